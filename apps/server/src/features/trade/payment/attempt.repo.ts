import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { payStatus } from '@mallard/contract/trade/payment/payment.codes'
import type { Scope } from '@mallard/kernel'
import type { ClientPay, TradeType } from '@mallard/providers/pay'
import { sql } from 'kysely'
import { payRoundPart } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { abortReason } from '#platform/db/retry.ts'
import { enqueuePart } from '#platform/jobs/enqueue.ts'
import type { PayMethod } from '#platform/services.ts'

/**
 * Payments that no channel takes part in: of nothing, and by bank transfer. They are booked as paid
 * and never open.
 */
export type BookedMethod = 'none' | 'offline'

export interface Attempt {
  readonly id: number
  readonly partnerId: number
  readonly storeId: number
  readonly payNo: string
  readonly method: PayMethod | BookedMethod
  readonly tradeType: TradeType | ''
  readonly openId: string
  readonly amount: number
  readonly status: number
  readonly isApplied: boolean
  readonly channelTradeNo: string | null
  readonly paidAmount: number | null
  readonly paidAt: Date | null
  readonly client: ClientPay | null
  readonly clientAt: Date | null
  readonly expiresAt: Date
  readonly createdAt: Date
  readonly orderIds: readonly number[]
}

const columns = sql`
  p.id, p.partner_id as "partnerId", p.store_id as "storeId", p.pay_no as "payNo", p.method,
  p.trade_type as "tradeType", p.open_id as "openId", p.amount, p.status, p.is_applied as "isApplied",
  p.channel_trade_no as "channelTradeNo", p.paid_amount as "paidAmount", p.paid_at as "paidAt", p.client,
  p.client_at as "clientAt", p.expires_at as "expiresAt", p.created_at as "createdAt",
  (select jsonb_agg(t.order_id order by t.order_id) from pay_order_target t
    where t.pay_order_id = p.id) as "orderIds"`

const touches = (orderIds: readonly number[]) =>
  sql`p.id in (select t.pay_order_id from pay_order_target t where t.order_id = any(${orderIds}::bigint[]))`

/** Attempts that touch any of these orders, newest first. */
export async function attemptsOf(db: Db, orderIds: readonly number[]): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    select ${columns} from pay_order p where ${touches(orderIds)} order by p.id desc`.execute(db)
  return rows
}

/** Those of them that may still be paid. */
export async function openAttemptsOf(db: Db, orderIds: readonly number[]): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    select ${columns} from pay_order p where ${touches(orderIds)}
      and p.status in (${lit(payStatus.created, payStatus.paying)}) order by p.id desc`.execute(db)
  return rows
}

export async function attemptByNo(db: Db, payNo: string): Promise<Attempt | undefined> {
  const { rows } =
    await sql<Attempt>`select ${columns} from pay_order p where p.pay_no = ${payNo}`.execute(db)
  return rows[0]
}

