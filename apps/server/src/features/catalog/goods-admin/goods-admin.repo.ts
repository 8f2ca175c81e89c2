import type { Locale, Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { localised } from '#platform/locale.rules.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { maxCounted, maxGathered } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { given } from '#platform/db/part-if.ts'
import type { ListOrder, Stretch } from '#platform/db/turned.ts'
import type { PictureRef } from '@mallard/contract/fields'
import type { SearchTerms, SkuAttr } from '#features/catalog/catalog/index.ts'
import { isPlanned, planColumns, planJoin, type PlanRow } from './shelf.repo.ts'

export interface AdminFilter {
  terms: SearchTerms | undefined
  categoryIds: number[] | undefined
  /** No others than these. */
  goodsIds?: readonly number[] | undefined
  /**
   * `planned`: with a time to go on or off, or that did not go on at theirs. Archived goods stand in
   * none but their own.
   */
  shelf: 'all' | 'on' | 'off' | 'planned' | 'archived'
  stock: 'all' | 'low' | 'out'
  returns?: 'all' | 'unsure' | undefined
  listPrice?: 'all' | 'unproved'
}

export interface AdminRow extends PlanRow {
  item_id: number
  code: string
  title: string
  title_en: string
  pic: PictureRef
  category_name: string
  category_name_en: string
  on_sale: boolean
  price: number
  sales: number
  on_hand: number
  reserved: number
  sku_count: number
  /** SKUs of which few are left, and none. */
  low_skus: number
  out_skus: number
  is_return_unsure: boolean
  unproved_skus: number
}

/**
 * Goods with these words and of these categories: all of them when they are few, undefined when
 * they are many.
 */
async function gathered(
  db: Db,
  { partnerId }: Scope,
  conditions: readonly RawBuilder<unknown>[],
): Promise<number[] | undefined> {
  const { rows } = await sql<{ id: number }>`
    select g.id from goods g
    where g.partner_id = ${partnerId} and ${sql.join(conditions, sql` and `)}
    limit ${maxGathered}`.execute(db)
  return rows.length < maxGathered ? rows.map(({ id }) => id) : undefined
}

/** Of goods `sg` of a store: they are made no more. */
const isArchived = sql`exists (select 1 from goods a
  where a.partner_id = sg.partner_id and a.id = sg.goods_id and a.archived_at is not null)`

const isUnsure = sql`exists (select 1 from goods u
  where u.partner_id = sg.partner_id and u.id = sg.goods_id and u.is_return_unsure)`

type Conditions = readonly RawBuilder<unknown>[]

const isMade = sql`not ${isArchived}`
const onShelf: Readonly<Record<AdminFilter['shelf'], Conditions>> = {
  all: [isMade],
  on: [isMade, sql`sg.on_sale = ${true}`],
  off: [isMade, sql`sg.on_sale = ${false}`],
  planned: [isMade, isPlanned],
  archived: [isArchived],
}
/** One SKU that is short is worth a look, however many the others have. */
const inStock: Readonly<Record<AdminFilter['stock'], Conditions>> = {
  all: [],
  low: [sql`sg.low_skus > 0`],
  out: [sql`sg.out_skus > 0`],
}

/** Goods `sg` of a store, as a part of a statement, and up to where they are counted. */
export interface WhichGoods {
  readonly which: RawBuilder<unknown>
  readonly most: number
}

export async function whichGoods(
  db: Db,
  scope: Scope,
  { terms, categoryIds, goodsIds, shelf, stock, returns, listPrice }: AdminFilter,
): Promise<WhichGoods> {
  const conditions = [
    ofStore('sg', scope),
    // Only signs were typed: nothing is found by them.
    ...(terms?.tokens.length === 0 ? [sql`false`] : []),
    ...given(goodsIds, (ids) => sql`sg.goods_id = any(${ids}::bigint[])`),
    ...onShelf[shelf],
    ...inStock[stock],
    ...(returns === 'unsure' ? [isUnsure] : []),
    ...(listPrice === 'unproved' ? [sql`sg.unproved_skus > 0`] : []),
  ]
  const hasWords = (terms?.words ?? []).map((word) => sql`position(${word} in g.search_text) > 0`)
  const inCategories = given(categoryIds, (ids) => sql`g.category_id = any(${ids}::bigint[])`)
  const isNarrowed = terms !== undefined || categoryIds !== undefined
  const few = isNarrowed
    ? await gathered(db, scope, [
        ...(terms ? [sql`g.tokens @> ${terms.tokens}::text[]`] : []),
        ...hasWords,
        ...inCategories,
      ])
    : undefined
  const isWalk = isNarrowed && few === undefined
  if (few) conditions.push(sql`sg.goods_id = any(${few}::bigint[])`)
  const goods = isWalk
    ? sql`join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id`
    : sql``
  const all = isWalk ? [...conditions, ...hasWords, ...inCategories] : conditions
  return {
    which: sql`store_goods sg ${goods} where ${sql.join(all, sql` and `)}`,
    most: isWalk ? maxGathered : maxCounted,
  }
}

/** As lists of goods and of stock are sorted. */
export const goodsOrder: ListOrder = { way: 'asc', by: sql`sg.sort`, id: sql`sg.goods_id` }

export async function countGoods(db: Db, { which, most }: WhichGoods): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from ${which} limit ${most}) counted`.execute(db)
  return rows[0]?.count ?? 0
}

export async function findAdminGoods(
  db: Db,
  { which }: WhichGoods,
  { isBeyond, order, mark, limit, offset }: Stretch,
): Promise<(AdminRow & { readonly mark: string })[]> {
  const { rows } = await sql<AdminRow & { readonly mark: string }>`
      select ${mark} as mark, g.id as item_id, g.code, g.title, g.title_en, g.pics->0 as pic,
        c.name as category_name, c.name_en as category_name_en, sg.on_sale, ${planColumns}, sg.price,
        sg.sales, coalesce(k.on_hand, 0)::int as on_hand, coalesce(k.reserved, 0)::int as reserved,
        coalesce(k.sku_count, 0)::int as sku_count, sg.low_skus, sg.out_skus, g.is_return_unsure,
        sg.unproved_skus
      from (select sg.* from ${which} and ${isBeyond} order by ${order} limit ${limit} offset ${offset}) sg
      join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id
      join category c on c.id = g.category_id ${planJoin}
      left join lateral (select sum(ss.on_hand) as on_hand, sum(ss.reserved) as reserved,
        count(*) filter (where s.closed_at is null) as sku_count
        from sku s
          join store_sku ss on ss.partner_id = s.partner_id and ss.sku_id = s.id and ss.store_id = sg.store_id
          where s.goods_id = g.id) k
          on true
      order by ${order}`.execute(db)
  return rows
}

export interface AdminSkuRow {
  sku_id: number
  goods_id: number
  product_sn: string
  attrs: SkuAttr[]
  attrs_en: SkuAttr[]
  pic: PictureRef
  list_price: number
  sale_price: number
  on_hand: number
  reserved: number
  barcode: string
  weight_g: number
  is_closed: boolean
  version: number
}

export async function findAdminSkus(
  db: Db,
  scope: Scope,
  which: { goodsId: number } | { productSn: string },
): Promise<AdminSkuRow[]> {
  const chosen =
    'goodsId' in which ? sql`s.goods_id = ${which.goodsId}` : sql`s.product_sn = ${which.productSn}`
  const found = await sql<AdminSkuRow>`
    select s.id as sku_id, s.goods_id, s.product_sn, s.attrs, s.attrs_en, s.pic, s.list_price, ss.sale_price,
      ss.on_hand, ss.reserved, s.barcode, s.weight_g, s.closed_at is not null as is_closed, ss.version
    from sku s join store_sku ss on ss.partner_id = s.partner_id and ss.sku_id = s.id
    where s.partner_id = ${scope.partnerId} and ss.store_id = ${scope.storeId} and ${chosen}
    order by s.sort, s.id`.execute(db)
  return found.rows
}

/** The pictures of all SKUs of goods, whichever stores sell them. */
export async function skuPicturesOf(
  db: Db,
  partnerId: number,
  goodsId: number,
): Promise<{ pic: PictureRef }[]> {
  return db
    .selectFrom('sku')
    .where('partner_id', '=', partnerId)
    .where('goods_id', '=', goodsId)
    .select('pic')
    .execute()
}

export async function findGoodsToEdit(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('goods')
    .innerJoin('store_goods', (join) =>
      join
        .onRef('store_goods.partner_id', '=', 'goods.partner_id')
        .onRef('store_goods.goods_id', '=', 'goods.id'),
    )
    .leftJoin('shelf_plan', (join) =>
      join
        .onRef('shelf_plan.partner_id', '=', 'store_goods.partner_id')
        .onRef('shelf_plan.store_id', '=', 'store_goods.store_id')
        .onRef('shelf_plan.goods_id', '=', 'store_goods.goods_id'),
    )
    .where('goods.partner_id', '=', scope.partnerId)
    .where('store_goods.store_id', '=', scope.storeId)
    .where('goods.id', '=', id)
    .select([
      'goods.id',
      'goods.code',
      'goods.title',
      'goods.title_en',
      'goods.sub_title',
      'goods.sub_title_en',
      'goods.brand',
      'goods.category_id',
      'goods.tags',
      'goods.tags_en',
      'goods.pics',
      'goods.video',
      'goods.params',
      'goods.sections',
      'goods.attrs',
      'goods.axes',
      'goods.freight_template_id',
      'goods.detail_html',
      'goods.max_per_user',
      'goods.after_sale_days',
      'goods.return_exempt',
      'goods.is_return_unsure',
      'goods.tax',
      'goods.list_basis',
      'goods.list_basis_note',
      'goods.list_basis_note_en',
      'goods.version',
      'goods.archived_at',
      'goods.en',
      'store_goods.on_sale',
      'shelf_plan.on_at',
      'shelf_plan.off_at',
      'shelf_plan.problem as shelf_problem',
      sql<number>`coalesce(shelf_plan.version, 0)`.as('plan_version'),
    ])
    .executeTakeFirst()
}

export type EditableGoods = NonNullable<Awaited<ReturnType<typeof findGoodsToEdit>>>

export interface CategoryNames {
  readonly categoryName: string
  readonly categoryNameEn: string
}

/**
 * What a category is called, until the end of the transaction: goods that are saved in it are found
 * by that, and whoever renames it waits, then makes them found by the new name.
 */
export async function holdCategoryNames(
  trx: Db,
  partnerId: number,
  id: number,
): Promise<CategoryNames | undefined> {
  return trx
    .selectFrom('category')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .select(['name as categoryName', 'name_en as categoryNameEn'])
    .forShare()
    .executeTakeFirst()
}

/** What goods are called, by their ids. */
export async function goodsTitles(
  db: Db,
  partnerId: number,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('goods')
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .select(['id', 'title', 'title_en'])
    .execute()
  return new Map(rows.map((row) => [row.id, localised(locale, row.title, row.title_en)]))
}
