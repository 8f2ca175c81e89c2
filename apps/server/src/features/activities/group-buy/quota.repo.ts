import { groupResults } from '@mallard/contract/activities/group-buy/group-buy.codes'
import { refuse } from '@mallard/kernel'
import { sql } from 'kysely'
import type { FlowOwner, Reservation } from '#features/trade/checkout/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { BatchRow } from './batch.repo.ts'
import type { GroupContext } from './group-purchase.ts'

/**
 * Takes units of an activity in the statement of an order: the member's share of each SKU first,
 * then the quota that everyone wants. Each is a compare-and-set of its row, so both hold whatever
 * else is under way, and an order that fails leaves nothing.
 */
export function reservationOf(
  owner: FlowOwner,
  { activityId, items }: GroupContext,
  at: Date,
): Reservation {
  const isRunning = sql`exists (select 1 from group_activity a where a.partner_id = ${owner.partnerId}
    and a.store_id = ${owner.storeId} and a.id = ${activityId}
    and a.closed_at is null and a.result <> ${lit(groupResults.indexOf('failed'))} and a.start_at <= ${at}
    and a.end_at > ${at})`
  const wished = JSON.stringify(
    items.map(({ skuId, price, quantity }) => ({ skuId, price, quantity })),
  )
  return {
    parts: sql`
      group_wished as (
        select w."skuId" as sku_id, w.price, w.quantity
        from jsonb_to_recordset(${wished}::jsonb) as w("skuId" bigint, price bigint, quantity int)
      ), group_share_taken as (
        insert into group_share (activity_id, sku_id, partner_id, store_id, member_id, units, most)
        select q.activity_id, q.sku_id, q.partner_id, q.store_id, ${owner.memberId}::bigint, w.quantity,
          q.limit_per_user
        from group_sku q join group_wished w on w.sku_id = q.sku_id and w.price = q.price
        where ${ofStore('q', owner)}
          and q.activity_id = ${activityId}
          and w.quantity <= q.limit_per_user and ${isRunning} and exists (select 1 from taken)
        order by q.sku_id
        on conflict (activity_id, sku_id, member_id) do update set units = group_share.units + excluded.units
          where group_share.units + excluded.units <= group_share.most
        returning activity_id, sku_id
      ), group_locked as (
        select q.sku_id from group_sku q
        join group_share_taken h on h.activity_id = q.activity_id and h.sku_id = q.sku_id
        order by q.sku_id for no key update of q
      ), group_quota as (
        update group_sku q set reserved = q.reserved + w.quantity
        from group_locked l
        join group_wished w on w.sku_id = l.sku_id
        where q.activity_id = ${activityId} and q.sku_id = l.sku_id
          and q.sold + q.reserved + w.quantity <= q.quota
        returning q.sku_id
      )`,
    done: sql`group_quota`,
    failures: [
      { when: sql`not ${isRunning}`, refused: refuse('groupOver') },
      {
        when: sql`(select count(*) from group_quota) < ${items.length}::int`,
        refused: refuse('groupShort'),
      },
    ],
  }
}

const unitsOf = (token: string) => sql`
  (select i.sku_id, sum(i.quantity)::int as units from orders o join order_item i on i.order_id = o.id
    where o.batch = ${token} group by i.sku_id order by i.sku_id)`

/** The units of a purchase are paid. */
export async function sellUnits(trx: Db, activityId: number, token: string): Promise<void> {
  await sql`
    update group_sku q set reserved = q.reserved - f.units, sold = q.sold + f.units from ${unitsOf(token)} f
    where q.activity_id = ${activityId} and q.sku_id = f.sku_id`.execute(trx)
}

type Batch = Pick<BatchRow, 'activityId' | 'token' | 'memberId'>

/**
 * The units of a purchase that was cancelled, left or given up can be taken again; the member's
 * share before the quota, as when they were taken.
 */
export async function freeUnits(trx: Db, batch: Batch, from: 'reserved' | 'sold'): Promise<void> {
  await freeShare(trx, batch)
  await freeQuota(trx, batch, from)
}

/** The units count no longer against what one member may have. */
export async function freeShare(trx: Db, { activityId, token, memberId }: Batch): Promise<void> {
  await sql`
    update group_share h set units = h.units - f.units from ${unitsOf(token)} f
    where h.activity_id = ${activityId} and h.sku_id = f.sku_id and h.member_id = ${memberId}`.execute(
    trx,
  )
}

/** The units can be taken by others; their members' shares were freed before. */
export async function freeQuota(
  trx: Db,
  { activityId, token }: Batch,
  from: 'reserved' | 'sold',
): Promise<void> {
  const column = sql.ref(`q.${from}`)
  await sql`
    update group_sku q set ${sql.ref(from)} = ${column} - f.units from ${unitsOf(token)} f
    where q.activity_id = ${activityId} and q.sku_id = f.sku_id`.execute(trx)
}
