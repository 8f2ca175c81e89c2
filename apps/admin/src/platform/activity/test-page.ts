import type { ComponentType } from 'react'

export const startAt = Date.UTC(2099, 0, 1, 12)
export const none = {
  seen: 0,
  joined: 0,
  ordered: 0,
  paid: 0,
  reserved: 0,
  sold: 0,
  cost: 0,
  points: 0,
}
const sums = { members: 0, exchanges: 0, unpaid: 0, closed: 0, cash: 0, bought: 0, draws: 0 }
export const figures = {
  ...none,
  ...sums,
  pointsPaid: 0,
  pointsGiven: 0,
  coupons: 0,
  goods: 0,
  goodsAmount: 0,
}
export const goods = { title: '电水壶', productAttr: '', quota: 10, ...none }
export const member = {
  memberId: 8,
  name: '小林',
  nickname: '小林',
  orderSn: '26112700001',
  at: startAt,
}

/** What the drill of all activities must know of the page of one. */
export interface DrilledPage {
  readonly domain: string
  readonly Screen: ComponentType<{ id: string }>
  readonly one: object
  /** What its early end is called. */
  readonly end?: string
  /** The call that lists who took part, and a row of it. */
  readonly records?: readonly [call: string, row: object]
}
