import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'

/** Max rows that a total counts; beyond it, it says "at least". */
export const maxCounted = 10_000

/**
 * Max hits of a word that are collected and sorted; with more, the index of the order is walked
 * until a page is full.
 */
export const maxGathered = 1_000

/** How many rows a part such as `orders o where …` has, counted up to `maxCounted`. */
export const countOf = (rows: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select 1 from ${rows} limit ${maxCounted}) counted)`

/** How many rows a part such as `orders o where …` has, all of them. */
export async function totalOf(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from ${rows}`.execute(db)
  return found.rows[0]?.total ?? 0
}

/** The same, counted up to `maxCounted`. */
export async function cappedTotalOf(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{ total: number }>`select ${countOf(rows)} as total`.execute(db)
  return found.rows[0]?.total ?? 0
}

export interface PagePlace {
  readonly pageNum: number
  readonly pageSize: number
}

export const offsetOf = ({ pageNum, pageSize }: PagePlace): number => (pageNum - 1) * pageSize

export interface Page<T> extends PagePlace {
  list: T[]
  total: number
  hasNext: boolean
}

/** A page of a list, of which it is known how many there are in all. */
export const paged = <T>(list: T[], total: number, { pageNum, pageSize }: PagePlace): Page<T> => ({
  list,
  total,
  pageNum,
  pageSize,
  hasNext: pageNum * pageSize < total,
})

export interface CappedPage<T> extends Page<T> {
  /** The total is a lower bound: there are more rows. */
  isTotalCapped: boolean
}

/**
 * A page of rows that were read with one more than it shows, where there is one, and counted up to
 * the most.
 */
export function cappedPage<T>(
  rows: readonly T[],
  counted: number,
  { pageNum, pageSize }: PagePlace,
  max = maxCounted,
): CappedPage<T> {
  const isTotalCapped = counted >= max
  const total = isTotalCapped ? lowerBound(max, { pageNum, pageSize }, rows.length) : counted
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
export const lowerBound = (max: number, place: PagePlace, rows: number): number =>
  Math.max(max, offsetOf(place) + rows)
