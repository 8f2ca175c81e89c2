import type { listSorts } from '@mallard/contract/catalog/catalog.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Shelf } from '#features/promotion/index.ts'
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

/** Whether a filter leaves all that is on sale. */
export function isEverything({ inStock, ...rest }: ListFilter): boolean {
  return !inStock && Object.values(rest).every((part) => part === undefined || (Array.isArray(part) && part.length === 0))
}

export type ListSort = (typeof listSorts)[number]

const orders: Readonly<Record<ListSort, (price: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  default: () => sql`sg.sort, sg.goods_id`,
  sales: () => sql`sg.sales desc, sg.goods_id`,
  priceUp: (price) => sql`${price}, sg.goods_id`,
  priceDown: (price) => sql`${price} desc, sg.goods_id desc`,
  newest: () => sql`g.launched_at desc, sg.goods_id`,
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
  category_id: number
  /** Of the SKU that is shown; absent while no promotion asks for it. */
  sku_id: number | null
}

/** Columns of a goods card in the language of the shopper. */
export function cardColumns(locale: Locale, { price, isPlain }: Shelf): RawBuilder<unknown> {
  const words =
    locale === 'en'
      ? sql`coalesce(nullif(g.title_en, ''), g.title) as title, coalesce(nullif(g.sub_title_en, ''), g.sub_title) as sub_title`
      : sql`g.title, g.sub_title`
  const tags = locale === 'en' ? sql`case when cardinality(g.tags_en) > 0 then g.tags_en else g.tags end as tags` : sql`g.tags`
  const sku = isPlain ? sql`null::bigint` : sql`(select k.id from sku k where k.partner_id = sg.partner_id and k.product_sn = sg.product_sn)`
  return sql`sg.goods_id as item_id, sg.product_sn, ${words}, g.pics->0 as pic, ${price} as price, sg.list_price, sg.sales, sg.stock_state, ${tags}, g.category_id, ${sku} as sku_id`
}

/** A join of the store's row to its goods; there is one, so that leaving it out changes nothing. */
const withGoods = sql`join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id`

/** The goods that a filter leaves, as `store_goods sg`; with `goods g` beside it unless the filter can do without and nobody else asks for it. */
export function matching(scope: Scope, filter: ListFilter, shelf: Shelf, wantsGoods = true): RawBuilder<unknown> {
  const conditions = [sql`sg.partner_id = ${scope.partnerId} and sg.store_id = ${scope.storeId} and sg.on_sale`]
  if (filter.categoryIds) conditions.push(sql`g.category_id = any(${filter.categoryIds}::bigint[])`)
  if (filter.terms) {
    conditions.push(sql`g.tokens @> ${filter.terms.tokens}::text[]`)
    for (const word of filter.terms.words) conditions.push(sql`position(${word} in g.search_text) > 0`)
  }
  if (filter.priceMin !== undefined) conditions.push(sql`${shelf.price} >= ${filter.priceMin}`)
  if (filter.priceMax !== undefined) conditions.push(sql`${shelf.price} <= ${filter.priceMax}`)
  if (filter.inStock) conditions.push(sql`sg.stock_state > 0`)
  if (filter.goodsIds) conditions.push(sql`sg.goods_id = any(${filter.goodsIds}::bigint[])`)
  if (filter.notGoodsId) conditions.push(sql`sg.goods_id <> ${filter.notGoodsId}`)
  for (const attr of filter.attrs ?? []) {
    conditions.push(
      sql`exists (select 1 from sku where sku.goods_id = sg.goods_id and (sku.attrs @> ${JSON.stringify([attr])}::jsonb or sku.attrs_en @> ${JSON.stringify([attr])}::jsonb))`,
    )
  }
  const asksPrice = filter.priceMin !== undefined || filter.priceMax !== undefined
  const joins = wantsGoods || (asksPrice && shelf.wantsGoods) || filter.categoryIds || filter.terms ? withGoods : sql``
  return sql`store_goods sg ${joins} where ${sql.join(conditions, sql` and `)}`
}

/**
 * Finds the place of the page by the narrow rows of an index, and reads the wide ones of its cards alone, one by one: a plan
 * kept for every page would expect a tenth of the store and read all of it.
 */
