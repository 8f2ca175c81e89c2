import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { sql, type RawBuilder } from 'kysely'

/** Whether a member paid for an order of a partner that was not paid back whole; what was tried for nothing apart. */
export const hasBought = (partnerId: number, memberId: number): RawBuilder<unknown> =>
  sql`exists (select 1 from orders o where o.partner_id = ${partnerId} and o.member_id = ${memberId} and o.pay_status > 0 and o.status <> 4 and o.kind <> ${orderKind.evaluate})`

/** What the kept units of a line `i` bear of an amount of it. */
export const keptShare = (amount: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${amount} * (i.quantity - i.returned_quantity) / i.quantity)`
