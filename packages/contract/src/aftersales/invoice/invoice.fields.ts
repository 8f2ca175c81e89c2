import { narrow, plainPhone } from '@mallard/kernel'
import { z } from 'zod'
import { Amounts, Line } from '../../trade/checkout/checkout.fields.ts'
import { Moment, Money, RowId, line, typedAs } from '../../fields.ts'
import { invoiceIssuers, invoiceStages } from './invoice.codes.ts'
import { isTaxNumber, plainTaxNumber } from './tax-number.ts'

const TitleType = z.union([z.literal(1), z.literal(2)])
const TaxNo = typedAs(plainTaxNumber).refine(
  (value) => value === '' || isTaxNumber(value),
  '税号不正确，请核对18位统一社会信用代码',
)

/** Whom an invoice is made out to: 1 a person, 2 a company. */
export const titleFields = {
  type: TitleType,
  name: line(100, 1),
  /** Unified social credit code; companies only. */
  taxNo: TaxNo.default(''),
  bankName: line(100).default(''),
  bankAccount: line(50).default(''),
  regAddress: line(100).default(''),
  regPhone: typedAs(plainPhone).pipe(line(30)).default(''),
}
/** What the shopper writes to have an invoice. */
const Email = z.email('请输入正确的邮箱').max(100)
/** One address to send an invoice to. */
export const mailFields = { email: typedAs(narrow).pipe(Email) }
export const draftFields = {
  ...titleFields,
  email: typedAs(narrow)
    .pipe(z.union([z.literal(''), Email]))
    .default(''),
}
export type InvoiceDraft = z.output<z.ZodObject<typeof draftFields>>

const titleShown = {
  type: TitleType,
  name: z.string(),
  taxNo: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
  regAddress: z.string(),
  regPhone: z.string(),
}

/** A title that the shopper used before. */
export const Title = z.object({ id: RowId, ...titleShown, email: z.string() })
export type Title = z.output<typeof Title>

/** A company that was invoiced before. */
export const Company = z.object({ name: z.string(), taxNo: z.string() })
export type Company = z.output<typeof Company>

export const Invoice = z.object({
  invoiceId: z.number().int(),
  /** The order number; the specification uses both names. */
  orderId: z.string(),
  orderSn: z.string(),
  /** 0 not issued, 1 issued. */
  state: z.union([z.literal(0), z.literal(1)]),
  stage: z.enum(invoiceStages),
  stageText: z.string(),
  ...titleShown,
  email: z.string(),
  amount: Money,
  invoiceNo: z.string().nullable(),
  /** Number of the red-letter invoice. */
  redNo: z.string().nullable(),
  /**
   * Until when, ms, the buyer may confirm the red letter in their tax account; then the confirmation
   * is void and the invoice stands. Null: it does not wait for them.
   */
  awaitsUntil: Moment.nullable(),
  /** Why it was not issued. */
  reason: z.string(),
  /**
   * Somebody else filled it in: anyone who asks sees how it stands, and nothing that was written.
   */
  isOthers: z.boolean(),
  canEdit: z.boolean(),
  /** Who issued it, or would: staff do with software of their own where there is no channel. */
  issuedBy: z.enum(invoiceIssuers),
  /** Whether the shop can send it by mail. */
  canMail: z.boolean(),
  /** Address of the PDF, good for 10 minutes. */
  pdfUrl: z.string().nullable(),
  /** Its other forms, as far as the seller handed them over; addresses good for 10 minutes. */
  otherFiles: z.array(z.object({ form: z.enum(['ofd', 'xml']), url: z.string() })),
  createTime: Moment,
  issueTime: Moment.nullable(),
})
export type Invoice = z.output<typeof Invoice>

/** A mail with an invoice. */
export const InvoiceMail = z.object({
  email: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  at: Moment,
})

/** One's own invoice, with where it was sent. */
export const InvoiceDetail = Invoice.extend({
  /** The newest first, three at most. */
  mails: z.array(InvoiceMail),
  /** The address to offer first; empty when there is none. */
  mailTo: z.string(),
})
export type InvoiceDetail = z.output<typeof InvoiceDetail>

/** Why no invoice can be applied for; absent: one can. */
export const InvoiceBar = z.enum(['unpaid', 'closed', 'nothingLeft', 'tooLate'])
export type InvoiceBar = z.output<typeof InvoiceBar>

/** An order as its invoice sees it. */
export const OrderInvoice = z.object({
  orderSn: z.string(),
  items: z.array(Line),
  /** What may be invoiced: paid and not refunded. */
  amount: Money,
  /** Whether it can come by mail once it is issued. */
  canMail: z.boolean(),
  /** The invoice is issued once the order is received. */
  isReceived: z.boolean(),
  bar: InvoiceBar.nullable(),
  invoice: Invoice.nullable(),
  /** Invoices that were reversed, the newest first. */
  earlier: z.array(Invoice),
})
export type OrderInvoice = z.output<typeof OrderInvoice>

/** An order of any channel as anyone who has its papers may see it: nothing of who bought it. */
export const FoundInvoice = z.object({
  orderSn: z.string(),
  storeName: z.string(),
  /** Another platform sold it, and issues its invoice; null for the shop's own. */
  platform: z.object({ code: z.string(), text: z.string() }).nullable(),
  payTime: Moment,
  /** What may be invoiced: paid and not refunded. */
  amount: Money,
  isReceived: z.boolean(),
  bar: InvoiceBar.nullable(),
  invoice: Invoice.pick({
    stage: true,
    issuedBy: true,
    stageText: true,
    state: true,
    isOthers: true,
    amount: true,
    invoiceNo: true,
    redNo: true,
    awaitsUntil: true,
    pdfUrl: true,
    issueTime: true,
  }).nullable(),
  /**
   * The page on which it can be filled in or changed; null when it is issued, was filled in by
   * somebody else, or cannot be.
   */
  editPath: z.string().nullable(),
  /**
   * The invoice's page for anyone who placed the order, signed in; null where another platform has
   * it.
   */
  ownPath: z.string().nullable(),
})
export type FoundInvoice = z.output<typeof FoundInvoice>

/** The till receipt of a paid order. */
export const Receipt = z.object({
  orderSn: z.string(),
  storeName: z.string(),
  items: z.array(Line),
  amounts: Amounts,
  paidAmount: Money,
  refundedAmount: Money,
  payMethod: z.string().nullable(),
  payTime: Moment.nullable(),
})
export type Receipt = z.output<typeof Receipt>
