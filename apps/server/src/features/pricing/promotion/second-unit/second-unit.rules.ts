import {
  basisPointsOf,
  fen,
  type Fen,
  type Locale,
  minus,
  plus,
  times,
  zero,
} from '@mallard/kernel'
import { reachOf, type OpenLine, type OrderEffect } from '../effect.rules.ts'
import { definePromotionKind } from '../promotion-kind.rules.ts'
import { coverOf, namedAs, type PromotionOf } from '../promotion.rules.ts'
import { cutWords } from '../wording.rules.ts'
import { textIn } from '#platform/locale.rules.ts'

type Rule = PromotionOf<'secondUnit'>['rule']

/**
 * The second of each two units for less, across all goods that it holds for: the cheaper one, dear
 * pairs first.
 */
export const secondUnit = definePromotionKind({
  name: 'secondUnit',
  effects: (promotion) => ({ order: [effectOf(promotion)] }),
  label: ({ bp, pairs }, locale) => {
    if (locale === 'en')
      return `Buy two, the cheaper one ${priceWords(bp, locale)}${pairs > 0 ? `, up to ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} an order` : ''}`
    return `任选两件，价低的一件${priceWords(bp, locale)}${pairs > 0 ? `，每单限${pairs}对` : ''}`
  },
  tag: ({ bp }, locale) =>
    textIn(locale, [
      `第二件${priceWords(bp, locale)}`,
      `2nd ${bp === halfPrice ? 'half price' : cutWords(bp, locale)}`,
    ]),
  cardRank: 25,
  nextStep: ({ bp, pairs }, lines, locale) => {
    const units = reachOf('quantity', lines)
    if (units % 2 === 0 || (pairs > 0 && units > pairs * 2)) return undefined
    return textIn(locale, [
      `再买1件，价低的一件${priceWords(bp, locale)}`,
      `1 more for the cheaper one ${priceWords(bp, locale)}`,
    ])
  },
})

const halfPrice = 5000

function priceWords(bp: number, locale: Locale): string {
  if (bp === halfPrice) return textIn(locale, ['半价', 'at half price'])
  return cutWords(bp, locale)
}

function effectOf(promotion: PromotionOf<'secondUnit'>): OrderEffect {
  const { rule } = promotion
  return {
    ...namedAs(promotion),
    books: 'promotion',
    isEligible: coverOf(promotion),
    saving: (lines) =>
      plus(
        ...paired(rule, lines).map(({ price, seconds }) =>
          times(minus(price, basisPointsOf(price, rule.bp)), seconds),
        ),
      ),
    // Both units of a pair bear the saving, by what they cost: who gives one back is paid what it
    // cost the shopper.
    weights: (lines) => {
      const weights = lines.map(() => zero)
      for (const { place, price, units } of paired(rule, lines))
        weights[place] = times(price, units)
      return weights
    },
  }
}

interface PairedLine {
  /** Of the line among those that were asked about. */
  readonly place: number
  /** Fen of one unit. */
  readonly price: Fen
  /** Units of the line that stand in a pair, and how many of them are the second one. */
  readonly units: number
  readonly seconds: number
}

/** All units in a row, the dearest first: each one in an even place is the second of its pair. */
function paired({ pairs }: Rule, lines: readonly OpenLine[]): PairedLine[] {
  const row = lines
    .map(({ line, payable }, place) => ({
      place,
      skuId: line.skuId,
      quantity: line.quantity,
      price: fen(Math.floor(payable / line.quantity)),
    }))
    .sort((a, b) => b.price - a.price || a.skuId - b.skuId)
  const total = Math.floor(reachOf('quantity', lines) / 2)
  const end = 2 * (pairs > 0 ? Math.min(pairs, total) : total)
  let passed = 0
  return row.map(({ place, price, quantity }) => {
    const from = Math.min(end, passed)
    passed += quantity
    const until = Math.min(end, passed)
    return {
      place,
      price,
      units: until - from,
      seconds: Math.floor(until / 2) - Math.floor(from / 2),
    }
  })
}
