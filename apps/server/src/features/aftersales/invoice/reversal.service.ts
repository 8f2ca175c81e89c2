import { cleanLine } from '@mallard/contract/fields'
import { dueAmount } from '@mallard/contract/aftersales/invoice/invoice-bar'
import { hour, minute, type Instant } from '@mallard/kernel'
import type { FapiaoState } from '@mallard/providers/fapiao'
import { findStoreOrder, lockOrders } from '#features/trade/order/index.ts'
import { notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import { faultText } from '#platform/fault-text.ts'
import type { Services } from '#platform/services.ts'
import { enqueueInvoice } from './apply.service.ts'
import { ask, channel, system, waitLong, type Step } from './channel.service.ts'
import { askPause, confirmUntil, isBuyersTurn, refOf } from './invoice.rules.ts'
import {
  insertInvoice,
  invoiceById,
  logInvoice,
  moveInvoice,
  noteReverseSent,
  type Actor,
  type InvoiceRow,
} from './invoice.repo.ts'
import { buyerNotice, invoiceNotice } from './notice.rules.ts'

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

/**
 * Brings a reversal one step on. Staff reverse what they issued, and note it; the end of the buyer's
 * time is the clock's for both.
 */
export async function settleReversal(services: Services, row: InvoiceRow): Step {
  if (row.issuedBy === 'staff') return endWait(services, row)
  const state = await ask(services, row)
  if (state?.state === 'reversed') return noteRed(services, row, state)
  if (state?.state === 'issued' && state.fault && (row.reverseSent || row.awaitsUntil))
    return keep(services, row, state.fault)
  if (row.awaitsUntil) return endWait(services, row)
  if (state?.state === 'issued') return send(services, row, state)
  const now = services.clock.now()
  if (state?.state !== 'reversing' || !isBuyersTurn(row, now))
    return { again: now + askPause(row.movedAt, now) }
  await change(services, row, async (trx, fresh) => {
    if (fresh.state === 'reversing' && !fresh.awaitsUntil && isBuyersTurn(fresh, now))
      await awaitBuyer(services, trx, fresh, (fresh.reverseSentAt ?? fresh.movedAt).getTime())
  })
  return { again: now + minute }
}

async function send(
  services: Services,
  row: InvoiceRow,
  { invoiceNo }: FapiaoState & { state: 'issued' },
): Step {
  const ref = refOf(row)
  const now = services.clock.now()
  if (!services.fapiao || !ref) return waitLong(services)
  await noteReverseSent(services.db, row.id, new Date(now))
  const reason = row.reverseReason ?? 'salesReturn'
  const answer = await services.fapiao.reverse(ref, invoiceNo, reason)
  if (answer.kind === 'failed') return keep(services, row, faultText(answer))
  return { again: now + askPause(row.movedAt, now) }
}

/** Two processes, or one and staff, take turns: what is decided rests on the row as it is then. */
const change = (
  { db }: Services,
  { id, orderId }: InvoiceRow,
  act: (trx: Db, fresh: InvoiceRow) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockOrders(trx, [orderId])
    const fresh = await invoiceById(trx, id)
    if (fresh) await act(trx, fresh)
  })

/**
 * From when the confirmation was sent the buyer has 72 hours; they are told. Whether it waits now.
 */
export async function awaitBuyer(
  services: Services,
  trx: Db,
  row: InvoiceRow,
  sentAt: Instant,
  by: Actor = channel(services),
): Promise<boolean> {
  const awaitsUntil = new Date(confirmUntil(sentAt))
  const reverseSentAt = new Date(sentAt)
  if (!(await moveInvoice(trx, row, 'await', by, { awaitsUntil, reverseSentAt }))) return false
  await notify(trx, [buyerNotice(row, awaitsUntil, by.at)])
  return true
}

/** A confirmation that nobody gave in time is void: the invoice stands, and staff see to it. */
async function endWait(services: Services, row: InvoiceRow): Step {
  if (!row.awaitsUntil) return
  const now = services.clock.now()
  const until = row.awaitsUntil.getTime()
  // Nobody has news of a channel's but who asks.
  if (now < until) return { again: row.issuedBy === 'staff' ? until : Math.min(until, now + hour) }
  await change(services, row, async (trx, fresh) => {
    if (fresh.awaitsUntil && fresh.awaitsUntil.getTime() <= now)
      await moveInvoice(trx, fresh, 'expire', system(services), { unreversed: 'expired' })
  })
}

/** What a channel reversed after it was given up here is reversed all the same. */
export async function settleLate(services: Services, row: InvoiceRow): Step {
  if (row.issuedBy === 'staff' || row.reverseReason === null || !services.fapiao) return
  const state = await ask(services, row)
  if (!state) return { again: services.clock.now() + 10 * minute }
  if (state.state === 'reversed') return noteRed(services, row, state)
}

/** Looks once more where it moved on meanwhile. */
async function noteRed(
  services: Services,
  row: InvoiceRow,
  red: FapiaoState & { state: 'reversed' },
): Step {
  const isNoted = await services.db
    .transaction()
    .execute((trx) => reddened(services, trx, row, red))
  return isNoted ? undefined : { again: services.clock.now() + minute }
}

async function keep(services: Services, row: InvoiceRow, fault: string): Promise<void> {
  services.log.error(
    { invoiceId: row.id, fault },
    'an invoice was not reversed: an operator must act',
  )
  await services.db.transaction().execute((trx) =>
    moveInvoice(trx, row, 'keep', channel(services), {
      fault: cleanLine(fault, 200),
      unreversed: 'failed',
    }),
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
