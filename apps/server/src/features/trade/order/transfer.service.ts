import { actorType } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { queueClosing } from './order.jobs.ts'
import type { OrderState } from './order.repo.ts'
import { moveOrders } from './transition.repo.ts'

type Held = Pick<OrderState, 'id' | 'memberId' | 'orderSn' | 'partnerId' | 'storeId'>

export interface Until {
  readonly at: Date
  /** When the order closes by itself if nothing more happens. */
  readonly closeAt: Date
}

/**
 * A locked, unpaid order waits for the shop to find the shopper's transfer; what it reserved stays
 * reserved.
 */
export async function holdForTransfer(trx: Db, order: Held, { at, closeAt }: Until): Promise<void> {
  await change(trx, order, {
    event: 'sendVoucher',
    orderIds: [order.id],
    actorType: actorType.shopper,
    actorId: order.memberId,
    at,
    autoCloseAt: closeAt,
  })
}

/** The transfer of a locked order in review was not found: it can be paid again, for a while. */
export async function releaseFromTransfer(
  trx: Db,
  order: Held,
  staffId: number,
  reason: string,
  { at, closeAt }: Until,
): Promise<void> {
  await change(trx, order, {
    event: 'reject',
    orderIds: [order.id],
    actorType: actorType.staff,
    actorId: staffId,
    reason,
    at,
    autoCloseAt: closeAt,
  })
}

/**
 * The shopper of a locked order in review took the voucher back: it can be paid again, for a while.
 */
export async function takeBackTransfer(
  trx: Db,
  order: Held,
  { at, closeAt }: Until,
): Promise<void> {
  await change(trx, order, {
    event: 'withdraw',
    orderIds: [order.id],
    actorType: actorType.shopper,
    actorId: order.memberId,
    at,
    autoCloseAt: closeAt,
  })
}

async function change(
  trx: Db,
  { orderSn, partnerId, storeId }: Held,
  move: Parameters<typeof moveOrders>[1] & { autoCloseAt: Date },
): Promise<void> {
  const moved = await moveOrders(trx, move)
  if (moved.length !== 1)
    throw new Error(`${orderSn} was locked and took no ${move.event} all the same`)
  await queueClosing(trx, { partnerId, storeId }, orderSn, move.autoCloseAt)
}
