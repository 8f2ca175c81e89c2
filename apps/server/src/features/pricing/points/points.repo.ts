import { earnsNothing } from '@mallard/contract/trade/order/order.codes'
import { sql, type RawBuilder } from 'kysely'
import {
  memberStatus,
  moveGrowthPart,
  movePointsPart,
  raiseManyPart,
  takePointsPart,
} from '#features/people/identity/index.ts'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import './points.tables.ts'

/** Points and growth belong to a member of a partner, in all of its stores. */
export interface PointsOwner {
  readonly partnerId: number
  readonly memberId: number
}

const mine = ({ partnerId, memberId }: PointsOwner) =>
  sql`partner_id = ${partnerId} and member_id = ${memberId}`

/**
 * Points of a member that run out by an instant: what came in with a time that is over by then,
 * less all that ever went out, because the oldest go first, and what never runs out goes last. What
 * an order gives back counts as never gone.
 */
const overBy = (at: RawBuilder<unknown>, member: RawBuilder<unknown>) => sql`
  (select greatest(0,
    least(coalesce(sum(l.delta) filter (where l.expire_at <= ${at}), 0),
      coalesce(sum(l.delta) filter (where l.expire_at <= ${at}
        or (l.expire_at is null and (l.delta < 0 or l.biz_type = 'back'))),
        0),
      coalesce(sum(l.delta), 0)))::bigint
    from points_ledger l where l.member_id = ${member})`

/** The part of a statement that reads how many points a member may spend at an instant. */
export function balancePart({ partnerId, memberId }: PointsOwner, at: Date): RawBuilder<unknown> {
  return sql`coalesce((select m.integration - ${overBy(sql`${at}::timestamptz`, sql`m.id`)} from member m
    where m.partner_id = ${partnerId} and m.id = ${memberId}),
    0)`
}

/**
 * The parts `points_spent` and `points_noted` of a statement: an order takes points, once the part
 * `taken` has a row. The statement must see to it that `points_spent` has a row; it has none while
 * points that ran out are still among them (`takeOverdue`).
 */
export function spendParts(
  { partnerId, memberId }: PointsOwner,
  points: number,
  orderSn: string,
  at: Date,
): RawBuilder<unknown> {
  return sql`
    points_spent as (${takePointsPart(
      { partnerId, memberId },
      points,
      sql`exists (select 1 from taken) and ${overBy(sql`${at}::timestamptz`, sql`m.id`)} = 0`,
    )}
    ), points_noted as (
      insert into points_ledger (partner_id, member_id, delta, balance, biz_type, biz_id, order_sn, at)
      select ${partnerId}::int, ${memberId}::bigint, -${points}::bigint, p.integration,
        'spend', ${orderSn}::text, ${orderSn}::text, ${at}::timestamptz
      from points_spent p
    )`
}

export interface Holding {
  readonly points: number
  readonly debt: number
  readonly growth: number
}

/**
 * What a member has, held until the end of the transaction: each row of a ledger rests on the one
 * before.
 */
export async function lockHolding(
  trx: Db,
  { partnerId, memberId }: PointsOwner,
): Promise<Holding | undefined> {
  const { rows } = await sql<Holding>`
    select integration as points, points_debt as debt, growth
    from member
    where partner_id = ${partnerId} and id = ${memberId} for no key update`.execute(trx)
  return rows[0]
}

export interface LedgerEntry {
  readonly bizType: string
  readonly bizId: string
  readonly orderSn?: string | undefined
  readonly note?: string | undefined
  readonly at: Date
}

export interface PointsEntry extends LedgerEntry {
  readonly delta: number
  readonly owed?: number | undefined
  readonly rateBp?: number | undefined
  /** Of what comes in; undefined: it never runs out. */
  readonly expireAt?: Date | undefined
}

/**
 * Adds a row to the points of a member whose row is locked; false when this row is there already.
 */
export async function writePoints(
  trx: Db,
  owner: PointsOwner,
  entry: PointsEntry,
): Promise<boolean> {
  const {
    delta,
    owed = 0,
    bizType,
    bizId,
    orderSn = null,
    note = '',
    rateBp = null,
    expireAt = null,
    at,
  } = entry
  const isNew = sql`not exists (select 1 from points_ledger l
    where l.member_id = ${owner.memberId} and l.biz_type = ${bizType} and l.biz_id = ${bizId})`
  const { rows } = await sql`
    with moved as (${movePointsPart(owner, { delta, owed }, isNew)}
    )
    insert into points_ledger (partner_id, member_id, delta, balance, owed, biz_type, biz_id, order_sn,
      rate_bp, note, expire_at, at)
    select ${owner.partnerId}::int, ${owner.memberId}::bigint, ${delta}::bigint, m.integration,
      ${owed}::bigint, ${bizType}::text, ${bizId}::text, ${orderSn}::text, ${rateBp}::int,
      ${note}::text, ${expireAt}::timestamptz, ${at}::timestamptz
    from moved m returning id`.execute(trx)
  return rows.length === 1
}

