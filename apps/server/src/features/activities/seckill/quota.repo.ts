import { refuse, type Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type {
  FlowOwner,
  JointReservation,
  Purchase,
  Reservation,
} from '#features/trade/checkout/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { SeckillContext } from './seckill-purchase.ts'

/** Whether a session sells at a moment. */
const isRunningAt = ({ partnerId, storeId }: Scope, seckillId: number, at: Date) =>
  sql`exists (select 1 from seckill s
    where s.partner_id = ${partnerId} and s.store_id = ${storeId} and s.id = ${seckillId}
      and s.closed_at is null and s.start_at <= ${at} and s.end_at > ${at})`

/** A member has more of a SKU, if their limit lets them. */
const addedShare = sql`
        on conflict (seckill_id, sku_id, member_id) do update set units = seckill_user.units + excluded.units
          where seckill_user.units + excluded.units <= seckill_user.most`

/**
 * Takes units of a session in the order's statement: the member's share first, then the quota that
 * everyone wants. Each is a compare-and-set of its row, so the quota holds whatever else is under
 * way, and an order that fails leaves nothing.
 */
export function reservationOf(
  owner: FlowOwner,
  { seckillId, skuId, price, quantity, limit }: SeckillContext,
  at: Date,
): Reservation {
  const isRunning = isRunningAt(owner, seckillId, at)
  return {
    parts: sql`
      seckill_share as (
        insert into seckill_user (seckill_id, sku_id, partner_id, store_id, member_id, units, most)
        select q.seckill_id, q.sku_id, q.partner_id, q.store_id, ${owner.memberId}::bigint, ${quantity}::int,
          q.limit_per_user
        from seckill_sku q
        where ${ofStore('q', owner)}
          and q.seckill_id = ${seckillId} and q.sku_id = ${skuId}
          and q.price = ${price} and ${quantity}::int <= q.limit_per_user and ${isRunning}
          and exists (select 1 from taken) ${addedShare}
        returning seckill_id, sku_id
      ), seckill_quota as (
        update seckill_sku q set reserved = q.reserved + ${quantity}::int, placed = q.placed + 1
        from seckill_share h
        where q.seckill_id = h.seckill_id and q.sku_id = h.sku_id
          and q.sold + q.reserved + ${quantity}::int <= q.quota
        returning q.sku_id
      )`,
    done: sql`seckill_quota`,
    failures: [
      { when: sql`not ${isRunning}`, refused: refuse('seckillOver') },
      {
        when: sql`not exists (select 1 from seckill_share)`,
        refused: refuse('seckillLimit', { limit }),
      },
      {
        when: sql`not exists (select 1 from seckill_quota)
          and exists (select 1 from seckill_sku q
            where q.seckill_id = ${seckillId} and q.sku_id = ${skuId} and q.reserved > 0)`,
        refused: refuse('seckillChance'),
      },
      { when: sql`not exists (select 1 from seckill_quota)`, refused: refuse('seckillSoldOut') },
    ],
  }
}

/**
 * The same for several members in one statement: the shares in the order of the members, so that two
 * such statements wait for each other one way only, then the quota for all of them at once.
 */
export function jointReservationOf(
  scope: Scope,
  { seckillId, skuId }: Pick<SeckillContext, 'seckillId' | 'skuId'>,
  at: Date,
): JointReservation {
  const { partnerId, storeId } = scope
  return {
    parts: sql`
      wished as (
        select a.member_id, (a.context->>'quantity')::int as units, (a.context->>'price')::bigint as price
        from asking a
        where (a.context->>'seckillId')::bigint = ${seckillId} and (a.context->>'skuId')::bigint = ${skuId}
      ), seckill_share as (
        insert into seckill_user (seckill_id, sku_id, partner_id, store_id, member_id, units, most)
        select q.seckill_id, q.sku_id, q.partner_id, q.store_id, u.member_id, u.units, q.limit_per_user
        from seckill_sku q, wished u
        where q.partner_id = ${partnerId} and q.store_id = ${storeId} and q.seckill_id = ${seckillId}
          and q.sku_id = ${skuId} and q.price = u.price and u.units <= q.limit_per_user
          and ${isRunningAt(scope, seckillId, at)}
        order by u.member_id ${addedShare}
        returning seckill_id, sku_id, member_id
      ), seckill_quota as (
        update seckill_sku q set reserved = q.reserved + f.units, placed = q.placed + f.orders
        from (
          select h.seckill_id, h.sku_id, sum(u.units)::int as units, count(*)::int as orders
          from seckill_share h join wished u on u.member_id = h.member_id group by h.seckill_id, h.sku_id) f
        where q.seckill_id = f.seckill_id and q.sku_id = f.sku_id and q.sold + q.reserved + f.units <= q.quota
        returning q.sku_id
      )`,
    granted: sql`select h.member_id from seckill_share h where exists (select 1 from seckill_quota)`,
    lacks: sql`exists (select 1 from seckill_share) and not exists (select 1 from seckill_quota)`,
  }
}

type Bought = readonly Purchase<SeckillContext>[]

const linesOf = (orders: Bought) =>
  JSON.stringify(
    orders.map(({ memberId, context: { seckillId, skuId, quantity } }) => ({
      seckillId,
      skuId,
      memberId,
      quantity,
    })),
  )

const lines = (orders: Bought) =>
  sql`jsonb_to_recordset(${linesOf(orders)}::jsonb) as o("seckillId" bigint, "skuId" bigint,
    "memberId" bigint, quantity int)`

/** Units that were put aside are paid. */
export async function sellUnits(trx: Db, orders: Bought): Promise<void> {
  await sql`
    update seckill_sku q set reserved = q.reserved - f.units, sold = q.sold + f.units,
      paid = q.paid + f.orders
    from (select o."seckillId", o."skuId", sum(o.quantity)::int as units, count(*)::int as orders
      from ${lines(orders)} group by 1, 2) f
    where q.seckill_id = f."seckillId" and q.sku_id = f."skuId"`.execute(trx)
}

/**
 * Units of orders that were closed unpaid can be taken again; the members' shares in their order and
 * before the quota, as when they were taken.
 */
export async function freeUnits(trx: Db, orders: Bought): Promise<void> {
  await sql`
    with f as (select o."seckillId", o."skuId", o."memberId", sum(o.quantity)::int as units
      from ${lines(orders)} group by 1, 2, 3),
    locked as (
      select u.seckill_id, u.sku_id, u.member_id, f.units
      from seckill_user u
      join f on u.seckill_id = f."seckillId" and u.sku_id = f."skuId" and u.member_id = f."memberId"
      order by u.seckill_id, u.sku_id, u.member_id for no key update of u)
    update seckill_user u set units = u.units - l.units from locked l
    where u.seckill_id = l.seckill_id and u.sku_id = l.sku_id and u.member_id = l.member_id`.execute(
    trx,
  )
  await sql`
    update seckill_sku q set reserved = q.reserved - f.units
    from (select o."seckillId", o."skuId", sum(o.quantity)::int as units from ${lines(orders)}
      group by 1, 2) f
    where q.seckill_id = f."seckillId" and q.sku_id = f."skuId"`.execute(trx)
}
