import type { AdminGroup } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import type { AdminPromotion } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import type { AdminLottery } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { fen, hour } from '@mallard/kernel'
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { CallFailure } from '#platform/api-error.ts'
import type { Session } from '#platform/session.ts'
import { inStore } from '#platform/test-in-store.tsx'
import GroupBuyScreen from '#features/activities/group-buy/group-buy.screen.tsx'
import PromotionScreen from '#features/pricing/promotion/promotion.screen.tsx'
import LotteryScreen from '#features/activities/lottery/lottery.screen.tsx'

const startAt = Date.UTC(2099, 0, 1, 12)
const waiting = { id: 5, version: 3, name: '新年', nameEn: '', state: 'WAIT', startAt }
const prize = { nameEn: '', quota: null, templateId: null, skuId: null, what: '', pic: null }
const lottery = {
  ...waiting,
  endAt: startAt + hour,
  lotteryUrl: 'new-year',
  form: 'wheel',
  rules: '',
  rulesEn: '',
  dailyFree: 1,
  cost: null,
  dailyMax: null,
  totalMax: null,
  hasShareChance: false,
  hasOrderChance: false,
  orderLeast: 0,
  prizes: [
    { ...prize, id: 1, type: 2, name: '积分', weight: 100, points: 10 },
    { ...prize, id: 2, type: 1, name: '谢谢参与', weight: 9900, points: 0 },
  ],
} as unknown as AdminLottery

const group = {
  ...waiting,
  endAt: startAt + hour,
  goal: { type: 'none' },
  freightCoupon: false,
  paid: 0,
  result: 'forming',
  skus: [
    {
      skuId: 7,
      productSn: 'HL-KT01',
      title: '电水壶',
      productAttr: '白',
      pic: { url: '/p.webp', width: 1, height: 1, color: '' },
      price: fen(11_900),
      salePrice: fen(11_900),
      available: 30,
      quota: 40,
      limit: 1,
    },
  ],
} as unknown as AdminGroup

const promotion = {
  ...waiting,
  endAt: startAt + hour,
  kind: { type: 1, rule: { cut: 'bp', value: 8500 } },
  scope: 'all',
  scopeIds: [],
  skus: [],
  priority: 0,
  limitPerUser: 0,
} as unknown as AdminPromotion

function show(of: AdminLottery | AdminGroup | AdminPromotion, page: ReactNode) {
  const api = {
    detail: vi.fn(async (): Promise<object> => of),
    clashes: async () => [],
    save: vi.fn(async (_setup: object): Promise<object> => of),
  }
  const value = {
    scope: { partnerId: 1, storeId: 1 },
    api: {
      lotteryAdmin: api,
      groupBuyAdmin: api,
      promotionAdmin: { ...api, skus: async () => [] },
    },
    can: () => true,
  } as unknown as Session
  const queries = new QueryClient()
  render(inStore(value, page, queries))
  const byColleague = async () => {
    api.detail.mockResolvedValue({ ...of, version: 4, name: '元旦' })
    await act(() => queries.refetchQueries())
    await screen.findByText('元旦')
  }
  return { ...api, byColleague }
}

const name = () => screen.getByLabelText<HTMLInputElement>('活动名称')
const save = () => fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))

it.each([
  ['a lottery', lottery, <LotteryScreen key="5" id="5" />, '这个活动刚被别人改过，请刷新后再改'],
  [
    'a group purchase',
    group,
    <GroupBuyScreen key="5" id="5" />,
    '这个拼团刚被别人改过，请刷新后再改',
  ],
  [
    'a promotion',
    promotion,
    <PromotionScreen key="5" id="5" />,
    '别人刚改过这个活动，请刷新后再改。',
  ],
])(
  'keeps what is typed of %s when a colleague saves, and says so on saving',
  async (_what, of, page, conflict) => {
    const { save: sent, byColleague } = show(of, page)
    await screen.findByLabelText('活动名称')
    fireEvent.change(name(), { target: { value: '新春' } })
    await byColleague()
    expect(name().value).toBe('新春')
    sent.mockRejectedValueOnce(new CallFailure('refused', '', 'versionConflict'))
    save()
    await screen.findByText(conflict)
    expect(sent.mock.calls).toMatchObject([[{ version: 3, name: '新春' }]])
  },
)

it.each([
  ['a lottery', lottery, <LotteryScreen key="5" id="5" />],
  ['a group purchase', group, <GroupBuyScreen key="5" id="5" />],
  ['a promotion', promotion, <PromotionScreen key="5" id="5" />],
])('goes on from what was saved of %s', async (_what, of, page) => {
  const { save: sent } = show(of, page)
  await screen.findByLabelText('活动名称')
  fireEvent.change(name(), { target: { value: ' 新春 ' } })
  sent.mockResolvedValue({ ...of, version: 4, name: '新春' })
  save()
  await waitFor(() => expect(name().value).toBe('新春'))
  save()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  expect(sent.mock.calls[1]).toMatchObject([{ version: 4, name: '新春' }])
})
