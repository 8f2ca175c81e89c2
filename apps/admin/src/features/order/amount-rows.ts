import type { Amounts } from '@mallard/contract/checkout/checkout.fields'

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

/** The parts of the total with their signs; goods and freight are always told, the rest when there is some. */
export function amountRows(amounts: Amounts): AmountRow[] {
  return parts
    .map(([name, sign]) => ({ name, amount: amounts[name] * sign }))
    .filter(({ name, amount }) => amount !== 0 || name === 'totalAmount' || name === 'freightAmount')
    .map(({ name, amount }) => ({ name, amount: amount === 0 ? 0 : amount }))
}

/** Whether the parts come to the total that is paid. */
export function addsUp(amounts: Amounts): boolean {
  return amountRows(amounts).reduce((sum, { amount }) => sum + amount, 0) === amounts.payAmount
}
