import { minute } from '@mallard/kernel'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { Expiry } from './expiry.tsx'

const start = Date.UTC(2026, 10, 27, 12)
const end = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  end.mockClear()
  stage({ answers: { 'store.partnerInit': { serverTime: start } } }).show(
    <Expiry until={start + 30 * minute} onEnd={end} isOver={false} />,
  )
})
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('tells of the last ten minutes of a checkout that began with thirty, and of its end', async () => {
  await pass(20 * minute - 1)
  expect(screen.queryByRole('timer')).toBeNull()
  await pass(1)
  expect(screen.getByRole('timer').textContent).toContain('00:10:00')
  await pass(10 * minute - 1)
  expect(end).not.toHaveBeenCalled()
  await pass(1)
  expect(end).toHaveBeenCalledTimes(1)
})

it('tells the end to who comes back after it', async () => {
  await pass(minute)
  vi.setSystemTime(start + 40 * minute)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(end).toHaveBeenCalledTimes(1)
})
