/** Kinds of coupons (domain.md §2.4). */
export const couponKind = { cash: 1, percent: 2, freight: 3, exchange: 4 } as const

/** Where a drawn coupon stands; that its time is over is told by the clock before it is written. */
export const couponStatus = { unused: 0, locked: 1, used: 2, expired: 3, voided: 4 } as const

/**
 * How a coupon is come by: from a list, at sign-up, by a link, by a shop assistant's code, from a
 * promoter, or as a reward.
 */
export const couponObtains = ['public', 'register', 'code', 'scan', 'fx', 'activity'] as const
export type CouponObtain = (typeof couponObtains)[number]

/** What a coupon holds for. */
export const couponScopes = ['all', 'category', 'goods'] as const
export type CouponScope = (typeof couponScopes)[number]

/**
 * What lowered a price besides promotions and the price of a level, in numbers beside those of
 * `promotionKinds`; a coupon has 10 and its kind.
 */
export const deductionType = {
  cash: 11,
  percent: 12,
  freight: 13,
  exchange: 14,
  points: 20,
} as const
