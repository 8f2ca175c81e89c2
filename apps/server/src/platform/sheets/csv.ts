import { bounds, TooLarge } from './bounds.ts'

/** What a cell can hold. */
export type Cell = string | number

/**
 * Table programs run what begins so (OWASP, CSV injection), some also in the wide letters of
 * Chinese keyboards, and behind what shows nowhere: it is kept a text by an apostrophe.
 */
const formula = /^[\p{Cc}\p{Cf}\p{Z}]*[=+\-@＝＋－＠]|^[\t\r\n]/u
/**
 * Table programs round numbers of more than 15 digits; a tab behind keeps them a text, and readers
 * trim it.
 */
const roundable = /^\d{12,}$/

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : roundable.test(cell) ? `${cell}\t` : cell
  return /[",\n\r\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180 with a byte order mark, which Excel wants in front to read UTF-8. */
export function csvOf(rows: readonly (readonly Cell[])[]): Buffer {
  return Buffer.from(`\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`)
}

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
