import type {
  ShipReportNote,
  ShipReportState,
} from '@mallard/contract/trade/ship-report/ship-report.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './ship-report.tables.ts'

export interface ShipReportRow extends Scope {
  readonly payNo: string
  readonly state: ShipReportState
  readonly version: number
  readonly told: string
  readonly telling: string
  readonly isSplit: boolean
  readonly isWhole: boolean
  readonly isCorrected: boolean
  readonly toldAt: Date | null
  readonly receivedAt: Date | null
  readonly remindedAt: Date | null
}

const columns = sql`
  r.partner_id as "partnerId", r.store_id as "storeId", r.pay_no as "payNo", r.state, r.version, r.told,
  r.telling, r.is_split as "isSplit", r.is_whole as "isWhole", r.is_corrected as "isCorrected",
  r.told_at as "toldAt", r.received_at as "receivedAt", r.reminded_at as "remindedAt"`

interface NewReport extends Scope {
  readonly id: number
  readonly payNo: string
  readonly amount: number
}

/** A row for each payment of which something was sent; one that WeChat was told of waits again. */
export async function wantReports(
  trx: Db,
  payments: readonly NewReport[],
  at: Date,
): Promise<void> {
  await sql`
    insert into ship_report (partner_id, store_id, pay_order_id, pay_no, amount, created_at)
    select p."partnerId", p."storeId", p.id, p."payNo", p.amount, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) as p("partnerId" int, "storeId" int,
      id bigint, "payNo" text, amount bigint)
    order by p.id
    on conflict (pay_order_id) do update set version = ship_report.version + 1,
      state = case when ship_report.state = 'exempt' then 'exempt' else 'waiting' end`.execute(trx)
}

/** Those of these payments that WeChat is told of. */
export async function reportsOf(
  db: Db,
  payOrderIds: readonly number[],
): Promise<readonly ShipReportRow[]> {
  const { rows } = await sql<ShipReportRow>`
    select ${columns} from ship_report r
    where r.pay_order_id = any(${payOrderIds}::bigint[])
    order by r.id`.execute(db)
  return rows
}

/** Orders of a payment, in the order of their ids. */
export async function orderSnsOf(db: Db, orderIds: readonly number[]): Promise<readonly string[]> {
  const { rows } = await sql<{ orderSn: string }>`
    select o.order_sn as "orderSn" from orders o
    where o.id = any(${orderIds}::bigint[])
    order by o.id`.execute(db)
  return rows.map(({ orderSn }) => orderSn)
}

interface Lease {
  readonly lease: string
  readonly now: Date
  readonly until: Date
}

/**
 * Takes the right to tell WeChat of a payment: one may at a time. Undefined where somebody else
 * has it, or where there is no such report.
 */
export async function takeReport(
  db: Db,
  payNo: string,
  { lease, now, until }: Lease,
): Promise<ShipReportRow | undefined> {
  const { rows } = await sql<ShipReportRow>`
    update ship_report r set lease = ${lease}, lease_until = ${until}
    where r.pay_no = ${payNo} and (r.lease is null or r.lease_until <= ${now}) returning ${columns}`.execute(
    db,
  )
  return rows[0]
}

export async function hasReport(db: Db, payNo: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ship_report where pay_no = ${payNo}`.execute(db)
  return rows.length > 0
}

export async function giveBackReport(db: Db, payNo: string, lease: string): Promise<void> {
  await sql`
    update ship_report set lease = null, lease_until = null
    where pay_no = ${payNo} and lease = ${lease}`.execute(db)
}

/** Before WeChat is told: what, so that an answer that never comes is missed. */
export async function beginTelling(db: Db, payNo: string, parcels: string): Promise<void> {
  await sql`update ship_report set telling = ${parcels} where pay_no = ${payNo}`.execute(db)
}

/** It was refused for certain: nothing of it is under way. */
export async function forgetTelling(db: Db, payNo: string): Promise<void> {
  await sql`update ship_report set telling = '' where pay_no = ${payNo}`.execute(db)
}

export interface Known {
  readonly told: string
  readonly isSplit: boolean
  readonly isWhole: boolean
  readonly isCorrected: boolean
}

/** What WeChat knows by now, as it took it or says itself. */
export async function storeKnown(db: Db, payNo: string, known: Known, at: Date): Promise<void> {
  await sql`
    update ship_report set told = ${known.told}, telling = '', is_split = ${known.isSplit},
      is_whole = ${known.isWhole}, is_corrected = ${known.isCorrected},
      told_at = case when ${known.told} = '' then told_at else ${at}::timestamptz end
    where pay_no = ${payNo}`.execute(db)
}

export interface End {
  readonly state: Exclude<ShipReportState, 'waiting'>
  readonly fault?: string
  readonly note?: ShipReportNote
}

/** Ends the waiting, unless the shipping changed since `version`. */
export async function endReport(
  db: Db,
  payNo: string,
  version: number,
  { state, fault = '', note = '' }: End,
): Promise<void> {
  await sql`
    update ship_report set state = ${state}, fault = ${fault}, note = ${note}
    where pay_no = ${payNo} and version = ${version}`.execute(db)
}

export async function storeFault(db: Db, payNo: string, fault: string): Promise<void> {
  await sql`update ship_report set fault = ${fault} where pay_no = ${payNo}`.execute(db)
}

export async function storeReminded(db: Db, payNo: string, at: Date): Promise<void> {
  await sql`update ship_report set reminded_at = ${at} where pay_no = ${payNo}`.execute(db)
}

export async function storeReceived(db: Db, payNo: string, at: Date): Promise<void> {
  await sql`
    update ship_report set received_at = coalesce(received_at, ${at}::timestamptz)
    where pay_no = ${payNo}`.execute(db)
}

/** Sets one going again that failed, or was not needed; false for another, or another store's. */
export async function restartReport(trx: Db, scope: Scope, payNo: string): Promise<boolean> {
  const { rows } = await sql`
    update ship_report set state = 'waiting', version = version + 1
    where partner_id = ${scope.partnerId} and store_id = ${scope.storeId} and pay_no = ${payNo}
      and state in ('failed', 'exempt')
    returning id`.execute(trx)
  return rows.length === 1
}
