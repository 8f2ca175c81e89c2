import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { PictureRef } from '@mallard/contract/fields'
import './catalog.tables.ts'
import type { SearchTerms } from './search.rules.ts'
import type { Parameter, SkuAttr } from './catalog.tables.ts'

export interface DeskFilter {
  terms: SearchTerms | undefined
  categoryIds: number[] | undefined
  shelf: 'all' | 'on' | 'off'
  stock: 'all' | 'low' | 'out'
}

export interface DeskRow {
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
}

export async function findDeskGoods(db: Db, scope: Scope, filter: DeskFilter, offset: number, limit: number): Promise<{ rows: DeskRow[]; total: number }> {
  const conditions = [sql`sg.partner_id = ${scope.partnerId} and sg.store_id = ${scope.storeId}`]
  if (filter.terms) {
    conditions.push(sql`g.tokens @> ${filter.terms.tokens}::text[]`)
    for (const word of filter.terms.words) conditions.push(sql`position(${word} in g.search_text) > 0`)
  }
  if (filter.categoryIds) conditions.push(sql`g.category_id = any(${filter.categoryIds}::bigint[])`)
  if (filter.shelf !== 'all') conditions.push(sql`sg.on_sale = ${filter.shelf === 'on'}`)
  if (filter.stock === 'low') conditions.push(sql`sg.stock_state = 2`)
  if (filter.stock === 'out') conditions.push(sql`sg.stock_state = 0`)
  const from = sql`store_goods sg join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id join category c on c.partner_id = g.partner_id and c.id = g.category_id where ${sql.join(conditions, sql` and `)}`
  const [found, counted] = await Promise.all([
    sql<DeskRow>`
      select g.id as item_id, g.code, g.title, g.title_en, g.pics->0 as pic, c.name as category_name, c.name_en as category_name_en, sg.on_sale, sg.price, sg.sales,
        coalesce(k.on_hand, 0)::int as on_hand, coalesce(k.reserved, 0)::int as reserved, coalesce(k.sku_count, 0)::int as sku_count
      from (select sg.*, g.id as gid from ${from} order by sg.sort, sg.goods_id limit ${limit} offset ${offset}) sg
      join goods g on g.id = sg.gid join category c on c.id = g.category_id
      left join lateral (select sum(ss.on_hand) as on_hand, sum(ss.reserved) as reserved, count(*) as sku_count
        from sku s join store_sku ss on ss.partner_id = s.partner_id and ss.sku_id = s.id and ss.store_id = sg.store_id where s.goods_id = g.id) k on true
      order by sg.sort, sg.goods_id`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(db),
  ])
  return { rows: found.rows, total: counted.rows[0]?.count ?? 0 }
}

export interface DeskSkuRow {
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
  version: number
}

export async function findDeskSkus(db: Db, scope: Scope, which: { goodsId: number } | { productSn: string }): Promise<DeskSkuRow[]> {
  const chosen = 'goodsId' in which ? sql`s.goods_id = ${which.goodsId}` : sql`s.product_sn = ${which.productSn}`
  const found = await sql<DeskSkuRow>`
    select s.id as sku_id, s.goods_id, s.product_sn, s.attrs, s.attrs_en, s.pic, s.list_price, ss.sale_price, ss.on_hand, ss.reserved, s.barcode, s.weight_g, ss.version
    from sku s join store_sku ss on ss.partner_id = s.partner_id and ss.sku_id = s.id
    where s.partner_id = ${scope.partnerId} and ss.store_id = ${scope.storeId} and ${chosen} order by s.sort, s.id`.execute(db)
  return found.rows
}

export async function findGoodsToEdit(db: Db, scope: Scope, id: number) {
  return db
    .selectFrom('goods')
    .innerJoin('store_goods', (join) => join.onRef('store_goods.partner_id', '=', 'goods.partner_id').onRef('store_goods.goods_id', '=', 'goods.id'))
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
      'goods.pics',
      'goods.params',
      'goods.detail_html',
      'goods.max_per_user',
      'goods.after_sale_days',
      'goods.version',
      'goods.en',
      'store_goods.on_sale',
    ])
    .executeTakeFirst()
}

