import { batchStatus } from '@mallard/contract/activities/group-buy/group-buy.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import {
  namedColumns,
  noteSeenIn,
  runsAt,
  skuLines,
  type NamedRow,
  type SkuLine,
} from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import type { Progress } from './group-buy.rules.ts'
import { ofStore } from '#platform/db/of-store.ts'

export interface GroupSkuRow extends SkuLine {
  readonly sold: number
  readonly reserved: number
  readonly available: number
}

/** An activity with its SKUs and how far its group has come; times in ms. */
export interface GroupRow extends NamedRow, Progress {
  readonly urlCode: string
  readonly forcedReason: string
  readonly freightCoupon: boolean
  readonly result: number
  readonly skus: readonly GroupSkuRow[]
}

/** Purchases that count: paid, and neither left nor given up. */
export const counts = sql`b.status in (${lit(batchStatus.waiting, batchStatus.formed, batchStatus.done)})`

export const progressOf = sql`
  (select count(distinct b.member_id)::int from group_batch b
    where b.activity_id = a.id and ${counts}) as people,
  (select coalesce(sum(b.units), 0)::int from group_batch b
    where b.activity_id = a.id and ${counts}) as units`

export const groupColumns = sql`${namedColumns},
  a.url_code as "urlCode", a.forced_reason as "forcedReason", a.goal_type as "goalType",
  a.goal_value as "goalValue", a.freight_coupon as "freightCoupon", a.result, ${progressOf}`

const skus = skuLines(
  { table: 'group_sku', of: 'activity_id' },
  sql`, 'sold', q.sold, 'reserved', q.reserved, 'available', t.on_hand - t.reserved`,
)

/** One activity of a store, by its public name or its number. */
export async function findGroup(
  db: Db,
  scope: Scope,
  named: { readonly urlCode: string } | { readonly id: number },
): Promise<GroupRow | undefined> {
  const which = 'id' in named ? sql`a.id = ${named.id}` : sql`a.url_code = ${named.urlCode}`
  const { rows } = await sql<GroupRow>`
    select ${groupColumns}, ${skus} from group_activity a where ${ofStore('a', scope)} and ${which}`.execute(
    db,
  )
  return rows[0]
}

/** The activity that runs and ends first. */
export async function runningGroup(db: Db, scope: Scope, at: Date): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    select ${groupColumns}, ${skus} from group_activity a
    where ${ofStore('a', scope)} and ${runsAt(at)} order by a.end_at, a.id limit 1`.execute(db)
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
const maxShown = 19

/** Who is in: the first to pay, then the latest. */
export async function personsOf(db: Db, activityId: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    with inside as (
      select b.id, b.member_id, b.partner_id, b.units, b.paid_at,
        row_number() over (order by b.paid_at, b.id) as place,
        row_number() over (order by b.paid_at desc, b.id desc) as back
      from group_batch b where b.activity_id = ${activityId} and ${counts})
    select i.member_id as "memberId", m.nickname, m.avatar, i.units,
      ${ms('i.paid_at')} as at, i.place = 1 as "isFirst"
    from inside i join member m on m.partner_id = i.partner_id and m.id = i.member_id
    where i.place = 1 or i.back <= ${maxShown} order by i.place = 1 desc, i.back`.execute(db)
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
    where h.partner_id = ${scope.partnerId} and h.activity_id = ${activityId}
      and h.member_id = ${memberId}`.execute(db)
  return rows
}

/** Remembers that a member saw an activity, once. */
export const noteSeen = noteSeenIn('group_seen', 'activity_id')
