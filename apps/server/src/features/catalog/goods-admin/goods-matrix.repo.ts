import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { SkuAttr } from '#features/catalog/catalog/index.ts'
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
