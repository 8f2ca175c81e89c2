import { cleanLine } from '@mallard/contract/fields'
import { actorType, fen, hour, type Instant } from '@mallard/kernel'
import type { FapiaoState } from '@mallard/providers/fapiao'
import { findStoreOrder, lockOrders } from '#features/trade/order/index.ts'
import { notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import { faultText } from '#platform/fault-text.ts'
import type { RunAgain } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { enqueueInvoice } from './apply.service.ts'
import { dueAmount } from '@mallard/contract/aftersales/invoice/invoice-bar'
import { askPause, buyerOf, refOf } from './invoice.rules.ts'
import { linesFor } from './lines.service.ts'
import {
  insertInvoice,
  invoiceById,
  logInvoice,
  moveInvoice,
  noteReverseSent,
  type Actor,
  type InvoiceRow,
} from './invoice.repo.ts'
import { invoiceNotice } from './notice.rules.ts'
import { queueMail } from './mail.service.ts'

type Step = Promise<RunAgain | void>

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
    default:
      return
  }
}

/**
 * Nobody issues invoices while their party is switched off; what was asked for waits, or is issued
 * by staff.
 */
const waitLong = ({ clock }: Services): RunAgain => ({ again: clock.now() + hour })

const system = (services: Services) => ({
  type: actorType.system,
  at: new Date(services.clock.now()),
})
const channel = (services: Services) => ({
  type: actorType.channel,
  at: new Date(services.clock.now()),
})

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

async function ask(services: Services, row: InvoiceRow): Promise<FapiaoState | undefined> {
  const ref = refOf(row)
  if (!ref) throw new Error(`invoice ${row.id} has no number`)
  const answer = await services.fapiao?.query(ref)
  if (!answer) return undefined
  if (answer.kind === 'ok') return answer.data
  services.log.warn(
    { invoiceId: row.id, kind: answer.kind, code: answer.code },
    'an invoice could not be asked about',
  )
  return undefined
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

/** Begins to reverse an invoice because money went back; over what is left a new one follows. */
export async function reverseForRefund(
  services: Services,
  trx: Db,
  row: InvoiceRow,
  due: number,
): Promise<void> {
  const moved = await moveInvoice(trx, row, 'reverse', system(services), {
    reverseReason: 'salesReturn',
    reissue: due > 0,
  })
  if (moved) await enqueueInvoice(trx, row.id, services.clock.now())
}

async function settleReversal(services: Services, row: InvoiceRow): Step {
  // Staff reverse what they issued, and note it.
  if (row.issuedBy === 'staff') return
  const ref = refOf(row)
  const state = await ask(services, row)
  const again = { again: services.clock.now() + askPause(row.movedAt, services.clock.now()) }
  if (!ref || !state) return again
  if (state.state === 'reversed')
    return services.db.transaction().execute(async (trx) => {
      await reddened(services, trx, row, state)
    })
  if (state.state !== 'issued') return again
  if (state.fault && row.reverseSent) return keep(services, row, state.fault)
  if (!services.fapiao) return waitLong(services)
  await noteReverseSent(services.db, row.id)
  const answer = await services.fapiao.reverse(
    ref,
    state.invoiceNo,
    row.reverseReason ?? 'salesReturn',
  )
  return answer.kind === 'failed' ? keep(services, row, faultText(answer)) : again
}

async function keep(services: Services, row: InvoiceRow, fault: string): Promise<void> {
  services.log.error(
    { invoiceId: row.id, fault },
    'an invoice was not reversed: an operator must act',
  )
  await services.db
    .transaction()
    .execute((trx) =>
      moveInvoice(trx, row, 'keep', channel(services), { fault: cleanLine(fault, 200) }),
    )
}

/** The red letter is there; over what is left a new invoice follows. Whether it was news. */
export async function reddened(
  services: Services,
  trx: Db,
  row: InvoiceRow,
  red: { readonly redNo: string; readonly at: Instant },
  by: Actor = channel(services),
): Promise<boolean> {
  await lockOrders(trx, [row.orderId])
  const moved = { redNo: red.redNo, reversedAt: new Date(red.at) }
  if (!(await moveInvoice(trx, row, 'redden', by, moved))) return false
  await notify(trx, [
    invoiceNotice(
      row,
      row.reverseReason === 'salesReturn' ? 'reversed' : 'corrected',
      services.clock.now(),
    ),
  ])
  const order = row.reissue ? await findStoreOrder(trx, row, row.orderSn) : undefined
  const amount = order ? dueAmount(order) : 0
  if (amount <= 0) return true
  const { at } = system(services)
  const id = await insertInvoice(trx, { ...row, amount, at }, row)
  if (id === undefined) return true
  await logInvoice(trx, id, {
    event: 'reissue',
    from: null,
    to: 'applied',
    actor: system(services),
  })
  await enqueueInvoice(trx, id, services.clock.now())
  return true
}
