import type { SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { cutText } from '@mallard/kernel'
import { type Cell, csvOf, decodeText, parseCsv } from './csv.ts'
import { parseXlsx, xlsxOf } from './xlsx.ts'

export type { Cell } from './csv.ts'

const types: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export interface SheetColumn {
  readonly head: string
  /** In characters; for workbooks. */
  readonly width: number
}

/** Letters that Excel holds in one cell: a workbook with more is broken to it, and a longer cell of a text runs over into the next row. */
const mostLetters = 32_767

const fitting = (cell: Cell): Cell => (typeof cell === 'string' && cell.length > mostLetters ? `${cutText(cell, mostLetters - 1)}…` : cell)

/** A table as a file; `name` without its ending. */
export async function sheetFile(name: string, format: SheetFormat, columns: readonly SheetColumn[], rows: readonly (readonly Cell[])[]): Promise<SheetFile> {
  const all = [columns.map(({ head }) => head), ...rows.map((row) => row.map(fitting))]
  const bytes =
    format === 'csv'
      ? csvOf(all)
      : await xlsxOf(
          all,
          columns.map(({ width }) => width),
        )
  return { name: `${name}.${format}`, type: types[format], base64: bytes.toString('base64') }
}

/** Rows of a workbook or of a text with commas, told apart by their first bytes; `most` rows at most. Undefined: neither. */
export async function readSheetFile(bytes: Buffer, most: number): Promise<readonly (readonly Cell[])[] | undefined> {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return (await parseXlsx(bytes))?.slice(0, most)
  if (bytes.includes(0)) return undefined
  return parseCsv(decodeText(bytes).replace(/^\uFEFF/, ''), most)
}
