import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { skusByAnyCode } from '#features/catalog/catalog/index.ts'
import './service-center.tables.ts'

/** Of all SKUs of the same goods, this one's first. */
export async function manualIdOf(
  db: Db,
  partnerId: number,
  productSn: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select a.id from service_article a
    where a.partner_id = ${partnerId} and a.is_published and a.kind = 'instruction'
      and a.product_sn in (
        select other.product_sn from ${skusByAnyCode} one
        join ${skusByAnyCode} other on other.partner_id = one.partner_id and other.goods_id = one.goods_id
        where one.partner_id = ${partnerId} and one.product_sn = ${productSn})
    order by (a.product_sn = ${productSn}) desc, a.id limit 1`.execute(db)
  return rows[0]?.id
}

/** The manual of goods, whichever of their SKUs it is bound to. */
export async function manualOfGoods(
  db: Db,
  partnerId: number,
  goodsId: number,
): Promise<Omit<ManualRow, 'goodsId'> | undefined> {
  const { rows } = await sql<Omit<ManualRow, 'goodsId'>>`
    select a.product_sn as "productSn", a.title, a.title_en as "titleEn" from service_article a
    join ${skusByAnyCode} k on k.partner_id = a.partner_id and k.product_sn = a.product_sn
    where a.partner_id = ${partnerId} and a.is_published and a.kind = 'instruction'
      and k.goods_id = ${goodsId} order by a.id limit 1`.execute(db)
  return rows[0]
}

/** Partners who have published a manual of goods with this SKU. */
export async function ownersOfManual(db: Db, productSn: string): Promise<number[]> {
  const { rows } = await sql<{ partnerId: number }>`
    select distinct a.partner_id as "partnerId" from service_article a
    join ${skusByAnyCode} other on other.partner_id = a.partner_id and other.product_sn = a.product_sn
    join ${skusByAnyCode} one on one.partner_id = a.partner_id and one.product_sn = ${productSn}
      and one.goods_id = other.goods_id
    where a.is_published and a.kind = 'instruction' order by 1`.execute(db)
  return rows.map(({ partnerId }) => partnerId)
}

export interface ManualRow {
  readonly goodsId: number
  readonly productSn: string
  readonly title: string
  readonly titleEn: string
}

/** Published manuals that are bound to goods, the most read first. */
export async function manualsWithGoods(db: Db, partnerId: number): Promise<ManualRow[]> {
  const { rows } = await sql<ManualRow>`
    select k.goods_id as "goodsId", a.product_sn as "productSn", a.title, a.title_en as "titleEn"
    from service_article a
    join ${skusByAnyCode} k on k.partner_id = a.partner_id and k.product_sn = a.product_sn
    where a.partner_id = ${partnerId} and a.is_published and a.kind = 'instruction'
    order by a.reads desc, a.place, a.id limit 100`.execute(db)
  return rows
}
