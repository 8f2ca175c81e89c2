import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { day, hour } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, pay, placeOrder, skusWithStock } from '#app/test-buyer.ts'
import { testShop } from '#app/test-shop.ts'
import { settlePoints, writePoints } from './index.ts'
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
    shop.clock.advance(7 * day)
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
      at: receiveTime! + 7 * day,
    })
    shop.clock.advance(7 * day)
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
    shop.clock.advance(7 * day)
    await settle(orderSn)
    expect((await holding(browser)).balance).toBe(
      Math.floor((Math.floor(goods / 100) * rateBp) / 10_000),
    )
  })

  it('are nothing to an account that ended before its goods could be given back no more', async () => {
    const phone = '13700009999'
    const { memberId } = await memberOf(await buyer(shop, phone))
    const newest = async () =>
      (await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`))[0]!.code
    await sql`update goods set after_sale_days = 30 where id = ${sku!.goodsId}`.execute(db)
    const { orderSn } = await received(await signedIn())
    await sql`update goods set after_sale_days = 7 where id = ${sku!.goodsId}`.execute(db)
    shop.clock.advance(8 * day)
    const browser = await signedIn()
    shop.clock.advance(2 * hour)
    await browser.data(memberCalls.cancelSms, {})
    await browser.data(memberCalls.cancelMember, { reason: '不再使用', phoneCode: await newest() })
    for (const days of [8, 15]) {
      shop.clock.advance(days * day)
      await shop.worker.runDue()
    }
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
    shop.clock.advance(7 * day)
    await shop.worker.runDue()
    expect((await holding(browser)).balance).toBe(0)
    shop.clock.advance(8 * day - 1)
    await shop.worker.runDue()
    expect((await holding(browser)).balance).toBe(0)
    shop.clock.advance(1)
    await shop.worker.runDue()
    expect((await holding(browser)).balance).toBe(Math.floor(goods / 100))
  })

  it('go back with a refund; what is spent already is owed, and paid from the next ones', async () => {
    const browser = await buyer(shop)
    const first = await received(browser)
    shop.clock.advance(7 * day)
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
    shop.clock.advance(7 * day)
    await settle(second.orderSn)
    expect(await holding(browser)).toMatchObject({ balance: 10, debt: 0 })
  })

  it('run out at the end of the next year, the oldest first', async () => {
    const browser = await buyer(shop)
    const member = await memberOf(browser)
    const entry = { bizType: 'adjust', at: new Date(shop.clock.now()) }
    await writePoints(db, member, {
      ...entry,
      delta: 300,
      bizId: 'old',
      expireAt: new Date(shop.clock.now() + day),
    })
    await writePoints(db, member, {
      ...entry,
      delta: 500,
      bizId: 'new',
      expireAt: new Date(shop.clock.now() + 400 * day),
    })
    await writePoints(db, member, { ...entry, delta: -120, bizId: 'used' })
    expect((await browser.data(pointsCalls.list, {})).expiring).toMatchObject({ points: 180 })
    shop.clock.advance(2 * day)
    const job = { payload: {}, scope: undefined, attempt: 1, finish: async () => undefined }
    await pointsJobs(shop.services)['points.expire'].run(job)
    await pointsJobs(shop.services)['points.expire'].run(job)
    expect((await holding(browser)).balance).toBe(500)
  })

  it('run out once, however many jobs are at it', async () => {
    const browser = await buyer(shop)
    const member = await memberOf(browser)
    const entry = { bizType: 'adjust', at: new Date(shop.clock.now()) }
    await writePoints(db, member, {
      ...entry,
      delta: 300,
      bizId: 'old',
      expireAt: new Date(shop.clock.now() + day),
    })
    await writePoints(db, member, {
      ...entry,
      delta: 500,
      bizId: 'new',
      expireAt: new Date(shop.clock.now() + 400 * day),
    })
    shop.clock.advance(2 * day)
    const run = () =>
      pointsJobs(shop.services)['points.expire'].run({
        payload: {},
        scope: undefined,
        attempt: 1,
        finish: async () => undefined,
      })
    const first = run()
    shop.clock.advance(1)
    await Promise.all([first, run()])
    expect((await holding(browser)).balance).toBe(500)
  })
})