export async function findCards(
  db: Kysely<Tables>,
  scope: Scope,
  shelf: Shelf,
  filter: ListFilter,
  sort: ListSort,
  locale: Locale,
  offset: number,
  limit: number,
): Promise<CardRow[]> {
  const order = sql`${besideFirst(filter)}${orders[sort](shelf.price)}`
  const wantsGoods = sort === 'newest' || (shelf.wantsGoods && (sort === 'priceUp' || sort === 'priceDown')) || filter.besideGoodsId !== undefined
  const found = await sql<CardRow>`
    select ${cardColumns(locale, shelf)}
    from (select sg.goods_id as id from ${matching(scope, filter, shelf, wantsGoods)} order by ${order} limit ${limit} offset ${offset}) page
    cross join lateral (select * from store_goods s where s.partner_id = ${scope.partnerId} and s.store_id = ${scope.storeId} and s.goods_id = page.id offset 0) sg
    ${withGoods}
    order by ${order}`.execute(db)
  return found.rows
}

/** Everything on sale, the newest first. No index knows this order: when goods were launched stands in their own wide rows. */
export async function newestIds(db: Kysely<Tables>, scope: Scope, shelf: Shelf): Promise<number[]> {
  const found = await sql<{ ids: string | null }>`
    select string_agg(sg.goods_id::text, ',' order by ${orders.newest(shelf.price)}) as ids from ${matching(scope, {}, shelf)}`.execute(db)
  return found.rows[0]?.ids?.split(',').map(Number) ?? []
}

function besideFirst({ besideGoodsId }: ListFilter): RawBuilder<unknown> {
  return besideGoodsId === undefined ? sql`` : sql`g.category_id = (select category_id from goods where id = ${besideGoodsId}) desc, `
}

export async function countCards(db: Kysely<Tables>, scope: Scope, shelf: Shelf, filter: ListFilter): Promise<number> {
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${matching(scope, filter, shelf, false)}`.execute(db)
  return counted.rows[0]?.count ?? 0
}

/** Titles that begin with, or hold, the words typed so far; the best sold first. */
export async function suggestTitles(db: Kysely<Tables>, scope: Scope, shelf: Shelf, terms: SearchTerms, locale: Locale): Promise<string[]> {
  const found = await sql<{ title: string }>`select ${locale === 'en' ? sql`coalesce(nullif(g.title_en, ''), g.title)` : sql`g.title`} as title
    from ${matching(scope, { terms }, shelf)} order by sg.sales desc, sg.goods_id limit 8`.execute(db)
  return found.rows.map((row) => row.title)
}

export interface FacetRows {
  categories: { id: number; name: string; count: number }[]
  attrs: { key: string; values: string[] }[]
  price_min: number
  price_max: number
}

/** What a result can be narrowed by. */
export async function findFacets(db: Kysely<Tables>, scope: Scope, shelf: Shelf, filter: ListFilter, locale: Locale): Promise<FacetRows> {
  const attrs = locale === 'en' ? sql`coalesce(g.en->'attrs', g.attrs)` : sql`g.attrs`
  const name = locale === 'en' ? sql`coalesce(nullif(c.name_en, ''), c.name)` : sql`c.name`
  const found = await sql<FacetRows>`
    with hit as materialized (select g.id, g.category_id, ${attrs} as attrs, ${shelf.price} as price from ${matching(scope, filter, shelf)} limit 2000)
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

/** What a coupon holds for: goods, or categories with those under them; neither means everything. */
export async function goodsOfCoupon(
  db: Kysely<Tables>,
  { partnerId, storeId }: Scope,
  grantUuid: string,
): Promise<{ goodsIds: number[] | null; categoryIds: number[] } | undefined> {
  const { rows } = await sql<{ goodsIds: number[] | null; categoryIds: number[] | null }>`
    select case when t.sku_id is not null then (select array_agg(k.goods_id) from sku k where k.partner_id = t.partner_id and k.id = t.sku_id)
        when t.scope = 'goods' then t.scope_ids end as "goodsIds",
      case when t.sku_id is null and t.scope = 'category' then t.scope_ids end as "categoryIds"
    from coupon_template t where t.partner_id = ${partnerId} and (t.store_id is null or t.store_id = ${storeId}) and t.grant_uuid = ${grantUuid}`.execute(db)
  const found = rows[0]
  return found && { goodsIds: found.goodsIds, categoryIds: found.categoryIds ?? [] }
}