export async function writeGrowth(
  trx: Db,
  owner: PointsOwner,
  entry: LedgerEntry & { readonly delta: number },
): Promise<boolean> {
  const { delta, bizType, bizId, orderSn = null, note = '', at } = entry
  const isNew = sql`not exists (select 1 from growth_ledger l
    where l.member_id = ${owner.memberId} and l.biz_type = ${bizType} and l.biz_id = ${bizId})`
  const { rows } = await sql`
    with moved as (${moveGrowthPart(owner, delta, isNew)}
    )
    insert into growth_ledger (partner_id, member_id, delta, balance, biz_type, biz_id, order_sn, note, at)
    select ${owner.partnerId}::int, ${owner.memberId}::bigint, ${delta}::bigint, m.growth, ${bizType}::text,
      ${bizId}::text, ${orderSn}::text, ${note}::text, ${at}::timestamptz
    from moved m returning id`.execute(trx)
  return rows.length === 1
}

/** What one of many members gets; none of it is negative. */
export interface Given {
  readonly memberId: number
  readonly points: number
  readonly growth: number
}

/** Adds a row to the points and one to the growth of many members at once, where there is some. */
export async function writeMany(
  trx: Db,
  partnerId: number,
  given: readonly Given[],
  { bizType, bizId, note = '', expireAt = null, at }: LedgerEntry & { expireAt?: Date | null },
): Promise<void> {
  const rows = given.map(({ memberId: id, points, growth }) => ({ id, points, growth }))
  await sql`
    with r as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(id bigint, points bigint, growth bigint)
    ), moved as (${raiseManyPart(partnerId, sql.ref('r'))}
    ), grown as (
      insert into growth_ledger (partner_id, member_id, delta, balance, biz_type, biz_id, note, at)
      select ${partnerId}::int, r.id, r.growth, m.growth, ${bizType}::text, ${bizId}::text, ${note}::text,
        ${at}::timestamptz
      from moved m join r using (id) where r.growth > 0
    )
    insert into points_ledger (partner_id, member_id, delta, balance, owed, biz_type, biz_id, note,
      expire_at, at)
    select ${partnerId}::int, r.id, r.points, m.integration, 0, ${bizType}::text, ${bizId}::text,
      ${note}::text, ${expireAt}::timestamptz, ${at}::timestamptz
    from moved m join r using (id) where r.points > 0`.execute(trx)
}

/** What an order has done to the ledgers so far, and what its goods came to. */
export interface OrderPoints {
  readonly partnerId: number
  readonly memberId: number
  readonly storeId: number
  /** The account of its member was closed. */
  readonly isEnded: boolean
  readonly status: number
  readonly payStatus: number
  readonly receiveTime: Date | null
  /** Of its goods, the longest. */
  readonly afterSaleDays: number | null
  /** Points used in it, and those of them that came back. */
  readonly spent: number
  readonly back: number
  /** Points earned with it and not taken back; undefined while none were granted. */
  readonly earned: number | null
  readonly earnedRateBp: number | null
  readonly grown: number | null
  /** Fen paid for goods that are not refunded. */
  readonly kept: number
  /** The way it was bought brings nothing. */
  readonly earnsNothing: boolean
  /** Points that came with returned units, by cumulative floor. */
  readonly returnedPoints: number
  /** Basis points that the level of the member earns now. */
  readonly rateBp: number
}

