import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { ItemId, Paging, pageOf, Token22, whole } from '../../fields.ts'
import { Coupon, CouponCounts, GoodsCoupons } from './coupon.fields.ts'

const ByGrant = z.object({ grantUuid: Token22 })

export const couponCalls = {
  draw: POST('/b2c/coupon/{p}-{s}/draw/{grantUuid}', {
    summary: 'Draws a coupon; up to the limit per person',
    authz: 'user',
    isPerk: true,
    params: ByGrant,
    reply: Coupon,
  }),
  listLive: GET('/b2c/coupon/{p}-{s}/list/live', {
    summary:
      'Coupons that can be drawn now, with what the shopper has of them; for one item those that hold for it',
    authz: 'none',
    query: z.object({ itemId: ItemId.optional() }),
    reply: z.array(Coupon),
  }),
  forGoods: GET('/b2c/coupon/{p}-{s}/goods/{id}', {
    summary: 'Coupons for one item, and what its SKUs cost this shopper with the best one',
    authz: 'none',
    params: z.object({ id: ItemId }),
    reply: GoodsCoupons,
  }),
  fenXiao: GET('/b2c/coupon/{p}-{s}/fen-xiao/{grantUuid}', {
    summary: 'One coupon that a link leads to',
    authz: 'none',
    params: ByGrant,
    reply: Coupon,
  }),
}

export const couponPromotionCalls = {
  oneKeyDraw: POST('/b2c/promotion/{p}-{s}/one-key-draw', {
    summary: 'Draws several coupons; each for itself',
    authz: 'user',
    isPerk: true,
    body: z.strictObject({ uuids: z.array(Token22).min(1).max(20) }),
    reply: z.object({
      ok: z.array(Coupon),
      failed: z.array(z.object({ uuid: z.string(), message: z.string() })),
    }),
  }),
}

export const couponSalesCalls = {
  scanDraw: GET('/b2c/sales/scan', {
    summary: 'Draws the coupon of a shop assistant’s code, which holds once',
    authz: 'user',
    isGuarded: true,
    query: z.object({ code: Token22 }),
    /** `isNew`: drawn by this very call; false when the same person comes with the code again. */
    reply: Coupon.extend({ isNew: z.boolean() }),
  }),
}

export const couponMemberCalls = {
  couponNewlist: GET('/b2c/member/{p}-{s}/coupon/newlist', {
    summary: 'My coupons: 0 unused, 2 used, 3 over',
    authz: 'user',
    query: z.object({
      status: z
        .union([z.literal(0), z.literal(2), z.literal(3)])
        .or(z.enum(['0', '2', '3']).transform(Number))
        .default(0),
    }),
    reply: z.object({ list: z.array(Coupon), counts: CouponCounts }),
  }),
  couponRegister: GET('/b2c/member/{p}-{s}/coupon/getRegisterCoupon', {
    summary:
      'The coupons that came by joining, the first time they are asked for; grants those that were missed',
    authz: 'user',
    isGuarded: true,
    reply: z.array(Coupon),
  }),
  couponHistory: GET('/b2c/member/{p}-{s}/coupon/couponHistory', {
    summary: 'Every coupon that I ever had, the newest first',
    authz: 'user',
    query: z.object({ ...Paging, status: whole(0, 4).optional() }),
    reply: pageOf(Coupon),
  }),
}
