import { plainPhone } from '@mallard/kernel'
import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Moment,
  Money,
  OrderSn,
  TurnedPaging,
  turnedPageOf,
  RowId,
  text,
  whole,
  line,
  lookup,
  typedAs,
  waybill,
} from '../../fields.ts'
import { anyPhone } from '../../people/address/contact-phone.ts'
import { notifyResults } from '../payment/payment.codes.ts'
import { carrierKinds } from './carrier.codes.ts'
import { SheetFile } from '../../sheet.fields.ts'
import { sheetFormats } from '../../sheet.ts'
import { maxChosen, orderFlag, orderMarks } from './order.codes.ts'
import { Order, Parcel, Receiver } from './order.fields.ts'

export const CompanyCode = z.string().regex(/^[a-z0-9]{2,32}$/, '请选择快递公司')
/**
 * What goes without a carrier has none: a sign of the client's own stands for it, by which a
 * repeated call is known, and which nobody is shown.
 */
export const Waybill = waybill('运单号为6-32位字母或数字')
const BySn = z.object({ sn: OrderSn })

export const PayAttempt = z.object({
  payNo: z.string(),
  method: z.string(),
  tradeType: z.string(),
  amount: Money,
  /** 0 created, 1 paying, 2 paid, 3 closed. */
  status: z.number().int(),
  channelTradeNo: z.string().nullable(),
  paidAt: Moment.nullable(),
  createdAt: Moment,
  notifications: z.array(
    z.object({
      notifyId: z.string(),
      verified: z.boolean(),
      result: z.enum(notifyResults),
      at: Moment,
    }),
  ),
  refunds: z.array(
    z.object({
      refundNo: z.string(),
      amount: Money,
      reason: z.string(),
      /** 0 created, 1 processing, 2 done, 3 failed. */ status: z.number().int(),
      tries: z.number().int(),
    }),
  ),
})
export type PayAttempt = z.output<typeof PayAttempt>

const Flag = z.union([
  z.literal(orderFlag.none),
  z.literal(orderFlag.red),
  z.literal(orderFlag.yellow),
  z.literal(orderFlag.green),
  z.literal(orderFlag.blue),
  z.literal(orderFlag.purple),
])

/** What one of the staff noted about an order; the buyer's own message is `remark`. */
export const OrderNote = z.object({
  id: z.number().int(),
  text: z.string(),
  /** Who wrote it; empty where that is not known any more. */
  staffName: z.string(),
  at: Moment,
})
export type OrderNote = z.output<typeof OrderNote>

export const AdminListOrder = Order.extend({
  /** The colour with which staff marked it; 0: none. */
  flag: Flag,
  /** What was noted last. */
  note: OrderNote.nullable(),
  /** Until when it should be sent; null: it does not wait to be. */
  shipBy: Moment.nullable(),
})
export type AdminListOrder = z.output<typeof AdminListOrder>

export const AdminOrder = AdminListOrder.extend({
  /** All that was noted, the newest first. */
  notes: z.array(OrderNote),
  storeId: z.number().int(),
  /** Goes up with every change; a change of an older one is refused. */
  version: z.number().int(),
  buyer: z.object({ id: z.number().int(), nickname: z.string(), phoneMasked: z.string() }),
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
  attempts: z.array(PayAttempt),
  /** The return that the store made it out of, of an exchange order. */
  exchangeOf: z.string().nullable(),
  /**
   * Lines with units that are neither sent nor refunded: those that may leave, and those whose
   * refund is asked for.
   */
  toShip: z.array(
    z.object({ orderItemId: z.number().int(), quantity: z.number().int(), held: z.number().int() }),
  ),
  /** What it costs and what it was ordered for, line by line, gifts apart; fen. */
  prices: z.object({
    lines: z.array(z.object({ orderItemId: z.number().int(), amount: Money, ordered: Money })),
    freight: z.object({ amount: Money, ordered: Money }),
  }),
  /** What the operator may do now. */
  adminActions: z.array(z.enum(['ship', 'editReceiver', 'close', 'refund', 'price'])),
})
export type AdminOrder = z.output<typeof AdminOrder>