export async function orderPoints(trx: Db, orderSn: string): Promise<OrderPoints | undefined> {
  const { rows } = await sql<OrderPoints>`
    select o.partner_id as "partnerId", o.store_id as "storeId", o.member_id as "memberId", o.status,
      (select m.status = ${lit(memberStatus.cancelled)} from member m where m.partner_id = o.partner_id
        and m.id = o.member_id) as "isEnded", o.pay_status as "payStatus", o.receive_time as "receiveTime",
      (select max(i.after_sale_days) from order_item i where i.order_id = o.id) as "afterSaleDays",
      coalesce((select -sum(l.delta) from points_ledger l
        where l.order_sn = o.order_sn and l.biz_type = 'spend'), 0)::bigint as spent,
      coalesce((select sum(l.delta) from points_ledger l
        where l.order_sn = o.order_sn and l.biz_type = 'back'), 0)::bigint as back,
      (select sum(l.delta - l.owed)::bigint from points_ledger l where l.order_sn = o.order_sn
        and l.biz_type in ('earn', 'revoke')) as earned,
      (select l.rate_bp from points_ledger l where l.order_sn = o.order_sn and l.biz_type = 'earn'
        limit 1) as "earnedRateBp",
      (select sum(l.delta)::bigint from growth_ledger l where l.order_sn = o.order_sn) as grown,
      (select coalesce(sum(i.real_amount - i.refunded_amount), 0)::bigint from order_item i
        where i.order_id = o.id) as kept,
      o.kind = any(${earnsNothing}::smallint[]) as "earnsNothing",
      (select coalesce(sum(i.integration_amount * i.returned_quantity / i.quantity), 0)::bigint
        from order_item i where i.order_id = o.id) as "returnedPoints",
      coalesce((select v.points_rate_bp from level v
        join member m on m.partner_id = v.partner_id and v.growth_min <= m.growth
        where m.partner_id = o.partner_id and m.id = o.member_id
        order by v.growth_min desc limit 1), 10000) as "rateBp"
    from orders o where o.order_sn = ${orderSn}`.execute(trx)
  return rows[0]
}

export interface LedgerRow {
  readonly id: number
  readonly delta: number
  readonly balance: number
  readonly bizType: string
  readonly note: string
  readonly orderSn: string | null
  readonly at: Date
}

export async function listLedger(
  db: Db,
  owner: PointsOwner,
  ledger: 'points_ledger' | 'growth_ledger',
  offset: number,
  limit: number,
): Promise<{ rows: LedgerRow[]; total: number }> {
  const table = sql.table(ledger)
  // An order that earns nothing has its row all the same, so that it cannot earn later.
  const moved = ledger === 'points_ledger' ? sql`(delta <> 0 or owed <> 0)` : sql`delta <> 0`
  const [{ rows }, total] = await Promise.all([
    sql<LedgerRow>`
      select id, delta, balance, biz_type as "bizType", note, order_sn as "orderSn", at
      from ${table}
      where ${mine(owner)} and ${moved}
      order by id desc limit ${limit} offset ${offset}`.execute(db),
    totalOf(db, sql`${table} where ${mine(owner)} and ${moved}`),
  ])
  return { rows, total }
}

export async function readHolding(db: Db, { partnerId, memberId }: PointsOwner): Promise<Holding> {
  const { rows } = await sql<Holding>`
    select integration as points, points_debt as debt, growth
    from member
    where partner_id = ${partnerId} and id = ${memberId}`.execute(db)
  return rows[0] ?? { points: 0, debt: 0, growth: 0 }
}

export async function nextExpiry(
  db: Db,
  { memberId }: PointsOwner,
): Promise<{ points: number; at: Date } | undefined> {
  const { rows } = await sql<{ points: number; at: Date }>`
    select e.at, ${overBy(sql`e.at`, sql`${memberId}::bigint`)} as points
    from (select distinct expire_at as at from points_ledger
      where member_id = ${memberId} and expire_at is not null) e
    order by e.at`.execute(db)
  return rows.find(({ points }) => points > 0)
}

/** The same of one member, whose row is locked. */
export async function overdueOf(trx: Db, { memberId }: PointsOwner, now: Date): Promise<number> {
  const { rows } = await sql<{
    points: number
  }>`select ${overBy(sql`${now}::timestamptz`, sql`${memberId}::bigint`)} as points`.execute(trx)
  return rows[0]?.points ?? 0
}

/** The next members after an id with points that had a time and ran out, or were spent before. */
export async function overdue(
  db: Db,
  now: Date,
  after: number,
  limit: number,
): Promise<(PointsOwner & { points: number })[]> {
  const { rows } = await sql<PointsOwner & { points: number }>`
    select m.partner_id as "partnerId", m.id as "memberId",
      ${overBy(sql`${now}::timestamptz`, sql`m.id`)} as points
    from (select distinct member_id from points_ledger where member_id > ${after} and expire_at <= ${now}
      order by member_id limit ${limit}) due
    join member m on m.id = due.member_id order by m.id`.execute(db)
  return rows
}
