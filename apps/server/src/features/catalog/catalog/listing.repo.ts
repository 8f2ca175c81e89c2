import type { listSorts } from '@mallard/contract/catalog/catalog/catalog.fields'
import { mostCounted } from '@mallard/contract/catalog/catalog/list.codes'
import { type Scope, scopeText } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { CataloguePrices } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { SkuAttr } from './catalog.tables.ts'
import { categoryTerm } from './search.rules.ts'

/** Which goods a list holds. */
export interface ListFilter {
  /** A category with those under it. */
  categoryId?: number | undefined
  /** Terms of the listing: of each group one must be among the goods'. */
  terms?: readonly (readonly string[])[] | undefined
  /** What is looked for, put in several ways: of one of them all terms must be among the goods'. */
  phrases?: readonly (readonly string[])[] | undefined
  /** What an engine found instead of phrases, the best first. */
  found?: readonly number[] | undefined
  /** Fen, with the promotions that run. */
  priceMin?: number | undefined
  priceMax?: number | undefined
  inStock?: boolean | undefined
  /** Of one SKU all of these, beside the terms that they are found by. */
  attrs?: readonly SkuAttr[] | undefined
  goodsIds?: readonly number[] | undefined
  notGoodsId?: number | undefined
  notCategoryId?: number | undefined
}

export type ListSort = (typeof listSorts)[number]

/** Each is the order of an index, or of one read backwards. */
export const orders: Readonly<Record<ListSort, RawBuilder<unknown>>> = {
  default: sql`l.sort, l.goods_id`,
  sales: sql`l.sales desc, l.goods_id`,
  priceUp: sql`l.price, l.goods_id`,
  priceDown: sql`l.price desc, l.goods_id desc`,
  newest: sql`l.launched_at desc, l.goods_id`,
}

/** Before every moment. */
const atOnce = 0

/** Hits are gathered and lists are counted up to here: one more than a page tells. */
export const enough = mostCounted + 1

/** Whether an index other than the order's says sooner which goods these are. */
export function isNarrow(
  { terms, phrases, found, priceMin, priceMax }: ListFilter,
  sort: ListSort,
): boolean {
  const isByPrice = sort === 'priceUp' || sort === 'priceDown'
  return (
    terms !== undefined ||
    phrases !== undefined ||
    found !== undefined ||
    (!isByPrice && (priceMin !== undefined || priceMax !== undefined))
  )
}

/** Whether goods are looked at that the list does not show. */
export const isSparse = (filter: ListFilter, sort: ListSort): boolean =>
  isNarrow(filter, sort) ||
  [filter.attrs, filter.inStock, filter.notCategoryId].some((part) => part !== undefined)

/**
 * The SKUs `sku k` of the goods of a row that have all of these attributes and are sold in its
 * store, with `store_sku s`.
 */
export const skusWith = (row: RawBuilder<unknown>, attrs: readonly SkuAttr[]) => sql`
  sku k join store_sku s on s.partner_id = ${row}.partner_id and s.store_id = ${row}.store_id and s.sku_id = k.id
  where k.partner_id = ${row}.partner_id and k.goods_id = ${row}.goods_id
    and (k.attrs @> ${JSON.stringify(attrs)}::jsonb or k.attrs_en @> ${JSON.stringify(attrs)}::jsonb)`

/**
 * The rows of the listing that a filter leaves, as `listing l`. `walk`: they are looked at in the
 * order of an index until there are enough, so what they are narrowed by is written such that
 * PostgreSQL looks nothing up by it.
 */
export function matching(scope: Scope, filter: ListFilter, walk = false): RawBuilder<unknown> {
  const { terms, phrases = [], priceMin, priceMax } = filter
  const isByTerms = terms !== undefined || phrases.length > 0
  // Terms stand in the row of the whole store, with those of its categories. Their index holds no
  // other rows: a plan for any category could not use it.
  const inCategory = isByTerms ? sql`0` : sql`${filter.categoryId ?? 0}`
  // Codes of terms say the store as well: another index, read beside theirs, would say all of it.
  const isByIndexOfTerms = isByTerms && !walk && !filter.goodsIds && !filter.found
  const [partner, store] = isByIndexOfTerms
    ? [sql`l.partner_id + 0`, sql`l.store_id + 0`]
    : [sql`l.partner_id`, sql`l.store_id`]
  const conditions = [
    sql`${partner} = ${scope.partnerId} and ${store} = ${scope.storeId} and l.category_id = ${inCategory}`,
  ]
  const codes = (of: readonly string[]) =>
    sql`(select array_agg(term_code(${scope.partnerId}, ${scope.storeId}, term)) from unnest(${of}::text[]) term)`
  const held = (condition: RawBuilder<unknown>) =>
    conditions.push(walk ? sql`coalesce(${condition}, false)` : condition)
  const groups = [
    ...(terms ?? []),
    ...(phrases.length === 1 ? (phrases[0] ?? []).map((term) => [term]) : []),
  ]
  if (isByTerms && filter.categoryId !== undefined) groups.push([categoryTerm(filter.categoryId)])
  for (const group of groups) held(sql`l.terms && ${codes(group)}`)
  if (phrases.length > 1) {
    held(
      sql`(${sql.join(
        phrases.map((all) => sql`l.terms @> ${codes(all)}`),
        sql` or `,
      )})`,
    )
  }
  const price = walk ? sql`l.price + 0` : sql`l.price`
  if (priceMin !== undefined) conditions.push(sql`${price} >= ${priceMin}`)
  if (priceMax !== undefined) conditions.push(sql`${price} <= ${priceMax}`)
  if (filter.attrs) conditions.push(sql`exists (select 1 from ${skusWith(sql`l`, filter.attrs)})`)
  if (filter.inStock) conditions.push(sql`l.stock_state > 0`)
  for (const ids of [filter.goodsIds, filter.found])
    if (ids) conditions.push(sql`l.goods_id = any(${ids}::bigint[])`)
  if (filter.notGoodsId !== undefined) conditions.push(sql`l.goods_id <> ${filter.notGoodsId}`)
  if (filter.notCategoryId !== undefined) {
    conditions.push(sql`not exists (select 1 from listing c where c.partner_id = l.partner_id and c.store_id = l.store_id
      and c.category_id = ${filter.notCategoryId} and c.goods_id = l.goods_id)`)
  }
  return sql`listing l where ${sql.join(conditions, sql` and `)}`
}

