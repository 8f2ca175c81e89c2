import type { ReportCell } from '@mallard/contract/insight/figures/figures-admin.calls'

/** A part of a whole in 10 000; nothing of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 10_000) / whole)

/** What each column comes to that adds up; null for the others. */
export function sumsOf(
  columns: readonly { readonly isSum?: true }[],
  rows: readonly (readonly ReportCell[])[],
): (number | null)[] {
  return columns.map(({ isSum }, place) =>
    isSum
      ? rows.reduce((sum, row) => {
          const cell = row[place]
          return sum + (typeof cell === 'number' ? cell : 0)
        }, 0)
      : null,
  )
}

/** Rows by what they have in common, in the order in which that comes first. */
export function groupedBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
