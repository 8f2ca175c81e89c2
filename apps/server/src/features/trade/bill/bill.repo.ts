import { billStatus, differenceStatus } from '@mallard/contract/trade/bill/bill.codes'
import { payStatus } from '@mallard/contract/trade/payment/payment.codes'
import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import type { Scope } from '@mallard/kernel'
import type { BillDays, BillLine } from '@mallard/providers/pay'
import { sql, type RawBuilder } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { boundsOf, type Difference, type OurRow, type TheirRow } from './bill.rules.ts'
import './bill.tables.ts'

interface BillKey {
  readonly method: string
  readonly day: string
}

/** One reader of a bill at a time: who waited finds what the other wrote. */
export async function lockBill(trx: Db, { method, day }: BillKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`bill ${method} ${day}`}))`.execute(trx)
}

/** Puts a bill in the place of what was read before; undefined lines: the channel has none. */
export async function storeBill(
  trx: Db,
  { method, day }: BillKey,
  lines: readonly BillLine[] | undefined,
  at: Date,
): Promise<void> {
  await sql`
    insert into pay_bill (method, day, status, read_at)
    values (${method}, ${day}::date, ${lines ? billStatus.read : billStatus.none}::smallint, ${at})
    on conflict (method, day) do update set status = excluded.status, read_at = excluded.read_at`.execute(
    trx,
  )
  await sql`delete from pay_bill_line where method = ${method} and day = ${day}::date`.execute(trx)
  const rows = (lines ?? []).map(({ refundNo, payNo, at: moment, ...line }) => ({
    ...line,
    payNo,
    number: refundNo ?? payNo,
    at: new Date(moment),
  }))
  await sql`
    insert into pay_bill_line (method, day, kind, number, pay_no, channel_no, amount, state, at, fee,
      partner_id, store_id)
    select distinct on (l.kind, l.number) ${method}::text, ${day}::date, l.kind, l.number,
      coalesce(nullif(l."payNo", ''), p.pay_no, ''), l."channelNo", l.amount, l.state, l.at, l.fee,
      p.partner_id, p.store_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(kind text, number text, "payNo" text,
      "channelNo" text, amount bigint, state text, at timestamptz, fee bigint)
    left join pay_order p on p.method = ${method}
      and (p.pay_no = l."payNo" or (l."payNo" = '' and p.channel_trade_no = l."channelNo"))
    order by l.kind, l.number, l.at desc`.execute(trx)
}

export async function billOf(
  db: Db,
  { method, day }: BillKey,
): Promise<{ status: number; readAt: Date } | undefined> {
  const { rows } = await sql<{ status: number; readAt: Date }>`
    select status, read_at as "readAt" from pay_bill where method = ${method} and day = ${day}::date`.execute(
    db,
  )
  return rows[0]
}

export async function linesOf(db: Db, { method, day }: BillKey): Promise<TheirRow[]> {
  const { rows } = await sql<TheirRow>`
    select kind, number, channel_no as "channelNo", amount, state
    from pay_bill_line
    where method = ${method} and day = ${day}::date`.execute(db)
  return rows
}

const paymentState = sql`case when p.status = ${lit(payStatus.paid)} then 'done' else 'open' end`
const refundState = sql`case r.status when ${lit(refundStatus.done)} then 'done'
  when ${lit(refundStatus.failed)} then 'failed' else 'open' end`

/** What our books did on a day as its channel cuts it, and whatever else its bill names. */
export async function ourRows(db: Db, { method, day }: BillKey, cut: BillDays): Promise<OurRow[]> {
  const { from, until } = boundsOf(day, cut)
  const [early, late] = [
    new Date(from.getTime() + cut.margin),
    new Date(until.getTime() - cut.margin),
  ]
  const borderOf = (column: string) =>
    sql`case when ${sql.ref(column)} < ${early} then 'before'
      when ${sql.ref(column)} >= ${late} then 'after' end`
  const named = (kind: string) =>
    sql`(select l.number from pay_bill_line l
      where l.method = ${method} and l.day = ${day}::date and l.kind = ${kind})`
  const { rows } = await sql<OurRow>`
    select 'payment' as kind, p.pay_no as number, p.pay_no as "payNo", false as "isWhole",
      ${borderOf('p.paid_at')} as border, coalesce(p.channel_trade_no, '') as "channelNo", p.amount,
      ${paymentState} as state,
      coalesce(p.paid_at >= ${from} and p.paid_at < ${until}, false) as "isOfDay",
      p.partner_id as "partnerId", p.store_id as "storeId"
    from pay_order p where p.method = ${method}
      and ((p.status = ${lit(payStatus.paid)} and p.paid_at >= ${from} and p.paid_at < ${until})
        or p.pay_no in ${named('payment')})
    union all
    select 'refund', r.refund_no, p.pay_no, r.amount = p.amount, ${borderOf('r.done_at')},
      coalesce(p.channel_trade_no, ''), r.amount, ${refundState},
      coalesce(r.done_at >= ${from} and r.done_at < ${until}, false), r.partner_id, r.store_id
    from pay_refund r join pay_order p on p.id = r.pay_order_id
    where p.method = ${method}
      and ((r.status = ${lit(refundStatus.done)} and r.done_at >= ${from} and r.done_at < ${until})
        or r.refund_no in ${named('refund')})`.execute(db)
  return rows
}

/** Of these numbers the ones that bills of other days have, as `kind number`. */
export async function linesElsewhere(
  db: Db,
  { method, day }: BillKey,
  rows: readonly OurRow[],
): Promise<Set<string>> {
  const numbers = rows.map(({ number }) => number)
  const found = await sql<{ key: string }>`
    select l.kind || ' ' || l.number as key from pay_bill_line l
    where l.method = ${method} and l.day <> ${day}::date
      and l.number = any(${numbers}::text[])`.execute(db)
  return new Set(found.rows.map(({ key }) => key))
}

/**
 * Writes what differs on a day; what was written of it before and differs no more is settled. What
 * a person explained stays explained while it stays as it is.
 */
export async function storeDifferences(
  trx: Db,
  { method, day }: BillKey,
  found: readonly Difference[],
  at: Date,
): Promise<void> {
  await sql`
    insert into pay_difference (method, day, kind, number, channel_no, cause, ours_amount, theirs_amount,
      ours_state, theirs_state, partner_id, store_id, found_at)
    select ${method}::text, ${day}::date, d.kind, d.number, d."channelNo", d.cause, d."oursAmount",
      d."theirsAmount", d."oursState", d."theirsState", d."partnerId", d."storeId", ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as d(kind text, number text, "channelNo" text,
      cause text, "oursAmount" bigint, "theirsAmount" bigint,
      "oursState" text, "theirsState" text, "partnerId" int, "storeId" int)
    on conflict (method, kind, number) do update set day = excluded.day, channel_no = excluded.channel_no,
      cause = excluded.cause, ours_amount = excluded.ours_amount,
      theirs_amount = excluded.theirs_amount, ours_state = excluded.ours_state,
      theirs_state = excluded.theirs_state,
      status = case when pay_difference.status = ${lit(differenceStatus.noted)}
        and (pay_difference.cause, pay_difference.ours_amount, pay_difference.theirs_amount)
        is not distinct from (excluded.cause, excluded.ours_amount, excluded.theirs_amount)
        then ${lit(differenceStatus.noted)} else ${lit(differenceStatus.open)} end,
      settled_at = case when pay_difference.status = ${lit(differenceStatus.noted)}
        and (pay_difference.cause, pay_difference.ours_amount, pay_difference.theirs_amount)
        is not distinct from (excluded.cause, excluded.ours_amount, excluded.theirs_amount)
        then pay_difference.settled_at end`.execute(trx)
  const keys = found.map(({ kind, number }) => `${kind} ${number}`)
  await sql`
    update pay_difference set status = ${lit(differenceStatus.settled)}, settled_at = ${at}
    where method = ${method} and day = ${day}::date and status = ${lit(differenceStatus.open)}
      and not (kind || ' ' || number = any(${keys}::text[]))`.execute(trx)
}

/** How many differences of a day came up at this comparison, by the store whose money it is. */
export async function foundAt(
  db: Db,
  { method, day }: BillKey,
  at: Date,
): Promise<{ partnerId: number | null; storeId: number | null; count: number }[]> {
  const { rows } = await sql<{ partnerId: number | null; storeId: number | null; count: number }>`
    select partner_id as "partnerId", store_id as "storeId", count(*)::int as count from pay_difference
    where method = ${method} and day = ${day}::date and found_at = ${at}::timestamptz
    group by partner_id, store_id`.execute(db)
  return rows
}

/**
 * Days whose bill was read and that still have something open: another day's bill may explain it.
 */
export async function openDays(db: Db, method: string, except: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct d.day from pay_difference d join pay_bill b on b.method = d.method and b.day = d.day
      and b.status = ${lit(billStatus.read)}
    where d.method = ${method} and d.status = ${lit(differenceStatus.open)} and d.day <> ${except}::date
    order by d.day`.execute(db)
  return rows.map(({ day }) => day)
}

