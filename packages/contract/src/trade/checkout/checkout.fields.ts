import { z } from 'zod'
import { ReturnPolicy } from '../../catalog/catalog/return-policy.fields.ts'
import { Money, PictureRef, SignedMoney } from '../../fields.ts'
import { AppliedPromotion } from '../../pricing/promotion/promotion.fields.ts'

/** A line of a cart, a checkout or an order (domain.md §8). */
export const Line = z.object({
  /** Cart line or order item; a fresh "buy now" line has 0. */
  id: z.number().int(),
  itemId: z.number().int(),
  productSn: z.string(),
  title: z.string(),
  pic: PictureRef,
  productAttr: z.string(),
  /** Fen for one unit, before discounts. */
  productPrice: Money,
  productQuantity: z.number().int(),
  promotionAmount: Money,
  couponAmount: Money,
  integrationAmount: Money,
  /** What the line costs after all discounts, without freight. */
  realAmount: Money,
  /** Why it costs that. */
  promotions: z.array(AppliedPromotion),
  /** Given away with the others, for nothing. */
  isGift: z.boolean(),
  /** Bought beside the others at a fixed price. */
  isAddBuy: z.boolean(),
  /** Whether it may be sent back without a reason; of an order as it was bought. */
  returnPolicy: ReturnPolicy,
  /** The same in words; empty for what is given away. */
  returnText: z.string(),
})
export type Line = z.output<typeof Line>

/** total − promotion − coupon − integration + freight − freightDiscount + adjust = pay. */
export const Amounts = z.object({
  totalAmount: Money,
  promotionAmount: Money,
  couponAmount: Money,
  integrationAmount: Money,
  freightAmount: Money,
  freightDiscountAmount: Money,
  adjustAmount: SignedMoney,
  payAmount: Money,
})
export type Amounts = z.output<typeof Amounts>
