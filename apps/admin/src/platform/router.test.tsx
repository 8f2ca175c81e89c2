import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { asLeft, mayLeave, navigate, useLeaveGuard } from './router.tsx'

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

it('leads back to a list as it was left: tab, search and page', async () => {
  await navigate('/admin/1-1/orders?status=1&q=8642')
  await navigate('/admin/1-1/orders?status=1&q=8642&page=3', { replace: true })
  await navigate('/admin/1-1/orders/26010100000000000001')
  expect(asLeft('/admin/1-1/orders')).toBe('/admin/1-1/orders?status=1&q=8642&page=3')
  expect(asLeft('/admin/1-1/orders?status=2')).toBe('/admin/1-1/orders?status=2')
  expect(asLeft('/admin/1-2/orders')).toBe('/admin/1-2/orders')
  await navigate('/admin/1-1/orders')
  await navigate('/admin/1-1/orders/26010100000000000001')
  expect(asLeft('/admin/1-1/orders')).toBe('/admin/1-1/orders')
})
