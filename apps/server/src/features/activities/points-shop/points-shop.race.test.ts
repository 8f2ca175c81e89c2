import { randomUUID } from 'node:crypto'
import { pointsShopAdminCalls } from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import type { Caller } from '@mallard/testing/caller'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { exchange, givePoints, pointsCoupon, upForPoints } from './test-points-shop.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 5)
const points = 200
let owner: Caller
const people: Caller[] = []
beforeAll(async () => {
  owner = await shop.staff()
  for (let count = 0; count < 8; count += 1) {
    const browser = await buyer(shop)
    await givePoints(shop, browser, 1000)
    people.push(browser)
  }
})

afterAll(async () => {
  await shop.dispatch()
  await expectBooksToAgree(shop)
})

const balanceOf = async (browser: Caller) => (await browser.data(pointsCalls.list, {})).balance
const detailOf = (id: number) => owner.data(pointsShopAdminCalls.detail, { id })
const counted = (answers: readonly { code: number; reason?: string }[]) => {
  const won = answers.filter(({ code }) => code === 200).length
  const reasons = new Set(answers.flatMap(({ code, reason }) => (code === 200 ? [] : [reason])))
  return { won, reasons: [...reasons].toSorted() }
}

const kinds = [
  ['goods', async (place: number) => ({ skuId: skus[place]!.skuId })],
  ['coupons', async () => ({ templateId: await pointsCoupon(shop) })],
] as const

describe.each(kinds)('many who want %s at the same moment', (_kind, thing) => {
  it('share a quota exactly', async () => {
    const { id } = await upForPoints(shop, owner, {
      ...(await thing(0)),
      points,
      quota: 5,
      limitPerUser: 1,
    })
    const before = await Promise.all(people.map(balanceOf))
    const answers = await Promise.all(people.map((browser) => exchange(browser, id)))
    expect(counted(answers)).toEqual({ won: 5, reasons: ['pointsGoodsGone'] })
    const after = await Promise.all(people.map(balanceOf))
    expect(
      answers.map(
        ({ code }, place) => before[place]! - after[place]! - (code === 200 ? points : 0),
      ),
    ).toEqual(people.map(() => 0))
    await shop.dispatch()
    expect(await detailOf(id)).toMatchObject({ sold: 5, reserved: 0 })
  })

  it('are held to the limit of each, and a request counts once', async () => {
    const { id } = await upForPoints(shop, owner, {
      ...(await thing(1)),
      points: 10,
      quota: 50,
      limitPerUser: 2,
    })
    const [browser] = people as [Caller]
    const before = await balanceOf(browser)
    const requestId = randomUUID()
    const same = await Promise.all([1, 2, 3, 4].map(() => exchange(browser, id, 1, requestId)))
    expect(new Set(same.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(counted(same)).toEqual({ won: 4, reasons: [] })
    expect(await balanceOf(browser)).toBe(before - 10)
    const more = await Promise.all([1, 2, 3, 4].map(() => exchange(browser, id)))
    expect(counted(more)).toEqual({ won: 1, reasons: ['pointsGoodsLimit'] })
    expect(await balanceOf(browser)).toBe(before - 20)
  })

  it('never spend points that are not there', async () => {
    const things = [await thing(2), await thing(3), await thing(4)]
    const browser = await buyer(shop)
    await givePoints(shop, browser, 500)
    const ids: number[] = []
    for (const each of things)
      ids.push((await upForPoints(shop, owner, { ...each, points: 300 })).id)
    const answers = await Promise.all([...ids, ...ids].map((id) => exchange(browser, id)))
    expect(counted(answers)).toEqual({ won: 1, reasons: ['pointsShort'] })
    expect(await balanceOf(browser)).toBe(200)
  })
})

describe('an unpaid order that is given up while others want its unit', () => {
  it('gives the unit to one of them, and its points back once', async () => {
    const { id } = await upForPoints(shop, owner, {
      skuId: skus[2]!.skuId,
      points: 100,
      cashAmount: 100,
      quota: 1,
      limitPerUser: 1,
    })
    const [holder, ...others] = people as [Caller, ...Caller[]]
    const before = await balanceOf(holder)
    const { data } = await exchange(holder, id)
    const sn = (data as { orderSn: string }).orderSn
    await Promise.all([1, 2].map(() => holder.call(orderCalls.cancel, { sn })))
    await shop.dispatch()
    const answers = await Promise.all(others.map((browser) => exchange(browser, id)))
    expect(counted(answers)).toEqual({ won: 1, reasons: ['pointsGoodsGone'] })
    expect(await balanceOf(holder)).toBe(before)
    expect(await detailOf(id)).toMatchObject({ sold: 0, reserved: 1 })
  })
})
