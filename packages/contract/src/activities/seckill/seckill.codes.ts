/**
 * How a SKU of a session sells: `wait` not begun, `selling`, `chance` every unit is taken and some
 * are unpaid, `soldOut`, `ended`.
 */
export const saleStates = ['wait', 'selling', 'chance', 'soldOut', 'ended'] as const
export type SaleState = (typeof saleStates)[number]

/** Milliseconds before the start at which those who asked are reminded. */
export const remindBefore = 180_000

/** Milliseconds in which to pay (activities.md §0). */
export const payWithin = 600_000
