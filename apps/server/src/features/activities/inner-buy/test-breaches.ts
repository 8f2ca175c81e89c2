import { sql } from 'kysely'
import type { BreachesOf } from '#app/testing/test-breaches.ts'
import { employee, orderInner, sellAt } from './test-inner.ts'

export const breaches: BreachesOf = async ({ shop, cup }) => {
  const inner = await employee(shop, await shop.staff(), 1_000_000)
  await sellAt(await shop.staff(), cup, 100)
  await orderInner(inner.browser, cup)
  return [
    ['I-11', sql`update inner_grant set used = used + 1 where id = ${inner.grantId}`],
    [
      'I-12',
      sql`with handled as (update order_log l set is_handled = true from orders o where o.id = l.order_id and o.kind = 4)
        update inner_use set status = 2 where grant_id = ${inner.grantId}`,
    ],
  ]
}
