import {
  batchStatus,
  type BatchStatus,
} from '@mallard/contract/activities/group-buy/group-buy.codes'
import type { GroupSetup } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Listing } from '#features/activities/activity/index.ts'
import { keptShare } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { shownStatus } from './batch.repo.ts'
import { counts, groupColumns, type GroupRow } from './group-buy.repo.ts'

export interface ListedGroup extends Omit<GroupRow, 'skus' | 'isClosed'> {
  readonly skuCount: number
  readonly quota: number
  readonly sold: number
}

/** What a list shows of an activity. */
export const groupListing: Listing = {
  columns: sql`${groupColumns}, f.skus as "skuCount", f.quota, f.sold`,
  joins: sql`
    cross join lateral (
      select count(*)::int as skus, coalesce(sum(q.quota), 0)::int as quota,
        coalesce(sum(q.sold), 0)::int as sold
      from group_sku q where q.activity_id = a.id) f`,
}

export interface GroupFigures {
  readonly seen: number
  readonly ordered: number
  readonly paid: number
  readonly ended: number
  readonly refunded: number
  readonly paidAmount: number
  readonly cost: number
}

/** How an activity went so far. */
export async function figuresOf(db: Db, activityId: number): Promise<GroupFigures> {
  const { rows } = await sql<GroupFigures>`
    select (select count(*)::int from group_seen s where s.activity_id = ${activityId}) as seen,
      count(*)::int as ordered, count(*) filter (where b.paid_at is not null)::int as paid,
      count(*) filter (where ${shownStatus} in (${lit(batchStatus.refunding, batchStatus.refunded)}))::int
        as ended,
      count(*) filter (where ${shownStatus} = ${lit(batchStatus.refunded)})::int as refunded,
      coalesce(sum(f.paid) filter (where ${counts}), 0)::bigint as "paidAmount",
      coalesce(sum(f.cost) filter (where ${counts}), 0)::bigint as cost
    from group_batch b cross join lateral (
      select sum(o.paid_amount - o.refunded_amount) as paid, sum(c.cost) as cost from orders o
      cross join lateral (
        select sum(${keptShare(sql`i.promotion_amount`)}) as cost from order_item i where i.order_id = o.id) c
        where o.batch = b.token) f
    where b.activity_id = ${activityId}`.execute(db)
  return rows[0]!
}

export interface ListedBatch {
  readonly batchId: string
  readonly memberId: number
  readonly name: string
  readonly status: BatchStatus
  readonly hasLeft: boolean
  readonly units: number
  readonly payAmount: number
  readonly createdAt: number
  readonly paidAt: number | null
  readonly orderSns: string[]
}

const batchStates = {
  ALL: sql`true`,
  unpaid: sql`b.status = ${lit(batchStatus.unpaid)}`,
  waiting: sql`b.status = ${lit(batchStatus.waiting)}`,
  formed: sql`${shownStatus} in (${lit(batchStatus.formed, batchStatus.done)})`,
  refund: sql`${shownStatus} in (${lit(batchStatus.refunding, batchStatus.refunded)})`,
  cancelled: sql`b.status = ${lit(batchStatus.cancelled)}`,
} as const
export type BatchFilter = keyof typeof batchStates

export async function listActivityBatches(
  db: Db,
  scope: Scope,
  activityId: number,
  input: { readonly state: BatchFilter; readonly offset: number; readonly limit: number },
): Promise<{ rows: ListedBatch[]; total: number }> {
  const which = sql`b.partner_id = ${scope.partnerId} and b.store_id = ${scope.storeId} and b.activity_id = ${activityId} and ${batchStates[input.state]}`
  const { rows } = await sql<ListedBatch>`
    select b.token as "batchId", b.member_id as "memberId", m.nickname as name, ${shownStatus} as status, b.has_left as "hasLeft", b.units, f.amount as "payAmount",
      (extract(epoch from b.created_at) * 1000)::bigint as "createdAt", (extract(epoch from b.paid_at) * 1000)::bigint as "paidAt", f.sns as "orderSns"
    from group_batch b join member m on m.partner_id = b.partner_id and m.id = b.member_id
    cross join lateral (select coalesce(sum(o.pay_amount), 0)::bigint as amount, coalesce(jsonb_agg(o.order_sn order by o.id), '[]') as sns from orders o where o.batch = b.token) f
    where ${which} order by b.id desc limit ${input.limit} offset ${input.offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from group_batch b where ${which}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** What an activity sells from now on. */
export async function writeSkus(
  trx: Db,
  { partnerId, storeId }: Scope,
  activityId: number,
  skus: GroupSetup['skus'],
): Promise<void> {
  await trx.deleteFrom('group_sku').where('activity_id', '=', activityId).execute()
  await trx
    .insertInto('group_sku')
    .values(
      skus.map(({ skuId, price, quota, limit }, sort) => ({
        activity_id: activityId,
        partner_id: partnerId,
        store_id: storeId,
        sku_id: skuId,
        sort,
        price,
        quota,
        limit_per_user: limit,
      })),
    )
    .execute()
}
