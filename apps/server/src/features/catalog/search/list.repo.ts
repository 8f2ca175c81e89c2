import type { PictureRef } from '@mallard/contract/fields'
import type { Locale, Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { SkuAttr } from '#features/catalog/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import {
  enough,
  firstLook,
  gathered,
  isNarrow,
  type ListFilter,
  type ListSort,
  matching,
  matchingFirst,
  maxSorted,
  orders,
  skusWith,
} from './matching.repo.ts'
import { localisedColumn } from '#platform/db/localised-column.ts'

export interface CardRow {
  item_id: number
  product_sn: string
  title: string
  sub_title: string
  pic: PictureRef
  /** Fen that the SKU shown costs before promotions. */
  sale_price: number
  /** Fen that may be struck through; 0: none. */
  struck_price: number
  sales: number
  stock_state: 0 | 1 | 2
  tags: string[]
  category_id: number
}

/** Where a page stands in its list. */
export interface Place {
  readonly offset: number
  readonly limit: number
}

/**
 * Columns of a goods card in the language of the shopper. Who asks for a colour sees the goods in
 * that colour.
 */
function cardColumns(locale: Locale, attrs: readonly SkuAttr[] = []): RawBuilder<unknown> {
  const title = localisedColumn(locale, sql`g.title`, sql`g.title_en`)
  const subTitle = localisedColumn(locale, sql`g.sub_title`, sql`g.sub_title_en`)
  const tags =
    locale === 'en'
      ? sql`case when cardinality(g.tags_en) > 0 then g.tags_en else g.tags end as tags`
      : sql`g.tags`
  const pic =
    attrs.length > 0
      ? sql`coalesce((select k.pic from ${skusWith(sql`sg`, attrs)}
        order by (s.on_hand > s.reserved) desc, k.sort limit 1),
        g.pics->0)`
      : sql`g.pics->0`
  return sql`sg.goods_id as item_id, sg.product_sn, ${title} as title, ${subTitle} as sub_title,
    ${pic} as pic, sg.price as sale_price, sg.struck_price, sg.sales, sg.stock_state, ${tags}, g.category_id`
}

/** Of these sizes are the longest stretches that pages are cut from: few texts, each planned once. */
const stretches = [32, 128, 512, 2_048, 8_192] as const

/**
 * The place of each goods of a page, `listing l` being narrow rows in some order; then the wide
 * rows of its cards alone, one by one. That a page is short is said by a number in the text:
 * PostgreSQL would make another plan with each run if it stood among the parameters
 * (docs/decisions/0100-lists-planned-once.md).
 */
function pageOf(
  rows: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { offset, limit }: Place,
): RawBuilder<unknown> {
  const end = offset + limit
  const stretch = stretches.find((size) => size >= end)
  const ranked = sql`
    select l.goods_id as id, row_number() over (order by ${order}) as place from ${rows}`
  if (stretch === undefined) return sql`${ranked} order by ${order} limit ${limit} offset ${offset}`
  return sql`
    select ranked.id, ranked.place from (
      select * from (${ranked}) counted where counted.place <= ${end} limit ${sql.lit(stretch)}
    ) ranked where ranked.place > ${offset}`
}

const cardsOn = (scope: Scope) => sql`
  cross join lateral (select * from store_goods s where ${ofStore('s', scope)} and s.goods_id = page.id
    offset 0) sg
  join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id`

/** A page of a list in the order of an index. */
export async function findCards(
  db: Db,
  scope: Scope,
  filter: ListFilter,
  sort: ListSort,
  locale: Locale,
  place: Place,
): Promise<CardRow[]> {
  const rows = matching(scope, walked(filter, sort), isNarrow(filter, sort))
  return cardsIn(db, scope, filter, locale, pageOf(rows, orders[sort], place))
}

/**
 * The same, if it lies among the first rows of the order; undefined when more would have to be
 * looked at.
 */
