import {
  batchStatus,
  type BatchStatus,
} from '@mallard/contract/activities/group-buy/group-buy.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import {
  pageRows,
  type Listing,
  type Page,
  type Rows,
} from '#features/activities/activity/index.ts'
import { keptShare } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { shownStatus } from './batch.repo.ts'
import { counts, groupColumns, type GroupRow } from './group-buy.repo.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

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

export const listActivityBatches = (
  db: Db,
  scope: Scope,
  activityId: number,
  page: Page,
  { state }: { readonly state: BatchFilter },
): Promise<Rows<ListedBatch>> =>
  pageRows(
    db,
    {
      from: sql`group_batch b`,
      joins: sql`
        join member m on m.partner_id = b.partner_id and m.id = b.member_id
        cross join lateral (
          select coalesce(sum(o.pay_amount), 0)::bigint as amount,
            coalesce(jsonb_agg(o.order_sn order by o.id), '[]') as sns
          from orders o where o.batch = b.token) f`,
      columns: sql`b.token as "batchId", b.member_id as "memberId", m.nickname as name,
        ${shownStatus} as status, b.has_left as "hasLeft", b.units, f.amount as "payAmount",
        ${ms('b.created_at')} as "createdAt", ${ms('b.paid_at')} as "paidAt",
        f.sns as "orderSns"`,
      which: sql`${ofStore('b', scope)} and b.activity_id = ${activityId} and ${batchStates[state]}`,
      order: sql`b.id desc`,
    },
    page,
  )
