import type { SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { cutText, type Cell } from '@mallard/kernel'
import { TooLarge } from './bounds.ts'
import { csvOf, decodeText, parseCsv } from './csv.ts'
import { readWorkbook, type SheetAnswer } from './read-workbook.ts'
import { xlsxOf } from './xlsx.ts'

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
const mostLetters = 32_767

/** A cell as far as Excel holds it. */
export const fittingCell = (cell: Cell): Cell =>
  typeof cell === 'string' && cell.length > mostLetters
    ? `${cutText(cell, mostLetters - 1)}…`
    : cell

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
      : await xlsxOf(
          all,
          columns.map(({ width }) => width),
        )
  return { name: `${name}.${format}`, type: types[format], base64: bytes.toString('base64') }
}

/**
 * Rows of a workbook or of a text with commas, told apart by their first bytes, `most` rows at
 * most; or what is wrong with it.
 */
export async function readSheetFile(bytes: Buffer, most: number): Promise<SheetAnswer> {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return readWorkbook(bytes, most)
  if (bytes.includes(0)) return 'unreadable'
  try {
    return parseCsv(decodeText(bytes).replace(/^\uFEFF/, ''), most)
  } catch (error) {
    if (error instanceof TooLarge) return 'tooLarge'
    throw error
  }
}
