import { z } from 'zod'
import { Moment, Money, PictureRef } from '../../fields.ts'

/** Why an amount is what it is: what a promotion, a coupon or points took off it (domain.md §8). */
export const AppliedPromotion = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.number().int(),
  amount: Money,
})
export type AppliedPromotion = z.output<typeof AppliedPromotion>

/** A promotion in words for the shopper. */
export const PromotionWords = z.object({
  id: z.number().int(),
  type: z.number().int(),
  tag: z.string(),
  name: z.string(),
  text: z.string(),
  endAt: Moment,
})
export type PromotionWords = z.output<typeof PromotionWords>

/** A gift that was earned and is given away already: units that the store has no more of. */
export const LostGift = z.object({
  promotionId: z.number().int(),
  name: z.string(),
  title: z.string(),
  quantity: z.number().int(),
})
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
