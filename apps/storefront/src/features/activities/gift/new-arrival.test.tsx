import type { Gift, NewArrival } from '@mallard/contract/activities/gift/gift.fields'
import { fen } from '@mallard/kernel'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useApi } from '#platform/api.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import { Arrival } from './new-arrival.screen.tsx'
import { Claimed, NothingHere } from './success.screen.tsx'

const now = Date.UTC(2026, 10, 26, 12)
const gift: Gift = {
  giftId: 1,
  kind: 'goods',
  name: '初见好礼',
  rules: '每人一次',
  state: 'RUN',
  startAt: now - 1000,
  endAt: now + 1_000_000,
  quota: 10,
  left: 4,
  title: '除垢剂',
  productAttr: '10 袋',
  pic: { url: '/descaler.webp', width: 100, height: 100, color: '#eeeeee' },
  itemId: 7,
  salePrice: fen(1990),
  coupon: null,
  points: 0,
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
const claim = {
  giftId: 1,
  storeId: 2,
  kind: 'goods' as const,
  title: '除垢剂',
  points: 0,
  orderSn: '26112612000000000001',
  couponHistoryId: null,
  at: now,
}

function show(more: Partial<NewArrival>, answers: Answers = {}, isSignedIn = true) {
  const set = stage({
    isSignedIn,
    page: { name: 'giftNewArrival' },
    answers: { 'address.list': [address], ...answers },
  })
  set.show(<Arrival arrival={{ gift, standing: 'open', claim: null, serverTime: now, ...more }} />)
  return set
}

/** The page as it asks: what it shows is what it was told last. */
function Asking() {
  const { data } = useQuery(useApi().gift.newArrival.query())
  return data ? <Arrival arrival={data} /> : null
}

describe('the gift for new customers', () => {
  it('is gone from the page when it ends', async () => {
    const endAt = Date.now() + 300
    const answers = {
      get 'store.partnerInit'() {
        return { serverTime: Date.now() }
      },
      get 'gift.newArrival'() {
        const serverTime = Date.now()
        const runs = serverTime < endAt
        return {
          gift: runs ? { ...gift, endAt } : null,
          standing: runs ? 'open' : 'gone',
          claim: null,
          serverTime,
        }
      },
    }
    stage({ page: { name: 'giftNewArrival' }, answers }).show(<Asking />)
    await screen.findByText('价值 ¥19.90')
    await screen.findByText('暂时没有新人礼')
  })

  it('is sent to the default address, and tells where it is afterwards', async () => {
    const set = show({}, { 'gift.claim': claim })
    screen.getByText('价值 ¥19.90')
    screen.getByText('还剩 4 份')
    await screen.findByText(/文三路 1 号/)
    fireEvent.click(screen.getByRole('button', { name: '立即领取' }))
    await waitFor(() => expect(set.went).toContain('/gift/1-1/success'))
    expect(set.calls).toContainEqual(['gift.claim', { addressId: 3 }])
  })

  it('needs an address first', async () => {
    show({}, { 'address.list': [] })
    await screen.findByText('添加收货地址')
    const button = screen.getByRole('button', { name: '立即领取' }) as HTMLButtonElement
    expect(button.disabled).toBe(true)
  })

  it.each([
    ['notNew', '仅限新朋友领取'],
    ['gone', '已领完'],
  ] as const)('cannot be had by who is %s', (standing, words) => {
    show({ standing })
    const button = screen.getByRole('button', { name: words }) as HTMLButtonElement
    expect(button.disabled).toBe(true)
  })

  it('leads who has it to what they got', () => {
    show({ standing: 'claimed', claim })
    expect(screen.getByRole('link', { name: '查看我的新人礼' }).getAttribute('href')).toBe(
      '/gift/1-1/success',
    )
  })

  it('leads nobody in a circle who had it with another account', () => {
    show({ standing: 'claimed' })
    const button = screen.getByRole('button', { name: '您已领过新人礼' }) as HTMLButtonElement
    expect(button.disabled).toBe(true)
    stage().show(<NothingHere hadOne />)
    expect(screen.getByRole('link', { name: '去逛逛' }).getAttribute('href')).toBe('/a/1-1')
  })

  it('is found in the store that gave it', () => {
    stage({ isSignedIn: true }).show(<Claimed claim={claim} />)
    expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toBe(
      `/user/1-2/order/detail/${claim.orderSn}`,
    )
  })

  it('says so while none is given', () => {
    show({ gift: null, standing: 'gone' })
    screen.getByText('暂时没有新人礼')
  })
})
