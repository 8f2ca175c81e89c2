import { z } from 'zod'
import { Moment } from '../fields.ts'

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

export const PartnerInit = z.object({
  wapGoods: z.object({
    hotWords: z.array(z.string()),
    /** Fen a basket must reach to travel free, or null. */
    freeFreightOver: z.number().int().nullable(),
  }),
  partner: z.object({ id: z.number().int(), logo: z.string(), name: z.string(), themeColor: z.string(), themeColorDark: z.string() }),
  store: z.object({ id: z.number().int(), name: z.string(), address: z.string(), phone: z.string(), hours: z.string() }),
  serverTime: Moment,
})
export type PartnerInit = z.output<typeof PartnerInit>

export const FreshCounts = z.object({
  cartNum: z.number().int(),
  couponNum: z.number().int(),
  orderCounts: z.object({
    unpaid: z.number().int(),
    toShip: z.number().int(),
    toReceive: z.number().int(),
    toComment: z.number().int(),
    afterSale: z.number().int(),
  }),
  noticeNum: z.number().int(),
})
export type FreshCounts = z.output<typeof FreshCounts>

export const SmsScene = z.enum(['login', 'cancel', 'third-return', 'bind'])

export const CodeSent = z.object({
  /** Seconds until the code expires, and until the next one may be asked for. */
  expiresIn: z.number().int(),
  nextAfter: z.number().int(),
  needCaptcha: z.boolean(),
})
