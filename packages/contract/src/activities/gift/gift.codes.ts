/** What a gift is: one of these. */
export const giftKinds = ['goods', 'coupon', 'points'] as const
export type GiftKind = (typeof giftKinds)[number]

/** How a gift stands to who looks at it. */
export const giftStandings = ['visitor', 'open', 'claimed', 'notNew', 'gone'] as const
export type GiftStanding = (typeof giftStandings)[number]

/** For so many days after joining somebody is new (activities.md §7). */
export const newDays = 30
