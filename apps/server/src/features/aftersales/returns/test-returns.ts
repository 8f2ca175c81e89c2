import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** A return of a line of an order under this number, which its buyer took back; the number. */
export async function cancelledReturn(
  db: Db,
  { orderSn, orderItemId }: { readonly orderSn: string; readonly orderItemId: number },
  applyId: string,
): Promise<string> {
  await sql`
    with made as (
      insert into return_apply (partner_id, store_id, apply_id, order_id, applicant_id, role, type, is_unsent, is_whole, reason_code, description, apply_amount, freight_amount, status, created_at)
      select partner_id, store_id, ${applyId}, id, member_id, 1, 4, true, true, 'unwanted', '', 0, 0, 5, now() from orders where order_sn = ${orderSn}
      returning id
    ), lined as (
      insert into return_line (apply_id, order_item_id, quantity, amount, is_open) select m.id, ${orderItemId}::bigint, 1, 0, false from made m
    )
    insert into return_log (apply_id, event, from_status, to_status, actor_type, at)
    select m.id, step.event, step.from_status, step.to_status, 1, now() from made m, (values ('apply', null, -1), ('cancel', -1, 5)) as step(event, from_status, to_status)`.execute(
    db,
  )
  return applyId
}
