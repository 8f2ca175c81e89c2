import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { returnsEnd } from '@mallard/contract/trade/order/returnable'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { day, hour, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { debitPoints, settlePoints, writePoints } from './index.ts'
import { pointsJobs } from './points.jobs.ts'

const shop = await testShop()
const { db } = shop.services
const [sku] = await skusWithStock(shop, 1)
type Browser = Awaited<ReturnType<typeof buyer>>

const holding = async (browser: Browser) => {
  const { balance, debt } = await browser.data(pointsCalls.list, {})
  return { balance, debt, growth: (await browser.data(pointsCalls.growthList, {})).growth }
}
const memberOf = async (browser: Browser) => ({
  partnerId: 1,
  memberId: (await browser.data(identityCalls.userInfo, {})).id,
})

/** An order that was received, with its job for earning waiting. */
async function received(browser: Browser): Promise<{ orderSn: string; goods: number }> {
  const { orderSn } = await placeOrder(browser, [sku!])
  await pay(shop, browser, orderSn)
  // The clock goes on by weeks: staff sign in again.
  const owner = await shop.staff()
  await owner.data(orderAdminCalls.ship, {
    sn: orderSn,
    companyCode: 'yuantong',
    deliverySn: `YT${orderSn.slice(-12)}`,
  })
  await browser.data(orderCalls.confirm, { sn: orderSn })
  await shop.dispatch()
  const { items } = await browser.data(orderCalls.detail, { sn: orderSn })
  return { orderSn, goods: items.reduce((sum, { realAmount }) => sum + realAmount, 0) }
}

/** 300 points for a day, and 500 for more than a year. */
async function giveOldAndNew(browser: Browser, name = '') {
  const member = await memberOf(browser)
  const now = shop.clock.now()
  const give = (bizId: string, delta: number, days: number) =>
    writePoints(db, member, {
      bizType: 'adjust',
      bizId: `${bizId}${name}`,
      delta,
      expireAt: new Date(now + days * day),
      at: new Date(now),
    })
  await give('old', 300, 1)
  await give('new', 500, 400)
  return member
}

const expire = () =>
  pointsJobs(shop.services)['points.expire'].run({
    payload: {},
    scope: undefined,
    attempt: 1,
    finish: async () => undefined,
  })

const settle = (orderSn: string) =>
  db.transaction().execute((trx) => settlePoints(trx, orderSn, shop.clock.now()))
const refundAll = (orderSn: string) =>
  sql`update order_item i set refunded_amount = i.real_amount from orders o where o.id = i.order_id and o.order_sn = ${orderSn}`.execute(
    db,
  )

afterAll(async () => {
  await shop.dispatch()
  await sql`update order_item set refunded_amount = 0`.execute(db)
  await expectBooksToAgree(shop)
})

describe('points and growth', () => {
  it('are earned once, when returns are over, and not before', async () => {
    const browser = await buyer(shop)
    const { orderSn, goods } = await received(browser)
    await settle(orderSn)
    expect(await holding(browser)).toEqual({ balance: 0, debt: 0, growth: 0 })
    shop.clock.advance(8 * day)
    await settle(orderSn)
    await settle(orderSn)
    const yuan = Math.floor(goods / 100)
    expect(await holding(browser)).toEqual({ balance: yuan, debt: 0, growth: yuan })
    expect((await browser.data(pointsCalls.list, {})).list).toMatchObject([
      { delta: yuan, balance: yuan, orderSn, title: '购物获得' },
    ])
  })

  it('are said of an order before and after they are granted, to its buyer alone', async () => {
    const browser = await buyer(shop)
    const { orderSn } = await placeOrder(browser, [sku!])
    const ofOrder = () => browser.data(pointsCalls.ofOrder, { sn: orderSn })
    await pay(shop, browser, orderSn)
    expect(await ofOrder()).toMatchObject({ isGranted: false, at: null })
    const bought = await received(browser)
    const yuan = Math.floor(bought.goods / 100)
    const { receiveTime } = await browser.data(orderCalls.detail, { sn: bought.orderSn })
    const earns = () => browser.data(pointsCalls.ofOrder, { sn: bought.orderSn })
    expect(await earns()).toEqual({
      points: yuan,
      growth: yuan,
      isGranted: false,
      at: returnsEnd(receiveTime!, 7),
    })
    shop.clock.advance(8 * day)
    await settle(bought.orderSn)
    expect(await earns()).toEqual({ points: yuan, growth: yuan, isGranted: true, at: null })
    await refundAll(bought.orderSn)
    await settle(bought.orderSn)
    expect(await earns()).toEqual({ points: 0, growth: 0, isGranted: true, at: null })
    const stranger = await shop.shopper()
    expect(await stranger.call(pointsCalls.ofOrder, { sn: orderSn })).toMatchObject({
      code: 500,
      reason: 'notFound',
    })
  })

  it('are as many for each yuan as the page says, and more at a higher level', async () => {
    const browser = await buyer(shop, '13700009998')
    const { memberId } = await memberOf(browser)
    expect(await browser.data(pointsCalls.list, {})).toMatchObject({
      rateBp: 10_000,
      highestRateBp: 15_000,
    })
    const owner = await shop.staff()
    await owner.data(pointsAdminCalls.adjust, {
      memberId,
      what: 'growth',
      delta: 2000,
      reason: '补记',
      requestId: 'growth-of-a-level',
    })
    const { rateBp } = await browser.data(pointsCalls.list, {})
    expect(rateBp).toBe(12_000)
    const { orderSn, goods } = await received(browser)
    shop.clock.advance(8 * day)
    await settle(orderSn)
    expect((await holding(browser)).balance).toBe(
      Math.floor((Math.floor(goods / 100) * rateBp) / 10_000),
    )
  })

  it('are nothing to an account that ended before they were given', async () => {
    const phone = '13700009999'
    const { memberId } = await memberOf(await buyer(shop, phone))
    const newest = async () =>
      (await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`))[0]!.code
    const { orderSn } = await received(await signedIn())
    // No job runs as long as it lives.
    shop.clock.advance(8 * day)
    const browser = await signedIn()
    shop.clock.advance(2 * hour)
    await browser.data(memberCalls.cancelSms, {})
    await browser.data(memberCalls.cancelMember, { reason: '不再使用', phoneCode: await newest() })
    shop.clock.advance(8 * day)
    await db
      .updateTable('job')
      .set({ due_at: new Date(shop.clock.now() + minute) })
      .where('kind', '=', 'points.earn')
      .where('key', '=', orderSn)
      .execute()
    await shop.worker.runDue()
    shop.clock.advance(hour)
    await shop.worker.runDue()
    const { rows } = await sql<{ status: number; waiting: number }>`
      select status, (select count(*)::int from job where kind = 'points.earn' and key = ${orderSn}) as waiting from member where id = ${memberId}`.execute(
      db,
    )
    expect(rows).toEqual([{ status: 3, waiting: 0 }])
    await expectBooksToAgree(shop)

    async function signedIn() {
      shop.clock.advance(2 * hour)
      return shop.shopper(phone)
    }
  })

  it('wait for goods that may be given back for longer than usual', async () => {
    const browser = await buyer(shop)
    const promise = (days: number) =>
      sql`update goods set after_sale_days = ${days} where id = (select goods_id from sku where id = ${sku!.skuId})`.execute(
        db,
      )
    await promise(15)
    const { goods } = await received(browser)
    await promise(7)
    const at = shop.clock.now()
    for (const early of [returnsEnd(at, 7), returnsEnd(at, 15) - 1]) {
      shop.clock.set(early)
      await shop.worker.runDue()
      expect((await holding(browser)).balance).toBe(0)
    }
    shop.clock.set(returnsEnd(at, 15))
    await shop.worker.runDue()
    expect((await holding(browser)).balance).toBe(Math.floor(goods / 100))
  })

  it('go back with a refund; what is spent already is owed, and paid from the next ones', async () => {
    const browser = await buyer(shop)
    const first = await received(browser)
    shop.clock.advance(8 * day)
    await settle(first.orderSn)
    const earned = (await holding(browser)).balance
    await writePoints(db, await memberOf(browser), {
      delta: 10 - earned,
      bizType: 'adjust',
      bizId: 'spent-1',
      at: new Date(shop.clock.now()),
    })
    await refundAll(first.orderSn)
    await settle(first.orderSn)
    await settle(first.orderSn)
    expect(await holding(browser)).toEqual({ balance: 0, debt: earned - 10, growth: 0 })
    const second = await received(browser)
    shop.clock.advance(8 * day)
    await settle(second.orderSn)
    expect(await holding(browser)).toMatchObject({ balance: 10, debt: 0 })
  })

  it('run out at the end of the next year, the oldest first', async () => {
    const browser = await buyer(shop)
    const member = await giveOldAndNew(browser)
    const used = { bizType: 'adjust', bizId: 'used', at: new Date(shop.clock.now()) }
    await writePoints(db, member, { ...used, delta: -120 })
    expect((await browser.data(pointsCalls.list, {})).expiring).toMatchObject({ points: 180 })
    shop.clock.advance(2 * day)
    await expire()
    await expire()
    expect((await holding(browser)).balance).toBe(500)
  })

  it('run out once, however many jobs are at it', async () => {
    const browser = await buyer(shop)
    await giveOldAndNew(browser)
    shop.clock.advance(2 * day)
    const first = expire()
    shop.clock.advance(1)
    await Promise.all([first, expire()])
    expect((await holding(browser)).balance).toBe(500)
  })

  it('buy nothing after they ran out, whether or not a job has looked for them', async () => {
    const browser = await buyer(shop)
    const member = await giveOldAndNew(browser)
    const { cartId: line } = await browser.data(cartCalls.add, { goods: sku!.productSn, qty: 1 })
    const flow = await browser.data(checkoutCalls.checkout, { ids: [line] })
    const withPoints = async () => {
      const chosen = { flowId: flow.flowId, cartId: flow.cartId, useIntegration: 800 }
      return (await browser.data(checkoutCalls.flowModify, chosen)).amounts
    }
    expect((await withPoints()).integrationAmount).toBe(800)
    shop.clock.advance(day)
    const { cartId: again } = await browser.data(cartCalls.add, { goods: sku!.productSn, qty: 1 })
    Object.assign(flow, await browser.data(checkoutCalls.checkout, { ids: [again] }))
    const { integrationAmount, payAmount } = await withPoints()
    expect(integrationAmount).toBe(500)
    const submitted = { flowId: flow.flowId, cartId: flow.cartId, expectPayAmount: payAmount }
    const { orderSn } = await browser.data(checkoutCalls.submit, submitted)
    const ledger = (await browser.data(pointsCalls.list, {})).list
    expect(ledger.map(({ delta, title }) => [title, delta])).toEqual([
      ['下单抵扣', -500],
      ['积分过期', -300],
      ['商家调整', 500],
      ['商家调整', 300],
    ])
    await browser.data(orderCalls.cancel, { sn: orderSn, reason: 'noNeed' })
    await shop.dispatch()
    await expire()
    expect((await holding(browser)).balance).toBe(500)
    expect((await giveOldAndNew(browser, 'more')).memberId).toBe(member.memberId)
    shop.clock.advance(day)
    const debit = { points: 1200, bizType: 'adjust', bizId: 'x', at: new Date(shop.clock.now()) }
    const spend = (points: number) =>
      db.transaction().execute((trx) => debitPoints(trx, member, { ...debit, points }))
    expect([await spend(1001), await spend(1000)]).toEqual([false, true])
    expect((await holding(browser)).balance).toBe(0)
  })
})
