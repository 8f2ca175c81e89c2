import { z } from 'zod'
import { whole } from '../../fields.ts'

/** Fen that a rule names. */
export const RuleAmount = whole(1, 100_000_000)
/** Basis points that are left to pay: 8500 = 85 %. */
export const RuleShare = whole(1, 9999)
/**
 * What becomes of a gift or an add-on whose goods are given back, so that the rest is too little
 * for it: it goes back with them, or its price is taken off the refund, or it stays. What should
 * come back and does not is charged.
 */
export const OnReturn = z.enum(['back', 'charge', 'keep'])
export type OnReturn = z.output<typeof OnReturn>
/** Fen, or units, that must be reached. */
export const RuleThreshold = whole(1, 100_000_000)
