import { type Cell, csvText } from '@mallard/kernel'
import { bounds, type TableLimits, TooLarge } from './bounds.ts'

/** A table as bytes of text. */
export const csvOf = (rows: readonly (readonly Cell[])[]): Buffer => Buffer.from(csvText(rows))

/** UTF-16 by its mark, UTF-8, or what Excel saves in Chinese Windows. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** What stands between the cells of a text: a comma, or what its heading has instead of any. */
export function separatorOf(text: string): string {
  const heading = text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? ''
  const bare = heading.replaceAll(/"[^"]*"/g, '')
  return [',', '\t', ';'].find((sign) => bare.includes(sign)) ?? ','
}

/**
 * Reads RFC 4180; a quote that is never closed ends with the file. `max`: rows after which it
 * stops. Throws `TooLarge`.
 */
export function parseCsv(
  text: string,
  max: number,
  limits: TableLimits = bounds,
  separator = ',',
): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  const endCell = () => {
    if (row.length >= limits.columns || cell.length > limits.cellLetters) throw new TooLarge()
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  /** Takes what stands from there to the closing quote, and says where this stands. */
  const takeQuoted = (from: number): number => {
    for (let start = from; ;) {
      const end = text.indexOf('"', start)
      if (end < 0) {
        cell += text.slice(start)
        return text.length
      }
      cell += text.slice(start, end)
      if (text[end + 1] !== '"') return end
      cell += '"'
      start = end + 2
    }
  }
  for (let at = 0; at < text.length && rows.length < max; at += 1) {
    const character = text[at] as string
    if (character === '"' && cell === '') at = takeQuoted(at + 1)
    else if (character === separator) endCell()
    else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  if (rows.length < max && (cell !== '' || row.length > 0)) endRow()
  return rows
}
