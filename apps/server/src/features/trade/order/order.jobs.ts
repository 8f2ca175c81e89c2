import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { actorType, day, hour, minute, type Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { dequeue, enqueue } from '#platform/jobs/enqueue.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { closeUnpaid } from './close.service.ts'
import { stateBySn } from './order.repo.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { moveOrders } from './transition.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** The time to pay is over. */
    'order.close': { orderSn: string }
    /** The time to confirm receipt is over. */
    'order.confirm': { orderSn: string }
  }
}

/** Sets the time at which an order closes by itself, earlier or later than it was. */
export async function queueClosing(
  trx: Db,
  scope: Scope,
  orderSn: string,
  at: Date,
): Promise<void> {
  await dequeue(trx, 'order.close', orderSn)
  await enqueue(trx, {
    kind: 'order.close',
    key: orderSn,
    payload: { orderSn },
    runAt: at.getTime(),
    scope,
  })
}

export async function queueConfirming(
  trx: Db,
  scope: Scope,
  orderSn: string,
  at: Date,
): Promise<void> {
  await enqueue(trx, {
    kind: 'order.confirm',
    key: orderSn,
    payload: { orderSn },
    runAt: at.getTime(),
    scope,
  })
}

const quarter = 15 * minute
/**
 * Of closing an order whose channel cannot say whether it is paid: for an hour each minute, then
 * each quarter of an hour for a week.
 */
const triesEachMinute = 60
const triesAfter = (7 * day) / quarter

export function orderJobs(
  services: Services,
  admin: PaymentGateway,
): Pick<JobHandlers, 'order.close' | 'order.confirm'> {
  return {
    'order.close': {
      // A channel that does not answer must not keep stock reserved longer than it has to; nor for
      // ever, when it is silent for a night.
      attempts: triesEachMinute + triesAfter,
      delay: (attempt) => (attempt < triesEachMinute ? minute : quarter),
      run: async ({ payload }) => expireOrder(services, admin, payload.orderSn),
    },
    'order.confirm': { run: async ({ payload }) => autoConfirm(services, payload.orderSn) },
  }
}

async function expireOrder(
  services: Services,
  admin: PaymentGateway,
  orderSn: string,
): Promise<{ again: number } | void> {
  const order = await stateBySn(services.db, orderSn)
  if (!order || (order.status !== orderStatus.unpaid && order.status !== orderStatus.reviewing))
    return
  const closeAt = order.autoCloseAt?.getTime() ?? 0
  if (closeAt > services.clock.now()) return { again: closeAt }
  const closed = await closeUnpaid(services, admin, order, {
    event: order.status === orderStatus.reviewing ? 'expireReview' : 'expire',
    actorType: actorType.system,
  })
  if (!closed.ok && closed.refusal === 'busy')
    throw new Error(`the channel could not say whether ${orderSn} is paid`)
}

async function autoConfirm(services: Services, orderSn: string): Promise<{ again: number } | void> {
  const order = await stateBySn(services.db, orderSn)
  if (!order || order.status !== orderStatus.toReceive || !order.autoConfirmAt) return
  const now = services.clock.now()
  // What is being returned is not confirmed; how long that takes nobody knows.
  if (order.openReturns > 0) return { again: now + hour }
  if (order.autoConfirmAt.getTime() > now) return { again: order.autoConfirmAt.getTime() }
  const moved = await services.db.transaction().execute((trx) =>
    moveOrders(trx, {
      event: 'autoConfirm',
      orderIds: [order.id],
      actorType: actorType.system,
      at: new Date(now),
    }),
  )
  // A return was opened at this very moment; or somebody confirmed it, which the next look sees.
  if (moved.length === 0) return { again: now + hour }
}
