/** What one gets for points. */
export const pointsGoodsKinds = ['goods', 'coupon'] as const
export type PointsGoodsKind = (typeof pointsGoodsKinds)[number]

/** An exchange waits for its money, is done, or was closed unpaid. */
export const exchangeStatus = { unpaid: 0, done: 1, closed: 2 } as const
export type ExchangeStatus = (typeof exchangeStatus)[keyof typeof exchangeStatus]

/** Ways to come by points, and to spend them: what the address of the page names. */
export const pointsWays = ['sign', 'order', 'review', 'store', 'lottery', 'checkout'] as const
export type PointsWayId = (typeof pointsWays)[number]
