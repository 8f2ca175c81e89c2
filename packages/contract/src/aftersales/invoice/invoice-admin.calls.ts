import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, Money, Paging, cappedPageOf, RowId, text, whole, lookup } from '../../fields.ts'
import { SheetFile } from '../../sheet.fields.ts'
import { sheetFormats } from '../../sheet.ts'
import { LineTax } from '../../catalog/tax/tax.fields.ts'
import { invoiceStages, reverseReasons } from './invoice.codes.ts'
import { Invoice, InvoiceMail, mailFields } from './invoice.fields.ts'

/** A line of an invoice. */
const InvoiceLine = z.object({
  name: z.string(),
  quantity: z.number().int(),
  /** Tax included, fen. */
  amount: Money,
  tax: LineTax,
  /** The tax in `amount`, fen. */
  taxAmount: Money,
})

const ById = z.object({ id: RowId })

export const AdminInvoice = Invoice.extend({
  /** What the party that issues said when it did not. */
  fault: z.string(),
  applyNo: z.string().nullable(),
  /** What may be invoiced of the order now, fen. */
  dueAmount: z.number().int(),
  orderStatus: z.number().int(),
  log: z.array(
    z.object({
      event: z.string(),
      from: z.string().nullable(),
      to: z.string(),
      actor: z.string(),
      reason: z.string(),
      at: Moment,
    }),
  ),
  /**
   * What it was last applied for with; before that, what it would say now. Empty in lists, and of
   * invoices of before lines were kept.
   */
  lines: z.array(InvoiceLine),
  /** Where it was sent, the newest first. */
  mails: z.array(InvoiceMail.extend({ actor: z.string(), fault: z.string() })),
  adminActions: z.array(z.enum(['issue', 'retry', 'reject', 'reverse', 'mail'])),
})
export type AdminInvoice = z.output<typeof AdminInvoice>

const Moments = whole(0, 9_999_999_999_999)
/**
 * Which invoices: of this stage, this kind of title, applied for from one moment to before another.
 */
const input = {
  stage: z.enum(invoiceStages).optional(),
  /** Order number, invoice number, tax number or the start of a name. */
  q: lookup(50).optional(),
  from: Moments.optional(),
  until: Moments.optional(),
}
const Title = z.enum(['person', 'company'])

export const invoiceAdminCalls = {
  list: GET('/admin/api/{p}-{s}/invoices', {
    summary: 'Invoices of a store',
    authz: 'operator',
    reads: { way: 'list', of: 'invoice' },
    right: 'invoice.read',
    query: z.object({
      ...Paging,
      ...input,
      title: Title.optional(),
    }),
    reply: cappedPageOf(AdminInvoice).extend({
      counts: z.record(z.enum(invoiceStages), z.number().int()),
    }),
  }),
  export: POST('/admin/api/{p}-{s}/invoices/export', {
    summary: 'Invoices as a table, for the books',
    authz: 'operator',
    reads: { way: 'export', of: 'invoice' },
    right: 'invoice.read',
    body: z.strictObject({ format: z.enum(sheetFormats), ...input, title: Title.optional() }),
    reply: z.object({
      file: SheetFile,
      rows: z.number().int(),
      /** There are more than one table holds. */ isCut: z.boolean(),
    }),
  }),
  retryAll: POST('/admin/api/{p}-{s}/invoices/retry-all', {
    summary:
      'Applies once more for the invoices that the tax side did not issue, a hundred at once',
    authz: 'operator',
    right: 'invoice.write',
    reply: z.object({ asked: z.number().int() }),
  }),
  detail: GET('/admin/api/{p}-{s}/invoices/{id}', {
    summary: 'One invoice with its history',
    authz: 'operator',
    reads: { way: 'open', of: 'invoice', by: 'id' },
    right: 'invoice.read',
    params: ById,
    reply: AdminInvoice,
  }),
  issue: POST('/admin/api/{p}-{s}/invoices/{id}/issue', {
    summary: 'Issues an invoice now, before the order is received',
    authz: 'operator',
    right: 'invoice.write',
    params: ById,
    reply: AdminInvoice,
  }),
  retry: POST('/admin/api/{p}-{s}/invoices/{id}/retry', {
    summary: 'Applies once more for an invoice that was not issued',
    authz: 'operator',
    right: 'invoice.write',
    params: ById,
    reply: AdminInvoice,
  }),
  reject: POST('/admin/api/{p}-{s}/invoices/{id}/reject', {
    summary: 'Turns an application down with a reason that the shopper reads',
    authz: 'operator',
    right: 'invoice.write',
    params: ById,
    body: z.strictObject({ reason: text(100, 2) }),
    reply: AdminInvoice,
  }),
  mail: POST('/admin/api/{p}-{s}/invoices/{id}/mail', {
    summary: 'Sends an issued invoice to an address, once more',
    authz: 'operator',
    right: 'invoice.write',
    params: ById,
    body: z.strictObject(mailFields),
    reply: AdminInvoice,
  }),
  reverse: POST('/admin/api/{p}-{s}/invoices/{id}/reverse', {
    summary: 'Reverses an issued invoice by a red-letter one',
    authz: 'operator',
    right: 'invoice.write',
    params: ById,
    body: z.strictObject({
      reason: z.enum(reverseReasons),
      /** Whether a new one follows, over what is paid and not refunded. */
      reissue: z.boolean(),
    }),
    reply: AdminInvoice,
  }),
}
