import { maxPictures } from '@mallard/contract/catalog/catalog/goods-create.fields'
import type { Cell } from '@mallard/kernel'
import { cellText, plainCell } from './cells.rules.ts'
import type { ColumnName, Fault, TableRow } from './columns.rules.ts'
import { keyIn, type Reading, type Said, saidIn, textBy } from './reading.rules.ts'

/** A row with what it says. */
export interface SaidRow {
  readonly line: number
  readonly twiceOf: number | null
  /** Whether it holds a SKU; else words or pictures of the goods alone. */
  readonly isSku: boolean
  readonly said: Said
}

/** The rows of one goods item. */
export interface SaidGroup {
  /** What the goods are called where the table comes from, in small letters; empty: not said. */
  readonly key: string
  /** Of a table of ours: each row says the code of its goods and of its SKU. */
  readonly isOwn: boolean
  readonly rows: readonly SaidRow[]
  readonly faults: readonly Fault[]
  /** What it is where that is nothing to sell here; empty: goods. */
  readonly otherKind: string
}

interface FileRow {
  readonly line: number
  readonly cells: readonly Cell[]
}

const isBlank = (cell: Cell | undefined) => cell === undefined || String(cell).trim() === ''

/** Rows below the heading that hold anything, with their lines. */
export const filledRows = (body: readonly (readonly Cell[])[]): FileRow[] =>
  body
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => !cells.every(isBlank))

const isVariant = (cells: readonly Cell[], reading: Reading): boolean => {
  const { variant } = reading.profile
  return variant !== undefined && variant.is.test(textBy(cells, reading, variant.kind))
}

/** A SKU code of a row, in small letters; rows of goods whose variants have rows hold none. */
function skuCodeIn(cells: readonly Cell[], reading: Reading): string {
  const { columns, holder, variant } = reading.profile
  if (!columns.productSn || (variant && holder?.test(textBy(cells, reading, variant.kind))))
    return ''
  return plainCell(textBy(cells, reading, columns.productSn)).toLowerCase()
}

/** What tells which rows are one goods item; empty: the row stands alone. */
function groupKeys(rows: readonly FileRow[], reading: Reading): string[] {
  const { layout, variant, columns, isFilledDown } = reading.profile
  if (layout === 'flat') return rows.map(() => '')
  if (!variant) {
    let above = ''
    return rows.map(({ cells }) => {
      const own = keyIn(cells, reading)
      above = own === '' && isFilledDown ? above : own
      return above
    })
  }
  const bySku = new Map<string, string>()
  const codeIn = (cells: readonly Cell[]) =>
    columns.productSn ? textBy(cells, reading, columns.productSn).toLowerCase() : ''
  for (const { cells } of rows)
    if (!isVariant(cells, reading)) bySku.set(codeIn(cells), keyIn(cells, reading))
  return rows.map(({ cells }) => {
    if (!isVariant(cells, reading)) return keyIn(cells, reading)
    const parent = textBy(cells, reading, variant.parent).toLowerCase()
    return bySku.get(parent) ?? parent
  })
}

/** The rows of a table, with what belongs together. */
export function tableRows(rows: readonly FileRow[], reading: Reading): TableRow[] {
  const keys = groupKeys(rows, reading)
  const groups = new Map<string, number>()
  const lines = new Map<string, number>()
  let last = 0
  return rows.map(({ line, cells }, index): TableRow => {
    const own = keys[index]!
    const group = (own !== '' && groups.get(own)) || (last += 1)
    if (own !== '') groups.set(own, group)
    const sn = skuCodeIn(cells, reading)
    const twiceOf = (sn !== '' && lines.get(sn)) || null
    if (sn !== '' && twiceOf === null) lines.set(sn, line)
    return { line, group, twiceOf, cells }
  })
}

/** What the rows of one goods item say. */
export function saidGroup(rows: readonly TableRow[], reading: Reading): SaidGroup {
  const { profile } = reading
  const first = rows[0]!
  const otherKind = profile.otherKind ? textBy(first.cells, reading, profile.otherKind) : ''
  const group = { key: keyIn(first.cells, reading), isOwn: profile.isOwn, otherKind, faults: [] }
  if (profile.layout === 'parent') return { ...group, ...withParent(rows, reading) }
  return {
    ...group,
    rows: profile.skuSigns ? filledDown(rows, reading) : asTheyAre(rows, reading),
  }
}

const asTheyAre = (rows: readonly TableRow[], reading: Reading): SaidRow[] =>
  rows.map(({ line, twiceOf, cells }) => ({
    line,
    twiceOf,
    isSku: true,
    said: saidIn(cells, reading),
  }))

const places = [1, 2, 3] as const

