/** What a cell of a table can hold. */
export type Cell = string | number

/**
 * Table programs run what begins so (OWASP, CSV injection), some also in the wide letters of
 * Chinese keyboards, and behind what shows nowhere: it is kept a text by an apostrophe.
 */
const formula = /^[\p{Cc}\p{Cf}\p{Z}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** What table programs leave as it is written; beyond 15 digits they round, and show powers of ten. */
const plainNumber = /^(?:0|[1-9]\d{0,10})$/

/**
 * What table programs read as a number, sum, share, date, time or truth: 00000, 1E5, 1.50,
 * 2026-01-02, 3/4, 10:30, 5月1日, MAR1, TRUE.
 */
const readOtherwise = [
  /^[(¥$€£\s]*\.?\d[\d\s.,:/'%)年月日时分秒-]*(?:e[+-]?\d+)?(?:\s*[ap]m?)?$/i,
  /^(?:上午|下午)\s*\d[\d:时分秒]*$/,
  /^(?:\d{1,4}[\s./-]*)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?:[\s.,/-]*\d{1,4})*[\s\d:]*$/i,
  /^(?:true|false)$/i,
]

function isReadOtherwise(text: string): boolean {
  const seen = text.normalize('NFKC').trim()
  return !plainNumber.test(text) && readOtherwise.some((form) => form.test(seen))
}

/**
 * What the shop itself made out of figures, a sum with its decimals or a time: table programs may
 * read it as that, and nothing is put before or behind it.
 */
export interface Figure {
  readonly figure: string
}

function cellText(cell: Cell | Figure): string {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return cell.figure
  // A tab behind keeps a text as it is written; readers trim it.
  const text = formula.test(cell) ? `'${cell}` : isReadOtherwise(cell) ? `${cell}\t` : cell
  return /[",\n\r\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What stands before a table, so that Excel reads it as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Rows of a table as RFC 4180 has them, each with its end. Texts stay texts, as in a workbook. */
export const csvRows = (rows: readonly (readonly (Cell | Figure)[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')

/** A whole table. */
export const csvText = (rows: readonly (readonly Cell[])[]): string => byteOrderMark + csvRows(rows)
