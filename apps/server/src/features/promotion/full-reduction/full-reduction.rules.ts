import { basisPointsOf, fen, minus, sumOf, zero } from '@mallard/kernel'
import { reachedTier, reachOf, type OrderEffect } from '../effect.rules.ts'
import { coverOf, namedAs, type PromotionOf } from '../promotion.rules.ts'

/** Less for enough goods together: the highest tier that is reached (domain.md §4.1 step 3). */
export function fullReduction(promotion: PromotionOf<2>): OrderEffect {
  const { by, tiers } = promotion.rule
  return {
    ...namedAs(promotion),
    books: 'promotion',
    isEligible: coverOf(promotion),
    saving: (lines) => {
      const tier = reachedTier(tiers, reachOf(by, lines))
      if (!tier) return zero
      const sum = sumOf(lines, ({ payable }) => payable)
      return tier.cut === 'off' ? fen(tier.value) : minus(sum, basisPointsOf(sum, tier.value))
    },
  }
}
