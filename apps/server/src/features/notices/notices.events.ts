import { orderStatus } from '@mallard/contract/order/order.codes'
import type { Instant } from '@mallard/kernel'
import { orderDigests, type OrderDigest, type OrderListener, type OrderMoved } from '#features/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { dequeue, enqueueAll, type NewJob } from '#platform/jobs/enqueue.ts'
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
  await enqueueAll(
    trx,
    told.flatMap(({ row, order }) => reminderOf(row, order) ?? []),
  )
  await dequeue(trx, 'notices.remindToPay', ...moved.filter(({ event }) => event === 'pay').map(({ orderSn }) => orderSn))
}

function reminderOf({ event, orderSn, scope }: OrderMoved, order: OrderDigest): NewJob<'notices.remindToPay' | 'notices.remindToConfirm'> | undefined {
  const [key, payload] = [orderSn, { orderSn }]
  if (event === 'submit' && order.status === orderStatus.unpaid && order.autoCloseAt)
    return { kind: 'notices.remindToPay', key, payload, runAt: order.autoCloseAt.getTime() - remindToPay, scope }
  if (event === 'ship' && order.status === orderStatus.toReceive && order.autoConfirmAt)
    return { kind: 'notices.remindToConfirm', key, payload, runAt: order.autoConfirmAt.getTime() - remindToConfirm, scope }
  return undefined
}
