import type { AdminInvoiceRequest } from '@mallard/contract/aftersales/invoice-request/invoice-request-admin.calls'
import type { ErrorName } from '@mallard/contract/errors'
import { fen, ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { offsetOf, type PagePlace, paged } from '#platform/db/counted.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  requestForAdmin,
  requestsForAdmin,
  type AdminRequestRow,
  type RequestFilter,
} from './invoice-request-admin.repo.ts'
import { endRequest, type RequestEnd, type RequestRow } from './invoice-request.repo.ts'
import { isPdf } from './invoice-request.rules.ts'
import { requestView } from './invoice-request-view.ts'
import { queueAnswer } from './queue.ts'

function adminView({ services, locale }: StaffCtx, row: AdminRequestRow): AdminInvoiceRequest {
  const { phone, knownAmount, mailState, mailFault, by } = row
  return {
    ...requestView(services, row, locale),
    phone,
    knownAmount: knownAmount === null ? null : fen(knownAmount),
    mailState,
    mailFault,
    by: by ?? '',
  }
}

export async function adminList(
  ctx: StaffCtx,
  { pageNum, pageSize, ...filter }: Omit<RequestFilter, 'offset' | 'limit'> & PagePlace,
) {
  const offset = offsetOf({ pageNum, pageSize })
  const wanted = { ...filter, offset, limit: pageSize }
  const { rows, counts } = await requestsForAdmin(ctx.services.db, ctx.scope, wanted)
  const total =
    filter.state === 'all'
      ? Object.values(counts).reduce((sum, count) => sum + count, 0)
      : counts[filter.state]
  return ok({
    ...paged(
      rows.map((row) => adminView(ctx, row)),
      total,
      { pageNum, pageSize },
    ),
    counts,
  })
}

type Answer = Promise<Result<AdminInvoiceRequest, ErrorName>>

export async function adminDetail(ctx: StaffCtx, { id }: { id: number }): Answer {
  const row = await requestForAdmin(ctx.services.db, ctx.scope, id)
  return row ? ok(adminView(ctx, row)) : refuse('notFound')
}

interface Handed {
  readonly id: number
  readonly invoiceNo: string
  readonly base64: string
}

/** The same number once more is the same answer. */
export async function adminIssue(ctx: StaffCtx, { id, invoiceNo, base64 }: Handed): Answer {
  const file = Buffer.from(base64, 'base64')
  if (!isPdf(file)) return refuse('invoiceFileType')
  return end(
    ctx,
    id,
    { state: 'issued', invoiceNo, file },
    (row) => row.state === 'issued' && row.invoiceNo === invoiceNo,
  )
}

export function adminRefuse(ctx: StaffCtx, { id, reason }: { id: number; reason: string }): Answer {
  return end(
    ctx,
    id,
    { state: 'refused', reason },
    (row) => row.state === 'refused' && row.reason === reason,
  )
}

type StaffEnd = Exclude<RequestEnd, { state: 'withdrawn' }>

/** The end of a request with its audit row and the mail about it, together or not at all. */
async function end(
  ctx: StaffCtx,
  id: number,
  wanted: StaffEnd,
  isDone: (row: RequestRow) => boolean,
): Answer {
  const { services, scope, staff } = ctx
  const now = ctx.clock.now()
  const isMailed = services.mail !== undefined
  return transact<AdminInvoiceRequest, ErrorName>(services.db, async (trx) => {
    const before = await requestForAdmin(trx, scope, id)
    if (!before) return refuse('notFound')
    if (isDone(before)) return ok(adminView(ctx, before))
    if (!(await endRequest(trx, id, wanted, { at: new Date(now), staffId: staff.id, isMailed })))
      return refuse('invoiceRequestOver')
    if (isMailed) await queueAnswer(trx, id, 1, now)
    const told =
      wanted.state === 'issued' ? { invoiceNo: wanted.invoiceNo } : { reason: wanted.reason }
    const action = wanted.state === 'issued' ? 'invoiceRequest.issue' : 'invoiceRequest.refuse'
    await audit(trx, ctx, action, `invoiceRequest ${id}`, changesOf({}, told))
    const after = await requestForAdmin(trx, scope, id)
    return after ? ok(adminView(ctx, after)) : refuse('notFound')
  })
}
