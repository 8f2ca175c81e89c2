import { maxCategoryLevels } from '@mallard/contract/catalog/catalog/category.codes'
import type { Tax, TaxRate } from '@mallard/contract/catalog/tax/tax.codes'
import type { ReturnPolicy } from '@mallard/contract/catalog/catalog/return-policy.codes'
import type {
  ImportProblem,
  ImportRowState,
} from '@mallard/contract/catalog/goods-import/goods-import.codes'
import type { Cell } from '@mallard/kernel'
import {
  cellText,
  plainCell,
  readAmount,
  readBasis,
  readCategory,
  type ReadCell,
  readCode,
  readDetails,
  readLine,
  readPictures,
  readReturns,
  readTaxCode,
  readTaxRate,
  readWeight,
  readWhole,
  readWords,
  readYes,
  type SaidBasis,
} from './cells.rules.ts'
import { maxPictures, maxSkus } from '@mallard/contract/catalog/catalog/goods-create.fields'
import type { ColumnName, Fault, TableRow } from './columns.rules.ts'
import type { SaidGroup, SaidRow } from './rows.rules.ts'

/** What differs from what is there, in words. */
export interface Difference {
  readonly column: ColumnName
  readonly before: string
  readonly after: string
}

/** What comes of a row. */
export interface Outcome {
  readonly line: number
  readonly state: ImportRowState
  readonly problem: ImportProblem | null
  readonly column: ColumnName | null
  readonly what: string
  readonly changes: readonly Difference[]
  /** Units on hand now, where the row says what they are to be. */
  readonly seenOnHand: number | null
}

export const outcome = (
  line: number,
  state: ImportRowState,
  more: Partial<Omit<Outcome, 'line' | 'state'>> = {},
): Outcome => ({
  line,
  state,
  problem: null,
  column: null,
  what: '',
  changes: [],
  seenOnHand: null,
  ...more,
})

/** What a row says of its SKU; what is not said is undefined. */
export interface SkuDraft {
  readonly line: number
  /** Empty: its table knows none, and it gets one. */
  readonly productSn: string
  /** Names of options, and this SKU's value of each; empty where none is said. */
  readonly axes: readonly { readonly key: string; readonly value: string }[]
  readonly barcode: string | undefined
  /** Fen. */
  readonly salePrice: number | undefined
  readonly listPrice: number | undefined
  readonly onHand: number | undefined
  readonly weightG: number | undefined
  readonly pic: string | undefined
}

/** What a table says of goods; what is not said is undefined. */
export interface GoodsDraft {
  /** The first of its rows. */
  readonly line: number
  /** What the goods are called where the table comes from, in small letters. */
  readonly key: string
  /** Empty: its table knows none that could be ours, and they get one. */
  readonly code: string
  readonly title: string | undefined
  readonly titleEn: string | undefined
  readonly subTitle: string | undefined
  readonly category: readonly string[] | undefined
  readonly brand: string | undefined
  readonly tags: readonly string[] | undefined
  readonly pics: readonly string[] | undefined
  readonly detailHtml: string | undefined
  /** Pictures that the details name. */
  readonly detailPics?: readonly string[]
  readonly freight: string | undefined
  readonly maxPerUser: number | undefined
  readonly returns: ReturnPolicy | undefined
  readonly tax: Tax | undefined
  readonly listBasis: SaidBasis | undefined
  readonly onSale: boolean | undefined
  readonly skus: readonly SkuDraft[]
}

/** Columns that speak of goods: all rows of one say the same, or nothing. */
const goodsColumns = [
  'title',
  'titleEn',
  'subTitle',
  'category',
  'brand',
  'tags',
  'pics',
  'detailHtml',
  'freight',
  'maxPerUser',
  'returns',
  'taxCode',
  'taxRate',
  'listBasis',
  'onSale',
] as const satisfies readonly ColumnName[]

type Reader<T> = (cell: Cell | undefined) => ReadCell<T>

/** Reads cells, and keeps what is wrong with them. */
interface Cells {
  readonly faults: Fault[]
  /** A cell that says something; undefined when it says nothing, or nothing right. */
  read<T>(row: SaidRow, column: ColumnName, reader: Reader<T>): T | undefined
  /** The same of a cell that must say something. */
  needed<T>(row: SaidRow, column: ColumnName, reader: Reader<T>): T | undefined
}

const textOf = ({ said }: SaidRow, column: ColumnName): string => cellText(said[column])

function cellsOf(faults: Fault[]): Cells {
  const read: Cells['read'] = (row, column, reader) => {
    if (textOf(row, column) === '') return undefined
    const found = reader(row.said[column])
    if (!('problem' in found)) return found.value
    faults.push({ line: row.line, column, problem: found.problem, what: found.what })
    return undefined
  }
  return {
    faults,
    read,
    needed: (row, column, reader) => {
      if (textOf(row, column) === '')
        faults.push({ line: row.line, column, problem: 'required', what: '' })
      return read(row, column, reader)
    },
  }
}

const oneLine =
  (max: number): Reader<string> =>
  (cell) =>
    readLine(cell, max)

