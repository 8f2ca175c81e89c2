import { invoiceInputs } from '#features/trade/checkout/index.ts'
import { findStoreOrder, stateBySn } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventHandler, EventOf } from '#platform/events/topics.ts'
import type { Services } from '#platform/services.ts'
import { applyIn, enqueueInvoice } from './apply.service.ts'
import { plainDraft } from './invoice.rules.ts'
import { dueAmount } from '@mallard/contract/aftersales/invoice/invoice-bar'
import { standingOf } from './invoice.repo.ts'
import { reverseForRefund } from './issue.service.ts'

/**
 * Applies for what was wished at the checkout once an order is paid, issues what was applied for
 * once an order is received, and reverses what a refund made wrong.
 */
export function invoiceOnOrders(services: Services): EventHandler<'order'> {
  return {
    topic: 'order',
    name: 'invoice',
    events: ['pay', 'approve', 'confirm', 'autoConfirm', 'refunded'],
    handle: (trx, events) => handle(services, trx, events),
  }
}

async function handle(
  services: Services,
  trx: Db,
  events: readonly EventOf<'order'>[],
): Promise<void> {
  await applyForPaid(services, trx, events)
  // What is standing changes when goods are received or money goes back, not by the payment.
  const settled = events.filter(({ event }) => event !== 'pay' && event !== 'approve')
  if (settled.length === 0) return
  for (const row of await standingOf(trx, [...new Set(settled.map(({ orderId }) => orderId))])) {
    // While it is under way, its own end compares.
    if (row.state !== 'applied' && row.state !== 'issued') continue
    const order = await findStoreOrder(trx, row, row.orderSn)
    const due = order ? dueAmount(order) : row.amount
    const isReceived = settled.some(
      ({ orderId, event }) =>
        orderId === row.orderId && (event === 'confirm' || event === 'autoConfirm'),
    )
    // What was applied for an order that will never be received is over as well.
    if (row.state === 'applied' && (isReceived || due <= 0))
      await enqueueInvoice(trx, row.id, services.clock.now())
    if (row.state === 'issued' && due < row.amount) await reverseForRefund(services, trx, row, due)
  }
}

/**
 * What cannot be invoiced, as an order that cost nothing, is left: the page of its invoice says
 * why.
 */
async function applyForPaid(
  services: Services,
  trx: Db,
  events: readonly EventOf<'order'>[],
): Promise<void> {
  const paid = events.filter(({ event }) => event === 'pay' || event === 'approve')
  if (paid.length === 0) return
  const inputs = await invoiceInputs(
    trx,
    paid.map(({ orderSn }) => orderSn),
  )
  for (const { orderSn, invoice } of inputs) {
    const order = await stateBySn(trx, orderSn)
    if (order)
      await applyIn(services, trx, { order, draft: plainDraft(invoice), filledBy: 'member' })
  }
}