/** How many there are, up to one more than `mostCounted`, or up to `most`. */
export async function countListed(
  db: Db,
  scope: Scope,
  filter: ListFilter,
  most = enough,
): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from (select 1 from ${matching(scope, filter)} limit ${sql.lit(most)}) l`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Brings the listing of these goods, or of the whole store, in step with what the store sells. */
export async function refreshListing(
  trx: Db,
  scope: Scope,
  goodsIds: readonly number[] | null,
): Promise<void> {
  await sql`select refresh_listing(${scope.partnerId}, ${scope.storeId}, ${goodsIds}::bigint[])`.execute(
    trx,
  )
}

/** The same in every store of the partner, for what goods say of themselves. */
export async function refreshListings(
  trx: Db,
  partnerId: number,
  goodsIds: readonly number[],
): Promise<void> {
  await sql`
    select refresh_listing(s.partner_id, s.store_id, s.goods_ids) from (
      select partner_id, store_id, array_agg(goods_id) as goods_ids from store_goods
      where partner_id = ${partnerId} and goods_id = any(${goodsIds}::bigint[]) group by partner_id, store_id
    ) s`.execute(trx)
}

/** Goods that came into another category: other promotions may hold for them, so that their prices are to be made again. */
export async function priceAgain(
  trx: Db,
  partnerId: number,
  goodsIds: readonly number[],
): Promise<void> {
  await sql`
    update listing set is_priced = false
    where partner_id = ${partnerId} and category_id = 0 and is_priced and goods_id = any(${goodsIds}::bigint[])`.execute(
    trx,
  )
}

/**
 * After prices or stock of goods moved: two columns, and nothing where they stand. A new price
 * stands without promotions until it is priced.
 */
export async function followStore(
  trx: Db,
  scope: Scope,
  goodsIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ is_priced: boolean }>`
    update listing l set stock_state = sg.stock_state, base_price = sg.price, price = case when l.base_price = sg.price then l.price else sg.price end,
      is_priced = l.is_priced and l.base_price = sg.price
    from store_goods sg
    where l.partner_id = ${scope.partnerId} and l.store_id = ${scope.storeId} and l.goods_id = any(${goodsIds}::bigint[])
      and sg.partner_id = l.partner_id and sg.store_id = l.store_id and sg.goods_id = l.goods_id
      and (l.stock_state, l.base_price) is distinct from (sg.stock_state, sg.price)
    returning l.is_priced`.execute(trx)
  if (rows.every(({ is_priced: isPriced }) => isPriced)) return
  await enqueue(trx, {
    kind: 'listing.prices',
    key: scopeText(scope),
    payload: {},
    scope,
    runAt: atOnce,
  })
}

/** Which promotions the prices of a store's listing were made with. */
export async function priceStateOf(
  db: Db,
  { partnerId, storeId }: Scope,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('listing_price_state')
    .select('running')
    .where('partner_id', '=', partnerId)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  return row?.running
}

export async function keepPriceState(
  db: Db,
  { partnerId, storeId }: Scope,
  running: string,
): Promise<void> {
  await db
    .insertInto('listing_price_state')
    .values({ partner_id: partnerId, store_id: storeId, running })
    .onConflict((conflict) => conflict.columns(['partner_id', 'store_id']).doUpdateSet({ running }))
    .execute()
}

/**
 * Writes the prices with promotions of the next goods after an id, of those that are to be priced
 * or of all; the last of them, undefined after the last of all.
 */
export async function writePrices(
  db: Db,
  scope: Scope,
  prices: CataloguePrices,
  which: 'all' | 'unpriced',
  after: number,
  count: number,
): Promise<number | undefined> {
  const asked = which === 'all' ? sql`` : sql`and not l.is_priced`
  const { rows } = await sql<{ last: number | null }>`
    with part as (
      select l.goods_id from listing l
      where l.partner_id = ${scope.partnerId} and l.store_id = ${scope.storeId} and l.category_id = 0 and l.goods_id > ${after} ${asked}
      order by l.goods_id limit ${count}
    ), priced as (
      select sg.goods_id, sg.price as base_price, ${prices.price} as price
      from store_goods sg join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id
      where sg.partner_id = ${scope.partnerId} and sg.store_id = ${scope.storeId} and sg.goods_id in (select goods_id from part)
    ), written as (
      update listing l set price = p.price, base_price = p.base_price, is_priced = true from priced p
      where l.partner_id = ${scope.partnerId} and l.store_id = ${scope.storeId} and l.goods_id = p.goods_id
        and (l.price, l.base_price, l.is_priced) is distinct from (p.price, p.base_price, true)
    )
    select max(goods_id) as last from part`.execute(db)
  return rows[0]?.last ?? undefined
}

/**
 * Brings the sales that lists sort by in step with those of the stores; purchases count theirs
 * without touching a list.
 */
export async function writeSales(db: Db): Promise<void> {
  await sql`
    update listing l set sales = sg.sales from store_goods sg
    where sg.partner_id = l.partner_id and sg.store_id = l.store_id and sg.goods_id = l.goods_id and l.sales <> sg.sales`.execute(
    db,
  )
}
