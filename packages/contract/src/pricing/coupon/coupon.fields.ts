import { z } from 'zod'
import { Moment, Money } from '../../fields.ts'

/** A coupon as a shopper sees it: one that can be drawn, or one of their own (domain.md §8). */
export const Coupon = z.object({
  /** Absent before it is drawn. */
  couponHistoryId: z.number().int().nullable(),
  grantUuid: z.string(),
  name: z.string(),
  /** 1 cash, 2 percent, 3 freight, 4 exchange. */
  kind: z.number().int(),
  /** Fen that the goods it holds for must reach; 0 = none. */
  threshold: Money,
  /** Fen that it takes off; for an exchange, what the goods then cost. */
  face: Money,
  /** Basis points that are left to pay; for percent alone. */
  discountBp: z.number().int(),
  /** Fen that a percent coupon takes off at most; 0 = no limit. */
  maxDiscount: Money,
  scopeText: z.string(),
  /** Null while it is not drawn and its time begins with the drawing: `validDays`. */
  validFrom: Moment.nullable(),
  validTo: Moment.nullable(),
  validDays: z.number().int().nullable(),
  /** 0 unused, 1 in an unpaid order, 2 used, 3 expired, 4 void; null before it is drawn. */
  status: z.number().int().nullable(),
  /** The shopper has as many as they may have. */
  drawn: z.boolean(),
  /** Some are left. */
  left: z.boolean(),
  /** Points may be used beside it. */
  stackPoints: z.boolean(),
})
export type Coupon = z.output<typeof Coupon>

/** A coupon at a checkout: what it saves there, or why it does not. */
export const FlowCoupon = Coupon.extend({ saving: Money, reason: z.string().nullable() })
export type FlowCoupon = z.output<typeof FlowCoupon>

export const FlowCoupons = z.object({ usable: z.array(FlowCoupon), unusable: z.array(FlowCoupon) })
export type FlowCoupons = z.output<typeof FlowCoupons>

/**
 * Points at a checkout: what the shopper has, how many they may use here, how many they use, and
 * fen that they save.
 */
export const FlowPoints = z.object({
  balance: z.number().int(),
  max: z.number().int(),
  used: z.number().int(),
  amount: Money,
  isStackable: z.boolean(),
  /** Percent of the goods after the coupon that points may pay; null: they pay for no order. */
  sharePercent: z.number().int().nullable(),
})
export type FlowPoints = z.output<typeof FlowPoints>

export const CouponCounts = z.object({
  unused: z.number().int(),
  used: z.number().int(),
  expired: z.number().int(),
})
export type CouponCounts = z.output<typeof CouponCounts>

/** A coupon on the page of goods that it holds for, in a few letters: 满299减30. */
export const CouponChip = z.object({ grantUuid: z.string(), text: z.string() })
export type CouponChip = z.output<typeof CouponChip>

/** What one unit costs at the checkout with the best coupon that the shopper has or could draw. */
export const PriceAfter = z.object({
  productSn: z.string(),
  /** Fen of one unit before anything is taken off. */
  salePrice: Money,
  /** Fen of one unit after everything, freight and points aside. */
  after: Money,
  /** What is taken off, in the order in which it is. */
  steps: z.array(z.object({ name: z.string(), amount: Money, isCoupon: z.boolean() })),
  grantUuid: z.string(),
  /** The shopper has the coupon already. */
  isHeld: z.boolean(),
})
export type PriceAfter = z.output<typeof PriceAfter>

export const GoodsCoupons = z.object({
  /** That can be drawn and hold for some of the goods. */
  coupons: z.array(Coupon),
  /** Of SKUs that a coupon makes cheaper, wherever they are sent. */
  prices: z.array(PriceAfter),
})
export type GoodsCoupons = z.output<typeof GoodsCoupons>
