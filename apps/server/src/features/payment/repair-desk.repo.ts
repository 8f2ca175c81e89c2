import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'

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

export interface Wish<View extends string> {
  readonly view: View
  readonly q?: string | undefined
}

const odd = sql`exists (select 1 from pay_notify n where n.subject_no = p.pay_no and n.result = 'mismatch')`
const paymentColumns = sql`
  p.pay_no as "payNo", p.method, p.trade_type as "tradeType", p.amount, p.status, p.channel_trade_no as "channelTradeNo", p.created_at as "createdAt",
  p.expires_at as "expiresAt", p.paid_at as "paidAt", ${odd} as "isOdd",
  (select jsonb_agg(jsonb_build_object('orderSn', o.order_sn, 'status', o.status) order by o.id) from pay_order_target t join orders o on o.id = t.order_id where t.pay_order_id = p.id) as orders`

const ofStore = (scope: Scope, table: RawBuilder<unknown>) => sql`${table}.partner_id = ${scope.partnerId} and ${table}.store_id = ${scope.storeId}`
const ofChannels = (methods: readonly string[]) => sql`p.method = any(${methods}::text[])`

const paymentViews = {
  open: sql`p.status in (0, 1)`,
  odd: sql`p.status <> 2 and ${odd}`,
  all: sql`true`,
}

function ofPayment(q: string | undefined): RawBuilder<unknown> {
  if (!q) return sql`true`
  return sql`(p.pay_no = ${q} or p.channel_trade_no = ${q} or exists (
    select 1 from pay_order_target t join orders o on o.id = t.order_id where t.pay_order_id = p.id and o.order_sn = ${q}))`
}

/** The newest first; a number finds what it names in every view. */
export async function findPayments(
  db: Db,
  scope: Scope,
  methods: readonly string[],
  { view, q }: Wish<keyof typeof paymentViews>,
  offset: number,
  limit: number,
): Promise<{ rows: PaymentRow[]; total: number; open: number; odd: number }> {
  const all = sql`${ofStore(scope, sql`p`)} and ${ofChannels(methods)}`
  const which = sql`${all} and ${q ? sql`true` : paymentViews[view]} and ${ofPayment(q)}`
  const [{ rows }, counts] = await Promise.all([
    sql<PaymentRow>`select ${paymentColumns} from pay_order p where ${which} order by p.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number; open: number; odd: number }>`
      select (select count(*)::int from pay_order p where ${which}) as total, (select count(*)::int from pay_order p where ${all} and ${paymentViews.open}) as open,
        (select count(*)::int from pay_order p where ${all} and ${paymentViews.odd}) as odd`.execute(db),
  ])
  return { rows, ...counts.rows[0]! }
}

export async function findPayment(db: Db, scope: Scope, methods: readonly string[], payNo: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${paymentColumns} from pay_order p where ${ofStore(scope, sql`p`)} and ${ofChannels(methods)} and p.pay_no = ${payNo}`.execute(db)
  return rows[0]
}

export interface DeskRefundRow {
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
  r.refund_no as "refundNo", p.pay_no as "payNo", p.method, r.amount, r.cause, (select o.order_sn from orders o where o.id = r.order_id) as "orderSn", r.status, r.tries,
  r.last_error as "lastError", r.created_at as "createdAt", r.done_at as "doneAt"`
const refundsOfChannels = sql`pay_refund r join pay_order p on p.id = r.pay_order_id`

const refundViews = { failed: sql`r.status = 3`, processing: sql`r.status in (0, 1)`, all: sql`true` }

export async function findRefunds(
  db: Db,
  scope: Scope,
  methods: readonly string[],
  { view, q }: Wish<keyof typeof refundViews>,
  offset: number,
  limit: number,
): Promise<{ rows: DeskRefundRow[]; total: number; failed: number; processing: number }> {
  const all = sql`${ofStore(scope, sql`r`)} and ${ofChannels(methods)}`
  const named = q
    ? sql`(r.refund_no = ${q} or p.pay_no = ${q} or exists (select 1 from orders o where o.id = r.order_id and o.order_sn = ${q}))`
    : refundViews[view]
  const [{ rows }, counts] = await Promise.all([
    sql<DeskRefundRow>`
      select ${refundColumns} from ${refundsOfChannels} where ${all} and ${named} order by r.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number; failed: number; processing: number }>`
      select count(*) filter (where ${named})::int as total, count(*) filter (where ${refundViews.failed})::int as failed,
        count(*) filter (where ${refundViews.processing})::int as processing
      from ${refundsOfChannels} where ${all}`.execute(db),
  ])
  return { rows, ...counts.rows[0]! }
}

export async function findDeskRefund(db: Db, scope: Scope, methods: readonly string[], refundNo: string): Promise<DeskRefundRow | undefined> {
  const { rows } = await sql<DeskRefundRow>`
    select ${refundColumns} from ${refundsOfChannels} where ${ofStore(scope, sql`r`)} and ${ofChannels(methods)} and r.refund_no = ${refundNo}`.execute(db)
  return rows[0]
}
