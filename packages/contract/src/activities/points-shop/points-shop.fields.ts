import { z } from 'zod'
import { Moment, Money, PictureRef } from '../../fields.ts'
import { Coupon } from '../../pricing/coupon/coupon.fields.ts'
import { activityStates } from '../activity/activity.codes.ts'
import { exchangeStatus, pointsGoodsKinds, pointsWays } from './points-shop.codes.ts'

export const ExchangeStatusField = z.literal(Object.values(exchangeStatus))

/** A level of members, by its code. */
const LevelName = z.object({ code: z.string(), name: z.string() })

/** Goods or a coupon for points, as a shopper sees it. */
export const PointsGoods = z.object({
  id: z.number().int(),
  kind: z.enum(pointsGoodsKinds),
  title: z.string(),
  /** Of goods; empty otherwise. */
  productAttr: z.string(),
  /** Of goods, null otherwise; so are picture and public numbers. */
  pic: PictureRef.nullable(),
  itemId: z.number().int().nullable(),
  productSn: z.string().nullable(),
  /** The coupon, before it is taken; null of goods. */
  coupon: Coupon.nullable(),
  /** Points of one. */
  points: z.number().int(),
  /** Fen of one, beside its points. */
  cashAmount: Money,
  /** Fen that the store asks for one; 0 of a coupon. */
  salePrice: Money,
  state: z.enum(activityStates),
  startAt: Moment,
  endAt: Moment,
  /** Units that can still be had. */
  left: z.number().int(),
  /** All that were put up. */
  quota: z.number().int(),
  limitPerUser: z.number().int(),
  /** Units that who asks has taken; 0 for a visitor. */
  taken: z.number().int(),
  /** From which level on; null: everyone. */
  minLevel: LevelName.nullable(),
  /** Whether who asks has that level; a visitor has none. */
  isLevelReached: z.boolean(),
})
export type PointsGoods = z.output<typeof PointsGoods>

export const PointsStore = z.object({
  /** Null for a visitor, as is the level. */
  balance: z.number().int().nullable(),
  level: LevelName.nullable(),
  /** What runs and what begins soon. */
  goods: z.array(PointsGoods),
  serverTime: Moment,
})
export type PointsStore = z.output<typeof PointsStore>

/** One way to come by points or to spend them. */
export const PointsWay = z.object({
  id: z.enum(pointsWays),
  side: z.enum(['earn', 'spend']),
  title: z.string(),
  /** In a few letters: what it brings or costs. */
  note: z.string(),
  /** How it works, a line each. */
  rules: z.array(z.string()),
  /** Where one does it. */
  path: z.string(),
  /** Whether who asks has done it today; null where it has no end. */
  isDone: z.boolean().nullable(),
})
export type PointsWay = z.output<typeof PointsWay>

/** What became of points. */
export const Exchanged = z.object({
  /** Of goods; null of a coupon. */
  orderSn: z.string().nullable(),
  /** Of a coupon; null of goods. */
  couponHistoryId: z.number().int().nullable(),
  /** Points that it took. */
  points: z.number().int(),
  /** Fen that are still to be paid. */
  payAmount: Money,
  needPay: z.boolean(),
  /** When it is closed unpaid, and the points come back. */
  autoCloseAt: Moment.nullable(),
  /** Points that are left now. */
  balance: z.number().int(),
})
export type Exchanged = z.output<typeof Exchanged>
