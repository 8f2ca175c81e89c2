import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Money, OrderSn, RowId, text, whole } from '../../fields.ts'
import { Deciding, Proposal, RequestId } from '../../people/staff/proposal.fields.ts'
import { storeReasons } from './returns.codes.ts'

/** In fen (1/100 yuan). */
const amount = whole(0, 1_000_000_000_000)
const Amounts = z.array(Money)

/** What of a line of an order can still be given back. */
const RefundableLine = z.object({
  orderItemId: z.number().int(),
  /** Units that were not sent, and those that were. */
  unsent: z.number().int(),
  sent: z.number().int(),
  /**
   * Fen for 1, 2 … units, and the points that come back with them; both do not ask whether the
   * units were sent.
   */
  amounts: Amounts,
  points: z.array(z.number().int()),
  /** What was paid for the line and not given back: the most for an amount without units. */
  left: Money,
  /** A return of it is open: that one comes first. */
  isOpen: z.boolean(),
})
export type RefundableLine = z.output<typeof RefundableLine>

/**
 * What gives much of an order away and waits for a second person: a refund by the store, or its yes
 * to a shopper whose goods do not come back.
 */
export const RefundProposal = Proposal.extend({
  orderSn: z.string(),
  /** The return that the shopper asked for; null: it is the store's own word. */
  applyId: z.string().nullable(),
  /** No money goes back, the goods go out once more; the amount is what they cost. */
  isSentAgain: z.boolean(),
  amount: Money,
  freightAmount: Money,
  restock: z.boolean(),
  reasonText: z.string(),
  lines: z.array(z.object({ title: z.string(), quantity: z.number().int() })),
})
export type RefundProposal = z.output<typeof RefundProposal>

export const RefundOptions = z.object({
  orderSn: z.string(),
  lines: z.array(RefundableLine),
  /** Freight that was paid and not given back. */
  freightLeft: Money,
  /** What was paid and neither went back nor is on its way. */
  left: Money,
  /** The coupons that come back when all of it is given back before anything was sent. */
  coupons: z.array(z.object({ name: z.string(), isOver: z.boolean() })),
  /** It has an invoice, which is reversed. */
  hasInvoice: z.boolean(),
  reasons: z.array(z.object({ code: z.string(), text: z.string() })),
  /** Fen: beyond this at once, or in a day, another person must agree. */
  aloneUpTo: Money,
  leftToday: Money,
  waiting: RefundProposal.nullable(),
})
export type RefundOptions = z.output<typeof RefundOptions>

const BySn = z.object({ sn: OrderSn })

export const refundAdminCalls = {
  options: GET('/admin/api/{p}-{s}/orders/{sn}/refund', {
    summary: 'What the store may give back of an order, and what goes back with it',
    authz: 'operator',
    right: 'return.read',
    params: BySn,
    reply: RefundOptions,
  }),
  refund: POST('/admin/api/{p}-{s}/orders/{sn}/refund', {
    summary:
      'Gives money of a paid order back on the store’s word; much of it waits for another person. The same request twice counts once',
    authz: 'operator',
    right: 'return.write',
    params: BySn,
    body: z.strictObject({
      /** About units that were not sent: they never will be. */
      isUnsent: z.boolean(),
      lines: z
        .array(
          z.strictObject({
            orderItemId: RowId,
            /** 0: an amount without units. */
            quantity: whole(0, 999),
            /** Fen, of a line without units alone: units have their price. */
            amount,
          }),
        )
        .max(120),
      freightAmount: amount,
      /** Fen in all, as the operator saw it. */
      amount,
      /** The units can be sold again. */
      restock: z.boolean(),
      reasonCode: z.enum(storeReasons.map(({ code }) => code) as [string, ...string[]]),
      /** The shopper reads it. */
      desc: text(200),
      requestId: RequestId,
    }),
    reply: z.object({
      /** Number of the return it became; null while another person must agree. */
      applyId: z.string().nullable(),
    }),
  }),
  waiting: GET('/admin/api/{p}-{s}/refund-proposals', {
    summary: 'Refunds by the store, and of what does not come back, that wait for another person',
    authz: 'operator',
    right: 'return.read',
    reply: z.array(RefundProposal),
  }),
  decide: POST('/admin/api/{p}-{s}/refund-proposals/{id}/decide', {
    summary: 'Another person agrees to a refund or declines it, or its author takes it back',
    authz: 'operator',
    right: 'return.write',
    params: z.object({ id: RowId }),
    body: z.strictObject(Deciding),
    reply: z.array(RefundProposal),
  }),
}
