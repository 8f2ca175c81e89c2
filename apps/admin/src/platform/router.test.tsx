import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mayLeave, useLeaveGuard } from './router.tsx'

function Kept({ ask }: { ask: () => Promise<boolean> }) {
  useLeaveGuard(ask)
  return null
}

it('asks what was opened last, and the page again once that is closed', async () => {
  const [page, form] = [vi.fn(async () => false), vi.fn(async () => true)]
  const below = render(<Kept ask={page} />)
  const above = render(<Kept ask={form} />)
  expect(await mayLeave()).toBe(true)
  above.unmount()
  expect(await mayLeave()).toBe(false)
  below.unmount()
  expect(await mayLeave()).toBe(true)
  expect([page.mock.calls.length, form.mock.calls.length]).toEqual([1, 1])
})
