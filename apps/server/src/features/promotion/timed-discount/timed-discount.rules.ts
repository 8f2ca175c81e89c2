import { basisPointsOf, fen, least, minus, times, zero, type Fen } from '@mallard/kernel'
import type { ItemEffect } from '../effect.rules.ts'
import { coverOf, namedAs, type PromotionOf } from '../promotion.rules.ts'

/** Fen of one unit while the discount runs; never below 1 fen, never above the sale price. */
export function timedPrice({ cut, value }: PromotionOf<1>['rule'], salePrice: Fen): Fen {
  if (cut === 'price') return least(fen(value), salePrice)
  const price = cut === 'bp' ? basisPointsOf(salePrice, value) : minus(salePrice, fen(value))
  return price > 0 ? price : least(fen(1), salePrice)
}

/** A lower price of each unit for a time (domain.md §4.1 step 1). */
export function timedDiscount(promotion: PromotionOf<1>): ItemEffect {
  const covers = coverOf(promotion)
  return {
    ...namedAs(promotion),
    saving: (line) => (covers(line) ? times(minus(line.unitPrice, timedPrice(promotion.rule, line.unitPrice)), line.quantity) : zero),
  }
}
