import type { SeckillSession } from '@mallard/contract/activities/seckill/seckill.fields'
import { fen, hour } from '@mallard/kernel'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import SeckillStrip from './seckill-strip.tsx'

/** Eight o’clock in the evening in Beijing. */
const eight = Date.UTC(2026, 10, 23, 12)
const pic = { url: '/kettle.webp', width: 100, height: 100, color: '#eeeeee' }
const session: SeckillSession = {
  promotionId: 5,
  name: '晚八点场',
  startAt: eight,
  endAt: eight + hour,
  isClosed: false,
  goods: [
    {
      productSn: 'WHITE',
      itemId: 3,
      title: '电水壶',
      productAttr: '白',
      pic,
      price: fen(9900),
      salePrice: fen(15_900),
      quota: 60,
      limit: 2,
    },
  ],
}

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Shows the strip on a phone that is ten minutes slow. */
function showAt(now: number) {
  const late = 10 * 60_000
  vi.setSystemTime(now - late)
  const answers = {
    'seckill.current': { now, session },
    get 'store.partnerInit'() {
      return { serverTime: Date.now() + late }
    },
  }
  stage({ answers }).show(<SeckillStrip />)
}

const digits = () => screen.getByRole('timer').querySelector('[aria-hidden]')?.textContent

it('counts down to the end by the server’s clock, and leads to the session and to each of its goods', async () => {
  showAt(eight + 59 * 60_000)
  expect((await screen.findByRole('timer')).textContent).toContain('距结束')
  await waitFor(() => expect(digits()).toBe('00:01:00'))
  act(() => void vi.advanceTimersByTime(2000))
  expect(digits()).toBe('00:00:58')
  expect(screen.getByRole('link', { name: /限时秒杀/ }).getAttribute('href')).toBe('/seckill/1-1')
  expect(screen.getByRole('link', { name: /电水壶.*99/ }).getAttribute('href')).toBe(
    '/seckill/1-1/detail/5/WHITE',
  )
})

it('counts down to its beginning first, and then to its end', async () => {
  showAt(eight - 3000)
  await waitFor(() => expect(screen.getByRole('timer').textContent).toContain('距开始'))
  act(() => void vi.advanceTimersByTime(5000))
  await waitFor(() => expect(screen.getByRole('timer').textContent).toContain('距结束'))
})

it.each([
  ['is over by now', { now: eight, session: null }],
  ['does not come', 'seckill is away'],
])('keeps its place and leads to all of them where it %s', async (_, answer) => {
  stage({ answers: { 'seckill.current': answer } }).show(<SeckillStrip />)
  const link = await screen.findByRole('link', { name: '限时秒杀' })
  expect(link.getAttribute('href')).toBe('/seckill/1-1')
  expect(screen.getByText('这一场刚刚结束，看看其他场次')).toBeTruthy()
})
