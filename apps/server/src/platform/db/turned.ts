import { ok, refuse, type Result } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { lowerBound, type CappedPage, maxCounted, type PagePlace } from './counted.ts'

/** A total order of a list: no two rows compare equal. */
export interface ListOrder {
  readonly way: 'asc' | 'desc'
  /** A whole number or a time; left out where the number of the row alone decides. */
  readonly by?: RawBuilder<unknown>
  readonly isTime?: boolean
  /** The number of the row. */
  readonly id: RawBuilder<unknown>
}

/** A page, and of the page that one turns from the mark of its last row or of its first. */
export interface Turn extends PagePlace {
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** How the rows of a page are read. */
export interface Stretch {
  /** Condition: the row comes after the cursor; true where there is no cursor. */
  readonly isBeyond: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  /** The cursor of a row; each row selects it. */
  readonly mark: RawBuilder<string>
  readonly limit: number
  readonly offset: number
}

interface Marked {
  readonly mark: string
}

/** The rows of a page, and what leads on from it. */
export interface Turned<Row> {
  readonly rows: readonly Row[]
  readonly hasNext: boolean
  readonly first: string | null
  readonly last: string | null
}

interface Mark {
  readonly page: number
  readonly key: string
  readonly id: string
}

function markOf(text: string | undefined): Mark | undefined {
  const [page, key, id] = text?.split('.') ?? []
  return key === undefined || id === undefined ? undefined : { page: Number(page), key, id }
}

/**
 * Keyset pagination: reads a page from the cursor of the page before it, at any depth. Pages in
 * between are skipped by offset; so are those before a page that is jumped to, within the capped
 * total.
 */
export async function turnPage<Row extends Marked>(
  order: ListOrder,
  { pageNum, pageSize, after, before }: Turn,
  read: (stretch: Stretch) => Promise<readonly Row[]>,
): Promise<Result<Turned<Row>, 'pageTooFar'>> {
  const [above, below] = [markOf(after), markOf(before)]
  const isDown = above !== undefined && above.page < pageNum
  const isUp = !isDown && below !== undefined && below.page > pageNum
  const between = isDown ? pageNum - above.page : isUp ? below.page - pageNum : pageNum
  const offset = (between - 1) * pageSize
  if (offset > maxCounted) return refuse('pageTooFar', { most: maxCounted })
  if (isUp) {
    const rows = await read({ ...stretchOf(order, below, 'up'), limit: pageSize, offset })
    if (rows.length === pageSize) return ok(turned(rows.toReversed(), pageNum, true))
    // So few are left before it: the list begins here.
  }
  const rows = await read({
    ...stretchOf(order, isDown ? above : undefined, 'down'),
    limit: pageSize + 1,
    offset: isUp ? 0 : offset,
  })
  return ok(turned(rows.slice(0, pageSize), pageNum, rows.length > pageSize))
}

/** Where a row stands in a list: its cursor, as a column of a statement. */
export const markColumn = (order: ListOrder): RawBuilder<string> =>
  stretchOf(order, undefined, 'down').mark

/** How the one row beside a row is read, by the cursor of that row: after it (`down`) or before. */
export function besideStretch(order: ListOrder, mark: string, to: 'up' | 'down'): Stretch {
  const [key = '', id = ''] = mark.split('.')
  return { ...stretchOf(order, { page: 0, key, id }, to), limit: 1, offset: 0 }
}

function stretchOf(
  { way, by, isTime, id }: ListOrder,
  mark: Mark | undefined,
  to: 'up' | 'down',
): Pick<Stretch, 'isBeyond' | 'order' | 'mark'> {
  const isRising = (way === 'asc') === (to === 'down')
  const [toward, beyond] = isRising ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const key = by && (isTime ? sql`(extract(epoch from ${by}) * 1000000)::bigint` : by)
  const stretch = {
    order: by ? sql`${by} ${toward}, ${id} ${toward}` : sql`${id} ${toward}`,
    mark: sql<string>`concat(${key ?? sql`0`}, '.', ${id})`,
  }
  if (!mark) return { ...stretch, isBeyond: sql`true` }
  const number = sql`${mark.id}::bigint`
  const value = isTime
    ? sql`timestamptz 'epoch' + ${mark.key}::bigint * interval '1 microsecond'`
    : sql`${mark.key}::bigint`
  return {
    ...stretch,
    isBeyond: by
      ? sql`(${by}, ${id}) ${beyond} (${value}, ${number})`
      : sql`${id} ${beyond} ${number}`,
  }
}

function turned<Row extends Marked>(
  rows: readonly Row[],
  pageNum: number,
  hasNext: boolean,
): Turned<Row> {
  const named = (row: Row | undefined) => (row ? `${pageNum}.${row.mark}` : null)
  return { rows, hasNext, first: named(rows[0]), last: named(rows.at(-1)) }
}

export interface TurnedPage<T> extends CappedPage<T> {
  first: string | null
  last: string | null
}

/** The page of what was read, counted up to the most. */
export function turnedPage<Row, T>(
  { rows, hasNext, first, last }: Turned<Row>,
  viewOf: (row: Row) => T,
  counted: number,
  { pageNum, pageSize }: PagePlace,
  most = maxCounted,
): TurnedPage<T> {
  const isTotalCapped = counted >= most
  const place = { pageNum, pageSize }
  const total = isTotalCapped ? lowerBound(most, place, rows.length + Number(hasNext)) : counted
  return { list: rows.map(viewOf), total, isTotalCapped, ...place, hasNext, first, last }
}
