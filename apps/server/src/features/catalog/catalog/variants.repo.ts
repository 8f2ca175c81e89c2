import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { SkuAttr } from './catalog.tables.ts'

export interface Variant {
  readonly skuId: number
  readonly productSn: string
  readonly attrs: readonly SkuAttr[]
  readonly attrsEn: readonly SkuAttr[]
  readonly pic: PictureRef
  /** Units that are not put aside for an order. */
  readonly left: number
}

/**
 * A SKU and those of the same goods that this store sells for the same price now, in their order:
 * what one may be sent in place of another.
 */
export async function variantsOf(db: Db, scope: Scope, skuId: number): Promise<Variant[]> {
  const { rows } = await sql<Variant>`
    select k.id as "skuId", k.product_sn as "productSn", k.attrs, k.attrs_en as "attrsEn", k.pic,
      s.on_hand - s.reserved as left
    from sku own
    join sku k on k.partner_id = own.partner_id and k.goods_id = own.goods_id
    join store_sku s on s.partner_id = k.partner_id and s.store_id = ${scope.storeId} and s.sku_id = k.id
    where own.partner_id = ${scope.partnerId} and own.id = ${skuId}
      and (k.id = own.id or k.closed_at is null and s.sale_price = (
      select o.sale_price from store_sku o
      where o.partner_id = own.partner_id and o.store_id = ${scope.storeId} and o.sku_id = own.id))
    order by k.sort, k.id`.execute(db)
  return rows
}
