import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Empty,
  Moment,
  Money,
  Paging,
  Phone,
  cappedPageOf,
  pageOf,
  ProductSn,
  RowId,
  text,
  whole,
  line,
  keyword,
} from '../../fields.ts'
import { couponObtains, couponScopes } from './coupon.codes.ts'
import { Deciding, Proposal, RequestId } from '../../people/staff/proposal.fields.ts'
import { Coupon } from './coupon.fields.ts'

/** In fen (1/100 yuan). */
const amount = whole(0, 100_000_000)
const moment = whole(0, 9_999_999_999_999)
const ById = z.object({ id: RowId })

/** What a coupon is set up with; its terms stay as they are from then on. */
const Setup = z.strictObject({
  name: line(40, 1),
  nameEn: line(80),
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

export const AdminCoupon = z.object({
  id: z.number().int(),
  coupon: Coupon,
  obtain: z.enum(couponObtains),
  isEverywhere: z.boolean(),
  /** `waiting`, `running`, `over` by the clock; `closed` by an operator. */
  state: z.enum(['waiting', 'running', 'over', 'closed']),
  total: z.number().int(),
  taken: z.number().int(),
  used: z.number().int(),
  /**
   * Paid orders with it: fen that it took off those that were not paid back whole, and fen that they
   * brought and that did not go back.
   */
  saved: Money,
  paid: Money,
  perUserLimit: z.number().int(),
  drawFrom: Moment,
  drawTo: Moment,
})
export type AdminCoupon = z.output<typeof AdminCoupon>

/** One coupon with all that it was set up with, so that another like it can begin from there. */
export const AdminCouponPage = AdminCoupon.extend({
  setup: Setup,
  /** Categories or goods that it holds for, or the SKU of an exchange. */
  names: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Of those that were drawn: unused, in unpaid orders, used, expired, void. */
  states: z.object({
    unused: z.number().int(),
    locked: z.number().int(),
    used: z.number().int(),
    expired: z.number().int(),
    voided: z.number().int(),
  }),
  /** Where shoppers draw it; null where an assistant's code or the shop gives it. */
  link: z.string().nullable(),
})
export type AdminCouponPage = z.output<typeof AdminCouponPage>

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
export type AdminHeldCoupon = z.output<typeof Held>

/** Coupons for members that wait for a second person. */
export const CouponProposal = Proposal.extend({
  couponId: z.number().int(),
  /** Those who get one. */
  members: z.number().int(),
  /** Fen that all of them may take off, at the most. */
  worth: Money,
})
export type CouponProposal = z.output<typeof CouponProposal>

export const couponAdminCalls = {
  list: GET('/admin/api/{p}-{s}/coupons', {
    summary: 'Coupons of a store with their counts',
    authz: 'operator',
    right: 'promotion.read',
    query: z.object({ ...Paging, q: keyword(40).optional() }),
    reply: pageOf(AdminCoupon),
  }),
  detail: GET('/admin/api/{p}-{s}/coupons/{id}', {
    summary: 'One coupon: its terms, what became of those that were drawn, and what they brought',
    authz: 'operator',
    right: 'promotion.read',
    params: ById,
    reply: AdminCouponPage,
  }),
  preview: POST('/admin/api/{p}-{s}/coupons/preview', {
    summary: 'How a coupon would look, and what to look out for; saves nothing',
    authz: 'operator',
    right: 'promotion.write',
    keepsPages: true,
    body: Setup,
    reply: z.object({
      coupon: Coupon,
      goods: z.number().int(),
      warnings: z.array(z.string()),
      deepCuts: z.array(z.string()),
    }),
  }),
  create: POST('/admin/api/{p}-{s}/coupons', {
    summary: 'Sets up a coupon; the same request sets up one',
    authz: 'operator',
    right: 'promotion.write',
    body: Setup.extend({ requestId: RequestId }),
    reply: AdminCoupon,
  }),
  close: POST('/admin/api/{p}-{s}/coupons/{id}/close', {
    summary:
      'Gives no more of it; those that were drawn stay good, or the unused ones are taken back',
    authz: 'operator',
    right: 'promotion.write',
    params: ById,
    body: z.strictObject({
      reason: text(100, 1),
      /** Takes back what was drawn and not used; what stands in an unpaid order stays. */ voidsUnused:
        z.boolean().default(false),
    }),
    reply: AdminCoupon,
  }),
  issue: POST('/admin/api/{p}-{s}/coupons/{id}/issue', {
    summary:
      'Gives one to each of these members, or to all of these levels, up to the limit per person; what is worth much waits for another person. The same request gives once',
    authz: 'operator',
    right: 'promotion.write',
    params: ById,
    body: z.strictObject({
      phones: z.array(Phone).max(200).default([]),
      levels: z.array(text(20, 1)).max(20).default([]),
      requestId: RequestId,
    }),
    /** `left` members of the levels got none: they have their share, or none was left. */
    reply: z.object({
      given: z.number().int(),
      left: z.number().int(),
      failed: z.array(z.object({ phone: z.string(), message: z.string() })),
      /** Nobody got one yet: another person must agree. */
      waits: z.boolean(),
    }),
  }),
  waiting: GET('/admin/api/{p}-{s}/coupon-proposals', {
    summary: 'Coupons for members that wait for another person',
    authz: 'operator',
    right: 'promotion.read',
    reply: z.array(CouponProposal),
  }),
  decide: POST('/admin/api/{p}-{s}/coupon-proposals/{id}/decide', {
    summary:
      'Another person agrees to give coupons to members or declines it, or its author takes it back',
    authz: 'operator',
    right: 'promotion.write',
    params: ById,
    body: z.strictObject(Deciding),
    reply: z.array(CouponProposal),
  }),
  scanCode: POST('/admin/api/{p}-{s}/coupons/{id}/scan-code', {
    summary: 'A link for one shopper, once, within a day',
    authz: 'operator',
    right: 'coupon.give',
    params: ById,
    reply: z.object({ code: z.string(), link: z.string(), expiresAt: Moment }),
  }),
  held: GET('/admin/api/{p}-{s}/coupons/{id}/held', {
    summary: 'Who has it, and what became of it',
    authz: 'operator',
    reads: { way: 'list', of: 'coupon', by: 'id' },
    right: 'promotion.read',
    params: ById,
    query: z.object({ ...Paging, status: whole(0, 4).optional() }),
    reply: cappedPageOf(Held),
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
