import { z } from 'zod'
import { Line } from '../../trade/checkout/checkout.fields.ts'
import { Moment, Money, PictureRef, SignedMoney } from '../../fields.ts'

export const ReturnStatus = z.union([
  z.literal(-1),
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
])
export type ReturnStatus = z.output<typeof ReturnStatus>

/** What the shopper may do with an application now. */
export const ReturnAction = z.enum(['cancel', 'setFreight', 'logistics'])
export type ReturnAction = z.output<typeof ReturnAction>

export const ReturnAddress = z.object({ name: z.string(), phone: z.string(), address: z.string() })

/**
 * How the money of a return goes back: a channel carries it, staff transfer it, the channel refused
 * it and staff are at it; it is back, or staff paid it out.
 */
export const RefundState = z.enum(['underWay', 'byHand', 'stuck', 'done', 'doneByHand'])
export type RefundState = z.output<typeof RefundState>

/**
 * How a refund comes to its sum: goods − promotion − coupon − integration + freight + adjust +
 * amends + rounding − charged − reduced = refund.
 */
export const RefundAmounts = z.object({
  /** The units that are given back, at the price before discounts. */
  goodsAmount: Money,
  /** Shares of what was taken off the order. */
  promotionAmount: Money,
  couponAmount: Money,
  /** Paid with points, which come back as points: one for each fen. */
  integrationAmount: Money,
  freightAmount: Money,
  /** Share of what the store took off before it was paid; never above nothing. */
  adjustAmount: SignedMoney,
  /**
   * What the store gives without units; below zero what it gave so before, which these units do not
   * bring again.
   */
  amendsAmount: SignedMoney,
  /** A fen or two that the units of a line cannot be divided into. */
  roundingAmount: SignedMoney,
  /**
   * Price of gifts and add-ons that are kept without the goods they came with; below zero where such
   * a price goes back.
   */
  chargedAmount: SignedMoney,
  /** What the store takes off. */
  reducedAmount: Money,
  refundAmount: Money,
})
export type RefundAmounts = z.output<typeof RefundAmounts>

/**
 * What becomes of something that came with what is given back: it goes back as well, its price is
 * taken off the refund, or it stays.
 */
export const ReturnOutcome = z.object({
  of: z.enum(['gift', 'addOn', 'promotion', 'coupon']),
  fate: z.enum(['back', 'charge', 'keep']),
  /** The same in words. */
  text: z.string(),
})
export type ReturnOutcome = z.output<typeof ReturnOutcome>

/** A variant of the goods that can be sent in exchange. */
export const ExchangeVariant = z.object({
  productSn: z.string(),
  productAttr: z.string(),
  pic: PictureRef,
  /** Units in stock, capped at 99. */
  stock: z.number().int(),
  /** The one that comes back. */
  isSame: z.boolean(),
})
export type ExchangeVariant = z.output<typeof ExchangeVariant>

export const Ret = z.object({
  applyId: z.string(),
  orderSn: z.string(),
  /** Absent when it is about a whole order. */
  orderItemId: z.number().int().nullable(),
  type: z.number().int(),
  typeText: z.string(),
  /** Who asked, as the specification counts them; 1 also where the store gave it back unasked. */
  role: z.number().int().min(1).max(4),
  /** The store gave it back on its own word: nobody asked. */
  isByStore: z.boolean(),
  status: ReturnStatus,
  statusText: z.string(),
  /** Units, of all lines. */
  num: z.number().int(),
  /** What was asked for, freight included; 0 for exchange and reissue. */
  applyAmount: Money,
  freightAmount: Money,
  approvedAmount: Money.nullable(),
  /** How what goes back, or is asked for, comes about; null where no money goes back. */
  refundAmounts: RefundAmounts.nullable(),
  /** What becomes of gifts, add-ons, promotions and coupons. */
  outcomes: z.array(ReturnOutcome),
  /** Null while no money is to go back. */
  refundState: RefundState.nullable(),
  reasonCode: z.string(),
  reason: z.string(),
  desc: z.string(),
  pics: z.array(PictureRef),
  /** What the store said when it refused. */
  answer: z.string(),
  returnAddress: ReturnAddress.nullable(),
  freight: z
    .object({ companyCode: z.string(), companyName: z.string(), deliverySn: z.string() })
    .nullable(),
  /** What is sent in exchange; null where nothing is. */
  exchange: ExchangeVariant.pick({ productSn: true, productAttr: true, pic: true }).nullable(),
  exchangeOrderSn: z.string().nullable(),
  /** Newest first. */
  timeline: z.array(
    z.object({ event: z.string(), text: z.string(), note: z.string(), time: Moment }),
  ),
  createTime: Moment,
  deadlineAt: Moment.nullable(),
  actions: z.array(ReturnAction),
  /** Its lines, with the units that are asked for. */
  items: z.array(Line),
})
export type Ret = z.output<typeof Ret>

/** A way of giving something back that is open now. */
export const ReturnOption = z.object({
  type: z.number().int(),
  text: z.string(),
  note: z.string(),
  /** A refund before shipping: it has reasons of its own. */
  isUnsent: z.boolean(),
  /** It does not come back without a reason: those of a fault alone are open. */
  isFaultOnly: z.boolean(),
  maxNum: z.number().int(),
  /**
   * Fen for 1, 2 … maxNum units, freight included where it goes back as well; empty where no money
   * does.
   */
  refundable: z.array(Money),
  /** For as many units each: what becomes of what came with them. */
  outcomes: z.array(z.array(ReturnOutcome)),
})
export type ReturnOption = z.output<typeof ReturnOption>

export const ReturnOptions = z.object({
  orderSn: z.string(),
  orderStatus: z.number().int(),
  item: Line,
  maxNum: z.number().int(),
  types: z.array(ReturnOption),
  /** What can be sent in exchange; empty where nothing can be exchanged. */
  variants: z.array(ExchangeVariant),
  /** Whether the order can be given back as a whole as well. */
  canWhole: z.boolean(),
})
export type ReturnOptions = z.output<typeof ReturnOptions>

export const WholeReturn = z.object({
  orderSn: z.string(),
  orderStatus: z.number().int(),
  items: z.array(Line),
  /** Fen, with freight. */
  amount: Money,
  freightAmount: Money,
  types: z.array(ReturnOption),
})
export type WholeReturn = z.output<typeof WholeReturn>
