import type { ListBasis } from '@mallard/contract/catalog/catalog/list-basis.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** A SKU of a store with what its price is made of. */
export interface PricedSku {
  readonly skuId: number
  readonly goodsId: number
  readonly categoryId: number
  readonly productSn: string
  /** Fen that the store asks, and that it wants to strike through. */
  readonly salePrice: number
  readonly listPrice: number
  readonly basis: ListBasis
  readonly isOnSale: boolean
}

/** The SKUs of goods in a store, whose rows stay as they are until the transaction ends. */
export async function lockPriced(
  trx: Db,
  { partnerId, storeId }: Scope,
  goodsIds: readonly number[],
): Promise<PricedSku[]> {
  await sql`
    select 1 from store_goods where partner_id = ${partnerId} and store_id = ${storeId}
      and goods_id = any(${goodsIds}::bigint[]) order by goods_id for no key update`.execute(trx)
  const { rows } = await sql<PricedSku>`
    select k.id as "skuId", k.goods_id as "goodsId", g.category_id as "categoryId",
      k.product_sn as "productSn", s.sale_price as "salePrice", k.list_price as "listPrice",
      g.list_basis as basis, sg.on_sale
      and k.closed_at is null as "isOnSale"
    from store_goods sg
    join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id
    join sku k on k.partner_id = sg.partner_id and k.goods_id = sg.goods_id
    join store_sku s on s.partner_id = sg.partner_id and s.store_id = sg.store_id and s.sku_id = k.id
    where sg.partner_id = ${partnerId} and sg.store_id = ${storeId}
      and sg.goods_id = any(${goodsIds}::bigint[])
    order by k.id`.execute(trx)
  return rows
}
