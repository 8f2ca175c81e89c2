import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { reasonOf, transitionOf, type OrderEvent } from './order.states.ts'

export interface Move {
  readonly event: OrderEvent
  readonly orderIds: readonly number[]
  readonly actorType: number
  readonly actorId?: number | undefined
  readonly reason?: string | undefined
  readonly at: Date
  /** The method it was paid with; for `pay` and `approve` only. */
  readonly payMethod?: string | undefined
  /** For `ship` only. */
  readonly autoConfirmAt?: Date | undefined
  /** For `sendVoucher`, `reject` and `withdraw` only. */
  readonly autoCloseAt?: Date | undefined
}

export interface MovedOrder {
  readonly id: number
  readonly orderSn: string
  readonly partnerId: number
  readonly storeId: number
  /** Where paying leads to. */
  readonly paidStatus: number
}

/**
 * Compare-and-set of the status with its log row; orders that are in another status by now are not
 * among the answer.
 */
export async function moveOrders(trx: Db, move: Move): Promise<readonly MovedOrder[]> {
  const { from, to } = transitionOf(move.event)
  const isPaid = move.event === 'pay' || move.event === 'approve'
  const isReceipt = move.event === 'confirm' || move.event === 'autoConfirm'
  const { rows } = await sql<MovedOrder>`
    with moved as (
      update orders o set status = ${to}::smallint, version = version + 1,
        close_reason = coalesce(${reasonOf[move.event] ?? null}::smallint, close_reason),
        pay_status = case when ${isPaid}::boolean then 1 else pay_status end,
        paid_amount = case when ${isPaid}::boolean then pay_amount else paid_amount end,
        pay_method = coalesce(${move.payMethod ?? null}::text, pay_method),
        pay_time = case when ${isPaid}::boolean then ${move.at}::timestamptz else pay_time end,
        to_ship_at = case
          when ${move.event === 'form'}::boolean then ${move.at}::timestamptz
          else to_ship_at end,
        ship_time = case
          when ${move.event === 'ship' || move.event === 'shipPart'}::boolean then coalesce(ship_time,
            ${move.at}::timestamptz)
          else ship_time end,
        returns_since = case
          when ${move.event === 'ship'}::boolean
            and returns_since is not null then greatest(returns_since, ${move.at}::timestamptz)
          else returns_since end,
        receive_time = case when ${isReceipt}::boolean then ${move.at}::timestamptz else receive_time end,
        auto_confirm_at = coalesce(${move.autoConfirmAt ?? null}::timestamptz, auto_confirm_at),
        auto_close_at = coalesce(${move.autoCloseAt ?? null}::timestamptz, auto_close_at)
      where o.id = any(${move.orderIds}::bigint[]) and o.status = ${from}::smallint
        and (o.open_returns = 0 or not ${isReceipt}::boolean)
      returning o.id, o.order_sn, o.partner_id, o.store_id, o.paid_status
    ), logged as (
      insert into order_log (order_id, partner_id, event, from_status, to_status, actor_type, actor_id,
        reason, at)
      select m.id, m.partner_id, ${move.event}::text, ${from}::smallint, ${to}::smallint,
        ${move.actorType}::smallint, ${move.actorId ?? null}::bigint, ${move.reason ?? ''}::text,
        ${move.at}::timestamptz
      from moved m
    )
    select id, order_sn as "orderSn", partner_id as "partnerId", store_id as "storeId",
      paid_status as "paidStatus"
    from moved
    order by id`.execute(trx)
  return rows
}
