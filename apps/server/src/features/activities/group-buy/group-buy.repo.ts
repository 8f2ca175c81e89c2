import type { Period } from '@mallard/contract/activities/activity/activity.codes'
import { batchStatus } from '@mallard/contract/activities/group-buy/group-buy.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { noteSeenIn } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import type { Progress } from './group-buy.rules.ts'
import './group-buy.tables.ts'

interface Attr {
  readonly key: string
  readonly value: string
}

export interface GroupSkuRow {
  readonly skuId: number
  readonly productSn: string
  readonly goodsId: number
  readonly title: string
  readonly titleEn: string
  readonly attrs: Attr[]
  readonly attrsEn: Attr[]
  readonly pic: PictureRef
  /** fen */
  readonly price: number
  readonly salePrice: number
  readonly quota: number
  readonly limit: number
  readonly sold: number
  readonly reserved: number
  readonly available: number
  readonly isOnSale: boolean
}

/** An activity with its SKUs and how far its group has come; times in ms. */
export interface GroupRow extends Period, Progress {
  readonly id: number
  readonly version: number
  readonly urlCode: string
  readonly name: string
  readonly nameEn: string
  readonly closeReason: string
  readonly forcedReason: string
  readonly freightCoupon: boolean
  readonly result: number
  readonly skus: readonly GroupSkuRow[]
}

export const ofStore = (scope: Scope) =>
  sql`a.partner_id = ${scope.partnerId} and a.store_id = ${scope.storeId}`

/** Purchases that count: paid, and neither left nor given up. */
export const counts = sql`b.status in (${lit(batchStatus.waiting, batchStatus.formed, batchStatus.done)})`

export const progressOf = sql`
  (select count(distinct b.member_id)::int from group_batch b where b.activity_id = a.id and ${counts}) as people,
  (select coalesce(sum(b.units), 0)::int from group_batch b where b.activity_id = a.id and ${counts}) as units`

export const activityColumns = sql`a.id, a.version, a.url_code as "urlCode", a.name, a.name_en as "nameEn", a.close_reason as "closeReason", a.forced_reason as "forcedReason",
  a.closed_at is not null as "isClosed", (extract(epoch from a.start_at) * 1000)::bigint as "startAt", (extract(epoch from a.end_at) * 1000)::bigint as "endAt",
  a.goal_type as "goalType", a.goal_value as "goalValue", a.freight_coupon as "freightCoupon", a.result, ${progressOf}`

const skuColumns = sql`
  coalesce((select jsonb_agg(jsonb_build_object('skuId', k.id, 'productSn', k.product_sn, 'goodsId', k.goods_id, 'title', g.title, 'titleEn', g.title_en, 'attrs', k.attrs,
      'attrsEn', k.attrs_en, 'pic', k.pic, 'price', q.price, 'salePrice', t.sale_price, 'quota', q.quota, 'limit', q.limit_per_user, 'sold', q.sold, 'reserved', q.reserved,
      'available', t.on_hand - t.reserved, 'isOnSale', coalesce(sg.on_sale and k.closed_at is null, false)) order by q.sort, q.sku_id)
    from group_sku q join sku k on k.partner_id = q.partner_id and k.id = q.sku_id join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    join store_sku t on t.partner_id = q.partner_id and t.store_id = q.store_id and t.sku_id = q.sku_id
    left join store_goods sg on sg.partner_id = q.partner_id and sg.store_id = q.store_id and sg.goods_id = k.goods_id
    where q.activity_id = a.id), '[]') as skus`

/** One activity of a store, by its public name or its number. */
export async function findGroup(
  db: Db,
  scope: Scope,
  named: { readonly urlCode: string } | { readonly id: number },
): Promise<GroupRow | undefined> {
  const which = 'id' in named ? sql`a.id = ${named.id}` : sql`a.url_code = ${named.urlCode}`
  const { rows } = await sql<GroupRow>`
    select ${activityColumns}, ${skuColumns} from group_activity a where ${ofStore(scope)} and ${which}`.execute(
    db,
  )
  return rows[0]
}

/** The activity that runs and ends first. */
export async function runningGroup(db: Db, scope: Scope, at: Date): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    select ${activityColumns}, ${skuColumns} from group_activity a
    where ${ofStore(scope)} and a.closed_at is null and a.start_at <= ${at} and a.end_at > ${at} order by a.end_at, a.id limit 1`.execute(
    db,
  )
  return rows[0]
}

export interface PersonRow {
  readonly memberId: number
  readonly nickname: string
  readonly avatar: string
  readonly units: number
  readonly at: number
  readonly isFirst: boolean
}

/** How many of those who are in are shown besides the first. */
const mostShown = 19

/** Who is in: the first to pay, then the latest. */
export async function personsOf(db: Db, activityId: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    with inside as (
      select b.id, b.member_id, b.partner_id, b.units, b.paid_at, row_number() over (order by b.paid_at, b.id) as place, row_number() over (order by b.paid_at desc, b.id desc) as back
      from group_batch b where b.activity_id = ${activityId} and ${counts})
    select i.member_id as "memberId", m.nickname, m.avatar, i.units, (extract(epoch from i.paid_at) * 1000)::bigint as at, i.place = 1 as "isFirst"
    from inside i join member m on m.partner_id = i.partner_id and m.id = i.member_id
    where i.place = 1 or i.back <= ${mostShown} order by i.place = 1 desc, i.back`.execute(db)
  return rows
}

export interface ShareRow {
  readonly skuId: number
  readonly units: number
}

/** Units that a member has of each SKU. */
export async function sharesOf(
  db: Db,
  scope: Scope,
  activityId: number,
  memberId: number,
): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select h.sku_id as "skuId", h.units from group_share h
    where h.partner_id = ${scope.partnerId} and h.activity_id = ${activityId} and h.member_id = ${memberId}`.execute(
    db,
  )
  return rows
}

/** Remembers that a member saw an activity, once. */
export const noteSeen = noteSeenIn('group_seen', 'activity_id')
