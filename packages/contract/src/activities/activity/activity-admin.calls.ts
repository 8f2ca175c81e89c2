import { z } from 'zod'
import { callOf } from '../../api.ts'
import { largestId, line, pageOf, Paging, RowId, text, whole } from '../../fields.ts'
import type { ReadKind } from '../../people/staff/people-read.codes.ts'
import { RequestId } from '../../people/staff/proposal.fields.ts'
import { sheetFormats } from '../../sheet.ts'
import { SheetFile } from '../../sheet.fields.ts'
import { activityStates } from './activity.codes.ts'

/** Milliseconds since the epoch. */
const moment = whole(0, 9_999_999_999_999)

/** What every activity is set up with, beside its name. */
export const activityPeriod = {
  /** 0: a new one. */
  id: whole(0, largestId).default(0),
  /** Of what was read; a save that names an older one is refused. */
  version: whole(0, 1_000_000_000).default(0),
  startAt: moment,
  endAt: moment,
}

/** What an activity with a name is set up with. */
export const activitySetup = { ...activityPeriod, name: line(40, 1), nameEn: line(80) }

/** Names the activity in the path. */
const ById = z.object({ id: RowId })

/** Why staff do something to an activity. */
const WithReason = z.strictObject({ reason: text(200, 1) })

const reading = { authz: 'operator', right: 'promotion.read' } as const
const writing = { authz: 'operator', right: 'promotion.write' } as const

/** In which the calls of one activity differ from those of the others. */
interface Told<Path extends string, Paths extends string, Row, One, Setup> {
  /** Last part of the paths that set one up, and of those that name some: `bargain`, `bargains`. */
  readonly path: Path
  readonly paths: Paths
  /** One of them and several, for the reference: `a trial`, `Trials`. */
  readonly nouns: readonly [one: string, several: string]
  /** What an early end does, for the reference. */
  readonly ends: string
  readonly row: Row
  readonly one: One
  readonly setup: Setup
}

/** The calls of the back office that all activities have alike. */
export const activityAdminCalls = <
  const Path extends string,
  const Paths extends string,
  Row extends z.ZodType,
  One extends z.ZodType,
  Setup extends z.ZodRawShape,
>({
  path,
  paths,
  nouns: [noun, nouns],
  ends,
  row,
  one,
  setup,
}: Told<Path, Paths, Row, One, z.ZodObject<Setup, z.core.$strict>>) => ({
  list: callOf('GET', `/admin/api/{p}-{s}/${paths}` as const, {
    ...reading,
    summary: `${nouns} of a store, the latest first`,
    query: z.object({ ...Paging, state: z.enum(['ALL', ...activityStates]).default('ALL') }),
    reply: pageOf(row),
  }),
  detail: callOf('GET', `/admin/api/{p}-{s}/${paths}/{id}` as const, {
    ...reading,
    summary: `Shows ${noun} with its figures`,
    params: ById,
    reply: one,
  }),
  save: callOf('POST', `/admin/api/{p}-{s}/${path}/save` as const, {
    ...writing,
    summary: `Sets up ${noun}, or changes one that has not begun; the same request sets up one`,
    body: setup.extend({ requestId: RequestId }),
    reply: one,
  }),
  close: callOf('POST', `/admin/api/{p}-{s}/${paths}/{id}/close` as const, {
    summary: ends,
    ...deciding(one),
  }),
})

/** A call that lists what came of one, the latest first, asked as its query says. */
export const records = <
  const Of extends ReadKind,
  Row extends z.ZodType,
  Query extends z.ZodRawShape,
>(
  of: Of,
  row: Row,
  right: 'promotion.read' | 'order.read',
  query: Query,
) => ({
  authz: 'operator' as const,
  right,
  reads: { way: 'list' as const, of, by: 'id' },
  params: ById,
  query: z.object({ ...Paging, ...query }),
  reply: pageOf(row),
})

/** The call that says what stands against a set-up. */
export const clashing = <Setup extends z.ZodObject, Clash extends z.ZodType>(
  setup: Setup,
  clash: Clash,
) => ({
  ...reading,
  summary: 'What stands against a set-up; changes nothing',
  keepsPages: true as const,
  body: setup,
  reply: z.array(clash),
})

/** A call that does something to one, for good and with a reason. */
export const deciding = <One extends z.ZodType>(one: One) => ({
  ...writing,
  params: ById,
  body: WithReason,
  reply: one,
})

/** The call that gives all that `records` lists as a table. */
export const exporting = <const Of extends ReadKind>(of: Of) => ({
  ...writing,
  reads: { way: 'export' as const, of, by: 'id' },
  keepsPages: true as const,
  params: ById,
  body: z.strictObject({ format: z.enum(sheetFormats) }),
  reply: SheetFile,
})
