import type { LineTax } from '@mallard/contract/catalog/tax/tax.codes'
import { allocate, fen, type Fen } from '@mallard/kernel'
import type { FapiaoLine } from '@mallard/providers/fapiao'

/** An item of an order, as far as its invoice goes; amounts in fen. */
export interface Bought {
  readonly title: string
  readonly quantity: number
  readonly returnedQuantity: number
  readonly realAmount: number
  readonly refundedAmount: number
  /** What it was bought under; null: what the installation says. */
  readonly tax: LineTax | null
}

export interface Taxes {
  /** Of lines that say nothing. */
  readonly house: LineTax
  /** Of freight as a line of its own; null: it is spread over the goods and taxed as they are. */
  readonly freight: LineTax | null
}

/** The tax in an amount that includes it, to the nearest fen. */
export function taxIn(amount: Fen, rate: LineTax['rate']): Fen {
  if (rate === 'exempt') return fen(0)
  return fen(amount - Math.round((amount * 10_000) / (10_000 + rate)))
}

/**
 * Lines that add up to `total`, each above nothing: what is kept of each item, and freight, as a
 * line of its own where it has a tax, else spread over them by largest remainder. What was taken
 * off the whole order afterwards is spread as well.
 */
export function linesOf(items: readonly Bought[], total: Fen, taxes: Taxes): FapiaoLine[] {
  const lineOf = (name: string, quantity: number, amount: Fen, tax: LineTax): FapiaoLine => ({
    name,
    quantity,
    amount,
    tax: { code: tax.code, rate: tax.rate },
    taxAmount: taxIn(amount, tax.rate),
  })
  const kept = items.filter((item) => item.realAmount - item.refundedAmount > 0)
  const weights = kept.map((item) => fen(item.realAmount - item.refundedAmount))
  const goods = weights.reduce<number>((sum, weight) => sum + weight, 0)
  // More than the goods is freight.
  const freight = Math.max(0, total - goods)
  const isApart = taxes.freight !== null || goods === 0
  const amounts = goods > 0 ? spread(weights, isApart ? fen(total - freight) : total, goods) : []
  const lines = kept.map((item, index) =>
    lineOf(
      item.title,
      Math.max(1, item.quantity - item.returnedQuantity),
      amounts[index] ?? fen(0),
      item.tax ?? taxes.house,
    ),
  )
  if (isApart && freight > 0)
    lines.push(lineOf('运费', 1, fen(freight), taxes.freight ?? mainOf(items)?.tax ?? taxes.house))
  return lines.filter(({ amount }) => amount > 0)
}

/** `amount` over weights that add up to `sum`, which may be more or less. */
const spread = (weights: readonly Fen[], amount: Fen, sum: number): Fen[] =>
  allocate(
    amount,
    sum >= amount ? weights : weights.map((weight) => fen(weight * Math.ceil(amount / sum))),
  )

/** What most was paid for: freight that nothing else is left of is taxed as that. */
const mainOf = (items: readonly Bought[]): Bought | undefined =>
  items.reduce<Bought | undefined>(
    (main, item) => (main && main.realAmount >= item.realAmount ? main : item),
    undefined,
  )
