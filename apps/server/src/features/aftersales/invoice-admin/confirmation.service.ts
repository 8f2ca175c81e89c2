import type { ErrorName } from '@mallard/contract/errors'
import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { refuse, type Result } from '@mallard/kernel'
import {
  awaitBuyer,
  confirmFor,
  confirmUntil,
  enqueueInvoice,
  hasBuyerToAsk,
  storeInvoice,
} from '#features/aftersales/invoice/index.ts'
import { audit } from '#features/people/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { adminDetail, change, moved, staffActor } from './invoice-admin.service.ts'

type Answer = Promise<Result<AdminInvoice, ErrorName>>

/**
 * Notes that the red letter's confirmation was sent to the buyer of an invoice that staff had issued.
 * Once more changes nothing while they have time.
 */
export async function askBuyer(
  ctx: StaffCtx,
  { id, sentTime }: { id: number; sentTime?: number | undefined },
): Answer {
  const { services, clock } = ctx
  const before = await storeInvoice(services.db, ctx.scope, id)
  if (!before) return refuse('notFound')
  if (before.awaitsUntil) return adminDetail(ctx, { id })
  const sentAt = sentTime ?? clock.now()
  const isInTime = sentAt <= clock.now() && sentAt > clock.now() - confirmFor
  if (!isInTime) return refuse('badInput', { field: 'sentTime' })
  return change(ctx, id, async (trx, row) => {
    if (row.awaitsUntil) return 'done'
    if (row.state !== 'reversing' || row.issuedBy !== 'staff' || !hasBuyerToAsk(row)) return 'late'
    if (!(await awaitBuyer(services, trx, row, sentAt, staffActor(ctx)))) return 'late'
    await enqueueInvoice(trx, id, confirmUntil(sentAt))
    await audit(trx, ctx, 'invoice.askBuyer', `invoice ${id}`, {
      awaitsUntil: { before: null, after: confirmUntil(sentAt) },
    })
    return 'done'
  })
}

/** Notes that the buyer will not confirm: the invoice stands, and is seen to by staff. */
export async function buyerRefused(ctx: StaffCtx, { id }: { id: number }): Answer {
  return change(ctx, id, async (trx, row) => {
    if (row.unreversed === 'refused') return 'done'
    if (!row.awaitsUntil) return 'late'
    if (!(await moved(trx, ctx, row, 'refuse', { unreversed: 'refused' }))) return 'late'
    await audit(trx, ctx, 'invoice.buyerRefused', `invoice ${id}`, {
      awaitsUntil: { before: row.awaitsUntil.getTime(), after: null },
    })
    return 'done'
  })
}

/** The invoice stands over more than was paid in the end, or stands wrong: so be it. */
export async function leave(ctx: StaffCtx, { id }: { id: number }): Answer {
  return change(ctx, id, async (trx, row) => {
    if (row.unreversed === 'left') return 'done'
    if (row.unreversed === null) return 'late'
    if (!(await moved(trx, ctx, row, 'leave', { unreversed: 'left' }))) return 'late'
    await audit(trx, ctx, 'invoice.leave', `invoice ${id}`, {
      unreversed: { before: row.unreversed, after: 'left' },
    })
    return 'done'
  })
}
