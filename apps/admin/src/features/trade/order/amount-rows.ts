import type { Amounts } from '@mallard/contract/trade/checkout/checkout.fields'
import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { laneOf } from '@mallard/contract/pricing/promotion/promotion.codes'

export interface AmountRow {
  readonly name: keyof Amounts
  /** Fen, with the sign it has in the sum. */
  readonly amount: number
}

const parts = [
  ['totalAmount', 1],
  ['promotionAmount', -1],
  ['couponAmount', -1],
  ['integrationAmount', -1],
  ['freightAmount', 1],
  ['freightDiscountAmount', -1],
  ['adjustAmount', 1],
] as const satisfies readonly (readonly [keyof Amounts, 1 | -1])[]

/**
 * The parts of the total with their signs; goods and freight are always told, the rest when there
 * is some.
 */
export function amountRows(amounts: Amounts): AmountRow[] {
  return parts
    .map(([name, sign]) => ({ name, amount: amounts[name] * sign }))
    .filter(
      ({ name, amount }) => amount !== 0 || name === 'totalAmount' || name === 'freightAmount',
    )
    .map(({ name, amount }) => ({ name, amount: amount === 0 ? 0 : amount }))
}

/** Whether the parts come to the total that is paid. */
export function addsUp(amounts: Amounts): boolean {
  return amountRows(amounts).reduce((sum, { amount }) => sum + amount, 0) === amounts.payAmount
}

/**
 * Gifts that the order had earned and that the store had no more of: no line of the order is one of
 * theirs.
 */
export function goneGifts({
  promotions,
  items,
}: Pick<AdminOrder, 'promotions' | 'items'>): AdminOrder['promotions'] {
  const given = new Set(
    items.flatMap((item) => (item.isGift ? item.promotions.map(({ id }) => id) : [])),
  )
  return promotions.filter(({ id, type }) => laneOf(type) === 'gift' && !given.has(id))
}
