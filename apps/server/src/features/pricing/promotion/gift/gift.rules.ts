import { needsOf, reachedTier, reachOf, type GiftEffect } from '../effect.rules.ts'
import { definePromotionKind, tiersFault } from '../promotion-kind.rules.ts'
import { coverOf, namedAs, type PromotionOf } from '../promotion.rules.ts'
import { overWords } from '../wording.rules.ts'
import { textIn } from '#platform/locale.rules.ts'

/**
 * Something for nothing beside enough goods: the gift of the highest tier that is reached
 * (domain.md §4.1 step 4).
 */
export const gift = definePromotionKind({
  name: 'gift',
  effects: (promotion) => ({ gifts: [effectOf(promotion)] }),
  label: ({ by, tiers }, locale) => {
    const over = overWords(by, Math.min(...tiers.map((tier) => tier.over)), locale)
    return textIn(locale, [`${over}送好礼，赠完即止`, `A gift ${over}, while stocks last`])
  },
  tag: (_, locale) => textIn(locale, ['赠品', 'Gift']),
  cardRank: 30,
  skus: { list: 'tiers', are: 'gifts' },
  fault: tiersFault,
})

function effectOf(promotion: PromotionOf<'gift'>): GiftEffect {
  const { by, tiers, onReturn } = promotion.rule
  const covers = coverOf(promotion)
  return {
    ...namedAs(promotion),
    gift: (lines) => {
      const joined = lines.filter(({ line }) => covers(line))
      const tier = joined.length > 0 ? reachedTier(tiers, reachOf(by, joined)) : undefined
      return (
        tier && {
          skuId: tier.skuId,
          quantity: tier.quantity,
          needs: needsOf({ by, over: tier.over, onReturn }, joined),
        }
      )
    },
  }
}