export type EditableGoods = NonNullable<Awaited<ReturnType<typeof findGoodsToEdit>>>

export interface GoodsChange {
  title: string
  titleEn: string
  subTitle: string
  subTitleEn: string
  brand: string
  categoryId: number
  tags: string[]
  params: Parameter[]
  detailHtml: string
  maxPerUser: number
  afterSaleDays: number
  tokens: string[]
  searchText: string
}

/** Writes when nobody wrote since `version`; false otherwise. */
export async function updateGoods(trx: Db, partnerId: number, id: number, version: number, change: GoodsChange, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('goods')
    .set({
      title: change.title,
      title_en: change.titleEn,
      sub_title: change.subTitle,
      sub_title_en: change.subTitleEn,
      brand: change.brand,
      category_id: change.categoryId,
      tags: change.tags,
      params: JSON.stringify(change.params),
      detail_html: change.detailHtml,
      max_per_user: change.maxPerUser,
      limit_since: sql<Date>`case when max_per_user = ${change.maxPerUser} then limit_since else ${at}::timestamptz end`,
      after_sale_days: change.afterSaleDays,
      tokens: change.tokens,
      search_text: change.searchText,
      version: version + 1,
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Answers how it stood before; undefined when the store does not have these goods. */
export async function updateShelf(trx: Db, scope: Scope, goodsId: number, onSale: boolean): Promise<{ on_sale: boolean } | undefined> {
  const { rows } = await sql<{ on_sale: boolean }>`
    update store_goods g set on_sale = ${onSale}
    from (select partner_id, store_id, goods_id, on_sale from store_goods
      where partner_id = ${scope.partnerId} and store_id = ${scope.storeId} and goods_id = ${goodsId} for no key update) old
    where g.partner_id = old.partner_id and g.store_id = old.store_id and g.goods_id = old.goods_id
    returning old.on_sale`.execute(trx)
  return rows[0]
}

/** Sets the price and moves stock by `delta` when nobody edited since `version` and stock stays above what is put aside; the row, or undefined. */
export async function updateStoreSku(trx: Db, scope: Scope, skuId: number, version: number, change: { salePrice: number; delta: number }) {
  return trx
    .updateTable('store_sku')
    .set({ sale_price: change.salePrice, on_hand: sql`on_hand + ${change.delta}`, version: version + 1 })
    .where('partner_id', '=', scope.partnerId)
    .where('store_id', '=', scope.storeId)
    .where('sku_id', '=', skuId)
    .where('version', '=', version)
    .where(sql<boolean>`reserved <= on_hand + ${change.delta}`)
    .returning(['on_hand', 'reserved', 'version'])
    .executeTakeFirst()
}

export async function updateListPrice(trx: Db, partnerId: number, skuId: number, listPrice: number): Promise<void> {
  await trx.updateTable('sku').set({ list_price: listPrice }).where('partner_id', '=', partnerId).where('id', '=', skuId).execute()
}

export async function categoryNameOf(db: Db, partnerId: number, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('category').where('partner_id', '=', partnerId).where('id', '=', id).select('name').executeTakeFirst()
  return row?.name
}

export async function insertStockEdit(
  trx: Db,
  scope: Scope,
  skuId: number,
  deltaOnHand: number,
  after: { on_hand: number; reserved: number; version: number },
  at: Date,
): Promise<void> {
  await trx
    .insertInto('stock_log')
    .values({
      partner_id: scope.partnerId,
      store_id: scope.storeId,
      sku_id: skuId,
      delta_on_hand: deltaOnHand,
      delta_reserved: 0,
      biz_type: 'edit',
      biz_id: `v${after.version}`,
      after_on_hand: after.on_hand,
      after_reserved: after.reserved,
      created_at: at,
    })
    .execute()
}
