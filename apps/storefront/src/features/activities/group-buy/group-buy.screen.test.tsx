import type {
  Batch,
  BatchPage,
  GroupPage,
  GroupSku,
} from '@mallard/contract/activities/group-buy/group-buy.fields'
import { fen } from '@mallard/kernel/money'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { usePage } from '#platform/navigator/index.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import activityScreen from './group-buy.screen.tsx'
import detailScreen from './group-order-detail.screen.tsx'
import listScreen from './group-order-list.screen.tsx'

const at = Date.UTC(2026, 10, 23, 12)
const pic = { url: '/case.webp', width: 100, height: 100, color: '#eeeeee' }
const sku: GroupSku = {
  productSn: 'A-1',
  itemId: 5,
  title: '旅行盒',
  productAttr: '鼠尾草绿',
  pic,
  price: fen(3900),
  salePrice: fen(5900),
  limit: 2,
  left: 20,
}
const activity: GroupPage['activity'] = {
  urlCode: '0123456789ABCDEFGHIJKP',
  name: '邻里拼一单',
  state: 'RUN',
  result: 'forming',
  startAt: at,
  endAt: at + 86_400_000,
  goal: { type: 'people', value: 3 },
  people: 1,
  units: 2,
  missing: 2,
  freightCoupon: true,
}
const person = { name: '知***房', avatar: '', units: 2, at, isFirst: true, isMe: false }
const page: GroupPage = {
  activity,
  goods: [sku, { ...sku, productSn: 'B-1', itemId: 6, title: '除垢剂', left: 0 }],
  persons: [person],
  serverTime: at,
}
const batchId = '0123456789ABCDEFGHIJKQ'
const orderSn = '26112312000000000001'
const batch: Batch = {
  batchId,
  status: 1,
  hasLeft: false,
  units: 2,
  payAmount: fen(7800),
  createTime: at,
  activity,
  orders: [
    {
      orderSn,
      status: 5,
      payStatus: 1,
      payAmount: fen(7800),
      freightAmount: fen(0),
      autoCloseAt: null,
      batchId,
      items: [{ itemId: 5, title: '旅行盒', pic, productAttr: '', quantity: 2, price: fen(3900) }],
    },
  ],
  actions: ['share', 'leave'],
}

function show(of: { Screen: unknown }, shown: GroupPage | BatchPage, answers: Answers = {}) {
  const set = stage({ isSignedIn: true, answers })
  const Screen = of.Screen as ComponentType<object>
  const Page = () => <Screen {...{ ...usePage(), params: { batchId }, data: { shown } }} />
  set.show(<Page />)
  return set
}

describe('a group that forms', () => {
  it('shows who is in and how many are missing, and takes what is chosen to the checkout', async () => {
    const set = show(activityScreen, page, {
      'activity.list': page,
      'activity.orderModify': { flowId: 'F', cartId: '0' },
    })
    expect(screen.getAllByText('还差 2 人成团').length).toBeGreaterThan(0)
    screen.getByText('知***房')
    screen.getByText('团长')
    screen.getByText('已抢光')
    fireEvent.click(screen.getByRole('button', { name: '增加' }))
    screen.getByText('已选 2 件')
    fireEvent.click(screen.getByRole('button', { name: '立即参团' }))
    await waitFor(() => expect(set.went).toEqual(['/order/1-1/checkout/F/0']))
    expect(set.calls).toContainEqual([
      'activity.orderModify',
      { urlCode: activity.urlCode, items: [{ productSn: 'A-1', quantity: 2 }] },
    ])
  })

  it('that is over sells nothing', () => {
    show(activityScreen, { ...page, activity: { ...activity, state: 'END', result: 'failed' } })
    const button = screen.getByRole('button', { name: '拼团已结束' })
    expect((button as HTMLButtonElement).disabled).toBe(true)
  })
})

describe('a group purchase', () => {
  const shown: BatchPage = { batch, activity, goods: sku, persons: [person], serverTime: at }

  it('offers its buyer to leave and to invite', () => {
    show(detailScreen, shown, { 'groupBuy.batch': shown })
    screen.getByText('待成团')
    screen.getByText('邀请好友参团，成团后尽快发货')
    screen.getByRole('button', { name: '退出拼团' })
    screen.getByRole('button', { name: '邀请好友' })
  })

  it('shows others the group and the way in, and no order', () => {
    const others = { ...shown, batch: null }
    show(detailScreen, others, { 'groupBuy.batch': others })
    expect(screen.queryByText('我的订单')).toBeNull()
    expect(screen.getByRole('link', { name: '去参团' }).getAttribute('href')).toBe(
      `/groupBuy/1-1/${activity.urlCode}`,
    )
  })
})

describe('the list of group purchases', () => {
  const numbers = `${orderSn},26112312000000000002`
  const [own] = batch.orders
  const paid = numbers.split(',').map((number) => ({ ...own, orderSn: number, batchId: null }))

  function list(orders: readonly object[], query: object) {
    const set = stage({ isSignedIn: true, answers: { 'order.orderStatus': orders } })
    const Screen = listScreen.Screen as ComponentType<object>
    const batches = { list: [], hasNext: false }
    const Page = () => <Screen {...{ ...usePage(), query, data: { batches } }} />
    set.show(<Page />)
    return set
  }

  it('says at its head what was paid together, and leads to those orders', async () => {
    const { calls } = list(paid, { paid: numbers })
    await screen.findByText('支付成功')
    screen.getByText(/^2 笔订单已一起付款/)
    expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toBe(
      '/user/1-1/order/list/0',
    )
    expect(screen.queryByText('还没有拼团订单')).toBeNull()
    expect(calls).toEqual([['order.orderStatus', { sn: numbers }]])
  })

  it('takes an address that only says so at nothing', async () => {
    list([paid[0]!, { ...paid[1], payStatus: 0 }], { paid: numbers })
    await screen.findByText('还没有拼团订单')
    expect(screen.queryByText('支付成功')).toBeNull()
    const { calls } = list(paid, { paid: '1,2' })
    expect(calls).toEqual([])
  })
})
