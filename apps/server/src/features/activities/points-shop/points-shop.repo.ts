import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import {
  activityColumns,
  isCouponThere,
  isSkuOnSale,
  thingColumns,
  thingJoins,
  type ActivityRow,
  type ThingRow,
} from '#features/activities/activity/index.ts'
import { asyncCommit } from '#platform/db/async-commit.ts'
import type { Db } from '#platform/db/database.ts'
import type { Offered } from './points-shop.rules.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** A member of a partner, in a store of it. */
export interface Member extends Scope {
  readonly memberId: number
}

/** What is given for points; money in fen, times in ms. */
export interface PointsGoodsRow extends ActivityRow, ThingRow, Offered {
  readonly sort: number
  readonly title: string
  readonly titleEn: string
  readonly minLevel: {
    readonly code: string
    readonly name: string
    readonly nameEn: string
    readonly growthMin: number
  } | null
}

/** Joins what is given to its SKU in the store, to its template, and to its level. */
const joins = sql`${thingJoins} left join level v on v.partner_id = a.partner_id and v.code = a.min_level`

const columns = (now: Date) => sql`${activityColumns}, ${thingColumns},
  a.sort, a.points, a.cash_amount as "cashAmount", a.quota, a.reserved, a.sold,
  a.limit_per_user as "limitPerUser",
  coalesce(g.title, t.name) as title, coalesce(g.title_en, t.name_en, '') as "titleEn",
  coalesce(s.on_hand - s.reserved, t.total - t.taken, 0) as available,
  case when a.sku_id is null then ${isCouponThere(now)} else ${isSkuOnSale} end as "isThere",
  case when v.code is null then null else jsonb_build_object('code', v.code, 'name', v.name,
    'nameEn', v.name_en, 'growthMin', v.growth_min) end as "minLevel"`

export async function findPointsGoods(
  db: Db,
  scope: Scope,
  id: number,
  now: Date,
): Promise<PointsGoodsRow | undefined> {
  const { rows } = await sql<PointsGoodsRow>`
    select ${columns(now)} from points_goods a ${joins}
    where ${ofStore('a', scope)} and a.id = ${id}`.execute(db)
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
    select ${columns(now)} from points_goods a ${joins}
    where ${ofStore('a', scope)} and a.closed_at is null and a.start_at <= ${until} and a.end_at > ${now}
      and (a.sku_id is null or ${isSkuOnSale})
    order by a.start_at > ${now}, a.sort, a.id limit 100`.execute(db)
  return rows
}

/** Units that a member has of each. */
export async function takenBy(
  db: Db,
  memberId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; units: number }>`
    select u.points_goods_id as id, u.units
    from points_goods_user u
    where u.member_id = ${memberId} and u.points_goods_id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, units }) => [id, units]))
}

/** Notes that a member opened the points shop. */
export async function noteSeen(db: Db, member: Member, at: Date): Promise<void> {
  await sql`
    with seen as (
      insert into points_shop_seen (partner_id, store_id, member_id, at)
      values (${member.partnerId}, ${member.storeId}, ${member.memberId}, ${at})
      on conflict do nothing
    ) select ${asyncCommit}`.execute(db)
}
