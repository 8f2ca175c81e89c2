import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { linesOf, type CartOwner } from './cart.repo.ts'

export interface LineOfGoods {
  readonly id: number
  readonly skuId: number
  readonly goodsId: number
  readonly productSn: string
  readonly quantity: number
  readonly isChecked: boolean
}

/**
 * A line and the others of the same goods, held until the change is through; none when the line is
 * not there. Add-ons are chosen on their own page.
 */
export async function lockLinesOfGoods(
  trx: Db,
  owner: CartOwner,
  id: number,
): Promise<LineOfGoods[]> {
  const { rows } = await sql<LineOfGoods>`
    select c.id, c.sku_id as "skuId", k.goods_id as "goodsId", k.product_sn as "productSn", c.quantity,
      c.checked as "isChecked"
    from cart_item c join sku k on k.partner_id = c.partner_id and k.id = c.sku_id
    where ${linesOf(owner)} and c.add_buy_id = 0 and k.goods_id = (
      select k.goods_id from cart_item c
      join sku k on k.partner_id = c.partner_id and k.id = c.sku_id
      where ${linesOf(owner)} and c.id = ${id} and c.add_buy_id = 0)
    order by c.id for update of c`.execute(trx)
  return rows
}

export interface SkuOffer {
  readonly skuId: number
  readonly salePrice: number
  readonly available: number
  readonly isOnSale: boolean
  readonly maxPerUser: number
}

/** A SKU of these goods as the store sells it; undefined: not here, or of other goods. */
export async function offerOfGoods(
  trx: Db,
  owner: CartOwner,
  goodsId: number,
  productSn: string,
): Promise<SkuOffer | undefined> {
  const { rows } = await sql<SkuOffer>`
    select k.id as "skuId", s.sale_price as "salePrice", s.on_hand - s.reserved as available,
      coalesce(sg.on_sale and k.closed_at is null, false) as "isOnSale", g.max_per_user as "maxPerUser"
    from sku k
    join store_sku s on s.partner_id = k.partner_id and s.store_id = ${owner.storeId} and s.sku_id = k.id
    join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    left join store_goods sg on sg.partner_id = k.partner_id and sg.store_id = ${owner.storeId}
      and sg.goods_id = k.goods_id
    where k.partner_id = ${owner.partnerId} and k.goods_id = ${goodsId}
      and k.product_sn = ${productSn}`.execute(trx)
  return rows[0]
}

export interface LineChange {
  readonly skuId: number
  readonly salePrice: number
  readonly quantity: number
  readonly isChecked: boolean
}

export async function setSku(
  trx: Db,
  owner: CartOwner,
  id: number,
  { skuId, salePrice, quantity, isChecked }: LineChange,
): Promise<void> {
  await sql`
    update cart_item c set sku_id = ${skuId}, added_price = ${salePrice}, quantity = ${quantity},
      checked = ${isChecked}
    where ${linesOf(owner)} and c.id = ${id}`.execute(trx)
}
