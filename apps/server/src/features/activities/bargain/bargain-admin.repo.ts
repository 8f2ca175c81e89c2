import type { AdminBargainRoom } from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { skuListing, type Page, type Rows } from '#features/activities/activity/index.ts'
import { keptShare } from '#features/trade/order/index.ts'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import { suspectFrom } from './bargain.rules.ts'
import { ofStore } from '#platform/db/of-store.ts'

export interface ListedBargain {
  readonly name: string
  readonly title: string
  readonly titleEn: string
  readonly startPrice: number
  readonly floorPrice: number
  readonly stock: number
  readonly reserved: number
  readonly sold: number
  readonly joined: number
}

/** What a list shows of an activity. */
export const bargainListing = skuListing(
  sql`a.start_price as "startPrice", a.floor_price as "floorPrice", a.stock, a.reserved, a.sold,
    (select count(*)::int from bargain_room r where r.bargain_id = a.id) as joined`,
)

export interface Figures {
  readonly seen: number
  readonly joined: number
  readonly helped: number
  readonly voided: number
  readonly reached: number
  readonly ordered: number
  readonly paid: number
  readonly cost: number
}

/** How an activity went so far; `cost` in fen, by the store's prices when the orders were placed. */
export async function figuresOf(db: Db, id: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select (select count(*)::int from bargain_seen s where s.bargain_id = ${id}) as seen,
      (select count(*)::int from bargain_help h
        where h.bargain_id = ${id} and h.voided_at is null) as helped,
      (select count(*)::int from bargain_help h
        where h.bargain_id = ${id} and h.voided_at is not null) as voided,
      count(*)::int as joined, count(r.reached_at)::int as reached, count(r.ordered_at)::int as ordered,
      count(r.paid_at)::int as paid,
      coalesce((select sum(${keptShare(sql`i.promotion_amount`)})
        from bargain_room p
        join orders o on o.partner_id = p.partner_id and o.order_sn = p.order_sn
        join order_item i on i.order_id = o.id
        where p.bargain_id = ${id} and p.paid_at is not null), 0)::bigint as cost
    from bargain_room r where r.bargain_id = ${id}`.execute(db)
  return rows[0]!
}

export interface DayRow {
  readonly day: string
  readonly seen: number
  readonly joined: number
  readonly helped: number
  readonly ordered: number
  readonly paid: number
  readonly brought: number
  readonly cost: number
}

/** An activity by day of Beijing, the latest first; `brought` and `cost` in fen. */
export async function daysOf(db: Db, id: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select to_char(e.at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD') as day,
      count(*) filter (where e.what = 'seen')::int as seen,
      count(*) filter (where e.what = 'joined')::int as joined,
      count(*) filter (where e.what = 'helped')::int as helped,
      count(*) filter (where e.what = 'ordered')::int as ordered,
      count(*) filter (where e.what = 'paid')::int as paid,
      coalesce(sum(e.brought), 0)::bigint as brought, coalesce(sum(e.cost), 0)::bigint as cost
    from (
      select at, 'seen' as what, null::bigint as brought, null::bigint as cost
        from bargain_seen
        where bargain_id = ${id}
      union all select created_at, 'joined', null, null
        from bargain_room
        where bargain_id = ${id}
      union all select at, 'helped', null, null
        from bargain_help
        where bargain_id = ${id} and voided_at is null
      union all select ordered_at, 'ordered', null, null
        from bargain_room
        where bargain_id = ${id} and ordered_at is not null
      union all select r.paid_at, 'paid', i.real_amount - i.refunded_amount,
          ${keptShare(sql`i.promotion_amount`)}
        from bargain_room r
        join orders o on o.partner_id = r.partner_id and o.order_sn = r.order_sn
        join order_item i on i.order_id = o.id
        where r.bargain_id = ${id} and r.paid_at is not null
    ) e group by 1 order by 1 desc limit 31`.execute(db)
  return rows
}

export type RoomFilter = 'ALL' | 'running' | 'reached' | 'ordered' | 'failed' | 'suspect'

type RoomRow = Omit<AdminBargainRoom, 'helps'> & {
  readonly helps: AdminBargainRoom['helps'] | null
}

const same = sql`
  select h.*, count(*) over (partition by h.ip)::int as same_ip,
    count(*) over (partition by h.ip, h.device)::int as same_device
  from bargain_help h`

