import { sql } from 'kysely'
import type { BreachesOf } from '#app/testing/test-breaches.ts'
import { help, openRoom, runningBargain } from './test-bargain.ts'

export const breaches: BreachesOf = async ({ shop, browser, stranger, cup }) => {
  const deal = await runningBargain(shop, await shop.staff(), cup)
  const room = await openRoom(browser, deal.id)
  await help(stranger, room)
  return [
    ['I-24', sql`update bargain_help set cut = cut + 1`],
    ['I-24', sql`update bargain set reserved = reserved + 1 where id = ${deal.id}`],
    [
      'I-24',
      sql`update bargain_room set status = 4, current_price = floor_price, order_sn = 'x' where token = ${room}`,
    ],
  ]
}
