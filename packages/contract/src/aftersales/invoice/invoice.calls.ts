import { plainCode } from '@mallard/kernel'
import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Code6,
  Empty,
  OrderSn,
  Paging,
  Phone,
  pageOf,
  RowId,
  Token22,
  keyword,
  typedAs,
} from '../../fields.ts'
import { CodeSent } from '../../people/identity/identity.fields.ts'
import {
  Company,
  draftFields,
  FoundInvoice,
  Invoice,
  InvoiceDetail,
  mailFields,
  OrderInvoice,
  Receipt,
  Title,
} from './invoice.fields.ts'

const Keyword = z.object({ keyword: keyword(50, 2) })
const ByToken = { orderId: OrderSn, randomToken: Token22 }

export const invoiceCalls = {
  name: GET('/b2c/invoice/{p}-{s}/name', {
    summary: 'Companies by the start of a name',
    authz: 'user',
    query: Keyword,
    reply: z.array(Company),
  }),
  tax: GET('/b2c/invoice/{p}-{s}/tax', {
    summary: 'Companies by the start of a tax number',
    authz: 'user',
    query: Keyword,
    reply: z.array(Company),
  }),
  apply: POST('/b2c/invoice/{p}-{s}/apply', {
    summary: 'Applies for the invoice of an order, or changes one that is not issued yet',
    authz: 'self',
    body: z.strictObject({ orderId: OrderSn, ...draftFields }),
    reply: Invoice,
  }),
  list: GET('/b2c/invoice/{p}-{s}/list', {
    summary: 'Invoices, the newest first',
    authz: 'user',
    query: z.object({ ...Paging }),
    reply: pageOf(Invoice),
  }),
  detail: GET('/b2c/invoice/{p}-{s}/detail/{id}', {
    summary: 'One invoice',
    authz: 'self',
    params: z.object({ id: RowId }),
    reply: InvoiceDetail,
  }),
  sendMail: POST('/b2c/invoice/{p}-{s}/send-mail', {
    summary: 'Sends the PDF of an issued invoice to an address',
    authz: 'self',
    body: z.strictObject({ invoiceId: RowId, ...mailFields }),
    reply: Empty,
  }),
  byOrder: GET('/b2c/invoice/{p}-{s}/order/{sn}', {
    summary: 'The invoice of an order, or what one would be',
    authz: 'self',
    params: z.object({ sn: OrderSn }),
    reply: OrderInvoice.extend({ titles: z.array(Title), mailTo: z.string() }),
  }),
  deleteTitle: POST('/b2c/invoice/{p}-{s}/title/delete/{id}', {
    summary: 'Forgets a title that was used before',
    authz: 'self',
    params: z.object({ id: RowId }),
    reply: Empty,
  }),
  editLink: POST('/b2c/invoice/{p}-{s}/edit-link/{sn}', {
    summary: 'A page on which somebody else may fill in the invoice of an order',
    authz: 'self',
    params: z.object({ sn: OrderSn }),
    reply: z.object({ path: z.string(), until: z.number().int() }),
  }),
  /**
   * For anyone who has an order's papers and the phone it was sent to, wherever it was bought: no
   * account. The code of the phone opens its orders for half an hour in this session. A refusal is
   * the page's to tell (specification §8).
   */
  thirdInvoice: GET('/invoice/get-third-invoice', {
    summary:
      'The invoice of an order, by its number and the code of its receiver’s phone; of what another platform sold, who issues it',
    authz: 'none',
    isGuarded: true,
    query: z.object({
      orderSn: typedAs(plainCode).pipe(
        z.string().regex(/^[A-Za-z0-9-]{6,40}$/, '请输入正确的订单编号'),
      ),
      phone: Phone,
      code: Code6.optional(),
    }),
    reply: FoundInvoice,
  }),
  sendPhoneCode: POST('/invoice/send-phone-code', {
    summary:
      'Sends a code to the phone of an order whose invoice is looked for; answers alike whether there is such an order or not',
    authz: 'none',
    body: z.strictObject({
      phone: Phone,
      captchaId: z.string().max(64).optional(),
      captcha: z.string().max(8).optional(),
    }),
    reply: CodeSent,
  }),
  receipt: GET('/b2c/receipt/{p}-{s}/detail/{orderId}', {
    summary: 'The till receipt of a paid order',
    authz: 'self',
    params: z.object({ orderId: OrderSn }),
    reply: Receipt,
  }),
}

/** For anyone who holds the token of one order: no session, no account. */
export const invoiceScanCalls = {
  orderInit: GET('/p/store/pub/order-init', {
    summary: 'The invoice form of an order, by its token',
    authz: 'none',
    query: z.object(ByToken),
    reply: OrderInvoice,
  }),
  orderInvoice: POST('/p/store/pub/order-invoice', {
    summary: 'Applies for the invoice of an order, by its token',
    authz: 'none',
    body: z.strictObject({ ...ByToken, ...draftFields }),
    reply: Invoice,
  }),
  updateInvoice: POST('/p/store/pub/update-invoice', {
    summary: 'Changes an invoice that is not issued yet, by its token',
    authz: 'none',
    body: z.strictObject({ ...ByToken, ...draftFields }),
    reply: Invoice,
  }),
  invoiceSearchName: GET('/p/store/pub/invoice-name', {
    summary: 'Companies by the start of a name',
    authz: 'none',
    query: z.object({ ...ByToken, ...Keyword.shape }),
    reply: z.array(Company),
  }),
  invoiceSearchTax: GET('/p/store/pub/invoice-tax', {
    summary: 'Companies by the start of a tax number',
    authz: 'none',
    query: z.object({ ...ByToken, ...Keyword.shape }),
    reply: z.array(Company),
  }),
}
