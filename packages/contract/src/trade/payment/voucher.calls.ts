import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, Money, OrderSn, PictureRef, line } from '../../fields.ts'
import { UploadKey } from '../../shop/upload/upload.calls.ts'

/** −1 none was sent, 0 in review, 1 approved, 2 rejected, 3 taken back by the shopper. */
export const VoucherStatus = z.union([
  z.literal(-1),
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
])
export type VoucherStatus = z.output<typeof VoucherStatus>

export const TransferState = z.object({
  status: VoucherStatus,
  /** Why it was rejected. */
  reason: z.string().optional(),
  /** State of the order. */
  orderStatus: z.number().int(),
  amount: Money,
  /** To be written with the transfer: the short number of the order. */
  remarkCode: z.string(),
  /** Where to transfer to; null where this order cannot be paid so. */
  account: z.object({ holder: z.string(), bank: z.string(), accountNo: z.string() }).nullable(),
  /** What was sent last. */
  voucher: z
    .object({ payer: z.string(), bank: z.string(), pics: z.array(PictureRef), createTime: Moment })
    .nullable(),
  /** When the order closes by itself. */
  closesAt: Moment.nullable(),
  /** The voucher in review can be taken back. */
  canWithdraw: z.boolean(),
})
export type TransferState = z.output<typeof TransferState>

export const voucherCalls = {
  toPayOffline: POST('/pay/v2/toPay-offline', {
    summary: 'Sends the voucher of a bank transfer; the order waits for the shop to find the money',
    authz: 'self',
    body: z.strictObject({
      orderId: OrderSn,
      payer: line(40, 1),
      bank: line(40, 1),
      pics: z.array(UploadKey).min(1).max(3),
    }),
    reply: z.object({ status: z.literal(6) }),
  }),
  offlineStatus: GET('/pay/sales/offline-status', {
    summary: 'What became of a bank transfer, and where to send one to',
    authz: 'self',
    query: z.object({ orderId: OrderSn }),
    reply: TransferState,
  }),
  withdrawOffline: POST('/pay/v2/offline-withdraw', {
    summary:
      'Takes back a voucher that the shop has not looked at yet; the order can be paid again',
    authz: 'self',
    body: z.strictObject({ orderId: OrderSn }),
    reply: z.object({ status: z.literal(0) }),
  }),
}
