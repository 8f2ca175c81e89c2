import { activityState, type Period } from '@mallard/contract/activities/activity/activity.codes'
import type { SaleState } from '@mallard/contract/activities/seckill/seckill.codes'
import type { Instant } from '@mallard/kernel'

/** What is taken of a SKU; `available`: units that the store has besides. */
export interface Taken {
  readonly quota: number
  readonly sold: number
  readonly reserved: number
  readonly available: number
}

/** Units that anyone can take: of the quota, and no more than the store has. */
export function unitsLeft({ quota, sold, reserved, available }: Taken): number {
  return Math.max(0, Math.min(quota - sold - reserved, available))
}

/**
 * How a SKU sells. What is reserved and not paid may come back: that is another answer than sold
 * out (domain.md §3.7).
 */
export function saleState(times: Period, taken: Taken, now: Instant): SaleState {
  const state = activityState(times, now)
  if (state === 'WAIT') return 'wait'
  if (state !== 'RUN') return 'ended'
  if (unitsLeft(taken) > 0) return 'selling'
  return taken.reserved > 0 ? 'chance' : 'soldOut'
}

/** The share that is taken, in whole percent; 100 only when nothing is left. */
export function percentTaken(taken: Taken): number {
  if (unitsLeft(taken) === 0) return 100
  return Math.min(99, Math.floor(((taken.sold + taken.reserved) * 100) / taken.quota))
}
