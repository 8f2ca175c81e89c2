import type {
  PointsGoods,
  PointsStore,
} from '@mallard/contract/activities/points-shop/points-shop.fields'
import { fen } from '@mallard/kernel'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import { Store } from './points-store.screen.tsx'

const now = Date.UTC(2026, 10, 26, 12)
const cup: PointsGoods = {
  id: 1,
  kind: 'goods',
  title: '杯子',
  productAttr: '白',
  pic: { url: '/cup.webp', width: 100, height: 100, color: '#eeeeee' },
  itemId: 7,
  productSn: 'C7',
  coupon: null,
  points: 100,
  cashAmount: fen(0),
  salePrice: fen(5900),
  state: 'RUN',
  startAt: now - 1000,
  endAt: now + 1_000_000,
  left: 5,
  quota: 10,
  limitPerUser: 2,
  taken: 0,
  minLevel: null,
  isLevelReached: true,
}
const address = {
  id: 3,
  name: '林小满',
  phone: '13900001234',
  province: '浙江省',
  city: '杭州市',
  county: '西湖区',
  detail: '文三路 1 号',
  isDefault: true,
}
const made = {
  orderSn: '26112612000000000001',
  couponHistoryId: null,
  points: 200,
  payAmount: 0,
  needPay: false,
  autoCloseAt: null,
  balance: 50,
}

function show(more: Partial<PointsStore> = {}, answers: Answers = {}, isSignedIn = true) {
  const store = { balance: 250, level: { code: 'v2', name: '常客' }, goods: [cup], serverTime: now }
  const set = stage({
    isSignedIn,
    page: { name: 'pointsStore' },
    answers: { 'address.list': [address], ...answers },
  })
  set.show(<Store store={{ ...store, ...more }} />)
  return set
}
const exchanges = (set: ReturnType<typeof show>) =>
  set.calls.flatMap(([name, input]) =>
    name === 'points.exchange' ? [input as { requestId: string; quantity: number }] : [],
  )

describe('the points shop', () => {
  it('shows what one has, and says of each thing whether it can be had', () => {
    show({
      goods: [
        cup,
        { ...cup, id: 2, title: '壶', left: 0 },
        { ...cup, id: 3, title: '锅', points: 900 },
        {
          ...cup,
          id: 4,
          title: '炉',
          minLevel: { code: 'v3', name: '老友' },
          isLevelReached: false,
        },
      ],
    })
    screen.getByText('250')
    screen.getByText('常客')
    for (const words of ['兑换', '已兑完', '积分不足', '等级不足', '老友及以上'])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    fireEvent.click(screen.getByText('只看我能兑'))
    expect(screen.queryByText('壶')).toBeNull()
    screen.getByText('杯子')
  })

  it('takes as many as one can pay for, to the default address', async () => {
    const set = show({}, { 'points.exchange': made })
    fireEvent.click(screen.getByRole('button', { name: /杯子/ }))
    await screen.findByText(/文三路 1 号/)
    fireEvent.click(screen.getByRole('button', { name: /增加|加/ }))
    fireEvent.click(screen.getByRole('button', { name: '用 200 积分兑换' }))
    await waitFor(() =>
      expect(exchanges(set)).toMatchObject([{ id: 1, quantity: 2, addressId: 3 }]),
    )
  })

  it('asks with the same number again when no answer came, and with another after a refusal', async () => {
    const answers: unknown[] = [
      new ApiError(500, '', { isTransport: true }),
      new ApiError(500, '已经兑完了', { reason: 'pointsGoodsGone' }),
      made,
    ]
    const answer = () => {
      const next = answers.shift()
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
    }
    const set = show({}, { 'points.exchange': answer })
    fireEvent.click(screen.getByRole('button', { name: /杯子/ }))
    await screen.findByText(/文三路 1 号/)
    for (const count of [1, 2, 3]) {
      fireEvent.click(screen.getByRole('button', { name: '用 100 积分兑换' }))
      await waitFor(() => expect(exchanges(set)).toHaveLength(count))
      await waitFor(() => expect(answers).toHaveLength(3 - count))
    }
    const [first, second, third] = exchanges(set).map(({ requestId }) => requestId)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('can be taken from as soon as it begins, on a sheet that was open before', async () => {
    const opensAt = Date.now() + 300
    const answers = {
      'address.list': [address],
      get 'store.partnerInit'() {
        return { serverTime: Date.now() }
      },
      get 'points.store'() {
        const serverTime = Date.now()
        const state = serverTime < opensAt ? 'WAIT' : 'RUN'
        const goods = [{ ...cup, state, startAt: opensAt, endAt: opensAt + 1_000_000 }]
        return { balance: 250, level: null, goods, serverTime }
      },
    }
    function Page() {
      const { data } = useQuery(useApi().points.store.query())
      return data && <Store store={data} />
    }
    stage({ isSignedIn: true, page: { name: 'pointsStore' }, answers }).show(<Page />)
    fireEvent.click(await screen.findByRole('button', { name: /杯子/ }))
    await screen.findByRole('button', { name: '用 100 积分兑换' })
  })

  it('tells a visitor to sign in', () => {
    show({ balance: null, level: null }, {}, false)
    screen.getByText('登录后查看积分')
    expect(screen.queryByText('只看我能兑')).toBeNull()
  })
})
