import type { RefundAmounts } from '@mallard/contract/aftersales/returns/returns.fields'
import {
  allocate,
  fen,
  minus,
  negated,
  plus,
  refundableFor,
  sumOf,
  times,
  zero,
  type Fen,
} from '@mallard/kernel'

/** Units of a line of an order that are given back. */
export interface RefundedLine {
  readonly item: {
    /** fen for one unit, before discounts */
    readonly productPrice: number
    readonly quantity: number
    /** fen for all units of the line */
    readonly promotionAmount: number
    readonly couponAmount: number
    /** fen that the store took off before it was paid, never above nothing */
    readonly adjustAmount: number
    /** fen, and as many points */
    readonly integrationAmount: number
  }
  readonly units: number
  /** Units of the line that earlier returns gave back. */
  readonly before: number
  /** fen that these units are worth, by cumulative floor */
  readonly amount: number
  /** fen that is kept back since it stays, or below zero given back */
  readonly charge?: number
}

/**
 * What is left of a line's price after its points and its worth, divided between promotion and
 * coupon as they were.
 */
function partsOf({ item, units, before, amount }: RefundedLine) {
  const goods = times(fen(item.productPrice), units)
  const points = refundableFor(fen(item.integrationAmount), item.quantity, before, units)
  const cut = refundableFor(fen(-item.adjustAmount), item.quantity, before, units)
  const paid =
    item.productPrice * item.quantity -
    item.promotionAmount -
    item.couponAmount -
    item.integrationAmount +
    item.adjustAmount
  const worth = units > 0 ? refundableFor(fen(paid), item.quantity, before, units) : zero
  const off = fen(Math.max(0, goods - points - cut - worth))
  const [promotion = zero, coupon = zero] = allocate(off, [
    fen(item.promotionAmount),
    fen(item.couponAmount),
  ])
  return {
    goods,
    points,
    promotion,
    coupon,
    cut,
    amount: fen(amount),
    amends: minus(fen(amount), worth),
  }
}

/**
 * How a refund comes to its sum, so that its parts add up to it: the parts of a line are floored
 * each by itself, and what that leaves over, a fen or two, is its rounding.
 */
export function refundAmounts(
  lines: readonly RefundedLine[],
  freight: Fen,
  total: Fen,
): RefundAmounts {
  const parts = lines.map(partsOf)
  const goodsAmount = sumOf(parts, ({ goods }) => goods)
  const promotionAmount = sumOf(parts, ({ promotion }) => promotion)
  const couponAmount = sumOf(parts, ({ coupon }) => coupon)
  const integrationAmount = sumOf(parts, ({ points }) => points)
  const worth = sumOf(parts, ({ amount }) => amount)
  const chargedAmount = sumOf(lines, ({ charge = 0 }) => fen(charge))
  const amends = sumOf(parts, (part) => part.amends)
  const cutAmount = sumOf(parts, ({ cut }) => cut)
  const priced = minus(
    goodsAmount,
    plus(promotionAmount, couponAmount, integrationAmount, cutAmount),
  )
  return {
    goodsAmount,
    promotionAmount,
    couponAmount,
    integrationAmount,
    freightAmount: freight,
    adjustAmount: negated(cutAmount),
    amendsAmount: amends,
    roundingAmount: minus(minus(worth, amends), priced),
    chargedAmount,
    reducedAmount: minus(plus(worth, freight), plus(chargedAmount, total)),
    refundAmount: total,
  }
}
