import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, Money, Phone, PictureRef, RowId, whole } from '../../fields.ts'
import { Uploaded, UploadKey, UploadPermission } from '../../shop/upload/upload.calls.ts'
import { mailFields, titleFields } from '../invoice/invoice.fields.ts'
import { ThirdOrderSn } from '../third-return/third-return.calls.ts'
import {
  maxRequestAmount,
  maxRequestPics,
  requestChannelCodes,
  requestStates,
} from './invoice-request.codes.ts'

const { type, name, taxNo } = titleFields
const Channel = z.enum(requestChannelCodes)

/** A request to the store's staff for the invoice of an order that the shop does not hold. */
export const InvoiceRequest = z.object({
  id: z.number().int(),
  channel: Channel,
  channelText: z.string(),
  /** As its receipt, or the platform that sold it, prints it. */
  orderSn: z.string(),
  /** Fen, as printed. */
  amount: Money,
  type,
  name: z.string(),
  /** Empty for a person. */
  taxNo: z.string(),
  email: z.string(),
  pics: z.array(PictureRef),
  state: z.enum(requestStates),
  stateText: z.string(),
  /** Why it was refused; empty in other states. */
  reason: z.string(),
  /** Empty until it is issued. */
  invoiceNo: z.string(),
  /** Address of the PDF, good for 10 minutes. */
  pdfUrl: z.string().nullable(),
  createTime: Moment,
  /** When it was issued, refused or taken back. */
  endTime: Moment.nullable(),
})
export type InvoiceRequest = z.output<typeof InvoiceRequest>

/**
 * For anyone who holds the phone of an order that was placed elsewhere: no account. The code of
 * `invoice/send-phone-code` that `get-third-invoice` took opens them for half an hour in this
 * session.
 */
export const invoiceRequestCalls = {
  list: GET('/invoice/requests', {
    summary: 'Requests for invoices of a phone that this session has proved, the newest first',
    authz: 'none',
    query: z.object({ phone: Phone }),
    reply: z.array(InvoiceRequest),
  }),
  ask: POST('/invoice/requests/ask', {
    summary:
      'Asks the staff for the invoice of an order that the shop does not hold; the same words again answer the same request',
    authz: 'none',
    body: z.strictObject({
      phone: Phone,
      channel: Channel,
      orderSn: ThirdOrderSn,
      /** Fen, as printed. */
      amount: whole(1, maxRequestAmount),
      type,
      name,
      taxNo,
      /** Where the invoice, or why there is none, is sent. */
      ...mailFields,
      pics: z.array(UploadKey).max(maxRequestPics, `最多上传${maxRequestPics}张图片`).default([]),
    }),
    reply: InvoiceRequest,
  }),
  withdraw: POST('/invoice/requests/withdraw/{id}', {
    summary: 'Takes a request back that nobody has dealt with',
    authz: 'none',
    params: z.object({ id: RowId }),
    reply: InvoiceRequest,
  }),
  picturePolicy: GET('/invoice/requests/picture-policy', {
    summary: 'Permission to send one picture of a receipt',
    authz: 'none',
    query: z.object({ phone: Phone }),
    reply: UploadPermission,
  }),
  pictureDone: POST('/invoice/requests/picture-done', {
    summary:
      'What was sent is looked at and drawn again: its place and size, or why it is not taken',
    authz: 'none',
    body: z.strictObject({ key: UploadKey }),
    reply: Uploaded,
  }),
}
