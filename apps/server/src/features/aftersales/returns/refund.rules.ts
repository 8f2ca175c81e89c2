import type { ErrorName } from '@mallard/contract/errors'
import { orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import { isFree, returnable } from '@mallard/contract/trade/order/returnable'
import { fen, minus, negated, ok, plus, refuse, type Fen, type Result } from '@mallard/kernel'
import type { OrderItemRow, OrderRow } from '#features/trade/order/index.ts'
import { amountOf, chargeBack, freightLeft, worthOf, type PlannedLine } from './ways.rules.ts'

/** What the store wants to give back. */
export interface RefundAsk {
  /** About units that were not sent. */
  readonly isUnsent: boolean
  /** Fen of a line without units alone. */
  readonly lines: readonly {
    readonly orderItemId: number
    readonly quantity: number
    readonly amount: number
  }[]
  /** fen */
  readonly freightAmount: number
  /** fen in all, as the operator saw it */
  readonly amount: number
  readonly restock: boolean
  readonly reasonCode: string
  readonly desc: string
}

/** fen */
export interface Unrefunded {
  readonly left: number
  readonly freightUnderWay: number
}

export interface RefundPlan {
  readonly lines: readonly (PlannedLine & { readonly sellable: number })[]
  readonly freight: Fen
  readonly amount: Fen
}

/**
 * Whether money of an order may go back on the store's word: whatever was paid, and however long
 * ago.
 */
export function isRefundable({ status, kind }: Pick<OrderRow, 'status' | 'kind'>): boolean {
  return status >= orderStatus.toShip && status <= orderStatus.done && kind !== orderKind.exchange
}

/**
 * What goes back, line by line; never more than is left of the line, of the freight and of what was
 * paid.
 */
export function planRefund(
  order: OrderRow,
  asked: RefundAsk,
  unrefunded: Unrefunded,
): Result<RefundPlan, ErrorName> {
  if (!isRefundable(order)) return refuse('orderStateChanged')
  const lines: (PlannedLine & { sellable: number })[] = []
  for (const { orderItemId, quantity, amount } of asked.lines) {
    const item = order.items.find(({ id }) => id === orderItemId)
    if (!item) return refuse('notFound')
    if (lines.some((line) => line.orderItemId === orderItemId))
      return refuse('badInput', { field: '商品重复' })
    const planned = lineAmount(item, asked.isUnsent, quantity, amount)
    if (!planned.ok) return planned
    lines.push({
      orderItemId,
      quantity,
      amount: planned.value,
      charge: negated(chargeBack(item, quantity)),
      sellable: asked.restock ? quantity : 0,
    })
  }
  const freight = fen(asked.freightAmount)
  if (freight > freightLeft(order, fen(unrefunded.freightUnderWay))) return refuse('refundTooMuch')
  const amount = plus(worthOf(lines), freight)
  if (amount === 0 && lines.length === 0)
    return refuse('badInput', { field: '请选择要退的商品或金额' })
  if (amount !== asked.amount) return refuse('refundDiffers')
  return amount > unrefunded.left ? refuse('refundTooMuch') : ok({ lines, freight, amount })
}

function lineAmount(
  item: OrderItemRow,
  isUnsent: boolean,
  quantity: number,
  amount: number,
): Result<Fen, ErrorName> {
  if (item.afterSaleStatus === 1) return refuse('lineInReturn')
  if (isFree(item)) return refuse('notReturnable')
  const { unsent, sent } = returnable(item)
  if (quantity > (isUnsent ? unsent : sent)) return refuse('returnTooMany')
  if (quantity > 0) return ok(amountOf(item, quantity))
  if (amount === 0) return refuse('badInput', { field: '请选择要退的数量或金额' })
  return amount > leftOf(item) ? refuse('refundTooMuch') : ok(fen(amount))
}

/** What was paid for a line and not given back. */
export const leftOf = ({ realAmount, refundedAmount }: OrderItemRow): Fen =>
  minus(fen(realAmount), fen(refundedAmount))

/** Fen for 1, 2 … units of a line that are still with the shopper or were not sent. */
export function amountsOf(item: OrderItemRow): Fen[] {
  const { unsent, sent } = isFree(item) ? { unsent: 0, sent: 0 } : returnable(item)
  return Array.from({ length: Math.max(0, unsent, sent) }, (_, index) =>
    plus(amountOf(item, index + 1), chargeBack(item, index + 1)),
  )
}

/**
 * Points that come back with so many more units, as the ledger will count them: by the floor of all
 * that came back.
 */
export function pointsOf(
  { integrationAmount, quantity, returnedQuantity }: OrderItemRow,
  units: number,
): number {
  const upTo = (count: number) => Math.floor((integrationAmount * count) / quantity)
  return upTo(returnedQuantity + units) - upTo(returnedQuantity)
}
