import { z } from 'zod'
import { RowId, whole } from '../../../fields.ts'
import { OnReturn, RuleThreshold } from '../rule.fields.ts'

/** `over` is fen or units, as `by` says. */
export const GiftRule = z.strictObject({
  by: z.enum(['amount', 'quantity']),
  tiers: z
    .array(z.strictObject({ over: RuleThreshold, skuId: RowId, quantity: whole(1, 999) }))
    .min(1)
    .max(5),
  /** Absent: it goes back. */
  onReturn: OnReturn.optional(),
})
export type GiftRule = z.output<typeof GiftRule>
