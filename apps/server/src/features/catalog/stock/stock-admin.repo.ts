import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { begins } from '#platform/db/begins.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { maxGathered, cappedTotalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import type { Stretch } from '#platform/db/turned.ts'
import { type SkuAttr, isLow } from '#features/catalog/catalog/index.ts'
import {
  type AdminFilter,
  whichGoods,
  type WhichGoods,
} from '#features/catalog/goods-admin/index.ts'

/** Which SKUs of a store: those of goods, or those that a code was typed of. */
export interface StockFilter extends AdminFilter {
  readonly skuIds: readonly number[] | undefined
}

/** Of `s`, a SKU in its store: none is left. */
const isOut = (s: RawBuilder<unknown>) => sql`${s}.on_hand = ${s}.reserved`

/** SKUs `k` and `s` of goods in a store `sg`. */
const skusOf = (sg: RawBuilder<unknown>, { partnerId, storeId }: Scope) => sql`
  join sku k on k.partner_id = ${partnerId} and k.goods_id = ${sg}.goods_id
  join store_sku s on s.partner_id = ${partnerId} and s.store_id = ${storeId} and s.sku_id = k.id`

/** What of the SKUs of these goods is shown. */
function shown({ skuIds, stock }: StockFilter): RawBuilder<unknown> {
  if (skuIds) return sql`k.id = any(${skuIds}::bigint[])`
  if (stock === 'all') return sql`true`
  return sql`k.closed_at is null and ${stock === 'low' ? isLow(sql`s`) : isOut(sql`s`)}`
}

/** SKUs whose codes begin so, and their goods; the first of them when there are too many. */
export async function skusByCode(
  db: Db,
  partnerId: number,
  code: string,
): Promise<{ skuId: number; goodsId: number }[]> {
  const codes = [...new Set([code, code.toUpperCase(), code.toLowerCase()])]
  const found = codes.map(
    (from) => sql`(select id, goods_id from sku where partner_id = ${partnerId}
      and ${begins(sql`product_sn`, from)} order by product_sn using ~<~ limit ${maxGathered})`,
  )
  const { rows } = await sql<{ skuId: number; goodsId: number }>`
    select id as "skuId", goods_id as "goodsId" from (${sql.join(found, sql` union `)}) k`.execute(
    db,
  )
  return rows
}

interface StockWords {
  readonly productSn: string
  readonly itemId: number
  readonly title: string
  readonly titleEn: string
  readonly attrs: SkuAttr[]
  readonly attrsEn: SkuAttr[]
  readonly pic: PictureRef
  readonly onSale: boolean
}

export interface StockFigures {
  readonly skuId: number
  readonly goodsId: number
  readonly productSn: string
  readonly salePrice: number
  readonly listPrice: number
  readonly onHand: number
  readonly reserved: number
  readonly lowAt: number | null
  readonly version: number
}

const figures = sql`s.sku_id as "skuId", k.goods_id as "goodsId", k.product_sn as "productSn",
  s.sale_price as "salePrice", k.list_price as "listPrice", s.on_hand as "onHand", s.reserved,
  s.low_at as "lowAt", s.version`

/** The goods of a page: all that is shown of one stands on one page. */
export async function findStockGoods(
  db: Db,
  { which }: WhichGoods,
  { isBeyond, order, mark, limit, offset }: Stretch,
): Promise<{ id: number; mark: string }[]> {
  const { rows } = await sql<{ id: number; mark: string }>`
    select sg.goods_id as id, ${mark} as mark from ${which} and ${isBeyond} order by ${order}
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** The SKUs of goods, in the order of these. */
export async function findStock(
  db: Db,
  scope: Scope,
  filter: StockFilter,
  goodsIds: readonly number[],
): Promise<(StockWords & StockFigures)[]> {
  const { rows } = await sql<StockWords & StockFigures>`
    select ${figures}, g.id as "itemId", g.title, g.title_en as "titleEn", k.attrs,
      k.attrs_en as "attrsEn", k.pic, sg.on_sale and k.closed_at is null as "onSale"
    from unnest(${goodsIds}::bigint[]) with ordinality p(goods_id, place)
    join store_goods sg on ${ofStore('sg', scope)}
      and sg.goods_id = p.goods_id
    join goods g on g.partner_id = ${scope.partnerId} and g.id = p.goods_id
    ${skusOf(sql`p`, scope)}
    where ${shown(filter)} order by p.place, k.sort, k.id`.execute(db)
  return rows
}

/**
 * SKUs as they are now, kept so until the transaction ends; in the order of their ids, as purchases
 * lock them.
 */
export async function lockStock(
  trx: Db,
  scope: Scope,
  which: { readonly sns: readonly string[] } | { readonly filter: StockFilter; most: number },
): Promise<StockFigures[]> {
  const here = ofStore('s', scope)
  const offered = sql`store_sku s join sku k on k.partner_id = s.partner_id and k.id = s.sku_id`
  if ('sns' in which) {
    const { rows } = await sql<StockFigures>`
      select ${figures} from ${offered} where ${here} and k.product_sn = any(${which.sns}::text[])
      order by s.sku_id for no key update of s`.execute(trx)
    return rows
  }
  const { which: goods } = await whichGoods(trx, scope, which.filter)
  const { rows } = await sql<StockFigures>`
    select ${figures} from ${offered}
    where ${here} and ${shown(which.filter)} and k.goods_id in (select sg.goods_id from ${goods})
    order by s.sku_id limit ${which.most} for no key update of s`.execute(trx)
  return rows
}

export interface MovementRow {
  readonly id: number
  readonly at: Date
  readonly kind: string
  readonly bizId: string
  readonly deltaOnHand: number
  readonly deltaReserved: number
  readonly afterOnHand: number
  readonly afterReserved: number
  readonly staffName: string | null
  readonly reason: string | null
}

/** One more than the page holds, where there is one. */
export async function findMovements(
  db: Db,
  { partnerId, storeId }: Scope,
  skuId: number,
  offset: number,
  limit: number,
): Promise<{ rows: MovementRow[]; total: number }> {
  const which = sql`stock_log l where l.partner_id = ${partnerId} and l.store_id = ${storeId}
    and l.sku_id = ${skuId}`
  const [{ rows }, total] = await Promise.all([
    sql<MovementRow>`
      select l.id, l.created_at as at, l.biz_type as kind, l.biz_id as "bizId",
        l.delta_on_hand as "deltaOnHand", l.delta_reserved as "deltaReserved",
        l.after_on_hand as "afterOnHand", l.after_reserved as "afterReserved",
        l.staff_name as "staffName", l.reason
      from ${which} order by l.id desc limit ${limit + 1} offset ${offset}`.execute(db),
    cappedTotalOf(db, which),
  ])
  return { rows, total }
}

/** Whether the store has a SKU. */
export async function hasSku(
  db: Db,
  { partnerId, storeId }: Scope,
  skuId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from store_sku
    where partner_id = ${partnerId} and store_id = ${storeId} and sku_id = ${skuId}`.execute(db)
  return rows.length > 0
}
