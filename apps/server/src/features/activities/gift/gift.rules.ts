import { activityState, type Period } from '@mallard/contract/activities/activity/activity.codes'
import { newDays, type GiftKind } from '@mallard/contract/activities/gift/gift.codes'
import { day, type Instant } from '@mallard/kernel'

export const kindOf = ({
  skuId,
  templateId,
}: {
  readonly skuId: number | null
  readonly templateId: number | null
}): GiftKind => (skuId !== null ? 'goods' : templateId !== null ? 'coupon' : 'points')

export interface Supply {
  readonly quota: number
  readonly taken: number
  /** Units of the store, or coupons of the template; null of points, which do not end. */
  readonly available: number | null
  /** The goods are on sale, or the coupon is given out. */
  readonly isThere: boolean
}

/** Gifts that can be had now. */
export function giftsLeft({ quota, taken, available, isThere }: Supply): number {
  if (!isThere) return 0
  return Math.max(0, Math.min(quota - taken, available ?? quota))
}

/** What is known of somebody who wants the gift. */
export interface Newcomer {
  readonly joinedAt: Instant
  /** Has a paid order with this partner that was not paid back whole. */
  readonly hasBought: boolean
  /** The member, or somebody with the same phone or host identity, had a gift before. */
  readonly hadOne: boolean
}

/**
 * New: no paid order with this partner but what was paid back whole, and joined not longer than 30
 * days ago (activities.md §7).
 */
export const isNew = ({ joinedAt, hasBought }: Newcomer, now: Instant): boolean =>
  !hasBought && now - joinedAt <= newDays * day

/** Why somebody cannot have it now, in the order in which a page says it. */
export function giftRefusal(
  gift: Period & Supply,
  newcomer: Newcomer,
  now: Instant,
): 'giftOver' | 'giftTaken' | 'giftNotNew' | 'giftGone' | undefined {
  if (newcomer.hadOne) return 'giftTaken'
  if (activityState(gift, now) !== 'RUN') return 'giftOver'
  if (!isNew(newcomer, now)) return 'giftNotNew'
  return giftsLeft(gift) === 0 ? 'giftGone' : undefined
}
