import type { Locale } from '@mallard/kernel'
import type { PromotionKindName } from '@mallard/contract/pricing/promotion/promotion.codes'
import type { Effects, OpenLine } from './effect.rules.ts'
import type { PromotionOf } from './promotion.rules.ts'
import type { UnitCut } from './unit-cut.rules.ts'

type RuleOf<N extends PromotionKindName> = PromotionOf<N>['rule']

/** Lists of a rule that name SKUs. */
type SkuListOf<Rule> = {
  [K in keyof Rule]: Rule[K] extends readonly { readonly skuId: number }[] ? K : never
}[keyof Rule]

/**
 * A kind of promotions: all that prices, pages, carts and the back office ask of it. Docs:
 * guides/add-a-promotion-kind.md.
 */
export interface PromotionKind<N extends PromotionKindName> {
  readonly name: N
  /** What it does to a price, made once for all carts of a store. */
  effects(promotion: PromotionOf<N>): Partial<Effects>
  /** What it gives, in a sentence. */
  label(rule: RuleOf<N>, locale: Locale): string
  /** The few letters that a card has room for. */
  tag(rule: RuleOf<N>, locale: Locale): string
  /** A card has room for one: the lowest goes first. Absent: cards do not tell of this kind. */
  readonly cardRank?: number
  /** What it makes of the price that everyone sees in lists and on the page of the goods. */
  catalogueCut?(rule: RuleOf<N>): UnitCut
  /** The list of the rule that names SKUs, and what carts have to know them for. */
  readonly skus?: { readonly list: SkuListOf<RuleOf<N>> & string; readonly are: 'gifts' | 'addOns' }
  /** The field that is not right, though each value by itself is. */
  fault?(rule: RuleOf<N>): string | undefined
  /** What lines that join it lack for the next step, in words; undefined where there is none. */
  nextStep?(rule: RuleOf<N>, lines: readonly OpenLine[], locale: Locale): string | undefined
}

export function definePromotionKind<N extends PromotionKindName>(
  kind: PromotionKind<N>,
): PromotionKind<N> {
  return kind
}

/** The field of tiers of which two begin at the same threshold. */
export function tiersFault({
  tiers,
}: {
  readonly tiers: readonly { readonly over: number }[]
}): 'tiers' | undefined {
  return new Set(tiers.map(({ over }) => over)).size < tiers.length ? 'tiers' : undefined
}
