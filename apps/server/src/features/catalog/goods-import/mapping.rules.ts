import { maxPictures } from '@mallard/contract/catalog/catalog/goods-create.fields'
import {
  columnsLacking,
  columnsTwice,
  type MappedColumns,
  type MappingLayout,
  stockColumns,
} from '@mallard/contract/catalog/goods-import/import-mapping.codes'
import { type Cell, cutText } from '@mallard/kernel'
import { plainCell } from './cells.rules.ts'
import { type ColumnName, columnNames, headKey, plainHead } from './columns.rules.ts'
import type { Profile, Source } from './profile.rules.ts'
import { codeOrNone, notBelowNone, priceOrNone } from './shopify.rules.ts'

/** Which headings of a table are which columns of ours, as somebody has said it. */
export interface MappedHeads {
  readonly layout: MappingLayout
  /** Heading of the column in which rows of one goods item agree. */
  readonly groupBy: string | null
  readonly columns: Readonly<Partial<Record<ColumnName, string>>>
}

/** The same, kept by a name. */
export interface Mapping extends MappedHeads {
  readonly id: number
  readonly name: string
}

/** `A` to `IV`, as table programs call a column; `place` is from 0. */
const letterOf = (place: number): string =>
  (place < 26 ? '' : letterOf(Math.floor(place / 26) - 1)) + String.fromCodePoint(65 + (place % 26))

/** Headings that tell columns apart: those that are empty or there before get the column's letter. */
export function shownHeads(heads: readonly Cell[]): string[] {
  const taken = new Set<string>()
  return heads.map((sent, place) => {
    const head = cutText(plainHead(sent), 60).trim()
    const letter = `[${letterOf(place)}]`
    let shown = head === '' ? letter : head
    while (taken.has(headKey(shown))) shown += ` ${letter}`
    taken.add(headKey(shown))
    return shown
  })
}

/** What a table is known again by: the headings that it names, in whatever order. */
export const headsOf = (heads: readonly Cell[]): string[] =>
  shownHeads(heads)
    .filter((_, place) => plainHead(heads[place]!) !== '')
    .map(headKey)
    .sort()

/** Whether columns can be mapped at all: a first line that names fewer than two is no heading. */
export const isMappable = (heads: readonly Cell[]): boolean => headsOf(heads).length > 1

/** As many headings as the widest row has cells. */
export const padded = (heads: readonly Cell[], rows: readonly { cells: readonly Cell[] }[]) => {
  const width = rows.reduce((max, { cells }) => Math.max(max, cells.length), heads.length)
  return Array.from({ length: width }, (_, place) => heads[place] ?? '')
}

/** The field of a mapping that is wrong for a table; undefined: it can be read so. */
export function wrongIn(said: MappedColumns, width: number): string | undefined {
  const { layout, groupBy, columns } = said
  if (columns.some(({ place }) => place >= width) || columnsTwice(said).length > 0) return 'columns'
  if (new Set(columns.map(({ place }) => place)).size < columns.length) return 'columns'
  if ((layout === 'grouped') !== (groupBy !== null) || (groupBy ?? 0) >= width) return 'groupBy'
  const isOfLayout = ({ column }: { column: ColumnName }) =>
    layout !== 'stock' || stockColumns.some((name) => name === column)
  if (!columns.every(isOfLayout)) return 'columns'
  return columnsLacking(said).must[0]
}

/** What was said by the places of columns, by their headings. */
export function saidByHeads(
  { layout, groupBy, columns }: MappedColumns,
  heads: readonly Cell[],
): MappedHeads {
  const shown = shownHeads(heads)
  const named = columnNames.flatMap((name) => {
    const found = columns.find(({ column }) => column === name)
    return found ? [[name, shown[found.place]!] as const] : []
  })
  return {
    layout,
    groupBy: groupBy === null ? null : shown[groupBy]!,
    columns: Object.fromEntries(named),
  }
}

/** The heading under which a table says what goods are called there. */
export const keyHead = ({ layout, groupBy, columns }: MappedHeads): string =>
  (layout === 'stock' ? columns.productSn : layout === 'grouped' ? groupBy : columns.code) ?? ''

