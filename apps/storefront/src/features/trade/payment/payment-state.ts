import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { sumOf, type Fen } from '@mallard/kernel/money'

export type OrderStates = ReplyOf<Calls['order']['orderStatus']>

/** What of an order's state its payment rests on. */
type Payable = Pick<OrderStates[number], 'status' | 'payStatus' | 'payAmount' | 'autoCloseAt'>

export interface PaymentState {
  kind: 'paid' | 'payable' | 'closed'
  /** Fen of all orders together. */
  amount: Fen
  /** The first of the orders to close; ms. */
  closesAt: number | undefined
}

/**
 * What several orders that are paid at once come to: paid when all are, closed as soon as one is.
 */
export function paymentStateOf(orders: readonly Payable[]): PaymentState {
  const isPaid = orders.length > 0 && orders.every(({ payStatus }) => payStatus === 1)
  const isClosed = orders.some(
    ({ status, payStatus }) => status === orderStatus.closed && payStatus !== 1,
  )
  const moments = orders.flatMap(({ autoCloseAt }) => autoCloseAt ?? [])
  return {
    kind: isPaid ? 'paid' : isClosed ? 'closed' : 'payable',
    amount: sumOf(orders, ({ payAmount }) => payAmount),
    closesAt: moments.length > 0 ? Math.min(...moments) : undefined,
  }
}

/**
 * Waits (ms) before the first questions about a payment: a shopper who came back wants a word
 * within two seconds.
 */
export const quickWaits = [0, 500, 700, 800] as const
/** Before the later ones, asked beside what is said already; money may be late. */
export const lateWaits = [1500, 2500, 4000, 5000, 6000] as const
