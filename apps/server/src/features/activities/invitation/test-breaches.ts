import { sql } from 'kysely'
import type { BreachesOf } from '#app/testing/test-breaches.ts'
import { enter, openEvent } from './test-invitation.ts'

export const breaches: BreachesOf = async ({ shop }) => {
  const party = await openEvent(shop, await shop.staff())
  await enter(await shop.shopper(), party)
  return [
    ['I-11', sql`update invitation set taken = taken + 1 where id = ${party.id}`],
    ['I-11', sql`update invitation_entry set state = 'waiting' where invitation_id = ${party.id}`],
  ]
}
