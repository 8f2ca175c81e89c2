import { unzipSync, zipSync, type Unzipped } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import writeXlsx from 'write-excel-file/node'
import type { Cell } from './csv.ts'

/** Bytes of what a file may unfold to: a small archive can hold gigabytes of blanks. */
const mostUnfolded = 40 * 1024 * 1024

/** Texts stay texts in a workbook: nothing in it is a formula, and no number is rounded. */
export async function xlsxOf(rows: readonly (readonly Cell[])[], widths: readonly number[]): Promise<Buffer> {
  const [heads = [], ...body] = rows
  const sheet = [
    heads.map((value) => ({ value: String(value), fontWeight: 'bold' as const })),
    ...body.map((row) => row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String }))),
  ]
  return writeXlsx(sheet, { columns: widths.map((width) => ({ width })), stickyRowsCount: 1 }).toBuffer()
}

/**
 * The first sheet of a workbook, or undefined when it is none. It is unfolded within bounds first, and packed anew without
 * compression for the library, which has no bounds of its own.
 */
export async function parseXlsx(bytes: Buffer): Promise<Cell[][] | undefined> {
  try {
    const parts = unfold(bytes)
    const rows = parts && (await readSheet(Buffer.from(zipSync(parts, { level: 0 }))))
    return rows?.map((row) => row.map(cellOf))
  } catch {
    // Whatever is wrong with such a file is wrong with the file.
    return undefined
  }
}

function unfold(bytes: Buffer): Unzipped | undefined {
  let size = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false
      size += originalSize
      return size <= mostUnfolded
    },
  })
  return size <= mostUnfolded ? parts : undefined
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value === null || value === undefined ? '' : String(value)
}
