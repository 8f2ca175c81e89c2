import { z } from 'zod'
import { whole } from '../../../fields.ts'
import { RuleShare } from '../rule.fields.ts'

/**
 * Of each two units the cheaper one costs `bp` basis points of its price; `pairs` of one order may,
 * 0 = any number.
 */
export const SecondUnitRule = z.strictObject({ bp: RuleShare, pairs: whole(0, 99) })
export type SecondUnitRule = z.output<typeof SecondUnitRule>
