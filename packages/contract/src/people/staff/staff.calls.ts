import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Empty,
  Moment,
  Money,
  Paging,
  cappedPageOf,
  RowId,
  text,
  whole,
  line,
} from '../../fields.ts'
import { SheetFile } from '../../sheet.fields.ts'
import { sheetFormats } from '../../sheet.ts'
import { nextSteps } from './approval.codes.ts'
import { proposalKinds } from './audit.codes.ts'
import { readWays } from './people-read.codes.ts'
import { rights } from './rights.ts'
import { FactorCode, RoleKey, StaffLogin, StaffPassword, StaffSecret } from './staff.fields.ts'

const StoreRef = z.object({
  partnerId: z.number().int(),
  storeId: z.number().int(),
  name: z.string(),
  partnerName: z.string(),
  rights: z.array(z.enum(rights)),
})

export const StaffMe = z.object({
  id: z.number().int(),
  login: z.string(),
  name: z.string(),
  /**
   * What is to be done before anything else is answered: the password that somebody else gave is
   * changed, or a second factor set up.
   */
  owes: z.enum(['password', 'factor']).nullable(),
  /** Those that hold in every store of the partner: what the stores share needs them. */
  rightsEverywhere: z.array(z.enum(rights)),
  stores: z.array(StoreRef),
})
export type StaffMe = z.output<typeof StaffMe>

/** A change that waits for a second person. */
export const Approval = z.object({
  id: z.number().int(),
  kind: z.enum(proposalKinds),
  /** What it is about, as the audit log names it: `order 2611…`. */
  object: z.string(),
  /** The store of it, where it is about one alone. */
  storeId: z.number().int().nullable(),
  reason: z.string(),
  by: z.string(),
  at: Moment,
  expiresAt: Moment,
  /** The reader asked for it. */
  isMine: z.boolean(),
  /** Fen that it is about; null where it is about none. */
  amount: Money.nullable(),
  /** Points or growth to give, or below 0 to take; null where it is about neither. */
  points: z.number().int().nullable(),
  next: z.enum(nextSteps),
  /** Names of those who may agree, where the reader waits for them. */
  approvers: z.array(z.string()),
})
export type Approval = z.output<typeof Approval>

export const StaffRow = z.object({
  id: z.number().int(),
  login: z.string(),
  name: z.string(),
  active: z.boolean(),
  roles: z.array(
    z.object({
      role: RoleKey,
      /** null: every store of the partner. */ storeId: z.number().int().nullable(),
    }),
  ),
})
export type StaffRow = z.output<typeof StaffRow>

/** Where somebody is signed in. */
export const StaffSession = z.object({
  id: z.number().int(),
  isCurrent: z.boolean(),
  /** As the browser names itself, in short: `Chrome · Windows`; empty when it says nothing. */
  device: z.string(),
  /** The address it came from, its last part hidden. */
  place: z.string(),
  startedAt: Moment,
  endsAt: Moment,
  /** From a browser that had not signed this person in before. */
  isNew: z.boolean(),
})
export type StaffSession = z.output<typeof StaffSession>

/** A sign-in from a browser that had not signed this person in before. */
export const NewSignIn = StaffSession.pick({
  id: true,
  device: true,
  place: true,
  startedAt: true,
})
export type NewSignIn = z.output<typeof NewSignIn>

export const AuditEntry = z.object({
  id: z.number().int(),
  at: Moment,
  staffName: z.string(),
  action: z.string(),
  object: z.string(),
  /** What changed, field by field. */
  changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  ip: z.string(),
})
export type AuditEntry = z.output<typeof AuditEntry>

/** What of people somebody of the staff read, in one hour. */
export const PeopleReadEntry = z.object({
  id: z.number().int(),
  /** First and last in that hour, and how often. */
  at: Moment,
  lastAt: Moment,
  times: z.number().int(),
  staffName: z.string(),
  way: z.enum(readWays),
  /** As the audit log names it (`order 2611…`), or all of its kind (`order`). */
  object: z.string(),
  /** The call that showed it, as the reference names it. */
  call: z.string(),
  ip: z.string(),
})
export type PeopleReadEntry = z.output<typeof PeopleReadEntry>

/** Which rows of a log are wanted. */
const logInput = {
  /** One thing (`order 26…`), or everything of its kind (`order`). */
  object: text(64).optional(),
  /** A part of the name of who did it. */
  who: text(30).optional(),
  from: whole(0, 9_999_999_999_999).optional(),
  until: whole(0, 9_999_999_999_999).optional(),
}

