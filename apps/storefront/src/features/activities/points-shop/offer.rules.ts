import type { PointsGoods } from '@mallard/contract/activities/points-shop/points-shop.fields'

/** How an offer stands to who looks at it; the server decides again when it is taken. */
export type OfferStanding = 'soon' | 'gone' | 'taken' | 'lowLevel' | 'short' | 'open'

export function standingOf(
  goods: Pick<
    PointsGoods,
    'state' | 'left' | 'taken' | 'limitPerUser' | 'isLevelReached' | 'points' | 'minLevel'
  >,
  balance: number | null,
): OfferStanding {
  if (goods.state === 'WAIT') return 'soon'
  if (goods.state !== 'RUN' || goods.left === 0) return 'gone'
  // What a visitor has is not known yet: they are asked to sign in.
  if (balance === null) return 'open'
  if (goods.taken >= goods.limitPerUser) return 'taken'
  if (!goods.isLevelReached) return 'lowLevel'
  return balance < goods.points ? 'short' : 'open'
}

/** Units that who looks at it can take at once. */
export function maxUnits(
  goods: Pick<PointsGoods, 'kind' | 'left' | 'taken' | 'limitPerUser' | 'points'>,
  balance: number | null,
): number {
  if (goods.kind === 'coupon') return 1
  const affordable = balance === null ? 1 : Math.floor(balance / goods.points)
  return Math.max(1, Math.min(goods.left, goods.limitPerUser - goods.taken, affordable))
}
