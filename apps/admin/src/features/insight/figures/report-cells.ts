import type { ReportCell } from '@mallard/contract/insight/figures/figures-admin.calls'
import type { CellKind } from '@mallard/contract/insight/figures/report.codes'
import { fen } from '@mallard/kernel'
import { count, money } from '#platform/show.ts'
import { rate } from './figure-change.ts'

/** A cell as it is read; one without a figure says so. */
export function cellText(kind: CellKind, cell: ReportCell | undefined): string {
  if (cell === null || cell === undefined) return '—'
  if (typeof cell === 'string') return cell
  if (kind === 'money') return money(fen(cell))
  return kind === 'rate' ? rate(cell) : count(cell)
}
