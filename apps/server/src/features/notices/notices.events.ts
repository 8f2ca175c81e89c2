import type { Instant } from '@mallard/kernel'
import { orderDigests, type OrderDigest, type OrderListener, type OrderMoved } from '#features/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { notify } from './notify.service.ts'
import { noticeOf, remindToConfirm, remindToPay, toldHappenings } from './order-notices.rules.ts'

/** Tells members what became of their orders, and sees to it that they are reminded in time. */
export function noticeListener({ clock }: Pick<Services, 'clock'>): OrderListener {
  return { name: 'notices', events: toldHappenings, hear: (trx, moved) => hear(trx, moved, clock.now()) }
}

async function hear(trx: Db, moved: readonly OrderMoved[], now: Instant): Promise<void> {
  const orders = await orderDigests(trx, [...new Set(moved.map(({ orderId }) => orderId))])
  const told = moved.flatMap((row) => {
    const order = orders.get(row.orderId)
    return order ? [{ row, order }] : []
  })
  await notify(
    trx,
    told.flatMap(({ row, order }) => noticeOf(row, order, now) ?? []),
  )
  for (const { row, order } of told) await queueReminder(trx, row, order)
}

async function queueReminder(trx: Db, { event, orderSn, scope }: OrderMoved, order: OrderDigest): Promise<void> {
  if (event === 'submit' && order.status === 0 && order.autoCloseAt)
    await enqueue(trx, { kind: 'notices.remindToPay', key: orderSn, payload: { orderSn }, runAt: order.autoCloseAt.getTime() - remindToPay, scope })
  if (event === 'ship' && order.status === 2 && order.autoConfirmAt)
    await enqueue(trx, { kind: 'notices.remindToConfirm', key: orderSn, payload: { orderSn }, runAt: order.autoConfirmAt.getTime() - remindToConfirm, scope })
}
