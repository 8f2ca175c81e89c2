import { fen, minus, plus, type Fen } from '@mallard/kernel'

/** What freight costs, and what became of it; fen. */
interface FreightPrice {
  readonly freightAmount: number
  readonly freightDiscountAmount: number
  readonly freightAdjustAmount: number
}

/** Fen that a line was ordered for. */
export const orderedFor = ({
  realAmount,
  adjustAmount,
}: {
  readonly realAmount: number
  readonly adjustAmount: number
}): Fen => minus(fen(realAmount), fen(adjustAmount))

/** Fen of the freight that was ordered. */
export const orderedFreight = ({
  freightAmount,
  freightDiscountAmount,
}: Omit<FreightPrice, 'freightAdjustAmount'>): Fen =>
  minus(fen(freightAmount), fen(freightDiscountAmount))

/** Fen that freight costs after what the store took off. */
export const freightNow = (order: FreightPrice): Fen =>
  plus(orderedFreight(order), fen(order.freightAdjustAmount))
