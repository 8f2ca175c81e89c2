import { z } from 'zod'
import { Moment, Money, PictureRef, RowId, whole } from '../fields.ts'

/** Why an amount is what it is: what a promotion, a coupon or points took off it (domain.md §8). */
export const AppliedPromotion = z.object({ id: z.number().int(), name: z.string(), type: z.number().int(), amount: Money })
export type AppliedPromotion = z.output<typeof AppliedPromotion>

/** A promotion in words for the shopper. */
export const PromotionWords = z.object({ id: z.number().int(), type: z.number().int(), tag: z.string(), name: z.string(), text: z.string(), endAt: Moment })
export type PromotionWords = z.output<typeof PromotionWords>

/** A gift that was earned and is given away already: units that the store has no more of. */
export const LostGift = z.object({ promotionId: z.number().int(), name: z.string(), title: z.string(), quantity: z.number().int() })
export type LostGift = z.output<typeof LostGift>

/** Goods that may be added for a fixed price once the basket reaches a sum. */
export const AddBuy = z.object({
  promotionId: z.number().int(),
  name: z.string(),
  /** Fen that the basket must reach, and how many are missing. */
  over: Money,
  missing: Money,
  /** Units of one order at this price. */
  most: z.number().int(),
  items: z.array(
    z.object({
      productSn: z.string(),
      itemId: z.number().int(),
      title: z.string(),
      pic: PictureRef,
      productAttr: z.string(),
      price: Money,
      salePrice: Money,
      stock: z.number().int(),
      /** Units in the cart at this price. */
      quantity: z.number().int(),
    }),
  ),
})
export type AddBuy = z.output<typeof AddBuy>

const amount = whole(1, 100_000_000)
/** Basis points that are left to pay: 8500 = 85 %. */
const basisPoints = whole(1, 9999)
const units = whole(1, 999)
const threshold = whole(1, 100_000_000)
const by = z.enum(['amount', 'quantity'])

/** What each kind is set up with; `over` is fen or units, as `by` says. */
export const TimedRule = z.discriminatedUnion('cut', [
  z.strictObject({ cut: z.literal('bp'), value: basisPoints }),
  z.strictObject({ cut: z.literal('off'), value: amount }),
  z.strictObject({ cut: z.literal('price'), value: amount }),
])
export type TimedRule = z.output<typeof TimedRule>

export const ReductionTier = z.discriminatedUnion('cut', [
  z.strictObject({ over: threshold, cut: z.literal('off'), value: amount }),
  z.strictObject({ over: threshold, cut: z.literal('bp'), value: basisPoints }),
])
export const ReductionRule = z.strictObject({ by, tiers: z.array(ReductionTier).min(1).max(5) })
export type ReductionRule = z.output<typeof ReductionRule>

export const AddOnRule = z.strictObject({
  over: threshold,
  most: whole(1, 20),
  items: z
    .array(z.strictObject({ skuId: RowId, price: amount }))
    .min(1)
    .max(20),
})
export type AddOnRule = z.output<typeof AddOnRule>

export const GiftRule = z.strictObject({
  by,
  tiers: z
    .array(z.strictObject({ over: threshold, skuId: RowId, quantity: units }))
    .min(1)
    .max(5),
})
export type GiftRule = z.output<typeof GiftRule>

export const FreeFreightRule = z.strictObject({ by, over: threshold })
export type FreeFreightRule = z.output<typeof FreeFreightRule>