/** Whose rows a reader sees: those of a store, and for the house also those that are nobody's. */
export interface Sight extends Scope {
  readonly isHouse: boolean
}

const seen = ({ partnerId, storeId, isHouse }: Sight, table: string) =>
  sql`((${sql.ref(`${table}.partner_id`)} = ${partnerId} and ${sql.ref(`${table}.store_id`)} = ${storeId})
    or (${isHouse}::boolean and ${sql.ref(`${table}.partner_id`)} is null))`

export interface DayRow {
  readonly method: string
  readonly day: string
  readonly payments: number
  readonly paid: number
  readonly refunds: number
  readonly refunded: number
}

/**
 * The day of a channel's bill on which something falls, by how long before midnight each channel's
 * days end.
 */
const dayOf = (column: string, endsBefore: Readonly<Record<string, number>>) =>
  sql`((${sql.ref(column)}
    + make_interval(secs => coalesce((${JSON.stringify(endsBefore)}::jsonb ->> p.method)::numeric / 1000,
    0))) at time zone 'Asia/Shanghai')::date`

/** Sums of our books for every day between two moments, by the days of each channel. */
export async function ourDays(
  db: Db,
  { partnerId, storeId }: Scope,
  { from, until }: { from: Date; until: Date },
  endsBefore: Readonly<Record<string, number>>,
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select method, day, sum(payments)::int as payments, sum(paid)::bigint as paid,
      sum(refunds)::int as refunds, sum(refunded)::bigint as refunded from (
      select p.method, ${dayOf('p.paid_at', endsBefore)} as day, 1 as payments, p.amount as paid,
        0 as refunds, 0 as refunded from pay_order p
      where p.partner_id = ${partnerId} and p.store_id = ${storeId} and p.status = ${lit(payStatus.paid)}
        and p.paid_at >= ${from} and p.paid_at < ${until}
      union all
      select p.method, ${dayOf('r.done_at', endsBefore)}, 0, 0, 1, r.amount from pay_refund r
      join pay_order p on p.id = r.pay_order_id
      where r.partner_id = ${partnerId} and r.store_id = ${storeId} and r.status = ${lit(refundStatus.done)}
        and r.done_at >= ${from} and r.done_at < ${until}
    ) x group by method, day`.execute(db)
  return rows
}

export async function theirDays(
  db: Db,
  sight: Sight,
  from: string,
  until: string,
): Promise<DayRow[]> {
  const done = sql`l.state <> 'failed'`
  const { rows } = await sql<DayRow>`
    select l.method, l.day, count(*) filter (where l.kind = 'payment')::int as payments,
      coalesce(sum(l.amount) filter (where l.kind = 'payment'), 0)::bigint as paid,
      count(*) filter (where l.kind = 'refund' and ${done})::int as refunds,
      coalesce(sum(l.amount) filter (where l.kind = 'refund' and ${done}), 0)::bigint as refunded
    from pay_bill_line l
    where ${seen(sight, 'l')} and l.day between ${from}::date and ${until}::date
    group by l.method, l.day`.execute(db)
  return rows
}

export async function billsBetween(
  db: Db,
  from: string,
  until: string,
): Promise<{ method: string; day: string; status: number; readAt: Date }[]> {
  const { rows } = await sql<{ method: string; day: string; status: number; readAt: Date }>`
    select method, day, status, read_at as "readAt" from pay_bill
    where day between ${from}::date and ${until}::date`.execute(db)
  return rows
}

export async function openCounts(
  db: Db,
  sight: Sight,
  from: string,
  until: string,
): Promise<{ method: string; day: string; open: number }[]> {
  const { rows } = await sql<{ method: string; day: string; open: number }>`
    select d.method, d.day, count(*)::int as open from pay_difference d
    where ${seen(sight, 'd')} and d.status = ${lit(differenceStatus.open)}
      and d.day between ${from}::date and ${until}::date group by d.method, d.day`.execute(db)
  return rows
}

/** Differences that nobody settled yet, as a part of a statement. */
export const openDifferences = (sight: Sight): RawBuilder<unknown> =>
  sql`pay_difference d where ${seen(sight, 'd')} and d.status = ${lit(differenceStatus.open)}`

export interface DifferenceRow {
  readonly id: number
  readonly method: string
  readonly day: string
  readonly kind: 'payment' | 'refund'
  readonly number: string
  readonly channelNo: string
  readonly cause: Difference['cause']
  readonly oursAmount: number | null
  readonly theirsAmount: number | null
  readonly oursState: string
  readonly theirsState: string
  readonly partnerId: number | null
  readonly status: number
  readonly note: string
  readonly staffName: string
  readonly foundAt: Date
  readonly settledAt: Date | null
}

const columns = sql`
  d.id, d.method, d.day, d.kind, d.number, d.channel_no as "channelNo", d.cause,
  d.ours_amount as "oursAmount", d.theirs_amount as "theirsAmount", d.ours_state as "oursState",
  d.theirs_state as "theirsState", d.partner_id as "partnerId", d.status, d.note, d.staff_name as "staffName",
  d.found_at as "foundAt", d.settled_at as "settledAt"`

export interface DifferenceInput {
  readonly day?: string | undefined
  readonly method?: string | undefined
  readonly isOpen: boolean
}

export async function findDifferences(
  db: Db,
  sight: Sight,
  { day, method, isOpen }: DifferenceInput,
  offset: number,
  limit: number,
): Promise<{ rows: DifferenceRow[]; total: number }> {
  const which = sql`${seen(sight, 'd')} and (${day ?? null}::date is null or d.day = ${day ?? null}::date)
    and (${method ?? null}::text is null or d.method = ${method ?? null}::text)
    and (not ${isOpen}::boolean or d.status = ${lit(differenceStatus.open)})`
  const [{ rows }, total] = await Promise.all([
    sql<DifferenceRow>`select ${columns} from pay_difference d where ${which}
      order by d.status <> ${lit(differenceStatus.open)}, d.day desc, d.id desc
      limit ${limit} offset ${offset}`.execute(db),
    totalOf(db, sql`pay_difference d where ${which}`),
  ])
  return { rows, total }
}

export async function findDifference(
  db: Db,
  sight: Sight,
  id: number,
): Promise<DifferenceRow | undefined> {
  const { rows } = await sql<DifferenceRow>`
    select ${columns} from pay_difference d where ${seen(sight, 'd')} and d.id = ${id}`.execute(db)
  return rows[0]
}

/** False when it is not open any more. */
export async function noteDifference(
  trx: Db,
  id: number,
  note: string,
  staffName: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update pay_difference set status = ${lit(differenceStatus.noted)}, note = ${note},
      staff_name = ${staffName}, settled_at = ${at}
    where id = ${id} and status = ${lit(differenceStatus.open)} returning id`.execute(trx)
  return rows.length === 1
}
