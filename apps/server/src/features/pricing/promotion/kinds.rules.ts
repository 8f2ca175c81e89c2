import {
  promotionKinds,
  type PromotionKindName,
} from '@mallard/contract/pricing/promotion/promotion.codes'
import { addOn } from './add-on/add-on.rules.ts'
import { freeFreight } from './free-freight/free-freight.rules.ts'
import { fullReduction } from './full-reduction/full-reduction.rules.ts'
import { gift } from './gift/gift.rules.ts'
import type { PromotionKind } from './promotion-kind.rules.ts'
import type { Promotion } from './promotion.rules.ts'
import { secondUnit } from './second-unit/second-unit.rules.ts'
import { timedDiscount } from './timed-discount/timed-discount.rules.ts'

const kinds: { readonly [N in PromotionKindName]: PromotionKind<N> } = {
  timedDiscount,
  fullReduction,
  addOn,
  gift,
  freeFreight,
  secondUnit,
}

/**
 * A kind that may be asked about any promotion: who asks it has looked it up by that promotion's
 * own type.
 */
type AnyKind = PromotionKind<PromotionKindName>

export const allKinds = Object.values(kinds) as unknown as readonly AnyKind[]
const byCode = new Map<number, AnyKind>(
  allKinds.map((kind) => [promotionKinds[kind.name].code, kind]),
)

/** The kind that a promotion is of. */
export function kindOf({ type }: Pick<Promotion, 'type'>): AnyKind {
  const kind = byCode.get(type)
  if (!kind) throw new Error(`no kind of promotion has the number ${type}`)
  return kind
}

/** SKUs that the rule of a promotion names. */
export function ruledSkuIds(promotion: Pick<Promotion, 'type' | 'rule'>): number[] {
  const { skus } = kindOf(promotion)
  const lists = promotion.rule as unknown as Readonly<
    Record<string, readonly { readonly skuId: number }[]>
  >
  return skus ? lists[skus.list]!.map(({ skuId }) => skuId) : []
}
