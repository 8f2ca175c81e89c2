import { href } from '@mallard/contract/paths'
import type { PayOrder } from '@mallard/host'
import { forAddress, type Scope } from '@mallard/kernel'

/** Several orders are paid at once. */
export function isBatch(orderId: string): boolean {
  return orderId.includes(',')
}

/** The group purchase whose orders these are; undefined for others. */
export function groupOf(orders: readonly { batchId: string | null }[]): string | undefined {
  return orders[0]?.batchId ?? undefined
}

/**
 * Where a known result leads (specification §4): orders that were paid together to the list of
 * group purchases, which says at its head what was paid where they are none.
 */
export function resultHref(
  { partnerId, storeId }: Scope,
  orderId: string,
  batchId?: string,
): string {
  const store = { partnerId, storeId }
  if (batchId) return href('groupBuyOrderList', store)
  return isBatch(orderId)
    ? href('groupBuyOrderList', store, { paid: orderId })
    : href('orderStatus', { ...store, orderId, status: 0 })
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
