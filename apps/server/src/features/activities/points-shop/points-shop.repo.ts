import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { asyncCommit } from '#platform/db/async-commit.ts'
import type { Db } from '#platform/db/database.ts'
import type { Offered } from './points-shop.rules.ts'

interface Attr {
  readonly key: string
  readonly value: string
}

/** A member of a partner, in a store of it. */
export interface Member extends Scope {
  readonly memberId: number
}

/** What is given for points; money in fen, times in ms. */
export interface PointsGoodsRow extends Offered {
  readonly id: number
  readonly version: number
  readonly sort: number
  readonly closeReason: string
  readonly skuId: number | null
  readonly templateId: number | null
  readonly title: string
  readonly titleEn: string
  readonly attrs: Attr[]
  readonly attrsEn: Attr[]
  readonly pic: PictureRef | null
  readonly goodsId: number | null
  readonly productSn: string | null
  readonly minLevel: {
    readonly code: string
    readonly name: string
    readonly nameEn: string
    readonly growthMin: number
  } | null
  /** Of the template, how long one that is taken now holds. */
  readonly validFrom: number | null
  readonly validTo: number | null
  readonly validDays: number | null
}

export const ofStore = (scope: Scope): RawBuilder<unknown> =>
  sql`p.partner_id = ${scope.partnerId} and p.store_id = ${scope.storeId}`

export const ms = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(extract(epoch from ${column}) * 1000)::bigint`

/** Joins a row `p` to its SKU in the store, to its template, and to its level. */
export const joins = sql`
  left join sku k on k.partner_id = p.partner_id and k.id = p.sku_id left join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
  left join store_sku s on s.partner_id = p.partner_id and s.store_id = p.store_id and s.sku_id = p.sku_id
  left join store_goods sg on sg.partner_id = p.partner_id and sg.store_id = p.store_id and sg.goods_id = k.goods_id
  left join coupon_template t on t.id = p.template_id
  left join level v on v.partner_id = p.partner_id and v.code = p.min_level`

const columns = (now: Date) => sql`
  p.id, p.version, p.sort, p.close_reason as "closeReason", p.closed_at is not null as "isClosed", ${ms(sql`p.start_at`)} as "startAt", ${ms(sql`p.end_at`)} as "endAt",
  p.sku_id as "skuId", p.template_id as "templateId", p.points, p.cash_amount as "cashAmount", p.quota, p.reserved, p.sold, p.limit_per_user as "limitPerUser",
  coalesce(g.title, t.name) as title, coalesce(g.title_en, t.name_en, '') as "titleEn", coalesce(k.attrs, '[]') as attrs, coalesce(k.attrs_en, '[]') as "attrsEn", k.pic, k.goods_id as "goodsId", k.product_sn as "productSn",
  s.sale_price as "salePrice", coalesce(s.on_hand - s.reserved, t.total - t.taken, 0) as available,
  case when p.sku_id is null then t.closed_at is null and (t.valid_to is null or t.valid_to > ${now}) else coalesce(sg.on_sale and k.closed_at is null, false) end as "isThere",
  ${ms(sql`t.valid_from`)} as "validFrom", ${ms(sql`t.valid_to`)} as "validTo", t.valid_days as "validDays",
  case when v.code is null then null else jsonb_build_object('code', v.code, 'name', v.name, 'nameEn', v.name_en, 'growthMin', v.growth_min) end as "minLevel"`

export async function findPointsGoods(
  db: Db,
  scope: Scope,
  id: number,
  now: Date,
): Promise<PointsGoodsRow | undefined> {
  const { rows } = await sql<PointsGoodsRow>`
    select ${columns(now)} from points_goods p ${joins} where ${ofStore(scope)} and p.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** What can be had now and what begins until a moment, as the operator put it in order. */
export async function shownPointsGoods(
  db: Db,
  scope: Scope,
  now: Date,
  until: Date,
): Promise<PointsGoodsRow[]> {
  const { rows } = await sql<PointsGoodsRow>`
    select ${columns(now)} from points_goods p ${joins}
    where ${ofStore(scope)} and p.closed_at is null and p.start_at <= ${until} and p.end_at > ${now} and (p.sku_id is null or coalesce(sg.on_sale and k.closed_at is null, false))
    order by p.start_at > ${now}, p.sort, p.id limit 100`.execute(db)
  return rows
}

/** Units that a member has of each. */
export async function takenBy(
  db: Db,
  memberId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; units: number }>`
    select u.points_goods_id as id, u.units from points_goods_user u where u.member_id = ${memberId} and u.points_goods_id = any(${ids}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, units }) => [id, units]))
}

/** Notes that a member opened the points shop. */
export async function noteSeen(db: Db, member: Member, at: Date): Promise<void> {
  await sql`
    with seen as (
      insert into points_shop_seen (partner_id, store_id, member_id, at) values (${member.partnerId}, ${member.storeId}, ${member.memberId}, ${at})
      on conflict do nothing
    ) select ${asyncCommit}`.execute(db)
}
