import type { ErrorName } from '@mallard/contract/errors'
import { ok, refuse, type Result } from '@mallard/kernel'
import { releaseStock } from '#features/catalog/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { dequeue } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { lockOrders, statesWith, unitsOf, type OrderState } from './order.repo.ts'
import { transitionOf } from './order.states.ts'
import type { PaymentGateway } from './payment-gateway.ts'
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
const maxRounds = 3

/**
 * Closes an unpaid order, with those it is to be paid with: its payments are asked about and ended first, outside any transaction;
 * then, with the order locked, it is closed only if no new attempt has begun in the meantime. Stock
 * goes back in the same transaction.
 */
export async function closeUnpaid(
  services: Services,
  admin: PaymentGateway,
  order: OrderState,
  closing: Closing,
): Promise<Result<4, ErrorName>> {
  for (let round = 0; round < maxRounds; round += 1) {
    const stopped = await admin.stop(services, order.orderSn)
    if (stopped === 'paid') return refuse('alreadyPaid')
    if (stopped === 'unknown') return refuse('busy')
    const outcome = await retryOnConflict(() =>
      services.db.transaction().execute((trx) => closeLocked(services, trx, admin, order, closing)),
    )
    if (outcome === 'closed') return ok(4)
    if (outcome === 'moved') return refuse('orderStateChanged')
  }
  return refuse('busy')
}

async function closeLocked(
  services: Services,
  trx: Db,
  admin: PaymentGateway,
  order: OrderState,
  closing: Closing,
): Promise<'closed' | 'moved' | 'paying'> {
  const together = order.batch === null ? [order] : await statesWith(trx, order)
  const orderIds = together.map(({ id }) => id)
  const locked = await lockOrders(trx, orderIds)
  const { from } = transitionOf(closing.event)
  if (locked.some(({ status }) => status !== from)) return 'moved'
  if (await admin.hasOpenAttempt(trx, order.id)) return 'paying'
  const at = new Date(services.clock.now())
  // Sent in again in the meantime: there is more time now.
  const isEarly = locked.some(({ autoCloseAt }) => autoCloseAt !== null && autoCloseAt > at)
  if (closing.event === 'expireReview' && isEarly) return 'moved'
  const { event, actorType, actorId, reason } = closing
  const moved = await moveOrders(trx, {
    event,
    orderIds,
    actorType,
    actorId,
    reason,
    at,
  })
  if (moved.length === 0) return 'moved'
  const scope = { partnerId: order.partnerId, storeId: order.storeId }
  for (const { id, orderSn } of together)
    await releaseStock(trx, {
      scope,
      bizType: 'close',
      bizId: orderSn,
      units: await unitsOf(trx, [id]),
      at,
    })
  await dequeue(trx, 'order.close', ...together.map(({ orderSn }) => orderSn))
  await closing.also?.(trx)
  return 'closed'
}
