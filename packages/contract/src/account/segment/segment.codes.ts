/** Whose orders count: those of this store, or of all stores of the brand. */
export const segmentScopes = ['store', 'brand'] as const

/** Recency: days since the last order, the best band last; each reaches from one bound to the next. */
export const recencyDays = [365, 180, 90, 30] as const
/** Frequency: the orders from which the bands after the first begin. */
export const frequencyOrders = [2, 3, 5, 10] as const
/** Money: the fen from which the bands after the first begin. */
export const moneyFen = [10_000, 50_000, 100_000, 500_000] as const

/** Bands of each measure, 1 (worst) to 5 (best). */
export const bands = [1, 2, 3, 4, 5] as const
export type Band = (typeof bands)[number]

/** Segments that a store keeps at most. */
export const maxSegments = 100
