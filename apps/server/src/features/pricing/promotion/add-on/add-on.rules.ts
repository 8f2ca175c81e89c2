import { fen } from '@mallard/kernel'
import { needsOf, reachOf, type AddOnEffect, type OpenLine } from '../effect.rules.ts'
import { definePromotionKind } from '../promotion-kind.rules.ts'
import { coverOf, namedAs, type PromotionOf } from '../promotion.rules.ts'
import { overWords, shortYuan } from '../wording.rules.ts'
import { textIn } from '#platform/locale.rules.ts'

/**
 * Chosen goods at a fixed price beside enough others (domain.md §4.1 step 4). Carts tell of it,
 * cards do not.
 */
export const addOn = definePromotionKind({
  name: 'addOn',
  effects: (promotion) => ({ addOns: [effectOf(promotion)] }),
  label: ({ over, items }, locale) => {
    const lowest = shortYuan(Math.min(...items.map(({ price }) => price)))
    const reached = overWords('amount', over, locale)
    return textIn(locale, [
      `${reached}，加${lowest}元起换购热销好物`,
      `Add selected items from ¥${lowest} ${reached}`,
    ])
  },
  tag: (_, locale) => textIn(locale, ['加价购', 'Add-on']),
  skus: { list: 'items', are: 'addOns' },
})

function effectOf(promotion: PromotionOf<'addOn'>): AddOnEffect {
  const { over, most, items, onReturn } = promotion.rule
  const prices = new Map(items.map(({ skuId, price }) => [skuId, fen(price)]))
  const covers = coverOf(promotion)
  const joinedOf = (lines: readonly OpenLine[]) => lines.filter(({ line }) => covers(line))
  return {
    ...namedAs(promotion),
    most,
    over: fen(over),
    prices,
    missing: (lines) => fen(Math.max(0, over - reachOf('amount', joinedOf(lines)))),
    needs: (lines) => needsOf({ by: 'amount', over, onReturn }, joinedOf(lines)),
  }
}
