import { sql } from 'kysely'
import type { BreachesOf } from '#app/testing/test-breaches.ts'
import { drawOne, goodsPrize, runningLottery, thanks } from './test-lottery.ts'

export const breaches: BreachesOf = async ({ shop, browser, cup }) => {
  const { lotteryUrl } = await runningLottery(shop, await shop.staff(), [
    goodsPrize(cup.skuId, 10_000),
    thanks(0),
  ])
  const won = await drawOne(browser, lotteryUrl)
  return [
    ['I-11', sql`update lottery_prize set won = won - 1 where id = ${won.prizeId}`],
    [
      'I-12',
      sql`update lottery_record set type = 3, address_until = null where id = ${won.lotteryItemId}`,
    ],
    ['I-13', sql`update lottery_record set points = 1 where id = ${won.lotteryItemId}`],
  ]
}
