import {
  prizeType,
  type LotteryForm,
  type PrizeType,
} from '@mallard/contract/activities/lottery/lottery.codes'
import type { PictureRef } from '@mallard/contract/fields'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import {
  namedColumns,
  noteSeenIn,
  runsAt,
  type NamedRow,
} from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import type { DrawTerms, DrawUse } from './lottery.rules.ts'
import './lottery.tables.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

export interface PrizeRow {
  readonly id: number
  readonly type: PrizeType
  readonly name: string
  readonly nameEn: string
  readonly weight: number
  readonly quota: number | null
  readonly won: number
  readonly points: number
  readonly templateId: number | null
  readonly skuId: number | null
  readonly pic: PictureRef | null
}

export interface LotteryRow extends NamedRow, DrawTerms {
  readonly lotteryUrl: string
  readonly rules: string
  readonly rulesEn: string
  readonly form: LotteryForm
  readonly hasShareChance: boolean
  readonly hasOrderChance: boolean
  readonly orderLeast: number
  readonly prizes: readonly PrizeRow[]
}

const columns = sql`${namedColumns},
  a.url as "lotteryUrl", a.rules, a.rules_en as "rulesEn", a.form, a.daily_free as "dailyFree", a.cost,
  a.daily_max as "dailyMax", a.total_max as "totalMax", a.has_share_chance as "hasShareChance",
  a.has_order_chance as "hasOrderChance", a.order_least as "orderLeast",
  (select json_agg(json_build_object('id', z.id, 'type', z.type, 'name', z.name,
      'nameEn', z.name_en, 'weight', z.weight, 'quota', z.quota, 'won', z.won, 'points', z.points,
      'templateId', z.template_id, 'skuId', z.sku_id, 'pic', k.pic) order by z.sort)
    from lottery_prize z left join sku k on k.partner_id = z.partner_id and k.id = z.sku_id
    where z.lottery_id = a.id) as prizes`

/** A lottery by its number, or by what stands in its address. */
export async function findLottery(
  db: Db,
  scope: Scope,
  key: number | string,
): Promise<LotteryRow | undefined> {
  const which = typeof key === 'number' ? sql`a.id = ${key}` : sql`a.url = ${key}`
  const { rows } =
    await sql<LotteryRow>`select ${columns} from lottery a where ${ofStore('a', scope)} and ${which}`.execute(
      db,
    )
  return rows[0]
}

/** The lottery that began last of those that run. */
export async function runningLottery(
  db: Db,
  scope: Scope,
  at: Date,
): Promise<{ lotteryUrl: string; dailyFree: number; cost: number | null } | undefined> {
  const { rows } = await sql<{ lotteryUrl: string; dailyFree: number; cost: number | null }>`
    select a.url as "lotteryUrl", a.daily_free as "dailyFree", a.cost from lottery a
    where ${ofStore('a', scope)} and ${runsAt(at)}
    order by a.start_at desc, a.id desc limit 1`.execute(db)
  return rows[0]
}

export interface Member {
  readonly partnerId: number
  readonly memberId: number
}

export interface Use extends DrawUse {
  readonly freeToday: number
  /** Given draws that are left, and the key of the oldest. */
  readonly extra: number
  readonly ref: string | null
  readonly isSharedToday: boolean
}

/** Draws of a member so far; `dayStart` is the first moment of today in Beijing. */
export async function drawUseOf(
  db: Db,
  lotteryId: number,
  memberId: number,
  { dayStart, today }: { dayStart: Date; today: string },
): Promise<Use> {
  const { rows } = await sql<Use>`
    select r."freeToday", r.today, r.total, c.extra, c."isSharedToday", n.source as given, n.ref
    from (
      select count(*) filter (where at >= ${dayStart} and source = 'free')::int as "freeToday",
        count(*) filter (where at >= ${dayStart})::int as today, count(*)::int as total
      from lottery_record where lottery_id = ${lotteryId} and member_id = ${memberId}
    ) r cross join (
      select count(*) filter (where used_at is null)::int as extra,
        coalesce(bool_or(source = 'share' and ref = ${today}), false) as "isSharedToday"
      from lottery_chance where lottery_id = ${lotteryId} and member_id = ${memberId}
    ) c left join lateral (
      select source, ref from lottery_chance
      where lottery_id = ${lotteryId} and member_id = ${memberId} and used_at is null
      order by given_at, ref limit 1
    ) n on true`.execute(db)
  return rows[0]!
}

