import type { ErrorName } from '@mallard/contract/errors'
import { ok, refuse, type Result } from '@mallard/kernel'
import { releaseStock } from '#features/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { dequeue } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { lockOrders, unitsOf, type OrderState } from './order.repo.ts'
import { transitionOf } from './order.states.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { moveOrders } from './transition.repo.ts'

export interface Closing {
  readonly event: 'cancel' | 'expire' | 'expireReview' | 'closeByOperator'
  readonly actorType: number
  readonly actorId?: number | undefined
  readonly reason?: string | undefined
  /** What else belongs to the same transaction, for example the operator's audit row. */
  readonly also?: ((trx: Db) => Promise<void>) | undefined
}

/** Rounds against a shopper who starts another payment at the same moment. */
const mostRounds = 3

/**
 * Closes an unpaid order: its payments are asked about and ended first, outside any transaction; then, with the
 * order locked, it is closed only if no new attempt has begun meanwhile. Stock goes back in the same transaction.
 */
export async function closeUnpaid(services: Services, desk: PaymentDesk, order: OrderState, closing: Closing): Promise<Result<4, ErrorName>> {
  for (let round = 0; round < mostRounds; round += 1) {
    const stopped = await desk.stop(services, order.orderSn)
    if (stopped === 'paid') return refuse('alreadyPaid')
    if (stopped === 'unknown') return refuse('busy')
    const outcome = await retryOnConflict(() => services.db.transaction().execute((trx) => closeLocked(services, trx, desk, order, closing)))
    if (outcome === 'closed') return ok(4)
    if (outcome === 'moved') return refuse('orderStateChanged')
  }
  return refuse('busy')
}

async function closeLocked(services: Services, trx: Db, desk: PaymentDesk, order: OrderState, closing: Closing): Promise<'closed' | 'moved' | 'paying'> {
  const [locked] = await lockOrders(trx, [order.id])
  if (locked?.status !== transitionOf(closing.event).from) return 'moved'
  if (await desk.hasOpenAttempt(trx, order.id)) return 'paying'
  const at = new Date(services.clock.now())
  // Sent in anew meanwhile: there is more time now.
  if (closing.event === 'expireReview' && locked.autoCloseAt !== null && locked.autoCloseAt > at) return 'moved'
  const { event, actorType, actorId, reason } = closing
  const moved = await moveOrders(trx, { event, orderIds: [order.id], actorType, actorId, reason, at })
  if (moved.length === 0) return 'moved'
  const scope = { partnerId: order.partnerId, storeId: order.storeId }
  await releaseStock(trx, { scope, bizType: 'close', bizId: order.orderSn, units: await unitsOf(trx, [order.id]), at })
  await dequeue(trx, 'order.close', order.orderSn)
  await closing.also?.(trx)
  return 'closed'
}
