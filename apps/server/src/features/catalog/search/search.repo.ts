import type { Locale, Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { enough, type ListFilter, matching, orders } from './matching.repo.ts'
import { localisedColumn } from '#platform/db/localised-column.ts'

/** What goods `g` are called. */
const titleIn = (locale: Locale) => localisedColumn(locale, sql`g.title`, sql`g.title_en`)

/**
 * Chinese or English titles of what is found by its names, the best sold first among the first
 * `gathered` hits.
 */
export async function findTitles(
  db: Db,
  scope: Scope,
  filter: ListFilter,
  locale: Locale,
  max: number,
  gathered = enough,
): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    with hit as materialized (select l.goods_id, l.sales
      from ${matching(scope, { ...filter, where: 'names' })} limit ${gathered})
    select ${titleIn(locale)} as title
    from (select l.goods_id, l.sales from hit l order by ${orders.sales} limit ${max}) l
    join goods g on g.partner_id = ${scope.partnerId} and g.id = l.goods_id order by ${orders.sales}`.execute(
    db,
  )
  return rows.map((row) => row.title)
}

/** Titles of these goods, in their order. */
export async function findTitlesOf(
  db: Db,
  partnerId: number,
  ids: readonly number[],
  locale: Locale,
): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select ${titleIn(locale)} as title from unnest(${ids}::bigint[]) with ordinality asked (id, place)
    join goods g on g.partner_id = ${partnerId} and g.id = asked.id order by asked.place`.execute(
    db,
  )
  return rows.map((row) => row.title)
}

/** What these goods are found by, in lower case, by their ids. */
export async function findTexts(
  db: Db,
  partnerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; text: string }>`
    select g.id, g.search_text as text from goods g
    where g.partner_id = ${partnerId} and g.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, text }) => [id, text]))
}

/** What the best sold goods of a store are found by, in lower case. */
export async function textsOfBest(db: Db, scope: Scope, max: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select g.search_text as text
    from (select l.goods_id, l.sales from ${matching(scope, {})} order by ${orders.sales} limit ${max}) l
    join goods g on g.partner_id = ${scope.partnerId} and g.id = l.goods_id`.execute(db)
  return rows.map((row) => row.text)
}
