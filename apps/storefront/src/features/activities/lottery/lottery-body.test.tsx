import type { LotteryDraw, LotteryInfo } from '@mallard/contract/activities/lottery/lottery.fields'
import { day } from '@mallard/kernel'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { stage, type Answers } from '#platform/test-stage.ts'
import { LotteryBody } from './lottery-body.tsx'

const now = Date.UTC(2026, 10, 23, 12)
const pic = { url: '/kettle.webp', width: 100, height: 100, color: '#eeeeee' }
const chances = { free: 1, extra: 0, left: null, balance: 50, isSharedToday: false }
const info: LotteryInfo = {
  lotteryUrl: 'lucky',
  name: '幸运大转盘',
  rules: '每天一次',
  form: 'wheel',
  state: 'RUN',
  startAt: now - day,
  endAt: now + day,
  now,
  dailyFree: 1,
  cost: 20,
  hasShareChance: true,
  hasOrderChance: true,
  orderLeast: 9900,
  prizes: [
    { id: 1, type: 4, name: '电水壶', odds: 0.2, isGone: true, pic },
    { id: 2, type: 2, name: '5 积分', odds: 30, isGone: false, pic: null },
    { id: 3, type: 1, name: '谢谢参与', odds: 69.8, isGone: false, pic: null },
  ],
  winners: [{ nickname: '林***满', prize: '电水壶', at: now - 1000 }],
  chances,
}
const drawn: LotteryDraw = {
  lotteryItemId: 9,
  prizeId: 2,
  type: 2,
  name: '5 积分',
  pic: null,
  points: 5,
  status: 3,
  addressUntil: null,
  chances: { ...chances, free: 0, balance: 55 },
}

function show(more: Partial<LotteryInfo> = {}, answers: Answers = {}, isSignedIn = true) {
  const set = stage({ isSignedIn, page: { name: 'lotteryDetail' }, answers })
  set.show(<LotteryBody info={{ ...info, ...more }} />)
  return set
}

/** What the phone keeps until the prize is told. */
const kept = () => localStorage.getItem('lotteryDraw 7 lucky')
const button = () => screen.getByRole('button', { name: /^抽奖/ })
const draws = (set: ReturnType<typeof show>) =>
  set.calls.flatMap(([name, input]) =>
    name === 'lottery.lottery' ? [input as { drawToken: string; usePoints: boolean }] : [],
  )

beforeEach(() => {
  localStorage.clear()
  // Who wants no motion is told at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
})
afterEach(() => vi.unstubAllGlobals())

describe('a lottery', () => {
  it('shows each prize with its odds, what is gone, and who won', () => {
    show()
    for (const odds of ['概率 0.2%', '概率 30%', '概率 69.8%']) screen.getByText(odds)
    screen.getByText('已抽完')
    screen.getByText('林***满 抽中 电水壶')
    screen.getByText('下单满 ¥99，确认收货后得 1 次机会')
  })

  it('tells a draw at once and aloud where motion is not wanted', async () => {
    const set = show({}, { 'lottery.lottery': drawn })
    fireEvent.click(button())
    await screen.findByRole('dialog', { name: '恭喜获得 5 积分' })
    expect(screen.getByText('恭喜获得 5 积分', { selector: '[role=status]' })).toBeTruthy()
    expect(draws(set)).toMatchObject([{ usePoints: false }])
    expect(kept()).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '知道了' }))
    expect(kept()).toBeNull()
  })

  it('asks with the same token until it hears what was drawn, also on another visit', async () => {
    const lost = () => Promise.reject(new ApiError(500, '', { isTransport: true }))
    const set = show({}, { 'lottery.lottery': lost })
    fireEvent.click(button())
    await waitFor(() => expect(draws(set)).toHaveLength(1))
    const again = show({}, { 'lottery.lottery': drawn })
    await screen.findByRole('dialog', { name: '恭喜获得 5 积分' })
    expect(draws(again)).toEqual(draws(set))
  })

  it('draws for points only once nothing else is left, and says what it costs', async () => {
    const set = show({ chances: { ...chances, free: 0 } }, { 'lottery.lottery': drawn })
    screen.getByText('20 积分/次')
    fireEvent.click(button())
    await waitFor(() => expect(draws(set)).toMatchObject([{ usePoints: true }]))
  })

  it.each<[string, Partial<LotteryInfo>]>([
    ['未开始', { state: 'WAIT', startAt: now + 1000 }],
    ['已结束', { state: 'END' }],
    ['20 积分/次', { chances: { ...chances, free: 0, balance: 19 } }],
    ['机会已用完', { cost: null, chances: { ...chances, free: 0 } }],
    ['机会已用完', { chances: { ...chances, left: 0 } }],
  ])('cannot be drawn where it says %s', (words, more) => {
    show(more)
    screen.getByText(words)
    expect((button() as HTMLButtonElement).disabled).toBe(true)
  })

  it('begins by the server’s clock, also on a phone that is five minutes ahead', async () => {
    const startAt = Date.now() - 240_000
    const answers = {
      get 'store.partnerInit'() {
        return { serverTime: Date.now() - 300_000 }
      },
      get 'lottery.info'() {
        return { ...info, state: 'WAIT', startAt, now: Date.now() - 300_000 }
      },
    }
    const set = stage({ answers, page: { name: 'lotteryDetail' } })
    function Page() {
      const { data } = useQuery(useApi().lottery.info.query({ lotteryUrl: info.lotteryUrl }))
      return data && <LotteryBody info={data} />
    }
    set.show(<Page />)
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/00:(01:00|00:5\d)/))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(set.calls.filter(([name]) => name === 'lottery.info').length).toBeLessThan(3)
  })

  it('draws on a grid as well', async () => {
    show({ form: 'grid' }, { 'lottery.lottery': { ...drawn, type: 1, prizeId: 3 } })
    expect(screen.getAllByText('谢谢参与').length).toBeGreaterThan(1)
    fireEvent.click(button())
    await screen.findByRole('dialog', { name: '谢谢参与，差一点就中了' })
  })
})
