import type { OrderNote } from '@mallard/contract/trade/order/order-admin.calls'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ms } from '#platform/db/ms.ts'
import './order-admin.tables.ts'

interface NewNote {
  readonly orderId: number
  readonly text: string
  readonly staff: { readonly id: number; readonly name: string }
  readonly at: Date
}

export async function insertNote(
  trx: Db,
  { partnerId, storeId }: Scope,
  { orderId, text, staff, at }: NewNote,
): Promise<number> {
  const { id } = await trx
    .insertInto('order_note')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      order_id: orderId,
      staff_id: staff.id,
      staff_name: staff.name,
      text,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** All notes of an order, the newest first. */
export async function notesOf(db: Db, orderId: number): Promise<OrderNote[]> {
  const { rows } = await sql<OrderNote>`
    select n.id, n.text, n.staff_name as "staffName", ${ms('n.created_at')} as at
    from order_note n where n.order_id = ${orderId} order by n.id desc`.execute(db)
  return rows
}

/** The newest note of the order `o`, as the list shows it; null where nobody noted anything. */
export const newestNote: RawBuilder<unknown> = sql`
  (select jsonb_build_object('id', n.id, 'text', n.text, 'staffName', n.staff_name,
      'at', ${ms('n.created_at')})
    from order_note n where n.order_id = o.id order by n.id desc limit 1)`

/** All notes of the order `o` in one cell of a table, the oldest first. */
export const notesText: RawBuilder<string> = sql`
  coalesce((select string_agg(n.text, E'\\n' order by n.id) from order_note n
    where n.order_id = o.id), '')`
