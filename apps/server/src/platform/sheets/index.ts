import type { SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { cutText, type Cell } from '@mallard/kernel'
import { bounds, largeBounds } from './bounds.ts'
import { csvOf } from './csv.ts'
import { isWorkbook, readInThread, type SheetAnswer, tableAnswer } from './read-workbook.ts'
import { type WorkbookSheet, xlsxOf } from './xlsx.ts'

export type { Cell } from '@mallard/kernel'

const types: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export interface SheetColumn {
  readonly head: string
  /** In characters; for workbooks. */
  readonly width: number
}

/**
 * Letters that Excel holds in one cell: a workbook with more is broken to it, and a longer cell of
 * a text runs over into the next row.
 */
const maxLetters = 32_767

/** A cell as far as Excel holds it. */
export const fittingCell = (cell: Cell): Cell =>
  typeof cell === 'string' && cell.length > maxLetters ? `${cutText(cell, maxLetters - 1)}…` : cell

/** A table as a file; `name` without its ending. */
export async function sheetFile(
  name: string,
  format: SheetFormat,
  columns: readonly SheetColumn[],
  rows: readonly (readonly Cell[])[],
): Promise<SheetFile> {
  const all = [columns.map(({ head }) => head), ...rows.map((row) => row.map(fittingCell))]
  const bytes =
    format === 'csv'
      ? csvOf(all)
      : await xlsxOf([{ name: 'Sheet1', rows: all, widths: columns.map(({ width }) => width) }])
  return { name: `${name}.${format}`, type: types[format], base64: bytes.toString('base64') }
}

/** Several tables as the sheets of one workbook; `name` without its ending. */
export async function workbookFile(
  name: string,
  sheets: readonly WorkbookSheet[],
): Promise<SheetFile> {
  const bytes = await xlsxOf(sheets)
  return { name: `${name}.xlsx`, type: types.xlsx, base64: bytes.toString('base64') }
}

/**
 * Rows of a workbook or of a text with commas, told apart by their first bytes, `most` rows at
 * most; or what is wrong with it.
 */
export async function readSheetFile(bytes: Buffer, most: number): Promise<SheetAnswer> {
  const job = { bytes, most, limits: bounds }
  return isWorkbook(bytes) ? readInThread(job) : tableAnswer(job)
}

/** The same for a file of many megabytes, for a job: in a thread of its own, also a text. */
export const readLargeFile = (bytes: Buffer): Promise<SheetAnswer> =>
  readInThread({ bytes, most: largeBounds.rows + 1, limits: largeBounds })
