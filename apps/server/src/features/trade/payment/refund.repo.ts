import { payStatus } from '@mallard/contract/trade/payment/payment.codes'
import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import type { PayMethod } from '#platform/services.ts'
import type { Attempt } from './attempt.repo.ts'
import { refundTransition, type RefundEvent } from './payment.states.ts'

export interface RefundRow {
  readonly id: number
  readonly partnerId: number
  readonly storeId: number
  readonly refundNo: string
  /** Absent: money that never belonged to an order. */
  readonly orderId: number | null
  readonly payNo: string
  readonly method: PayMethod
  readonly total: number
  readonly amount: number
  readonly cause: string
  readonly status: number
  readonly tries: number
  readonly lastError: string
  readonly createdAt: Date
  readonly doneAt: Date | null
}

const columns = sql`r.id, r.partner_id as "partnerId", r.store_id as "storeId", r.refund_no as "refundNo",
  r.order_id as "orderId", p.pay_no as "payNo", p.method, p.amount as total, r.amount, r.cause, r.status,
  r.tries, r.last_error as "lastError", r.created_at as "createdAt", r.done_at as "doneAt"`

/** Whether it is new. */
export async function insertRefund(
  trx: Db,
  attempt: Attempt,
  refund: { refundNo: string; amount: number; cause: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into pay_refund (partner_id, store_id, refund_no, pay_order_id, amount, cause, created_at)
    values (${attempt.partnerId}, ${attempt.storeId}, ${refund.refundNo}, ${attempt.id}, ${refund.amount},
      ${refund.cause}, ${refund.at})
    on conflict (refund_no) do nothing returning id`.execute(trx)
  return rows.length === 1
}

/**
 * A part of what an order was paid with; undefined when no payment is booked on it. The channel's
 * number of it never changes.
 */
export async function insertReturn(
  trx: Db,
  refund: { orderId: number; refundNo: string; amount: number; at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ method: string }>`
    with booked as (
      select p.id, p.partner_id, p.store_id, p.method from pay_order p
      join pay_order_target t on t.pay_order_id = p.id
      where t.order_id = ${refund.orderId} and p.status = ${lit(payStatus.paid)} and p.is_applied
    ), made as (
      insert into pay_refund (partner_id, store_id, refund_no, pay_order_id, order_id, amount,
        cause, created_at)
      select partner_id, store_id, ${refund.refundNo}::text, id, ${refund.orderId}::bigint,
        ${refund.amount}::bigint, 'return', ${refund.at}::timestamptz from booked
    )
    select method from booked`.execute(trx)
  return rows[0]?.method
}

export async function refundByNo(db: Db, refundNo: string): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    select ${columns} from pay_refund r
    join pay_order p on p.id = r.pay_order_id
    where r.refund_no = ${refundNo}`.execute(db)
  return rows[0]
}

export async function refundsOf(db: Db, attemptIds: readonly number[]): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select ${columns} from pay_refund r
    join pay_order p on p.id = r.pay_order_id
    where r.pay_order_id = any(${attemptIds}::bigint[])
    order by r.id`.execute(db)
  return rows
}

/** Moves a refund on as its table allows: what comes late or out of order changes nothing. */
export async function moveRefund(
  db: Db,
  refundNo: string,
  event: RefundEvent,
  details: { channelRefundNo?: string | undefined; error?: string; at: Date },
): Promise<boolean> {
  const { from, to } = refundTransition(event)
  const { rows } = await sql`
    update pay_refund set status = ${to}::smallint,
      channel_refund_no = coalesce(${details.channelRefundNo ?? null}::text, channel_refund_no),
      last_error = ${details.error ?? ''}::text,
      done_at = case when ${to}::smallint = 2 then ${details.at}::timestamptz else done_at end,
      failed_at = case when ${to}::smallint = 3 then ${details.at}::timestamptz else failed_at end
    where refund_no = ${refundNo} and status = any(${from}::smallint[]) returning id`.execute(db)
  return rows.length === 1
}

/** Counts a try that came to nothing; the number of tries so far. */
export async function countTry(db: Db, refundNo: string, error: string): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    update pay_refund set tries = tries + 1, last_error = ${error}
    where refund_no = ${refundNo}
    returning tries`.execute(db)
  return rows[0]?.tries ?? 0
}

/** Sets a failed refund going again. */
export async function restartRefund(trx: Db, refundNo: string): Promise<boolean> {
  const { rows } = await sql`
    update pay_refund set status = ${lit(refundStatus.created)}, tries = 0
    where refund_no = ${refundNo} and status = ${lit(refundStatus.failed)} returning id`.execute(
    trx,
  )
  return rows.length === 1
}

/** A failed refund counts as done, under the number of the voucher it was paid out with. */
export async function settleFailed(
  trx: Db,
  refundNo: string,
  voucher: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update pay_refund set status = ${lit(refundStatus.done)}, channel_refund_no = ${voucher}, last_error = '',
      done_at = ${at}
    where refund_no = ${refundNo} and status = ${lit(refundStatus.failed)} returning id`.execute(
    trx,
  )
  return rows.length === 1
}
