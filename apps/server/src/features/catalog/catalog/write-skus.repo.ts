import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { WrittenStock } from './catalog.stock.ts'
import type { SkuAttr } from './catalog.tables.ts'

export interface NewSku {
  readonly goodsId: number
  readonly productSn: string
  readonly attrs: readonly SkuAttr[]
  readonly attrsEn: readonly SkuAttr[]
  readonly pic: PictureRef
  readonly listPrice: number
  readonly weightG: number
  readonly barcode: string
  readonly salePrice: number
  readonly onHand: number
  /** Its place among those of the goods. */
  readonly sort: number
}

/**
 * SKUs of goods, as one store sells them, with the first line of their stock's log; their
 * ids in the order given.
 */
export async function insertSkus(
  trx: Db,
  scope: Scope,
  skus: readonly NewSku[],
  at: Date,
): Promise<number[]> {
  const rows = await trx
    .insertInto('sku')
    .values(
      skus.map((sku) => ({
        partner_id: scope.partnerId,
        goods_id: sku.goodsId,
        product_sn: sku.productSn,
        attrs: JSON.stringify(sku.attrs),
        attrs_en: JSON.stringify(sku.attrsEn),
        pic: JSON.stringify(sku.pic),
        list_price: sku.listPrice,
        weight_g: sku.weightG,
        barcode: sku.barcode,
        sort: sku.sort,
      })),
    )
    .returning(['id', 'product_sn'])
    .execute()
  const ids = new Map(rows.map(({ id, product_sn: sn }) => [sn, id]))
  const place = { partner_id: scope.partnerId, store_id: scope.storeId }
  const offered = skus.map((sku) => ({
    ...place,
    sku_id: ids.get(sku.productSn)!,
    sale_price: sku.salePrice,
    on_hand: sku.onHand,
  }))
  await trx.insertInto('store_sku').values(offered).execute()
  await trx
    .insertInto('stock_log')
    .values(
      offered.map(({ sku_id: skuId, on_hand: onHand }) => ({
        ...place,
        sku_id: skuId,
        delta_on_hand: onHand,
        delta_reserved: 0,
        biz_type: 'initial',
        biz_id: `${scope.partnerId}-${scope.storeId}`,
        after_on_hand: onHand,
        after_reserved: 0,
        created_at: at,
      })),
    )
    .execute()
  return offered.map(({ sku_id: id }) => id)
}

export interface SkuChange {
  readonly id: number
  readonly productSn: string
  readonly attrs: readonly SkuAttr[]
  readonly attrsEn: readonly SkuAttr[]
  readonly pic: PictureRef
  readonly weightG: number
  readonly barcode: string
  readonly isClosed: boolean
  readonly sort: number
}

