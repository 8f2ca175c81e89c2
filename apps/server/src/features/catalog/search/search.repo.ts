import type { Locale, Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { enough, type ListFilter, matching, orders } from './matching.repo.ts'

/** Chinese or English titles of what is found by its names, the best sold first. */
export async function findTitles(
  db: Db,
  scope: Scope,
  filter: ListFilter,
  locale: Locale,
  most: number,
): Promise<string[]> {
  const title = locale === 'en' ? sql`coalesce(nullif(g.title_en, ''), g.title)` : sql`g.title`
  const { rows } = await sql<{ title: string }>`
    with hit as materialized (select l.goods_id, l.sales from ${matching(scope, { ...filter, where: 'names' })} limit ${enough})
    select ${title} as title from (select l.goods_id, l.sales from hit l order by ${orders.sales} limit ${most}) l
    join goods g on g.partner_id = ${scope.partnerId} and g.id = l.goods_id order by ${orders.sales}`.execute(
    db,
  )
  return rows.map((row) => row.title)
}

/** What the best sold goods of a store are found by, in lower case. */
export async function textsOfBest(db: Db, scope: Scope, most: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select g.search_text as text from (select l.goods_id, l.sales from ${matching(scope, {})} order by ${orders.sales} limit ${most}) l
    join goods g on g.partner_id = ${scope.partnerId} and g.id = l.goods_id`.execute(db)
  return rows.map((row) => row.text)
}
