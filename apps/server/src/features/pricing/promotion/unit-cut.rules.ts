import { basisPointsOf, fen, min, minus, type Fen } from '@mallard/kernel'

/** What is left of the price of a unit: basis points, the price less some fen, or another price. */
export interface UnitCut {
  readonly cut: 'bp' | 'off' | 'price'
  readonly value: number
}

/** Fen of one unit; never below 1 fen, never above the sale price. */
export function cutPrice({ cut, value }: UnitCut, salePrice: Fen): Fen {
  if (cut === 'price') return min(fen(value), salePrice)
  const price = cut === 'bp' ? basisPointsOf(salePrice, value) : minus(salePrice, fen(value))
  return price > 0 ? price : min(fen(1), salePrice)
}