/** Writes SKUs anew; codes that they no longer have are kept, and one that is back is not. */
export async function updateSkus(
  trx: Db,
  partnerId: number,
  skus: readonly SkuChange[],
  at: Date,
): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) as w(id bigint, "productSn" text,
    attrs jsonb, "attrsEn" jsonb, pic jsonb, "weightG" int, barcode text, "isClosed" boolean, sort int)`
  await sql`
    delete from sku_code_before b using ${wanted}
    where b.partner_id = ${partnerId} and b.sku_id = w.id and b.product_sn = w."productSn"`.execute(
    trx,
  )
  await sql`
    insert into sku_code_before (partner_id, product_sn, sku_id)
    select k.partner_id, k.product_sn, k.id from sku k join ${wanted} on w.id = k.id
    where k.partner_id = ${partnerId} and k.product_sn <> w."productSn"`.execute(trx)
  await sql`
    update sku k set product_sn = w."productSn", attrs = w.attrs, attrs_en = w."attrsEn", pic = w.pic,
      weight_g = w."weightG", barcode = w.barcode, sort = w.sort,
      closed_at = case when w."isClosed" then coalesce(k.closed_at, ${at}::timestamptz) end
    from ${wanted} where k.partner_id = ${partnerId} and k.id = w.id`.execute(trx)
}

/** SKUs of goods show one picture where they showed another. */
export async function replaceSkuPicture(
  trx: Db,
  partnerId: number,
  goodsIds: readonly number[],
  { from, to }: { readonly from: PictureRef; readonly to: PictureRef },
): Promise<void> {
  await trx
    .updateTable('sku')
    .set({ pic: JSON.stringify(to) })
    .where('partner_id', '=', partnerId)
    .where('goods_id', 'in', goodsIds)
    .where((row) => row(row.ref('pic', '->>').key('url'), '=', from.url))
    .execute()
}

/** Other stores that have the goods get new SKUs at the same price, without stock. */
export async function offerElsewhere(
  trx: Db,
  { partnerId, storeId }: Scope,
  goodsId: number,
  skuIds: readonly number[],
): Promise<void> {
  await sql`
    insert into store_sku (partner_id, store_id, sku_id, sale_price, on_hand)
    select g.partner_id, g.store_id, s.sku_id, s.sale_price, 0
    from store_goods g join store_sku s on s.partner_id = g.partner_id and s.store_id = ${storeId}
      and s.sku_id = any(${skuIds}::bigint[])
    where g.partner_id = ${partnerId} and g.goods_id = ${goodsId} and g.store_id <> ${storeId}
    order by g.store_id, s.sku_id`.execute(trx)
}

/**
 * Sets the price and moves stock by `delta` when nobody edited since `version` and stock stays
 * above what is put aside; the row, or undefined.
 */
export async function updateStoreSku(
  trx: Db,
  scope: Scope,
  skuId: number,
  version: number,
  change: { salePrice: number; delta: number },
) {
  return trx
    .updateTable('store_sku')
    .set({
      sale_price: change.salePrice,
      on_hand: sql`on_hand + ${change.delta}`,
      version: version + 1,
    })
    .where('partner_id', '=', scope.partnerId)
    .where('store_id', '=', scope.storeId)
    .where('sku_id', '=', skuId)
    .where('version', '=', version)
    .where(sql<boolean>`reserved <= on_hand + ${change.delta}`)
    .returning(['on_hand', 'reserved', 'version'])
    .executeTakeFirst()
}

export async function updateListPrice(
  trx: Db,
  partnerId: number,
  skuId: number,
  listPrice: number,
): Promise<void> {
  await trx
    .updateTable('sku')
    .set({ list_price: listPrice })
    .where('partner_id', '=', partnerId)
    .where('id', '=', skuId)
    .execute()
}

/** What becomes of a SKU in its store; `delta` is what stock goes up by. */
export interface StockChange {
  readonly skuId: number
  readonly salePrice: number
  readonly listPrice: number
  readonly delta: number
  readonly lowAt: number | null
}

/** Writes SKUs that the transaction has locked. */
export async function writeStock(
  trx: Db,
  { partnerId, storeId }: Scope,
  changes: readonly StockChange[],
): Promise<WrittenStock[]> {
  const wanted = changes.map(({ skuId, salePrice, delta, lowAt }) => ({
    sku_id: skuId,
    sale_price: salePrice,
    delta,
    low_at: lowAt,
  }))
  const { rows } = await sql<WrittenStock>`
    update store_sku s set sale_price = w.sale_price, on_hand = s.on_hand + w.delta,
      low_at = w.low_at, version = s.version + 1
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as w(sku_id bigint, sale_price bigint, delta int, low_at int)
    where s.partner_id = ${partnerId} and s.store_id = ${storeId} and s.sku_id = w.sku_id
    returning s.sku_id as "skuId", s.on_hand as "onHand", s.reserved, s.version`.execute(trx)
  return rows
}

/** List prices are the same in every store of the partner. */
export async function writeListPrices(
  trx: Db,
  partnerId: number,
  changes: readonly Pick<StockChange, 'skuId' | 'listPrice'>[],
): Promise<void> {
  const wanted = changes.map(({ skuId, listPrice }) => ({ sku_id: skuId, list_price: listPrice }))
  await sql`
    update sku k set list_price = w.list_price
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(sku_id bigint, list_price bigint)
    where k.partner_id = ${partnerId} and k.id = w.sku_id and k.list_price <> w.list_price`.execute(
    trx,
  )
}
