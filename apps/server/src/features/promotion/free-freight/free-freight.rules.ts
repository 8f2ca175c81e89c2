import { fen, zero, type Fen } from '@mallard/kernel'
import { reachOf, type OpenLine, type ShippingEffect } from '../effect.rules.ts'
import { coverOf, namedAs, type Promotion, type PromotionOf } from '../promotion.rules.ts'

/** No freight for the whole order once the covered goods reach a sum or a count; measured before reductions, coupon and points. */
export function freeFreight(promotion: PromotionOf<5>): ShippingEffect {
  const { by, over } = promotion.rule
  const covers = coverOf(promotion)
  return {
    ...namedAs(promotion),
    saving: (freight, _goods, lines) => {
      const joined = lines.filter(({ line }) => covers(line))
      return joined.length > 0 && reachOf(by, joined) >= over ? freight : zero
    },
  }
}

/** Fen that the nearest of these promotions still lacks for free freight; null when none of them counts in fen. */
export function missingForFreight(promotions: readonly Promotion[], lines: readonly OpenLine[]): Fen | null {
  const missing = promotions.flatMap((promotion) => {
    if (promotion.type !== 5 || promotion.rule.by !== 'amount') return []
    const covers = coverOf(promotion)
    const joined = lines.filter(({ line }) => covers(line))
    return [Math.max(0, promotion.rule.over - reachOf('amount', joined))]
  })
  return missing.length > 0 ? fen(Math.min(...missing)) : null
}