/** An order as it is packed. */
export const PackedOrder = z.object({
  orderSn: OrderSn,
  createTime: Moment,
  payTime: Moment.nullable(),
  /** The buyer's message. */
  remark: z.string(),
  /** Null for staff who neither ship orders nor change them. */
  receiver: Receiver.nullable(),
  /** What is to go into its parcel: what is left to send, or all that stayed once it was sent. */
  lines: z.array(
    z.object({
      orderItemId: z.number().int(),
      skuId: z.number().int(),
      productSn: z.string(),
      /** As it stands on the goods; empty: they have none. */
      barcode: z.string(),
      title: z.string(),
      productAttr: z.string(),
      quantity: z.number().int(),
    }),
  ),
})
export type PackedOrder = z.output<typeof PackedOrder>

const Version = whole(0, 1_000_000_000)
/** In fen (1/100 yuan). */
const Price = whole(0, 1_000_000_000_000)

/** What the list of orders is narrowed by. */
const Narrowed = {
  status: whole(0, 6).optional(),
  /**
   * Order number, number of a payment or of a parcel, phone of receiver or buyer, or the end of one
   * of them (four signs or more), start of the receiver's name, word of a title, SKU code.
   */
  q: lookup(50).optional(),
  mark: z.enum(orderMarks).optional(),
  from: whole(0, 9_999_999_999_999).optional(),
  until: whole(0, 9_999_999_999_999).optional(),
}

/** Orders that were chosen one by one. */
const Chosen = z.array(OrderSn).min(1).max(maxChosen)

