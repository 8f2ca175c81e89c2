import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/**
 * Adds paid orders to what their promotions brought. Each order is to be added once: the log tells
 * of a payment once.
 */
export async function addToTotals(trx: Db, orderIds: readonly number[]): Promise<void> {
  await sql`
    insert into promotion_total (partner_id, store_id, promotion_id, type, orders, amount)
    select o.partner_id, o.store_id, (e->>'id')::bigint, (e->>'type')::smallint, count(distinct o.id),
      sum((e->>'amount')::bigint)
    from orders o
    cross join lateral jsonb_array_elements(o.promotions) e
    where o.id = any(${orderIds}::bigint[])
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (partner_id, store_id, promotion_id, type) do update set
      orders = promotion_total.orders + excluded.orders,
        amount = promotion_total.amount + excluded.amount`.execute(trx)
}
