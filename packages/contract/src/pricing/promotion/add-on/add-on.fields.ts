import { z } from 'zod'
import { RowId, whole } from '../../../fields.ts'
import { OnReturn, RuleAmount, RuleThreshold } from '../rule.fields.ts'

/** Fen from which the items may be added, and how many of them an order may have. */
export const AddOnRule = z.strictObject({
  over: RuleThreshold,
  most: whole(1, 20),
  items: z
    .array(z.strictObject({ skuId: RowId, price: RuleAmount }))
    .min(1)
    .max(20),
  /** Absent: they go back. */
  onReturn: OnReturn.optional(),
})
export type AddOnRule = z.output<typeof AddOnRule>
