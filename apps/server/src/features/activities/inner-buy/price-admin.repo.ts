import { innerUseStatus } from '@mallard/contract/activities/inner-buy/inner-buy.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { InnerPriceSetup } from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Page, Rows } from '#features/activities/activity/index.ts'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'

interface Attr {
  readonly key: string
  readonly value: string
}

export interface PriceRow {
  readonly id: number
  readonly version: number
  readonly skuId: number
  readonly productSn: string
  readonly title: string
  readonly titleEn: string
  readonly attrs: Attr[]
  readonly attrsEn: Attr[]
  readonly pic: PictureRef
  readonly price: number
  readonly salePrice: number
  readonly available: number
  readonly isOnSale: boolean
  readonly isClosed: boolean
  readonly closeReason: string
  readonly reserved: number
  readonly sold: number
}

const columns = sql`p.id, p.version, p.sku_id as "skuId", k.product_sn as "productSn", g.title,
  g.title_en as "titleEn", k.attrs, k.attrs_en as "attrsEn", k.pic, p.price, t.sale_price as "salePrice",
  t.on_hand - t.reserved as available, coalesce(sg.on_sale and k.closed_at is null, false) as "isOnSale",
  p.closed_at is not null as "isClosed", p.close_reason as "closeReason", u.reserved, u.sold`

const joins = sql`
  join sku k on k.partner_id = p.partner_id and k.id = p.sku_id
  join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
  join store_sku t on t.partner_id = p.partner_id and t.store_id = p.store_id and t.sku_id = p.sku_id
  left join store_goods sg on sg.partner_id = p.partner_id and sg.store_id = p.store_id
    and sg.goods_id = k.goods_id`

/** Units that were bought while a price was open, of orders that count against a grant. */
const units = sql`
  cross join lateral (
    select
      coalesce(sum(i.quantity)
        filter (where u.status = ${lit(innerUseStatus.reserved)}), 0)::int as reserved,
      coalesce(sum(i.quantity - i.returned_quantity)
        filter (where u.status = ${lit(innerUseStatus.used)}), 0)::int as sold
    from inner_use u join orders o on o.partner_id = u.partner_id and o.order_sn = u.order_sn
    join order_item i on i.order_id = o.id
    where u.partner_id = p.partner_id and u.store_id = p.store_id and u.status < ${lit(innerUseStatus.closed)}
      and u.at >= p.created_at and (p.closed_at is null or u.at < p.closed_at) and i.sku_id = p.sku_id) u`

export async function findPrice(db: Db, scope: Scope, id: number): Promise<PriceRow | undefined> {
  const { rows } = await sql<PriceRow>`
    select ${columns} from inner_price p ${joins} ${units}
    where ${ofStore('p', scope)} and p.id = ${id}`.execute(db)
  return rows[0]
}

export interface PriceFilter extends Page {
  readonly q?: string | undefined
  readonly state: 'ALL' | 'on' | 'off'
}

/** Letters that mean something to `like` stand for themselves. */
const like = (words: string) => `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

export async function listPrices(
  db: Db,
  scope: Scope,
  { q, state, offset, limit }: PriceFilter,
): Promise<Rows<PriceRow>> {
  const isNamed = q
    ? sql`(k.product_sn = ${q} or g.title ilike ${like(q)} or g.title_en ilike ${like(q)})`
    : sql`true`
  const isIn =
    state === 'ALL'
      ? sql`true`
      : state === 'on'
        ? sql`p.closed_at is null`
        : sql`p.closed_at is not null`
  const found = sql`inner_price p ${joins} where ${ofStore('p', scope)} and ${isIn} and ${isNamed}`
  const { rows } = await sql<PriceRow>`
    with shown as (select p.id from ${found} order by p.id desc limit ${limit} offset ${offset})
    select ${columns} from shown s
    join inner_price p on p.id = s.id ${joins} ${units}
    order by p.id desc`.execute(db)
  return { rows, total: await totalOf(db, found) }
}

export interface PricedSku {
  readonly title: string
  readonly titleEn: string
  readonly salePrice: number
  readonly available: number
  readonly isOnSale: boolean
  /** Sold at another inner price already. */
  readonly isPriced: boolean
}

/** What a price must know of its SKU; undefined when the store does not have it. */
export async function skuOf(
  db: Db,
  { partnerId, storeId }: Scope,
  { id, skuId }: Pick<InnerPriceSetup, 'id' | 'skuId'>,
): Promise<PricedSku | undefined> {
  const { rows } = await sql<PricedSku>`
    select g.title, g.title_en as "titleEn", t.sale_price as "salePrice", t.on_hand - t.reserved as available,
      coalesce(sg.on_sale and k.closed_at is null, false) as "isOnSale",
      exists (select 1 from inner_price p
        where p.partner_id = ${partnerId} and p.store_id = ${storeId} and p.sku_id = k.id
          and p.closed_at is null and p.id <> ${id}) as "isPriced"
    from sku k join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    join store_sku t on t.partner_id = k.partner_id and t.store_id = ${storeId} and t.sku_id = k.id
    left join store_goods sg on sg.partner_id = k.partner_id and sg.store_id = ${storeId}
      and sg.goods_id = k.goods_id
    where k.partner_id = ${partnerId} and k.id = ${skuId} and g.archived_at is null`.execute(db)
  return rows[0]
}
