import { sql } from 'kysely'
import type { BreachesOf } from '#app/testing/test-breaches.ts'
import { claimGift, runningGift } from './test-gift.ts'

export const breaches: BreachesOf = async ({ shop }) => {
  const gift = await runningGift(shop, await shop.staff(), { points: 50 })
  await claimGift(await shop.shopper())
  return [
    ['I-11', sql`update gift_activity set taken = taken + 1 where id = ${gift.id}`],
    ['I-12', sql`update gift_claim set points = points + 1 where gift_id = ${gift.id}`],
  ]
}
