import { sql } from 'kysely'
import type { BreachesOf } from '#app/testing/test-breaches.ts'
import { runningSeckill, take } from './test-seckill.ts'

export const breaches: BreachesOf = async ({ shop, stranger, cup }) => {
  const sale = await runningSeckill(shop, await shop.staff(), [cup])
  await take(stranger, cup, sale.id, 2)
  return [
    ['I-11', sql`update seckill_sku set reserved = reserved + 1 where seckill_id = ${sale.id}`],
    [
      'I-11',
      sql`with handled as (update order_log set is_handled = true) update seckill_sku set sold = reserved, reserved = 0 where seckill_id = ${sale.id}`,
    ],
  ]
}
