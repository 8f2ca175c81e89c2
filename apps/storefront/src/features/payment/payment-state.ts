import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { orderStatus } from '@mallard/contract/order/order.codes'
import { sumOf, type Fen } from '@mallard/kernel/money'

export type OrderStates = ReplyOf<Calls['order']['orderStatus']>

export interface PaymentState {
  kind: 'paid' | 'payable' | 'closed'
  /** Fen of all orders together. */
  amount: Fen
  /** The first of the orders to close; ms. */
  closesAt: number | undefined
}

/** What several orders that are paid at once come to: paid when all are, closed as soon as one is. */
export function paymentStateOf(orders: OrderStates): PaymentState {
  const isPaid = orders.length > 0 && orders.every(({ payStatus }) => payStatus === 1)
  const isClosed = orders.some(({ status, payStatus }) => status === orderStatus.closed && payStatus !== 1)
  const moments = orders.flatMap(({ autoCloseAt }) => autoCloseAt ?? [])
  return {
    kind: isPaid ? 'paid' : isClosed ? 'closed' : 'payable',
    amount: sumOf(orders, ({ payAmount }) => payAmount),
    closesAt: moments.length > 0 ? Math.min(...moments) : undefined,
  }
}

/** Waits (ms) between two questions about a payment; after the last one the shopper decides. */
export const pollWaits = [0, 800, 1200, 2000, 3000, 4000, 5000, 5000] as const
