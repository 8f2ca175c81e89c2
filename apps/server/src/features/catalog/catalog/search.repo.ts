import type { Locale, Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { enough, type ListFilter, matching, orders, refreshListings } from './listing.repo.ts'
import { soundTermsOf } from './sounds.ts'

/** Words of Chinese and of English titles of what is found, the best sold first. */
export async function findTitles(
  db: Db,
  scope: Scope,
  filter: ListFilter,
  locale: Locale,
  most: number,
): Promise<string[]> {
  const title = locale === 'en' ? sql`coalesce(nullif(g.title_en, ''), g.title)` : sql`g.title`
  const { rows } = await sql<{ title: string }>`
    with hit as materialized (select l.* from ${matching(scope, filter)} limit ${enough})
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

/**
 * Writes how the next goods after an id sound that nobody wrote it of; the last of them, undefined
 * after the last of all.
 */
export async function writeSounds(
  db: Db,
  after: number,
  count: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number; partner_id: number; texts: string[] }>`
    select g.id, g.partner_id, array[g.title, g.brand, c.name] || g.tags as texts
    from goods g join category c on c.partner_id = g.partner_id and c.id = g.category_id
    where g.id > ${after} and g.sounds is null order by g.id limit ${count}`.execute(db)
  for (const { id, partner_id: partnerId, texts } of rows) {
    const sounds = await soundTermsOf(texts)
    await db.transaction().execute(async (trx) => {
      await sql`update goods set sounds = ${sounds}::text[] where partner_id = ${partnerId} and id = ${id} and sounds is null`.execute(
        trx,
      )
      await refreshListings(trx, partnerId, [id])
    })
  }
  return rows.at(-1)?.id
}
