import type { PromotionClash } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { laneOf, type PriceLane } from '@mallard/contract/pricing/promotion/promotion.codes'
import type { Fen, Locale } from '@mallard/kernel'
import { compile } from './compiled.rules.ts'
import { noEffects, type BasketLine } from './effect.rules.ts'
import { priceOf } from './price.rules.ts'
import { coverOf, type Promotion } from './promotion.rules.ts'
import { nameIn } from './wording.rules.ts'
import { sentenceOf } from './labels.rules.ts'

/** A SKU on sale that a promotion may hold for. */
export interface CatalogueSku extends Omit<BasketLine, 'quantity'> {
  readonly title: string
}

/** Units of the basket with which two promotions are compared. */
const sampleUnits = 10

/** Lanes in which a line, or an order, takes part in one promotion only. */
const competing: ReadonlySet<PriceLane | undefined> = new Set([
  'item',
  'order',
  'shipping',
] as const)

/**
 * The promotions that hold for some of the same goods at some of the same time, and what follows
 * from it.
 */
export function clashesOf(
  promotion: Promotion,
  others: readonly Promotion[],
  skus: readonly CatalogueSku[],
  locale: Locale,
): PromotionClash[] {
  const covers = coverOf(promotion)
  const covered = skus.filter(covers)
  return others.flatMap((other) => {
    if (
      other.id === promotion.id ||
      other.startAt >= promotion.endAt ||
      other.endAt <= promotion.startAt
    )
      return []
    const both = covered.filter(coverOf(other))
    const [sample] = both
    if (!sample) return []
    const lane = laneOf(other.type)
    const effect = lane === laneOf(promotion.type) && competing.has(lane) ? 'competes' : 'adds'
    const isFirst =
      promotion.priority > other.priority ||
      (promotion.priority === other.priority && promotion.id !== 0 && promotion.id < other.id)
    const savings = {
      this: savingOn(promotion, sample),
      other: savingOn(other, sample),
      title: sample.title,
      quantity: sampleUnits,
    }
    return [
      {
        id: other.id,
        name: nameIn(other, locale),
        type: other.type,
        text: sentenceOf(other, locale),
        startAt: other.startAt,
        endAt: other.endAt,
        goods: new Set(both.map(({ goodsId }) => goodsId)).size,
        effect,
        first: isFirst ? 'this' : 'other',
        // What freight comes to, a basket without a place does not tell.
        savings: effect === 'competes' && lane !== 'shipping' ? savings : null,
      },
    ]
  })
}

function savingOn(promotion: Promotion, sample: CatalogueSku): Fen {
  const { effects } = compile(0, [promotion]).promotions[0]!
  const line = { ...sample, quantity: sampleUnits }
  return priceOf({ lines: [line], effects: { ...noEffects, ...effects }, templates: [] }).amounts
    .promotionAmount
}
