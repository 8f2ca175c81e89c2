/**
 * A number that a carrier was asked for: no answer yet, got with its label, refused, or given back.
 */
export const labelStates = ['asked', 'got', 'failed', 'cancelled'] as const
export type LabelState = (typeof labelStates)[number]

/** Accounts at carriers that a store may have. */
export const maxLabelAccounts = 20
/** Days for which a label can be printed again. */
export const labelDays = 30
