import type { CellKind, ReportName } from '@mallard/contract/insight/figures/report.codes'
import type { ReportCell } from '@mallard/contract/insight/figures/figures-admin.calls'
import type { Locale } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import type { Stores } from './figures.repo.ts'

/** Chinese and English. */
type Words = readonly [zh: string, en: string]

/** What a report is read of. */
export interface ReportSource {
  readonly db: Db
  readonly stores: Stores
  /** First and last day, `2026-11-21`. */
  readonly from: string
  readonly until: string
  /** So many rows are shown. */
  readonly most: number
}

interface Column<Row> {
  readonly key: string
  readonly title: Words
  /** What is counted, where the title does not say it. */
  readonly means?: Words
  readonly kind: CellKind
  /** Its cells add up to something. */
  readonly isSum?: true
  readonly of: (row: Row, locale: Locale) => ReportCell
}

interface Definition<Row> {
  readonly name: ReportName
  readonly title: Words
  readonly means: Words
  readonly columns: readonly Column<Row>[]
  /** The column that names the bars, and those that are drawn. */
  readonly chart: { readonly by: string; readonly bars: readonly string[] }
  /** The rows in their order, one more than are shown where there are more. */
  readonly read: (source: ReportSource) => Promise<readonly Row[]>
}

/** The same without the type of its rows. */
export interface ReportKind extends Omit<Definition<never>, 'columns' | 'read'> {
  readonly columns: readonly Omit<Column<never>, 'of'>[]
  readonly cells: (source: ReportSource, locale: Locale) => Promise<ReportCell[][]>
}

export function defineReport<Row>({ columns, read, ...report }: Definition<Row>): ReportKind {
  return {
    ...report,
    columns: columns.map(({ of: _of, ...said }) => said),
    cells: async (source, locale) =>
      (await read(source)).map((row) => columns.map(({ of }) => of(row, locale))),
  }
}
