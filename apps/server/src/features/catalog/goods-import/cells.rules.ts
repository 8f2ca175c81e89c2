import type { ImportProblem } from '@mallard/contract/catalog/goods-import/goods-import.codes'
import {
  minReturnDays,
  type ReturnExemption,
  type ReturnPolicy,
} from '@mallard/contract/catalog/catalog/return-policy.codes'
import { taxCodePattern, type TaxRate, taxRates } from '@mallard/contract/catalog/tax/tax.codes'
import type { ListBasis } from '@mallard/contract/catalog/catalog/list-basis.codes'
import { type Cell, cutText, narrow, unquoted, unseen } from '@mallard/kernel'

/** What a cell means, or what is wrong with it; `what` is shown of it. */
export type ReadCell<T> =
  | { readonly value: T }
  | { readonly problem: ImportProblem; readonly what: string }

const wrong = (problem: ImportProblem, what: string | number): ReadCell<never> => ({
  problem,
  what: cutText(String(what), 60),
})

/** What tables of other systems put around a number so that it stays a text: `="123"`. */
const wrapped = /^=\s*"((?:[^"]|"")*)"$/

/** A cell as the text that was meant, whatever keeps table programs from reading it as a number. */
export function cellText(cell: Cell | undefined): string {
  const text = String(cell ?? '').trim()
  const inner = wrapped.exec(text)?.[1]
  return inner === undefined ? text : inner.replaceAll('""', '"').trim()
}

/** A code or a number: wide digits are the usual ones, an apostrophe before it is none of it. */
export const plainCell = (cell: Cell | undefined): string => unquoted(cellText(cell))