export async function findFirstCards(
  db: Db,
  scope: Scope,
  filter: ListFilter,
  sort: ListSort,
  locale: Locale,
  place: Place,
  max = firstLook,
): Promise<CardRow[] | undefined> {
  const rows = matchingFirst(scope, walked(filter, sort), orders[sort], max)
  const found = await cardsIn(db, scope, filter, locale, pageOf(rows, orders[sort], place))
  return found.length < place.limit ? undefined : found
}

/**
 * The cards of these goods in this order, each by its key; those that fit the filter no more are left
 * out.
 */
export async function findCardsOf(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  filter: ListFilter,
  locale: Locale,
): Promise<CardRow[]> {
  const page = sql`
    select asked.id, asked.place from unnest(${ids}::bigint[]) with ordinality asked (id, place)
    cross join lateral (
      select 1 from ${matching(scope, filter, true)} and l.goods_id = asked.id limit 1
    ) listed`
  return cardsIn(db, scope, filter, locale, page)
}

async function cardsIn(
  db: Db,
  scope: Scope,
  { attrs }: ListFilter,
  locale: Locale,
  page: RawBuilder<unknown>,
): Promise<CardRow[]> {
  const found = await sql<CardRow>`
    select ${cardColumns(locale, attrs)} from (${page}) page
    ${cardsOn(scope)} order by page.place`.execute(db)
  return found.rows
}

/**
 * The goods of a page whose hits are sorted; undefined when these are more than `max`. Hits are
 * gathered by an index that knows no order; whether one of their SKUs has all attributes is asked
 * of each in turn, until the page is full.
 */
export async function findSorted(
  db: Db,
  scope: Scope,
  filter: ListFilter,
  sort: ListSort,
  { offset, limit }: Place,
  max = maxSorted,
): Promise<number[] | undefined> {
  const { attrs, ...wide } = walked(filter, sort)
  const held = attrs
    ? sql`cross join lateral (select 1 from ${skusWith(sql`l`, attrs)} limit 1) held`
    : sql``
  const found = await sql<{ hits: number; ids: number[] }>`
    with hit as materialized (
      select l.partner_id, l.store_id, ${sortKeys} from ${matching(scope, wide)} limit ${sql.lit(max + 1)})
    select (select count(*)::int from hit) as hits, array(
      select l.goods_id::int
      from (select * from hit l where (select count(*) from hit) <= ${sql.lit(max)}
        order by ${orders[sort]}) l
      ${held} limit ${limit} offset ${offset}) as ids`.execute(db)
  const { hits = 0, ids = [] } = found.rows[0] ?? {}
  return hits > max ? undefined : ids
}

/**
 * Where a hit stands by what is looked for, the smallest first: as an engine has it, or by whether
 * its title says it in one of its ways.
 */
function rankOf({ found, phrases = [] }: ListFilter): RawBuilder<unknown> {
  if (found) {
    const places = Object.fromEntries(found.map((id, place) => [id, place]))
    return sql`(${JSON.stringify(places)}::jsonb -> l.goods_id::text)::integer`
  }
  if (phrases.length === 0) return sql`0`
  const ways = phrases.map((terms) => sql`l.title like all(${terms.map(within)}::text[])`)
  return sql`case when ${sql.join(ways, sql` or `)} then 0 else 1 end`
}

