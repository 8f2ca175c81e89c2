import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { OrderMoved } from './order.events.ts'

/** One process tells at a time, so that the rows of one order are heard in their order. */
const telling = 77_415_042

type MovedRow = Omit<OrderMoved, 'scope'> & { readonly partnerId: number; readonly storeId: number }

const movedColumns = sql`l.id as "logId", l.order_id as "orderId", o.order_sn as "orderSn", o.partner_id as "partnerId", o.store_id as "storeId", o.member_id as "memberId",
  l.event, l.from_status as "from", l.to_status as "to", l.reason, l.at`

const movedOf = ({ partnerId, storeId, ...row }: MovedRow): OrderMoved => ({ ...row, scope: { partnerId, storeId } })

/** Whether there is anything to tell; one look into an index that is nearly empty. */
export async function isAnyUntold(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from order_log where not told limit 1`.execute(db)
  return rows.length > 0
}

/** A row that nobody was told of, with the listeners that have something to hear of its order yet. */
export interface Untold {
  readonly moved: OrderMoved
  readonly behind: readonly string[]
}

/** The oldest rows that nobody was told of; none while another process tells. */
export async function takeUntold(trx: Db, count: number): Promise<Untold[]> {
  // A statement of its own: the rows must be read after the turn was got, not with a view from before.
  const { rows: turn } = await sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(${telling}) as "isOurs"`.execute(trx)
  if (!turn[0]?.isOurs) return []
  const { rows } = await sql<MovedRow & { behind: string[] }>`
    select ${movedColumns}, array(select u.listener from order_unheard u where u.order_id = l.order_id) as behind
    from order_log l join orders o on o.id = l.order_id where not l.told order by l.id limit ${count}`.execute(trx)
  return rows.map(({ behind, ...row }) => ({ moved: movedOf(row), behind }))
}

export async function markTold(trx: Db, moved: readonly OrderMoved[]): Promise<void> {
  await sql`update order_log set told = true where id = any(${moved.map(({ logId }) => logId)}::bigint[])`.execute(trx)
}

export async function keepUnheard(trx: Db, listener: string, moved: readonly OrderMoved[]): Promise<void> {
  await trx
    .insertInto('order_unheard')
    .values(moved.map(({ logId, orderId }) => ({ listener, log_id: logId, order_id: orderId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes what a listener has to hear of an order yet; put back if the transaction fails. */
export async function takeUnheard(trx: Db, listener: string, orderId: number): Promise<OrderMoved[]> {
  const { rows } = await sql<MovedRow>`
    with taken as (delete from order_unheard where listener = ${listener} and order_id = ${orderId} returning log_id)
    select ${movedColumns} from taken t join order_log l on l.id = t.log_id join orders o on o.id = l.order_id order by l.id`.execute(trx)
  return rows.map(movedOf)
}
