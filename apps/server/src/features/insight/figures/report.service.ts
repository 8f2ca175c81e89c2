import type { CellKind, ReportName } from '@mallard/contract/insight/figures/report.codes'
import { maxReportDays } from '@mallard/contract/insight/figures/report.codes'
import type { FigureReach } from '@mallard/contract/insight/figures/figures.codes'
import type { Report, ReportCell } from '@mallard/contract/insight/figures/figures-admin.calls'
import { maxSheetRows, type SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { day, fen, ok, refuse, type Result, yuan } from '@mallard/kernel'
import { audit } from '#features/people/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { textIn } from '#platform/locale.rules.ts'
import { sheetFile } from '#platform/sheets/index.ts'
import { startOf } from './figures.rules.ts'
import { sumsOf } from './report.rules.ts'
import { reports } from './reports.ts'
import { reachOf } from './summary.service.ts'

/** Rows that a screen shows; a file has more. */
const maxRows = 200

interface Asked {
  readonly name: ReportName
  readonly from: string
  readonly until: string
  readonly reach: FigureReach
}

/** Its rows, `most` at most; undefined: no such days can be asked for. */
async function rowsOf(
  ctx: StaffCtx,
  { name, from, until, reach }: Asked,
  most: number,
): Promise<{ rows: ReportCell[][]; isCut: boolean } | undefined> {
  const days = (startOf(until) - startOf(from)) / day + 1
  if (!(days >= 1 && days <= maxReportDays)) return undefined
  const { stores } = await reachOf(ctx, reach)
  const source = { db: ctx.services.db, stores, from, until, most }
  const found = await reports[name].cells(source, ctx.locale)
  return { rows: found.slice(0, most), isCut: found.length > most }
}

export async function report(ctx: StaffCtx, asked: Asked): Promise<Result<Report, 'badInput'>> {
  const found = await rowsOf(ctx, asked, maxRows)
  if (!found) return refuse('badInput', { field: 'from' })
  const { name, title, means, columns, chart } = reports[asked.name]
  const say = (words: readonly [string, string]) => textIn(ctx.locale, words)
  return ok({
    name,
    title: say(title),
    means: say(means),
    columns: columns.map(({ key, title: head, means: said = ['', ''], kind }) => ({
      key,
      title: say(head),
      means: say(said),
      kind,
    })),
    ...found,
    sums: sumsOf(columns, found.rows),
    chart: { by: chart.by, bars: [...chart.bars] },
  })
}

/** Widths of columns in characters. */
const widths: Readonly<Record<CellKind, number>> = {
  text: 32,
  day: 12,
  month: 10,
  count: 10,
  money: 14,
  rate: 10,
}

function cellOf(kind: CellKind, cell: ReportCell): string | number {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (kind === 'money') return Number(yuan(fen(cell)))
  return kind === 'rate' ? `${(cell / 100).toFixed(2)}%` : cell
}

/** Figures leave the shop: the log says who took which report. */
export async function exportReport(
  ctx: StaffCtx,
  { format, ...asked }: Asked & { readonly format: SheetFormat },
): Promise<Result<{ file: SheetFile; rows: number; isCut: boolean }, 'badInput' | 'forbidden'>> {
  if (!ctx.staff.rights.includes('figure.read')) return refuse('forbidden')
  const found = await rowsOf(ctx, asked, maxSheetRows)
  if (!found) return refuse('badInput', { field: 'from' })
  const { title, columns } = reports[asked.name]
  const file = await sheetFile(
    `${textIn(ctx.locale, title)}-${asked.from}-${asked.until}`,
    format,
    columns.map((column) => ({
      head: textIn(ctx.locale, column.title),
      width: widths[column.kind],
    })),
    found.rows.map((row) => row.map((cell, place) => cellOf(columns[place]?.kind ?? 'text', cell))),
  )
  await audit(ctx.services.db, ctx, 'report.export', 'reports', {
    report: { before: null, after: asked.name },
    rows: { before: null, after: found.rows.length },
  })
  return ok({ file, rows: found.rows.length, isCut: found.isCut })
}
