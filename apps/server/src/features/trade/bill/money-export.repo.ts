import { payStatus } from '@mallard/contract/trade/payment/payment.codes'
import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import './bill.tables.ts'

interface Within {
  readonly from: Date
  readonly until: Date
}

/** Money that came in, or went back, with what the channel's bill says of it. */
export interface MovedRow {
  readonly kind: 'payment' | 'refund'
  readonly id: number
  /** With all its digits, as the key of where to go on. */
  readonly atKey: string
  readonly at: Date
  readonly method: string
  readonly number: string
  readonly payNo: string
  readonly channelNo: string | null
  readonly orders: string
  readonly cause: string
  /** fen; what went back is above nothing as well */
  readonly amount: number
  /** fen; null: the bill was not read, or does not say */
  readonly fee: number | null
  readonly billDay: string | null
}

export interface MovedKey {
  readonly atKey: string
  readonly kind: string
  readonly id: number
}

/** The line of the latest bill that has it. */
const lineOf = (kind: 'payment' | 'refund', number: string) => sql`
  left join lateral (select l.fee, l.day::text as day from pay_bill_line l
    where l.method = p.method and l.kind = ${sql.lit(kind)} and l.number = ${sql.ref(number)}
    order by l.day desc limit 1) l on true`

/** Payments and refunds of a store in the order in which the money moved. */
export async function movedAfter(
  db: Db,
  { partnerId, storeId }: Scope,
  { from, until }: Within,
  after: MovedKey | undefined,
  max: number,
): Promise<MovedRow[]> {
  const beyond = (kind: string, at: string, id: string) =>
    after
      ? sql`${sql.ref(at)} >= ${after.atKey}::timestamptz
        and (${sql.ref(at)}, ${sql.lit(kind)}, ${sql.ref(id)}) > (${after.atKey}::timestamptz,
          ${after.kind}::text, ${after.id}::bigint)`
      : sql`${sql.ref(at)} >= ${from}`
  const { rows } = await sql<MovedRow>`
    select * from (
      (select 'payment' as kind, p.id, p.paid_at::text as "atKey", p.paid_at as at, p.method,
        p.pay_no as number, p.pay_no as "payNo", p.channel_trade_no as "channelNo",
        (select coalesce(string_agg(o.order_sn, ' ' order by o.order_sn), '') from pay_order_target t
          join orders o on o.id = t.order_id where t.pay_order_id = p.id) as orders,
        '' as cause, p.amount, l.fee, l.day as "billDay"
      from pay_order p ${lineOf('payment', 'p.pay_no')}
      where p.partner_id = ${partnerId} and p.store_id = ${storeId} and p.status = ${lit(payStatus.paid)}
        and ${beyond('payment', 'p.paid_at', 'p.id')} and p.paid_at < ${until}
      order by p.paid_at, p.id limit ${max})
      union all
      (select 'refund', r.id, r.done_at::text, r.done_at, p.method, r.refund_no, p.pay_no,
        r.channel_refund_no,
        coalesce((select o.order_sn from orders o where o.id = r.order_id), ''), r.cause,
        r.amount, l.fee, l.day
      from pay_refund r join pay_order p on p.id = r.pay_order_id ${lineOf('refund', 'r.refund_no')}
      where r.partner_id = ${partnerId} and r.store_id = ${storeId} and r.status = ${lit(refundStatus.done)}
        and ${beyond('refund', 'r.done_at', 'r.id')} and r.done_at < ${until}
      order by r.done_at, r.id limit ${max})
    ) m order by m.at, m.kind, m.id limit ${max}`.execute(db)
  return rows
}

/** What moved on a day by one way to pay. */
export interface MovedDay {
  readonly day: string
  readonly method: string
  readonly orders: number
  readonly payments: number
  readonly paid: number
  readonly refunds: number
  readonly refunded: number
  /** fen; null: not known of a single one */
  readonly fee: number | null
  /** Payments and refunds through a channel whose fee is not known. */
  readonly unknownFees: number
}

