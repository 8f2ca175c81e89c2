import { fen } from '@mallard/kernel'
import { reachOf, type AddOnEffect, type OpenLine } from '../effect.rules.ts'
import { coverOf, namedAs, type PromotionOf } from '../promotion.rules.ts'

/** Fen that covered goods still lack before add-ons may be chosen, 0 when they may. */
export function missingForAddOn(promotion: PromotionOf<3>, lines: readonly OpenLine[]): number {
  const covers = coverOf(promotion)
  return Math.max(
    0,
    promotion.rule.over -
      reachOf(
        'amount',
        lines.filter(({ line }) => covers(line)),
      ),
  )
}

/** Chosen goods at a fixed price beside enough others (domain.md §4.1 step 4). */
export function addOn(promotion: PromotionOf<3>): AddOnEffect {
  const prices = new Map(promotion.rule.items.map(({ skuId, price }) => [skuId, fen(price)]))
  return {
    ...namedAs(promotion),
    most: promotion.rule.most,
    priceOf: (skuId) => prices.get(skuId),
    isReached: (lines) => missingForAddOn(promotion, lines) === 0,
  }
}
