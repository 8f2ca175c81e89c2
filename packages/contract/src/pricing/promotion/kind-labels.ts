import { addOnLabels } from './add-on/add-on-labels.ts'
import { freeFreightLabels } from './free-freight/free-freight-labels.ts'
import { fullReductionLabels } from './full-reduction/full-reduction-labels.ts'
import { giftLabels } from './gift/gift-labels.ts'
import type { RuleOf, Ruled } from './kinds.fields.ts'
import { kindNameOf, type PromotionKindName } from './promotion.codes.ts'
import type { KindLabels } from './rule-labels.ts'
import { secondUnitLabels } from './second-unit/second-unit-labels.ts'
import { timedDiscountLabels } from './timed-discount/timed-discount-labels.ts'

const labels: { readonly [N in PromotionKindName]: KindLabels<RuleOf<N>> } = {
  timedDiscount: timedDiscountLabels,
  fullReduction: fullReductionLabels,
  addOn: addOnLabels,
  gift: giftLabels,
  freeFreight: freeFreightLabels,
  secondUnit: secondUnitLabels,
}

/** What the back office calls a kind; undefined for a number that is none. */
export function kindLabel(code: number, isEnglish: boolean): string | undefined {
  const name = kindNameOf(code)
  return name && labels[name].name[isEnglish ? 1 : 0]
}

/**
 * What a promotion gives, in the words of the back office; undefined for a number that is no kind.
 */
export function ruleLabel(
  { type, rule }: Pick<Ruled, 'type' | 'rule'>,
  isEnglish: boolean,
): string | undefined {
  const name = kindNameOf(type)
  // Type and rule come from the same row of the registry.
  return name && (labels[name] as KindLabels<unknown>).rule(rule, isEnglish)
}
