import { narrow, plainPhone } from '@mallard/kernel'
import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Moment,
  OrderSn,
  Paging,
  cappedPageOf,
  RowId,
  text,
  whole,
  line,
  lookup,
  typedAs,
  waybill,
} from '../../fields.ts'
import { AdminPickups, AdminReturnRow } from './pickup-admin.fields.ts'
import { Ret, ReturnAddress } from './returns.fields.ts'

const ByApply = z.object({ applyId: OrderSn })
const Waybill = {
  companyCode: z.string().regex(/^[a-z0-9]{2,32}$/, '请选择快递公司'),
  deliverySn: waybill('运单号为6-32位字母或数字'),
}
const amount = whole(0, 100_000_000)

export const AdminReturn = Ret.extend({
  buyer: z.object({ id: z.number().int(), nickname: z.string(), phoneMasked: z.string() }),
  payMethod: z.string().nullable(),
  refund: z
    .object({ refundNo: z.string(), status: z.number().int(), lastError: z.string() })
    .nullable(),
  /**
   * What came back of each line, and what of it can be sold again; empty until it was looked at.
   */
  inspected: z.array(
    z.object({
      orderItemId: z.number().int(),
      received: z.number().int(),
      sellable: z.number().int(),
    }),
  ),
  log: z.array(
    z.object({
      event: z.string(),
      from: z.number().int().nullable(),
      to: z.number().int(),
      actor: z.string(),
      reason: z.string(),
      at: Moment,
    }),
  ),
  /** Where goods are sent back to, unless the operator says otherwise. */
  defaultAddress: ReturnAddress,
  /** Null where nobody is sent for goods and nobody ever was. */
  pickups: AdminPickups.nullable(),
  adminActions: z.array(
    z.enum(['agree', 'refuse', 'receive', 'refuseReceipt', 'sendAgain', 'transferred']),
  ),
})
export type AdminReturn = z.output<typeof AdminReturn>

export const returnsAdminCalls = {
  list: GET('/admin/api/{p}-{s}/returns', {
    summary: 'Returns of a store, those whose time is over first',
    authz: 'operator',
    reads: { way: 'list', of: 'return' },
    right: 'return.read',
    query: z.object({
      ...Paging,
      status: whole(-1, 5).optional(),
      /**
       * Those whose courier is still to come, or who waited for one in vain and have not sent the
       * goods since.
       */
      pickup: z.enum(['open', 'failed']).optional(),
      q: lookup(50).optional(),
    }),
    reply: cappedPageOf(AdminReturnRow).extend({
      counts: z.array(z.object({ status: z.number().int(), count: z.number().int() })),
      pickups: z.object({ open: z.number().int(), failed: z.number().int() }),
    }),
  }),
  detail: GET('/admin/api/{p}-{s}/returns/{applyId}', {
    summary: 'One return',
    authz: 'operator',
    reads: { way: 'open', of: 'return', by: 'applyId' },
    right: 'return.read',
    params: ByApply,
    reply: AdminReturn,
  }),
  agree: POST('/admin/api/{p}-{s}/returns/{applyId}/agree', {
    summary:
      'Agrees: goods may be sent back, or the money goes back at once, or it is sent again; much of what does not come back waits for another person, and asked again it is the same one',
    authz: 'operator',
    right: 'return.write',
    params: ByApply,
    body: z.strictObject({
      /** Fen; all that was asked for when absent. */
      amount: amount.optional(),
      returnAddress: z
        .strictObject({
          name: line(25, 1),
          phone: typedAs(narrow).pipe(line(20, 5)),
          address: line(200, 1),
        })
        .optional(),
    }),
    reply: AdminReturn,
  }),
  refuse: POST('/admin/api/{p}-{s}/returns/{applyId}/refuse', {
    summary: 'Refuses, with a reason that the shopper reads',
    authz: 'operator',
    right: 'return.write',
    params: ByApply,
    body: z.strictObject({ reason: text(200, 1) }),
    reply: AdminReturn,
  }),
  receive: POST('/admin/api/{p}-{s}/returns/{applyId}/receive', {
    summary:
      'Takes in what came back, after inspection: money goes back, or the exchange is ordered',
    authz: 'operator',
    right: 'return.receive',
    params: ByApply,
    body: z.strictObject({
      lines: z
        .array(
          z.strictObject({ orderItemId: RowId, received: whole(0, 999), sellable: whole(0, 999) }),
        )
        .min(1)
        .max(120),
      /** Fen; what was agreed, for the units received, when absent. */
      amount: amount.optional(),
    }),
    reply: AdminReturn,
  }),
  refuseReceipt: POST('/admin/api/{p}-{s}/returns/{applyId}/refuse-receipt', {
    summary: 'Does not take what came back: it goes to the shopper again',
    authz: 'operator',
    right: 'return.receive',
    params: ByApply,
    body: z.strictObject({ reason: text(200, 1) }),
    reply: AdminReturn,
  }),
  sendAgain: POST('/admin/api/{p}-{s}/returns/{applyId}/send-again', {
    summary: 'The parcel of a reissue has left',
    authz: 'operator',
    right: 'return.receive',
    params: ByApply,
    body: z.strictObject(Waybill),
    reply: AdminReturn,
  }),
  transferred: POST('/admin/api/{p}-{s}/returns/{applyId}/transferred', {
    summary: 'The refund of an order that was paid by bank transfer was transferred',
    authz: 'operator',
    right: 'return.write',
    params: ByApply,
    body: z.strictObject({ voucher: line(60, 4) }),
    reply: AdminReturn,
  }),
  bookPickup: POST('/admin/api/{p}-{s}/returns/{applyId}/pickup', {
    summary:
      'Asks for a courier in the buyer’s place, or for another time or address; asked again, it is the same one',
    authz: 'operator',
    right: 'return.write',
    params: ByApply,
    body: z.strictObject({
      sender: z.strictObject({
        name: line(25, 1),
        phone: typedAs(plainPhone).pipe(line(20, 5)),
        address: line(200, 1),
      }),
      day: z.iso.date(),
      from: z.string().regex(/^\d{2}:00$/, '请选择取件时间'),
      /** The one who shall not come then. */
      instead: OrderSn.optional(),
    }),
    reply: AdminReturn,
  }),
  cancelPickup: POST('/admin/api/{p}-{s}/returns/{applyId}/pickup/cancel', {
    summary: 'Sends the courier away, as long as they have not been there; the buyer reads why',
    authz: 'operator',
    right: 'return.write',
    params: ByApply,
    body: z.strictObject({ pickupNo: OrderSn, reason: text(100, 1) }),
    reply: AdminReturn,
  }),
}
