import { Parser } from 'saxen'
import { type TableLimits, TooLarge } from './bounds.ts'

/** `AB12`: a column of letters, and a row. */
const address = /^([A-Z]{1,3})([1-9]\d{0,6})$/

/** 1 for A, 27 for AA. */
const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Looks at where the cells of a workbook's part stand before anyone lays them out: one far out
 * makes readers fill all that lies before it.
 */
export function scanSheet(xml: string, limits: TableLimits): void {
  if (!xml.includes('sheetData')) return
  let [row, lastRow, lastColumn, cells] = [0, 0, 0, 0]
  const parser = new Parser()
  const see = (seenRow: number, seenColumn: number) => {
    lastRow = Math.max(lastRow, seenRow)
    lastColumn = Math.max(lastColumn, seenColumn)
    if (
      lastRow > limits.rows ||
      lastColumn > limits.columns ||
      cells > limits.cells ||
      lastRow * lastColumn > limits.area
    )
      throw new TooLarge()
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (element, attributes, decode) => {
    const name = withoutPrefix(element)
    if (name !== 'row' && name !== 'c') return
    const place = placeIn(attributes(), decode)
    if (name === 'row') {
      row = place === undefined ? row + 1 : rowNumber(place)
      return see(row, 0)
    }
    // Other lists call their elements so as well.
    if (place === undefined) return
    cells += 1
    const [, letters = '', digits] = address.exec(place) ?? []
    if (!digits) throw new Error(`a cell at ${place}`)
    see(Number(digits), columnNumber(letters))
  })
  parser.parse(xml)
}

/** The attribute `r`, whatever stands before its name, as readers decode it. */
function placeIn(
  attributes: Readonly<Record<string, string>>,
  decode: (text: string) => string,
): string | undefined {
  const found = Object.entries(attributes).filter(
    ([name]) => !name.startsWith('xmlns:') && withoutPrefix(name) === 'r',
  )
  if (found.length > 1) throw new Error('a cell at several places')
  return found[0] && decode(found[0][1])
}

function rowNumber(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`a row ${text}`)
  return Number(text)
}
