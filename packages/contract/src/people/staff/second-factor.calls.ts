import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Empty, Moment, RowId, whole } from '../../fields.ts'
import { FactorCode, RoleKey, StaffSecret } from './staff.fields.ts'

/** One's own second factor. */
export const SecondFactor = z.object({
  /** Since when codes of an authenticator are asked for; null: a password is enough. */
  since: Moment.nullable(),
  /** Recovery codes that were not used yet. */
  codesLeft: z.number().int(),
  /** The owner asks for one: it can be changed, and not turned off. */
  isNeeded: z.boolean(),
})
export type SecondFactor = z.output<typeof SecondFactor>

/** Ten codes that are shown once: each signs in once in place of the authenticator. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })
export type RecoveryCodes = z.output<typeof RecoveryCodes>

/** Of whom the owner asks for a second factor. */
const rule = {
  everybody: z.boolean(),
  /** Beside everybody it counts for nothing. */
  roles: z.array(RoleKey).max(100),
}

/** Who of the staff has a second factor, and who must. */
export const FactorTeam = z.object({
  holders: z.array(z.number().int()),
  ...rule,
  /** 0: never set. */
  version: z.number().int(),
  /** Whether the reader may set it: the owner of all stores. */
  canSave: z.boolean(),
})
export type FactorTeam = z.output<typeof FactorTeam>

/** What proves that one's own second factor may be changed. */
const proof = {
  password: StaffSecret,
  /** Of the authenticator, or a recovery code; asked for where one is set up. */
  code: FactorCode.optional(),
}

export const secondFactorCalls = {
  mine: GET('/admin/api/second-factor', {
    summary: 'Whether one’s own sign-in asks for a code of an authenticator',
    authz: 'operator',
    whileOwing: 'factor',
    reply: SecondFactor,
  }),
  begin: POST('/admin/api/second-factor/begin', {
    summary: 'A new secret for one’s own authenticator; it counts once a code of it was confirmed',
    authz: 'operator',
    whileOwing: 'factor',
    body: z.strictObject(proof),
    reply: z.object({
      /** Base32, for who cannot scan. */
      secret: z.string(),
      /** What the QR code holds: `otpauth://totp/…`. */
      uri: z.string(),
      /** To be handed back with the first code. */
      ticket: z.string(),
    }),
  }),
  confirm: POST('/admin/api/second-factor/confirm', {
    summary: 'The first code of the authenticator: from now on signing in asks for one',
    authz: 'operator',
    whileOwing: 'factor',
    body: z.strictObject({ ticket: z.string().min(1).max(1000), code: FactorCode }),
    reply: RecoveryCodes,
  }),
  codes: POST('/admin/api/second-factor/codes', {
    summary: 'New recovery codes of one’s own; the old ones are void',
    authz: 'operator',
    body: z.strictObject(proof),
    reply: RecoveryCodes,
  }),
  off: POST('/admin/api/second-factor/off', {
    summary: 'Signing in asks oneself for a password alone again',
    authz: 'operator',
    body: z.strictObject(proof),
    reply: SecondFactor,
  }),
  team: GET('/admin/api/{p}-{s}/second-factor/team', {
    summary: 'Who of the staff has a second factor, and of whom the owner asks for one',
    authz: 'operator',
    right: 'staff.add',
    reply: FactorTeam,
  }),
  saveRule: POST('/admin/api/{p}-{s}/second-factor/rule', {
    summary: 'The owner says of whom a second factor is asked; they set it up before anything else',
    authz: 'operator',
    right: 'staff.write',
    body: z.strictObject({ ...rule, version: whole(0, 1_000_000_000) }),
    reply: FactorTeam,
  }),
  reset: POST('/admin/api/{p}-{s}/second-factor/reset', {
    summary: 'Takes the second factor from somebody who lost it; their sessions end',
    authz: 'operator',
    right: 'staff.add',
    body: z.strictObject({ id: RowId }),
    reply: Empty,
  }),
}
