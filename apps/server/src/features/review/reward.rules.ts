import type { Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'

/** A buyer's own words about a line of an order. */
export interface Rewarded {
  readonly scope: Scope
  readonly memberId: number
  readonly orderItemId: number
  readonly reviewId: number
  readonly title: string
  readonly titleEn: string
  readonly isShown: boolean
  readonly at: Date
}

/** What reviews earn; whoever keeps the points does it, and the composition brings both together. */
export interface ReviewRewards {
  /** Points that a partner gives for a review. */
  rewardOf(db: Db, partnerId: number): Promise<number>
  /** Compare-and-set; false when it is not `seen` any more. */
  setReward(trx: Db, partnerId: number, change: { readonly seen: number; readonly points: number }): Promise<boolean>
  /** Gives them, or takes them back, as the review is shown or not; in the caller's transaction. */
  settle(trx: Db, review: Rewarded): Promise<void>
}
