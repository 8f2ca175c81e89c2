import { z } from 'zod'
import { GET, POST } from '../api.ts'
import { Moment, Money, Paging, PictureRef, RowId, pageOf, text, whole } from '../fields.ts'

/** `closed`: nobody looked at it in time, and its order closed. */
export const VoucherState = z.enum(['review', 'approved', 'rejected', 'closed'])
export type VoucherState = z.output<typeof VoucherState>

export const DeskVoucher = z.object({
  id: z.number().int(),
  orderSn: z.string(),
  /** fen that have to arrive */
  amount: Money,
  remarkCode: z.string(),
  payer: z.string(),
  bank: z.string(),
  /** Their addresses are good for some minutes. */
  pics: z.array(PictureRef),
  state: VoucherState,
  reason: z.string(),
  serialNo: z.string(),
  nickname: z.string(),
  createTime: Moment,
  closesAt: Moment.nullable(),
  settleTime: Moment.nullable(),
  /** Whether two persons must look at it. */
  needsTwo: z.boolean(),
  /** Who looked first, where two must. */
  firstBy: z.string(),
  settledBy: z.string(),
  /** Whether this member of staff may approve: not twice. */
  canApprove: z.boolean(),
})
export type DeskVoucher = z.output<typeof DeskVoucher>

const One = z.object({ id: RowId })

export const voucherDeskCalls = {
  list: GET('/admin/api/{p}-{s}/vouchers', {
    summary: 'Vouchers of bank transfers; those in review come oldest first, others newest first',
    authz: 'operator',
    right: 'voucher.read',
    query: z.object({ ...Paging, state: VoucherState.default('review') }),
    reply: pageOf(DeskVoucher).extend({ waiting: z.number().int() }),
  }),
  approve: POST('/admin/api/{p}-{s}/vouchers/{id}/approve', {
    summary: 'The money arrived, in full: the order is paid. Above an amount two persons must say so',
    authz: 'operator',
    right: 'voucher.write',
    params: One,
    body: z.strictObject({
      /** fen that arrived */
      amount: whole(1, 100_000_000_000),
      /** Number under which the bank knows the transfer; it pays for one order only. */
      serialNo: z.string().regex(/^[0-9A-Za-z-]{4,40}$/, '银行流水号不正确'),
    }),
    reply: DeskVoucher,
  }),
  reject: POST('/admin/api/{p}-{s}/vouchers/{id}/reject', {
    summary: 'The money was not found, for a reason that the shopper reads; the order can be paid again',
    authz: 'operator',
    right: 'voucher.write',
    params: One,
    body: z.strictObject({ reason: text(100, 2) }),
    reply: DeskVoucher,
  }),
}
