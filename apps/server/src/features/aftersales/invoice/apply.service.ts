import type { ErrorName } from '@mallard/contract/errors'
import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { InvoiceBar, InvoiceDraft } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { actorType, ok, refuse, type Result } from '@mallard/kernel'
import { keepTitle } from '#features/aftersales/invoice-title/index.ts'
import {
  findStoreOrder,
  lockOrders,
  type OrderRow,
  type OrderState,
} from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { enqueue, isEnqueued } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { barOf, dueAmount } from '@mallard/contract/aftersales/invoice/invoice-bar'
import { plainDraft } from './invoice.rules.ts'
import {
  insertInvoice,
  invoiceById,
  logInvoice,
  moveInvoice,
  standingOf,
  type InvoiceRow,
} from './invoice.repo.ts'
import type { Filler } from './invoice.tables.ts'

const refusals: Readonly<Record<InvoiceBar, ErrorName>> = {
  unpaid: 'invoiceUnpaid',
  closed: 'invoiceNothing',
  nothingLeft: 'invoiceNothing',
  tooLate: 'invoiceTooLate',
}

const drafted = (draft: InvoiceDraft) =>
  JSON.stringify([
    draft.type,
    draft.name,
    draft.taxNo,
    draft.bankName,
    draft.bankAccount,
    draft.regAddress,
    draft.regPhone,
    draft.email,
  ])

export interface Application {
  readonly order: OrderState
  readonly draft: InvoiceDraft
  /** A member's own title is offered again next time; somebody with a token leaves none behind. */
  readonly filledBy: Filler
  /** Only changing what was applied for. */
  readonly isChange?: boolean
}

/**
 * Applies for an invoice, or changes one that is not issued yet. The same words again change
 * nothing.
 */
export async function applyFor(
  services: Services,
  application: Application,
): Promise<Result<InvoiceRow, ErrorName>> {
  const draft = plainDraft(application.draft)
  if (draft.type === titleType.company && draft.taxNo === '') return refuse('taxNumberNeeded')
  return retryOnConflict(() =>
    services.db.transaction().execute((trx) => applyIn(services, trx, { ...application, draft })),
  )
}

/** The same within a transaction that knows the draft to be whole. */
export async function applyIn(
  services: Services,
  trx: Db,
  { order: state, draft, filledBy, isChange = false }: Application,
): Promise<Result<InvoiceRow, ErrorName>> {
  await lockOrders(trx, [state.id])
  const order = await findStoreOrder(trx, state, state.orderSn)
  if (!order) return refuse('notFound')
  const now = services.clock.now()
  const at = new Date(now)
  const [standing] = await standingOf(trx, [order.id])
  // Before anything is compared: whether somebody's words were guessed right is an answer as well.
  if (standing && filledBy !== 'member' && standing.filledBy !== filledBy)
    return refuse('invoiceOthers')
  if (standing && isAppliedFor(standing, { draft, filledBy })) return ok(standing)
  if (!standing && isChange) return refuse('notFound')
  const bar = barOf(order, now)
  if (bar) return refuse(refusals[bar])
  const changed = await write(trx, order, standing, { draft, filledBy }, at)
  if (changed === undefined) return refuse('invoiceUnderWay')
  if (filledBy === 'member') await keepTitle(trx, order, draft, at)
  // Before it is received an order may still shrink: its invoice waits.
  if (order.status === orderStatus.done) await enqueueInvoice(trx, changed, now)
  const row = await invoiceById(trx, changed)
  return row ? ok(row) : refuse('notFound')
}

/** Whether an invoice is what is applied for already. */
const isAppliedFor = (
  invoice: InvoiceRow,
  { draft, filledBy }: Pick<Application, 'draft' | 'filledBy'>,
) =>
  invoice.state !== 'failed' && invoice.filledBy === filledBy && drafted(invoice) === drafted(draft)

/** The id of the invoice; undefined when it can be changed no more. */
async function write(
  trx: Db,
  order: OrderRow,
  standing: InvoiceRow | undefined,
  { draft, filledBy }: Pick<Application, 'draft' | 'filledBy'>,
  at: Date,
): Promise<number | undefined> {
  const actor = { type: actorType.shopper, id: order.memberId, at }
  const amount = dueAmount(order)
  if (standing)
    return (await moveInvoice(trx, standing, 'edit', actor, { draft, filledBy, amount }))
      ? standing.id
      : undefined
  const { partnerId, storeId, memberId, orderSn } = order
  const id = await insertInvoice(
    trx,
    { partnerId, storeId, memberId, orderId: order.id, orderSn, amount, filledBy, at },
    draft,
  )
  if (id !== undefined)
    await logInvoice(trx, id, { event: 'apply', from: null, to: 'applied', actor })
  return id
}

/** Whether it is on its way to being issued already. */
export const isInvoiceEnqueued = (trx: Db, invoiceId: number) =>
  isEnqueued(trx, 'invoice.advance', String(invoiceId))

export async function enqueueInvoice(trx: Db, invoiceId: number, runAt: number): Promise<void> {
  await enqueue(trx, {
    kind: 'invoice.advance',
    key: String(invoiceId),
    payload: { invoiceId },
    runAt,
  })
}
