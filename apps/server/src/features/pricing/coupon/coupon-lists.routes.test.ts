import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { couponCalls, couponMemberCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { day, hour } from '@mallard/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, pay, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { endWelcome } from '#app/testing/test-welcome.ts'
import { testCoupon } from './test-coupons.ts'

const shop = await testShop()
const [kettle, cup] = await skusWithStock(shop, 2)

afterAll(async () => {
  await shop.dispatch()
  await expectBooksToAgree(shop)
})

describe('the coupons that can be drawn', () => {
  it('are the public ones of now, for one item those that hold for it, and tell a shopper what they have of them', async () => {
    const browser = await buyer(shop)
    const known = new Set(
      (await browser.data(couponCalls.listLive, {})).map(({ grantUuid }) => grantUuid),
    )
    const everything = await testCoupon(shop)
    const ofKettle = await testCoupon(shop, { scope: 'goods', scopeIds: [kettle!.goodsId] })
    const freight = await testCoupon(shop, { kind: 3 })
    await testCoupon(shop, { drawFrom: new Date(shop.clock.now() + hour) })
    await testCoupon(shop, { drawFrom: new Date(1000), drawTo: new Date(shop.clock.now() - 1) })
    for (const obtain of ['code', 'fx', 'scan', 'register', 'activity'] as const)
      await testCoupon(shop, { obtain })
    const live = async (itemId?: number) => {
      const list = await browser.data(couponCalls.listLive, itemId === undefined ? {} : { itemId })
      return list
        .filter(({ grantUuid }) => !known.has(grantUuid))
        .map(({ grantUuid, drawn }) => [grantUuid, drawn])
    }
    const plain = (...coupons: { grantUuid: string }[]) =>
      coupons.map(({ grantUuid }) => [grantUuid, false]).sort()
    expect((await live()).sort()).toEqual(plain(everything, ofKettle, freight))
    expect((await live(kettle!.goodsId)).sort()).toEqual(plain(everything, ofKettle))
    expect((await live(cup!.goodsId)).sort()).toEqual(plain(everything))
    await browser.data(couponCalls.draw, everything)
    expect(await live(cup!.goodsId)).toEqual([[everything.grantUuid, true]])
  })

  it('are offered beside a cart only while this shopper can draw one', async () => {
    const browser = await buyer(shop)
    const offered = async () => {
      shop.services.cache.clear()
      return (await browser.data(cartCalls.list, {})).canDraw
    }
    await testCoupon(shop)
    expect(await offered()).toBe(false)
    await browser.data(cartCalls.add, { goods: cup!.productSn, qty: 1 })
    expect(await offered()).toBe(true)
    for (const coupon of await browser.data(couponCalls.listLive, {}))
      await browser.call(couponCalls.draw, coupon)
    expect(await offered()).toBe(false)
  })

  it('by a link are also those that no list shows, and nothing that is given by the shop alone', async () => {
    const [browser, visitor] = [await buyer(shop), await shop.visitor()]
    for (const obtain of ['public', 'code', 'fx'] as const) {
      const grant = await testCoupon(shop, { obtain, name: obtain })
      expect(await visitor.data(couponCalls.fenXiao, grant)).toMatchObject({
        name: obtain,
        drawn: false,
        couponHistoryId: null,
      })
      expect(await browser.data(couponCalls.draw, grant)).toMatchObject({ name: obtain, status: 0 })
    }
    const inside = await testCoupon(shop, { obtain: 'activity' })
    expect(await browser.call(couponCalls.fenXiao, inside)).toMatchObject({ reason: 'notFound' })
  })
})

describe('my coupons', () => {
  it('go from the unused to the used or the expired, by the clock alone, and all stay in the history', async () => {
    // What others of these tests give to new members would be among them.
    await endWelcome(shop.services.db)
    const browser = await buyer(shop)
    const drawn = async (terms: Parameters<typeof testCoupon>[1]) =>
      (await browser.data(couponCalls.draw, await testCoupon(shop, terms))).couponHistoryId
    const [spent, short, long] = [
      await drawn({ face: 700 }),
      await drawn({ validDays: 1 }),
      await drawn({ validDays: 9 }),
    ]
    const path = await browser.data(checkoutCalls.checkout, {
      productSn: kettle!.productSn,
      quantity: 1,
    })
    await browser.data(checkoutCalls.flowModify, { ...path, couponHistoryId: spent! })
    const { orderSn } = await browser.data(checkoutCalls.submit, path)
    const tab = async (status: 0 | 2 | 3) =>
      (await browser.data(couponMemberCalls.couponNewlist, { status })).list.map(
        ({ couponHistoryId }) => couponHistoryId,
      )
    // One that stands in an unpaid order is not gone yet.
    expect(await tab(0)).toEqual([short, long, spent])
    await pay(shop, browser, orderSn)
    await shop.dispatch()
    shop.clock.advance(2 * day)
    expect([await tab(0), await tab(2), await tab(3)]).toEqual([[long], [spent], [short]])
    expect((await browser.data(couponMemberCalls.couponNewlist, {})).counts).toEqual({
      unused: 1,
      used: 1,
      expired: 1,
    })
    const first = await browser.data(couponMemberCalls.couponHistory, { pageSize: 2 })
    expect(first).toMatchObject({
      total: 3,
      hasNext: true,
      list: [
        { couponHistoryId: long, status: 0 },
        { couponHistoryId: short, status: 3 },
      ],
    })
    const second = await browser.data(couponMemberCalls.couponHistory, { pageSize: 2, pageNum: 2 })
    expect(second).toMatchObject({ hasNext: false, list: [{ couponHistoryId: spent, status: 2 }] })
    expect((await browser.data(orderCalls.detail, { sn: orderSn })).amounts.couponAmount).toBe(700)
  })
})
