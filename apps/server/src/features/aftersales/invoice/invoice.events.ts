import { invoiceInputs } from '#features/trade/checkout/index.ts'
import { findStoreOrder, stateBySn } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventHandler, EventOf } from '#platform/events/topics.ts'
import type { Services } from '#platform/services.ts'
import { applyIn, enqueueInvoice } from './apply.service.ts'
import { plainDraft } from './invoice.rules.ts'
import { dueAmount } from '@mallard/contract/aftersales/invoice/invoice-bar'
import { standingOf } from './invoice.repo.ts'
import { reverseForRefund } from './reversal.service.ts'

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
    const told = settled.filter(({ orderId }) => orderId === row.orderId)
    const isReceived = told.some(({ event }) => event === 'confirm' || event === 'autoConfirm')
    const isRefunded = told.some(({ event }) => event === 'refunded')
    // What was applied for an order that will never be received is over as well.
    if (row.state === 'applied' && (isReceived || due <= 0))
      await enqueueInvoice(trx, row.id, services.clock.now())
    // A reversal that came to nothing is staff's to ask for again, until more money goes back.
    const isDue = row.state === 'issued' && due < row.amount && (!row.unreversed || isRefunded)
    if (isDue) await reverseForRefund(services, trx, row, due)
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
