import { basisPointsOf, fen, type Locale, minus, sumOf, zero } from '@mallard/kernel'
import { reachedTier, reachOf, type OrderEffect } from '../effect.rules.ts'
import { definePromotionKind, tiersFault } from '../promotion-kind.rules.ts'
import { coverOf, namedAs, type PromotionOf } from '../promotion.rules.ts'
import { cutWords, overWords, shortYuan } from '../wording.rules.ts'
import { textIn } from '#platform/locale.rules.ts'

type Rule = PromotionOf<'fullReduction'>['rule']

/** Less for enough goods together: the highest tier that is reached (domain.md §4.1 step 3). */
export const fullReduction = definePromotionKind({
  name: 'fullReduction',
  effects: (promotion) => ({ order: [effectOf(promotion)] }),
  label: ({ by, tiers }, locale) => {
    const parts = [...tiers]
      .sort((a, b) => a.over - b.over)
      .map(({ over, cut, value }) => {
        const given =
          cut === 'off'
            ? textIn(locale, [`减${shortYuan(value)}元`, `¥${shortYuan(value)} off`])
            : textIn(locale, [`打${cutWords(value, locale)}`, cutWords(value, locale)])
        return textIn(locale, [
          `${overWords(by, over, locale)}${given}`,
          `${given} ${overWords(by, over, locale)}`,
        ])
      })
    return parts.join(textIn(locale, ['，', ', ']))
  },
  tag: tagOf,
  cardRank: 20,
  fault: tiersFault,
  nextStep: ({ by, tiers }, lines, locale) => {
    const reach = reachOf(by, lines)
    const next = [...tiers].sort((a, b) => a.over - b.over).find(({ over }) => over > reach)
    if (!next) return undefined
    const lacks =
      by === 'amount'
        ? `¥${shortYuan(next.over - reach)}`
        : textIn(locale, [`${next.over - reach}件`, String(next.over - reach)])
    if (next.cut === 'off')
      return textIn(locale, [
        `再买${lacks}减¥${shortYuan(next.value)}`,
        `${lacks} more for ¥${shortYuan(next.value)} off`,
      ])
    return textIn(locale, [
      `再买${lacks}打${cutWords(next.value, locale)}`,
      `${lacks} more for ${cutWords(next.value, locale)}`,
    ])
  },
})

/** The lowest tier. */
function tagOf({ by, tiers }: Rule, locale: Locale): string {
  const en = locale === 'en'
  const { over, cut, value } = tiers.reduce((low, each) => (each.over < low.over ? each : low))
  if (cut === 'bp')
    return en
      ? cutWords(value, locale)
      : `${over / (by === 'amount' ? 100 : 1)}${by === 'amount' ? '元' : '件'}${cutWords(value, locale)}`
  if (en) return `¥${shortYuan(value)} off`
  return by === 'quantity'
    ? `${over}件减${shortYuan(value)}`
    : `满${shortYuan(over)}减${shortYuan(value)}`
}

function effectOf(promotion: PromotionOf<'fullReduction'>): OrderEffect {
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
