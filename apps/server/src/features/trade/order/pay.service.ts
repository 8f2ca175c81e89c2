import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { actorType } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { deductStock, salesPart, stockParts } from '#features/catalog/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'
import { dequeue, dequeuePart } from '#platform/jobs/enqueue.ts'
import type { JobKind } from '#platform/jobs/kinds.ts'
import { unitsOf } from './order.repo.ts'
import { transitionOf } from './order.states.ts'
import { moveOrders, type Move, type MovedOrder } from './transition.repo.ts'

export interface Payment {
  readonly orderIds: readonly number[]
  readonly payMethod: string
  readonly at: Date
  /** Who found that the money came; absent: a channel. The order was in review then. */
  readonly approvedBy?: number | undefined
  /** Who was the second to find that the money came, where the channel would not say so. */
  readonly confirmedBy?: number | undefined
}

/**
 * Marks locked orders that are unpaid, or in review, paid, all in the caller's transaction: status,
 * log, stock, sales, and no more closing job.
 */
export async function markPaid(
  trx: Db,
  { orderIds, payMethod, at, approvedBy, confirmedBy }: Payment,
): Promise<void> {
  const actorId = approvedBy ?? confirmedBy
  const by = {
    event: approvedBy === undefined ? 'pay' : 'approve',
    actorType: actorId === undefined ? actorType.channel : actorType.staff,
  } as const
  const moved = await moveOrders(trx, { ...by, actorId, orderIds, at, payMethod })
  if (moved.length !== orderIds.length)
    throw new Error('an order that was locked unpaid could not be marked paid')
  await gather(trx, { actorType: by.actorType, actorId, at }, moved)
  const units = await unitsOf(trx, orderIds)
  for (const order of moved) {
    const scope = { partnerId: order.partnerId, storeId: order.storeId }
    await deductStock(trx, {
      scope,
      bizType: 'pay',
      bizId: order.orderSn,
      units: units.filter(({ orderId }) => orderId === order.id),
      at,
    })
    await dequeue(trx, 'order.close', order.orderSn)
  }
}

/** What is bought in a group waits for it from the moment it is paid. */
async function gather(
  trx: Db,
  by: Pick<Move, 'actorType' | 'actorId' | 'at'>,
  paid: readonly MovedOrder[],
): Promise<void> {
  const orderIds = paid
    .filter(({ paidStatus }) => paidStatus === orderStatus.grouping)
    .map(({ id }) => id)
  if (orderIds.length > 0) await moveOrders(trx, { ...by, event: 'gather', orderIds })
}

interface PlainPayment extends Pick<Payment, 'payMethod' | 'at'> {
  readonly done: readonly (readonly [kind: JobKind, key: string])[]
}

/**
 * The same for one order as the parts `paid_order (pay_round)`, `moved` … of a statement that has a
 * part `booked (order_id, amount)`: for the usual notification, which then is one statement. The
 * caller checks that `paid_order` has a row and `moved` all of `wanted`. Jobs that are done with
 * the payment, by kind and key, go with the closing job.
 */
export function paidParts({ payMethod, at, done }: PlainPayment): RawBuilder<unknown> {
  const { from, to } = transitionOf('pay')
  const { to: gathered } = transitionOf('gather')
  const scope = {
    partnerId: sql`(select partner_id from paid_order)`,
    storeId: sql`(select store_id from paid_order)`,
  }
  const closing = [sql.lit('order.close'), sql`(select order_sn from paid_order)`] as const
  return sql`
    paid_order as (
      update orders o set status = o.paid_status, version = o.version + 1, pay_status = 1,
        paid_amount = o.pay_amount, pay_method = ${payMethod}::text, pay_time = ${at}::timestamptz
      from booked b where o.id = b.order_id and o.status = ${from}::smallint and o.pay_amount = b.amount
      returning o.id, o.order_sn, o.partner_id, o.store_id, o.pay_round, o.paid_status
    ), order_noted as (
      insert into order_log (order_id, partner_id, event, from_status, to_status, actor_type, at)
      select p.id, p.partner_id, e.event, e.before, e.after, ${actorType.channel}::smallint,
        ${at}::timestamptz
      from paid_order p
      join (values ('pay', ${from}::smallint, ${to}::smallint),
        ('gather', ${to}::smallint, ${gathered}::smallint)) as e(event, before, after)
        on e.event = 'pay' or p.paid_status = e.after
      order by e.before
    ), wanted as (
      select i.sku_id, i.goods_id, sum(i.quantity)::int as quantity
      from order_item i
      join paid_order p on p.id = i.order_id
      group by i.sku_id, i.goods_id
    ), ${stockParts('deduct', { scope, bizType: 'pay', bizId: sql`(select order_sn from paid_order)`, at })},
    sold as (${salesPart(scope)}), untimed as (${dequeuePart([closing, ...done])})`
}
