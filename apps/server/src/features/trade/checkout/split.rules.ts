import { plus, sumOf } from '@mallard/kernel'
import type { AppliedEffect, QuotedLine } from '#features/pricing/promotion/index.ts'
import type { OrderQuote } from './new-order.service.ts'

const keyOf = ({ type, id }: AppliedEffect) => `${type}:${id}`

/** What lowered some lines, each reason once. */
function merged(lines: readonly QuotedLine[]): AppliedEffect[] {
  const found = new Map<string, AppliedEffect>()
  for (const effect of lines.flatMap(({ applied }) => applied)) {
    const known = found.get(keyOf(effect))
    found.set(keyOf(effect), {
      ...effect,
      amount: known ? plus(known.amount, effect.amount) : effect.amount,
    })
  }
  return [...found.values()]
}

/**
 * The price of one of the orders that a checkout becomes: its lines with their shares. Every amount
 * of the checkout is the sum of its orders' to the fen, because the price gave each line its share
 * by largest remainder already (domain.md §4.3); what was taken off the freight goes with it.
 */
export function quotePart(whole: OrderQuote, places: readonly number[]): OrderQuote {
  const lines = places.map((place) => whole.lines[place]!)
  const freightDiscountAmount = sumOf(lines, ({ freightCut }) => freightCut)
  const freightAmount = plus(
    sumOf(lines, ({ freightShare }) => freightShare),
    freightDiscountAmount,
  )
  const ofLines = new Set(merged(whole.lines).map(keyOf))
  const ofFreight = whole.applied.filter((effect) => !ofLines.has(keyOf(effect)))
  return {
    lines,
    given: [],
    applied: [
      ...merged(lines),
      ...(freightDiscountAmount > 0
        ? ofFreight.map((effect) => ({ ...effect, amount: freightDiscountAmount }))
        : []),
    ],
    amounts: {
      ...whole.amounts,
      totalAmount: sumOf(lines, ({ amount }) => amount),
      promotionAmount: sumOf(lines, (line) => line.promotionAmount),
      couponAmount: sumOf(lines, (line) => line.couponAmount),
      integrationAmount: sumOf(lines, (line) => line.integrationAmount),
      freightAmount,
      freightDiscountAmount,
      payAmount: plus(
        sumOf(lines, ({ realAmount }) => realAmount),
        sumOf(lines, ({ freightShare }) => freightShare),
      ),
    },
  }
}