const dayOf = (at: string) => sql`(${sql.ref(at)} at time zone 'Asia/Shanghai')::date`
/** Whether a channel of ours moved it, which keeps something for that. */
const isOfChannel = sql`p.method in ('wxPay', 'aliPay', 'unionPay')`

/** Sums of a store for every day of Beijing and every way to pay. */
export async function movedDays(
  db: Db,
  { partnerId, storeId }: Scope,
  { from, until }: Within,
): Promise<MovedDay[]> {
  const { rows } = await sql<MovedDay>`
    select day::text as day, method, sum(orders)::int as orders, sum(payments)::int as payments,
      sum(paid)::bigint as paid, sum(refunds)::int as refunds,
      sum(refunded)::bigint as refunded, sum(fee)::bigint as fee,
      (count(*) filter (where is_of_channel and fee is null))::int as "unknownFees"
    from (
      select ${dayOf('p.paid_at')} as day, p.method,
        (select count(*) from pay_order_target t where t.pay_order_id = p.id) as orders,
        1 as payments, p.amount as paid,
        0 as refunds, 0 as refunded, l.fee, ${isOfChannel} as is_of_channel
      from pay_order p ${lineOf('payment', 'p.pay_no')}
      where p.partner_id = ${partnerId} and p.store_id = ${storeId} and p.status = ${lit(payStatus.paid)}
        and p.paid_at >= ${from} and p.paid_at < ${until}
      union all
      select ${dayOf('r.done_at')}, p.method, 0, 0, 0, 1, r.amount, l.fee, ${isOfChannel}
      from pay_refund r join pay_order p on p.id = r.pay_order_id ${lineOf('refund', 'r.refund_no')}
      where r.partner_id = ${partnerId} and r.store_id = ${storeId} and r.status = ${lit(refundStatus.done)}
        and r.done_at >= ${from} and r.done_at < ${until}
    ) m group by day, method order by day, method`.execute(db)
  return rows
}

/** A line of a bill, and how it compared with the books. */
export interface BillLineRow {
  readonly day: string
  readonly kind: 'payment' | 'refund'
  readonly number: string
  readonly payNo: string
  readonly channelNo: string
  readonly amount: number
  readonly fee: number | null
  readonly state: string
  readonly at: Date
  readonly isNobodys: boolean
  readonly cause: string | null
  readonly oursAmount: number | null
  readonly differenceStatus: number | null
  readonly note: string | null
}

export interface BillLineKey {
  readonly day: string
  readonly kind: string
  readonly number: string
}

/** Lines of a channel's bills about a store, and about nobody where these are wanted too. */
export async function billLinesAfter(
  db: Db,
  { partnerId, storeId }: Scope,
  method: string,
  { first, last }: { readonly first: string; readonly last: string },
  after: BillLineKey | undefined,
  hasNobodys: boolean,
  max: number,
): Promise<BillLineRow[]> {
  const beyond = after
    ? sql`(l.day, l.kind, l.number) > (${after.day}::date, ${after.kind}::text, ${after.number}::text)`
    : sql`l.day >= ${first}::date`
  const { rows } = await sql<BillLineRow>`
    select l.day::text as day, l.kind, l.number, l.pay_no as "payNo", l.channel_no as "channelNo", l.amount,
      l.fee, l.state, l.at, l.partner_id is null as "isNobodys", d.cause, d.ours_amount as "oursAmount",
      d.status as "differenceStatus", d.note
    from pay_bill_line l
    left join pay_difference d on d.method = l.method and d.kind = l.kind and d.number = l.number
    where l.method = ${method} and ${beyond} and l.day <= ${last}::date
      and ((l.partner_id = ${partnerId} and l.store_id = ${storeId})
        or (${hasNobodys}::boolean and l.partner_id is null))
    order by l.day, l.kind, l.number limit ${max}`.execute(db)
  return rows
}
