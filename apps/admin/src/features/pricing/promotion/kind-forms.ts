import type { Ruled } from '@mallard/contract/pricing/promotion/kinds.fields'
import {
  kindNameOf,
  promotionKinds,
  type PromotionKindName,
} from '@mallard/contract/pricing/promotion/promotion.codes'
import { addOnForm } from './add-on/add-on.form.tsx'
import { freeFreightForm } from './free-freight/free-freight.form.tsx'
import { fullReductionForm } from './full-reduction/full-reduction.form.tsx'
import { giftForm } from './gift/gift.form.tsx'
import type { KindForm, RuleFault } from './kind-form.ts'
import { secondUnitForm } from './second-unit/second-unit.form.tsx'
import { timedDiscountForm } from './timed-discount/timed-discount.form.tsx'

const forms = {
  timedDiscount: timedDiscountForm,
  fullReduction: fullReductionForm,
  addOn: addOnForm,
  gift: giftForm,
  freeFreight: freeFreightForm,
  secondUnit: secondUnitForm,
} satisfies { readonly [N in PromotionKindName]: KindForm<N, unknown> }

/** What is typed for each kind: a kind that was left keeps it. */
export type RuleDrafts = { readonly [N in PromotionKindName]: (typeof forms)[N]['empty'] }

export const kindNames = Object.keys(forms) as PromotionKindName[]

export const newRules = Object.fromEntries(
  kindNames.map((name) => [name, forms[name].empty]),
) as RuleDrafts

/**
 * A form that may be given any draft: who asks it has looked it up by the name that the draft
 * stands under.
 */
export function formOf(name: PromotionKindName): KindForm<PromotionKindName, object> {
  return forms[name] as unknown as KindForm<PromotionKindName, object>
}

/** The drafts of a promotion that is there. */
export function rulesOf({ type, rule }: Ruled): { kind: PromotionKindName; rules: RuleDrafts } {
  const kind = kindNameOf(type)!
  return { kind, rules: { ...newRules, [kind]: formOf(kind).draftOf(rule) } }
}

/** What saving would send of a draft, or what is not right yet. */
export function ruledOf(kind: PromotionKindName, rules: RuleDrafts): Ruled | RuleFault {
  const rule = formOf(kind).ruleOf(rules[kind])
  return typeof rule === 'string' ? rule : ({ type: promotionKinds[kind].code, rule } as Ruled)
}
