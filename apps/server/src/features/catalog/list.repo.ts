import type { listSorts } from '@mallard/contract/catalog/catalog.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import type { Locale } from '#platform/http/context.ts'
import './catalog.tables.ts'
import type { SearchTerms } from './search.rules.ts'
import type { SkuAttr } from './catalog.tables.ts'

export interface ListFilter {
  categoryIds?: number[] | undefined
  terms?: SearchTerms | undefined
  priceMin?: number | undefined
  priceMax?: number | undefined
  inStock?: boolean | undefined
  attrs?: SkuAttr[] | undefined
  goodsIds?: number[] | undefined
  notGoodsId?: number | undefined
  /** Goods of the same category as this one come first. */
  besideGoodsId?: number | undefined
}

export type ListSort = (typeof listSorts)[number]

const orders: Readonly<Record<ListSort, RawBuilder<unknown>>> = {
  default: sql`sg.sort, sg.goods_id`,
  sales: sql`sg.sales desc, sg.goods_id`,
  priceUp: sql`sg.price, sg.goods_id`,
  priceDown: sql`sg.price desc, sg.goods_id desc`,
  newest: sql`g.launched_at desc, sg.goods_id`,
}

export interface CardRow {
  item_id: number
  product_sn: string
  title: string
  sub_title: string
  pic: PictureRef
  price: number
  list_price: number
  sales: number
  stock_state: 0 | 1 | 2
  tags: string[]
}

/** Columns of a goods card in the language of the shopper. */
export function cardColumns(locale: Locale): RawBuilder<unknown> {
  const words =
    locale === 'en'
      ? sql`coalesce(nullif(g.title_en, ''), g.title) as title, coalesce(nullif(g.sub_title_en, ''), g.sub_title) as sub_title`
      : sql`g.title, g.sub_title`
  const tags = locale === 'en' ? sql`case when cardinality(g.tags_en) > 0 then g.tags_en else g.tags end as tags` : sql`g.tags`
  return sql`sg.goods_id as item_id, sg.product_sn, ${words}, g.pics->0 as pic, sg.price, sg.list_price, sg.sales, sg.stock_state, ${tags}`
}

export function matching(scope: Scope, filter: ListFilter): RawBuilder<unknown> {
  const conditions = [sql`sg.partner_id = ${scope.partnerId} and sg.store_id = ${scope.storeId} and sg.on_sale`]
  if (filter.categoryIds) conditions.push(sql`g.category_id = any(${filter.categoryIds}::bigint[])`)
  if (filter.terms) {
    conditions.push(sql`g.tokens @> ${filter.terms.tokens}::text[]`)
    for (const word of filter.terms.words) conditions.push(sql`position(${word} in g.search_text) > 0`)
  }
  if (filter.priceMin !== undefined) conditions.push(sql`sg.price >= ${filter.priceMin}`)
  if (filter.priceMax !== undefined) conditions.push(sql`sg.price <= ${filter.priceMax}`)
  if (filter.inStock) conditions.push(sql`sg.stock_state > 0`)
  if (filter.goodsIds) conditions.push(sql`sg.goods_id = any(${filter.goodsIds}::bigint[])`)
  if (filter.notGoodsId) conditions.push(sql`sg.goods_id <> ${filter.notGoodsId}`)
  for (const attr of filter.attrs ?? []) {
    conditions.push(
      sql`exists (select 1 from sku where sku.goods_id = g.id and (sku.attrs @> ${JSON.stringify([attr])}::jsonb or sku.attrs_en @> ${JSON.stringify([attr])}::jsonb))`,
    )
  }
  return sql`store_goods sg join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id where ${sql.join(conditions, sql` and `)}`
}

export async function findCards(
  db: Kysely<Tables>,
  scope: Scope,
  filter: ListFilter,
  sort: ListSort,
  locale: Locale,
  offset: number,
  limit: number,
): Promise<CardRow[]> {
  const found =
    await sql<CardRow>`select ${cardColumns(locale)} from ${matching(scope, filter)} order by ${besideFirst(filter)}${orders[sort]} limit ${limit} offset ${offset}`.execute(
      db,
    )
  return found.rows
}

function besideFirst({ besideGoodsId }: ListFilter): RawBuilder<unknown> {
  return besideGoodsId === undefined ? sql`` : sql`g.category_id = (select category_id from goods where id = ${besideGoodsId}) desc, `
}

export async function countCards(db: Kysely<Tables>, scope: Scope, filter: ListFilter): Promise<number> {
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${matching(scope, filter)}`.execute(db)
  return counted.rows[0]?.count ?? 0
}

/** Titles that begin with, or hold, the words typed so far; the best sold first. */
export async function suggestTitles(db: Kysely<Tables>, scope: Scope, terms: SearchTerms, locale: Locale): Promise<string[]> {
  const found = await sql<{ title: string }>`select ${locale === 'en' ? sql`coalesce(nullif(g.title_en, ''), g.title)` : sql`g.title`} as title
    from ${matching(scope, { terms })} order by sg.sales desc, sg.goods_id limit 8`.execute(db)
  return found.rows.map((row) => row.title)
}

export interface FacetRows {
  categories: { id: number; name: string; count: number }[]
  attrs: { key: string; values: string[] }[]
  price_min: number
  price_max: number
}

/** What a result can be narrowed by. */
export async function findFacets(db: Kysely<Tables>, scope: Scope, filter: ListFilter, locale: Locale): Promise<FacetRows> {
  const attrs = locale === 'en' ? sql`coalesce(g.en->'attrs', g.attrs)` : sql`g.attrs`
  const name = locale === 'en' ? sql`coalesce(nullif(c.name_en, ''), c.name)` : sql`c.name`
  const found = await sql<FacetRows>`
    with hit as materialized (select g.id, g.category_id, ${attrs} as attrs, sg.price from ${matching(scope, filter)} limit 2000)
    select
      coalesce((select json_agg(row_to_json(t)) from (
        select c.id, ${name} as name, count(*)::int as count from hit join category c on c.partner_id = ${scope.partnerId} and c.id = hit.category_id
        group by c.id order by count(*) desc, c.id limit 12) t), '[]') as categories,
      coalesce((select json_agg(json_build_object('key', key, 'values', "values")) from (
        select a->>'key' as key, (array_agg(distinct v->>'value'))[1:12] as "values", count(distinct hit.id) as goods
        from hit, jsonb_array_elements(hit.attrs) a, jsonb_array_elements(a->'values') v group by 1 order by 3 desc limit 4) t), '[]') as attrs,
      coalesce(min(price), 0) as price_min, coalesce(max(price), 0) as price_max from hit`.execute(db)
  return found.rows[0] ?? { categories: [], attrs: [], price_min: 0, price_max: 0 }
}
