import { dayStart } from '#platform/show.ts'
import type { OrderPage, OrderWish } from './use-orders.ts'

export const pageSize = 20

/** The tabs, what waits for the operator first. */
export const tabs = [
  { key: '', status: undefined, name: 'all' },
  { key: '1', status: 1, name: 'toShip' },
  { key: '0', status: 0, name: 'unpaid' },
  { key: '2', status: 2, name: 'toReceive' },
  { key: '3', status: 3, name: 'done' },
  { key: '4', status: 4, name: 'closed' },
] as const

export type TabName = (typeof tabs)[number]['name']

/** What the address asks for; anything it has wrong counts as not asked. */
export function wishOf(filters: URLSearchParams): OrderWish {
  const tab = tabs.find(({ key }) => key === (filters.get('status') ?? '')) ?? tabs[0]
  const page = Number(filters.get('page') ?? 1)
  return {
    status: tab.status,
    q: (filters.get('q') ?? '').trim().slice(0, 50),
    from: dayStart(filters.get('from')),
    until: dayStart(filters.get('until'), 1),
    pageNum: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    pageSize,
  }
}

export function countOf(counts: OrderPage['counts'] | undefined, tab: TabName): number | undefined {
  if (!counts) return undefined
  return tab === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[tab]
}
