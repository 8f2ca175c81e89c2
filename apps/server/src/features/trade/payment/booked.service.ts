import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { payStatus } from '@mallard/contract/trade/payment/payment.codes'
import type { Instant, Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { lockOrders, markPaid } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import type { BookedMethod } from './attempt.repo.ts'
import { newPayNo } from './pay-number.ts'

/**
 * An order that was just written and costs nothing is paid in the same transaction: nobody goes to
 * a cashier (domain.md §3.1).
 */
export async function settleFree(
  trx: Db,
  scope: Scope,
  orderSn: string,
  at: Instant,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where partner_id = ${scope.partnerId} and store_id = ${scope.storeId}
      and order_sn = ${orderSn} and status = ${lit(orderStatus.unpaid)} and pay_amount = 0`.execute(
    trx,
  )
  const [order] = rows
  if (!order) throw new Error(`${orderSn} is no unpaid order without a price`)
  await bookDirectly(trx, order.id, 'none', at)
}

/**
 * Books the whole amount of a locked order as paid, where no channel of ours was asked; its number
 * is the payment's own.
 */
export async function bookDirectly(
  trx: Db,
  orderId: number,
  method: BookedMethod,
  at: Instant,
  approvedBy?: number,
): Promise<string> {
  const payNo = newPayNo(at)
  const time = new Date(at)
  await lockOrders(trx, [orderId])
  await sql`
    with booked as (
      insert into pay_order (partner_id, store_id, member_id, pay_no, method, trade_type, amount, status,
        is_applied, channel_trade_no, paid_amount, paid_at, expires_at, created_at)
      select o.partner_id, o.store_id, o.member_id, ${payNo}::text, ${method}::text, '', o.pay_amount,
        ${lit(payStatus.paid)}, true, ${payNo}::text, o.pay_amount, ${time}::timestamptz,
        ${time}::timestamptz, ${time}::timestamptz
      from orders o where o.id = ${orderId} returning id, partner_id, store_id, amount
    )
    insert into pay_order_target (partner_id, store_id, pay_order_id, order_id, amount)
    select partner_id, store_id, id, ${orderId}::bigint, amount from booked`.execute(trx)
  await markPaid(trx, { orderIds: [orderId], payMethod: method, at: time, approvedBy })
  return payNo
}
