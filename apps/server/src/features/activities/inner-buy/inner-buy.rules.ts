import { beijingDateTime, type Instant } from '@mallard/kernel'

/** The year in Beijing, whose grant counts. */
export const yearAt = (now: Instant): number => Number(beijingDateTime(now).slice(0, 4))

/** What of a grant an order takes and how far that is free again; fen. */
export interface UseAt {
  readonly amount: number
  /** What was paid for its goods and what of it was refunded so far, both without freight. */
  readonly paid: number
  readonly refunded: number
}

/**
 * How much of the quota comes back by refunds: in the proportion of what was paid for the goods,
 * rounded down, and all of it with the last fen (domain.md §4.3). With points in the price more
 * quota than money comes back, as more was taken.
 */
export function freedBy({ amount, paid, refunded }: UseAt): number {
  if (refunded <= 0) return 0
  if (refunded >= paid) return amount
  return Number((BigInt(amount) * BigInt(refunded)) / BigInt(paid))
}
