import type { Locale, Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { enough, gathered, type ListFilter } from './matching.repo.ts'
import { localisedColumn } from '#platform/db/localised-column.ts'

/** How much a list can be narrowed by is told at most: categories, keys, and values of each key. */
export const maxFacets = { categories: 12, keys: 4, values: 12 } as const

export interface FacetRows {
  /** Those that goods stand in themselves, with the most goods first. */
  readonly categories: readonly {
    readonly id: number
    readonly name: string
    readonly count: number
  }[]
  /** Keys of the most goods first. */
  readonly attrs: readonly { readonly key: string; readonly values: readonly string[] }[]
  /** Fen, of the cheapest goods and of the dearest; 0 without any. */
  readonly price_min: number
  readonly price_max: number
}

/** What categories `c` are called. */
const nameIn = (locale: Locale): RawBuilder<unknown> =>
  localisedColumn(locale, sql`c.name`, sql`c.name_en`)

/**
 * What a result can be narrowed by, as its first hits say, `max` at most. Keys and values stand in
 * the order of their code points, whatever language the database sorts in.
 */
export async function findFacets(
  db: Db,
  scope: Scope,
  filter: ListFilter,
  locale: Locale,
  max = enough,
): Promise<FacetRows> {
  const attrs = locale === 'en' ? sql`coalesce(g.en->'attrs', g.attrs)` : sql`g.attrs`
  const hits = gathered(scope, filter, sql`l.goods_id, l.price`, sql`0`, max)
  const found = await sql<FacetRows>`
    with found as materialized ${hits},
    hit as materialized (select g.id, g.category_id, ${attrs} as attrs, found.price
      from found join goods g on g.partner_id = ${scope.partnerId} and g.id = found.goods_id)
    select
      coalesce((select json_agg(row_to_json(t)) from (
        select c.id, ${nameIn(locale)} as name, count(*)::int as count
        from hit
        join category c on c.partner_id = ${scope.partnerId} and c.id = hit.category_id
        group by c.id order by count(*) desc, c.id limit ${sql.lit(maxFacets.categories)}) t),
          '[]') as categories,
          coalesce((select json_agg(json_build_object('key', key, 'values', "values")) from (
        select (a->>'key') collate "C" as key,
          (array_agg(distinct (v->>'value') collate "C"))[1:${sql.lit(maxFacets.values)}] as "values",
          count(distinct hit.id) as goods
        from hit, jsonb_array_elements(hit.attrs) a, jsonb_array_elements(a->'values') v
        group by 1 order by 3 desc, 1 limit ${sql.lit(maxFacets.keys)}) t), '[]') as attrs,
      coalesce(min(price), 0) as price_min, coalesce(max(price), 0) as price_max from hit`.execute(
    db,
  )
  return found.rows[0] ?? { categories: [], attrs: [], price_min: 0, price_max: 0 }
}

/** What these categories of a partner are called, by their ids. */
export async function findCategoryNames(
  db: Db,
  partnerId: number,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, ${nameIn(locale)} as name from category c
    where c.partner_id = ${partnerId} and c.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
