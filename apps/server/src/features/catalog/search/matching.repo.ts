import type { listSorts } from '@mallard/contract/catalog/catalog/catalog.fields'
import { maxCounted } from '@mallard/contract/catalog/search/list.codes'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { categoryTerm, detailTerm, type SkuAttr } from '#features/catalog/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'
import { given } from '#platform/db/part-if.ts'

/** Which goods a list holds. */
export interface ListFilter {
  /** A category with those under it. */
  categoryId?: number | undefined
  /** Terms of the listing: of each group one must be among the goods'. */
  terms?: readonly (readonly string[])[] | undefined
  /** What is looked for, put in several ways: of one of them all terms must be among the goods'. */
  phrases?: readonly (readonly string[])[] | undefined
  /** Where phrases may stand: in what names goods alone, or in their details as well, unless told. */
  where?: 'names' | 'details' | undefined
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

/** Hits are gathered and lists are counted up to here: one more than a page tells. */
export const enough = maxCounted + 1

/** So many rows of an order are looked at for a page before its hits are sorted instead. */
export const firstLook = 4_096
/** And so many hits are sorted at most; beyond them an order's walk comes to a page. */
export const maxSorted = 30_000

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
  sku k
    join store_sku s on s.partner_id = ${row}.partner_id and s.store_id = ${row}.store_id and s.sku_id = k.id
  where k.partner_id = ${row}.partner_id and k.goods_id = ${row}.goods_id and k.closed_at is null
    and (k.attrs @> ${JSON.stringify(attrs)}::jsonb or k.attrs_en @> ${JSON.stringify(attrs)}::jsonb)`

/**
 * The rows of the listing that a filter leaves, as `listing l`. `walk`: they are looked at in the
 * order of an index until there are enough, so what they are narrowed by is written such that
 * PostgreSQL looks nothing up by it.
 */
export function matching(scope: Scope, filter: ListFilter, walk = false): RawBuilder<unknown> {
  // Codes of terms say the store as well: another index, read beside theirs, would say all of it.
  const isByIndexOfTerms = isByTerms(filter) && !walk && !filter.goodsIds && !filter.found
  const [partner, store] = isByIndexOfTerms
    ? [sql`l.partner_id + 0`, sql`l.store_id + 0`]
    : [sql`l.partner_id`, sql`l.store_id`]
  const conditions = [
    sql`${partner} = ${scope.partnerId} and ${store} = ${scope.storeId}
      and l.category_id = ${listOf(filter)}`,
    ...narrowing(scope, filter, walk),
  ]
  return sql`listing l where ${sql.join(conditions, sql` and `)}`
}

/**
 * The same among the first rows of an order alone, however few of them the filter leaves. Whose
 * list it is stands in queries of their own, so that a plan for any store costs what one for this
 * store does, and is kept.
 */
export function matchingFirst(
  scope: Scope,
  filter: ListFilter,
  order: RawBuilder<unknown>,
  max: number,
): RawBuilder<unknown> {
  const conditions = narrowing(scope, filter, true)
  return sql`(
    select * from listing l where l.partner_id = (select ${scope.partnerId}::integer)
      and l.store_id = (select ${scope.storeId}::integer)
      and l.category_id = (select ${listOf(filter)}::bigint)
    order by ${order} limit ${sql.lit(max)}
  ) l where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`
}

const isByTerms = ({ terms, phrases = [] }: ListFilter) => terms !== undefined || phrases.length > 0

/**
 * The category whose rows a filter looks at. Terms stand in the row of the whole store, with those
 * of its categories. Their index holds no other rows: a plan for any category could not use it.
 */
const listOf = (filter: ListFilter): RawBuilder<unknown> =>
  isByTerms(filter) ? sql`0` : sql`${filter.categoryId ?? 0}`

type Condition = RawBuilder<unknown>

/** What a filter asks of a row of its list. */
function narrowing(scope: Scope, filter: ListFilter, walk: boolean): Condition[] {
  const held = (condition: Condition) => (walk ? sql`coalesce(${condition}, false)` : condition)
  const groups = [...(filter.terms ?? [])]
  if (isByTerms(filter) && filter.categoryId !== undefined)
    groups.push([categoryTerm(filter.categoryId)])
  const price = walk ? sql`l.price + 0` : sql`l.price`
  return [
    ...groups.map((group) => held(sql`l.terms && ${codesOf(scope, group)}`)),
    ...saying(scope, filter, held),
    ...given(filter.priceMin, (min) => sql`${price} >= ${min}`),
    ...given(filter.priceMax, (max) => sql`${price} <= ${max}`),
    ...given(filter.attrs, (attrs) => sql`exists (select 1 from ${skusWith(sql`l`, attrs)})`),
    ...(filter.inStock ? [sql`l.stock_state > 0`] : []),
    ...given(filter.goodsIds, (ids) => sql`l.goods_id = any(${ids}::bigint[])`),
    ...given(filter.found, (ids) => sql`l.goods_id = any(${ids}::bigint[])`),
    ...given(filter.notGoodsId, (id) => sql`l.goods_id <> ${id}`),
    ...given(
      filter.notCategoryId,
      (id) => sql`not exists (select 1 from listing c
      where c.partner_id = l.partner_id and c.store_id = l.store_id
      and c.category_id = ${id} and c.goods_id = l.goods_id)`,
    ),
  ]
}

const codesOf = ({ partnerId, storeId }: Scope, terms: readonly string[]) =>
  sql`(select array_agg(term_code(${partnerId}, ${storeId}, term))
      from unnest(${terms}::text[]) term)`

/** That goods say one of the phrases, where the filter looks for it. */
function saying(
  scope: Scope,
  { phrases = [], where }: ListFilter,
  held: (condition: Condition) => Condition,
): Condition[] {
  if (phrases.length === 0) return []
  const inNames = anyOf(phrases.map((all) => sql`l.terms @> ${codesOf(scope, all)}`))
  if (where === 'names') return [held(inNames)]
  const anywhere = anyOf(
    phrases.map((all) =>
      allOf(all.map((term) => sql`l.terms && ${codesOf(scope, [term, detailTerm(term)])}`)),
    ),
  )
  return [held(anywhere), ...(where === 'details' ? [sql`not ${inNames}`] : [])]
}

const anyOf = (parts: readonly RawBuilder<unknown>[]) => sql`(${sql.join(parts, sql` or `)})`
const allOf = (parts: readonly RawBuilder<unknown>[]) => sql`(${sql.join(parts, sql` and `)})`

/**
 * Columns of the first hits of a filter, `max` at most: of a search those that names say it of
 * before those whose details do. These have `rank` 2.
 */
export function gathered(
  scope: Scope,
  filter: ListFilter,
  columns: RawBuilder<unknown>,
  rank: RawBuilder<unknown> = sql`0`,
  max = enough,
): RawBuilder<unknown> {
  const part = (of: ListFilter, place: RawBuilder<unknown>) =>
    sql`(select ${columns}, ${place} as rank from ${matching(scope, of)} limit ${sql.lit(max)})`
  if (!filter.phrases || filter.where) return part(filter, rank)
  const [names, details] = [
    part({ ...filter, where: 'names' }, rank),
    part({ ...filter, where: 'details' }, sql`2`),
  ]
  return sql`(${names} union all ${details} limit ${sql.lit(max)})`
}

/** How many there are, up to one more than `maxCounted`, or up to `max`. */
export async function countListed(
  db: Db,
  scope: Scope,
  filter: ListFilter,
  max = enough,
): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`
    select count(*)::int as count
    from (select 1 from ${matching(scope, filter)} limit ${sql.lit(max)}) l`.execute(db)
  return rows[0]?.count ?? 0
}
