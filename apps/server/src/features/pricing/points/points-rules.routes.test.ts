import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { pointsRulesCalls } from '@mallard/contract/pricing/points/points-rules.calls'
import type { PointsRules } from '@mallard/contract/pricing/points/points-rules.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { pointsShopCalls } from '@mallard/contract/activities/points-shop/points-shop.calls'
import { signInCalls } from '@mallard/contract/activities/sign-in/sign-in.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { createCache } from '#platform/cache.ts'
import { creditPoints, pointsRulesOf, settlePoints, takeOverdue, writePoints } from './index.ts'
import { pointsEntrance } from './points-entrance.ts'
import { usualRules } from './points.rules.ts'

const shop = await testShop()
const { db } = shop.services
const [sku] = await skusWithStock(shop, 1)
const scope = { partnerId: 1, storeId: 1 }

/** As an owner who signs in now: the clock goes on by weeks. */
async function set(change: Partial<PointsRules>) {
  const owner = await shop.staff()
  const { version } = await owner.data(pointsRulesCalls.read, {})
  return owner.data(pointsRulesCalls.save, { ...usualRules, ...change, version })
}
const off = { earnBp: null, spendPercent: null, expiryYears: null }

beforeEach(async () => {
  await sql`delete from points_rule`.execute(db)
  shop.services.cache.clear()
})
afterAll(async () => {
  await shop.dispatch()
  await sql`update order_item set refunded_amount = 0`.execute(db)
  await expectBooksToAgree(shop)
})

const memberOf = async (browser: Caller) => ({
  partnerId: 1,
  memberId: (await browser.data(identityCalls.userInfo, {})).id,
})
const balanceOf = async (browser: Caller) => (await browser.data(pointsCalls.list, {})).balance

async function withPoints(points: number) {
  const browser = await buyer(shop)
  const at = new Date(shop.clock.now())
  await writePoints(db, await memberOf(browser), {
    delta: points,
    bizType: 'adjust',
    bizId: 'given',
    expireAt: new Date(at.getTime() + 900 * day),
    at,
  })
  return browser
}

/** A checkout in which so many points are asked for. */
async function priced(browser: Caller, useIntegration: number) {
  const { cartId: line } = await browser.data(cartCalls.add, { goods: sku!.productSn, qty: 1 })
  const path = await browser.data(checkoutCalls.checkout, { ids: [line] })
  const flow = await browser.data(checkoutCalls.flowModify, { ...path, useIntegration })
  return { path, flow }
}

describe('rules of points', () => {
  it('are the usual ones until others are saved, from the version that was seen, and written down', async () => {
    const owner = await shop.staff()
    const usual = { ...usualRules, version: 0, updatedAt: null }
    expect(await owner.data(pointsRulesCalls.read, {})).toEqual(usual)
    const now = shop.clock.now()
    // What is as it was is no change, and makes no row.
    expect(await owner.data(pointsRulesCalls.save, { ...usualRules, version: 0 })).toEqual(usual)
    const rules = { earnBp: 25_000, spendPercent: null, expiryYears: 0 }
    const first = { ...rules, version: 0 }
    const saved = { ...rules, version: 1, updatedAt: now }
    for (const _ of [1, 2]) expect(await owner.data(pointsRulesCalls.save, first)).toEqual(saved)
    expect(await owner.call(pointsRulesCalls.save, { ...first, spendPercent: 20 })).toMatchObject({
      reason: 'versionConflict',
    })
    expect(
      await owner.call(pointsRulesCalls.save, { ...off, earnBp: 10_000, version: 7 }),
    ).toMatchObject({ reason: 'versionConflict' })
    expect(await owner.data(pointsRulesCalls.read, {})).toEqual(saved)
    expect(await owner.data(pointsRulesCalls.save, { ...off, version: 1 })).toMatchObject({
      ...off,
      version: 2,
    })
    const { list } = await owner.data(staffCalls.audit, { object: 'pointsRules' })
    expect(list.map(({ action, changes }) => ({ action, changes }))).toEqual([
      {
        action: 'pointsRules.save',
        changes: {
          earnBp: { before: 25_000, after: null },
          expiryYears: { before: 0, after: null },
        },
      },
      {
        action: 'pointsRules.save',
        changes: {
          earnBp: { before: 10_000, after: 25_000 },
          spendPercent: { before: 50, after: null },
          expiryYears: { before: 1, after: 0 },
        },
      },
    ])
  })

  it.each([
    { earnBp: 99 },
    { earnBp: 1_000_001 },
    { spendPercent: 0 },
    { spendPercent: 101 },
    { expiryYears: 4 },
    { expiryYears: -1 },
  ])('refuse what cannot be: %o', async (wrong) => {
    const owner = await shop.staff()
    expect(
      await owner.call(pointsRulesCalls.save, { ...usualRules, ...wrong, version: 0 }),
    ).toMatchObject({ reason: 'badInput' })
  })

  it('are set by who looks after every store, for this partner alone', async () => {
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect(await local.call(pointsRulesCalls.save, { ...off, version: 0 })).toMatchObject({
      reason: 'partnerWide',
    })
    await set(off)
    expect(await pointsRulesOf(shop.services, 2)).toEqual(usualRules)
    expect(await pointsRulesOf(shop.services, 1)).toMatchObject(off)
  })

  it('are those of another process as well within a second', async () => {
    const other = { db, cache: createCache(shop.clock) }
    expect(await pointsRulesOf(other, 1)).toEqual(usualRules)
    await set(off)
    shop.clock.advance(1000)
    expect(await pointsRulesOf(other, 1)).toMatchObject(off)
  })
})

