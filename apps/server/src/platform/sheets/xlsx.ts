import { strFromU8, unzipSync, zipSync, type Unzipped } from 'fflate'
import { checkLetters, type TableLimits, TooLarge } from './bounds.ts'
import type { Cell } from '@mallard/kernel'
import { scanSheet } from './scan-sheet.ts'

/** A sheet of a workbook; its first row is the heading. */
export interface WorkbookSheet {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
  /** Of its columns, in characters. */
  readonly widths: readonly number[]
}

/** Texts stay texts in a workbook: nothing in it is a formula, and no number is rounded. */
export async function xlsxOf(sheets: readonly WorkbookSheet[]): Promise<Buffer> {
  const { default: writeXlsx } = await import('write-excel-file/node')
  return writeXlsx(
    sheets.map(({ name, rows: [heads = [], ...body], widths }) => ({
      sheet: name,
      data: [
        heads.map((value) => ({ value: String(value), fontWeight: 'bold' as const })),
        ...body.map((row) =>
          row.map((value) =>
            typeof value === 'number' ? { value, type: Number } : { value, type: String },
          ),
        ),
      ],
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBuffer()
}

/**
 * The first sheet of a workbook; throws `TooLarge`, or something else when it is none. Unfolded
 * within bounds and looked through first, then packed again without compression for the library,
 * which has no bounds of its own.
 */
export async function parseXlsx(
  bytes: Uint8Array,
  max: number,
  limits: TableLimits,
): Promise<Cell[][]> {
  const parts = unfold(bytes, limits.unfolded)
  for (const part of Object.values(parts)) scanSheet(strFromU8(part), limits)
  const { readSheet } = await import('read-excel-file/node')
  const sheet = await readSheet(Buffer.from(zipSync(parts, { level: 0 })))
  const rows = sheet.slice(0, max).map((row) => row.map(cellOf))
  checkLetters(rows, limits)
  return rows
}

function unfold(bytes: Uint8Array, max: number): Unzipped {
  let size = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false
      size += originalSize
      if (size > max) throw new TooLarge()
      return true
    },
  })
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value === null || value === undefined ? '' : String(value)
}
