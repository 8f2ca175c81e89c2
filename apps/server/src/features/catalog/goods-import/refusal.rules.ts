import type { ImportProblem } from '@mallard/contract/catalog/goods-import/goods-import.codes'
import type { Refused } from '@mallard/kernel'
import type { ColumnName, Fault } from './columns.rules.ts'

interface Told {
  readonly column: ColumnName | null
  readonly problem: ImportProblem
  /** What of the refusal's details is shown. */
  readonly what?: (details: Readonly<Record<string, string | number>>) => string
}

/** What the shop refuses, in the words of a table; everything else has changed in the meantime. */
const told: Readonly<Record<string, Told>> = {
  skuTaken: { column: 'productSn', problem: 'skuTaken', what: ({ sn }) => String(sn) },
  listPriceNoBasis: { column: 'listPrice', problem: 'listNoBasis' },
  listPriceAboveLowest: {
    column: 'listPrice',
    problem: 'listAboveLowest',
    what: ({ most }) => (Number(most) / 100).toFixed(2),
  },
  skuBelowReserved: {
    column: 'onHand',
    problem: 'belowReserved',
    what: ({ reserved }) => String(reserved),
  },
}

/** A refusal as the fault of the row that it is about; of the first, where it names none. */
export function faultOf(
  { refusal, details = {} }: Refused,
  skus: readonly { readonly line: number; readonly productSn: string }[],
): Fault {
  const own = String(details['sn'] ?? '').toLowerCase()
  const { line } = skus.find(({ productSn }) => productSn.toLowerCase() === own) ?? skus[0]!
  const { column, problem, what } = told[refusal] ?? { column: null, problem: 'meanwhile' }
  return { line, column, problem, what: what?.(details) ?? '' }
}