/** Text that a table program would run, with an apostrophe before it as well. */
const formula = /^(?:['‘’]?[=＝]|[@＠])/

/** A line of text, `max` characters at the most. */
export function readLine(cell: Cell | undefined, max: number): ReadCell<string> {
  const given = cellText(cell)
  if (formula.test(given)) return wrong('formula', given)
  const text = given.replace(/^['‘’](?=[=+\-@＝＋－＠])/, '').replaceAll(/\s*[\r\n\t]\s*/g, ' ')
  if (unseen.test(text)) return wrong('unseen', text.replaceAll(new RegExp(unseen, 'gu'), '·'))
  return text.length > max ? wrong('tooLong', max) : { value: text }
}

/** A code of goods or of a SKU. */
export function readCode(cell: Cell | undefined): ReadCell<string> {
  const code = plainCell(cell)
  return /^[A-Za-z0-9_-]{1,64}$/.test(code) ? { value: code } : wrong('badCode', code)
}

/** Digits with or without the commas of thousands, and decimals. */
const number = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/

function readNumber(
  text: string,
): { readonly digits: string; readonly decimals: string } | undefined {
  const found = number.exec(text)
  if (!found) return undefined
  const decimals = (found[1] ?? '').replace(/0+$/, '')
  return { digits: text.split('.', 1)[0]!.replaceAll(',', ''), decimals }
}

/** What a workbook computed (0.1 + 0.2) is what it shows. */
const shown = (cell: Cell | undefined): Cell | undefined =>
  typeof cell === 'number' ? Math.round(cell * 1e6) / 1e6 : cell

const maxFen = 100_000_000

/** Fen of an amount in yuan: `1,299.00元`, `¥12`. */
export function readAmount(cell: Cell | undefined): ReadCell<number> {
  const given = plainCell(shown(cell))
  const bare = given.replaceAll(/^(?:[¥￥]|CNY|RMB)|(?:元|CNY|RMB)$/gi, '').replaceAll(/\s/g, '')
  const read = readNumber(bare)
  if (!read || read.decimals.length > 2) return wrong('badAmount', given)
  const value = Number(`${read.digits}${read.decimals.padEnd(2, '0')}`)
  return value >= 1 && value <= maxFen ? { value } : wrong('amountRange', given)
}

/** A whole number up to `max`, with or without the unit of what is counted. */
export function readWhole(cell: Cell | undefined, max: number): ReadCell<number> {
  const given = plainCell(shown(cell))
  const read = readNumber(given.replace(/\s*(?:件|个|只|双|套|盒|瓶|包|台|条)$/, ''))
  if (!read || read.decimals !== '') return wrong('badWhole', given)
  const value = Number(read.digits)
  return value <= max ? { value } : wrong('wholeRange', max)
}

const maxGrams = 1_000_000
/** Grams of a unit, in small letters. */
const units: Readonly<Record<string, number>> = {
  g: 1,
  克: 1,
  kg: 1000,
  千克: 1000,
  公斤: 1000,
  斤: 500,
  lb: 453.592_37,
  lbs: 453.592_37,
  oz: 28.349_523_125,
}

/** Whole grams: of a bare number, `500g`, `0.5 kg`, `2 lb`, `12oz`. */
export function readWeight(cell: Cell | undefined): ReadCell<number> {
  const given = plainCell(shown(cell))
  const [, bare = '', unit = 'g'] = /^([\d.,]+)\s*([a-z]*|[克千公斤]*)$/i.exec(given) ?? []
  const grams = units[unit.toLowerCase() || 'g']
  const read = readNumber(bare)
  if (!read || grams === undefined) return wrong('badWhole', given)
  const value = Math.round(Number(`${read.digits}.${read.decimals}`) * grams)
  return value <= maxGrams ? { value } : wrong('wholeRange', maxGrams)
}

const yes = new Set(['是', '上架', '已上架', '上架中', '出售中', '销售中', 'y', 'yes', '1', 'true'])
const no = new Set(['否', '下架', '已下架', '未上架', '不上架', '仓库中', 'n', 'no', '0', 'false'])

export function readYes(cell: Cell | undefined): ReadCell<boolean> {
  const given = plainCell(cell).toLowerCase()
  if (yes.has(given)) return { value: true }
  return no.has(given) ? { value: false } : wrong('badYes', given)
}

/** Words that stand in one cell, by comma, semicolon or line. */
export function readWords(
  cell: Cell | undefined,
  max: number,
  letters: number,
): ReadCell<string[]> {
  const words: string[] = []
  for (const part of cellText(cell).split(/[,，;；、\n]/)) {
    const read = readLine(part, letters)
    if ('problem' in read) return read
    if (read.value !== '' && !words.includes(read.value)) words.push(read.value)
  }
  return words.length > max ? wrong('tooMany', max) : { value: words }
}

/** Pictures of a cell, each on its line: addresses, or names of files in the library. */
export const readPictures = (cell: Cell | undefined): string[] => [
  ...new Set(
    cellText(cell)
      .split(/[\r\n]+/)
      .map((line) => narrow(line))
      .filter(Boolean),
  ),
]

/** A category by the names of those above it, `max` levels at the most: `厨房>水壶`. */
export function readCategory(cell: Cell | undefined, max: number): ReadCell<string[]> {
  const read = readLine(cell, 200)
  if ('problem' in read) return read
  const names = read.value
    .split(/\s*[>＞»]\s*|\s+\/\s+/)
    .map((name) => name.trim())
    .filter(Boolean)
  return names.length > max ? wrong('categoryDepth', read.value) : { value: names }
}

const exemptions: readonly (readonly [RegExp, ReturnExemption])[] = [
  [/^(?:定制|定制商品|custom)$/i, 'custom'],
  [/^(?:鲜活易腐|鲜活易腐商品|perishable)$/i, 'perishable'],
  [/^(?:数字商品|在线下载或已拆封的数字商品|digital)$/i, 'digital'],
  [/^(?:报纸期刊|press)$/i, 'press'],
]

/** `7`, `15天`, `定制`, `不支持：贴身衣物`. */
export function readReturns(cell: Cell | undefined): ReadCell<ReturnPolicy> {
  const given = plainCell(cell)
  const days = /^(\d{1,3})\s*(?:天|天无理由|天无理由退货|days?|-day returns)?$/i.exec(given)
  if (days) {
    const value = Number(days[1])
    return value >= minReturnDays && value <= 365
      ? { value: { days: value } }
      : wrong('badReturns', given)
  }
  const exempt = exemptions.find(([words]) => words.test(given))
  if (exempt) return { value: { exempt: exempt[1] } }
  // Words that shoppers read stay as they are, in the width of their signs as well.
  const [, reason] = /^(?:不支持|no)\s*[:：]\s*(.{1,40})$/i.exec(cellText(cell)) ?? []
  return reason
    ? { value: { exemptByNature: true, reason, reasonEn: '' } }
    : wrong('badReturns', given)
}

/** `1060512990000000000`, also as a program of tables sends a long number in quotes. */
export function readTaxCode(cell: Cell | undefined): ReadCell<string> {
  const given = plainCell(cell)
  return taxCodePattern.test(given) ? { value: given } : wrong('badTaxCode', given)
}

/** `13%`, `0.13`, `免税`. */
export function readTaxRate(cell: Cell | undefined): ReadCell<TaxRate> {
  const given = plainCell(cell)
  const [, number, percent] = /^(\d{1,2}(?:\.\d{1,2})?)\s*(%?)$/.exec(given) ?? []
  const points = number && Math.round(Number(number) * (percent ? 100 : 10_000))
  const said = /^(?:免税|exempt)$/i.test(given) ? 'exempt' : points
  const rate = taxRates.find((each) => each === said)
  return rate === undefined ? wrong('badTaxRate', given) : { value: rate }
}

/** What a list price rests on, and where that stands. */
export interface SaidBasis {
  readonly listBasis: ListBasis
  readonly listBasisNote: string
}

/** `厂商建议价：官网`, `近7天最低价`, `无`. */
export function readBasis(cell: Cell | undefined): ReadCell<SaidBasis> {
  const given = plainCell(cell)
  if (/^(?:无|none)$/i.test(given)) return { value: { listBasis: 'none', listBasisNote: '' } }
  if (/^(?:近\s*7\s*天最低价|recent)$/i.test(given))
    return { value: { listBasis: 'recent', listBasisNote: '' } }
  const [, note] = /^(?:厂商建议价|maker)\s*[:：]\s*(.{1,60})$/i.exec(cellText(cell)) ?? []
  return note ? { value: { listBasis: 'maker', listBasisNote: note } } : wrong('badBasis', given)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Details as HTML; plain text becomes paragraphs. */
export function readDetails(cell: Cell | undefined): ReadCell<string> {
  const given = cellText(cell).replaceAll('\r\n', '\n')
  if (formula.test(given)) return wrong('formula', given)
  const html = /<[a-z][^>]*>/i.test(given)
    ? given
    : given
        .split(/\n+/)
        .filter((line) => line.trim() !== '')
        .map((line) => `<p>${escaped(line.trim())}</p>`)
        .join('')
  return html.length > 50_000 ? wrong('tooLong', 50_000) : { value: html }
}
