import type { Order } from '@mallard/contract/order/order.fields'

interface ListPage {
  list: readonly Order[]
}

interface Pages {
  pages: readonly ListPage[]
}

type Change = (list: readonly Order[]) => readonly Order[]

/** Lists lie in the cache as single pages and as pages that grew while one scrolled. */
function inList(data: unknown, change: Change): unknown {
  if (typeof data !== 'object' || data === null) return data
  if ('pages' in data) return { ...data, pages: (data as Pages).pages.map((page) => ({ ...page, list: change(page.list) })) }
  return 'list' in data ? { ...data, list: change((data as ListPage).list) } : data
}

/** Puts the fresh order in the place of the old one. */
export function placedOrder(data: unknown, fresh: Order): unknown {
  return inList(data, (list) => list.map((order) => (order.orderSn === fresh.orderSn ? fresh : order)))
}

export function withoutOrder(data: unknown, orderSn: string): unknown {
  return inList(data, (list) => list.filter((order) => order.orderSn !== orderSn))
}
