import { z } from 'zod'
import { Amounts, Line } from '../checkout/checkout.fields.ts'
import { Money } from '../fields.ts'

export const CartLine = Line.extend({
  checked: z.boolean(),
  valid: z.boolean(),
  /** Why the line cannot be bought: offShelf, soldOut, notEnoughStock, skuGone. */
  invalidReason: z.string().nullable(),
  /** Units that can be bought, capped at 99. */
  stock: z.number().int(),
  limit: z.number().int(),
  /** Fen by which the price fell since the line was added, or 0. */
  priceDrop: Money,
})
export type CartLine = z.output<typeof CartLine>

export const Cart = z.object({
  groups: z.array(z.object({ promotion: z.object({ id: z.number().int(), name: z.string(), hint: z.string() }).nullable(), lines: z.array(CartLine) })),
  invalid: z.array(CartLine),
  /** Of the checked lines; freight is decided at checkout. */
  amounts: Amounts,
  checkedAll: z.boolean(),
  cartNum: z.number().int(),
  checkedNum: z.number().int(),
  /** Fen still missing for free freight, 0 when reached, null when the store has no such rule. */
  freeFreightMissing: z.number().int().nullable(),
})
export type Cart = z.output<typeof Cart>

export const CartCount = z.object({ cartNum: z.number().int(), cartId: z.number().int() })
