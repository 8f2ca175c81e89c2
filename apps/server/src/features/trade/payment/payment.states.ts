import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import { states, type EventOf, type StateOf } from '@mallard/kernel'

/**
 * domain.md §3.2. A closed attempt can still turn out paid: a cashier that was open already lets
 * the shopper pay.
 */
export const payStates = states('payment', {
  created: { prepared: 'paying', paid: 'paid', close: 'closed' },
  paying: { prepared: 'paying', paid: 'paid', close: 'closed' },
  paid: {},
  closed: { paid: 'paid' },
})

export const refundStates = states('refund', {
  created: { accepted: 'processing', done: 'done', giveUp: 'failed' },
  processing: { done: 'done', giveUp: 'failed' },
  done: {},
  /** An operator mends what is wrong at the channel and sends it again. */
  failed: { again: 'created', done: 'done' },
})

type RefundState = StateOf<(typeof refundStates)['table']>
export type RefundEvent = EventOf<(typeof refundStates)['table']>

/** The stored status that an event leads to, and those it leaves. */
export function refundTransition(event: RefundEvent): {
  readonly from: readonly number[]
  readonly to: number
} {
  const from = (Object.keys(refundStates.table) as RefundState[]).filter((name) =>
    refundStates.next(name, event),
  )
  return {
    from: from.map((name) => refundStatus[name]),
    to: refundStatus[refundStates.next(from[0]!, event)!],
  }
}
