import { sql, type RawBuilder } from 'kysely'

/** Max rows that a total counts; beyond it, it says "at least". */
export const mostCounted = 10_000

/**
 * Max hits of a word that are collected and sorted; with more, the index of the order is walked
 * until a page is full.
 */
export const mostGathered = 1_000

/** How many rows a part such as `orders o where …` has, counted up to `mostCounted`. */
export const countOf = (rows: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select 1 from ${rows} limit ${mostCounted}) counted)`

export interface PagePlace {
  readonly pageNum: number
  readonly pageSize: number
}

export const offsetOf = ({ pageNum, pageSize }: PagePlace): number => (pageNum - 1) * pageSize

export interface CappedPage<T> extends PagePlace {
  list: T[]
  total: number
  /** The total is a lower bound: there are more rows. */
  isTotalCapped: boolean
  hasNext: boolean
}

/**
 * A page of rows that were read with one more than it shows, where there is one, and counted up to
 * the most.
 */
export function cappedPage<T>(
  rows: readonly T[],
  counted: number,
  { pageNum, pageSize }: PagePlace,
  most = mostCounted,
): CappedPage<T> {
  const isTotalCapped = counted >= most
  const total = isTotalCapped ? atLeast(most, { pageNum, pageSize }, rows.length) : counted
  return {
    list: rows.slice(0, pageSize),
    total,
    isTotalCapped,
    pageNum,
    pageSize,
    hasNext: rows.length > pageSize,
  }
}

/**
 * Page by page one comes beyond what was counted: the pages below the list end where the rows do.
 */
export const atLeast = (most: number, place: PagePlace, rows: number): number =>
  Math.max(most, offsetOf(place) + rows)
