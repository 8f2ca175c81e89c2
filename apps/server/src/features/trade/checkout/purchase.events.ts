import type { Db } from '#platform/db/database.ts'
import type { EventHandler, EventOf } from '#platform/events/topics.ts'
import type { Purchase, PurchaseKind, PurchaseKinds } from './purchase-kind.ts'

const paid = ['pay', 'approve'] as const
const unpaid = ['cancel', 'expire', 'expireReview', 'closeByOperator'] as const
/** Refunded whole before anything was sent. */
const refundedWhole = ['closeUnsent'] as const
/** Money went back, all of it or some. */
const refunded = ['refunded'] as const

/** Tells the ways to buy what became of their orders; kinds that count nothing cost nothing. */
export function purchasesOnOrders(kinds: PurchaseKinds): EventHandler<'order'> {
  return {
    topic: 'order',
    name: 'purchase',
    events: [...paid, ...unpaid, ...refundedWhole, ...refunded],
    handle: async (trx, events) => {
      for (const kind of kinds.all) await dispatchTo(kind, trx, events)
    },
  }
}

/**
 * An order is paid before it is refunded, and never closed unpaid after it was paid: each step may
 * take all orders together. What was closed unpaid comes first, because it locks members' shares
 * and then the quota, as an order does; whoever confirms first holds the quota when a share is
 * wanted that an order holds which waits for the quota.
 */
async function dispatchTo(
  kind: PurchaseKind,
  trx: Db,
  events: readonly EventOf<'order'>[],
): Promise<void> {
  const mine = events.filter((order) => order.kind === kind.code)
  const purchases = (names: readonly string[]): Purchase<unknown>[] =>
    mine
      .filter(({ event }) => names.includes(event))
      .map(({ orderId, orderSn, scope, memberId, context, at }) => ({
        orderId,
        orderSn,
        scope,
        memberId,
        context: kind.context.parse(context),
        at,
      }))
  const closed = purchases(unpaid)
  if (closed.length > 0) await kind.release?.(trx, closed, 'unpaid')
  const confirmed = purchases(paid)
  if (confirmed.length > 0) await kind.confirm?.(trx, confirmed)
  const back = kind.refundPolicy.freesQuota ? purchases(refundedWhole) : []
  if (back.length > 0) await kind.release?.(trx, back, 'refunded')
  const reduced = kind.refunded ? purchases(refunded) : []
  if (reduced.length > 0) await kind.refunded?.(trx, reduced)
}
