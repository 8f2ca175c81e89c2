import type { Period } from '@mallard/contract/activities/activity/activity.codes'
import type { PictureRef } from '@mallard/contract/fields'
import { sql, type RawBuilder } from 'kysely'
import { ms } from '#platform/db/ms.ts'

/** Activities `a` that run at a moment. */
export const runsAt = (at: Date): RawBuilder<unknown> =>
  sql`a.closed_at is null and a.start_at <= ${at} and a.end_at > ${at}`

/** `Period` of an activity `a`. */
export const periodColumns = sql`
  ${ms('a.start_at')} as "startAt", ${ms('a.end_at')} as "endAt",
  a.closed_at is not null as "isClosed"`

/** What of each activity is read, whatever else it has; times in ms. */
export interface ActivityRow extends Period {
  readonly id: number
  readonly version: number
  readonly closeReason: string
}
export const activityColumns = sql`
  a.id, a.version, a.close_reason as "closeReason", ${periodColumns}`

export interface NamedRow extends ActivityRow {
  readonly name: string
  readonly nameEn: string
}
export const namedColumns = sql`${activityColumns}, a.name, a.name_en as "nameEn"`

interface Attr {
  readonly key: string
  readonly value: string
}

/** A SKU as an activity sells or gives it; the price of the store in fen. */
export interface SkuRow {
  readonly skuId: number
  readonly productSn: string
  readonly goodsId: number
  readonly title: string
  readonly titleEn: string
  readonly attrs: Attr[]
  readonly attrsEn: Attr[]
  readonly pic: PictureRef
  readonly salePrice: number
  /** Units of the store that can be sold. */
  readonly available: number
  readonly isOnSale: boolean
}

const isOnSale = sql`coalesce(sg.on_sale and k.closed_at is null, false)`

/** Joins what has a `sku_id` in a store, an activity `a` or a line `q`, to that SKU. */
const joinsOf = (what: 'a' | 'q') => {
  const its = (column: string) => sql.ref(`${what}.${column}`)
  return sql`
    join sku k on k.partner_id = ${its('partner_id')} and k.id = ${its('sku_id')}
    join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    join store_sku t on t.partner_id = ${its('partner_id')} and t.store_id = ${its('store_id')}
      and t.sku_id = ${its('sku_id')}
    left join store_goods sg on sg.partner_id = ${its('partner_id')}
      and sg.store_id = ${its('store_id')} and sg.goods_id = k.goods_id`
}

/** `SkuRow` of an activity `a` that is about one SKU; what it joins, and that it is on sale. */
export const skuColumns = sql`
  k.id as "skuId", k.product_sn as "productSn", k.goods_id as "goodsId",
  g.title, g.title_en as "titleEn", k.attrs, k.attrs_en as "attrsEn", k.pic,
  t.sale_price as "salePrice", t.on_hand - t.reserved as available, ${isOnSale} as "isOnSale"`
export const skuJoins = joinsOf('a')
export const isSkuOnSale = isOnSale

/** A SKU of an activity that sells several, each at a price in fen and with a quota of its own. */
export interface SkuLine extends Omit<SkuRow, 'available'> {
  readonly price: number
  readonly quota: number
  /** Units that one person may buy. */
  readonly limit: number
}

/**
 * `SkuLine`s of an activity `a`, in its order, out of the table of its lines and their column that
 * names it; with more names and values of a line `q`, where something else is read.
 */
export const skuLines = (
  { table, of }: { readonly table: string; readonly of: string },
  more = sql``,
): RawBuilder<unknown> => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('skuId', k.id, 'productSn', k.product_sn,
      'goodsId', k.goods_id, 'title', g.title, 'titleEn', g.title_en, 'attrs', k.attrs,
      'attrsEn', k.attrs_en, 'pic', k.pic, 'price', q.price, 'salePrice', t.sale_price,
      'quota', q.quota, 'limit', q.limit_per_user, 'isOnSale', ${isOnSale} ${more})
      order by q.sort, q.sku_id)
    from ${sql.table(table)} q ${joinsOf('q')}
    where ${sql.ref(`q.${of}`)} = a.id), '[]') as skus`

/** A SKU or a coupon that an activity gives, as the store has it; what is of the other is null. */
export interface ThingRow {
  readonly skuId: number | null
  readonly templateId: number | null
  readonly attrs: Attr[]
  readonly attrsEn: Attr[]
  readonly pic: PictureRef | null
  readonly goodsId: number | null
  readonly productSn: string | null
  /** How long a coupon that is taken now holds; ms, and days. */
  readonly validFrom: number | null
  readonly validTo: number | null
  readonly validDays: number | null
}

/** Joins an activity `a` to its SKU in the store, or to the template of its coupon. */
export const thingJoins = sql`
  left join sku k on k.partner_id = a.partner_id and k.id = a.sku_id
  left join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
  left join store_sku s on s.partner_id = a.partner_id and s.store_id = a.store_id
    and s.sku_id = a.sku_id
  left join store_goods sg on sg.partner_id = a.partner_id and sg.store_id = a.store_id
    and sg.goods_id = k.goods_id
  left join coupon_template t on t.id = a.template_id`

/** `ThingRow` and its price; of it `isCouponThere` says whether a coupon can be given at a moment. */
export const thingColumns = sql`
  a.sku_id as "skuId", a.template_id as "templateId",
  coalesce(k.attrs, '[]') as attrs, coalesce(k.attrs_en, '[]') as "attrsEn", k.pic,
  k.goods_id as "goodsId", k.product_sn as "productSn", s.sale_price as "salePrice",
  ${ms('t.valid_from')} as "validFrom", ${ms('t.valid_to')} as "validTo",
  t.valid_days as "validDays"`
export const isCouponThere = (now: Date): RawBuilder<unknown> =>
  sql`t.closed_at is null and (t.valid_to is null or t.valid_to > ${now})`
