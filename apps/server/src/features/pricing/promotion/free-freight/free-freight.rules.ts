import { fen, zero } from '@mallard/kernel'
import { reachOf, type OpenLine, type ShippingEffect } from '../effect.rules.ts'
import { definePromotionKind } from '../promotion-kind.rules.ts'
import { coverOf, namedAs, type PromotionOf } from '../promotion.rules.ts'
import { overWords } from '../wording.rules.ts'
import { textIn } from '#platform/locale.rules.ts'

/**
 * No freight for the whole order once the covered goods reach a sum or a count; measured before
 * reductions, coupon and points.
 */
export const freeFreight = definePromotionKind({
  name: 'freeFreight',
  effects: (promotion) => ({ shipping: [effectOf(promotion)] }),
  label: ({ by, over }, locale) => {
    const reached = overWords(by, over, locale)
    return textIn(locale, [`${reached}包邮`, `Free delivery ${reached}`])
  },
  tag: (_, locale) => textIn(locale, ['包邮', 'Free delivery']),
  cardRank: 40,
})

function effectOf(promotion: PromotionOf<'freeFreight'>): ShippingEffect {
  const { by, over } = promotion.rule
  const covers = coverOf(promotion)
  const joined = (lines: readonly OpenLine[]) => lines.filter(({ line }) => covers(line))
  return {
    ...namedAs(promotion),
    saving: (freight, _goods, lines) =>
      joined(lines).length > 0 && reachOf(by, joined(lines)) >= over ? freight : zero,
    missing: (lines) =>
      by === 'amount' ? fen(Math.max(0, over - reachOf('amount', joined(lines)))) : undefined,
  }
}
