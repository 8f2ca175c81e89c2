import { exchangeStatus } from '@mallard/contract/activities/points-shop/points-shop.codes'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { refuse, type Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { runsAt } from '#features/activities/activity/index.ts'
import type { FlowOwner, Purchase, Reservation } from '#features/trade/checkout/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import type { PointsContext } from './points-purchase.ts'
import type { Member } from './points-shop.repo.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** An exchange as it was made; money in fen, times in ms. */
export interface ExchangeRow {
  readonly pointsGoodsId: number
  readonly quantity: number
  readonly points: number
  readonly orderSn: string | null
  readonly couponHistoryId: number | null
  /** Fen of its order that were to be paid, and until when; null of a coupon. */
  readonly payAmount: number | null
  readonly isUnpaid: boolean
  readonly autoCloseAt: number | null
}

/** What a request made before. */
export async function findExchange(
  db: Db,
  { partnerId, storeId, memberId }: Member,
  requestId: string,
): Promise<ExchangeRow | undefined> {
  const { rows } = await sql<ExchangeRow>`
    select x.points_goods_id as "pointsGoodsId", x.quantity, x.points, x.order_sn as "orderSn",
      x.coupon_history_id as "couponHistoryId",
      o.pay_amount - o.adjust_amount as "payAmount",
      coalesce(o.status = ${lit(orderStatus.unpaid)}, false) as "isUnpaid",
      ${ms('o.auto_close_at')} as "autoCloseAt"
    from points_exchange x left join orders o on o.partner_id = x.partner_id and o.order_sn = x.order_sn
    where x.partner_id = ${partnerId} and x.store_id = ${storeId} and x.member_id = ${memberId}
      and x.request_id = ${requestId}`.execute(db)
  return rows[0]
}

const isRunning = (scope: Scope, id: number, at: Date) =>
  sql`exists (select 1 from points_goods a
    where ${ofStore('a', scope)} and a.id = ${id} and ${runsAt(at)})`

/**
 * The parts `points_share` and `points_quota` of a statement: units for one member, the share first,
 * then the quota that everyone wants, each by compare-and-set.
 */
const takingParts = (
  owner: Member,
  { pointsGoodsId, quantity }: Pick<PointsContext, 'pointsGoodsId' | 'quantity'>,
  at: Date,
  moved: 'reserved' | 'sold',
) => sql`
  points_share as (
    insert into points_goods_user (points_goods_id, partner_id, store_id, member_id, units, most)
    select p.id, p.partner_id, p.store_id, ${owner.memberId}::bigint, ${quantity}::int, p.limit_per_user
    from points_goods p
    where p.id = ${pointsGoodsId} and ${quantity}::int <= p.limit_per_user
      and ${isRunning(owner, pointsGoodsId, at)} and exists (select 1 from taken)
    on conflict (points_goods_id, member_id) do update set units = points_goods_user.units + excluded.units
      where points_goods_user.units + excluded.units <= points_goods_user.most
    returning points_goods_id
  ), points_quota as (
    update points_goods p set ${sql.ref(moved)} = ${sql.ref(`p.${moved}`)} + ${quantity}::int
    from points_share h
    where p.id = h.points_goods_id and p.reserved + p.sold + ${quantity}::int <= p.quota
    returning p.id, p.partner_id, p.store_id
  )`

/**
 * Takes goods for points in the order's statement: the member's share, the quota, and the exchange
 * itself, once for each request.
 */
export function reservationOf(
  owner: FlowOwner,
  context: PointsContext,
  at: Date,
  orderSn: string,
): Reservation {
  const { pointsGoodsId, quantity, points, cashAmount, requestId, limit } = context
  return {
    parts: sql`
      ${takingParts(owner, context, at, 'reserved')}, points_exchanged as (
        insert into points_exchange (points_goods_id, partner_id, store_id, member_id, request_id, quantity,
          points, cash_amount, status, order_sn, at)
        select q.id, q.partner_id, q.store_id, ${owner.memberId}::bigint, ${requestId}::text,
          ${quantity}::int, ${points * quantity}::bigint, ${cashAmount * quantity}::bigint,
          ${exchangeStatus.unpaid}::smallint, ${orderSn}::text, ${at}::timestamptz
        from points_quota q on conflict (member_id, request_id) do nothing returning id
      )`,
    done: sql`points_exchanged`,
    failures: [
      { when: sql`not ${isRunning(owner, pointsGoodsId, at)}`, refused: refuse('pointsGoodsOver') },
      {
        when: sql`not exists (select 1 from points_share)`,
        refused: refuse('pointsGoodsLimit', { limit }),
      },
      { when: sql`not exists (select 1 from points_quota)`, refused: refuse('pointsGoodsGone') },
      { when: sql`not exists (select 1 from points_exchanged)`, refused: refuse('flowChanged') },
    ],
  }
}

/** One coupon's place in limit and quota; in the caller's transaction, which ends on a refusal. */
export async function takePlace(
  trx: Db,
  member: Member,
  pointsGoodsId: number,
  at: Date,
): Promise<'taken' | 'limit' | 'gone'> {
  const { rows } = await sql<{ isShared: boolean; isTaken: boolean }>`
    with taken as (select 1), ${takingParts(member, { pointsGoodsId, quantity: 1 }, at, 'sold')}
    select exists (select 1 from points_share) as "isShared",
      exists (select 1 from points_quota) as "isTaken"`.execute(trx)
  if (rows[0]?.isTaken) return 'taken'
  return rows[0]?.isShared ? 'gone' : 'limit'
}

/** Notes a coupon that was taken. */
export async function insertCouponExchange(
  trx: Db,
  { partnerId, storeId, memberId }: Member,
  exchange: {
    readonly pointsGoodsId: number
    readonly requestId: string
    readonly points: number
    readonly couponHistoryId: number
    readonly at: Date
  },
): Promise<void> {
  const { pointsGoodsId, requestId, points, couponHistoryId, at } = exchange
  await sql`
    insert into points_exchange (points_goods_id, partner_id, store_id, member_id, request_id, quantity,
      points, cash_amount, status, coupon_history_id, at)
    values (${pointsGoodsId}, ${partnerId}, ${storeId}, ${memberId}, ${requestId}, 1, ${points}, 0,
      ${exchangeStatus.done}, ${couponHistoryId}, ${at})`.execute(trx)
}

type Orders = readonly Purchase<PointsContext>[]
const numbers = (orders: Orders) => orders.map(({ orderSn }) => orderSn)

/** The orders were paid, or cost nothing but points. */
export async function finishExchanges(trx: Db, orders: Orders): Promise<void> {
  await sql`
    with done as (
      update points_exchange x set status = ${exchangeStatus.done}
      where x.order_sn = any(${numbers(orders)}::text[]) and x.status = ${exchangeStatus.unpaid}
      returning x.points_goods_id, x.quantity
    )
    update points_goods p set reserved = p.reserved - f.units, sold = p.sold + f.units
    from (select d.points_goods_id as id, sum(d.quantity)::int as units from done d group by 1) f
    where p.id = f.id`.execute(trx)
}

/** The orders were closed unpaid: their units can be had again, the share first, as it was taken. */
export async function freeExchanges(trx: Db, orders: Orders): Promise<void> {
  await sql`
    with closed as (
      update points_exchange x set status = ${exchangeStatus.closed}
      where x.order_sn = any(${numbers(orders)}::text[]) and x.status = ${exchangeStatus.unpaid}
      returning x.points_goods_id, x.member_id, x.quantity
    ), shares as (
      update points_goods_user u set units = u.units - f.units
      from (select c.points_goods_id, c.member_id, sum(c.quantity)::int as units from closed c
        group by 1, 2) f
      where u.points_goods_id = f.points_goods_id and u.member_id = f.member_id returning u.points_goods_id
    )
    update points_goods p set reserved = p.reserved - f.units
    from (select c.points_goods_id as id, sum(c.quantity)::int as units from closed c group by 1) f
    where p.id = f.id and (select count(*) from shares) > 0`.execute(trx)
}
