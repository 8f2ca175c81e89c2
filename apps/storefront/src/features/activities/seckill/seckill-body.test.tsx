import type { SaleState } from '@mallard/contract/activities/seckill/seckill.codes'
import type {
  SeckillDetail,
  SeckillSession,
} from '@mallard/contract/activities/seckill/seckill.fields'
import { fen, hour } from '@mallard/kernel'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import { SeckillBody } from './seckill-body.tsx'
import { SeckillList } from './seckill-list.tsx'

/** Eight o’clock in the evening in Beijing. */
const eight = Date.UTC(2026, 10, 23, 12)
const pic = { url: '/kettle.webp', width: 100, height: 100, color: '#eeeeee' }
const goods = (productSn: string) => ({
  productSn,
  itemId: 3,
  title: `电水壶 ${productSn}`,
  productAttr: productSn,
  pic,
  price: fen(9900),
  salePrice: fen(15_900),
  quota: 60,
  limit: 2,
})
const session = (
  promotionId: number,
  startAt: number,
  more: Partial<SeckillSession> = {},
): SeckillSession => ({
  promotionId,
  name: `第${promotionId}场`,
  startAt,
  endAt: startAt + hour,
  isClosed: false,
  goods: [goods('WHITE'), goods('GREEN')],
  ...more,
})
const quotaOf = (state: SaleState, left: number, percent: number) => ({
  now: eight,
  skus: [{ productSn: 'WHITE', state, left, percent }],
})

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'],
  })
  vi.setSystemTime(eight + 1000)
})
afterEach(() => {
  vi.useRealTimers()
})

function showList(sessions: readonly SeckillSession[], answers: Answers = {}, isSignedIn = false) {
  const set = stage({
    isSignedIn,
    page: { name: 'seckillList' },
    answers: {
      'seckill.reminders': { ids: [] },
      'seckill.remind': {},
      'store.partnerInit': { serverTime: Date.now() },
      ...answers,
    },
  })
  set.show(<SeckillList now={eight + 1000} sessions={sessions} />)
  return set
}

function showDetail(detail: Partial<SeckillDetail>, answers: Answers = {}) {
  const set = stage({
    isSignedIn: true,
    answers: {
      'seckill.reminders': { ids: [] },
      'store.partnerInit': { serverTime: Date.now() },
      ...answers,
    },
  })
  const { goods: _goods, ...times } = session(5, eight)
  const whole = {
    ...times,
    now: eight + 1000,
    sku: goods('WHITE'),
    variants: [],
    goods: { itemId: 3, subTitle: '开水声也轻', pics: [pic] },
    ...detail,
  } as unknown as SeckillDetail
  set.show(<SeckillBody detail={whole} />)
  return set
}

describe('the list of sessions', () => {
  it('begins with the session that runs, and leads to its goods', async () => {
    showList([session(4, eight - 2 * hour), session(5, eight), session(6, eight + 5 * hour)], {
      'seckill.quota': quotaOf('selling', 3, 95),
    })
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('20:00')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '18:00已结束',
      '20:00抢购中',
      '明天 01:00即将开始',
    ])
    await screen.findByText('仅剩 3 件')
    expect(screen.getAllByRole('link', { name: '马上抢' })[0]!.getAttribute('href')).toBe(
      '/seckill/1-1/detail/5/WHITE',
    )
    fireEvent.click(screen.getByRole('tab', { name: /18:00/ }))
    expect(screen.getByText('本场已结束')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '马上抢' })).toBeNull()
  })

  it('tells sold out from a chance that is left', async () => {
    showList([session(5, eight)], { 'seckill.quota': quotaOf('chance', 0, 100) })
    await screen.findByRole('link', { name: '还有机会' })
    expect(screen.getByRole('link', { name: '马上抢' })).toBeTruthy()
  })

  it('reminds of a session to come, and takes that back', async () => {
    const { calls } = showList([session(6, eight + hour)], {}, true)
    fireEvent.click(screen.getByRole('button', { name: '提醒我' }))
    await screen.findByRole('button', { name: '已设提醒', pressed: true })
    expect(calls.findLast(([name]) => name === 'seckill.remind')).toEqual([
      'seckill.remind',
      { id: 6, isOn: true },
    ])
    fireEvent.click(screen.getByRole('button', { name: '已设提醒' }))
    await screen.findByRole('button', { name: '提醒我' })
    expect(calls.findLast(([name]) => name === 'seckill.remind')).toEqual([
      'seckill.remind',
      { id: 6, isOn: false },
    ])
  })

  it('says where else to look when there is no session', () => {
    showList([])
    expect(screen.getByText('今明两天没有秒杀')).toBeTruthy()
    expect(screen.getByRole('link', { name: '逛逛商品' })).toBeTruthy()
  })
})

