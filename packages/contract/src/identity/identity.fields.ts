import { z } from 'zod'

export const Me = z.object({
  id: z.number().int(),
  uuid: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  phoneMasked: z.string(),
  roles: z.array(z.enum(['user', 'distributor', 'guide', 'supervisor', 'employee'])),
  staffLevel: z.number().int(),
  gender: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** yyyy-MM-dd, or empty. */
  birthday: z.string(),
  integration: z.number().int(),
  growth: z.number().int(),
})
export type Me = z.output<typeof Me>

export const WeixinUser = z.object({ uuid: z.string(), nickname: z.string(), avatar: z.string() })

export const SsoInit = z.object({
  token: z.string(),
  is_new_pv: z.union([z.literal(0), z.literal(1)]),
  weixinapi: z.object({ appId: z.string(), timestamp: z.number().int(), nonceStr: z.string(), signature: z.string() }).nullable(),
  weixinUser: WeixinUser.nullable(),
  user: Me.nullable(),
  tipMsg: z.object({ text: z.string() }).nullable(),
})

export const SmsScene = z.enum(['login', 'cancel', 'third-return', 'bind'])

export const CodeSent = z.object({
  /** Seconds until the code expires, and until the next one may be asked for. */
  expiresIn: z.number().int(),
  nextAfter: z.number().int(),
  needCaptcha: z.boolean(),
})
