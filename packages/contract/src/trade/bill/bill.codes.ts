/** Whether a channel had the bill of a day when it was asked. */
export const billStatus = { none: 0, read: 1 } as const

/** Where a difference stands: open; both sides agree by now; somebody has said why. */
export const differenceStatus = { open: 0, settled: 1, noted: 2 } as const
