import type { AdminLottery } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { day, fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { isFault } from '#platform/form/is-fault.ts'
import {
  draftLike,
  draftOf,
  newDraft,
  newPrize,
  oddsText,
  setupOf,
  weightLeft,
  type LotteryDraft,
} from './lottery-draft.ts'

const now = Date.UTC(2026, 10, 23, 12)
const pic = { url: '/kettle.webp', width: 100, height: 100, color: '#eeeeee' }
const sku = {
  skuId: 3,
  productSn: 'K',
  title: '电水壶',
  attr: '',
  pic,
  salePrice: fen(9900),
  available: 5,
}
const points = { ...newPrize(), name: '5 积分', points: '5', weight: '3000' }
const goods = { ...newPrize(), type: 4 as const, name: '水壶', sku, weight: '20', quota: '3' }
const draft: LotteryDraft = { ...newDraft(now), name: '转盘', prizes: [points, goods] }
const fresh = { id: 0, version: 0 }
const setup = (part: Partial<LotteryDraft> = {}) => setupOf({ ...draft, ...part }, fresh, now)
const fault = (part: Partial<LotteryDraft>) => {
  const found = setup(part)
  return isFault(found) ? found.text : undefined
}

describe('a set-up', () => {
  it('gives the prize without a win what the others leave', () => {
    const made = setup()
    if (isFault(made)) throw new Error(made.text)
    expect(made.prizes.map(({ type, weight }) => [type, weight])).toEqual([
      [2, 3000],
      [4, 20],
      [1, 6980],
    ])
    expect(made).toMatchObject({ startAt: now, endAt: now + 7 * day, cost: null, dailyFree: 1 })
    expect(weightLeft([])).toBe(10_000)
    expect(oddsText(20)).toBe('0.2%')
  })

  it('says what is not right yet', () => {
    expect(fault({ name: ' ' })).toBe('badName')
    expect(fault({ url: 'Nr' })).toBe('badUrl')
    expect(fault({ until: '2026-11-23T19:00' })).toBe('badTime')
    expect(fault({ dailyFree: '' })).toBe('badFree')
    expect(fault({ cost: '0' })).toBe('badCost')
    expect(fault({ totalMax: 'x' })).toBe('badMax')
    expect(fault({ orderLeast: 'x' })).toBe('badMinAmount')
    expect(fault({ prizes: [] })).toBe('badPrizes')
    expect(fault({ prizes: [points, { ...goods, weight: '7001' }] })).toBe('badSum')
  })

  it('says it of the prize', () => {
    for (const [part, text] of [
      [{ name: '' }, 'badPrizeName'],
      [{ sku: undefined }, 'badSku'],
      [{ quota: '' }, 'badQuota'],
      [{ weight: '1.5' }, 'badWeight'],
      [{ type: 3 as const }, 'badCoupon'],
      [{ type: 2 as const }, 'badPoints'],
    ] as const)
      expect(setup({ prizes: [points, { ...goods, ...part }] })).toEqual({ text, key: goods.key })
  })
})

it('comes back as it was saved, and as one like it from now on', () => {
  const made = setup({ cost: '20', hasOrderChance: true, orderLeast: '99.5' })
  if (isFault(made)) throw new Error(made.text)
  const saved: AdminLottery = {
    ...made,
    id: 7,
    version: 1,
    state: 'WAIT',
    closeReason: '',
    prizes: made.prizes.map((prize, id) => ({
      ...prize,
      id,
      won: 0,
      what: prize.skuId === null ? '' : '电水壶',
      pic: prize.skuId === null ? null : pic,
      value: fen(prize.skuId === null ? 0 : 9900),
    })),
    figures: {
      seen: 0,
      members: 0,
      draws: 0,
      pointsPaid: 0,
      pointsGiven: 0,
      coupons: 0,
      goods: 0,
      goodsAmount: fen(0),
    },
    days: [],
  }
  expect(setupOf(draftOf(saved), fresh, now)).toEqual(made)
  const later = now + 3 * day
  const like = setupOf(draftLike(saved, later), fresh, later)
  expect(like).toMatchObject({ startAt: later, endAt: later + 7 * day, prizes: made.prizes })
  expect(like).not.toMatchObject({ lotteryUrl: made.lotteryUrl })
})
