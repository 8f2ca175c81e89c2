import type { ErrorName } from '@mallard/contract/errors'
import { orderedFor, orderedFreight } from '@mallard/contract/trade/order/ordered'
import { fen, minus, ok, plus, refuse, sumOf, type Fen, type Result } from '@mallard/kernel'
import type { OrderRow } from '#features/trade/order/index.ts'

/** What an order is to cost: each of its lines, and its freight; fen. */
export interface NewPrice {
  readonly lines: readonly { readonly orderItemId: number; readonly amount: number }[]
  readonly freightAmount: number
}

/** What is off, none of it above nothing; fen. */
export interface Adjustment {
  readonly lines: readonly { readonly orderItemId: number; readonly adjustAmount: Fen }[]
  readonly freightAdjustAmount: Fen
  /** Of the whole order. */
  readonly adjustAmount: Fen
  readonly payAmount: Fen
}

/** What one person may give without another, at once and today; fen. */
export interface Alone {
  readonly atOnce: Fen
  readonly left: Fen
}

/**
 * Whether one person may lower an order so far: all that is off it counts as one gift, in however
 * many steps it went down.
 */
export function isLoweredAlone(was: Fen, price: Adjustment, may: Alone): boolean {
  const lowered = minus(was, price.payAmount)
  return lowered <= 0 || (lowered <= may.left && plus(price.adjustAmount, may.atOnce) >= 0)
}

/**
 * What a new price takes off. No part of it costs more than the shopper agreed to at checkout
 * (domain.md §4.1), lines that are not named stay as they are, and something is left to pay:
 * cashiers take no order for nothing.
 */
export function adjustmentOf(order: OrderRow, wanted: NewPrice): Result<Adjustment, ErrorName> {
  const asked = new Map(wanted.lines.map(({ orderItemId, amount }) => [orderItemId, amount]))
  if (asked.size < wanted.lines.length) return refuse('badInput', { field: '商品重复' })
  const lines = order.items.map((item) => {
    const amount = asked.get(item.id) ?? item.realAmount
    return {
      orderItemId: item.id,
      amount: fen(amount),
      adjustAmount: minus(fen(amount), orderedFor(item)),
    }
  })
  if (lines.filter(({ orderItemId }) => asked.has(orderItemId)).length < asked.size)
    return refuse('notFound')
  const freightAmount = fen(wanted.freightAmount)
  const freightAdjustAmount = minus(freightAmount, orderedFreight(order))
  if (freightAdjustAmount > 0 || lines.some(({ adjustAmount }) => adjustAmount > 0))
    return refuse('priceAboveOrdered')
  const payAmount = plus(
    sumOf(lines, ({ amount }) => amount),
    freightAmount,
  )
  if (payAmount === 0) return refuse('nothingToPay')
  const adjustAmount = plus(
    sumOf(lines, (line) => line.adjustAmount),
    freightAdjustAmount,
  )
  return ok({
    lines: lines.map(({ orderItemId, adjustAmount: off }) => ({ orderItemId, adjustAmount: off })),
    freightAdjustAmount,
    adjustAmount,
    payAmount,
  })
}
