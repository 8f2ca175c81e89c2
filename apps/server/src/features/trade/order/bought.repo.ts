import { orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'

/** Whether a member paid for an order of a partner that was not paid back whole; what was tried for nothing apart. */
export const hasBought = (partnerId: number, memberId: number): RawBuilder<unknown> =>
  sql`exists (select 1 from orders o where o.partner_id = ${partnerId} and o.member_id = ${memberId}
    and o.pay_status > 0 and o.status <> ${lit(orderStatus.closed)} and o.kind <> ${orderKind.evaluate})`

/** What the kept units of a line `i` bear of an amount of it. */
export const keptShare = (amount: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${amount} * (i.quantity - i.returned_quantity) / i.quantity)`

/** Whether an order of a store was ever paid. */
export async function hasPaidOrder(db: Db, { partnerId, storeId }: Scope): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders
    where partner_id = ${partnerId} and store_id = ${storeId} and pay_status > 0
    limit 1`.execute(db)
  return rows.length > 0
}
