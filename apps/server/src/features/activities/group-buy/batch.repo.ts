import {
  batchStatus,
  type BatchStatus,
  groupResults,
} from '@mallard/contract/activities/group-buy/group-buy.codes'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { progressOf } from './group-buy.repo.ts'
import type { Progress } from './group-buy.rules.ts'

export interface BatchRow {
  readonly id: number
  readonly token: string
  readonly activityId: number
  readonly partnerId: number
  readonly storeId: number
  readonly memberId: number
  readonly status: BatchStatus
  readonly units: number
}

/**
 * What is said of a purchase: one that was formed and of which nothing is kept is paid back, though
 * its group counts it still.
 */
export const shownStatus = sql`case when b.status = ${batchStatus.formed}
  and not exists (select 1 from orders o where o.batch = b.token and o.status <> ${lit(orderStatus.closed)})
    then ${batchStatus.refunded}::int else b.status end`

const columns = sql`b.id, b.token, b.activity_id as "activityId", b.partner_id as "partnerId",
  b.store_id as "storeId", b.member_id as "memberId", b.status, b.units`

/** An activity that nobody else decides on until the transaction ends. */
export interface LockedGroup extends Scope, Progress {
  readonly id: number
  readonly result: number
  readonly endAt: Date
  readonly isClosed: boolean
}

export async function lockGroup(
  trx: Db,
  activityId: number,
  scope?: Scope,
): Promise<LockedGroup | undefined> {
  const mine = scope ? ofStore('a', scope) : sql`true`
  const { rows } = await sql<LockedGroup>`
    select a.id, a.partner_id as "partnerId", a.store_id as "storeId", a.result, a.end_at as "endAt",
      a.closed_at is not null as "isClosed", a.goal_type as "goalType", a.goal_value as "goalValue",
      0 as people, 0 as units
    from group_activity a where a.id = ${activityId} and ${mine} for no key update`.execute(trx)
  return rows[0]
}

/** How far the group of a locked activity has come: asked after it is locked, so nothing is missed. */
export async function countGroup(
  trx: Db,
  activityId: number,
): Promise<Pick<Progress, 'people' | 'units'>> {
  const { rows } = await sql<Pick<Progress, 'people' | 'units'>>`
    select ${progressOf} from group_activity a where a.id = ${activityId}`.execute(trx)
  return rows[0]!
}

export async function insertBatch(
  trx: Db,
  { partnerId, storeId }: Scope,
  batch: Pick<BatchRow, 'token' | 'activityId' | 'memberId' | 'units'> & { readonly at: Date },
): Promise<void> {
  await sql`
    insert into group_batch (token, activity_id, partner_id, store_id, member_id, units, created_at)
    values (${batch.token}, ${batch.activityId}, ${partnerId}, ${storeId}, ${batch.memberId}, ${batch.units},
      ${batch.at})`.execute(trx)
}

export async function findBatch(
  db: Db,
  token: string,
  scope?: Scope,
): Promise<BatchRow | undefined> {
  const mine = scope ? ofStore('b', scope) : sql`true`
  const { rows } = await sql<BatchRow>`
    select ${columns} from group_batch b where b.token = ${token} and ${mine}`.execute(db)
  return rows[0]
}

/** Purchases in a status, the oldest first. */
export async function batchesIn(
  db: Db,
  activityId: number,
  status: BatchStatus,
  most: number,
): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select ${columns} from group_batch b
    where b.activity_id = ${activityId} and b.status = ${status}
    order by b.id limit ${most}`.execute(db)
  return rows
}

/** Unpaid purchases whose orders are paid by now: they count from here on. */
export async function takePaid(trx: Db, activityId: number, at: Date): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    update group_batch b set status = ${batchStatus.waiting}, paid_at = ${at}
    where b.activity_id = ${activityId} and b.status = ${batchStatus.unpaid}
      and exists (select 1 from orders o where o.batch = b.token and o.pay_status = 1)
    returning ${columns}`.execute(trx)
  return rows
}

/** Compare-and-set of a status; false when it was another by then. */
export async function moveBatch(
  trx: Db,
  id: number,
  from: BatchStatus,
  to: BatchStatus,
  ended?: { readonly at: Date; readonly hasLeft: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update group_batch b set status = ${to},
      ended_at = coalesce(${ended?.at ?? null}::timestamptz, b.ended_at),
      has_left = b.has_left or ${ended?.hasLeft ?? false}
    where b.id = ${id} and b.status = ${from} returning b.id`.execute(trx)
  return rows.length === 1
}

/** Every waiting purchase is formed; numbers of their orders that waited. */
export async function formWaiting(trx: Db, activityId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with formed as (
      update group_batch b set status = ${batchStatus.formed} where b.activity_id = ${activityId}
        and b.status = ${batchStatus.waiting} returning b.token
    )
    select o.id from orders o join formed f on f.token = o.batch where o.status = ${lit(orderStatus.grouping)}
    order by o.id`.execute(trx)
  return rows.map(({ id }) => id)
}

export async function resolveGroup(
  trx: Db,
  activityId: number,
  result: 1 | 2,
  at: Date,
  forcedReason = '',
): Promise<void> {
  await sql`
    update group_activity set result = ${result}, resolved_at = ${at}, forced_reason = ${forcedReason},
      version = version + 1
    where id = ${activityId} and result = ${lit(groupResults.indexOf('forming'))}`.execute(trx)
}

/** A purchase whose money is back whole, of those that an order belongs to. */
export async function finishRefunded(trx: Db, orderIds: readonly number[]): Promise<void> {
  await sql`
    update group_batch b set status = ${batchStatus.refunded}
    where b.status = ${batchStatus.refunding} and b.token in (select o.batch from orders o
      where o.id = any(${orderIds}::bigint[]))
      and not exists (select 1 from orders o where o.batch = b.token
        and o.refunded_amount < o.paid_amount)`.execute(trx)
}

/** Purchases all of whose orders are received, or closed. */
export async function finishDone(trx: Db, orderIds: readonly number[]): Promise<void> {
  await sql`
    update group_batch b set status = ${batchStatus.done}
    where b.status = ${batchStatus.formed} and b.token in (select o.batch from orders o
      where o.id = any(${orderIds}::bigint[]))
      and not exists (select 1 from orders o where o.batch = b.token
        and o.status not in (${lit(orderStatus.done, orderStatus.closed)}))
      and exists (select 1 from orders o where o.batch = b.token
        and o.status = ${lit(orderStatus.done)})`.execute(trx)
}