/** A room that is open only by its row is over by the clock. */
const filters: Readonly<Record<RoomFilter, (now: Date) => ReturnType<typeof sql>>> = {
  ALL: () => sql`true`,
  running: (now) =>
    sql`r.status = ${lit(roomStatus.running)} and r.expire_at > ${now} and b.closed_at is null`,
  reached: (now) => sql`r.status = ${lit(roomStatus.reached)} and r.expire_at > ${now}`,
  ordered: () => sql`r.status = ${lit(roomStatus.ordered)}`,
  failed: (now) =>
    sql`(r.status = ${lit(roomStatus.failed)}
      or (r.status in (${lit(roomStatus.running, roomStatus.reached)}) and r.expire_at <= ${now})
      or (r.status = ${lit(roomStatus.running)} and b.closed_at is not null))`,
  suspect: () =>
    sql`exists (select 1 from s
      where s.room_id = r.id and s.voided_at is null and s.ip <> '' and s.same_device >= ${suspectFrom})`,
}

/** Rooms with their cuts, the latest first; `scope` is that of the activity. */
export async function listRooms(
  db: Db,
  scope: Scope,
  id: number,
  { offset, limit }: Page,
  { state }: { readonly state: RoomFilter },
  now: Date,
): Promise<Rows<AdminBargainRoom>> {
  const from = sql`bargain_room r
    join bargain b on b.id = r.bargain_id
    where ${ofStore('b', scope)} and b.id = ${id} and ${filters[state](now)}`
  const cuts = sql`with s as (${same} where h.bargain_id = ${id})`
  const { rows } = await sql<RoomRow>`
    ${cuts}
    select r.token as "bargainRoomId", r.member_id as "memberId", m.nickname as name,
      case when ${filters.failed(now)} then ${lit(roomStatus.failed)} else r.status end as status,
      r.current_price as "currentPrice", r.helps as helped,
      ${ms('r.created_at')} as "createdAt",
      ${ms('r.expire_at')} as "expireAt", r.order_sn as "orderSn",
      r.paid_at is not null as "isPaid",
      (select json_agg(json_build_object('id', s.id, 'memberId', s.member_id, 'name', f.nickname,
          'cut', s.cut, 'at', ${ms('s.at')}, 'ip', s.ip, 'device', s.device,
          'sameAddress', s.same_ip, 'sameDevice', s.same_device,
          'isSuspect', s.ip <> '' and s.same_device >= ${suspectFrom},
          'voidReason', case when s.voided_at is null then null else s.void_reason end) order by s.id desc)
        from s join member f on f.partner_id = s.partner_id and f.id = s.member_id
        where s.room_id = r.id) as helps
    from (select r.*, b.closed_at from ${from} order by r.id desc limit ${limit} offset ${offset}) r
      cross join lateral (select r.closed_at) b join member m on m.partner_id = r.partner_id
        and m.id = r.member_id
    order by r.id desc`.execute(db)
  return {
    rows: rows.map((row) => ({ ...row, helps: row.helps ?? [] })),
    total: await totalOf(db, sql`(${cuts} select 1 from ${from}) found`),
  }
}

/** The room of a cut. */
export async function roomOfHelp(
  db: Db,
  { partnerId, storeId }: Scope,
  helpId: number,
): Promise<{ token: string; isVoid: boolean } | undefined> {
  const { rows } = await sql<{ token: string; isVoid: boolean }>`
    select r.token, h.voided_at is not null as "isVoid"
    from bargain_help h
    join bargain_room r on r.id = h.room_id
    where h.partner_id = ${partnerId} and h.store_id = ${storeId} and h.id = ${helpId}`.execute(db)
  return rows[0]
}

/**
 * Takes a cut back whose room is locked and open: the room's price is higher by it, and one more
 * friend may come. Undefined when it was taken back before.
 */
export async function voidHelp(
  trx: Db,
  helpId: number,
  reason: string,
  at: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ cut: number }>`
    with gone as (
      update bargain_help h set voided_at = ${at}, void_reason = ${reason} where h.id = ${helpId}
        and h.voided_at is null
      returning h.room_id, h.cut
    ), raised as (
      update bargain_room r set current_price = r.current_price + g.cut, helps = r.helps - 1,
        status = ${lit(roomStatus.running)}, reached_at = null
      from gone g where r.id = g.room_id returning g.cut
    )
    select cut from raised`.execute(trx)
  return rows[0]?.cut
}