export const orderAdminCalls = {
  list: GET('/admin/api/{p}-{s}/orders', {
    summary:
      'Orders of a store, the newest first; those that wait to be sent begin with the one that waits longest',
    authz: 'operator',
    reads: { way: 'list', of: 'order' },
    right: 'order.read',
    query: z.object({
      ...TurnedPaging,
      ...Narrowed,
    }),
    reply: turnedPageOf(AdminListOrder).extend({
      counts: z.object({
        unpaid: z.number().int(),
        reviewing: z.number().int(),
        grouping: z.number().int(),
        toShip: z.number().int(),
        toReceive: z.number().int(),
        done: z.number().int(),
        closed: z.number().int(),
      }),
    }),
  }),
  detail: GET('/admin/api/{p}-{s}/orders/{sn}', {
    summary: 'One order with payments and history',
    authz: 'operator',
    reads: { way: 'open', of: 'order', by: 'sn' },
    right: 'order.read',
    params: BySn,
    reply: AdminOrder,
  }),
  beside: GET('/admin/api/{p}-{s}/orders/{sn}/beside', {
    summary: 'The orders before and after one in the list, as that is narrowed',
    authz: 'operator',
    right: 'order.read',
    params: BySn,
    query: z.object(Narrowed),
    reply: z.object({ before: OrderSn.nullable(), after: OrderSn.nullable() }),
  }),
  exportChosen: POST('/admin/api/{p}-{s}/orders/export', {
    summary: 'The lines of chosen orders as a table, with all that an export of orders can hold',
    authz: 'operator',
    reads: { way: 'export', of: 'order' },
    right: 'data.export',
    body: z.strictObject({ format: z.enum(sheetFormats), sns: Chosen }),
    reply: z.object({ file: SheetFile, rows: z.number().int() }),
  }),
  printed: POST('/admin/api/{p}-{s}/orders/print', {
    summary: 'What is picked and packed for chosen orders, in the order in which they were chosen',
    authz: 'operator',
    reads: { way: 'list', of: 'order' },
    right: 'order.read',
    body: z.strictObject({ sns: Chosen }),
    reply: z.object({ storeName: z.string(), storePhone: z.string(), list: z.array(PackedOrder) }),
  }),
  parcels: GET('/admin/api/{p}-{s}/orders/{sn}/parcels', {
    summary: 'Parcels of an order and their tracks',
    authz: 'operator',
    reads: { way: 'open', of: 'order', by: 'sn' },
    right: 'order.read',
    params: BySn,
    reply: z.array(Parcel),
  }),
  watchParcel: POST('/admin/api/{p}-{s}/orders/{sn}/parcels/{id}/watch', {
    summary: 'Asks the carriers’ service again to tell what becomes of a parcel',
    authz: 'operator',
    right: 'order.ship',
    params: z.object({ sn: OrderSn, id: RowId }),
    reply: AdminOrder,
  }),
  correctWaybill: POST('/admin/api/{p}-{s}/orders/{sn}/parcels/{id}/waybill', {
    summary:
      'Corrects carrier and number of a parcel; its track begins again, and a repeated correction changes nothing',
    authz: 'operator',
    right: 'order.ship',
    params: z.object({ sn: OrderSn, id: RowId }),
    body: z.strictObject({ companyCode: CompanyCode, deliverySn: Waybill, reason: text(100, 2) }),
    reply: AdminOrder,
  }),
  carriers: GET('/admin/api/{p}-{s}/carriers', {
    summary: 'Ways to send goods that are offered; the first one is the usual one',
    authz: 'operator',
    right: 'order.read',
    reply: z.array(z.object({ code: z.string(), name: z.string(), kind: z.enum(carrierKinds) })),
  }),
  ship: POST('/admin/api/{p}-{s}/orders/{sn}/ship', {
    summary: 'Ships all that is left, or some of it; a repeated waybill number ships nothing twice',
    authz: 'operator',
    right: 'order.ship',
    params: BySn,
    body: z.strictObject({
      companyCode: CompanyCode,
      deliverySn: Waybill,
      lines: z
        .array(z.strictObject({ orderItemId: RowId, quantity: whole(1, 999) }))
        .max(120)
        .optional(),
    }),
    reply: AdminOrder,
  }),
  addNote: POST('/admin/api/{p}-{s}/orders/{sn}/notes', {
    summary: 'Adds a note of staff, whatever became of the order; the buyer never sees it',
    authz: 'operator',
    right: 'order.write',
    params: BySn,
    body: z.strictObject({ requestId: z.uuid(), text: text(300, 1) }),
    reply: AdminOrder,
  }),
  flag: POST('/admin/api/{p}-{s}/orders/{sn}/flag', {
    summary: 'Marks it with a colour, or with none; the buyer never sees it',
    authz: 'operator',
    right: 'order.write',
    params: BySn,
    body: z.strictObject({ flag: Flag }),
    reply: AdminOrder,
  }),
  receiver: POST('/admin/api/{p}-{s}/orders/{sn}/receiver', {
    summary: 'Changes who receives it, before shipping and within the same province',
    authz: 'operator',
    right: 'order.write',
    params: BySn,
    body: z.strictObject({
      version: Version,
      name: line(25, 1),
      phone: typedAs(plainPhone).pipe(z.string().regex(anyPhone, '请输入正确的手机号')),
      city: line(30, 1),
      county: line(30, 1),
      detail: line(200, 1),
    }),
    reply: AdminOrder,
  }),
  price: POST('/admin/api/{p}-{s}/orders/{sn}/price', {
    summary:
      'Lowers what an unpaid order costs; open cashiers are closed, and the shopper is told. The same prices again change nothing',
    authz: 'operator',
    right: 'order.write',
    params: BySn,
    body: z.strictObject({
      version: Version,
      /** Fen of all units of a line; those that are not named stay. */
      lines: z.array(z.strictObject({ orderItemId: RowId, amount: Price })).max(120),
      freightAmount: Price,
      reason: text(100, 1),
    }),
    reply: AdminOrder,
  }),
  close: POST('/admin/api/{p}-{s}/orders/{sn}/close', {
    summary: 'Closes an unpaid order',
    authz: 'operator',
    right: 'order.write',
    params: BySn,
    body: z.strictObject({ reason: text(100, 1) }),
    reply: AdminOrder,
  }),
  repair: POST('/admin/api/{p}-{s}/orders/{sn}/repair', {
    summary:
      'Asks the channel about every open payment of the order, and settles what it vouches for',
    authz: 'operator',
    right: 'pay.repair',
    params: BySn,
    reply: AdminOrder,
  }),
}
