import { groupBuyAdminCalls } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { groupActivityCalls } from '@mallard/contract/activities/group-buy/group-buy.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, pay, setStock, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import {
  joinGroup,
  one,
  orderGroup,
  placeBatch,
  runningGroup,
  type PlacedBatch,
} from './test-group.ts'

const shop = await testShop()
const { db } = shop.services
const skus = await skusWithStock(shop, 6)
let owner: Caller
const people: Caller[] = []
beforeAll(async () => {
  owner = await shop.staff()
  for (let count = 0; count < 8; count += 1) people.push(await buyer(shop))
})

afterAll(() => expectBooksToAgree(shop))

/** Two servers of one shop: each hands events out on its own. */
const dispatchTwice = () => Promise.all([shop.dispatch(), shop.dispatch()])
const detailOf = (id: number) => owner.data(groupBuyAdminCalls.detail, { id })
const skuOf = async (id: number) => (await detailOf(id)).skus[0]!

describe('people who join at the same moment', () => {
  it('get exactly the quota, and nobody more than one may have', async () => {
    const sku = skus[0]!
    const { id, urlCode } = await runningGroup(shop, owner, [sku], { quota: 5, limit: 2 })
    const answers = await Promise.all(
      people.flatMap((who) => [1, 2, 3].map(() => orderGroup(who, urlCode, one(sku)))),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(5)
    expect(await skuOf(id)).toMatchObject({ reserved: 5, sold: 0 })
    const { rows } = await sql<{ most: number; units: number }>`
      select max(units) as most, sum(units)::int as units from group_share where activity_id = ${id}`.execute(
      db,
    )
    expect(rows[0]!.units).toBe(5)
    expect(rows[0]!.most).toBeLessThanOrEqual(2)
  })

  it('get what the store has, and all goods of a purchase or none', async () => {
    const [scarce, plenty] = [skus[1]!, skus[2]!]
    await setStock(shop, scarce.skuId, 3)
    const { id, urlCode } = await runningGroup(shop, owner, [scarce, plenty], { quota: 50 })
    const answers = await Promise.all(
      people.map((who) => orderGroup(who, urlCode, [...one(plenty), ...one(scarce)])),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
    expect((await detailOf(id)).skus.map(({ reserved }) => reserved)).toEqual([3, 3])
  })

  it('make one purchase of a checkout, however often it is submitted', async () => {
    const sku = skus[3]!
    const ana = people[0]!
    const { id, urlCode } = await runningGroup(shop, owner, [sku])
    const wanted = { urlCode, items: [...one(sku)] }
    const { flowId } = await ana.data(groupActivityCalls.orderModify, wanted)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => ana.data(groupActivityCalls.submit, { flowId })),
    )
    expect(new Set(answers.map(({ orderIds }) => orderIds)).size).toBe(1)
    expect((await detailOf(id)).ordered).toBe(1)
  })
})

describe('a group whose last place is wanted', () => {
  it('is formed once, by all who paid, with events handled by two servers at once', async () => {
    const sku = skus[4]!
    const { id, urlCode } = await runningGroup(shop, owner, [sku], { goalValue: 4 })
    const placed: PlacedBatch[] = []
    for (const who of people) placed.push(await placeBatch(who, urlCode, one(sku)))
    await Promise.all(
      people.map(async (who, place) => {
        await pay(shop, who, placed[place]!.orderIds)
        await dispatchTwice()
      }),
    )
    await dispatchTwice()
    expect(await detailOf(id)).toMatchObject({ result: 'formed', people: 8, paid: 8 })
    const { rows } = await sql<{ status: number; formed: number }>`
      select o.status, (select count(*)::int from order_log l where l.order_id = o.id and l.event = 'form') as formed
      from group_batch b join orders o on o.batch = b.token where b.activity_id = ${id}`.execute(db)
    expect(rows).toEqual(people.map(() => ({ status: 1, formed: 1 })))
  })

  it('is not formed with somebody who has left', async () => {
    const sku = skus[5]!
    for (let round = 0; round < 4; round += 1) {
      const { id, urlCode } = await runningGroup(shop, owner, [sku], { goalValue: 2 })
      const [ana, ben] = [people[0]!, people[1]!]
      const first = await joinGroup(shop, ana, urlCode, one(sku))
      const second = await placeBatch(ben, urlCode, one(sku))
      await pay(shop, ben, second.orderIds)
      const [left] = await Promise.all([
        ana.call(orderCalls.cancel, { sn: first.orderIds }),
        dispatchTwice(),
      ])
      await shop.dispatch()
      const { result, people: inside } = await detailOf(id)
      expect([result, inside]).toEqual(left.code === 200 ? ['forming', 1] : ['formed', 2])
      await owner.data(groupBuyAdminCalls.close, { id, reason: '下一轮' })
      await shop.worker.runDue()
      await shop.dispatch()
    }
  })
})
