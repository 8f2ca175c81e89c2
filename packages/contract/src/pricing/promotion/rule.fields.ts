import { whole } from '../../fields.ts'

/** Fen that a rule names. */
export const RuleAmount = whole(1, 100_000_000)
/** Basis points that are left to pay: 8500 = 85 %. */
export const RuleShare = whole(1, 9999)
/** Fen, or units, that must be reached. */
export const RuleThreshold = whole(1, 100_000_000)
