import { z } from 'zod'
import { Amounts, Line } from '../checkout/checkout.fields.ts'
import { Moment, Money } from '../../fields.ts'
import { AppliedPromotion } from '../../pricing/promotion/promotion.fields.ts'
import { carrierKinds } from './carrier.codes.ts'

export const OrderStatus = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
])
export type OrderStatus = z.output<typeof OrderStatus>

/** What the shopper may do with an order now; derived from the state table by the server alone. */
export const OrderAction = z.enum([
  'pay',
  'cancel',
  'confirm',
  'logistics',
  'return',
  'comment',
  'append',
  'voucher',
  'delete',
  'rebuy',
  'invoice',
])
export type OrderAction = z.output<typeof OrderAction>

export const Receiver = z.object({
  name: z.string(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  county: z.string(),
  detail: z.string(),
})

export const Delivery = z.object({
  id: z.number().int(),
  companyCode: z.string(),
  companyName: z.string(),
  kind: z.enum(carrierKinds),
  /** Empty for what goes without a carrier. */
  deliverySn: z.string(),
  /** Of the carrier, or of who drives; empty: none. */
  phone: z.string(),
  shipTime: Moment,
  lines: z.array(z.object({ orderItemId: z.number().int(), quantity: z.number().int() })),
  /** Units that had been sent before and were missing or broken. */
  isAgain: z.boolean(),
})

export const OrderLine = Line.extend({
  /** 0 none, 1 a return is open, 2 one is done. */
  afterSaleStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Units that were given back. */
  returnedQuantity: z.number().int(),
})
export type OrderLine = z.output<typeof OrderLine>

export const Order = z.object({
  /** The order number; the specification uses both names. */
  orderId: z.string(),
  orderSn: z.string(),
  /** Names those it is paid and cancelled together with; null: none. */
  batchId: z.string().nullable(),
  kind: z.number().int(),
  status: OrderStatus,
  statusText: z.string(),
  closeReason: z.number().int().nullable(),
  payStatus: z.union([z.literal(0), z.literal(1)]),
  refundStatus: z.union([z.literal(0), z.literal(10), z.literal(20)]),
  /** 0 not issued, 1 issued. */
  invoiceState: z.union([z.literal(0), z.literal(1)]),
  commentStatus: z.union([z.literal(0), z.literal(1)]),
  items: z.array(OrderLine),
  amounts: Amounts,
  /** What of it went back already. */
  refundedAmount: Money,
  /** A channel refused to carry money of it back: staff are at it. */
  isRefundStuck: z.boolean(),
  /** Why it came to that. */
  promotions: z.array(AppliedPromotion),
  receiver: Receiver,
  delivery: z.array(Delivery),
  payMethod: z.string().nullable(),
  createTime: Moment,
  payTime: Moment.nullable(),
  shipTime: Moment.nullable(),
  receiveTime: Moment.nullable(),
  autoCloseAt: Moment.nullable(),
  autoConfirmAt: Moment.nullable(),
  actions: z.array(OrderAction),
  remark: z.string(),
})
export type Order = z.output<typeof Order>

export const Parcel = z.object({
  id: z.number().int(),
  companyCode: z.string(),
  companyName: z.string(),
  kind: z.enum(carrierKinds),
  /** Empty for what goes without a carrier. */
  deliverySn: z.string(),
  phone: z.string(),
  /**
   * Kuaidi100: 0 on the way, 1 collected, 2 problem, 3 signed for, 4 returned, 5 being delivered, 6
   * going back …
   */
  state: z.number().int(),
  stateText: z.string(),
  items: z.array(Line),
  traces: z.array(z.object({ time: Moment, text: z.string() })),
})
export type Parcel = z.output<typeof Parcel>
