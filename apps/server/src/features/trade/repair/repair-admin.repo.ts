import { payStatus } from '@mallard/contract/trade/payment/payment.codes'
import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { countOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'

export interface PaymentRow {
  readonly payNo: string
  readonly method: string
  readonly tradeType: string
  readonly amount: number
  readonly status: number
  readonly orders: readonly { readonly orderSn: string; readonly status: number }[]
  readonly channelTradeNo: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly paidAt: Date | null
  readonly isOdd: boolean
}

export interface Input<View extends string> {
  readonly view: View
  readonly q?: string | undefined
}

const odd = sql`exists (select 1 from pay_notify n where n.subject_no = p.pay_no and n.result = 'mismatch')`
const paymentColumns = sql`
  p.pay_no as "payNo", p.method, p.trade_type as "tradeType", p.amount, p.status,
  p.channel_trade_no as "channelTradeNo", p.created_at as "createdAt", p.expires_at as "expiresAt",
  p.paid_at as "paidAt", ${odd} as "isOdd",
  (select jsonb_agg(jsonb_build_object('orderSn', o.order_sn, 'status', o.status) order by o.id)
    from pay_order_target t join orders o on o.id = t.order_id where t.pay_order_id = p.id) as orders`

const ofStore = (scope: Scope, table: RawBuilder<unknown>) =>
  sql`${table}.partner_id = ${scope.partnerId} and ${table}.store_id = ${scope.storeId}`
const ofChannels = (methods: readonly string[]) => sql`p.method = any(${methods}::text[])`

/**
 * What channels said of payments that they did not settle is little, and has an index of its own.
 */
const mismatched = sql`p.pay_no = any(array(select n.subject_no from pay_notify n
  where n.result = 'mismatch'))`

const paymentViews = {
  open: sql`p.status in (${lit(payStatus.created, payStatus.paying)})`,
  odd: sql`p.status <> ${lit(payStatus.paid)} and ${mismatched}`,
  all: sql`true`,
}

/**
 * Each way goes through an index of its own: together in one condition they would read every
 * payment of the store.
 */
const paymentsOf = (q: string, methods: readonly string[]) => sql`p.id = any(array(
  select f.id from pay_order f where f.pay_no = ${q}
  union all select f.id from pay_order f
  where f.method = any(${methods}::text[]) and f.channel_trade_no = ${q}
  union all select t.pay_order_id from orders o
  join pay_order_target t on t.order_id = o.id
  where o.order_sn = ${q}))`

/**
 * The newest first, one more than the page holds, where there is one; a number finds what it names
 * in every view.
 */
export async function findPayments(
  db: Db,
  scope: Scope,
  methods: readonly string[],
  { view, q }: Input<keyof typeof paymentViews>,
  offset: number,
  limit: number,
): Promise<{ rows: PaymentRow[]; total: number; open: number; odd: number }> {
  const all = sql`${ofStore(scope, sql`p`)} and ${ofChannels(methods)}`
  const which = sql`${all} and ${q ? paymentsOf(q, methods) : paymentViews[view]}`
  const counted = (where: RawBuilder<unknown>) => countOf(sql`pay_order p where ${where}`)
  const [{ rows }, counts] = await Promise.all([
    sql<PaymentRow>`
      select ${paymentColumns} from pay_order p
      where ${which}
      order by p.id desc limit ${limit + 1} offset ${offset}`.execute(db),
    sql<{ total: number; open: number; odd: number }>`
      select ${counted(which)} as total, ${counted(sql`${all} and ${paymentViews.open}`)} as open,
        ${counted(sql`${all} and ${paymentViews.odd}`)} as odd`.execute(db),
  ])
  return { rows, ...counts.rows[0]! }
}

export async function findPayment(
  db: Db,
  scope: Scope,
  methods: readonly string[],
  payNo: string,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from pay_order p
    where ${ofStore(scope, sql`p`)} and ${ofChannels(methods)} and p.pay_no = ${payNo}`.execute(db)
  return rows[0]
}

export interface AdminRefundRow {
  readonly refundNo: string
  readonly payNo: string
  readonly method: string
  readonly amount: number
  readonly cause: string
  readonly orderSn: string | null
  readonly status: number
  readonly tries: number
  readonly lastError: string
  readonly createdAt: Date
  readonly doneAt: Date | null
}

const refundColumns = sql`
  r.refund_no as "refundNo", p.pay_no as "payNo", p.method, r.amount, r.cause,
  (select o.order_sn from orders o where o.id = r.order_id) as "orderSn", r.status, r.tries,
  r.last_error as "lastError", r.created_at as "createdAt", r.done_at as "doneAt"`
const refundsOfChannels = sql`pay_refund r join pay_order p on p.id = r.pay_order_id`

const refundsOf = (q: string) => sql`r.id = any(array(
  select f.id from pay_refund f where f.refund_no = ${q}
  union all select f.id from pay_order y join pay_refund f on f.pay_order_id = y.id where y.pay_no = ${q}
  union all select f.id from orders o join pay_refund f on f.order_id = o.id where o.order_sn = ${q}))`

const refundViews = {
  failed: sql`r.status = ${lit(refundStatus.failed)}`,
  processing: sql`r.status in (${lit(refundStatus.created, refundStatus.processing)})`,
  all: sql`true`,
}

export async function findRefunds(
  db: Db,
  scope: Scope,
  methods: readonly string[],
  { view, q }: Input<keyof typeof refundViews>,
  offset: number,
  limit: number,
): Promise<{ rows: AdminRefundRow[]; total: number; failed: number; processing: number }> {
  const all = sql`${ofStore(scope, sql`r`)} and ${ofChannels(methods)}`
  const which = sql`${all} and ${q ? refundsOf(q) : refundViews[view]}`
  const counted = (where: RawBuilder<unknown>) => countOf(sql`${refundsOfChannels} where ${where}`)
  const [{ rows }, counts] = await Promise.all([
    sql<AdminRefundRow>`
      select ${refundColumns} from ${refundsOfChannels}
      where ${which}
      order by r.id desc limit ${limit + 1} offset ${offset}`.execute(db),
    sql<{ total: number; failed: number; processing: number }>`
      select ${counted(which)} as total, ${counted(sql`${all} and ${refundViews.failed}`)} as failed,
        ${counted(sql`${all} and ${refundViews.processing}`)} as processing`.execute(db),
  ])
  return { rows, ...counts.rows[0]! }
}

export async function findAdminRefund(
  db: Db,
  scope: Scope,
  methods: readonly string[],
  refundNo: string,
): Promise<AdminRefundRow | undefined> {
  const { rows } = await sql<AdminRefundRow>`
    select ${refundColumns} from ${refundsOfChannels}
    where ${ofStore(scope, sql`r`)} and ${ofChannels(methods)}
      and r.refund_no = ${refundNo}`.execute(db)
  return rows[0]
}
