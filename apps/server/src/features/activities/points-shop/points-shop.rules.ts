import { activityState, type Period } from '@mallard/contract/activities/activity/activity.codes'
import type { Instant } from '@mallard/kernel'

/** What one unit costs; a point stands for a fen in the books (domain.md §4.1). */
interface UnitCost {
  readonly points: number
  readonly cashAmount: number
}

/**
 * Whether the store asks at least what points and cash come to for one unit: nobody pays more with
 * points than without, and the books of an order hold each point as a fen.
 */
export const isWorthIt = ({ points, cashAmount }: UnitCost, salePrice: number): boolean =>
  points + cashAmount <= salePrice

/** What is left of the quota, and of what the store or the template has. */
export interface Supply extends UnitCost {
  readonly quota: number
  readonly reserved: number
  readonly sold: number
  /** Units of the store, or coupons of the template. */
  readonly available: number
  /** The goods are on sale, or the coupon is given out. */
  readonly isThere: boolean
  /** Fen that the store asks for one; null of a coupon. */
  readonly salePrice: number | null
}

/** Units that can be had now. */
export function unitsLeft(supply: Supply): number {
  const { quota, reserved, sold, available, isThere, salePrice } = supply
  if (!isThere || (salePrice !== null && !isWorthIt(supply, salePrice))) return 0
  return Math.max(0, Math.min(quota - reserved - sold, available))
}

/** What stands against so many units for one person. */
export type Hindrance =
  | { readonly refusal: 'pointsGoodsWait' | 'pointsGoodsOver' | 'pointsGoodsGone' | 'pointsShort' }
  | { readonly refusal: 'pointsGoodsLevel'; readonly level: string; readonly levelEn: string }
  | { readonly refusal: 'pointsGoodsLimit'; readonly limit: number }
  | { readonly refusal: 'pointsGoodsFew'; readonly left: number }

export interface Offered extends Supply, Period {
  readonly limitPerUser: number
  /** The lowest level and the growth at which it begins; null: everyone. */
  readonly minLevel: {
    readonly name: string
    readonly nameEn: string
    readonly growthMin: number
  } | null
}

export interface Taker {
  readonly points: number
  readonly growth: number
  /** Units that they have of it. */
  readonly taken: number
}

/** Why somebody cannot have so many units now, in the order in which a page says it. */
export function hindrance(
  offered: Offered,
  { points, growth, taken }: Taker,
  quantity: number,
  now: Instant,
): Hindrance | undefined {
  const state = activityState(offered, now)
  if (state === 'WAIT') return { refusal: 'pointsGoodsWait' }
  if (state !== 'RUN') return { refusal: 'pointsGoodsOver' }
  const { minLevel, limitPerUser: limit } = offered
  if (minLevel && growth < minLevel.growthMin)
    return { refusal: 'pointsGoodsLevel', level: minLevel.name, levelEn: minLevel.nameEn }
  const left = unitsLeft(offered)
  if (left === 0) return { refusal: 'pointsGoodsGone' }
  if (taken + quantity > limit) return { refusal: 'pointsGoodsLimit', limit }
  if (quantity > left) return { refusal: 'pointsGoodsFew', left }
  return points < offered.points * quantity ? { refusal: 'pointsShort' } : undefined
}
