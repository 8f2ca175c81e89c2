import { href } from '@mallard/contract/paths'
import type { PayOrder } from '@mallard/host'
import type { Scope } from '@mallard/kernel'

/** Several orders were paid at once: their list shows them all. */
export function isBatch(orderId: string): boolean {
  return orderId.includes(',')
}

/** Where a known result leads (specification §4). */
export function resultHref({ partnerId, storeId }: Scope, orderId: string, status: 0 | 1 = 0): string {
  const store = { partnerId, storeId }
  return isBatch(orderId) ? href('orderList', { ...store, active: 0 }) : href('orderStatus', { ...store, orderId, status })
}

export function orderHref({ partnerId, storeId }: Scope, orderId: string): string {
  const store = { partnerId, storeId }
  return isBatch(orderId) ? href('orderList', { ...store, active: 0 }) : href('orderDetail', { ...store, orderId })
}

/** The channel's cashier, which sends the browser back to the page that asks for the result. */
export function cashierHref({ partnerId, storeId }: Scope, method: PayOrder['method'], orderId: string): string {
  const to = href('paymentStatusOrder', { orderId })
  return `/pay/v2/toPay/${partnerId}-${storeId}/${method}-WAP/${encodeURIComponent(orderId)}.html?to=${encodeURIComponent(to)}`
}
