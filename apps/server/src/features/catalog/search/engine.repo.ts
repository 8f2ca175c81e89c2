import type { Scope } from '@mallard/kernel'
import type { SearchDocument } from '@mallard/providers/search'
import { sql } from 'kysely'
import { detailsOf } from '#features/catalog/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'

/** What the engine knows of goods, as a digest; id 0 is how the index searches. */
export interface Indexed {
  readonly id: number
  readonly digest: string
}

/** The next goods that the engine does not know, or not as they are. */
export async function findUnindexed(
  db: Db,
  { partnerId, storeId }: Scope,
  most: number,
): Promise<(SearchDocument & Indexed)[]> {
  const { rows } = await sql<SearchDocument & Indexed>`
    select l.goods_id as id, g.title, g.title_en as "titleEn", g.search_text as words,
      array_to_string(${detailsOf.values} || ${detailsOf.codes}, ' ') as details,
      l.sales > 0 as "isSold", l.sort as place, now_is.digest
    from listing l
    join goods g on g.partner_id = l.partner_id and g.id = l.goods_id
    cross join lateral (
      select md5(concat_ws('|', g.title, g.title_en, g.search_text, array_to_string(g.detail_terms, ' '), l.sales > 0, l.sort)) as digest
    ) now_is
    left join search_indexed i
      on i.partner_id = l.partner_id and i.store_id = l.store_id and i.goods_id = l.goods_id
    where l.partner_id = ${partnerId} and l.store_id = ${storeId} and l.category_id = 0
      and i.digest is distinct from now_is.digest
    order by l.goods_id limit ${most}`.execute(db)
  return rows
}

/** The next goods that the engine knows and the store sells no more. */
export async function findGone(
  db: Db,
  { partnerId, storeId }: Scope,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.goods_id as id from search_indexed i
    where i.partner_id = ${partnerId} and i.store_id = ${storeId} and i.goods_id > 0
      and not exists (
        select 1 from listing l where l.partner_id = i.partner_id and l.store_id = i.store_id
          and l.category_id = 0 and l.goods_id = i.goods_id
      )
    order by i.goods_id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function indexedAs(
  db: Db,
  { partnerId, storeId }: Scope,
  id: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('search_indexed')
    .select('digest')
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('goods_id', '=', id)
    .executeTakeFirst()
  return row?.digest
}

export async function keepIndexed(
  db: Db,
  { partnerId, storeId }: Scope,
  goods: readonly Indexed[],
): Promise<void> {
  await sql`
    insert into search_indexed (partner_id, store_id, goods_id, digest)
    select ${partnerId}, ${storeId}, id, digest
    from unnest(${goods.map(({ id }) => id)}::bigint[], ${goods.map(({ digest }) => digest)}::text[])
      as known (id, digest)
    on conflict (partner_id, store_id, goods_id) do update set digest = excluded.digest`.execute(db)
}

/** Forgets what the engine knows of these goods, or everything. */
export async function forgetIndexed(
  db: Db,
  { partnerId, storeId }: Scope,
  ids?: readonly number[],
): Promise<void> {
  const all = db
    .deleteFrom('search_indexed')
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
  await (ids ? all.where('goods_id', 'in', ids) : all).execute()
}
