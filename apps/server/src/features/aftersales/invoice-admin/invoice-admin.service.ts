import type { ErrorName } from '@mallard/contract/errors'
import {
  invoiceQueues,
  invoiceStages,
  type InvoiceQueue,
  type ReverseReason,
} from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { actorName, actorType, ok, refuse, type Result } from '@mallard/kernel'
import {
  askForMail,
  enqueueInvoice,
  hasBuyerToAsk,
  invoiceNotice,
  invoiceLines,
  invoiceView,
  isInvoiceEnqueued,
  mailsOf,
  maskedEmail,
  moveInvoice,
  storeInvoice,
  type InvoiceEvent,
  type InvoiceRow,
  type MailRow,
  type Moved,
} from '#features/aftersales/invoice/index.ts'
import { lockOrders } from '#features/trade/order/index.ts'
import { notify } from '#features/people/notices/index.ts'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { cappedPage, type CappedPage } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  countByQueue,
  adminInvoice,
  findAdminInvoices,
  logOf,
  refusedIds,
  type AdminRow,
  type AdminInput,
  type LogRow,
} from './invoice-admin.repo.ts'

/** Invoices that one press applies for again. */
const maxAtOnce = 100

interface Ways {
  readonly canMail: boolean
  /** It is being issued already, though its state does not say so yet. */
  readonly isQueued: boolean
  /** Whether a channel issues invoices; staff do in any case. */
  readonly hasChannel: boolean
}

type Actions = AdminInvoice['adminActions']

function actionsOf(row: AdminRow, ways: Ways): Actions {
  const { state, dueAmount } = row
  const { canMail, isQueued, hasChannel } = ways
  switch (state) {
    case 'applied':
      if (isQueued && hasChannel) return []
      if (dueAmount <= 0) return ['reject']
      return hasChannel ? ['issue', 'upload', 'reject'] : ['upload', 'reject']
    case 'failed':
      if (dueAmount <= 0) return []
      return hasChannel ? ['retry', 'upload'] : ['upload']
    case 'issued':
      return [...afterReversal(row), 'reverse', 'file', ...(canMail ? (['mail'] as const) : [])]
    case 'reversing':
      return whileReversing(row)
    default:
      return []
  }
}

/** What a channel reverses is its own to end; only the buyer's word may reach the store first. */
function whileReversing(row: AdminRow): Actions {
  const isOwn = row.issuedBy === 'staff'
  if (row.awaitsUntil) return isOwn ? ['redden', 'buyerRefused'] : ['buyerRefused']
  if (!isOwn) return []
  return hasBuyerToAsk(row) ? ['redden', 'askBuyer'] : ['redden']
}

/** Where its last reversal came to nothing; a buyer may have confirmed in time, and staff see it late. */
function afterReversal({ unreversed, issuedBy }: AdminRow): Actions {
  if (unreversed === null) return []
  const late: Actions = issuedBy === 'staff' ? ['redden'] : []
  return unreversed === 'left' ? late : [...late, 'leave']
}

interface Beside {
  readonly log?: readonly LogRow[]
  readonly mails?: readonly MailRow[]
  readonly isQueued?: boolean
  readonly lines?: AdminInvoice['lines']
}

function adminView(
  ctx: StaffCtx,
  row: AdminRow,
  { log = [], mails = [], isQueued = false, lines = [] }: Beside = {},
): AdminInvoice {
  const view = invoiceView(ctx.services, row, ctx.locale)
  return {
    ...view,
    fault: row.fault,
    applyNo: row.applyNo,
    reverseReason: row.reverseReason,
    unreversed: row.unreversed,
    dueAmount: row.dueAmount,
    orderStatus: row.orderStatus,
    log: log.map(({ event, from, to, actorType: actor, reason, at }) => ({
      event,
      from,
      to,
      actor: actorName(actor),
      reason,
      at: at.getTime(),
    })),
    lines,
    mails: mails.map(({ email, state, createdAt, actorType: actor, fault }) => ({
      email,
      state,
      at: createdAt.getTime(),
      actor: actorName(actor),
      fault,
    })),
    adminActions: actionsOf(row, {
      canMail: view.canMail,
      isQueued,
      hasChannel: ctx.services.fapiao !== undefined,
    }),
  }
}

interface AdminPage extends CappedPage<AdminInvoice> {
  counts: Record<InvoiceQueue, number>
}

export async function adminList(
  ctx: StaffCtx,
  input: AdminInput & { pageNum: number; pageSize: number },
): Promise<Result<AdminPage, never>> {
  const { pageNum, pageSize, stage } = input
  const { db } = ctx.services
  const [rows, byQueue] = await Promise.all([
    findAdminInvoices(db, ctx.scope, input, (pageNum - 1) * pageSize, pageSize + 1),
    countByQueue(db, ctx.scope, input),
  ])
  const counts = Object.fromEntries(
    invoiceQueues.map((each) => [each, byQueue.get(each) ?? 0]),
  ) as AdminPage['counts']
  const total =
    stage === undefined ? invoiceStages.reduce((sum, each) => sum + counts[each], 0) : counts[stage]
  const page = cappedPage(rows, total, input)
  return ok({ ...page, list: page.list.map((row) => adminView(ctx, row)), counts })
}

