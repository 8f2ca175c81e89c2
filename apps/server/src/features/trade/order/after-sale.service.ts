import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { sql } from 'kysely'
import { actorType, type Scope } from '@mallard/kernel'
import { storeTimes } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { queueConfirming } from './order.jobs.ts'
import { type OrderEvent } from './order.states.ts'
import { moveOrders } from './transition.repo.ts'

/** Units of an order that a return is about. */
export interface AfterSaleLine {
  readonly orderItemId: number
  readonly quantity: number
}

export interface AfterSale {
  readonly orderId: number
  readonly lines: readonly AfterSaleLine[]
  /** The units were never sent: they are kept back while it is open. */
  readonly isUnsent: boolean
  readonly at: Date
}

const linesPart = (lines: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("orderItemId" bigint, quantity int,
    amount bigint, charge bigint)`

/**
 * A return of a locked order begins: its lines show it, unsent units stay, and nobody confirms
 * receipt until it has ended.
 */
export async function openAfterSale(
  trx: Db,
  { orderId, lines, isUnsent, at }: AfterSale,
): Promise<void> {
  await sql`
    update order_item i set after_sale_status = 1,
      held_quantity = i.held_quantity + case when ${isUnsent}::boolean then l.quantity else 0 end
    from ${linesPart(lines)} where i.id = l."orderItemId" and i.order_id = ${orderId}`.execute(trx)
  await sql`
    update orders set open_returns = open_returns + 1,
      returns_since = coalesce(returns_since, ${at}::timestamptz), version = version + 1
    where id = ${orderId}`.execute(trx)
}

/**
 * It ends, in whatever way: held units may leave, and the time to confirm goes on from where it
 * stood.
 */
export async function endAfterSale(
  trx: Db,
  { orderId, lines, isUnsent, at, isDone }: AfterSale & { readonly isDone: boolean },
): Promise<void> {
  await sql`
    update order_item i set held_quantity = i.held_quantity - case when ${isUnsent}::boolean then l.quantity
      else 0 end,
      after_sale_status = case when ${isDone}::boolean and l.quantity > 0 or i.returned_quantity > 0 then 2
        else 0 end
    from ${linesPart(lines)} where i.id = l."orderItemId" and i.order_id = ${orderId}`.execute(trx)
  await sql`
    update orders set open_returns = open_returns - 1, version = version + 1,
      returns_since = case when open_returns > 1 then returns_since end,
      auto_confirm_at = case when open_returns = 1 and status = ${lit(orderStatus.toReceive)}
        then auto_confirm_at + (${at}::timestamptz - greatest(returns_since, ship_time))
        else auto_confirm_at end
    where id = ${orderId}`.execute(trx)
}

export interface BookedRefund {
  readonly orderId: number
  /** Units that are given back for good, each with its fen. */
  readonly lines: readonly (AfterSaleLine & {
    readonly amount: number
    /** Fen of its price that this refund lacks, or below zero gives back. */
    readonly charge?: number
  })[]
  /** fen, freight included */
  readonly amount: number
  readonly isUnsent: boolean
  /** The number of the application, for the log. */
  readonly reason: string
  readonly at: Date
}

interface Kept {
  readonly orderSn: string
  readonly partnerId: number
  readonly storeId: number
  readonly status: number
  /** Bought units that were not given back. */
  readonly kept: number
  /** Units that wait to be sent, gifts among them. */
  readonly unsent: number
  readonly shipped: number
}

interface Settled {
  /** Nothing of it was ever sent, and nothing will be. */
  readonly isClosedUnsent: boolean
  /** Gifts that stay with the store. */
  readonly gifts: readonly { readonly skuId: number; readonly quantity: number }[]
}

const closings: Readonly<Record<number, OrderEvent>> = {
  1: 'closeUnsent',
  2: 'closeSent',
  3: 'closeReturned',
}

/**
 * Books money that went back, on a locked order and after its return has ended. An order of which
 * nothing is kept is closed, and gifts that wait to be sent stay here; one whose last unsent units
 * were given back counts as shipped.
 */
export async function bookRefund(
  trx: Db,
  { orderId, lines, amount, isUnsent, reason, at }: BookedRefund,
): Promise<Settled> {
  await sql`
    update order_item i set returned_quantity = i.returned_quantity + l.quantity,
      refunded_amount = i.refunded_amount + l.amount,
      after_sale_status = case when i.after_sale_status = 2 or l.quantity > 0 or l.amount > 0 then 2
        else 0 end,
      charged_amount = i.charged_amount + coalesce(l.charge, 0),
      cancelled_quantity = i.cancelled_quantity + case when ${isUnsent}::boolean then l.quantity else 0 end
    from ${linesPart(lines)} where i.id = l."orderItemId" and i.order_id = ${orderId}`.execute(trx)
  const { rows } = await sql<Kept>`
    with left_over as (
      select coalesce(sum(i.quantity - i.returned_quantity)
          filter (where i.gift_of is null or i.charged_amount > 0), 0)::int as kept,
        sum(i.quantity - i.shipped_quantity - i.cancelled_quantity)::int as unsent,
        sum(i.shipped_quantity)::int as shipped
      from order_item i where i.order_id = ${orderId}
    ), booked as (
      update orders o set refunded_amount = o.refunded_amount + ${amount},
        refund_status = case when l.kept = 0 then 20 else 10 end, version = o.version + 1
      from left_over l where o.id = ${orderId}
      returning o.order_sn, o.partner_id, o.store_id, o.status, l.kept, l.unsent, l.shipped
    ), noted as (
      insert into order_log (order_id, partner_id, event, from_status, to_status, actor_type, reason, at)
      select ${orderId}, b.partner_id, 'refunded', b.status, b.status, ${actorType.system}::smallint,
        ${reason}::text, ${at}::timestamptz from booked b
    )
    select order_sn as "orderSn", partner_id as "partnerId", store_id as "storeId", status, kept, unsent,
      shipped from booked`.execute(trx)
  return settleKept(trx, orderId, rows[0]!, at)
}

async function settleKept(
  trx: Db,
  orderId: number,
  { orderSn, partnerId, storeId, status, kept, unsent, shipped }: Kept,
  at: Date,
): Promise<Settled> {
  const event = closings[status]
  if (kept === 0 && event) {
    await moveOrders(trx, { event, orderIds: [orderId], actorType: actorType.system, at })
    return {
      isClosedUnsent: event === 'closeUnsent' && shipped === 0,
      gifts: await keepGifts(trx, orderId),
    }
  }
  if (status === 1 && unsent === 0 && shipped > 0) {
    const scope: Scope = { partnerId, storeId }
    const autoConfirmAt = new Date(at.getTime() + (await storeTimes(trx, scope)).confirm)
    await moveOrders(trx, {
      event: 'ship',
      orderIds: [orderId],
      actorType: actorType.system,
      at,
      autoConfirmAt,
    })
    await queueConfirming(trx, scope, orderSn, autoConfirmAt)
  }
  return { isClosedUnsent: false, gifts: [] }
}

/**
 * The numbers of a closed order and of those that were paid together with it, if all of them are
 * closed and nothing of any was sent; else none. What was taken for all of them, as a coupon, is
 * given back then and not before. Two that close at once take turns.
 */
export async function closedUnsentWith(
  trx: Db,
  orderId: number,
): Promise<{ readonly orderSn: string }[]> {
  await sql`
    select pg_advisory_xact_lock(hashtext('batch ' || batch))
    from orders
    where id = ${orderId} and batch is not null`.execute(trx)
  const { rows } = await sql<{ orderSn: string }>`
    with together as (
      select o.id, o.order_sn, o.status from orders one join orders o on o.id = one.id
        or (o.partner_id = one.partner_id and o.store_id = one.store_id and o.batch = one.batch)
      where one.id = ${orderId}
    )
    select order_sn as "orderSn" from together where not exists (
      select 1 from together t where t.status <> ${lit(orderStatus.closed)}
        or exists (select 1 from order_item i where i.order_id = t.id and i.shipped_quantity > 0))`.execute(
    trx,
  )
  return rows
}

async function keepGifts(trx: Db, orderId: number): Promise<Settled['gifts']> {
  const { rows } = await sql<{ skuId: number; quantity: number }>`
    update order_item i set returned_quantity = i.returned_quantity + g.quantity,
      cancelled_quantity = i.cancelled_quantity + g.quantity
    from (select id, quantity - shipped_quantity - cancelled_quantity - held_quantity as quantity
      from order_item where order_id = ${orderId} and gift_of is not null) g
    where i.id = g.id and g.quantity > 0 returning i.sku_id as "skuId", g.quantity`.execute(trx)
  return rows
}
