import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { allocate, fen } from '@mallard/kernel'
import { fenTyped } from '#platform/show.ts'

/** Yuan as typed, by the line; the freight beside them. */
export interface TypedPrices {
  readonly lines: Readonly<Record<number, string>>
  readonly freight: string
}

export const yuanOf = (amount: number) => (amount / 100).toFixed(2)

export function pricesNow({ lines, freight }: AdminOrder['prices']): TypedPrices {
  return {
    lines: Object.fromEntries(
      lines.map(({ orderItemId, amount }) => [orderItemId, yuanOf(amount)]),
    ),
    freight: yuanOf(freight.amount),
  }
}

export interface PricePlan {
  readonly problem: 'badAmount' | 'above' | 'nothing' | 'same' | undefined
  /** Of the field that is wrong. */
  readonly at: number | 'freight' | undefined
  /** fen */
  readonly payAmount: number
  readonly lines: readonly { readonly orderItemId: number; readonly amount: number }[]
  readonly freightAmount: number
}

/** What typed prices come to, and the first thing that is wrong with them. */
export function planPrices(
  { lines, freight }: AdminOrder['prices'],
  typed: TypedPrices,
): PricePlan {
  const asked = [
    ...lines.map(({ orderItemId, amount, ordered }) => ({
      at: orderItemId,
      before: amount,
      ordered,
      amount: fenTyped(typed.lines[orderItemId] ?? ''),
    })),
    {
      at: 'freight' as const,
      before: freight.amount,
      ordered: freight.ordered,
      amount: fenTyped(typed.freight),
    },
  ]
  const wrong = asked.find(({ amount, ordered }) => amount === undefined || amount > ordered)
  const payAmount = asked.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const isSame = asked.every(({ amount, before }) => amount === before)
  return {
    problem: wrong
      ? wrong.amount === undefined
        ? 'badAmount'
        : 'above'
      : payAmount === 0
        ? 'nothing'
        : isSame
          ? 'same'
          : undefined,
    at: wrong?.at,
    payAmount,
    lines: lines.map(({ orderItemId }, place) => ({
      orderItemId,
      amount: asked[place]?.amount ?? 0,
    })),
    freightAmount: asked.at(-1)?.amount ?? 0,
  }
}

/**
 * Takes so many fen off the goods as they were ordered, each line by what it costs; undefined where
 * they cost less.
 */
export function spreadOff(
  { lines }: AdminOrder['prices'],
  typed: TypedPrices,
  off: number,
): TypedPrices | undefined {
  const weights = lines.map(({ ordered }) => ordered)
  if (off > weights.reduce((sum, weight) => sum + weight, 0)) return undefined
  const shares = allocate(fen(off), weights)
  return {
    ...typed,
    lines: Object.fromEntries(
      lines.map(({ orderItemId, ordered }, place) => [
        orderItemId,
        yuanOf(ordered - (shares[place] ?? 0)),
      ]),
    ),
  }
}
