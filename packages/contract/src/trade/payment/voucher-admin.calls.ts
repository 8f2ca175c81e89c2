import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Moment,
  Money,
  Paging,
  PictureRef,
  RowId,
  pageOf,
  text,
  whole,
  line,
  lookup,
} from '../../fields.ts'

/**
 * `closed`: nobody looked at it in time, and its order closed; `withdrawn`: its shopper took it
 * back.
 */
export const VoucherState = z.enum(['review', 'approved', 'rejected', 'withdrawn', 'closed'])
export type VoucherState = z.output<typeof VoucherState>

export const AdminVoucher = z.object({
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
export type AdminVoucher = z.output<typeof AdminVoucher>

/**
 * Why somebody should look twice: the payer is neither the receiver nor one whose money arrived
 * before; the order was paid or sent a voucher for before.
 */
const Doubt = z.enum(['strangePayer', 'sentBefore'])

/** A voucher beside the order that it is for. */
export const AdminVoucherPage = AdminVoucher.extend({
  orderTime: Moment,
  receiver: z.object({ name: z.string(), phoneMasked: z.string(), city: z.string() }),
  items: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      productAttr: z.string(),
      pic: PictureRef,
      quantity: z.number().int(),
      realAmount: Money,
    }),
  ),
  /** Fen that the goods came to, and freight after its discount. */
  goodsAmount: Money,
  freightAmount: Money,
  /** Other vouchers of this order, the newest first. */
  others: z.array(
    z.object({
      id: z.number().int(),
      state: VoucherState,
      payer: z.string(),
      createTime: Moment,
      reason: z.string(),
    }),
  ),
  /** Payers of this member whose money arrived. */
  knownPayers: z.array(z.string()),
  doubts: z.array(Doubt),
})
export type AdminVoucherPage = z.output<typeof AdminVoucherPage>

const One = z.object({ id: RowId })

export const voucherAdminCalls = {
  list: GET('/admin/api/{p}-{s}/vouchers', {
    summary: 'Vouchers of bank transfers; those in review come oldest first, others newest first',
    authz: 'operator',
    reads: { way: 'list', of: 'voucher' },
    right: 'voucher.read',
    query: z.object({
      ...Paging,
      state: VoucherState.default('review'),
      /**
       * What a bank statement tells: digits of the order number, the payer's name, the bank's
       * number or the yuan that arrived.
       */
      q: lookup(50).optional(),
    }),
    reply: pageOf(AdminVoucher).extend({ waiting: z.number().int() }),
  }),
  detail: GET('/admin/api/{p}-{s}/vouchers/{id}', {
    summary: 'A voucher beside its order, with what should make one look twice',
    authz: 'operator',
    reads: { way: 'open', of: 'voucher', by: 'id' },
    right: 'voucher.read',
    params: One,
    reply: AdminVoucherPage,
  }),
  approve: POST('/admin/api/{p}-{s}/vouchers/{id}/approve', {
    summary:
      'The money arrived, in full: the order is paid. Above an amount two persons must say so',
    authz: 'operator',
    right: 'voucher.write',
    params: One,
    body: z.strictObject({
      /** fen that arrived */
      amount: whole(1, 100_000_000_000),
      /** Number under which the bank knows the transfer; it pays for one order only. */
      serialNo: z.string().regex(/^[0-9A-Za-z-]{4,40}$/, '银行流水号不正确'),
      /** Who paid, by the bank statement. */
      payer: line(40).default(''),
    }),
    reply: AdminVoucher,
  }),
  reject: POST('/admin/api/{p}-{s}/vouchers/{id}/reject', {
    summary:
      'The money was not found, for a reason that the shopper reads; the order can be paid again',
    authz: 'operator',
    right: 'voucher.write',
    params: One,
    body: z.strictObject({ reason: text(100, 2) }),
    reply: AdminVoucher,
  }),
}
