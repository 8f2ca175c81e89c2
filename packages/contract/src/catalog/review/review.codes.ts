/** Where a review stands, or what was added to it: to be looked at, shown, refused or hidden. */
export const reviewStates = { waiting: 0, shown: 1, hidden: 2 } as const
