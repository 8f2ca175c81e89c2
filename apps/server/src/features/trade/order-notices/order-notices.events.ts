import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { Instant } from '@mallard/kernel'
import { notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventHandler, EventOf } from '#platform/events/topics.ts'
import { dequeue, enqueueAll, type NewJob } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { orderDigests, type OrderDigest } from './digest.repo.ts'
import { noticedEvents, noticeOf, remindToConfirm, remindToPay } from './order-notices.rules.ts'

type OrderEvent = EventOf<'order'>

/** Tells members what became of their orders, and sees to it that they are reminded in time. */
export function orderNotices({ clock }: Pick<Services, 'clock'>): EventHandler<'order'> {
  return {
    topic: 'order',
    name: 'notices',
    events: noticedEvents,
    handle: (trx, events) => handle(trx, events, clock.now()),
  }
}

async function handle(trx: Db, events: readonly OrderEvent[], now: Instant): Promise<void> {
  const orders = await orderDigests(trx, [...new Set(events.map(({ orderId }) => orderId))])
  const noticed = events.flatMap((event) => {
    const order = orders.get(event.orderId)
    return order ? [{ event, order }] : []
  })
  await notify(
    trx,
    noticed.flatMap(({ event, order }) => noticeOf(event, order, now) ?? []),
  )
  await enqueueAll(
    trx,
    noticed.flatMap(({ event, order }) => reminderOf(event, order) ?? []),
  )
  await dequeue(
    trx,
    'notices.remindToPay',
    ...events.filter(({ event }) => event === 'pay').map(({ orderSn }) => orderSn),
  )
}

function reminderOf(
  { event, orderSn, scope }: OrderEvent,
  order: OrderDigest,
): NewJob<'notices.remindToPay' | 'notices.remindToConfirm'> | undefined {
  const [key, payload] = [orderSn, { orderSn }]
  if (event === 'submit' && order.status === orderStatus.unpaid && order.autoCloseAt)
    return {
      kind: 'notices.remindToPay',
      key,
      payload,
      runAt: order.autoCloseAt.getTime() - remindToPay(order),
      scope,
    }
  if (event === 'ship' && order.status === orderStatus.toReceive && order.autoConfirmAt)
    return {
      kind: 'notices.remindToConfirm',
      key,
      payload,
      runAt: order.autoConfirmAt.getTime() - remindToConfirm,
      scope,
    }
  return undefined
}
