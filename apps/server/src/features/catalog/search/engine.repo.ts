import type { Scope } from '@mallard/kernel'
import type { SearchDocument } from '@mallard/providers/search'
import { sql } from 'kysely'
import { detailsOf } from '#features/catalog/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'
import { categoriesOf, digestOfContent, launchedOf, variantsOf } from './list-index.repo.ts'

/** What the engine knows of goods, as a digest; below 1: of the index as a whole. */
export interface Indexed {
  readonly id: number
  readonly digest: string
}

/** In place of goods: how the index searches, and how far it knows the store. */
const [settingsId, roundId] = [0, -1]

/** When the engine had been told all of a store, in ms, and what could be seen then. */
interface Round {
  readonly at: number
  /** In the words of `pg_snapshot`. */
  readonly snapshot: string
}

interface Told {
  readonly settings?: string | undefined
  /** Absent: it was never told everything. */
  readonly round?: Round | undefined
}

/** Of these goods, or of all, those the listing or the index has. */
const among = (column: string, ids: readonly number[] | undefined) =>
  ids ? sql`and ${sql.ref(column)} = any(${ids}::bigint[])` : sql``

/** The next goods after an id, of these or of all, that the engine does not know as they are. */
export async function findUnindexed(
  db: Db,
  { partnerId, storeId }: Scope,
  after: number,
  max: number,
  ids?: readonly number[],
): Promise<(SearchDocument & Indexed)[]> {
  const { rows } = await sql<SearchDocument & Indexed>`
    select l.goods_id as id, g.title, g.title_en as "titleEn", g.search_text as words,
      array_to_string(${detailsOf.values} || ${detailsOf.codes}, ' ') as details,
      ${categoriesOf} as categories, ${variantsOf} as variants, l.price, l.stock_state > 0 as "isInStock",
      l.sales, ${launchedOf} as launched, l.sort as place, now_is.digest
    from listing l
    join goods g on g.partner_id = l.partner_id and g.id = l.goods_id
    cross join lateral (
      select md5(concat_ws('|', g.title, g.title_en, g.search_text, array_to_string(g.detail_terms, ' '),
        ${digestOfContent}, l.price, l.stock_state > 0, l.sales, ${launchedOf}, l.sort)) as digest
    ) now_is
    left join search_indexed i
      on i.partner_id = l.partner_id and i.store_id = l.store_id and i.goods_id = l.goods_id
    where l.partner_id = ${partnerId} and l.store_id = ${storeId} and l.category_id = 0
      and l.goods_id > ${after} ${among('l.goods_id', ids)}
      and i.digest is distinct from now_is.digest
    order by l.goods_id limit ${max}`.execute(db)
  return rows
}

/** The next goods, of these or of all, that the engine knows and the store sells no more. */
export async function findGone(
  db: Db,
  { partnerId, storeId }: Scope,
  max: number,
  ids?: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.goods_id as id from search_indexed i
    where i.partner_id = ${partnerId} and i.store_id = ${storeId}
      and i.goods_id > 0 ${among('i.goods_id', ids)}
      and not exists (
        select 1 from listing l where l.partner_id = i.partner_id and l.store_id = i.store_id
          and l.category_id = 0 and l.goods_id = i.goods_id
      )
    order by i.goods_id limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What an engine was told of a store as a whole. */
export async function findTold(db: Db, { partnerId, storeId }: Scope): Promise<Told> {
  const rows = await db
    .selectFrom('search_indexed')
    .select(['goods_id', 'digest'])
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .where('goods_id', 'in', [settingsId, roundId])
    .execute()
  const of = (id: number) => rows.find((row) => row.goods_id === id)?.digest
  const [at, snapshot] = of(roundId)?.split(' ') ?? []
  return {
    settings: of(settingsId),
    round: snapshot === undefined ? undefined : { at: Number(at), snapshot },
  }
}

export const keepSettings = (db: Db, scope: Scope, settings: string): Promise<void> =>
  keepIndexed(db, scope, [{ id: settingsId, digest: settings }])

export const keepRound = (db: Db, scope: Scope, { at, snapshot }: Round): Promise<void> =>
  keepIndexed(db, scope, [{ id: roundId, digest: `${at} ${snapshot}` }])

/** From now on it is not said to know everything. */
export const forgetRound = (db: Db, scope: Scope): Promise<void> =>
  forgetIndexed(db, scope, [roundId])

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
