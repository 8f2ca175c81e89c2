import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Moment,
  Money,
  OrderSn,
  Paging,
  cappedPageOf,
  RowId,
  text,
  whole,
  lookup,
} from '../../fields.ts'
import { Deciding, Proposal, RequestId } from '../../people/staff/proposal.fields.ts'

/** Number of a payment at its channel, of a bank's proof, or of the voucher of a transfer. */
const ChannelNo = z
  .string()
  .regex(/^[0-9A-Za-z_-]{6,64}$/, '流水号为6-64位字母、数字、下划线或短横线')
/** In fen (1/100 yuan). */
const Amount = whole(1, 1_000_000_000_000)

/** What one person says of money and a second one must find as well. */
export const MoneyProposal = Proposal.extend({
  kind: z.enum(['payment', 'refund']),
  /** Number of the payment or of the refund. */
  number: z.string(),
  amount: Money,
  channelNo: z.string(),
  /** When the money moved. */
  movedAt: Moment,
  /** What the channel answered when it was proposed: nothing paid yet, over, or no answer. */
  channelSaid: z.enum(['open', 'ended', 'unknown', 'failed']),
})
export type MoneyProposal = z.output<typeof MoneyProposal>

export const AdminPayment = z.object({
  payNo: z.string(),
  method: z.string(),
  tradeType: z.string(),
  amount: Money,
  /** 0 created, 1 paying, 2 paid, 3 closed. */
  status: z.number().int(),
  orders: z.array(z.object({ orderSn: OrderSn, status: z.number().int() })),
  channelTradeNo: z.string().nullable(),
  createTime: Moment,
  expireTime: Moment,
  paidTime: Moment.nullable(),
  /** A signed notification told of another amount, currency or method. */
  isOdd: z.boolean(),
  /** Waits for a second person. */
  isProposed: z.boolean(),
})
export type AdminPayment = z.output<typeof AdminPayment>

export const AdminRefund = z.object({
  refundNo: z.string(),
  payNo: z.string(),
  method: z.string(),
  amount: Money,
  /**
   * late, duplicate, repriced: money of no order; return: of a return or of an order that was
   * closed.
   */
  cause: z.string(),
  orderSn: OrderSn.nullable(),
  /** 0 created, 1 processing, 2 done, 3 failed. */
  status: z.number().int(),
  tries: z.number().int(),
  lastError: z.string(),
  createTime: Moment,
  doneTime: Moment.nullable(),
  isProposed: z.boolean(),
})
export type AdminRefund = z.output<typeof AdminRefund>

const ByPayNo = z.object({ payNo: z.string().regex(/^\d{20,32}$/, '编号不正确') })
const ByRefundNo = z.object({ refundNo: z.string().regex(/^[0-9A-Za-z_-]{6,64}$/, '编号不正确') })
const proposed = {
  channelNo: ChannelNo,
  amount: Amount,
  movedAt: whole(0, 9_999_999_999_999),
  reason: text(200, 2),
  requestId: RequestId,
}

export const repairAdminCalls = {
  payments: GET('/admin/api/{p}-{s}/payments', {
    summary:
      'Payments whose result is not known, or that differ from what was asked for; any by its number',
    authz: 'operator',
    right: 'pay.repair',
    query: z.object({
      ...Paging,
      view: z.enum(['open', 'odd', 'all']).default('open'),
      q: lookup(64).optional(),
    }),
    reply: cappedPageOf(AdminPayment).extend({ open: z.number().int(), odd: z.number().int() }),
  }),
  ask: POST('/admin/api/{p}-{s}/payments/{payNo}/ask', {
    summary: 'Asks the channel about a payment now, and books what it vouches for',
    authz: 'operator',
    right: 'pay.repair',
    params: ByPayNo,
    reply: z.object({ asked: z.enum(['paid', 'open', 'ended', 'unknown']), payment: AdminPayment }),
  }),
  confirm: POST('/admin/api/{p}-{s}/payments/{payNo}/confirm', {
    summary:
      'Says by the channel’s or a bank’s proof that a payment came; it is booked when a second person agrees within 24 hours',
    authz: 'operator',
    right: 'pay.repair',
    params: ByPayNo,
    body: z.strictObject(proposed),
    reply: z.object({ asked: z.enum(['paid', 'open', 'ended', 'unknown']), payment: AdminPayment }),
  }),
  refunds: GET('/admin/api/{p}-{s}/refunds', {
    summary: 'Refunds through a channel that are under way or failed; any by its number',
    authz: 'operator',
    right: 'pay.repair',
    query: z.object({
      ...Paging,
      view: z.enum(['failed', 'processing', 'all']).default('failed'),
      q: lookup(64).optional(),
    }),
    reply: cappedPageOf(AdminRefund).extend({
      failed: z.number().int(),
      processing: z.number().int(),
    }),
  }),
  refundAgain: POST('/admin/api/{p}-{s}/refunds/{refundNo}/again', {
    summary:
      'Asks the channel about a refund now, and sends it again under its own number when the channel has none',
    authz: 'operator',
    right: 'pay.repair',
    params: ByRefundNo,
    reply: AdminRefund,
  }),
  paidOut: POST('/admin/api/{p}-{s}/refunds/{refundNo}/paid-out', {
    summary:
      'Says that a failed refund was transferred outside; it is booked when a second person agrees within 24 hours',
    authz: 'operator',
    right: 'pay.repair',
    params: ByRefundNo,
    body: z.strictObject(proposed),
    reply: AdminRefund,
  }),
  proposals: GET('/admin/api/{p}-{s}/money-proposals', {
    summary:
      'What was said of payments and refunds and waits for a second person, and what became of the latest',
    authz: 'operator',
    right: 'pay.repair',
    reply: z.array(MoneyProposal),
  }),
  decide: POST('/admin/api/{p}-{s}/money-proposals/{id}/decide', {
    summary:
      'Another person agrees or declines, or the author takes it back; who agrees enters amount and number from the proof again',
    authz: 'operator',
    right: 'pay.confirm',
    params: z.object({ id: RowId }),
    body: z.strictObject({
      ...Deciding,
      amount: Amount.optional(),
      channelNo: ChannelNo.optional(),
    }),
    reply: MoneyProposal,
  }),
}