const auditInput = {
  ...logInput,
  /** An action (`order.ship`), or all that begin so (`order.`). */
  action: z
    .string()
    .regex(/^[A-Za-z]{1,30}\.?[A-Za-z]{0,30}$/, '操作不正确')
    .optional(),
}

export const staffCalls = {
  login: POST('/admin/api/login', {
    summary: 'Signs a member of staff in',
    authz: 'none',
    body: z.strictObject({
      login: line(64, 1),
      password: StaffSecret,
      /** Of the authenticator, or a recovery code, where `needsFactorCode` was the answer. */
      code: FactorCode.optional(),
    }),
    reply: StaffMe,
  }),
  logout: POST('/admin/api/logout', {
    summary: 'Signs out',
    authz: 'operator',
    whileOwing: 'anything',
    reply: Empty,
  }),
  me: GET('/admin/api/me', {
    summary: 'Who is signed in, and what may be done in which store',
    authz: 'operator',
    whileOwing: 'anything',
    reply: StaffMe,
  }),
  changePassword: POST('/admin/api/password', {
    summary: 'Changes one’s own password; other sessions end',
    authz: 'operator',
    whileOwing: 'anything',
    body: z.strictObject({ current: StaffSecret, next: StaffPassword }),
    reply: Empty,
  }),
  sessions: GET('/admin/api/sessions', {
    summary: 'Where one is signed in',
    authz: 'operator',
    reply: z.array(StaffSession),
  }),
  endSession: POST('/admin/api/session/end', {
    summary: 'Signs one out elsewhere: in one place, or everywhere but here',
    authz: 'operator',
    body: z.strictObject({ id: RowId.optional() }),
    reply: z.array(StaffSession),
  }),
  newSignIns: GET('/admin/api/sign-ins', {
    summary:
      'Sign-ins of one’s own from browsers that were not seen before, until one knows of them',
    authz: 'operator',
    reply: z.array(NewSignIn),
  }),
  knowSignIns: POST('/admin/api/sign-ins/known', {
    summary: 'One knows of the sign-ins that were told of, up to this one',
    authz: 'operator',
    body: z.strictObject({ upTo: RowId }),
    reply: z.array(NewSignIn),
  }),
  list: GET('/admin/api/{p}-{s}/staff', {
    summary: 'Staff of the partner; of one’s stores, for who looks after those',
    authz: 'operator',
    right: 'staff.add',
    reply: z.array(StaffRow),
  }),
  save: POST('/admin/api/{p}-{s}/staff/save', {
    summary: 'Adds or changes a member of staff; nobody gives a right that they have not got',
    authz: 'operator',
    right: 'staff.add',
    body: z.strictObject({
      id: RowId.optional(),
      login: StaffLogin,
      name: line(30, 1),
      password: StaffPassword.optional(),
      active: z.boolean(),
      roles: z
        .array(z.strictObject({ role: RoleKey, storeId: RowId.nullable() }))
        .min(1)
        .max(20),
    }),
    reply: StaffRow,
  }),
  approvals: GET('/admin/api/{p}-{s}/approvals', {
    summary: 'What waits for a second person, of every kind that one may decide in all stores',
    authz: 'operator',
    right: 'pay.confirm',
    reply: z.array(Approval),
  }),
  audit: GET('/admin/api/{p}-{s}/audit', {
    summary: 'Every write of the back office, the newest first',
    authz: 'operator',
    right: 'audit.read',
    query: z.object({ ...Paging, ...auditInput }),
    reply: cappedPageOf(AuditEntry),
  }),
  auditExport: POST('/admin/api/{p}-{s}/audit/export', {
    summary: 'The same as a table, 5000 rows at most; that it was taken is a row itself',
    authz: 'operator',
    right: 'audit.read',
    body: z.strictObject({ format: z.enum(sheetFormats), ...auditInput }),
    reply: SheetFile,
  }),
  peopleReads: GET('/admin/api/{p}-{s}/people-reads', {
    summary: 'Who of the staff read what of people, the latest first; 200 days',
    authz: 'operator',
    right: 'audit.read',
    query: z.object({ ...Paging, ...logInput, way: z.enum(readWays).optional() }),
    reply: cappedPageOf(PeopleReadEntry),
  }),
}
