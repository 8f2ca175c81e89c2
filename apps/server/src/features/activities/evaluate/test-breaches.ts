import { sql } from 'kysely'
import type { BreachesOf } from '#app/testing/test-breaches.ts'
import { testedTrial } from './test-evaluate.ts'

export const breaches: BreachesOf = async ({ shop, kettle }) => {
  const tried = await testedTrial(shop, await shop.staff(), kettle)
  return [
    ['I-11', sql`update evaluation set chosen = chosen - 1 where id = ${tried.id}`],
    [
      'I-12',
      sql`update evaluation_apply set order_sn = id::text where evaluation_id = ${tried.id}`,
    ],
  ]
}
