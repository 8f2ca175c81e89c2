import type { ErrorName } from '@mallard/contract/errors'
import { isMoney } from '@mallard/contract/aftersales/returns/returns.codes'
import { fen, ok, refuse, zero, type Result } from '@mallard/kernel'
import type { OrderItemRow, OrderRow } from '#features/trade/order/index.ts'
import { chargesFound, type Going } from './tied.rules.ts'
import { amountOf } from './ways.rules.ts'

/** A line of a return as staff found it. */
export interface Inspected {
  readonly orderItemId: number
  readonly received: number
  readonly sellable: number
  /** fen for the units received */
  readonly amount: number
  /** fen kept back for the line, or below zero given back */
  readonly charge: number
}

interface AskedLine {
  readonly item: OrderItemRow
  readonly num: number
  readonly isTied: boolean
}

export type Found = Omit<Inspected, 'amount' | 'charge'>

/**
 * What a return is worth as its goods were found: each line by its units, less the price of what
 * should have come with them and did not. Lines of which nothing was to come are not looked for.
 */
export function inspect(
  order: Pick<OrderRow, 'items'>,
  apply: {
    readonly lines: readonly AskedLine[]
    readonly type: number
    readonly isWhole: boolean
  },
  found: readonly Found[],
  open: Going,
): Result<Inspected[], ErrorName> {
  const lines: (Inspected & Omit<AskedLine, 'num'>)[] = []
  for (const { item, num, isTied } of apply.lines) {
    const line =
      num > 0
        ? found.find(({ orderItemId }) => orderItemId === item.id)
        : { orderItemId: item.id, received: 0, sellable: 0 }
    if (!line || line.received > num || line.sellable > line.received)
      return refuse('returnTooMany')
    const amount = isMoney(apply.type) ? amountOf(item, line.received) : zero
    lines.push({ ...line, amount, charge: 0, item, isTied })
  }
  const asked = apply.lines.filter(({ num }) => num > 0)
  if (found.length !== asked.length || lines.every(({ received }) => received === 0))
    return refuse('returnTooMany')
  const charges = isMoney(apply.type)
    ? chargesFound(
        order.items,
        lines.map(({ item, received, amount, isTied }) => ({
          item,
          received,
          amount: fen(amount),
          isAsked: isTied || apply.isWhole,
        })),
        open,
      )
    : []
  return ok(
    lines.map(({ item: _item, isTied: _isTied, ...line }, place) => ({
      ...line,
      charge: charges[place] ?? 0,
    })),
  )
}
