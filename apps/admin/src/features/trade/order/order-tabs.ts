import type { OrderPage } from './use-orders.ts'

/** The tabs, what waits for the operator first. */
export const tabs = [
  { key: '', name: 'all' },
  { key: '1', name: 'toShip' },
  { key: '0', name: 'unpaid' },
  { key: '6', name: 'reviewing' },
  { key: '5', name: 'grouping' },
  { key: '2', name: 'toReceive' },
  { key: '3', name: 'done' },
  { key: '4', name: 'closed' },
] as const

export type TabName = (typeof tabs)[number]['name']

/** Nobody counts further than this: there may be more. */
const maxCounted = 10_000

export function countOf(
  counts: OrderPage['counts'] | undefined,
  tab: TabName,
): number | string | undefined {
  if (!counts) return undefined
  const count =
    tab === 'all' ? Object.values(counts).reduce((sum, each) => sum + each, 0) : counts[tab]
  return count >= maxCounted ? `${maxCounted}+` : count
}
