import type { Line } from '@mallard/contract/trade/checkout/checkout.fields'
import { laneOf, type PriceLane } from '@mallard/contract/pricing/promotion/promotion.codes'
import { fen, minus, type Fen } from '@mallard/kernel/money'

/** Lanes that change the price of a unit; the others take their part off the whole. */
const ofUnits: ReadonlySet<PriceLane | undefined> = new Set(['item', 'addOn'] as const)

/**
 * Fen of one unit after what lowers units; the plain price where the units of a line cost
 * differently.
 */
export function unitPriceOf({
  productPrice,
  productQuantity,
  promotions,
}: Pick<Line, 'productPrice' | 'productQuantity' | 'promotions'>): Fen {
  const off = promotions.reduce(
    (sum, { type, amount }) => sum + (ofUnits.has(laneOf(type)) ? amount : 0),
    0,
  )
  return off % productQuantity === 0
    ? minus(productPrice, fen(off / productQuantity))
    : productPrice
}
