import type { Locale, Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { skusByAnyCode } from '#features/catalog/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'
import './cms.tables.ts'
import { pageNumber } from './page-number.rules.ts'
import { localisedColumn } from '#platform/db/localised-column.ts'

export interface GoodsNow {
  readonly id: number
  readonly title: string
  readonly isOnSale: boolean
  readonly isSoldOut: boolean
}

/** Goods of a store as they are now, without those that it does not have. */
export async function goodsNow(
  db: Db,
  { partnerId, storeId }: Scope,
  ids: readonly number[],
  locale: Locale,
): Promise<GoodsNow[]> {
  if (ids.length === 0) return []
  const title = localisedColumn(locale, sql`g.title`, sql`g.title_en`)
  const { rows } = await sql<GoodsNow>`select g.id, ${title} as title, s.on_sale as "isOnSale",
      s.stock_state = 0 as "isSoldOut"
    from store_goods s join goods g on g.partner_id = s.partner_id and g.id = s.goods_id
    where s.partner_id = ${partnerId} and s.store_id = ${storeId} and s.goods_id = any(${ids})`.execute(
    db,
  )
  return rows
}

export async function categoriesNow(
  db: Db,
  { partnerId }: Scope,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{
    id: number
  }>`select id from category where partner_id = ${partnerId} and id = any(${ids})`.execute(db)
  return rows.map(({ id }) => id)
}

/** SKUs that a store sells. */
export async function skusNow(
  db: Db,
  { partnerId, storeId }: Scope,
  codes: readonly string[],
): Promise<string[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<{ code: string }>`
    select c.product_sn as code from ${skusByAnyCode} c
    join sku k on k.partner_id = c.partner_id and k.id = c.id
    join store_sku s on s.partner_id = k.partner_id and s.sku_id = k.id and s.store_id = ${storeId}
    join store_goods g on g.partner_id = k.partner_id and g.goods_id = k.goods_id and g.store_id = ${storeId}
    where k.partner_id = ${partnerId} and g.on_sale and k.closed_at is null
      and c.product_sn = any(${codes})`.execute(db)
  return rows.map(({ code }) => code)
}

/** Pages that shoppers of a store see, as `a home`; those of layout `a` as `a 12` too. */
export async function pagesNow(
  db: Db,
  { partnerId, storeId }: Scope,
  types: readonly string[],
): Promise<string[]> {
  if (types.length === 0) return []
  const numbers = types.flatMap((type) => pageNumber(type) ?? [])
  const { rows } = await sql<{
    id: number
    version: 'a' | 'b'
    type: string
  }>`select id, version, type
    from cms_page where partner_id = ${partnerId} and store_id = ${storeId} and status = 1
      and (type = any(${types}) or id = any(${numbers}))`.execute(db)
  return rows.flatMap(({ id, version, type }) =>
    version === 'a' ? [`a ${type}`, `a ${id}`] : [`b ${type}`],
  )
}
