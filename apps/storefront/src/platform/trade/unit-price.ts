import type { Line } from '@mallard/contract/checkout/checkout.fields'
import { promotionType } from '@mallard/contract/promotion/promotion.codes'
import { fen, minus, type Fen } from '@mallard/kernel/money'

/** Kinds that change the price of a unit; the others take their part off the whole. */
const ofUnits: ReadonlySet<number> = new Set([promotionType.timedDiscount, promotionType.memberPrice, promotionType.addOn])

/** Fen of one unit after what lowers units; the plain price where the units of a line cost differently. */
export function unitPriceOf({ productPrice, productQuantity, promotions }: Pick<Line, 'productPrice' | 'productQuantity' | 'promotions'>): Fen {
  const off = promotions.reduce((sum, { type, amount }) => sum + (ofUnits.has(type) ? amount : 0), 0)
  return off % productQuantity === 0 ? minus(productPrice, fen(off / productQuantity)) : productPrice
}
