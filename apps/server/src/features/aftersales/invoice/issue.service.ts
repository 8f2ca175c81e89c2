import { cleanLine } from '@mallard/contract/fields'
import { actorType, fen } from '@mallard/kernel'
import type { FapiaoState } from '@mallard/providers/fapiao'
import { findStoreOrder, lockOrders } from '#features/trade/order/index.ts'
import { notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import { faultText } from '#platform/fault-text.ts'
import type { Services } from '#platform/services.ts'
import { dueAmount } from '@mallard/contract/aftersales/invoice/invoice-bar'
import { ask, channel, system, waitLong, type Step } from './channel.service.ts'
import { askPause, buyerOf, refOf } from './invoice.rules.ts'
import { linesFor } from './lines.service.ts'
import { invoiceById, moveInvoice, type InvoiceRow } from './invoice.repo.ts'
import { invoiceNotice } from './notice.rules.ts'
import { queueMail } from './mail.service.ts'
import { reverseForRefund, settleLate, settleReversal } from './reversal.service.ts'

/**
 * Brings an invoice one step on; the time at which to look again, or nothing when it is at rest.
 * The state follows what the issuing party answers to a question alone: a notification only makes
 * us ask. Nothing is sent before it was asked for, so an answer that got lost never becomes a
 * second invoice.
 */
export async function advanceInvoice(services: Services, invoiceId: number): Step {
  const row = await invoiceById(services.db, invoiceId)
  switch (row?.state) {
    case 'applied':
      return begin(services, row)
    case 'issuing':
      return settleIssue(services, row)
    case 'reversing':
      return settleReversal(services, row)
    case 'issued':
      return settleLate(services, row)
    default:
      return
  }
}

/** Fixes amount, lines and number under the order's lock; then it is sent. */
async function begin(services: Services, row: InvoiceRow): Step {
  const begun = await services.db.transaction().execute(async (trx) => {
    await lockOrders(trx, [row.orderId])
    const order = await findStoreOrder(trx, row, row.orderSn)
    const amount = order ? dueAmount(order) : 0
    if (amount <= 0) {
      await moveInvoice(trx, row, 'void', system(services), { reason: '订单已全额退款，无需开票' })
      return false
    }
    if (!services.fapiao) return 'waits'
    const applyNo = `${row.orderSn}-${row.id.toString(36)}-${row.tries + 1}`
    const lines = order && linesFor(services, order, amount)
    return moveInvoice(trx, row, 'send', system(services), { amount, applyNo, lines })
  })
  if (begun === 'waits') return waitLong(services)
  const sent = begun ? await invoiceById(services.db, row.id) : undefined
  return sent?.state === 'issuing' ? send(services, sent) : undefined
}

async function send(services: Services, row: InvoiceRow): Step {
  const ref = refOf(row)
  const order = await findStoreOrder(services.db, row, row.orderSn)
  if (!ref || !order) throw new Error(`invoice ${row.id} has no number or no order`)
  // Those of a version that kept none are made as it made them.
  const lines = row.lines ?? linesFor(services, order, row.amount)
  if (!services.fapiao) return waitLong(services)
  const answer = await services.fapiao.apply({
    ...ref,
    buyer: buyerOf(row),
    total: fen(row.amount),
    lines,
    remark: `订单 ${row.orderSn}`,
  })
  if (answer.kind === 'failed') return fail(services, row, faultText(answer))
  return { again: services.clock.now() + askPause(row.movedAt, services.clock.now()) }
}

async function settleIssue(services: Services, row: InvoiceRow): Step {
  const state = await ask(services, row)
  switch (state?.state) {
    case 'none':
      return send(services, row)
    case 'failed':
      return fail(services, row, faultText(state))
    case 'issued':
      return services.db.transaction().execute((trx) => issued(services, trx, row, state))
    default:
      return { again: services.clock.now() + askPause(row.movedAt, services.clock.now()) }
  }
}

async function fail(services: Services, row: InvoiceRow, fault: string): Promise<void> {
  services.log.error(
    { invoiceId: row.id, fault },
    'an invoice was not issued: an operator must act',
  )
  await services.db
    .transaction()
    .execute((trx) =>
      moveInvoice(trx, row, 'fail', channel(services), { fault: cleanLine(fault, 200) }),
    )
}

/** What went back while it was under way makes it wrong from the start: it is reversed at once. */
async function issued(
  services: Services,
  trx: Db,
  row: InvoiceRow,
  state: FapiaoState & { state: 'issued' },
): Promise<void> {
  await lockOrders(trx, [row.orderId])
  if (
    !(await moveInvoice(trx, row, 'issue', channel(services), {
      invoiceNo: state.invoiceNo,
      issuedAt: new Date(state.at),
    }))
  )
    return
  const order = await findStoreOrder(trx, row, row.orderSn)
  const due = order ? dueAmount(order) : row.amount
  if (due < row.amount) return reverseForRefund(services, trx, { ...row, state: 'issued' }, due)
  await notify(trx, [invoiceNotice(row, 'issued', services.clock.now())])
  if (row.email) await queueMail(services, trx, row, { email: row.email, actor: actorType.system })
}