/** Whether two say the same. */
export const isSame = (one: MappedHeads, other: MappedHeads): boolean =>
  one.layout === other.layout &&
  one.groupBy === other.groupBy &&
  columnNames.every((name) => one.columns[name] === other.columns[name])

const under = (head: string, say?: (text: string, head: string) => string): Source => ({
  heads: [headKey(head)],
  ...(say && { say: ([text = '']: readonly string[]) => say(text, head) }),
})

const codeIn = (text: string) => codeOrNone(plainCell(text))

/** Addresses of pictures stand one after another with any mark between them. */
const pictureLines = (text: string) =>
  text
    .split(/[\r\n]+|\s*[,，;；|]\s*(?=https?:)/)
    .slice(0, maxPictures)
    .join('\n')

/** A bare number has the unit that the heading names: `重量(kg)`. */
function weightIn(text: string, head: string): string {
  const unit = /(?:kg|千克|公斤|斤|lbs?|oz)(?=\W*$)/i.exec(head)
  return unit && /^[\d.,]+$/.test(plainCell(text)) ? `${plainCell(text)}${unit[0]}` : text
}

/** How cells of other systems are taken for ours. */
const taken: Readonly<Partial<Record<ColumnName, (text: string, head: string) => string>>> = {
  code: codeIn,
  listPrice: priceOrNone,
  onHand: notBelowNone,
  weightG: weightIn,
  pics: pictureLines,
}

/** Options in one cell: `颜色:白;尺码:M`, or a value of what the heading names. */
export function optionsOf(text: string, head: string): { name: string; value: string }[] {
  const parts = text
    .split(/[;；,，]/)
    .map((part) => /^([^:：\d][^:：]{0,19})[:：](.+)$/.exec(part.trim()))
  const named = parts.flatMap((part) =>
    part ? [{ name: part[1]!.trim(), value: part[2]!.trim() }] : [],
  )
  return named.length === parts.length && named.length <= 3 ? named : [{ name: head, value: text }]
}

const places = [1, 2, 3] as const

/** Options whose names stand in no column: the heading names them, or the cell does. */
function optionColumns({ columns }: MappedHeads): Partial<Record<ColumnName, Source>> {
  const made: Partial<Record<ColumnName, Source>> = {}
  const isAlone = columns.value2 === undefined && columns.value3 === undefined
  const { value1 } = columns
  for (const place of places) {
    const [axis, value] = [`axis${place}`, `value${place}`] as const
    const head = columns[value]
    if (value1 !== undefined && columns.axis1 === undefined && isAlone) {
      const read = (text: string) => optionsOf(text, value1)[place - 1]
      made[axis] = under(value1, (text) => read(text)?.name ?? '')
      made[value] = under(value1, (text) => read(text)?.value ?? '')
    } else if (head !== undefined && columns[axis] === undefined)
      made[axis] = under(head, () => head)
  }
  return made
}

/** A kind of table of what was said of its columns. */
export function mappedProfile(mapping: Mapping): Profile {
  const { id, layout, columns } = mapping
  const isCount = layout === 'stock'
  const mapped = columnNames.flatMap((name) => {
    const head = columns[name]
    return head === undefined
      ? []
      : [[name, under(head, isCount ? undefined : taken[name])] as const]
  })
  const called = keyHead(mapping)
  const common = {
    name: 'mapped',
    source: 'mapping',
    mappingId: id,
    isOwn: false,
    anchors: { required: [], strong: [], negative: [] },
    key: under(called),
  } as const
  if (isCount)
    return { ...common, isCount: true, layout: 'flat', columns: Object.fromEntries(mapped) }
  return {
    ...common,
    layout: 'grouped',
    isFilledDown: layout === 'grouped',
    columns: {
      // A row that is one goods item has one code for these and for their SKU.
      ...(layout === 'flat' && { productSn: under(called, codeIn) }),
      code: under(called, codeIn),
      ...Object.fromEntries(mapped),
      ...optionColumns(mapping),
    },
  }
}
