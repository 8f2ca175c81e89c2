import { z } from 'zod'
import { RuleAmount, RuleShare } from '../rule.fields.ts'

/** A share that is left to pay, an amount off each unit, or one price for all. */
export const TimedRule = z.discriminatedUnion('cut', [
  z.strictObject({ cut: z.literal('bp'), value: RuleShare }),
  z.strictObject({ cut: z.literal('off'), value: RuleAmount }),
  z.strictObject({ cut: z.literal('price'), value: RuleAmount }),
])
export type TimedRule = z.output<typeof TimedRule>
