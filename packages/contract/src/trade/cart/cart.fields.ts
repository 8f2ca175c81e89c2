import { z } from 'zod'
import { Amounts, Line } from '../checkout/checkout.fields.ts'
import { Money } from '../../fields.ts'
import { AddBuy, AppliedPromotion, LostGift } from '../../pricing/promotion/promotion.fields.ts'

export const CartLine = Line.extend({
  checked: z.boolean(),
  valid: z.boolean(),
  /** Why the line cannot be bought: offShelf, soldOut, notEnoughStock, skuGone. */
  invalidReason: z.string().nullable(),
  /** Units that can be bought, capped at 99. */
  stock: z.number().int(),
  limit: z.number().int(),
  /**
   * Why units of a ticked add-on cost what they cost everyone: the basket does not earn it, it is
   * more than an order may have, or the offer is over.
   */
  addBuyLost: z.enum(['notMet', 'tooMany', 'over']).nullable(),
  /** Fen by which the price fell since the line was added, or 0. */
  priceDrop: Money,
  /**
   * Full reductions that the line may join, the one it joins marked; empty when there is nothing to
   * choose.
   */
  choices: z.array(
    z.object({ id: z.number().int(), name: z.string(), text: z.string(), chosen: z.boolean() }),
  ),
})
export type CartLine = z.output<typeof CartLine>

/**
 * The full reduction of a group of lines. `hint`: what it gives, or what is missing; a category to
 * find more in, where it has one.
 */
export const CartPromotion = z.object({
  id: z.number().int(),
  name: z.string(),
  hint: z.string(),
  isReached: z.boolean(),
  canReachMore: z.boolean(),
  categoryId: z.number().int().nullable(),
})

export const Cart = z.object({
  groups: z.array(z.object({ promotion: CartPromotion.nullable(), lines: z.array(CartLine) })),
  invalid: z.array(CartLine),
  /** Of the checked lines; freight is decided at checkout. */
  amounts: Amounts,
  /** Why they come to that. */
  promotions: z.array(AppliedPromotion),
  /** What comes with the checked lines for nothing. */
  gifts: z.array(Line),
  /** What would come with them, had the store any left. */
  lostGifts: z.array(LostGift),
  addBuy: z.array(AddBuy),
  checkedAll: z.boolean(),
  cartNum: z.number().int(),
  checkedNum: z.number().int(),
  /** Fen still missing for free freight, 0 when reached, null when the store has no such rule. */
  freeFreightMissing: z.number().int().nullable(),
  /** There are coupons that this shopper can draw now. */
  canDraw: z.boolean(),
})
export type Cart = z.output<typeof Cart>

export const CartCount = z.object({ cartNum: z.number().int(), cartId: z.number().int() })

/** What came of adding several at once. */
export const AddedSeveral = CartCount.extend({
  /** What was left out or came in part, and why, in words. */
  leftOut: z.array(
    z.object({ productSn: z.string(), quantity: z.number().int(), message: z.string() }),
  ),
})
