import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import './figures.tables.ts'

/** Stores of one partner that are counted together. */
export interface Stores {
  readonly partnerId: number
  readonly storeIds: readonly number[]
}

/** Rows of these stores, under the name that a statement gives their table. */
export const ofStores = (table: string, { partnerId, storeIds }: Stores): RawBuilder<unknown> => {
  const name = sql.raw(table)
  return sql`${name}.partner_id = ${partnerId} and ${name}.store_id = any(${[...storeIds]}::int[])`
}

/** Days of which the last counts until a moment alone. */
export interface Span {
  /** `2026-11-15` */
  readonly from: string
  readonly last: string
  /** Of the last day: its hours that count whole, and from when to when the one after counts. */
  readonly hours: number
  readonly partFrom: Date
  readonly partUntil: Date
}

export interface Sold {
  readonly orders: number
  readonly paid: number
  readonly refunds: number
  readonly refunded: number
}

/** What was sold in a span: whole hours as they were counted, the last part from its orders. */
export async function soldIn(db: Db, stores: Stores, span: Span): Promise<Sold> {
  const { from, last, hours, partFrom, partUntil } = span
  const { rows } = await sql<Sold>`
    select coalesce(sum(c.orders), 0)::int as orders, coalesce(sum(c.paid), 0)::bigint as paid,
      coalesce(sum(c.refunds), 0)::int as refunds, coalesce(sum(c.refunded), 0)::bigint as refunded
    from (
      select f.orders, f.paid, f.refunds, f.refunded
      from figure_hour f
      where ${ofStores('f', stores)} and f.day >= ${from}::date
        and (f.day < ${last}::date or f.day = ${last}::date and f.hour < ${hours})
      union all
      select 1, o.paid_amount, 0, 0
      from orders o
      where ${ofStores('o', stores)} and o.pay_time >= ${partFrom} and o.pay_time < ${partUntil}
      union all
      select 0, 0, 1, r.amount
      from pay_refund r
      where ${ofStores('r', stores)} and r.order_id is not null and r.status = ${lit(refundStatus.done)}
        and r.done_at >= ${partFrom} and r.done_at < ${partUntil}
    ) c`.execute(db)
  return rows[0] ?? { orders: 0, paid: 0, refunds: 0, refunded: 0 }
}

export interface Buyers {
  /** Each once. */
  readonly buyers: number
  /** Each on every day on which they bought, in every store. */
  readonly buyerDays: number
}

export async function buyersIn(
  db: Db,
  stores: Stores,
  { from, last, partUntil }: Span,
): Promise<Buyers> {
  const { rows } = await sql<Buyers>`
    select count(distinct b.member_id)::int as buyers, count(*)::int as "buyerDays"
    from figure_buyer b
    where ${ofStores('b', stores)} and b.day >= ${from}::date
      and (b.day < ${last}::date or b.day = ${last}::date and b.first_at < ${partUntil})`.execute(
    db,
  )
  return rows[0] ?? { buyers: 0, buyerDays: 0 }
}

export interface Visited {
  readonly visits: number
  readonly visitors: number
}

/**
 * Visits and visitors of a span; of a last day that counts until a moment alone, those that began
 * by then, in steps of ten minutes.
 */
export async function visitedIn(
  db: Db,
  stores: Stores,
  { from, last }: Span,
  begunBy: string | undefined,
): Promise<Visited> {
  const { rows } = await sql<Visited>`
    select coalesce(sum(v.visits), 0)::int as visits, coalesce(sum(v.visitors), 0)::int as visitors
    from visit_day v
    where ${ofStores('v', stores)} and v.day between ${from}::date and ${last}::date
      and case when v.day = ${last}::date and ${begunBy ?? null}::text is not null
        then v.part = 'begun' and v.key <= ${begunBy ?? null}::text
        else v.part = 'all' end`.execute(db)
  return rows[0] ?? { visits: 0, visitors: 0 }
}

export interface HourRow {
  readonly day: string
  readonly hour: number
  readonly paid: number
}

/** What was paid in each hour of these days. */
export async function paidByHour(
  db: Db,
  stores: Stores,
  days: readonly string[],
): Promise<HourRow[]> {
  const { rows } = await sql<HourRow>`
    select f.day, f.hour, sum(f.paid)::bigint as paid
    from figure_hour f
    where ${ofStores('f', stores)} and f.day = any(${[...days]}::date[])
    group by f.day, f.hour`.execute(db)
  return rows
}

export interface DayRow {
  readonly day: string
  readonly paid: number
  readonly refunded: number
}

export async function moneyByDay(
  db: Db,
  stores: Stores,
  from: string,
  until: string,
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select f.day, sum(f.paid)::bigint as paid, sum(f.refunded)::bigint as refunded
    from figure_hour f
    where ${ofStores('f', stores)} and f.day between ${from}::date and ${until}::date
    group by f.day`.execute(db)
  return rows
}
