/** Fen that a channel keeps of a payment: 0.6 percent, rounded. */
export const feeOf = (amount: number): number => Math.round((amount * 6) / 1000)
