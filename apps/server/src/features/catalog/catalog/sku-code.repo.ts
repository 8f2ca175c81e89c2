import { sql, type RawBuilder } from 'kysely'

/**
 * SKUs `(partner_id, product_sn, id, goods_id)` by every code that they have or had: links, manuals
 * and systems of others keep the old ones.
 */
export const skusByAnyCode = sql`(
  select partner_id, product_sn, id, goods_id from sku
  union all
  select b.partner_id, b.product_sn, k.id, k.goods_id
  from sku_code_before b join sku k on k.partner_id = b.partner_id and k.id = b.sku_id)`

/** The id of the SKU that has or had a code, as a part of a statement; null: there is none. */
export const skuIdOfCode = (partnerId: number, productSn: string): RawBuilder<number | null> => sql<
  number | null
>`
  (select c.id from ${skusByAnyCode} c where c.partner_id = ${partnerId} and c.product_sn = ${productSn}
    limit 1)`
