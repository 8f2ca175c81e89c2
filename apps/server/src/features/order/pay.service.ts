import { deductStock } from '#features/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'
import { dequeue } from '#platform/jobs/enqueue.ts'
import { unitsOf } from './order.repo.ts'
import { actorType } from './order.states.ts'
import { moveOrders } from './transition.repo.ts'

export interface Payment {
  readonly orderIds: readonly number[]
  readonly payMethod: string
  readonly at: Date
}

/** Marks locked, unpaid orders paid, all in the caller's transaction: status, log, stock, sales, and no more closing job. */
export async function markPaid(trx: Db, { orderIds, payMethod, at }: Payment): Promise<void> {
  const moved = await moveOrders(trx, { event: 'pay', orderIds, actorType: actorType.channel, at, payMethod })
  if (moved.length !== orderIds.length) throw new Error('an order that was locked unpaid could not be marked paid')
  const units = await unitsOf(trx, orderIds)
  for (const order of moved) {
    const scope = { partnerId: order.partnerId, storeId: order.storeId }
    await deductStock(trx, { scope, bizType: 'pay', bizId: order.orderSn, units: units.filter(({ orderId }) => orderId === order.id), at })
    await dequeue(trx, 'order.close', order.orderSn)
  }
}
