import { z } from 'zod'
import { AddOnRule } from './add-on/add-on.fields.ts'
import { FreeFreightRule } from './free-freight/free-freight.fields.ts'
import { ReductionRule } from './full-reduction/full-reduction.fields.ts'
import { GiftRule } from './gift/gift.fields.ts'
import { promotionKinds, type PromotionKindName } from './promotion.codes.ts'
import { SecondUnitRule } from './second-unit/second-unit.fields.ts'
import { TimedRule } from './timed-discount/timed-discount.fields.ts'

/** What each kind of promotion is set up with. */
const rules = {
  timedDiscount: TimedRule,
  fullReduction: ReductionRule,
  addOn: AddOnRule,
  gift: GiftRule,
  freeFreight: FreeFreightRule,
  secondUnit: SecondUnitRule,
} satisfies Readonly<Record<PromotionKindName, z.ZodType>>

export type RuleOf<N extends PromotionKindName> = z.output<(typeof rules)[N]>

interface Typed<N extends PromotionKindName, R> {
  readonly type: (typeof promotionKinds)[N]['code']
  readonly rule: R
}
/** The kind of a promotion with what this kind is set up with. */
export type Ruled = {
  [N in PromotionKindName]: Typed<N, z.output<(typeof rules)[N]>>
}[PromotionKindName]
type RuledInput = {
  [N in PromotionKindName]: Typed<N, z.input<(typeof rules)[N]>>
}[PromotionKindName]

const variants = (Object.keys(rules) as PromotionKindName[]).map((name) =>
  z.strictObject({ type: z.literal(promotionKinds[name].code), rule: rules[name] }),
)
type Variant = (typeof variants)[number]

// One variant for each name of the registry: the compiler cannot count what a loop makes.
export const Ruled = z.discriminatedUnion(
  'type',
  variants as [Variant, ...Variant[]],
) as unknown as z.ZodType<Ruled, RuledInput>
