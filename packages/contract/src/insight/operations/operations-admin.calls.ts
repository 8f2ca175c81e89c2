import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Empty, Moment, Paging, pageOf, RowId, text } from '../../fields.ts'

const Found = z.object({
  /** What must hold, for example "I-8 reserved stock is between zero and what is on hand". */
  name: z.string(),
  /** Rows that break it. */
  total: z.number().int(),
  /** The first of them. */
  rows: z.array(z.record(z.string(), z.unknown())),
  /** Why it was not asked to the end; empty when it was. */
  fault: z.string(),
})

export const InvariantRun = z.object({
  startTime: Moment,
  /** Null: still under way. What was asked so far is there. */
  finishTime: Moment.nullable(),
  /** Empty: the run of each hour. */
  staffName: z.string(),
  results: z.array(Found),
})
export type InvariantRun = z.output<typeof InvariantRun>

export const Invariants = z.object({
  count: z.number().int(),
  latest: InvariantRun.nullable(),
  /** Of what was changed, and of the next part of everything; it knows what was broken before. */
  hourly: InvariantRun.nullable(),
})
export type Invariants = z.output<typeof Invariants>

export const JobKindCounts = z.object({
  kind: z.string(),
  /** What such a job does; empty for a kind that this version does not have. */
  kindText: z.string(),
  waiting: z.number().int(),
  running: z.number().int(),
  dead: z.number().int(),
  /** Milliseconds by which the oldest due job is late. */
  lateBy: z.number().int(),
  /** When the next one is due; null where none waits. */
  nextTime: Moment.nullable(),
})
export type JobKindCounts = z.output<typeof JobKindCounts>

/** What a job was for: a thing of a store, by the number that its page has. */
export const JobSubject = z.object({
  kind: z.enum(['order', 'return', 'thirdReturn', 'refund', 'payment', 'invoice']),
  number: z.string(),
  partnerId: z.number().int(),
  storeId: z.number().int(),
})
export type JobSubject = z.output<typeof JobSubject>

export const DeadJob = z.object({
  id: z.number().int(),
  kind: z.string(),
  kindText: z.string(),
  key: z.string(),
  /** Null where it is about nothing with a page of its own, or that is gone. */
  subject: JobSubject.nullable(),
  payload: z.record(z.string(), z.unknown()),
  attempts: z.number().int(),
  lastError: z.string(),
  createTime: Moment,
})
export type DeadJob = z.output<typeof DeadJob>

export const Addresses = z.object({
  /** Address of the shop as the outside sees it. */
  publicUrl: z.string(),
  /**
   * Open stores, with the origins that are theirs alone. WeChat's pages are signed for these and
   * for `publicUrl`.
   */
  stores: z.array(
    z.object({
      partnerId: z.number().int(),
      storeId: z.number().int(),
      name: z.string(),
      domains: z.array(z.string()),
    }),
  ),
  /** Files at the root by which messengers see whose the domain is. */
  proofs: z.array(z.string()),
  /** Who may vouch for a shopper: WeChat's apps by what they are for, with their public ids. */
  weixinApps: z.array(
    z.object({ use: z.enum(['web', 'mini', 'smartApp', 'mallApp']), appId: z.string() }),
  ),
  apple: z.object({ web: z.boolean(), app: z.boolean() }),
  wecom: z.boolean(),
})
export type Addresses = z.output<typeof Addresses>

/**
 * Codes by text message in this hour, and how many it may have: busy from half of them on, scarce
 * from four fifths.
 */
export const CodeBudget = z.object({
  sent: z.number().int(),
  budget: z.number().int(),
  state: z.enum(['calm', 'busy', 'scarce', 'spent']),
})
export type CodeBudget = z.output<typeof CodeBudget>

const ById = z.object({ id: RowId })

/**
 * The machine room: for the partner that runs the house, and those of its staff who look after all
 * of its stores.
 */
export const operationsAdminCalls = {
  invariants: GET('/admin/api/{p}-{s}/operations/invariants', {
    summary: 'Whether the books agreed when they were last asked, and within the hour',
    authz: 'operator',
    right: 'system.read',
    reply: Invariants,
  }),
  runInvariants: POST('/admin/api/{p}-{s}/operations/invariants/run', {
    summary:
      'Asks every invariant about all of the books; one run at a time, which goes on behind the answer',
    authz: 'operator',
    right: 'system.read',
    reply: Invariants,
  }),
  addresses: GET('/admin/api/{p}-{s}/operations/addresses', {
    summary: 'Addresses of the shop and its stores, and which apps around it are set up',
    authz: 'operator',
    right: 'system.read',
    reply: Addresses,
  }),
  codeBudget: GET('/admin/api/{p}-{s}/operations/code-budget', {
    summary: 'How many codes by text message went out in this hour, of those that it may have',
    authz: 'operator',
    right: 'system.read',
    reply: CodeBudget,
  }),
  jobs: GET('/admin/api/{p}-{s}/operations/jobs', {
    summary: 'How many jobs of each kind wait, run and are dead',
    authz: 'operator',
    right: 'system.read',
    reply: z.array(JobKindCounts),
  }),
  deadJobs: GET('/admin/api/{p}-{s}/operations/jobs/dead', {
    summary: 'Jobs that gave up, the newest first',
    authz: 'operator',
    right: 'system.read',
    query: z.object({ ...Paging, kind: text(60).optional() }),
    reply: pageOf(DeadJob),
  }),
  retryJob: POST('/admin/api/{p}-{s}/operations/jobs/{id}/retry', {
    summary: 'Gives a dead job all its tries again; newer work of its key stands for both',
    authz: 'operator',
    right: 'system.write',
    params: ById,
    reply: Empty,
  }),
  discardJob: POST('/admin/api/{p}-{s}/operations/jobs/{id}/discard', {
    summary: 'Takes a dead job away for good; the log keeps what it was',
    authz: 'operator',
    right: 'system.write',
    params: ById,
    body: z.strictObject({ reason: text(200, 2) }),
    reply: Empty,
  }),
}
