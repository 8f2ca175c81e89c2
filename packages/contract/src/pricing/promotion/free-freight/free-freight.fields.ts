import { z } from 'zod'
import { RuleThreshold } from '../rule.fields.ts'

/** `over` is fen or units, as `by` says. */
export const FreeFreightRule = z.strictObject({
  by: z.enum(['amount', 'quantity']),
  over: RuleThreshold,
})
export type FreeFreightRule = z.output<typeof FreeFreightRule>
