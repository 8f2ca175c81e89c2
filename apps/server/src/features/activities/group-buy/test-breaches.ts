import { sql } from 'kysely'
import type { BreachesOf } from '#app/testing/test-breaches.ts'
import { joinGroup, one, runningGroup } from './test-group.ts'

export const breaches: BreachesOf = async ({ shop, stranger, kettle }) => {
  const together = await runningGroup(shop, await shop.staff(), [kettle])
  const joined = await joinGroup(shop, stranger, together.urlCode, one(kettle))
  return [
    ['I-11', sql`update group_sku set sold = sold - 1 where activity_id = ${together.id}`],
    ['I-11', sql`update group_share set units = units + 1 where activity_id = ${together.id}`],
    ['I-25', sql`update group_activity set goal_value = 1 where id = ${together.id}`],
    ['I-25', sql`update group_activity set result = 1 where id = ${together.id}`],
    ['I-25', sql`update group_batch set status = 2 where token = ${joined.batchId}`],
  ]
}