/** A pattern that finds a term anywhere in a text. */
const within = (term: string) => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`

/**
 * The default order of what is looked for: by rank, of these what was bought before, then as the
 * operator sorts.
 */
const byRank = sql`l.rank, (l.sales > 0) desc, ${orders.default}`

/** What the orders of lists read. */
const sortKeys = sql`l.goods_id, l.sort, l.sales, l.price, l.launched_at`

/** Of a search or a price range, the order of what it finds. */
function hitOrder({ phrases, found }: ListFilter, sort: ListSort): RawBuilder<unknown> {
  const isSearch = phrases !== undefined || found !== undefined
  return isSearch && sort === 'default' ? byRank : orders[sort]
}

const hitsOf = (scope: Scope, filter: ListFilter) =>
  sql`hit as materialized ${gathered(scope, filter, sortKeys, rankOf(filter))}`

/** In the default order of a search, details beyond those that are gathered are left out. */
const isByNames = ({ phrases, where }: ListFilter, sort: ListSort) =>
  phrases !== undefined && where === undefined && sort === 'default'

/** How many hits must be fewer than `enough` for all to be sorted. */
const sorted = (filter: ListFilter, sort: ListSort) =>
  isByNames(filter, sort)
    ? sql`(select count(*) from hit where rank < 2)`
    : sql`(select count(*) from hit)`

/** What a walk looks for: details stand behind the names, of which there are too many to sort. */
const walked = (filter: ListFilter, sort: ListSort): ListFilter =>
  isByNames(filter, sort) ? { ...filter, where: 'names' } : filter

/**
 * A page of what a search or a price range finds, with the number of hits; undefined when there are
 * too many to sort.
 */
export async function findHits(
  db: Db,
  scope: Scope,
  filter: ListFilter,
  sort: ListSort,
  locale: Locale,
  place: Place,
): Promise<{ rows: CardRow[]; count: number } | undefined> {
  const { rows } = await sql<CardRow & { hits: number; sorted: number; place: number | null }>`
    with ${hitsOf(scope, filter)} select counted.hits, counted.sorted, card.*
    from (select count(*)::int as hits, ${sorted(filter, sort)}::int as sorted from hit) counted
    left join (
      select page.place, ${cardColumns(locale, filter.attrs)}
      from (${pageOf(sql`hit l`, hitOrder(filter, sort), place)}) page ${cardsOn(scope)}
      where ${sorted(filter, sort)} < ${sql.lit(enough)}
    ) card on true order by card.place`.execute(db)
  const { hits: count = 0, sorted: few = 0 } = rows[0] ?? {}
  return few < enough ? { rows: rows.filter((row) => row.place !== null), count } : undefined
}

/**
 * All goods that a search or a price range finds, in order; undefined when there are too many to
 * sort.
 */
export async function findHitPlaces(
  db: Db,
  scope: Scope,
  filter: ListFilter,
  sort: ListSort,
): Promise<number[] | undefined> {
  const { rows } = await sql<{ id: number; sorted: number }>`
    with ${hitsOf(scope, filter)} select l.goods_id as id, ${sorted(filter, sort)}::int as sorted
    from hit l
    order by ${hitOrder(filter, sort)}`.execute(db)
  return (rows[0]?.sorted ?? 0) < enough ? rows.map(({ id }) => id) : undefined
}

/** The first goods of a list in the order of an index. */
export async function findPlaces(
  db: Db,
  scope: Scope,
  filter: ListFilter,
  sort: ListSort,
  max: number,
): Promise<number[]> {
  const rows = matching(scope, walked(filter, sort), isNarrow(filter, sort))
  const found = await sql<{ id: number }>`
    select page.id
    from (${pageOf(rows, orders[sort], { offset: 0, limit: max })}) page
    order by page.place`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** The category of goods that the store's partner has. */
export async function categoryOf(
  db: Db,
  scope: Scope,
  goodsId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('goods')
    .select('category_id')
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', goodsId)
    .executeTakeFirst()
  return row?.category_id
}

/**
 * What a coupon holds for: goods, or categories with those under them; neither means everything.
 */
export async function goodsOfCoupon(
  db: Db,
  { partnerId, storeId }: Scope,
  grantUuid: string,
): Promise<{ goodsIds: number[] | null; categoryIds: number[] } | undefined> {
  const { rows } = await sql<{ goodsIds: number[] | null; categoryIds: number[] | null }>`
    select case
      when t.sku_id is not null then (select array_agg(k.goods_id) from sku k
        where k.partner_id = t.partner_id and k.id = t.sku_id)
        when t.scope = 'goods' then t.scope_ids end as "goodsIds",
      case when t.sku_id is null and t.scope = 'category' then t.scope_ids end as "categoryIds"
    from coupon_template t
    where t.partner_id = ${partnerId} and (t.store_id is null or t.store_id = ${storeId})
      and t.grant_uuid = ${grantUuid}`.execute(db)
  const found = rows[0]
  return found && { goodsIds: found.goodsIds, categoryIds: found.categoryIds ?? [] }
}
