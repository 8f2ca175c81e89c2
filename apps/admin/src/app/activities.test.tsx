import type { ActivityState } from '@mallard/contract/activities/activity/activity.codes'
import { hour } from '@mallard/kernel'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallFailure } from '#platform/api-error.ts'
import { inStore } from '#platform/test-in-store.tsx'
import BargainScreen from '#features/activities/bargain/bargain.screen.tsx'
import EvaluateScreen from '#features/activities/evaluate/evaluate.screen.tsx'
import GiftScreen from '#features/activities/gift/gift.screen.tsx'
import GroupBuyScreen from '#features/activities/group-buy/group-buy.screen.tsx'
import LotteryScreen from '#features/activities/lottery/lottery.screen.tsx'
import PointsGoodsScreen from '#features/activities/points-shop/points-goods.screen.tsx'
import PostageScreen from '#features/activities/postage/postage.screen.tsx'
import QuestionScreen from '#features/activities/question/question.screen.tsx'
import SeckillScreen from '#features/activities/seckill/seckill.screen.tsx'

const startAt = Date.UTC(2099, 0, 1, 12)
const none = { seen: 0, joined: 0, ordered: 0, paid: 0, reserved: 0, sold: 0, cost: 0, points: 0 }
const sums = { members: 0, exchanges: 0, unpaid: 0, closed: 0, cash: 0, bought: 0, draws: 0 }
const figures = {
  ...none,
  ...sums,
  pointsPaid: 0,
  pointsGiven: 0,
  coupons: 0,
  goods: 0,
  goodsAmount: 0,
}
const goods = { title: '电水壶', productAttr: '', quota: 10, ...none }
const member = { memberId: 8, name: '小林', nickname: '小林', orderSn: '26112700001', at: startAt }

interface Drilled {
  readonly domain: string
  readonly Screen: ComponentType<{ id: string }>
  readonly one: object
  /** The call that lists who took part, and a row of it. */
  readonly records?: readonly [call: string, row: object]
}

/** The pages of all activities: a further one needs a row here. */
const activities: Readonly<Record<string, Drilled>> = {
  seckill: {
    domain: 'seckillAdmin',
    Screen: SeckillScreen,
    one: { ...none, reminders: 1, skus: [] },
  },
  bargain: {
    domain: 'bargainAdmin',
    Screen: BargainScreen,
    one: {
      ...goods,
      startPrice: 2,
      floorPrice: 1,
      helped: 0,
      voided: 0,
      reached: 0,
      stock: 1,
      days: [],
    },
    records: [
      'rooms',
      {
        ...member,
        bargainRoomId: 'a',
        helps: [],
        status: 1,
        createdAt: startAt,
        expireAt: startAt,
      },
    ],
  },
  groupBuy: {
    domain: 'groupBuyAdmin',
    Screen: GroupBuyScreen,
    one: {
      ...none,
      ...{ goal: { type: 'none', value: 0 }, result: 'forming', people: 0, units: 0, ended: 0 },
      ...{ refunded: 0, paidAmount: 0, forcedReason: '', skus: [] },
    },
    records: [
      'batches',
      {
        ...member,
        batchId: 'a',
        status: 0,
        units: 1,
        payAmount: 1,
        orderSns: [],
        createdAt: startAt,
      },
    ],
  },
  postage: {
    domain: 'postageAdmin',
    Screen: PostageScreen,
    one: { ...goods, postageAmount: 900, audience: 'all' },
    records: ['claims', { ...member, phone: '138****0000', isPaid: true }],
  },
  question: {
    domain: 'questionAdmin',
    Screen: QuestionScreen,
    one: { url: 'abcde12345', answers: 1, most: null, questions: [], figures: [] },
    records: ['answers', { ...member, id: 1, phone: '138****0000', answers: [] }],
  },
  evaluate: {
    domain: 'evaluateAdmin',
    Screen: EvaluateScreen,
    one: {
      ...goods,
      ...{ stage: 'applying', chosen: 0, applied: 1, waiting: 1, isSettled: false },
      ...{ mayChoose: false, reported: 0, late: 0, reportDays: 14 },
    },
    records: [
      'applications',
      { ...member, id: 1, phone: '138****0000', reason: '想试试', step: 'applied', report: null },
    ],
  },
  lottery: {
    domain: 'lotteryAdmin',
    Screen: LotteryScreen,
    one: { lotteryUrl: 'new-year', prizes: [], figures, days: [] },
    records: [
      'winners',
      { ...member, id: 1, type: 2, status: 3, address: null, addressUntil: null },
    ],
  },
  gift: {
    domain: 'giftAdmin',
    Screen: GiftScreen,
    one: { ...goods, kind: 'points', taken: 0, figures },
    records: ['claims', { ...member, id: 1, joinedAt: startAt, hasBought: false }],
  },
  pointsShop: {
    domain: 'pointsShopAdmin',
    Screen: PointsGoodsScreen,
    one: { ...goods, kind: 'goods', level: '', cashAmount: 0, figures },
    records: ['exchanges', { ...member, id: 1, quantity: 1, points: 5, cashAmount: 0, status: 1 }],
  },
}

afterEach(cleanup)

function show(
  { domain, Screen, one, records: [list, row] = ['none', {}] }: Drilled,
  rights: readonly string[],
  records = vi.fn(async () => ({ list: [row], total: 1 })),
) {
  const as = (state: ActivityState, closeReason = '') => ({
    ...{ id: 5, version: 3, name: '电水壶', nameEn: '', startAt, endAt: startAt + hour },
    ...one,
    ...{ state, closeReason },
  })
  const calls = {
    detail: vi.fn(async () => as('RUN')),
    close: vi.fn(async (_input: object) => as('CLOSED', '库存不足')),
    clashes: async () => [],
    [list]: records,
  }
  const session = {
    scope: { partnerId: 1, storeId: 1 },
    api: { [domain]: calls },
    can: (right: string) => rights.includes(right),
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(inStore(session, <Screen id="5" />, queries))
  return calls
}

describe.each(Object.entries(activities))('the page of %s', (_name, activity) => {
  it('ends it with a reason, and shows what that answered', async () => {
    const { detail, close } = show(activity, ['promotion.write'])
    fireEvent.click(await screen.findByText('提前结束'))
    const form = within(await screen.findByRole('dialog'))
    // From now on nothing is answered but the end.
    detail.mockReturnValue(new Promise(() => undefined))
    // In happy-dom only the button itself sends its form, not the words inside it.
    const confirm = () => fireEvent.click(form.getByText('提前结束').closest('button')!)
    confirm()
    await form.findByText('请写明原因')
    expect(close).not.toHaveBeenCalled()
    fireEvent.change(form.getByLabelText('原因'), { target: { value: '库存不足' } })
    confirm()
    await screen.findByText('结束原因：库存不足', { exact: false })
    expect(close.mock.calls).toEqual([[{ id: 5, reason: '库存不足' }]])
  })

  it('says that it is only looked at, and leads from who took part to the member', async () => {
    const [, row] = activity.records ?? []
    const records = vi.fn(async () => ({ list: [row ?? {}], total: 1 }))
    records.mockRejectedValueOnce(new CallFailure('fault'))
    show(activity, ['order.read'], records)
    await screen.findByText('你可以查看，但不能修改。', { exact: false })
    expect(screen.queryByText('提前结束')).toBeNull()
    if (!row) return
    fireEvent.click(await screen.findByText(/^重\s*试$/))
    const [member] = await screen.findAllByText('小林')
    expect(member!.closest('a')!.getAttribute('href')).toBe('/admin/1-1/members/8')
  })
})
