import { expect, it } from 'vitest'
import { narrowedBy, orderAddress } from './order-filters.ts'

const scope = { partnerId: 1, storeId: 2 }

it('an order out of a list remembers what that was narrowed by, and not its page', () => {
  const list = new URLSearchParams('status=1&q=林&mark=red&from=2026-11-01&until=2026-11-02&page=3')
  const address = orderAddress(scope, '26', list)
  expect(address.startsWith('/admin/1-2/orders/26?status=1&')).toBe(true)
  const again = new URLSearchParams(address.split('?')[1])
  expect(again.get('page')).toBeNull()
  expect(narrowedBy(again)).toEqual(narrowedBy(list))
  expect(narrowedBy(again)).toMatchObject({ status: 1, q: '林', mark: 'red' })
  expect(orderAddress(scope, '26', new URLSearchParams('page=3'))).toBe('/admin/1-2/orders/26')
})