/** The first row names the options of all; rows without a SKU bring a picture of the goods. */
function filledDown(rows: readonly TableRow[], reading: Reading): SaidRow[] {
  const { skuSigns = [], noOption } = reading.profile
  const all = asTheyAre(rows, reading)
  const [first] = all
  const pics = picturesIn(rows, reading)
  return all.map((row, index): SaidRow => {
    const isSku = skuSigns.some((name) => row.said[name] !== undefined)
    const said: Partial<Record<ColumnName, Cell>> = { ...row.said }
    delete said.pics
    for (const place of places) {
      const [axis, value] = [`axis${place}`, `value${place}`] as const
      const isNone = noOption !== undefined && said[value] === noOption
      const name = said[axis] ?? first!.said[axis]
      if (isNone || !isSku || said[value] === undefined) delete said[axis]
      else if (name !== undefined) said[axis] = name
      if (isNone) delete said[value]
    }
    if (index === 0 && pics !== '') said.pics = pics
    return { ...row, isSku, said }
  })
}

/** As many pictures as goods may have, one a line. */
const firstOf = (pictures: readonly string[]): string =>
  [...new Set(pictures.filter((picture) => picture !== ''))].slice(0, maxPictures).join('\n')

/** Pictures of all rows, in their places, one a line. */
function picturesIn(rows: readonly TableRow[], reading: Reading): string {
  const { pictures } = reading.profile
  if (!pictures) return ''
  const placed = rows.map(({ cells }, index) => {
    const place = Number(textBy(cells, reading, pictures.place))
    return { url: textBy(cells, reading, pictures.url), place: place > 0 ? place : 1000 + index }
  })
  return firstOf(placed.sort((one, other) => one.place - other.place).map(({ url }) => url))
}

/** Columns that a variant says itself; all others are said by the row of its goods. */
const ofVariants: readonly ColumnName[] = [
  'productSn',
  'barcode',
  'salePrice',
  'listPrice',
  'onHand',
  'weightG',
]
const only = (said: Said, names: readonly ColumnName[]): Said =>
  Object.fromEntries(
    names.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])),
  )

/** One row speaks of the goods, those that name it are its variants. */
function withParent(rows: readonly TableRow[], reading: Reading) {
  const { variant, holder } = reading.profile
  const variants = rows.filter(({ cells }) => isVariant(cells, reading))
  const root = rows.find(({ cells }) => !isVariant(cells, reading))
  const kindOf = ({ cells }: TableRow) => textBy(cells, reading, variant!.kind)
  const faults: Fault[] = []
  if (!root)
    for (const { line, cells } of variants) {
      const what = textBy(cells, reading, variant!.parent)
      faults.push({ line, column: null, problem: 'parentMissing', what })
    }
  if (root && holder?.test(kindOf(root)) && variants.length === 0)
    faults.push({ line: root.line, column: null, problem: 'noVariants', what: '' })
  const used = optionsOf(variants, reading)
  const weightG = root && saidIn(root.cells, reading).weightG
  const said = rows.map((row): SaidRow => {
    const { line, twiceOf, cells } = row
    const { pics, ...own } = saidIn(cells, reading)
    if (isVariant(cells, reading)) {
      const [pic] = cellText(pics).split('\n')
      const inherited = weightG === undefined ? {} : { weightG }
      const chosen = optionsIn(cells, reading, used)
      const more = pic ? { ...chosen, pic } : chosen
      return {
        line,
        twiceOf,
        isSku: true,
        said: { ...inherited, ...only(own, ofVariants), ...more },
      }
    }
    const isSku = !holder?.test(kindOf(row))
    const gone = new Set<ColumnName>([...options, ...(isSku ? [] : ofVariants)])
    const words = only(
      own,
      (Object.keys(own) as ColumnName[]).filter((name) => !gone.has(name)),
    )
    const shown = firstOf(cellText(pics).split('\n'))
    return { line, twiceOf, isSku, said: shown === '' ? words : { ...words, pics: shown } }
  })
  const key = root ? keyIn(root.cells, reading) : ''
  return { key, rows: said, faults }
}

const options = places.flatMap((place) => [`axis${place}`, `value${place}`] as const)

const attribute = (number: number) => ({
  name: { heads: [`attribute ${number} name`] },
  value: { heads: [`attribute ${number} value(s)`] },
})

/** Numbers of the attributes by which variants differ, three at the most. */
function optionsOf(variants: readonly TableRow[], reading: Reading): number[] {
  const numbers: number[] = []
  for (let number = 1; reading.places.has(`attribute ${number} name`); number += 1)
    if (variants.some(({ cells }) => textBy(cells, reading, attribute(number).value) !== ''))
      numbers.push(number)
  return numbers.slice(0, places.length)
}

const optionsIn = (cells: readonly Cell[], reading: Reading, numbers: readonly number[]): Said =>
  Object.fromEntries(
    numbers.flatMap((number, index) => {
      const { name, value } = attribute(number)
      return [
        [`axis${index + 1}`, textBy(cells, reading, name)],
        [`value${index + 1}`, textBy(cells, reading, value)],
      ]
    }),
  )