export async function adminDetail(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<AdminInvoice, ErrorName>> {
  const row = await adminInvoice(ctx.services.db, ctx.scope, id)
  if (!row) return refuse('notFound')
  const { db } = ctx.services
  const [log, mails, isQueued, lines] = await Promise.all([
    logOf(db, id),
    mailsOf(db, id),
    isInvoiceEnqueued(db, id),
    invoiceLines(ctx.services, row),
  ])
  return ok(adminView(ctx, row, { log, mails, isQueued, lines }))
}

/** Issues before the order is received, which is the operator's to decide. */
export async function issue(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<AdminInvoice, ErrorName>> {
  return change(ctx, id, async (trx, row) => {
    // Asked for a moment ago already: as good as done.
    if (row.state === 'issuing' || row.state === 'issued') return 'done'
    if (row.state !== 'applied') return 'late'
    if (await isInvoiceEnqueued(trx, id)) return 'done'
    await enqueueInvoice(trx, id, ctx.clock.now())
    await audit(trx, ctx, 'invoice.issue', `invoice ${id}`, {
      order: { before: null, after: row.orderSn },
    })
    return 'done'
  })
}

export async function retry(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<AdminInvoice, ErrorName>> {
  return change(ctx, id, async (trx, row) => {
    if (row.state === 'applied' || row.state === 'issuing') return 'done'
    if (!(await moved(trx, ctx, row, 'retry', {}))) return 'late'
    await enqueueInvoice(trx, id, ctx.clock.now())
    await audit(trx, ctx, 'invoice.retry', `invoice ${id}`, {
      fault: { before: row.fault || row.reason, after: '' },
    })
    return 'done'
  })
}

export async function reject(
  ctx: StaffCtx,
  { id, reason }: { id: number; reason: string },
): Promise<Result<AdminInvoice, ErrorName>> {
  return change(ctx, id, async (trx, row) => {
    if (row.state === 'failed' && row.reason === reason) return 'done'
    // A colleague has it issued at this moment.
    if (row.state === 'applied' && ctx.services.fapiao && (await isInvoiceEnqueued(trx, id)))
      return 'late'
    if (!(await moved(trx, ctx, row, 'reject', { reason }))) return 'late'
    await notify(trx, [invoiceNotice(row, 'rejected', ctx.clock.now())])
    await audit(trx, ctx, 'invoice.reject', `invoice ${id}`, {
      reason: { before: null, after: reason },
    })
    return 'done'
  })
}

interface Reversal {
  id: number
  reason: ReverseReason
  reissue: boolean
}

export async function reverse(
  ctx: StaffCtx,
  { id, reason, reissue }: Reversal,
): Promise<Result<AdminInvoice, ErrorName>> {
  return change(ctx, id, async (trx, row) => {
    if (row.state === 'reversing' || row.state === 'reversed')
      return row.reverseReason === reason && row.reissue === reissue ? 'done' : 'late'
    if (!(await moved(trx, ctx, row, 'reverse', { reverseReason: reason, reissue }))) return 'late'
    await enqueueInvoice(trx, id, ctx.clock.now())
    await audit(
      trx,
      ctx,
      'invoice.reverse',
      `invoice ${id}`,
      changesOf({ reason: null, reissue: null }, { reason, reissue }),
    )
    return 'done'
  })
}

/** Each in a transaction of its own: one that has moved on in the meantime is left alone. */
export async function retryAll(ctx: StaffCtx): Promise<Result<{ asked: number }, never>> {
  let asked = 0
  for (const id of await refusedIds(ctx.services.db, ctx.scope, maxAtOnce))
    if ((await retry(ctx, { id })).ok) asked += 1
  return ok({ asked })
}

/** Sends it once more, where the shopper says that nothing came. */
export async function mail(
  ctx: StaffCtx,
  { id, email }: { id: number; email: string },
): Promise<Result<AdminInvoice, ErrorName>> {
  const asked = await ctx.services.db.transaction().execute(async (trx) => {
    if (!(await storeInvoice(trx, ctx.scope, id))) return refuse('notFound')
    const done = await askForMail(ctx.services, trx, id, { email, actor: actorType.staff })
    if (done.ok)
      await audit(trx, ctx, 'invoice.mail', `invoice ${id}`, {
        email: { before: null, after: maskedEmail(email) },
      })
    return done
  })
  return asked.ok ? adminDetail(ctx, { id }) : asked
}

export const staffActor = ({ staff, clock }: StaffCtx) => ({
  type: actorType.staff,
  id: staff.id,
  at: new Date(clock.now()),
})

export function moved(
  trx: Db,
  ctx: StaffCtx,
  row: InvoiceRow,
  event: InvoiceEvent,
  change: Moved,
): Promise<boolean> {
  return moveInvoice(trx, row, event, staffActor(ctx), change)
}

/**
 * One change and its audit row, together or not at all; of two operators one wins and the other is
 * told.
 */
export async function change(
  ctx: StaffCtx,
  id: number,
  act: (trx: Db, row: InvoiceRow) => Promise<'done' | 'late' | 'taken'>,
): Promise<Result<AdminInvoice, ErrorName>> {
  const result = await ctx.services.db.transaction().execute(async (trx) => {
    const found = await storeInvoice(trx, ctx.scope, id)
    if (!found) return 'missing'
    // Two operators, or one and the job that issues it, take turns.
    await lockOrders(trx, [found.orderId])
    const row = await storeInvoice(trx, ctx.scope, id)
    return row ? act(trx, row) : 'missing'
  })
  if (result === 'missing') return refuse('notFound')
  if (result === 'taken') return refuse('invoiceNumberTaken')
  return result === 'done' ? adminDetail(ctx, { id }) : refuse('invoiceUnderWay')
}
