import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { pageRows, type Page, type Rows } from '#features/activities/activity/index.ts'
import { asyncCommit } from '#platform/db/async-commit.ts'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'

interface Attr {
  readonly key: string
  readonly value: string
}

/** A grant of a year as its member has it; fen. */
export interface OwnGrant {
  readonly id: number
  readonly year: number
  readonly quota: number
  readonly used: number
  readonly reserved: number
}

/** How somebody stands to inner buying in a year. */
export interface Standing {
  readonly isEmployee: boolean
  readonly grant: OwnGrant | null
}

export async function standingOf(
  db: Db,
  { partnerId, storeId }: Scope,
  memberId: number,
  year: number,
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select 'employee' = any(m.roles) as "isEmployee",
      (select json_build_object(
          'id', g.id, 'year', g.year, 'quota', g.quota, 'used', g.used, 'reserved', g.reserved)
        from inner_grant g
        where g.partner_id = ${partnerId} and g.store_id = ${storeId} and g.member_id = m.id
          and g.year = ${year}) as grant
    from member m where m.partner_id = ${partnerId} and m.id = ${memberId}`.execute(db)
  return rows[0] ?? { isEmployee: false, grant: null }
}

/** Remembers when a person first saw the goods. */
export async function noteSeen(db: Db, grantId: number, at: Date): Promise<void> {
  await sql`
    with noted as (update inner_grant set seen_at = ${at} where id = ${grantId} and seen_at is null)
    select ${asyncCommit} as late`.execute(db)
}

export interface InnerGoodsRow {
  readonly skuId: number
  readonly productSn: string
  readonly goodsId: number
  readonly title: string
  readonly titleEn: string
  readonly attrs: Attr[]
  readonly attrsEn: Attr[]
  readonly pic: PictureRef
  readonly price: number
  readonly salePrice: number
  readonly available: number
}

const priceJoins = sql`
  join sku k on k.partner_id = p.partner_id and k.id = p.sku_id
  join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
  join store_sku t on t.partner_id = p.partner_id and t.store_id = p.store_id and t.sku_id = p.sku_id
  join store_goods sg on sg.partner_id = p.partner_id and sg.store_id = p.store_id
    and sg.goods_id = k.goods_id`

/** SKUs on sale at inner prices, those that were added last first. */
export const innerGoods = (db: Db, scope: Scope, page: Page): Promise<Rows<InnerGoodsRow>> =>
  pageRows(
    db,
    {
      from: sql`inner_price p ${priceJoins}`,
      columns: sql`
        k.product_sn as "productSn", g.id as "goodsId", g.title, g.title_en as "titleEn", k.attrs,
        k.attrs_en as "attrsEn", k.pic, least(p.price, t.sale_price) as price,
        t.sale_price as "salePrice", t.on_hand - t.reserved as available, k.id as "skuId"`,
      which: sql`
        ${ofStore('p', scope)} and p.closed_at is null and k.closed_at is null and sg.on_sale`,
      order: sql`p.id desc`,
    },
    page,
  )

/** Fen of one unit by SKU, where it is sold at an inner price now; never more than the store asks. */
export async function innerPrices(
  db: Db,
  { partnerId, storeId }: Scope,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ skuId: number; price: number }>`
    select p.sku_id as "skuId", least(p.price, t.sale_price) as price
    from inner_price p
    join store_sku t on t.partner_id = p.partner_id and t.store_id = p.store_id and t.sku_id = p.sku_id
    where p.partner_id = ${partnerId} and p.store_id = ${storeId} and p.closed_at is null
      and p.sku_id = any(${skuIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ skuId, price }) => [skuId, price]))
}

/** The SKUs of a partner by their public codes. */
export async function skuIdsOf(
  db: Db,
  { partnerId }: Scope,
  productSns: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ productSn: string; id: number }>`
    select product_sn as "productSn", id from sku
    where partner_id = ${partnerId} and product_sn = any(${productSns}::text[])`.execute(db)
  return new Map(rows.map(({ productSn, id }) => [productSn, id]))
}
