import type { Axis } from '@mallard/contract/catalog/catalog/goods-create.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Attribute, SkuAttr } from '#features/catalog/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'

/** Goods as they are, until the transaction ends; undefined: the store does not have them. */
export async function lockMatrix(trx: Db, { partnerId, storeId }: Scope, id: number) {
  return trx
    .selectFrom('goods')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where((each) =>
      each.exists(
        each
          .selectFrom('store_goods')
          .select('store_goods.goods_id')
          .whereRef('store_goods.partner_id', '=', 'goods.partner_id')
          .whereRef('store_goods.goods_id', '=', 'goods.id')
          .where('store_goods.store_id', '=', storeId),
      ),
    )
    .select(['code', 'version', 'attrs', 'axes', 'en', 'pics', 'sections', 'detail_html', 'video'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export interface KnownSku {
  readonly id: number
  readonly productSn: string
  readonly attrs: readonly SkuAttr[]
  readonly pic: PictureRef
  readonly weightG: number
  readonly barcode: string
  readonly isClosed: boolean
  readonly sort: number
  /** The store has it. */
  readonly isHere: boolean
}

/** All SKUs of goods in their order, whichever stores have them, until the transaction ends. */
export async function lockSkus(
  trx: Db,
  { partnerId, storeId }: Scope,
  goodsId: number,
): Promise<KnownSku[]> {
  const { rows } = await sql<KnownSku>`
    select k.id, k.product_sn as "productSn", k.attrs, k.pic, k.weight_g as "weightG", k.barcode,
      k.closed_at is not null as "isClosed", k.sort, exists (select 1 from store_sku s
        where s.partner_id = k.partner_id and s.store_id = ${storeId} and s.sku_id = k.id) as "isHere"
    from sku k where k.partner_id = ${partnerId} and k.goods_id = ${goodsId}
    order by k.sort, k.id for no key update of k`.execute(trx)
  return rows
}

export interface GoodsMatrix {
  readonly attrs: readonly Attribute[]
  readonly attrsEn: readonly Attribute[] | undefined
  /** Null: the attributes are all. */
  readonly axes: readonly Axis[] | null
}

export async function updateMatrix(
  trx: Db,
  partnerId: number,
  id: number,
  { attrs, attrsEn, axes }: GoodsMatrix,
  at: Date,
): Promise<void> {
  await sql`
    update goods set attrs = ${JSON.stringify(attrs)}::jsonb,
      axes = ${axes === null ? null : JSON.stringify(axes)}::jsonb,
      en = case when ${attrsEn === undefined}::boolean then en - 'attrs'
        else en || jsonb_build_object('attrs', ${JSON.stringify(attrsEn ?? [])}::jsonb) end,
      changed_at = ${at}, version = version + 1
    where partner_id = ${partnerId} and id = ${id}`.execute(trx)
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
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) as w(id bigint, "productSn" text, attrs jsonb,
    "attrsEn" jsonb, pic jsonb, "weightG" int, barcode text, "isClosed" boolean, sort int)`
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

/** The stores that have goods. */
export async function storesOf(trx: Db, partnerId: number, goodsId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('store_goods')
    .where('partner_id', '=', partnerId)
    .where('goods_id', '=', goodsId)
    .select('store_id')
    .orderBy('store_id')
    .execute()
  return rows.map(({ store_id: id }) => id)
}
