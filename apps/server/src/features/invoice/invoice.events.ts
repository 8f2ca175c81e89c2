import type { OrderListener, OrderMoved } from '#features/order/index.ts'
import { findStoreOrder } from '#features/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { enqueueInvoice } from './apply.service.ts'
import { dueAmount } from './invoice.rules.ts'
import { standingOf } from './invoice.repo.ts'
import { reverseForRefund } from './issue.service.ts'

/** Issues what was applied for once an order is received, and reverses what a refund made wrong. */
export function invoiceListener(services: Services): OrderListener {
  return { name: 'invoice', events: ['confirm', 'autoConfirm', 'refunded'], hear: (trx, moved) => hear(services, trx, moved) }
}

async function hear(services: Services, trx: Db, moved: readonly OrderMoved[]): Promise<void> {
  const rows = await standingOf(trx, [...new Set(moved.map(({ orderId }) => orderId))])
  for (const row of rows) {
    // While it is under way, its own end compares.
    if (row.state !== 'applied' && row.state !== 'issued') continue
    const order = await findStoreOrder(trx, row, row.orderSn)
    const due = order ? dueAmount(order) : row.amount
    const isReceived = moved.some(({ orderId, event }) => orderId === row.orderId && event !== 'refunded')
    // What was applied for an order that will never be received is over as well.
    if (row.state === 'applied' && (isReceived || due <= 0)) await enqueueInvoice(trx, row.id, services.clock.now())
    if (row.state === 'issued' && due < row.amount) await reverseForRefund(services, trx, row, due)
  }
}