describe('points at a checkout', () => {
  it('pay for nothing while they are off: asking for them is no fault, and they stay', async () => {
    const browser = await withPoints(50_000)
    await set({ spendPercent: null })
    const { path, flow } = await priced(browser, 1000)
    expect(flow.integration).toMatchObject({ max: 0, used: 0, amount: 0, sharePercent: null })
    expect(flow.amounts.integrationAmount).toBe(0)
    await browser.data(checkoutCalls.submit, {
      ...path,
      expectPayAmount: flow.amounts.payAmount,
    })
    expect(await balanceOf(browser)).toBe(50_000)
  })

  it('pay for all of the goods where the share is all of them', async () => {
    const browser = await withPoints(10_000_000)
    await set({ spendPercent: 100 })
    const { path, flow } = await priced(browser, 10_000_000)
    const { amounts, integration } = flow
    const goods = amounts.totalAmount - amounts.promotionAmount - amounts.couponAmount
    expect(integration).toMatchObject({ used: Math.floor(goods / 100) * 100, sharePercent: 100 })
    expect(amounts.payAmount).toBe(
      goods - integration.used + amounts.freightAmount - amounts.freightDiscountAmount,
    )
    const { payAmount } = await browser.data(checkoutCalls.submit, {
      ...path,
      expectPayAmount: amounts.payAmount,
    })
    expect(payAmount).toBe(amounts.payAmount)
    expect(await balanceOf(browser)).toBe(10_000_000 - integration.used)
  })

  it.each([
    ['are turned off', null],
    ['may pay less', 5],
  ])('that %s before it is submitted lose nothing: the shopper is asked', async (_, percent) => {
    const browser = await withPoints(10_000_000)
    const { path, flow } = await priced(browser, 10_000_000)
    expect(flow.integration.used).toBeGreaterThan(0)
    await set({ spendPercent: percent })
    const seen = { ...path, expectPayAmount: flow.amounts.payAmount }
    expect(await browser.call(checkoutCalls.submit, seen)).toMatchObject({
      reason: 'priceChanged',
    })
    expect(await balanceOf(browser)).toBe(10_000_000)
    const { amounts } = await browser.data(checkoutCalls.flow, path)
    expect(amounts.payAmount).toBeGreaterThan(flow.amounts.payAmount)
    const order = await browser.data(checkoutCalls.submit, {
      ...path,
      expectPayAmount: amounts.payAmount,
    })
    expect(order.payAmount).toBe(amounts.payAmount)
    expect(await balanceOf(browser)).toBe(10_000_000 - amounts.integrationAmount)
  })

  it('that were used before they were turned off come back when the order is cancelled', async () => {
    const browser = await withPoints(10_000)
    const { path, flow } = await priced(browser, 1000)
    const { orderSn } = await browser.data(checkoutCalls.submit, {
      ...path,
      expectPayAmount: flow.amounts.payAmount,
    })
    expect(await balanceOf(browser)).toBe(9000)
    await set(off)
    await browser.data(orderCalls.cancel, { sn: orderSn })
    await shop.dispatch()
    expect(await balanceOf(browser)).toBe(10_000)
  })
})

const settle = (orderSn: string) =>
  db.transaction().execute((trx) => settlePoints(trx, orderSn, shop.clock.now()))
const refundAll = (orderSn: string) =>
  sql`update order_item i set refunded_amount = i.real_amount from orders o where o.id = i.order_id and o.order_sn = ${orderSn}`.execute(
    db,
  )

/** An order whose returns are over; whole yuan of its goods. */
async function readyToEarn(browser: Caller): Promise<{ orderSn: string; yuan: number }> {
  const { orderSn } = await placeOrder(browser, [sku!])
  await pay(shop, browser, orderSn)
  const owner = await shop.staff()
  await owner.data(orderAdminCalls.ship, {
    sn: orderSn,
    companyCode: 'yuantong',
    deliverySn: `YT${orderSn.slice(-12)}`,
  })
  await browser.data(orderCalls.confirm, { sn: orderSn })
  await shop.dispatch()
  const { items } = await browser.data(orderCalls.detail, { sn: orderSn })
  shop.clock.advance(8 * day)
  return {
    orderSn,
    yuan: Math.floor(items.reduce((sum, { realAmount }) => sum + realAmount, 0) / 100),
  }
}

