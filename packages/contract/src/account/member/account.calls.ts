import { z } from 'zod'
import { GET, POST, PUT } from '../../api.ts'
import { Code6, Empty, Moment, NewPassword, Phone, RowId, text } from '../../fields.ts'
import { CodeSent, Me } from '../../people/identity/identity.fields.ts'

const CaptchaAnswer = {
  captchaId: z.string().max(64).optional(),
  captcha: z.string().max(8).optional(),
}

/** What stands against cancelling, or what would be lost by it. */
export const AccountMatter = z.object({
  code: z.string(),
  text: z.string(),
  count: z.number().int(),
  /** Where it can be settled, inside the shop; empty when there is no such page. */
  link: z.string(),
})
export type AccountMatter = z.output<typeof AccountMatter>

export const BoundIdentity = z.object({
  id: z.number().int(),
  type: z.string(),
  boundAt: Moment,
  /** False for the last way to sign in. */
  canUnbind: z.boolean(),
})
export type BoundIdentity = z.output<typeof BoundIdentity>

export const DeviceSession = z.object({
  id: z.number().int(),
  isCurrent: z.boolean(),
  /** As the browser names itself, in short: `Safari · iPhone`. */
  device: z.string(),
  /** The address it came from, its last part hidden. */
  place: z.string(),
  startedAt: Moment,
  seenAt: Moment,
})
export type DeviceSession = z.output<typeof DeviceSession>

/** What a shopper may allow or not, apart from the agreements; nothing is allowed before it was. */
export const ChoiceCode = z.enum(['analytics', 'personalisation', 'marketing'])
export type ChoiceCode = z.output<typeof ChoiceCode>

