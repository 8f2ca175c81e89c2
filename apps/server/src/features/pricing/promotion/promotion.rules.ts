import type { Ruled } from '@mallard/contract/pricing/promotion/kinds.fields'
import type {
  promotionKinds,
  PromotionKindName,
  PromotionScope,
  PromotionState,
} from '@mallard/contract/pricing/promotion/promotion.codes'
import type { Instant } from '@mallard/kernel'
import type { BasketLine } from './effect.rules.ts'

/** What of goods decides whether a promotion holds for them. */
export type Coverable = Pick<BasketLine, 'skuId' | 'categoryId'>

/** A promotion as the store set it up. */
export type Promotion = {
  readonly id: number
  readonly name: string
  readonly nameEn: string
  /** It holds from `startAt` until just before `endAt`. */
  readonly startAt: Instant
  readonly endAt: Instant
  readonly closedAt: Instant | null
  readonly scope: PromotionScope
  /** SKUs, or categories with those under them. */
  readonly scopeIds: readonly number[]
  readonly priority: number
  /** Orders of one member, 0 = no limit. */
  readonly limitPerUser: number
} & Ruled

export type PromotionOf<N extends PromotionKindName> = Extract<
  Promotion,
  { type: (typeof promotionKinds)[N]['code'] }
>

/** State of a promotion, derived from the clock alone: no job has to switch it. */
export function stateOf(
  { startAt, endAt, closedAt }: Pick<Promotion, 'startAt' | 'endAt' | 'closedAt'>,
  now: Instant,
): PromotionState {
  if (closedAt !== null) return 'CLOSED'
  if (now < startAt) return 'WAIT'
  return now < endAt ? 'RUN' : 'END'
}

/** Asks of goods whether the promotion holds for them. */
export function coverOf({
  scope,
  scopeIds,
}: Pick<Promotion, 'scope' | 'scopeIds'>): (goods: Coverable) => boolean {
  if (scope === 'all') return () => true
  const ids = new Set(scopeIds)
  return scope === 'sku' ? ({ skuId }) => ids.has(skuId) : ({ categoryId }) => ids.has(categoryId)
}

/** What an effect says of itself. */
export function namedAs({ id, name, nameEn, type, priority }: Promotion) {
  return { id, name, nameEn, type, priority }
}
