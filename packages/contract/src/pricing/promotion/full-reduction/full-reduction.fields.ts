import { z } from 'zod'
import { RuleAmount, RuleShare, RuleThreshold } from '../rule.fields.ts'

const ReductionTier = z.discriminatedUnion('cut', [
  z.strictObject({ over: RuleThreshold, cut: z.literal('off'), value: RuleAmount }),
  z.strictObject({ over: RuleThreshold, cut: z.literal('bp'), value: RuleShare }),
])
export type ReductionTier = z.output<typeof ReductionTier>

/** `over` is fen or units, as `by` says. */
export const ReductionRule = z.strictObject({
  by: z.enum(['amount', 'quantity']),
  tiers: z.array(ReductionTier).min(1).max(5),
})
export type ReductionRule = z.output<typeof ReductionRule>
