import { orderMarks } from '@mallard/contract/trade/order/order.codes'
import type { Scope } from '@mallard/kernel'
import { days, oneOf, queryOf, words } from '#platform/list/filters.ts'
import { addressOf } from '#platform/places.ts'

/** What the list of orders is narrowed by, as its address keeps it. */
export const orderFilters = {
  status: oneOf([0, 1, 2, 3, 4, 5, 6]),
  q: words(),
  mark: oneOf(orderMarks),
  days: days(),
}

const kept = ['status', 'q', 'mark', 'from', 'until']

/** The page of an order out of a list: it remembers what the list was narrowed by. */
export function orderAddress(scope: Scope, sn: string, address: URLSearchParams): string {
  const narrowed = new URLSearchParams([...address].filter(([name]) => kept.includes(name)))
  return addressOf(scope, 'orders', sn) + (narrowed.size > 0 ? `?${narrowed}` : '')
}

/** What the list is asked for, by the address of it or of an order in it. */
export function narrowedBy(address: URLSearchParams) {
  const { status, q, mark, days: range } = queryOf(orderFilters, address)
  return { status, q, mark, ...range }
}