describe('a SKU of a session', () => {
  it('does not say that all are taken while units are left', async () => {
    showDetail({}, { 'seckill.quota': quotaOf('selling', 3, 40) })
    await screen.findByRole('button', { name: '立即秒杀' })
    expect(screen.queryByText(/已抢完/)).toBeNull()
  })

  it('is over as soon as its quota says so, however the page was made', async () => {
    showDetail({}, { 'seckill.quota': quotaOf('ended', 0, 100) })
    const button = await screen.findByRole('button', { name: '已结束' })
    expect(button.hasAttribute('disabled') || button.ariaDisabled === 'true').toBe(true)
  })

  it('stays open to a phone that runs late, before it knows how late', async () => {
    vi.setSystemTime(eight - 6 * 60_000)
    showDetail({}, { 'seckill.quota': quotaOf('selling', 3, 95) })
    // The clock of the page has moved by then.
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(screen.getByRole('button', { name: '立即秒杀' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '提醒我' })).toBeNull()
  })

  it('goes to its checkout with as many as were chosen', async () => {
    const { calls, went } = showDetail(
      {},
      {
        'seckill.quota': quotaOf('selling', 40, 33),
        'seckill.secKillCheckout': { flowId: 'f'.repeat(22), cartId: '0' },
      },
    )
    await screen.findByText('已抢 33%')
    fireEvent.click(screen.getByRole('button', { name: '增加' }))
    fireEvent.click(screen.getByRole('button', { name: '立即秒杀' }))
    await waitFor(() =>
      expect(went).toEqual([`/order/1-1/checkoutSeckill/WHITE/5/${'f'.repeat(22)}`]),
    )
    expect(calls.find(([name]) => name === 'seckill.secKillCheckout')).toEqual([
      'seckill.secKillCheckout',
      { productId: 'WHITE', promotionId: 5, qty: 2 },
    ])
  })

  it('asks again how it sells when somebody was faster', async () => {
    const refuse = () => {
      throw new ApiError(500, '手慢了，已抢光', { reason: 'seckillSoldOut' })
    }
    const { calls, went } = showDetail(
      {},
      { 'seckill.quota': quotaOf('selling', 1, 98), 'seckill.secKillCheckout': refuse },
    )
    await screen.findByText('仅剩 1 件')
    const asked = () => calls.filter(([name]) => name === 'seckill.quota').length
    const before = asked()
    fireEvent.click(screen.getByRole('button', { name: '立即秒杀' }))
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
    expect(went).toEqual([])
  })

  it.each([
    ['chance', '还有机会', false],
    ['soldOut', '已抢光', true],
  ] as const)('that is %s says %s', async (state, words, isDisabled) => {
    showDetail({}, { 'seckill.quota': quotaOf(state, 0, 100) })
    const button = await screen.findByRole('button', { name: words })
    expect((button as HTMLButtonElement).disabled).toBe(isDisabled)
    expect(screen.getByRole('link', { name: '原价 ¥159 购买' }).getAttribute('href')).toBe(
      '/goods/3-1-1',
    )
  })

  it('can be bought from the second on in which its session begins', async () => {
    showDetail(
      { startAt: eight + 3000, endAt: eight + hour },
      { 'seckill.quota': quotaOf('wait', 60, 0) },
    )
    expect(screen.getByRole('button', { name: '提醒我' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(screen.getByRole('button', { name: '立即秒杀' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(hour))
    expect((screen.getByRole('button', { name: '已结束' }) as HTMLButtonElement).disabled).toBe(
      true,
    )
  })
})
