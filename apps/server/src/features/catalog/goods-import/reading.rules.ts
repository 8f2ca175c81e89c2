import {
  type ImportFault,
  type ImportProfile,
} from '@mallard/contract/catalog/goods-import/goods-import.codes'
import { type Cell, narrow } from '@mallard/kernel'
import { cellText, plainCell } from './cells.rules.ts'
import { type ColumnName, columnNames, columns, headKey, plainHead } from './columns.rules.ts'
import { type Mapping, mappedProfile, shownHeads } from './mapping.rules.ts'
import { ownGoods, ownStock, type Profile, type Source } from './profile.rules.ts'
import { shopify, shopifyOld } from './shopify.rules.ts'
import { woocommerce } from './woocommerce.rules.ts'

/** All kinds of tables that are known, our own first. */
const profiles: readonly Profile[] = [ownGoods, ownStock, shopify, shopifyOld, woocommerce]

/** How the cells of a table are read. */
export interface Reading {
  readonly profile: Profile
  readonly heads: readonly Cell[]
  /** Where headings stand, by their keys. */
  readonly places: ReadonlyMap<string, number>
}

/** What a row says, by our columns; a number of a workbook stays one. */
export type Said = Readonly<Partial<Record<ColumnName, Cell>>>

const placesOf = (heads: readonly Cell[]): ReadonlyMap<string, number> =>
  new Map(heads.map((head, place) => [headKey(head), place] as const).reverse())

/** What a table may be, by its heading, the likeliest first; `isSure`: it is the first. */
export function fitting(heads: readonly Cell[]): {
  readonly fits: readonly ImportProfile[]
  readonly isSure: boolean
} {
  const places = placesOf(heads)
  const has = (head: string) => places.has(head)
  const found = profiles
    .filter(
      ({ anchors: { required, negative } }) =>
        required.every((names) => names.some(has)) && !negative.some(has),
    )
    .map(({ name, anchors }) => ({ name, signs: anchors.strong.filter(has).length }))
    .sort((one, other) => other.signs - one.signs)
  const [first, second] = found
  return {
    fits: found.map(({ name }) => name),
    isSure: first !== undefined && first.signs > (second?.signs ?? -1),
  }
}

/** How a table of a kind is read, or one whose columns somebody has mapped. */
export function readingOf(
  name: ImportProfile,
  sent: readonly Cell[],
  mapping: Mapping | null = null,
): Reading {
  const profile = mapping ? mappedProfile(mapping) : profiles.find((each) => each.name === name)!
  const heads = mapping ? shownHeads(sent) : sent
  return { profile, heads, places: placesOf(heads) }
}

const isNumbered = /^attribute \d+ (?:name|value\(s\))$/

/** All headings that a kind of table reads. */
function headsReadBy({ columns: read, key, otherKind, pictures, variant }: Profile): Set<string> {
  const more = [key, otherKind, pictures?.url, pictures?.place, variant?.kind, variant?.parent]
  return new Set([...Object.values(read), ...more].flatMap((source) => source?.heads ?? []))
}

/** Headings that mean nothing here, as they were sent. */
export function ignoredIn({ profile, heads }: Reading): string[] {
  const read = headsReadBy(profile)
  const isRead = (head: string) =>
    head === '' || read.has(head) || (profile.layout === 'parent' && isNumbered.test(head))
  return heads
    .filter((head) => !isRead(headKey(head)))
    .map((head) => narrow(String(head)).slice(0, 40))
}

/** Why a heading cannot be read; undefined: it can. */
export function headFault({ profile, heads }: Reading): ImportFault | undefined {
  const read = headsReadBy(profile)
  const keys = heads.map(headKey).filter((head) => read.has(head))
  const isTwice = new Set(keys).size < keys.length
  // Of ours one column has one heading, whichever of its names that is.
  const present = new Set(keys)
  const hasTwo = Object.values(profile.columns).some(
    (source) => source.heads.filter((head) => present.has(head)).length > 1,
  )
  return isTwice || (profile.isOwn && hasTwo) ? 'columnTwice' : undefined
}

const textUnder = (cells: readonly Cell[], { places }: Reading, head: string): string => {
  const place = places.get(head)
  return place === undefined ? '' : cellText(cells[place])
}

/** What a row has under the headings of a source; empty where it says nothing. */
export function saidBy(cells: readonly Cell[], reading: Reading, { heads, say }: Source): Cell {
  const texts = heads.map((head) => textUnder(cells, reading, head))
  const at = texts.findIndex((text) => text !== '')
  if (at === -1) return ''
  return say ? say(texts) : cells[reading.places.get(heads[at]!)!]!
}

/** The same as text. */
export const textBy = (cells: readonly Cell[], reading: Reading, source: Source): string =>
  cellText(saidBy(cells, reading, source))

/** What goods are called where the table comes from, in small letters; empty: the row does not say. */
export const keyIn = (cells: readonly Cell[], reading: Reading): string =>
  plainCell(saidBy(cells, reading, reading.profile.key)).toLowerCase()

/** All that a row says. */
export function saidIn(cells: readonly Cell[], reading: Reading): Said {
  const said: Partial<Record<ColumnName, Cell>> = {}
  for (const name of columnNames) {
    const source = reading.profile.columns[name]
    const cell = source && saidBy(cells, reading, source)
    if (cell !== undefined && cell !== '') said[name] = cell
  }
  return said
}

/**
 * What a column is called in a table, as it was sent: by the heading that this row says it under,
 * else by the first; as ours where it has none.
 */
export function headOf(column: ColumnName, reading: Reading, cells: readonly Cell[]): string {
  const { profile, heads, places } = reading
  const source = profile.columns[column]
  const present = source?.heads.filter((head) => places.has(head)) ?? []
  if (!source || present.length === 0) return columns[column].head
  const said = textBy(cells, reading, source)
  const own =
    present.find((head) => said !== '' && textUnder(cells, reading, head) === said) ??
    present.find((head) => textUnder(cells, reading, head) !== '') ??
    present[0]!
  return plainHead(heads[places.get(own)!]!)
}
