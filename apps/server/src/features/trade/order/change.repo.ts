import type { OrderFlag } from '@mallard/contract/trade/order/order.codes'
import { actorType, type Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { ReceiverSnapshot } from './order.tables.ts'

/**
 * Marks a store's order; the colour that it had, undefined where there is no such order. It stays at
 * its version: a colour stands against no other change.
 */
export async function setFlag(
  trx: Db,
  scope: Scope,
  orderSn: string,
  flag: OrderFlag,
): Promise<OrderFlag | undefined> {
  const { rows } = await sql<{ before: OrderFlag }>`
    update orders o set flag = ${flag}::smallint
    from (select o.id, o.flag from orders o where ${ofStore('o', scope)} and o.order_sn = ${orderSn}
      for no key update) b
    where o.id = b.id
    returning b.flag as before`.execute(trx)
  return rows[0]?.before
}

/** Where an order goes whose row is locked; it has the next version. */
export async function setReceiver(
  trx: Db,
  id: number,
  receiver: ReceiverSnapshot,
  version: number,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      receiver: JSON.stringify(receiver) as unknown as ReceiverSnapshot,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
}

/** What an order costs, in fen; what the store adds to it or takes off is in each sum. */
interface OrderPrice {
  readonly lines: readonly { readonly orderItemId: number; readonly adjustAmount: number }[]
  readonly freightAdjustAmount: number
  /** Of the whole order. */
  readonly adjustAmount: number
  readonly payAmount: number
}

/** Writes what a locked, unpaid order costs now. */
export async function writePrice(trx: Db, orderId: number, price: OrderPrice): Promise<void> {
  await sql`
    update order_item i set real_amount = i.real_amount - i.adjust_amount + l."adjustAmount",
      adjust_amount = l."adjustAmount"
    from jsonb_to_recordset(${JSON.stringify(price.lines)}::jsonb)
      as l("orderItemId" bigint, "adjustAmount" bigint)
    where i.id = l."orderItemId" and i.order_id = ${orderId}`.execute(trx)
  await sql`
    update orders set pay_amount = ${price.payAmount}, adjust_amount = ${price.adjustAmount},
      freight_adjust_amount = ${price.freightAdjustAmount}
    where id = ${orderId}`.execute(trx)
}

/** Units of a line of an order. */
interface LineUnits {
  readonly orderItemId: number
  readonly quantity: number
}

/** The piece of a statement that counts units of an order as shipped, where `when` holds. */
export const shippedPart = (
  orderId: number,
  lines: readonly LineUnits[],
  when: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  update order_item i set shipped_quantity = i.shipped_quantity + l.quantity
  from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("orderItemId" bigint, quantity int)
  where i.id = l."orderItemId" and i.order_id = ${orderId} and ${when}`

/** Parcels `d` that have an `order_id`, as SQL: which, and what the log calls one. */
interface SignedParcels {
  readonly parcels: RawBuilder<unknown>
  readonly which: RawBuilder<unknown>
  readonly name: RawBuilder<string>
}

/**
 * Writes into the logs of their orders that parcels were signed for; once, and with the rows of the
 * orders locked, so that each log stays a chain.
 */
export async function logSigned(
  trx: Db,
  { parcels, which, name }: SignedParcels,
  at: Date,
): Promise<void> {
  await sql`
    select 1 from orders o where o.id in (select d.order_id from ${parcels} where ${which})
    order by o.id for no key update`.execute(trx)
  await sql`
    insert into order_log (order_id, partner_id, event, from_status, to_status, actor_type, reason, at)
    select o.id, o.partner_id, 'signed', o.status, o.status, ${actorType.system}::smallint, ${name},
      ${at}::timestamptz
    from ${parcels} join orders o on o.id = d.order_id
    where ${which} and not exists (select 1 from order_log l
      where l.order_id = o.id and l.event = 'signed' and l.reason = ${name})`.execute(trx)
}
