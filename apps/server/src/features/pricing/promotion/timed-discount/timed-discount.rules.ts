import { minus, times, zero } from '@mallard/kernel'
import type { ItemEffect } from '../effect.rules.ts'
import { definePromotionKind } from '../promotion-kind.rules.ts'
import { coverOf, namedAs, type PromotionOf } from '../promotion.rules.ts'
import { cutPrice } from '../unit-cut.rules.ts'
import { cutWords, shortYuan } from '../wording.rules.ts'
import { textIn } from '#platform/locale.rules.ts'

/** A lower price of each unit for a time (domain.md §4.1 step 1). */
export const timedDiscount = definePromotionKind({
  name: 'timedDiscount',
  effects: (promotion) => ({ item: [effectOf(promotion)] }),
  label: ({ cut, value }, locale) => {
    if (cut === 'bp')
      return textIn(locale, [
        `限时${cutWords(value, locale)}`,
        `${cutWords(value, locale)} for a short time`,
      ])
    if (cut === 'off')
      return textIn(locale, [
        `限时直降${shortYuan(value)}元`,
        `¥${shortYuan(value)} off for a short time`,
      ])
    return textIn(locale, [`限时价${shortYuan(value)}元`, `¥${shortYuan(value)} for a short time`])
  },
  tag: ({ cut, value }, locale) => {
    if (cut === 'bp')
      return textIn(locale, [`限时${cutWords(value, locale)}`, cutWords(value, locale)])
    if (cut === 'off')
      return textIn(locale, [`直降${shortYuan(value)}元`, `¥${shortYuan(value)} off`])
    return textIn(locale, ['限时价', 'Deal'])
  },
  cardRank: 10,
  catalogueCut: (rule) => rule,
})

function effectOf(promotion: PromotionOf<'timedDiscount'>): ItemEffect {
  const covers = coverOf(promotion)
  return {
    ...namedAs(promotion),
    saving: (line) =>
      covers(line)
        ? times(minus(line.unitPrice, cutPrice(promotion.rule, line.unitPrice)), line.quantity)
        : zero,
  }
}
