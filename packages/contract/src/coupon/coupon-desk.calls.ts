import { z } from 'zod'
import { GET, POST } from '../api.ts'
import { Empty, Moment, Money, Paging, Phone, pageOf, ProductSn, RowId, text, whole } from '../fields.ts'
import { couponObtains, couponScopes } from './coupon.codes.ts'
import { Coupon } from './coupon.fields.ts'

const amount = whole(0, 100_000_000)
const moment = whole(0, 9_999_999_999_999)
const ById = z.object({ id: RowId })

/** What a coupon is set up with; its terms stay as they are from then on. */
const Setup = z.strictObject({
  name: text(40, 1),
  nameEn: text(80),
  /** 1 cash, 2 percent, 3 freight, 4 exchange. */
  kind: whole(1, 4),
  threshold: amount,
  face: amount,
  discountBp: whole(1, 10_000),
  maxDiscount: amount,
  /** Of an exchange. */
  productSn: ProductSn.nullable(),
  scope: z.enum(couponScopes),
  scopeIds: z.array(RowId).max(500),
  total: whole(1, 10_000_000),
  perUserLimit: whole(1, 99),
  /** Either both moments, or days from the drawing. */
  validFrom: moment.nullable(),
  validTo: moment.nullable(),
  validDays: whole(1, 3650).nullable(),
  obtain: z.enum(couponObtains),
  drawFrom: moment,
  drawTo: moment,
  stackPoints: z.boolean(),
  /** It holds in every store of the brand, not in this one alone. */
  isEverywhere: z.boolean(),
})
export type CouponSetup = z.output<typeof Setup>

export const DeskCoupon = z.object({
  id: z.number().int(),
  coupon: Coupon,
  obtain: z.enum(couponObtains),
  isEverywhere: z.boolean(),
  /** `waiting`, `running`, `over` by the clock; `closed` by an operator. */
  state: z.enum(['waiting', 'running', 'over', 'closed']),
  total: z.number().int(),
  taken: z.number().int(),
  used: z.number().int(),
  /** Fen that orders paid with it came to. */
  paid: Money,
  perUserLimit: z.number().int(),
  drawFrom: Moment,
  drawTo: Moment,
})
export type DeskCoupon = z.output<typeof DeskCoupon>

const Held = z.object({
  id: z.number().int(),
  nickname: z.string(),
  phoneMasked: z.string(),
  status: z.number().int(),
  source: z.string(),
  orderSn: z.string().nullable(),
  validTo: Moment,
  at: Moment,
})
export type DeskHeldCoupon = z.output<typeof Held>

export const couponDeskCalls = {
  list: GET('/admin/api/{p}-{s}/coupons', {
    summary: 'Coupons of a store with their counts',
    authz: 'operator',
    right: 'promotion.read',
    query: z.object({ ...Paging, q: text(40).optional() }),
    reply: pageOf(DeskCoupon),
  }),
  preview: POST('/admin/api/{p}-{s}/coupons/preview', {
    summary: 'How a coupon would look, and what to look out for; saves nothing',
    authz: 'operator',
    right: 'promotion.write',
    body: Setup,
    reply: z.object({ coupon: Coupon, goods: z.number().int(), warnings: z.array(z.string()) }),
  }),
  create: POST('/admin/api/{p}-{s}/coupons', {
    summary: 'Sets up a coupon',
    authz: 'operator',
    right: 'promotion.write',
    body: Setup,
    reply: DeskCoupon,
  }),
  close: POST('/admin/api/{p}-{s}/coupons/{id}/close', {
    summary: 'Gives no more of it; those that were drawn stay good',
    authz: 'operator',
    right: 'promotion.write',
    params: ById,
    reply: DeskCoupon,
  }),
  issue: POST('/admin/api/{p}-{s}/coupons/{id}/issue', {
    summary: 'Gives one to each of these members, up to the limit per person',
    authz: 'operator',
    right: 'promotion.write',
    params: ById,
    body: z.strictObject({ phones: z.array(Phone).min(1).max(200) }),
    reply: z.object({ given: z.number().int(), failed: z.array(z.object({ phone: z.string(), message: z.string() })) }),
  }),
  scanCode: POST('/admin/api/{p}-{s}/coupons/{id}/scan-code', {
    summary: 'A link for one shopper, once, within a day',
    authz: 'operator',
    right: 'promotion.read',
    params: ById,
    reply: z.object({ code: z.string(), link: z.string(), expiresAt: Moment }),
  }),
  held: GET('/admin/api/{p}-{s}/coupons/{id}/held', {
    summary: 'Who has it, and what became of it',
    authz: 'operator',
    right: 'promotion.read',
    params: ById,
    query: z.object(Paging),
    reply: pageOf(Held),
  }),
  void: POST('/admin/api/{p}-{s}/coupons/held/{id}/void', {
    summary: 'Takes an unused coupon back',
    authz: 'operator',
    right: 'promotion.write',
    params: ById,
    body: z.strictObject({ reason: text(100, 1) }),
    reply: Empty,
  }),
}
