import { sql } from 'kysely'
import type { BreachesOf } from '#app/testing/test-breaches.ts'
import { runningPostage, takeTrial } from './test-postage.ts'

export const breaches: BreachesOf = async ({ shop, stranger, kettle }) => {
  const trial = await runningPostage(shop, await shop.staff(), kettle)
  await takeTrial(stranger, trial.postageUuid)
  return [
    ['I-11', sql`update postage_promotion set sold = sold + 1 where id = ${trial.id}`],
    ['I-11', sql`delete from postage_claim where promotion_id = ${trial.id}`],
  ]
}
