import { basisPointsOf, fen, min, type Fen } from '@mallard/kernel/money'

/** Fen of one unit for a level that pays a share of its price: nothing is sold for nothing. */
export function levelPriceOf(salePrice: Fen, bp: number): Fen {
  const price = basisPointsOf(salePrice, bp)
  return price > 0 ? price : min(fen(1), salePrice)
}
