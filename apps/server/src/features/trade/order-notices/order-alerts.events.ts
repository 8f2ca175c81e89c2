import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { alertStaff, type NewAlert } from '#features/people/alert/index.ts'
import { scarceOf } from '#features/catalog/stock/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventHandler, EventOf } from '#platform/events/topics.ts'
import type { Services } from '#platform/services.ts'
import { orderDigests, skusOfOrders } from './digest.repo.ts'
import { paidAlert, scarceAlert, voucherAlert } from './order-alerts.rules.ts'

/** Tells staff of money that came or is to be looked for, and of stock that orders used up. */
export function orderAlerts({ clock }: Pick<Services, 'clock'>): EventHandler<'order'> {
  return {
    topic: 'order',
    name: 'alerts',
    events: ['submit', 'pay', 'approve', 'sendVoucher'],
    handle: (trx, events) => handle(trx, events, new Date(clock.now())),
  }
}

async function handle(trx: Db, events: readonly EventOf<'order'>[], at: Date): Promise<void> {
  const placed = events.filter(({ event }) => event === 'submit')
  // Goods in exchange are ordered and paid by nobody.
  const moved = events.filter(
    ({ event, kind }) => event !== 'submit' && kind !== orderKind.exchange,
  )
  await alertStaff(trx, [
    ...(moved.length > 0 ? await moneyAlerts(trx, moved, at) : []),
    ...(placed.length > 0 ? await stockAlerts(trx, placed, at) : []),
  ])
}

async function moneyAlerts(
  trx: Db,
  events: readonly EventOf<'order'>[],
  at: Date,
): Promise<NewAlert[]> {
  const orders = await orderDigests(trx, [...new Set(events.map(({ orderId }) => orderId))])
  return events.flatMap((event) => {
    const order = orders.get(event.orderId)
    if (!order) return []
    return event.event === 'sendVoucher'
      ? voucherAlert(event, order, at)
      : paidAlert(event, order, at)
  })
}

async function stockAlerts(
  trx: Db,
  events: readonly EventOf<'order'>[],
  at: Date,
): Promise<NewAlert[]> {
  const skus = await skusOfOrders(
    trx,
    events.map(({ orderId }) => orderId),
  )
  return (await scarceOf(trx, skus)).map((sku) => scarceAlert(sku, at))
}
