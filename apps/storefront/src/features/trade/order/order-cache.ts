import type { Order } from '@mallard/contract/trade/order/order.fields'

interface ListPage {
  list: readonly Order[]
}

type Change = (list: readonly Order[]) => readonly Order[]

/**
 * Lists lie in the cache as single pages, and as the further pages that came while one scrolled.
 */
function inList(data: unknown, change: Change): unknown {
  if (Array.isArray(data)) return data.map((page: unknown) => inList(page, change))
  if (typeof data !== 'object' || data === null) return data
  return 'list' in data ? { ...data, list: change((data as ListPage).list) } : data
}

/** Puts the fresh order in the place of the old one. */
export function placedOrder(data: unknown, fresh: Order): unknown {
  return inList(data, (list) =>
    list.map((order) => (order.orderSn === fresh.orderSn ? fresh : order)),
  )
}

export function withoutOrder(data: unknown, orderSn: string): unknown {
  return inList(data, (list) => list.filter((order) => order.orderSn !== orderSn))
}
