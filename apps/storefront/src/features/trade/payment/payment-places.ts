import { href } from '@mallard/contract/paths'
import type { PayOrder } from '@mallard/host'
import { forAddress, type Scope } from '@mallard/kernel'

/** Several orders were paid at once: their list shows them all. */
export function isBatch(orderId: string): boolean {
  return orderId.includes(',')
}

/** The group purchase whose orders these are; undefined for others. */
export function groupOf(orders: readonly { batchId: string | null }[]): string | undefined {
  return orders[0]?.batchId ?? undefined
}

/**
 * Where a known result leads (specification §4): a group purchase to its list; other orders that
 * were paid together have one page of success.
 */
export function resultHref(
  { partnerId, storeId }: Scope,
  orderId: string,
  batchId?: string,
): string {
  return batchId
    ? href('groupBuyOrderList', { partnerId, storeId })
    : href('orderStatus', { partnerId, storeId, orderId, status: 0 })
}

/** Where one pays. */
export function paymentHref(
  { partnerId, storeId }: Scope,
  orderId: string,
  batchId?: string,
): string {
  return batchId
    ? href('groupBuyPayment', { partnerId, storeId }, { batchId })
    : href('payment', { partnerId, storeId, orderId })
}

export function orderHref(
  { partnerId, storeId }: Scope,
  orderId: string,
  batchId?: string,
): string {
  const store = { partnerId, storeId }
  if (batchId) return href('groupBuyOrderDetail', { ...store, batchId })
  return isBatch(orderId)
    ? href('orderList', { ...store, active: 0 })
    : href('orderDetail', { ...store, orderId })
}

/** The channel's cashier, which sends the browser back to the page that asks for the result. */
export function cashierHref(
  { partnerId, storeId }: Scope,
  method: PayOrder['method'],
  orderId: string,
): string {
  const to = href('paymentStatusScoped', { partnerId, storeId, orderSn: orderId })
  return `/pay/v2/toPay/${partnerId}-${storeId}/${method}-WAP/${forAddress(orderId)}.html?to=${forAddress(to)}`
}
