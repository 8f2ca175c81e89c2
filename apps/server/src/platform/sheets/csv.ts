import { type Cell, csvText } from '@mallard/kernel'
import { bounds, TooLarge } from './bounds.ts'

/** A table as bytes of text. */
export const csvOf = (rows: readonly (readonly Cell[])[]): Buffer => Buffer.from(csvText(rows))

/** UTF-8, or what Excel saves in Chinese Windows. */
export function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/**
 * Reads RFC 4180; a quote that is never closed ends with the file. `most`: rows after which it
 * stops. Throws `TooLarge`.
 */
export function parseCsv(text: string, most: number): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    if (row.length >= bounds.columns || cell.length > bounds.cellLetters) throw new TooLarge()
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length && rows.length < most; at += 1) {
    const character = text[at] as string
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === ',') endCell()
    else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  if (rows.length < most && (cell !== '' || row.length > 0)) endRow()
  return rows
}
