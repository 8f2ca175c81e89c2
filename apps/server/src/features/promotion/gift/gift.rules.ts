import { reachedTier, reachOf, type GiftEffect } from '../effect.rules.ts'
import { coverOf, namedAs, type PromotionOf } from '../promotion.rules.ts'

/** Something for nothing beside enough goods: the gift of the highest tier that is reached (domain.md §4.1 step 4). */
export function giftWithPurchase(promotion: PromotionOf<4>): GiftEffect {
  const { by, tiers } = promotion.rule
  const covers = coverOf(promotion)
  return {
    ...namedAs(promotion),
    gift: (lines) => {
      const joined = lines.filter(({ line }) => covers(line))
      const tier = joined.length > 0 ? reachedTier(tiers, reachOf(by, joined)) : undefined
      return tier && { skuId: tier.skuId, quantity: tier.quantity }
    },
  }
}
