import { z } from 'zod'
import { Moment } from '../../fields.ts'

/** What a member is besides a shopper. */
export const MemberRoles = z.array(
  z.enum(['user', 'distributor', 'guide', 'supervisor', 'employee']),
)

export const Me = z.object({
  id: z.number().int(),
  uuid: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  phoneMasked: z.string(),
  roles: MemberRoles,
  staffLevel: z.number().int(),
  gender: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** yyyy-MM-dd, or empty. */
  birthday: z.string(),
  integration: z.number().int(),
  growth: z.number().int(),
  /** When the account ends, while its cancellation can still be taken back. */
  cancelAt: Moment.nullable(),
})
export type Me = z.output<typeof Me>

export const WeixinUser = z.object({ uuid: z.string(), nickname: z.string(), avatar: z.string() })

/**
 * An identity that is nobody's yet, and the account that it would go with: the member is asked
 * before it does.
 */
export const Binding = z.object({
  uuid: z.string(),
  way: z.enum(['weixin', 'apple', 'oa']),
  /** As the provider names and shows them; empty when it does not. */
  nickname: z.string(),
  avatar: z.string(),
  account: z.object({ nickname: z.string(), avatar: z.string(), phoneMasked: z.string() }),
})
export type Binding = z.output<typeof Binding>

export const SsoInit = z.object({
  token: z.string(),
  is_new_pv: z.union([z.literal(0), z.literal(1)]),
  /**
   * The official account that pages sign with in the messaging browser; signatures come from
   * `share/wx-param`.
   */
  weixinapi: z.object({ appId: z.string() }).nullable(),
  weixinUser: WeixinUser.nullable(),
  user: Me.nullable(),
  tipMsg: z.object({ text: z.string() }).nullable(),
  /** What the member is still to answer. */
  binding: Binding.nullable(),
})

/** An agreement in the version that was read. */
export const Consent = z.object({ code: z.string().max(64), version: z.string().max(32) })
export type Consent = z.output<typeof Consent>

/**
 * A way to sign in: `form` on our page, `web` by leaving for the provider, `mini` on the
 * mini-program's own page, `native` through the app around the page (`appid` is what its WeChat
 * wants to know).
 */
export const LoginWay = z.object({
  type: z.enum(['sms', 'weixin', 'apple', 'oa']),
  name: z.string(),
  enabled: z.boolean(),
  by: z.enum(['form', 'web', 'mini', 'native']),
  appid: z.string().optional(),
})
export type LoginWay = z.output<typeof LoginWay>

/** What came of a sign-in by somebody else's word. */
export const SignedIn = z.object({
  /** Where it begins; null when it has ended. */
  url: z.string().nullable(),
  /** For hosts without cookies. */
  token: z.string().nullable(),
  user: Me.nullable(),
  /** Known to the provider and not yet to us: a phone makes a member. */
  needPhone: z.boolean(),
  /** For the web view, as `cookie_token`: good once, for 60 s. */
  ticket: z.string().nullable(),
  /** Where one wanted to go. */
  to: z.string().nullable(),
  binding: Binding.nullable(),
})
export type SignedIn = z.output<typeof SignedIn>

export const Passport = z.object({
  nickname: z.string(),
  avatar: z.string(),
  phoneMasked: z.string(),
  expiresIn: z.number().int(),
})

export const SmsScene = z.enum(['login', 'cancel', 'third-return', 'bind', 'fx', 'withdraw'])

export const CodeSent = z.object({
  /** Seconds until the code expires, and until the next one may be asked for. */
  expiresIn: z.number().int(),
  nextAfter: z.number().int(),
  needCaptcha: z.boolean(),
})
