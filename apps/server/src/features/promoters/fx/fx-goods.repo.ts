import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { rateOf } from './commission.repo.ts'
import type { Page } from './earnings.repo.ts'

export interface RatedGoods {
  readonly itemId: number
  readonly bp: number
}

const goodsOnSale = sql`store_goods s join goods g on g.partner_id = s.partner_id and g.id = s.goods_id
  join sku k on k.partner_id = s.partner_id and k.product_sn = s.product_sn`

/** Goods on sale that bring something, by how well they sell or by what a unit brings. */
export async function listRated(
  db: Db,
  { partnerId, storeId }: Scope,
  { q, sort }: { readonly q: string; readonly sort: 'sales' | 'commission' },
  { offset, limit }: Page,
): Promise<{ rows: RatedGoods[]; total: number }> {
  const rated = sql`
    select s.goods_id as "itemId", s.sales, s.price, ${rateOf(sql`s.partner_id`)} as bp from ${goodsOnSale}
    where s.partner_id = ${partnerId} and s.store_id = ${storeId} and s.on_sale
      and (${q} = '' or position(lower(${q}) in lower(g.title)) > 0
        or position(lower(${q}) in lower(g.title_en)) > 0)`
  const order =
    sort === 'commission' ? sql`t.price * t.bp desc, t."itemId"` : sql`t.sales desc, t."itemId"`
  const { rows } = await sql<RatedGoods & { total: number }>`
    select t."itemId", t.bp, (count(*) over ())::int as total
    from (${rated}) t
    where t.bp > 0
    order by ${order} limit ${limit} offset ${offset}`.execute(db)
  return {
    rows: rows.map(({ itemId, bp }) => ({ itemId, bp })),
    total: rows[0]?.total ?? (offset === 0 ? 0 : offset),
  }
}

/** What goods bring that a SKU belongs to; undefined: there are none here. */
export async function rateOfSku(
  db: Db,
  { partnerId, storeId }: Scope,
  productSn: string,
): Promise<(RatedGoods & { readonly price: number }) | undefined> {
  const { rows } = await sql<RatedGoods & { price: number }>`
    select g.id as "itemId", u.sale_price as price, ${rateOf(sql`k.partner_id`)} as bp
    from sku k join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    join store_sku u on u.partner_id = k.partner_id and u.sku_id = k.id and u.store_id = ${storeId}
    where k.partner_id = ${partnerId} and k.product_sn = ${productSn}`.execute(db)
  return rows[0]
}
