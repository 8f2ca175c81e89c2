import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Adjustment } from './price.rules.ts'

/** Writes what a locked, unpaid order costs now. */
export async function writePrice(trx: Db, orderId: number, price: Adjustment): Promise<void> {
  await sql`
    update order_item i set real_amount = i.real_amount - i.adjust_amount + l."adjustAmount", adjust_amount = l."adjustAmount"
    from jsonb_to_recordset(${JSON.stringify(price.lines)}::jsonb) as l("orderItemId" bigint, "adjustAmount" bigint)
    where i.id = l."orderItemId" and i.order_id = ${orderId}`.execute(trx)
  await sql`
    update orders set pay_amount = ${price.payAmount}, adjust_amount = ${price.adjustAmount}, freight_adjust_amount = ${price.freightAdjustAmount}
    where id = ${orderId}`.execute(trx)
}