/** Uses a draw that was given; false when it is used, or was taken back. */
export async function takeChance(
  trx: Db,
  lotteryId: number,
  memberId: number,
  { given, ref }: Pick<Use, 'given' | 'ref'>,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update lottery_chance set used_at = ${at}
    where lottery_id = ${lotteryId} and member_id = ${memberId} and source = ${given} and ref = ${ref}
      and used_at is null
    returning 1`.execute(trx)
  return rows.length === 1
}

/** Gives a draw for a share; false when today's is given. */
export async function giveShareChance(
  db: Db,
  scope: Scope,
  lotteryId: number,
  memberId: number,
  today: string,
  at: Date,
): Promise<void> {
  await sql`
    insert into lottery_chance (lottery_id, partner_id, store_id, member_id, source, ref, given_at)
    values (${lotteryId}, ${scope.partnerId}, ${scope.storeId}, ${memberId}, 'share', ${today}, ${at})
    on conflict do nothing`.execute(db)
}

export interface MovedOrder extends Scope {
  readonly orderSn: string
  readonly memberId: number
  readonly at: Date
}

/**
 * Gives a draw for each received order in every lottery of its store that runs, ran when the order
 * was paid, and wants no more than what was not paid back.
 */
export async function giveOrderChances(trx: Db, orders: readonly MovedOrder[]): Promise<void> {
  await sql`
    insert into lottery_chance (lottery_id, partner_id, store_id, member_id, source, ref, given_at)
    select l.id, l.partner_id, l.store_id, o.member_id, 'order', o.order_sn, p.at
    from ${rowsOf(orders)}
    join orders o on o.order_sn = p.order_sn and o.partner_id = p.partner_id and o.store_id = p.store_id
    join lottery l on l.partner_id = p.partner_id and l.store_id = p.store_id
    where l.has_order_chance and l.closed_at is null and l.start_at <= p.at and l.end_at > p.at
      and l.start_at <= o.pay_time
      and o.pay_amount - o.refunded_amount >= greatest(l.order_least, 1)
      and o.status = ${lit(orderStatus.done)}
    on conflict do nothing`.execute(trx)
}

const rowsOf = (orders: readonly MovedOrder[]) => {
  const rows = orders.map(({ partnerId, storeId, orderSn, memberId, at }) => ({
    partner_id: partnerId,
    store_id: storeId,
    order_sn: orderSn,
    member_id: memberId,
    at,
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as p(partner_id integer, store_id integer, order_sn text, member_id bigint, at timestamptz)`
}

/** What orders gave and was not used goes with them. */
export async function takeOrderChances(trx: Db, orders: readonly MovedOrder[]): Promise<void> {
  await sql`
    delete from lottery_chance c using ${rowsOf(orders)}, lottery l
    where l.partner_id = p.partner_id and l.store_id = p.store_id and l.has_order_chance
      and c.lottery_id = l.id and c.member_id = p.member_id and c.source = 'order' and c.ref = p.order_sn
      and c.used_at is null`.execute(trx)
}

/** Counts that a member has seen a lottery, once. */
export const noteSeen = noteSeenIn('lottery_seen', 'lottery_id')

/** Takes a unit of a prize by compare-and-set; one without a quota has no end. */
export async function takeUnit(trx: Db, { id, quota }: PrizeRow): Promise<boolean> {
  if (quota === null) return true
  const { rows } =
    await sql`update lottery_prize set won = won + 1 where id = ${id} and won < quota returning 1`.execute(
      trx,
    )
  return rows.length === 1
}

export async function giveUnitBack(trx: Db, prizeId: number): Promise<void> {
  await sql`update lottery_prize set won = won - 1 where id = ${prizeId} and quota is not null`.execute(
    trx,
  )
}

export interface Winner {
  readonly nickname: string
  readonly name: string
  readonly nameEn: string
  readonly at: number
}

/** The last ones who won something, the latest first. */
export async function lastWinners(db: Db, lotteryId: number, most: number): Promise<Winner[]> {
  const { rows } = await sql<Winner>`
    select m.nickname, z.name, z.name_en as "nameEn", ${ms('r.at')} as at
    from lottery_record r join lottery_prize z on z.id = r.prize_id
    join member m on m.partner_id = r.partner_id and m.id = r.member_id
    where r.lottery_id = ${lotteryId} and r.type > ${lit(prizeType.thanks)} order by r.id desc
    limit ${most}`.execute(db)
  return rows
}

/** A lottery that runs and gives more draws for points, the one that ends first. */
export async function lotteryForPoints(
  db: Db,
  scope: Scope,
  at: Date,
): Promise<{ lotteryUrl: string; name: string; nameEn: string; cost: number } | undefined> {
  const { rows } = await sql<{ lotteryUrl: string; name: string; nameEn: string; cost: number }>`
    select a.url as "lotteryUrl", a.name, a.name_en as "nameEn", a.cost from lottery a
    where ${ofStore('a', scope)} and ${runsAt(at)} and a.cost is not null
    order by a.end_at, a.id limit 1`.execute(db)
  return rows[0]
}