describe('points of an order', () => {
  it('are none while they are off when it earns, and none later; growth goes on', async () => {
    const browser = await buyer(shop)
    const { orderSn, yuan } = await readyToEarn(browser)
    await set({ earnBp: null })
    expect(await browser.data(pointsCalls.ofOrder, { sn: orderSn })).toMatchObject({
      points: 0,
      growth: yuan,
    })
    await settle(orderSn)
    const ledger = () => browser.data(pointsCalls.list, {})
    expect(await ledger()).toMatchObject({ balance: 0, list: [], total: 0, rateBp: 0 })
    expect((await browser.data(pointsCalls.growthList, {})).growth).toBe(yuan)
    await set({})
    await settle(orderSn)
    expect(await ledger()).toMatchObject({ balance: 0, debt: 0 })
    await refundAll(orderSn)
    await settle(orderSn)
    expect(await ledger()).toMatchObject({ balance: 0, debt: 0 })
  })

  it('are as many as when it earned, and a refund takes those back whatever the rules are by then', async () => {
    const browser = await buyer(shop)
    const { orderSn, yuan } = await readyToEarn(browser)
    await set({ earnBp: 25_000 })
    await settle(orderSn)
    const points = Math.floor(yuan * 2.5)
    expect(await balanceOf(browser)).toBe(points)
    for (const earnBp of [null, 1_000_000]) {
      await set({ earnBp })
      await settle(orderSn)
      expect(await balanceOf(browser)).toBe(points)
    }
    await refundAll(orderSn)
    await settle(orderSn)
    expect(await browser.data(pointsCalls.list, {})).toMatchObject({ balance: 0, debt: 0 })
  })
})

describe('points hold', () => {
  it.each([
    [null, null],
    [0, 1],
    [1, 2],
    [3, 4],
  ])('with %s years by the rules, whatever they are for', async (expiryYears, ends) => {
    const browser = await buyer(shop)
    const owner = await memberOf(browser)
    await set({ expiryYears })
    const at = new Date(shop.clock.now())
    await db
      .transaction()
      .execute((trx) => creditPoints(trx, owner, { points: 5, bizType: 'sign', bizId: 'x', at }))
    const { rows } = await sql<{
      at: Date | null
    }>`select expire_at as at from points_ledger where member_id = ${owner.memberId}`.execute(db)
    const year = new Date(at.getTime() + 8 * 3_600_000).getUTCFullYear()
    expect(rows).toEqual([
      { at: ends === null ? null : new Date(`${year + ends}-01-01T00:00:00+08:00`) },
    ])
  })

  it('as they did when they were earned: those that never run out go last', async () => {
    const browser = await buyer(shop)
    const owner = await memberOf(browser)
    const at = new Date(shop.clock.now())
    const give = { bizType: 'adjust', at }
    const expireAt = new Date(at.getTime() + day)
    await writePoints(db, owner, { ...give, bizId: 'a', delta: 100, expireAt })
    await writePoints(db, owner, { ...give, bizId: 'b', delta: 200 })
    await writePoints(db, owner, { ...give, bizId: 'c', delta: -60 })
    expect((await browser.data(pointsCalls.list, {})).expiring).toMatchObject({ points: 40 })
    const later = new Date(at.getTime() + 2 * day)
    await db.transaction().execute((trx) => takeOverdue(trx, owner, later))
    expect(await balanceOf(browser)).toBe(200)
  })
})

it('pages say what the rules are', async () => {
  const browser = await withPoints(500)
  const said = async () => {
    const [list, sign, ways, growth] = [
      await browser.data(pointsCalls.list, {}),
      await browser.data(signInCalls.content, {}),
      await browser.data(pointsShopCalls.activities, {}),
      await browser.data(pointsCalls.growthList, {}),
    ]
    return {
      page: [list.worth, list.spendPercent, list.rateBp, list.expiryText],
      sign: sign.expiryText,
      ways: ways.ways
        .filter(({ id }) => ['order', 'checkout'].includes(id))
        .flatMap(({ note, rules }) => [note, rules[0]]),
      growth: growth.levels[0]?.pointsRateBp,
      entrance: (await pointsEntrance.now(shop.services, scope, 'zh'))?.note,
    }
  }
  expect(await said()).toEqual({
    page: [500, 50, 10_000, '有效期至获得次年的 12 月 31 日，先到期的先使用'],
    sign: '有效期至获得次年的 12 月 31 日，先到期的先使用',
    ways: [
      '每1元 +1',
      '商品实付每满1元得1积分，会员等级越高得得越多',
      '100积分抵1元',
      '结算时每100积分抵1元，最多抵商品金额的 50%',
    ],
    growth: 10_000,
    entrance: '下单可抵现金',
  })
  await set(off)
  expect(await said()).toEqual({
    page: [0, null, 0, '长期有效'],
    sign: '长期有效',
    ways: [],
    growth: 0,
    entrance: '查看积分明细',
  })
})
