import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Db } from '#platform/db/database.ts'
import type { Page } from './earnings.repo.ts'
import { ms } from '#platform/db/ms.ts'
import './fx.tables.ts'

export interface MaterialRow {
  readonly id: number
  readonly title: string
  readonly titleEn: string
  readonly words: string
  readonly wordsEn: string
  readonly goodsId: number | null
  readonly goodsTitle: string
  readonly at: number
}

/** Material of a store, the latest first. */
export async function listMaterial(
  db: Db,
  { partnerId, storeId }: Scope,
  { offset, limit }: Page,
): Promise<{ rows: MaterialRow[]; total: number }> {
  const which = ofStore('t', { partnerId, storeId })
  const [{ rows }, total] = await Promise.all([
    sql<MaterialRow>`
      select t.id, t.title, t.title_en as "titleEn", t.words, t.words_en as "wordsEn",
        t.goods_id as "goodsId", coalesce(g.title, '') as "goodsTitle",
        ${ms('t.created_at')} as at
      from fx_material t left join goods g on g.partner_id = t.partner_id and g.id = t.goods_id
      where ${which} order by t.id desc limit ${limit} offset ${offset}`.execute(db),
    totalOf(db, sql`fx_material t where ${which}`),
  ])
  return { rows, total }
}

export interface NewMaterial {
  readonly title: string
  readonly titleEn: string
  readonly words: string
  readonly wordsEn: string
  readonly goodsId: number | null
  readonly at: Date
}

export async function insertMaterial(
  trx: Db,
  { partnerId, storeId }: Scope,
  { title, titleEn, words, wordsEn, goodsId, at }: NewMaterial,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into fx_material (partner_id, store_id, title, title_en, words, words_en, goods_id, created_at)
    values (${partnerId}, ${storeId}, ${title}, ${titleEn}, ${words}, ${wordsEn}, ${goodsId}, ${at})
    returning id`.execute(trx)
  return rows[0]!.id
}

/** Its title; undefined: it is not there any more. */
export async function deleteMaterial(
  trx: Db,
  { partnerId, storeId }: Scope,
  id: number,
): Promise<string | undefined> {
  const { rows } = await sql<{
    title: string
  }>`
    delete from fx_material
    where partner_id = ${partnerId} and store_id = ${storeId} and id = ${id}
    returning title`.execute(trx)
  return rows[0]?.title
}

/** Goods that the store sells, by their number or the code of a SKU. */
export async function goodsHere(
  db: Db,
  { partnerId, storeId }: Scope,
  code: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select s.goods_id as id from store_goods s where s.partner_id = ${partnerId} and s.store_id = ${storeId}
      and (s.goods_id::text = ${code}
        or s.goods_id = (select k.goods_id from sku k
          where k.partner_id = ${partnerId} and k.product_sn = ${code}))`.execute(db)
  return rows[0]?.id
}

export interface LinkCoupon {
  readonly grantUuid: string
  readonly name: string
  readonly nameEn: string
}

/** Coupons that only links of promoters lead to, as long as they can be drawn. */
export async function couponsForLinks(
  db: Db,
  { partnerId, storeId }: Scope,
  at: Date,
): Promise<LinkCoupon[]> {
  const { rows } = await sql<LinkCoupon>`
    select c.grant_uuid as "grantUuid", c.name, c.name_en as "nameEn" from coupon_template c
    where c.partner_id = ${partnerId} and (c.store_id is null or c.store_id = ${storeId}) and c.obtain = 'fx'
      and c.closed_at is null
      and c.draw_from <= ${at} and c.draw_to > ${at} and c.taken < c.total
    order by c.id desc limit 20`.execute(db)
  return rows
}