/** Rows of one goods item, as what they say of it; or what is wrong, cell by cell. */
export function goodsDraft({ rows, key, isOwn, faults: known }: SaidGroup): GoodsDraft | Fault[] {
  const cells = cellsOf([...known])
  const { faults, read, needed } = cells
  /** Of the first row that says it. */
  const ofGoods = <T>(
    column: (typeof goodsColumns)[number] | 'code',
    reader: Reader<T>,
  ): T | undefined => {
    const first = rows.find((row) => textOf(row, column) !== '')
    return first && read(first, column, reader)
  }
  const [first] = rows as readonly [SaidRow, ...SaidRow[]]
  const { line } = first
  const code = isOwn ? needed(first, 'code', readCode) : ofGoods('code', readCode)
  if (!isOwn && key === '' && faults.length === 0)
    faults.push({ line, column: 'code', problem: 'required', what: '' })
  const ofSkus = rows.filter(({ isSku }) => isSku)
  if (ofSkus.length > maxSkus)
    faults.push({ line, column: 'code', problem: 'tooMany', what: String(maxSkus) })
  if (ofSkus.length === 0 && faults.length === 0)
    faults.push({ line, column: null, problem: 'noVariants', what: '' })
  for (const column of goodsColumns) faults.push(...differing(rows, column))
  const draft = {
    line,
    key,
    code: code ?? '',
    skus: ofSkus.map((row) => skuDraft(row, cells, isOwn)),
    title: ofGoods('title', oneLine(80)),
    titleEn: ofGoods('titleEn', oneLine(120)),
    subTitle: ofGoods('subTitle', oneLine(120)),
    // Others have more levels than we: what such a one is here may be chosen.
    category: ofGoods('category', (cell) => readCategory(cell, isOwn ? maxCategoryLevels : 20)),
    brand: ofGoods('brand', oneLine(40)),
    tags: ofGoods('tags', (cell) => readWords(cell, 6, 10)),
    pics: ofGoods('pics', (cell) => {
      const pictures = readPictures(cell)
      return pictures.length > maxPictures
        ? { problem: 'tooMany', what: String(maxPictures) }
        : { value: pictures }
    }),
    detailHtml: ofGoods('detailHtml', readDetails),
    freight: ofGoods('freight', oneLine(40)),
    maxPerUser: ofGoods('maxPerUser', (cell) => readWhole(cell, 999)),
    returns: ofGoods('returns', readReturns),
    tax: taxOf(ofGoods('taxCode', readTaxCode), ofGoods('taxRate', readTaxRate)),
    listBasis: ofGoods('listBasis', readBasis),
    onSale: ofGoods('onSale', readYes),
  }
  for (const [said, other] of [
    ['taxCode', 'taxRate'],
    ['taxRate', 'taxCode'],
  ] as const) {
    const row = rows.find((each) => textOf(each, said) !== '')
    if (row && rows.every((each) => textOf(each, other) === ''))
      faults.push({ line: row.line, column: other, problem: 'required', what: '' })
  }
  return faults.length > 0 ? faults : draft
}

const taxOf = (code: string | undefined, rate: TaxRate | undefined): Tax | undefined =>
  code === undefined || rate === undefined ? undefined : { code, rate }

/** What a row says of its SKU. */
function skuDraft(row: SaidRow, cells: Cells, isOwn: boolean): SkuDraft {
  const { read, needed, faults } = cells
  const { line, twiceOf } = row
  if (twiceOf !== null)
    faults.push({ line, column: 'productSn', problem: 'twice', what: String(twiceOf) })
  return {
    line,
    productSn: (isOwn ? needed : read)(row, 'productSn', readCode) ?? '',
    axes: ([1, 2, 3] as const).flatMap((place) => optionIn(row, place, cells)),
    barcode: read(row, 'barcode', (cell) => readLine(plainCell(cell), 40)),
    salePrice: read(row, 'salePrice', readAmount),
    listPrice: read(row, 'listPrice', readAmount),
    onHand: read(row, 'onHand', (cell) => readWhole(cell, 1_000_000)),
    weightG: read(row, 'weightG', readWeight),
    pic: read(row, 'pic', (cell) => ({ value: readPictures(cell)[0] ?? '' })),
  }
}

/** An option of a row, name and value: both are said, or neither. */
function optionIn(row: SaidRow, place: 1 | 2 | 3, { read, faults }: Cells) {
  const [name, own] = [`axis${place}`, `value${place}`] as const
  for (const [column, other] of [
    [name, own],
    [own, name],
  ] as const)
    if (textOf(row, column) === '' && textOf(row, other) !== '')
      faults.push({ line: row.line, column, problem: 'required', what: '' })
  const key = read(row, name, oneLine(20))
  const value = read(row, own, oneLine(30))
  return key !== undefined && value !== undefined ? [{ key, value }] : []
}

/** Rows that say something else of goods than the first one that says anything. */
function differing(rows: readonly SaidRow[], column: ColumnName): Fault[] {
  const said = rows.filter((row) => textOf(row, column) !== '')
  const first = said[0] && textOf(said[0], column)
  return said
    .filter((row) => textOf(row, column) !== first)
    .map(({ line }) => ({ line, column, problem: 'differs', what: (first ?? '').slice(0, 60) }))
}

/** Rows of goods with something wrong: each says its own, or which other one it is. */
export function faultyRows(
  rows: readonly Pick<TableRow, 'line'>[],
  faults: readonly Fault[],
): Outcome[] {
  const byLine = new Map<number, Fault>()
  for (const fault of faults) if (!byLine.has(fault.line)) byLine.set(fault.line, fault)
  const first = Math.min(...byLine.keys())
  return rows.map(({ line }) => {
    const { column, problem, what } = byLine.get(line) ?? {
      column: null,
      problem: 'otherRow' as const,
      what: String(first),
    }
    return outcome(line, 'wrong', { column, problem, what })
  })
}