/** The same, and no one else may change it until the transaction ends. */
export async function lockAttempt(trx: Db, payNo: string): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select ${columns} from pay_order p where p.pay_no = ${payNo} for no key update of p`.execute(
    trx,
  )
  return rows[0]
}

/** A payment that WeChat's mini-program took, booked on its orders. */
export interface MiniPayment extends Scope {
  readonly id: number
  readonly payNo: string
  /** fen */
  readonly amount: number
}

/** Those of these orders. */
export async function miniPaymentsOf(
  db: Db,
  orderIds: readonly number[],
): Promise<readonly MiniPayment[]> {
  const { rows } = await sql<MiniPayment>`
    select p.id, p.pay_no as "payNo", p.partner_id as "partnerId", p.store_id as "storeId", p.amount
    from pay_order p
    where ${touches(orderIds)} and p.method = 'wxPay' and p.trade_type = 'MINI' and p.is_applied
    order by p.id`.execute(db)
  return rows
}

export interface Payable {
  readonly id: number
  readonly status: number
  readonly payStatus: number
  readonly payAmount: number
  readonly autoCloseAt: Date | null
  /** Attempts so far; the next one is only made if this still holds. */
  readonly payRound: number
  readonly orderSn: string
  /** Names the orders that it is paid together with; null: none. */
  readonly batch: string | null
  /** How many of those are unpaid. */
  readonly unpaidWith: number
}

/** A shopper's orders as far as paying goes, by id; fewer than asked when some are not theirs. */
export async function payablesOf(
  db: Db,
  scope: Scope,
  memberId: number,
  orderSns: readonly string[],
): Promise<Payable[]> {
  const { rows } = await sql<Payable>`
    select o.id, o.status, o.pay_status as "payStatus", o.pay_amount as "payAmount",
      o.auto_close_at as "autoCloseAt", o.pay_round as "payRound", o.order_sn as "orderSn", o.batch,
      (select count(*)::int from orders b where b.batch = o.batch
        and b.status = ${lit(orderStatus.unpaid)}) as "unpaidWith"
    from orders o
    where ${ofStore('o', scope)} and o.member_id = ${memberId}
      and not o.is_hidden and o.order_sn = any(${orderSns}::text[])
    order by o.id`.execute(db)
  return rows
}

export interface NewAttempt {
  readonly scope: Scope
  readonly memberId: number
  readonly payNo: string
  readonly method: PayMethod
  readonly tradeType: TradeType
  readonly openId: string
  readonly amount: number
  readonly orders: readonly Payable[]
  readonly expiresAt: Date
  readonly at: Date
  /** When the channel is asked for the first time. */
  readonly askAt: Date
  /** What the shopper's device needs, if no channel has to be asked for it. */
  readonly client: ClientPay | null
}

/**
 * Begins an attempt with its query job in one statement, if its orders are still unpaid, of the
 * same amount, and nobody began another attempt since they were read; false and nothing changed
 * otherwise.
 */
export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<boolean> {
  const { scope, payNo, client } = attempt
  try {
    await sql`
      with taken as (${payRoundPart(attempt.orders)}), made as (
        insert into pay_order (partner_id, store_id, member_id, pay_no, method, trade_type, open_id, amount,
          status, client, client_at, expires_at, created_at)
        select ${scope.partnerId}::int, ${scope.storeId}::int, ${attempt.memberId}::bigint, ${payNo}::text,
          ${attempt.method}::text, ${attempt.tradeType}::text, ${attempt.openId}::text,
          ${attempt.amount}::bigint, ${client ? payStatus.paying : payStatus.created}::smallint,
          ${client && JSON.stringify(client)}::jsonb, ${client && attempt.at}::timestamptz,
          ${attempt.expiresAt}::timestamptz, ${attempt.at}::timestamptz
        where exists (select 1 from taken)
        returning id, partner_id, store_id, pay_no
      ), aimed as (
        insert into pay_order_target (partner_id, store_id, pay_order_id, order_id, amount)
        select m.partner_id, m.store_id, m.id, t.id, t.pay_amount from made m, taken t
      ), timed as (${enqueuePart('payment.query', {
        key: sql`m.pay_no`,
        payload: sql`jsonb_build_object('payNo', m.pay_no)`,
        dueAt: sql`${attempt.askAt}::timestamptz`,
      })})
      select assert_or_abort(
        (select count(*) from taken) = ${attempt.orders.length}::int, 'moved') as done`.execute(db)
    return true
  } catch (error) {
    if (abortReason(error) !== undefined) return false
    throw error
  }
}

/** Keeps what the channel gave for the shopper's device. */
export async function storeClient(
  db: Db,
  payNo: string,
  client: ClientPay,
  at: Date,
): Promise<void> {
  await sql`
    update pay_order set status = ${lit(payStatus.paying)}, client = ${JSON.stringify(client)}::jsonb,
      client_at = ${at}
    where pay_no = ${payNo} and status in (${lit(payStatus.created, payStatus.paying)})`.execute(db)
}

export async function closeAttempt(db: Db, payNo: string): Promise<void> {
  await sql`
    update pay_order set status = ${lit(payStatus.closed)}
    where pay_no = ${payNo} and status in (${lit(payStatus.created, payStatus.paying)})`.execute(db)
}

export interface Receipt {
  readonly channelTradeNo: string
  readonly paidAmount: number
  readonly paidAt: Date
  readonly isApplied: boolean
}

export async function storePaid(
  trx: Db,
  id: number,
  { channelTradeNo, paidAmount, paidAt, isApplied }: Receipt,
): Promise<void> {
  await sql`
    update pay_order set status = ${lit(payStatus.paid)}, channel_trade_no = ${channelTradeNo},
      paid_amount = ${paidAmount}, paid_at = ${paidAt}, is_applied = ${isApplied}
    where id = ${id} and status <> ${lit(payStatus.paid)}`.execute(trx)
}

/** Whether an attempt is of what its locked orders cost now. */
export async function isOfItsOrders(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pay_order_target t join orders o on o.id = t.order_id
    where t.pay_order_id = ${id} and t.amount <> o.pay_amount limit 1`.execute(trx)
  return rows.length === 0
}

export async function hasOpenAttempt(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pay_order_target t join pay_order p on p.id = t.pay_order_id where t.order_id = ${orderId}
      and p.status in (${lit(payStatus.created, payStatus.paying)}) limit 1`.execute(db)
  return rows.length > 0
}

/** Claims the query of an attempt at the channel by compare-and-set: false if it was queried since `before`. */
export async function takeAsking(db: Db, payNo: string, now: Date, before: Date): Promise<boolean> {
  const { rows } = await sql`
    update pay_order set asked_at = ${now} where pay_no = ${payNo}
      and status in (${lit(payStatus.created, payStatus.paying)})
      and (asked_at is null or asked_at <= ${before}) returning id`.execute(db)
  return rows.length === 1
}

interface Payer {
  readonly partnerId: number
  readonly memberId: number
  readonly sessionId: number
  /** Of the place one pays in: each of WeChat's apps knows the same person under another number. */
  readonly appId: string
}

/**
 * The member's number in that app, if the given id is theirs: the openid itself, their own uuid, or
 * that of the messaging user. Who has several pays as the one that this session came as.
 */
export async function openIdOf(
  db: Db,
  { partnerId, memberId, sessionId, appId }: Payer,
  given: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ subject: string }>`
    select i.subject from member_identity i
    join member m on m.partner_id = i.partner_id and m.id = i.member_id
    left join external_user e on e.partner_id = i.partner_id and e.type = i.type and e.app_id = i.app_id
      and e.subject = i.subject
    left join session s on s.id = ${sessionId} and s.external_user_id = e.id
    where i.partner_id = ${partnerId} and i.member_id = ${memberId} and i.type = 'wx-openid'
      and i.app_id = ${appId}
      and (i.subject = ${given} or m.uuid = ${given} or e.uuid = ${given} or exists (
        select 1 from external_user other
        join member_identity own on own.partner_id = other.partner_id and own.type = other.type
          and own.app_id = other.app_id and own.subject = other.subject
        where other.partner_id = ${partnerId} and other.uuid = ${given} and own.member_id = ${memberId}))
    order by (s.id is not null) desc, i.id desc limit 1`.execute(db)
  return rows[0]?.subject
}
