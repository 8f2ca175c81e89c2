import { sql } from 'kysely'
import type { BreachesOf } from '#app/testing/test-breaches.ts'
import { exchange, givePoints, upForPoints } from './test-points-shop.ts'

export const breaches: BreachesOf = async ({ shop, stranger, cup }) => {
  const forPoints = await upForPoints(shop, await shop.staff(), {
    skuId: cup.skuId,
    points: 100,
    cashAmount: 100,
  })
  await givePoints(shop, stranger, 200)
  await exchange(stranger, forPoints.id)
  return [
    ['I-11', sql`update points_goods set sold = sold + 1 where id = ${forPoints.id}`],
    ['I-13', sql`update points_exchange set points = points + 1`],
    [
      'I-12',
      sql`
      with done as (update points_exchange set status = 1), handled as (update order_log set is_handled = true)
      update points_goods set reserved = 0, sold = 1 where id = ${forPoints.id}`,
    ],
  ]
}
