import { lotteryAdminCalls } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { lotteryCalls } from '@mallard/contract/activities/lottery/lottery.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import type { Caller } from '@mallard/testing/caller'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree, setStock, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import {
  drawing,
  goodsPrize,
  pointsPrize,
  runningLottery,
  thanks,
  tryDraw,
} from './test-lottery.ts'

const tries = 200
const people = 20

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1)
const browsers: Caller[] = []
for (let count = 0; count < people; count += 1) browsers.push(await shop.shopper())

afterAll(() => expectBooksToAgree(shop))

const many = <T>(work: (browser: Caller, nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: tries }, (_, nth) => work(browsers[nth % people]!, nth)))

describe('many draws at the same moment', () => {
  it('win the last unit of a prize once', async () => {
    const owner = await shop.staff()
    const prizes = [goodsPrize(sku!.skuId, 10_000, 1), thanks(0)]
    const { id, lotteryUrl } = await runningLottery(shop, owner, prizes, { dailyFree: 100 })
    const answers = await many((browser) => tryDraw(browser, lotteryUrl))
    expect(answers.every(({ code }) => code === 200)).toBe(true)
    const types = answers.map(({ data }) => (data as { type: number }).type)
    expect(types.filter((type) => type === 4)).toHaveLength(1)
    expect(types.filter((type) => type === 1)).toHaveLength(tries - 1)
    const { figures } = await owner.data(lotteryAdminCalls.detail, { id })
    expect(figures).toMatchObject({ draws: tries, members: people, goods: 1 })
  }, 600_000)

  it('win no more goods than the store has', async () => {
    const owner = await shop.staff()
    await setStock(shop, sku!.skuId, 3)
    const prizes = [goodsPrize(sku!.skuId, 10_000, 50), thanks(0)]
    const { lotteryUrl } = await runningLottery(shop, owner, prizes, { dailyFree: 100 })
    const answers = await many((browser) => tryDraw(browser, lotteryUrl))
    expect(new Set(answers.map(({ code, reason }) => `${code} ${reason}`))).toEqual(
      new Set(['200 undefined']),
    )
    const won = answers.filter(({ data }) => (data as { type: number }).type === 4)
    expect(won).toHaveLength(3)
  }, 600_000)

  it('of one member take the free one once, and points as far as they reach', async () => {
    const owner = await shop.staff()
    const prizes = [pointsPrize(10, 10_000, 1), thanks(0)]
    const { lotteryUrl } = await runningLottery(shop, owner, prizes, { cost: 4 })
    const [one] = browsers
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => tryDraw(one!, lotteryUrl, true)),
    )
    // The free draw wins ten points, and those pay for two more.
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
    expect(new Set(answers.flatMap(({ reason }) => reason ?? []))).toEqual(new Set(['pointsShort']))
    expect((await one!.data(pointsCalls.list, {})).balance).toBe(2)
  }, 600_000)

  it('with one token bring one prize', async () => {
    const owner = await shop.staff()
    const prizes = [pointsPrize(7, 5000), thanks(5000)]
    const { id, lotteryUrl } = await runningLottery(shop, owner, prizes, { dailyFree: 100 })
    const same = drawing(lotteryUrl)
    const [, other] = browsers
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => other!.data(lotteryCalls.lottery, same)),
    )
    expect(new Set(answers.map(({ lotteryItemId }) => lotteryItemId)).size).toBe(1)
    const { figures } = await owner.data(lotteryAdminCalls.detail, { id })
    expect(figures.draws).toBe(1)
  }, 600_000)
})
