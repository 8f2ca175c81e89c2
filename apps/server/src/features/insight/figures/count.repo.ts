import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { countParts } from './parts.repo.ts'
import './figures.tables.ts'

/** A day of a store. */
export interface StoreDay {
  readonly scope: Scope
  /** `2026-11-21`, of Beijing. */
  readonly day: string
  readonly from: Date
  readonly until: Date
}

const dayPart = (time: RawBuilder<unknown>) =>
  sql`(${time} at time zone 'UTC' + interval '8 hours')::date`
const hourPart = (time: RawBuilder<unknown>) =>
  sql`extract(hour from ${time} at time zone 'UTC' + interval '8 hours')::int`

/** Money of orders that went back; what was paid for none was never counted as paid. */
const isBack = sql`r.order_id is not null and r.status = ${lit(refundStatus.done)}`

const grossPart = sql`o.total_amount + o.freight_amount`

/** Counts a day of a store again from its orders and refunds; the same however often. */
export async function countDay(db: Db, each: StoreDay): Promise<void> {
  const { scope, day, from, until } = each
  const { partnerId, storeId } = scope
  await db.transaction().execute(async (trx) => {
    const turn = `figures ${partnerId}-${storeId} ${day}`
    // Whoever counts it last sees all that was there when the one before began.
    await sql`select pg_advisory_xact_lock(hashtext(${turn}))`.execute(trx)
    await sql`delete from figure_hour f where ${ofStore('f', scope)} and f.day = ${day}::date`.execute(
      trx,
    )
    await sql`delete from figure_buyer f where ${ofStore('f', scope)} and f.day = ${day}::date`.execute(
      trx,
    )
    await sql`
      insert into figure_hour (partner_id, store_id, day, hour, orders, gross, paid, refunds, refunded)
      select ${partnerId}, ${storeId}, ${day}::date, c.hour, sum(c.orders), sum(c.gross), sum(c.paid),
        sum(c.refunds), sum(c.refunded)
      from (
        select ${hourPart(sql`o.pay_time`)} as hour, 1 as orders, ${grossPart} as gross,
          o.paid_amount as paid, 0 as refunds, 0 as refunded
        from orders o
        where ${ofStore('o', scope)} and o.pay_time >= ${from} and o.pay_time < ${until}
        union all
        select ${hourPart(sql`r.done_at`)}, 0, 0, 0, 1, r.amount
        from pay_refund r
        where ${ofStore('r', scope)} and ${isBack} and r.done_at >= ${from} and r.done_at < ${until}
      ) c group by c.hour`.execute(trx)
    await sql`
      insert into figure_buyer (partner_id, store_id, day, member_id, first_at, orders, paid, is_new)
      select o.partner_id, o.store_id, ${day}::date, o.member_id, min(o.pay_time), count(*),
        sum(o.paid_amount), not exists (
          select from orders e where e.partner_id = o.partner_id and e.member_id = o.member_id
            and e.store_id = o.store_id and e.pay_time < ${from})
      from orders o
      where ${ofStore('o', scope)} and o.pay_time >= ${from} and o.pay_time < ${until}
      group by o.partner_id, o.store_id, o.member_id`.execute(trx)
    await countParts(trx, each)
  })
}

export interface OddDay {
  readonly partnerId: number
  readonly storeId: number
  readonly day: string
}

/** Days whose kept figures are not what orders and refunds come to, the oldest first. */
export async function oddDays(db: Db): Promise<OddDay[]> {
  const { rows } = await db.transaction().execute(async (trx) => {
    // It reads all orders, at night.
    await sql`set local statement_timeout = '10min'`.execute(trx)
    return sql<OddDay>`
      with bought as (
        select o.partner_id, o.store_id, ${dayPart(sql`o.pay_time`)} as day, count(*) as orders,
          sum(${grossPart}) as gross, sum(o.paid_amount) as paid, count(distinct o.member_id) as buyers
        from orders o where o.pay_time is not null
        group by 1, 2, 3
      ), back as (
        select r.partner_id, r.store_id, ${dayPart(sql`r.done_at`)} as day, count(*) as refunds,
          sum(r.amount) as refunded
        from pay_refund r where ${isBack}
        group by 1, 2, 3
      ), kept as (
        select f.partner_id, f.store_id, f.day, sum(f.orders) as orders, sum(f.gross) as gross,
          sum(f.paid) as paid, sum(f.refunds) as refunds, sum(f.refunded) as refunded
        from figure_hour f
        group by 1, 2, 3
      ), people as (
        select b.partner_id, b.store_id, b.day, count(*) as buyers, sum(b.paid) as paid,
          count(*) filter (where b.is_new) as newcomers
        from figure_buyer b
        group by 1, 2, 3
      ), came as (
        select f.partner_id, f.store_id, f.day, count(*) as newcomers
        from (select o.partner_id, o.store_id, o.member_id, min(${dayPart(sql`o.pay_time`)}) as day
          from orders o where o.pay_time is not null group by 1, 2, 3) f
        group by 1, 2, 3
      )
      select partner_id as "partnerId", store_id as "storeId", day
      from bought full join back using (partner_id, store_id, day)
      full join kept using (partner_id, store_id, day) full join people using (partner_id, store_id, day)
      full join came using (partner_id, store_id, day)
      where (coalesce(bought.orders, 0), coalesce(bought.gross, 0), coalesce(bought.paid, 0),
          coalesce(bought.buyers, 0), coalesce(bought.paid, 0), coalesce(came.newcomers, 0),
          coalesce(back.refunds, 0),
          coalesce(back.refunded, 0))
        is distinct from (coalesce(kept.orders, 0), coalesce(kept.gross, 0), coalesce(kept.paid, 0),
          coalesce(people.buyers, 0), coalesce(people.paid, 0), coalesce(people.newcomers, 0),
          coalesce(kept.refunds, 0),
          coalesce(kept.refunded, 0))
      order by day, partner_id, store_id`.execute(trx)
  })
  return rows
}

/** Days of orders that were paid, and of refunds that were paid out; each once. */
export async function daysOfOrders(
  db: Db,
  touched: readonly { readonly orderId: number; readonly at: Date }[],
): Promise<OddDay[]> {
  const rows = touched.map(({ orderId, at }) => ({ id: orderId, at: at.toISOString() }))
  const found = await sql<OddDay>`
    select distinct o.partner_id as "partnerId", o.store_id as "storeId", d.day
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(id bigint, at timestamptz)
    join orders o on o.id = e.id
    cross join lateral (values (${dayPart(sql`e.at`)}), (${dayPart(sql`o.pay_time`)})) d(day)
    where d.day is not null`.execute(db)
  return found.rows
}