/** All that is held about a member, by kind. */
export const PersonalCopy = z.object({
  shop: z.string(),
  madeAt: Moment,
  held: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type PersonalCopy = z.output<typeof PersonalCopy>

export const AgreementState = z.object({
  code: z.string(),
  title: z.string(),
  /** Empty: the server draws it from how the shop is set up now. */
  version: z.string(),
  updatedAt: Moment,
  /** The newest version that this member accepted, and when; null before that. */
  agreed: z.object({ version: z.string(), at: Moment }).nullable(),
  /** Using an account wants it, and this member has not accepted the version of now. */
  isDue: z.boolean(),
})
export type AgreementState = z.output<typeof AgreementState>

export const PrivacyChoice = z.object({
  code: ChoiceCode,
  isAllowed: z.boolean(),
  at: Moment.nullable(),
})
export type PrivacyChoice = z.output<typeof PrivacyChoice>

/**
 * Rows of the member that concern the account itself: how one gets in, what is held, how it ends.
 */
export const accountCalls = {
  checkCancel: GET('/sso/check-cancel', {
    summary: 'May this account be cancelled; what stands against it, and what would be lost',
    authz: 'user',
    reply: z.object({
      canCancel: z.boolean(),
      blocks: z.array(AccountMatter),
      losses: z.array(AccountMatter),
      /** Days in which signing in takes the cancellation back. */
      coolingDays: z.number().int(),
    }),
  }),
  cancelSms: POST('/sso/cancel-sms', {
    summary: 'Sends the code that cancelling wants to the member’s own phone',
    authz: 'user',
    body: z.strictObject(CaptchaAnswer),
    reply: CodeSent,
  }),
  cancelMember: PUT('/sso/cancel-member', {
    summary:
      'Cancels the account: signed out everywhere at once, made anonymous when the cooling time is over',
    authz: 'user',
    query: z.object({ reason: text(200, 1), phoneCode: Code6 }),
    reply: z.object({ status: z.literal(2), finalAt: Moment }),
  }),
  takeBack: POST('/b2c/member/{p}-{s}/cancel/take-back', {
    summary: 'Keeps an account whose cancellation is not final yet',
    authz: 'user',
    reply: Me,
  }),
  sessionList: GET('/b2c/member/{p}-{s}/session/list', {
    summary: 'Devices that are signed in, this one first',
    authz: 'user',
    reply: z.object({ list: z.array(DeviceSession) }),
  }),
  sessionEnd: POST('/b2c/member/{p}-{s}/session/end/{id}', {
    summary: 'Signs one device out',
    authz: 'self',
    params: z.object({ id: RowId }),
    reply: Empty,
  }),
  sessionEndAll: POST('/b2c/member/{p}-{s}/session/end-all', {
    summary: 'Signs out everywhere, or everywhere else',
    authz: 'user',
    body: z.strictObject({ keepThis: z.boolean().default(false) }),
    reply: z.object({ ended: z.number().int() }),
  }),
  identityList: GET('/b2c/member/{p}-{s}/identity/list', {
    summary: 'Ways to sign in that are bound to the account',
    authz: 'user',
    reply: z.object({ phoneMasked: z.string(), list: z.array(BoundIdentity) }),
  }),
  identityUnbind: POST('/b2c/member/{p}-{s}/identity/unbind/{id}', {
    summary: 'Unbinds a way to sign in; never the last one',
    authz: 'self',
    params: z.object({ id: RowId }),
    reply: Empty,
  }),
  phoneCode: POST('/b2c/member/{p}-{s}/phone/send-code', {
    summary: 'Sends a code to the old phone, or to the new one',
    authz: 'user',
    body: z.strictObject({
      which: z.enum(['old', 'new']),
      phone: Phone.optional(),
      ...CaptchaAnswer,
    }),
    reply: CodeSent,
  }),
  changePhone: POST('/b2c/member/{p}-{s}/phone/change', {
    summary: 'Changes the phone with the codes of both; other devices are signed out',
    authz: 'user',
    body: z.strictObject({ phone: Phone, code: Code6, oldCode: Code6.optional() }),
    reply: Me,
  }),
  passwordState: GET('/b2c/member/{p}-{s}/password', {
    summary: 'Whether one can sign in with a password, and since when it is the one of now',
    authz: 'user',
    reply: z.object({ isSet: z.boolean(), changedAt: Moment.nullable() }),
  }),
  passwordCode: POST('/b2c/member/{p}-{s}/password/send-code', {
    summary: 'Sends the code that setting a password wants to the member’s own phone',
    authz: 'user',
    body: z.strictObject(CaptchaAnswer),
    reply: CodeSent,
  }),
  passwordSet: POST('/b2c/member/{p}-{s}/password/set', {
    summary:
      'Sets the password, with the one of now or a code to the own phone; other devices are signed out',
    authz: 'user',
    body: z.strictObject({
      password: NewPassword,
      current: z.string().max(64).optional(),
      code: Code6.optional(),
    }),
    reply: z.object({ changedAt: Moment }),
  }),
  agreementList: GET('/b2c/member/{p}-{s}/agreement/list', {
    summary: 'The agreements, what the member accepted of them and when, and the privacy choices',
    authz: 'none',
    reply: z.object({ agreements: z.array(AgreementState), choices: z.array(PrivacyChoice) }),
  }),
  agreementChoose: POST('/b2c/member/{p}-{s}/agreement/choose', {
    summary: 'Allows something optional, or withdraws it; each choice is kept with its time',
    authz: 'user',
    body: z.strictObject({ code: ChoiceCode, isAllowed: z.boolean() }),
    reply: PrivacyChoice,
  }),
  personal: GET('/b2c/member/{p}-{s}/personal', {
    summary: 'What is held about the member, by kind',
    authz: 'user',
    reply: z.object({
      list: z.array(z.object({ name: z.string(), title: z.string(), count: z.number().int() })),
    }),
  }),
  personalExport: GET('/b2c/member/{p}-{s}/personal/export', {
    summary: 'A copy of all that is held about the member',
    authz: 'user',
    reply: PersonalCopy,
  }),
}
