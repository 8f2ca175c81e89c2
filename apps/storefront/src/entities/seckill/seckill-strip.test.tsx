import type { SeckillStrip as Drawn } from '@mallard/contract/activities/seckill/seckill.fields'
import { fen, hour } from '@mallard/kernel'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import SeckillStrip from './seckill-strip.tsx'

/** Eight o’clock in the evening in Beijing. */
const eight = Date.UTC(2026, 10, 23, 12)
const pic = { url: '/kettle.webp', width: 100, height: 100, color: '#eeeeee' }
const session: Drawn['session'] = {
  promotionId: 5,
  startAt: eight,
  endAt: eight + hour,
  goods: [
    {
      productSn: 'WHITE',
      title: '电水壶',
      pic,
      price: fen(9900),
      salePrice: fen(15_900),
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
  stage({ answers }).show(<SeckillStrip block={{ now, session }} />)
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

it('is drawn whole with the page, before any script runs', () => {
  const now = eight + 59 * 60_000
  const drawn = document.createElement('div')
  drawn.innerHTML = stage().draw(<SeckillStrip block={{ now, session }} />)
  expect(drawn.querySelector('[role=timer]')?.textContent).toContain('00:01:00')
  expect(drawn.querySelector('li a')?.getAttribute('href')).toBe('/seckill/1-1/detail/5/WHITE')
  expect(drawn.querySelector('li a')?.textContent).toContain('99')
})

it('leads to all of them where it is over by now', async () => {
  vi.setSystemTime(eight + hour)
  const answers = { 'seckill.current': { now: eight + hour, session: null } }
  stage({ answers }).show(<SeckillStrip block={{ now: eight, session }} />)
  const link = await screen.findByRole('link', { name: '限时秒杀' })
  expect(link.getAttribute('href')).toBe('/seckill/1-1')
  expect(screen.getByText('这一场刚刚结束，看看其他场次')).toBeTruthy()
})

it('stays as it was drawn where a newer one does not come', async () => {
  vi.setSystemTime(eight + 60_000)
  const answers = { 'seckill.current': 'seckill is away' }
  stage({ answers }).show(<SeckillStrip block={{ now: eight, session }} />)
  await waitFor(() => expect(digits()).toBe('00:59:00'))
  expect(screen.getByRole('link', { name: /电水壶.*99/ })).toBeTruthy()
})

it.each([
  ['while it is looked at', eight + hour - 1000],
  ['before it is looked at', eight + 5 * hour],
])('says by the clock that it is over where no newer one comes: %s', async (_when, now) => {
  vi.setSystemTime(now)
  const answers = { 'seckill.current': 'seckill is away' }
  stage({ answers }).show(<SeckillStrip block={{ now: eight - hour, session }} />)
  act(() => void vi.advanceTimersByTime(2000))
  await screen.findByText('这一场刚刚结束，看看其他场次')
  expect(screen.queryByRole('link', { name: /电水壶/ })).toBeNull()
  expect(screen.getByRole('link', { name: /限时秒杀/ }).getAttribute('href')).toBe('/seckill/1-1')
})
