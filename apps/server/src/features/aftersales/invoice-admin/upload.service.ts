import type { ErrorName } from '@mallard/contract/errors'
import type { InvoiceForm } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { actorType, refuse, type Result } from '@mallard/kernel'
import {
  fileKey,
  invoiceLines,
  invoiceNotice,
  isNumberTaken,
  isOfForm,
  keepFile,
  putFile,
  queueMail,
  reddened,
  storeInvoice,
} from '#features/aftersales/invoice/index.ts'
import { notify } from '#features/people/notices/index.ts'
import { audit } from '#features/people/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { hashOf } from '#platform/secrets.ts'
import { adminDetail, change, moved, staffActor } from './invoice-admin.service.ts'

type Answer = Promise<Result<AdminInvoice, ErrorName>>

interface Uploaded {
  readonly id: number
  readonly invoiceNo: string
  /** When it was issued, ms. */
  readonly issueTime: number
  readonly base64: string
}

/**
 * Notes that an invoice was issued with the seller's own tax software, over what is due now. The
 * same number once more is the same invoice.
 */
export async function upload(
  ctx: StaffCtx,
  { id, invoiceNo, issueTime, base64 }: Uploaded,
): Answer {
  const { services, clock } = ctx
  const before = await storeInvoice(services.db, ctx.scope, id)
  if (!before) return refuse('notFound')
  if (before.invoiceNo === invoiceNo && before.issuedBy === 'staff') return adminDetail(ctx, { id })
  const isInTime = issueTime <= clock.now() && issueTime >= (before.payTime?.getTime() ?? 0)
  if (!isInTime) return refuse('badInput', { field: 'issueTime' })
  return withFile(ctx, id, 'pdf', base64, (kept) =>
    change(ctx, id, async (trx, row) => {
      if (row.dueAmount <= 0) return 'late'
      // Two operators may have typed one number at the same moment.
      if (await isNumberTaken(trx, row, invoiceNo)) return 'taken'
      const at = new Date(clock.now())
      const done = await moved(trx, ctx, row, 'upload', {
        invoiceNo,
        issuedBy: 'staff',
        issuedAt: new Date(issueTime),
        amount: row.dueAmount,
        lines: await invoiceLines({ ...services, db: trx }, row),
      })
      if (!done) return 'late'
      await putFile(trx, row, { form: 'pdf', ...kept, at })
      await notify(trx, [invoiceNotice(row, 'issued', clock.now())])
      if (row.email)
        await queueMail(services, trx, row, { email: row.email, actor: actorType.system })
      await audit(trx, ctx, 'invoice.upload', `invoice ${id}`, {
        invoiceNo: { before: null, after: invoiceNo },
      })
      return 'done'
    }),
  )
}

/**
 * Keeps another form of an issued invoice, in the place of the one that was there. The same file
 * once more changes nothing.
 */
export async function addFile(
  ctx: StaffCtx,
  { id, form, base64 }: { id: number; form: InvoiceForm; base64: string },
): Answer {
  const { services, clock, scope } = ctx
  if (!(await storeInvoice(services.db, scope, id))) return refuse('notFound')
  let replaced: string | undefined
  const added = await withFile(ctx, id, form, base64, (kept) =>
    change(ctx, id, async (trx, row) => {
      // The PDF of a channel's invoice is the channel's.
      if (row.state !== 'issued' || (form === 'pdf' && row.issuedBy !== 'staff')) return 'late'
      const put = await putFile(trx, row, { form, ...kept, at: new Date(clock.now()) })
      if (put === 'same') return 'done'
      replaced = put.replaced
      await audit(trx, ctx, 'invoice.file', `invoice ${id}`, {
        form: { before: replaced === undefined ? null : form, after: form },
      })
      return 'done'
    }),
  )
  if (added.ok && replaced !== undefined) await services.storage.remove(replaced)
  return added
}

/** Notes the red-letter invoice of one that staff had issued; over what is left a new one follows. */
export async function redden(ctx: StaffCtx, { id, redNo }: { id: number; redNo: string }): Answer {
  return change(ctx, id, async (trx, row) => {
    if (row.state === 'reversed') return row.redNo === redNo ? 'done' : 'late'
    if (row.issuedBy !== 'staff' || row.invoiceNo === redNo) return 'late'
    if (row.state === 'issued' && row.unreversed === null) return 'late'
    const red = { redNo, at: ctx.clock.now() }
    if (!(await reddened(ctx.services, trx, row, red, staffActor(ctx)))) return 'late'
    await audit(trx, ctx, 'invoice.redden', `invoice ${id}`, {
      redNo: { before: null, after: redNo },
    })
    return 'done'
  })
}

/** Keeps the file before it is noted, and takes it away again when it was not. */
async function withFile(
  { services }: StaffCtx,
  id: number,
  form: InvoiceForm,
  base64: string,
  note: (kept: { readonly key: string; readonly hash: string }) => Answer,
): Answer {
  const bytes = Buffer.from(base64, 'base64')
  if (!isOfForm(form, bytes)) return refuse('invoiceFileType')
  const key = await keepFile(services, form, bytes)
  if (key === undefined) return refuse('busy')
  try {
    return await note({ key, hash: hashOf(bytes) })
  } finally {
    if ((await fileKey(services.db, id, form)) !== key) await services.storage.remove(key)
  }
}
