import { z } from 'zod'
import { Moment, Money, PictureRef } from '../../fields.ts'
import { Ret } from '../returns/returns.fields.ts'
import { deliveryStates } from './third-return.codes.ts'

/** A line of an order that another platform sold. */
export const ThirdLine = z.object({
  /** The OMS's number of the line. */
  lineNo: z.string(),
  title: z.string(),
  productAttr: z.string(),
  /** The merchant's own code of the SKU; empty where the platform was told none. */
  productSn: z.string(),
  /** Absent where the shop itself does not sell it. */
  pic: PictureRef.nullable(),
  quantity: z.number().int(),
  /** What the buyer paid for all of it. */
  paidAmount: Money,
  /** How far its parcel was when the OMS told last; null where it does not tell. */
  delivery: z.enum(deliveryStates).nullable(),
  /** The same in words; empty where it is not told. */
  deliveryText: z.string(),
})
export type ThirdLine = z.output<typeof ThirdLine>

/** A way of giving a line back, open now or not. */
export const ThirdWay = z.object({
  type: z.number().int(),
  text: z.string(),
  isOpen: z.boolean(),
  /** What it means; where it is not open, why. */
  note: z.string(),
})
export type ThirdWay = z.output<typeof ThirdWay>

export const ThirdOrder = z.object({
  /** Opens this order in this session, for half an hour after the code. */
  ticket: z.string(),
  expiresAt: Moment,
  platform: z.string(),
  platformText: z.string(),
  thirdOrderSn: z.string(),
  payTime: Moment,
  returnableUntil: Moment.nullable(),
  lines: z.array(
    ThirdLine.extend({
      /** Units that can be asked for now; 0 while an application is open. */
      maxNum: z.number().int(),
      /** Fen that go back for 1, 2 … maxNum units, by a way that gives money. */
      refundable: z.array(Money),
      /** Every way; of the open ones the first is meant where none is chosen. */
      ways: z.array(ThirdWay),
      /** The newest application about this line. */
      applyId: z.string().nullable(),
      statusText: z.string(),
    }),
  ),
})
export type ThirdOrder = z.output<typeof ThirdOrder>

/** How it was settled: by a transfer, or by goods that were sent. */
export const Settlement = z.union([
  z.object({ voucher: z.string(), pics: z.array(PictureRef) }),
  z.object({ companyCode: z.string(), companyName: z.string(), deliverySn: z.string() }),
])
export type Settlement = z.output<typeof Settlement>

/** A third-party return, with the fields of an own one (domain.md §0.5). */
export const ThirdRet = Ret.omit({
  outcomes: true,
  orderSn: true,
  orderItemId: true,
  role: true,
  isByStore: true,
  freightAmount: true,
  refundAmounts: true,
  refundState: true,
  exchange: true,
  exchangeOrderSn: true,
  items: true,
}).extend({
  platform: z.string(),
  platformText: z.string(),
  thirdOrderSn: z.string(),
  line: ThirdLine,
  settlement: Settlement.nullable(),
})
export type ThirdRet = z.output<typeof ThirdRet>

/** The same as its buyer opens it. */
export const ThirdInfo = ThirdRet.extend({
  /**
   * Opens the order to ask once more: there where this one was refused or taken back and its line
   * has units left.
   */
  againTicket: z.string().nullable(),
})
export type ThirdInfo = z.output<typeof ThirdInfo>
