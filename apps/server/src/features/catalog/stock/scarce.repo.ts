import { sql } from 'kysely'
import { isLow } from '#features/catalog/catalog/index.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Db } from '#platform/db/database.ts'

export interface StoreSku {
  readonly partnerId: number
  readonly storeId: number
  readonly skuId: number
}

/** A SKU of which few or none are left in a store. */
export interface ScarceSku extends StoreSku {
  readonly productSn: string
  readonly title: string
  readonly titleEn: string
  readonly left: number
}

/** Which of these SKUs are scarce in their stores by their own alarm, or gone. */
export async function scarceOf(db: Db, skus: readonly StoreSku[]): Promise<ScarceSku[]> {
  const { rows } = await sql<ScarceSku>`
    select s.partner_id as "partnerId", s.store_id as "storeId", s.sku_id as "skuId",
      k.product_sn as "productSn", g.title, g.title_en as "titleEn", s.on_hand - s.reserved as left
    from jsonb_to_recordset(${JSON.stringify(skus)}::jsonb)
      as w("partnerId" int, "storeId" int, "skuId" bigint)
    join store_sku s on ${ofStore('s', { partnerId: sql`w."partnerId"`, storeId: sql`w."storeId"` })}
      and s.sku_id = w."skuId" and (${isLow(sql`s`)} or s.on_hand = s.reserved)
    join sku k on k.partner_id = s.partner_id and k.id = s.sku_id
    join goods g on g.partner_id = k.partner_id and g.id = k.goods_id`.execute(db)
  return rows
}
