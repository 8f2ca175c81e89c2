import { z } from 'zod'
import { Moment, Money, PictureRef } from '../../fields.ts'
import { Coupon } from '../../pricing/coupon/coupon.fields.ts'
import { activityStates } from '../activity/activity.codes.ts'
import { giftKinds, giftStandings } from './gift.codes.ts'

/** A gift for new customers as a shopper sees it. */
export const Gift = z.object({
  giftId: z.number().int(),
  kind: z.enum(giftKinds),
  name: z.string(),
  /** A line each. */
  rules: z.string(),
  state: z.enum(activityStates),
  startAt: Moment,
  endAt: Moment,
  quota: z.number().int(),
  /** Gifts that can still be had. */
  left: z.number().int(),
  /** Of goods; empty or null otherwise. */
  title: z.string(),
  productAttr: z.string(),
  pic: PictureRef.nullable(),
  itemId: z.number().int().nullable(),
  /** Fen that the store asks for the goods; 0 otherwise. */
  salePrice: Money,
  /** The coupon, before it is taken. */
  coupon: Coupon.nullable(),
  /** Points of a gift of points, 0 otherwise. */
  points: z.number().int(),
})
export type Gift = z.output<typeof Gift>

/** What somebody got. */
export const GiftClaim = z.object({
  giftId: z.number().int(),
  /** The store of the partner that gave it. */
  storeId: z.number().int(),
  kind: z.enum(giftKinds),
  /** What it is, in words. */
  title: z.string(),
  points: z.number().int(),
  orderSn: z.string().nullable(),
  couponHistoryId: z.number().int().nullable(),
  at: Moment,
})
export type GiftClaim = z.output<typeof GiftClaim>

export const WaitingGift = z.object({
  /** What it is, in words; null: none. */
  title: z.string().nullable(),
})
export type WaitingGift = z.output<typeof WaitingGift>

export const NewArrival = z.object({
  /** What is given now; null: nothing. */
  gift: Gift.nullable(),
  standing: z.enum(giftStandings),
  /** What who asks got before, in any store; null also where another account of theirs has it. */
  claim: GiftClaim.nullable(),
  serverTime: Moment,
})
export type NewArrival = z.output<typeof NewArrival>
