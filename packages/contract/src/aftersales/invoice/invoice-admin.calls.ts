import { plainCode } from '@mallard/kernel'
import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Moment,
  Money,
  Paging,
  cappedPageOf,
  RowId,
  text,
  whole,
  lookup,
  typedAs,
} from '../../fields.ts'
import { SheetFile } from '../../sheet.fields.ts'
import { sheetFormats } from '../../sheet.ts'
import { LineTax } from '../../catalog/tax/tax.fields.ts'
import {
  invoiceForms,
  invoiceQueues,
  maxInvoiceFile,
  reverseReasons,
  unreversedBy,
} from './invoice.codes.ts'
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
  /** Why it is or was to be reversed, the last time. */
  reverseReason: z.enum(reverseReasons).nullable(),
  /** How the last reversal came to nothing; null: there was none, or one is under way. */
  unreversed: z.enum(unreversedBy).nullable(),
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
  adminActions: z.array(
    z.enum([
      'issue',
      'retry',
      'upload',
      'reject',
      'reverse',
      'redden',
      'askBuyer',
      'buyerRefused',
      'leave',
      'mail',
      'file',
    ]),
  ),
})
export type AdminInvoice = z.output<typeof AdminInvoice>

/** Of a fully digital invoice. */
const InvoiceNumber = typedAs(plainCode).pipe(
  z.string().regex(/^\d{20}$/, '数电发票号码为20位数字'),
)
/** Characters of a file in base64. */
const maxFileText = Math.ceil(maxInvoiceFile / 3) * 4
const FileText = z
  .string()
  .min(4, '文件是空的')
  .max(maxFileText, '文件不能超过10MB')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, '文件内容不正确')

const Moments = whole(0, 9_999_999_999_999)
/**
 * Which invoices: of this stage or queue, this kind of title, applied for from one moment to before
 * another.
 */
const input = {
  /** `unreversed`: issued, and their reversal came to nothing, until staff ask again or leave it. */
  stage: z.enum(invoiceQueues).optional(),
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
      counts: z.record(z.enum(invoiceQueues), z.number().int()),
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
  upload: POST('/admin/api/{p}-{s}/invoices/{id}/upload', {
    summary:
      'Notes that an invoice was issued with the seller’s own tax software: its number, when, and its PDF',
    authz: 'operator',
    right: 'invoice.write',
    params: ById,
    body: z.strictObject({
      invoiceNo: InvoiceNumber,
      /** When it was issued, ms: not before the order was paid, and not ahead. */
      issueTime: Moments,
      /** The PDF in base64, 10 MB at most. */
      base64: FileText,
    }),
    bodyLimit: maxFileText + 4096,
    reply: AdminInvoice,
  }),
  file: POST('/admin/api/{p}-{s}/invoices/{id}/file', {
    summary: 'Keeps another form of an issued invoice, in the place of the one that was there',
    authz: 'operator',
    right: 'invoice.write',
    params: ById,
    body: z.strictObject({
      /** A PDF only of what staff had issued. */
      form: z.enum(invoiceForms),
      /** The file in base64, 10 MB at most. */
      base64: FileText,
    }),
    bodyLimit: maxFileText + 4096,
    reply: AdminInvoice,
  }),
  askBuyer: POST('/admin/api/{p}-{s}/invoices/{id}/ask-buyer', {
    summary:
      'Notes that the confirmation of a red letter was sent to the buyer, who has 72 hours for it',
    authz: 'operator',
    right: 'invoice.write',
    params: ById,
    body: z.strictObject({
      /** When it was sent, ms: within the last 72 hours; absent: now. */
      sentTime: Moments.optional(),
    }),
    reply: AdminInvoice,
  }),
  buyerRefused: POST('/admin/api/{p}-{s}/invoices/{id}/buyer-refused', {
    summary: 'Notes that the buyer refused the red letter: the invoice stands',
    authz: 'operator',
    right: 'invoice.write',
    params: ById,
    reply: AdminInvoice,
  }),
  leave: POST('/admin/api/{p}-{s}/invoices/{id}/leave', {
    summary: 'Leaves an invoice whose reversal came to nothing as it is',
    authz: 'operator',
    right: 'invoice.write',
    params: ById,
    reply: AdminInvoice,
  }),
  redden: POST('/admin/api/{p}-{s}/invoices/{id}/redden', {
    summary: 'Notes the red-letter invoice of one that staff had issued',
    authz: 'operator',
    right: 'invoice.write',
    params: ById,
    body: z.strictObject({ redNo: InvoiceNumber }),
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
