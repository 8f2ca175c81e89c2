import { plainCode } from '@mallard/kernel'
import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { lookup, Money, pageOf, Paging, RowId, text, typedAs } from '../../fields.ts'
import { SheetUpload } from '../../sheet.fields.ts'
import { maxSheetText } from '../../sheet.ts'
import { requestMailStates, requestStates } from './invoice-request.codes.ts'
import { InvoiceRequest } from './invoice-request.calls.ts'

export const AdminInvoiceRequest = InvoiceRequest.extend({
  /** That was proved. */
  phone: z.string(),
  /** Fen that the OMS says were paid; null where it did not know the order, or could not be asked. */
  knownAmount: Money.nullable(),
  /** How far the mail is that tells the buyer. */
  mailState: z.enum(requestMailStates),
  /** What the mail server said last, where it did not take it. */
  mailFault: z.string(),
  /** Who issued or refused it; empty for nobody of the staff. */
  by: z.string(),
})
export type AdminInvoiceRequest = z.output<typeof AdminInvoiceRequest>

const requests = '/admin/api/{p}-{s}/invoice-requests'
const step = {
  authz: 'operator',
  right: 'invoice.write',
  params: z.object({ id: RowId }),
  reply: AdminInvoiceRequest,
} as const

export const invoiceRequestAdminCalls = {
  list: GET(requests, {
    summary:
      'Requests for invoices of orders that the shop does not hold; what waits comes oldest first, the rest newest first',
    authz: 'operator',
    reads: { way: 'list', of: 'invoiceRequest' },
    right: 'invoice.read',
    query: z.object({
      ...Paging,
      state: z.enum([...requestStates, 'all']).default('asked'),
      /** Order number, phone, tax number or invoice number, or the start of a name. */
      q: lookup(50).optional(),
    }),
    reply: pageOf(AdminInvoiceRequest).extend({
      counts: z.record(z.enum(requestStates), z.number().int()),
    }),
  }),
  detail: GET(`${requests}/{id}`, {
    ...step,
    right: 'invoice.read',
    summary: 'One request for an invoice',
    reads: { way: 'open', of: 'invoiceRequest', by: 'id' },
  }),
  issue: POST(`${requests}/{id}/issue`, {
    ...step,
    summary: 'Hands an invoice over that was issued elsewhere: its number and its PDF',
    body: z.strictObject({
      invoiceNo: typedAs(plainCode).pipe(
        z.string().regex(/^[A-Za-z0-9-]{8,40}$/, '请输入正确的发票号码'),
      ),
      ...SheetUpload,
    }),
    bodyLimit: maxSheetText + 4096,
  }),
  refuse: POST(`${requests}/{id}/refuse`, {
    ...step,
    summary: 'Refuses a request, with a reason that the buyer reads',
    body: z.strictObject({ reason: text(100, 2) }),
  }),
}
