import { randomUUID } from 'node:crypto'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { pointsShopAdminCalls } from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import { pointsShopCalls } from '@mallard/contract/activities/points-shop/points-shop.calls'
import type { Exchanged } from '@mallard/contract/activities/points-shop/points-shop.fields'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { couponMemberCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  hangzhou,
  pay,
  setStock,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { exchange, givePoints, pointsCoupon, upForPoints } from './test-points-shop.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 20)
let owner: Caller
/** Days go by here, and sessions of staff are short. */
beforeEach(async () => {
  owner = await shop.staff()
})
afterAll(() => expectBooksToAgree(shop))

let next = 0
const aSku = () => skus[(next += 1) % skus.length]!

async function rich(points = 5000): Promise<Caller> {
  const browser = await buyer(shop)
  await givePoints(shop, browser, points)
  return browser
}
const balanceOf = async (browser: Caller) => (await browser.data(pointsCalls.list, {})).balance
const shownTo = async (browser: Caller, id: number) =>
  (await browser.data(pointsShopCalls.store, {})).goods.find((goods) => goods.id === id)
const detailOf = (id: number) => owner.data(pointsShopAdminCalls.detail, { id })
const done = async (browser: Caller, id: number, quantity = 1): Promise<Exchanged> => {
  const answer = await exchange(browser, id, quantity)
  expect(answer).toMatchObject({ code: 200 })
  await shop.dispatch()
  return answer.data as Exchanged
}

/** Lets the refunds run, the channel and its notifications. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await shop.worker.runDue()
    shop.clock.advance(minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    await shop.dispatch()
  }
  await shop.worker.runDue()
}

/** Sends an order, receives it, and gives units of its one line back. */
async function giveBack(browser: Caller, sn: string, units: number): Promise<void> {
  const order = await browser.data(orderCalls.detail, { sn })
  const orderItemId = order.items[0]!.id
  if (order.status === 1) {
    const parcel = { companyCode: 'yuantong', deliverySn: `YT${sn.slice(-12)}` }
    await owner.data(orderAdminCalls.ship, { sn, ...parcel })
    await browser.data(orderCalls.confirm, { sn })
  }
  const asked = { orderItemId, num: units, type: 1, reasonCode: 'quality', desc: '有划痕' }
  const { applyId } = await browser.data(returnsCalls.v2Apply, asked)
  await owner.data(returnsAdminCalls.agree, { applyId })
  const deliverySn = `RT${String(applyId).padStart(10, '0')}`
  await browser.data(returnsCalls.v2SetFreight, { applyId, companyCode: 'yuantong', deliverySn })
  const lines = [{ orderItemId, received: units, sellable: units }]
  await owner.data(returnsAdminCalls.receive, { applyId, lines })
  await settle()
  expect(await browser.data(returnsCalls.v2Detail, { applyId })).toMatchObject({ status: 3 })
}

describe('goods for points alone', () => {
  it('are ordered at once, free of freight, and give their points back when they are returned', async () => {
    const sku = aSku()
    const browser = await rich(2000)
    const { id } = await upForPoints(shop, owner, { skuId: sku.skuId, points: 600 })
    expect(await shownTo(await shop.visitor(), id)).toMatchObject({
      kind: 'goods',
      points: 600,
      cashAmount: 0,
      salePrice: sku.price,
      left: 10,
      taken: 0,
      state: 'RUN',
    })
    const requestId = randomUUID()
    const first = await exchange(browser, id, 2, requestId)
    expect(first).toMatchObject({
      code: 200,
      data: { points: 1200, payAmount: 0, needPay: false, autoCloseAt: null, balance: 800 },
    })
    expect(await exchange(browser, id, 2, requestId)).toEqual(first)
    // The number of the request stands for one wish.
    expect((await exchange(browser, id, 1, requestId)).reason).toBe('flowChanged')
    await shop.dispatch()
    const sn = (first.data as Exchanged).orderSn!
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({
      status: 1,
      kind: 9,
      amounts: { payAmount: 0, integrationAmount: 1200, freightAmount: expect.any(Number) },
      items: [{ productQuantity: 2, integrationAmount: 1200, realAmount: 0 }],
    })
    expect(await detailOf(id)).toMatchObject({
      sold: 2,
      reserved: 0,
      figures: { members: 1, exchanges: 1, points: 1200, cash: 0, cost: 2 * sku.price },
    })
    expect(await shownTo(browser, id)).toMatchObject({ left: 8, taken: 2 })
    expect((await exchange(browser, id)).reason).toBe('pointsGoodsLimit')
    await giveBack(browser, sn, 1)
    expect(await balanceOf(browser)).toBe(1400)
    await giveBack(browser, sn, 1)
    expect(await balanceOf(browser)).toBe(2000)
    // What was taken stays taken.
    expect(await detailOf(id)).toMatchObject({ sold: 2, reserved: 0 })
  })

  it('come back whole before they are sent', async () => {
    const browser = await rich(1000)
    const { id } = await upForPoints(shop, owner, { skuId: aSku().skuId, points: 700 })
    const { orderSn } = await done(browser, id)
    expect(await balanceOf(browser)).toBe(300)
    const asked = { sn: orderSn!, type: 0, reasonCode: 'unwanted' }
    const { applyId } = await browser.data(returnsCalls.apply, asked)
    await owner.data(returnsAdminCalls.agree, { applyId })
    await settle()
    expect(await browser.data(orderCalls.detail, { sn: orderSn! })).toMatchObject({ status: 4 })
    expect(await balanceOf(browser)).toBe(1000)
  })

  it('go to the address that is named, and to nobody else’s', async () => {
    const browser = await rich()
    const other = await browser.data(addressCalls.save, { ...hangzhou, detail: '文一路 9 号' })
    const stranger = await buyer(shop)
    const theirs = await stranger.data(addressCalls.save, { ...hangzhou, detail: '不是我家' })
    const { id } = await upForPoints(shop, owner, { skuId: aSku().skuId })
    const asked = { id, quantity: 1, requestId: randomUUID() }
    const wrong = { ...asked, addressId: theirs.id }
    expect((await browser.call(pointsShopCalls.exchange, wrong)).reason).toBe('notFound')
    const { orderSn } = await browser.data(pointsShopCalls.exchange, {
      ...asked,
      addressId: other.id,
    })
    expect(await browser.data(orderCalls.detail, { sn: orderSn! })).toMatchObject({
      receiver: { detail: '文一路 9 号' },
    })
  })

  it('need an address', async () => {
    const browser = await shop.shopper()
    await givePoints(shop, browser, 1000)
    const { id } = await upForPoints(shop, owner, { skuId: aSku().skuId })
    expect((await exchange(browser, id)).reason).toBe('addressNeeded')
    expect(await balanceOf(browser)).toBe(1000)
  })

  it('are what is asked for last, where the same request was refused before', async () => {
    const browser = await shop.shopper()
    await givePoints(shop, browser, 1500)
    const { id } = await upForPoints(shop, owner, { skuId: aSku().skuId })
    const requestId = randomUUID()
    expect((await exchange(browser, id, 1, requestId)).reason).toBe('addressNeeded')
    const { id: addressId } = await browser.data(addressCalls.save, hangzhou)
    const asked = { id, quantity: 2, addressId, requestId }
    const { orderSn, balance } = await browser.data(pointsShopCalls.exchange, asked)
    expect(balance).toBe(500)
    await shop.dispatch()
    expect(await browser.data(orderCalls.detail, { sn: orderSn! })).toMatchObject({
      items: [{ productQuantity: 2 }],
    })
    expect((await exchange(browser, id, 1, requestId)).reason).toBe('flowChanged')
    expect(await balanceOf(browser)).toBe(500)
    expect(await detailOf(id)).toMatchObject({ sold: 2, figures: { exchanges: 1 } })
  })
})

describe('goods for points and cash', () => {
  const terms = { points: 400, cashAmount: 590 }

  it('wait for their money, and give both back when they are returned', async () => {
    const browser = await rich(1000)
    const { id } = await upForPoints(shop, owner, { skuId: aSku().skuId, ...terms })
    const placed = await done(browser, id, 2)
    expect(placed).toMatchObject({ payAmount: 1180, needPay: true, balance: 200 })
    expect(placed.autoCloseAt! - shop.clock.now()).toBe(30 * minute)
    const sn = placed.orderSn!
    expect(await detailOf(id)).toMatchObject({ reserved: 2, sold: 0, figures: { unpaid: 1 } })
    await pay(shop, browser, sn)
    await shop.dispatch()
    expect(await detailOf(id)).toMatchObject({ reserved: 0, sold: 2, figures: { cash: 1180 } })
    await giveBack(browser, sn, 1)
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({ refundedAmount: 590 })
    expect(await balanceOf(browser)).toBe(600)
    await giveBack(browser, sn, 1)
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({ refundedAmount: 1180 })
    expect(await balanceOf(browser)).toBe(1000)
  })

  it('are free again when nobody pays within half an hour, or the buyer gives up', async () => {
    const browser = await rich(1000)
    const { id } = await upForPoints(shop, owner, { skuId: aSku().skuId, ...terms })
    const requestId = randomUUID()
    const first = (await exchange(browser, id, 1, requestId)).data as Exchanged
    const second = await done(browser, id)
    expect(await balanceOf(browser)).toBe(200)
    expect((await exchange(browser, id)).reason).toBe('pointsGoodsLimit')
    await browser.data(orderCalls.cancel, { sn: second.orderSn! })
    await shop.dispatch()
    expect(await balanceOf(browser)).toBe(600)
    shop.clock.advance(31 * minute)
    await shop.worker.runDue()
    await shop.dispatch()
    expect(await balanceOf(browser)).toBe(1000)
    expect(await browser.data(orderCalls.detail, { sn: first.orderSn! })).toMatchObject({
      status: 4,
    })
    owner = await shop.staff()
    expect(await detailOf(id)).toMatchObject({ reserved: 0, sold: 0, figures: { closed: 2 } })
    expect(await shownTo(browser, id)).toMatchObject({ left: 10, taken: 0 })
    // The same request still answers with the order that it made.
    expect((await exchange(browser, id, 1, requestId)).data).toMatchObject({
      orderSn: first.orderSn,
      needPay: false,
    })
  })
})

describe('a coupon for points', () => {
  it('is held at once, once for each request', async () => {
    const browser = await rich(1000)
    const templateId = await pointsCoupon(shop)
    const { id } = await upForPoints(shop, owner, { templateId, points: 300 })
    expect(await shownTo(browser, id)).toMatchObject({
      kind: 'coupon',
      title: '积分券',
      coupon: { face: 1000, threshold: 10_000, validDays: 30 },
    })
    const requestId = randomUUID()
    const first = await exchange(browser, id, 1, requestId)
    expect(first.data).toMatchObject({ orderSn: null, points: 300, needPay: false, balance: 700 })
    expect(await exchange(browser, id, 1, requestId)).toEqual(first)
    const held = await browser.data(couponMemberCalls.couponHistory, {})
    expect(held.list.filter(({ name }) => name === '积分券')).toHaveLength(1)
    expect((await browser.data(pointsCalls.list, {})).list[0]).toMatchObject({
      delta: -300,
      title: '积分兑换',
    })
    expect((await exchange(browser, id, 2)).reason).toBe('badInput')
    await done(browser, id)
    expect((await exchange(browser, id)).reason).toBe('pointsGoodsLimit')
  })

  it('takes nothing where it cannot be given', async () => {
    const browser = await rich(1000)
    const templateId = await pointsCoupon(shop, { perUserLimit: 1 })
    const { id } = await upForPoints(shop, owner, { templateId, points: 300, limitPerUser: 5 })
    await done(browser, id)
    expect((await exchange(browser, id)).reason).toBe('couponLimit')
    expect(await balanceOf(browser)).toBe(700)
    expect(await detailOf(id)).toMatchObject({ sold: 1 })
  })
})

describe('what cannot be had', () => {
  it('is refused in words, and nothing moves', async () => {
    const sku = aSku()
    const browser = await rich(600)
    const at = shop.clock.now()
    const up = (terms: object) => upForPoints(shop, owner, { skuId: sku.skuId, ...terms })
    const why = async (id: number, quantity = 1) => (await exchange(browser, id, quantity)).reason
    expect(await why((await up({ startAt: at + hour })).id)).toBe('pointsGoodsWait')
    expect(await why((await up({ points: 601 })).id)).toBe('pointsShort')
    expect(await why((await up({ points: 100, quota: 1, limitPerUser: 1 })).id, 2)).toBe(
      'pointsGoodsLimit',
    )
    expect(await why((await up({ points: 100, quota: 2, limitPerUser: 2 })).id, 2)).toBeUndefined()
    const level = await up({ minLevel: 'v2', points: 100 })
    expect(await shownTo(browser, level.id)).toMatchObject({
      minLevel: { code: 'v2', name: '常客' },
      isLevelReached: false,
    })
    expect(await exchange(browser, level.id)).toMatchObject({
      reason: 'pointsGoodsLevel',
      message: '常客及以上会员才能兑换',
    })
    browser.cookies.set('lang', 'en')
    expect((await exchange(browser, level.id)).message).toMatch(/^Redeemable from level \w+ on$/)
    browser.cookies.set('lang', 'zh')
    const { id: memberId } = await browser.data(identityCalls.userInfo, {})
    await owner.data(pointsAdminCalls.adjust, {
      memberId,
      what: 'growth',
      delta: 500,
      reason: '补记',
      requestId: randomUUID(),
    })
    expect(await why(level.id)).toBeUndefined()
    const { id } = await up({ points: 100, quota: 3, limitPerUser: 3 })
    await setStock(shop, sku.skuId, 0)
    expect(await why(id)).toBe('pointsGoodsGone')
    await setStock(shop, sku.skuId, 1000)
    await owner.data(pointsShopAdminCalls.close, { id, reason: '换一批' })
    expect(await why(id)).toBe('pointsGoodsOver')
    expect(await shownTo(browser, id)).toBeUndefined()
    expect(await balanceOf(browser)).toBe(300)
    expect((await exchange(await shop.visitor(), id)).reason).toBe('notLoggedIn')
  })

  it('is what would cost more with points than without', async () => {
    const sku = aSku()
    const browser = await rich(5000)
    const { id } = await upForPoints(shop, owner, { skuId: sku.skuId, points: 500 })
    await sql`update store_sku set sale_price = 499 where partner_id = 1 and store_id = 1 and sku_id = ${sku.skuId}`.execute(
      shop.services.db,
    )
    expect((await exchange(browser, id)).reason).toBe('pointsGoodsGone')
    await sql`update store_sku set sale_price = ${sku.price} where partner_id = 1 and store_id = 1 and sku_id = ${sku.skuId}`.execute(
      shop.services.db,
    )
    await done(browser, id)
  })
})

describe('the operator', () => {
  it('sees who took what', async () => {
    const terms = { skuId: aSku().skuId, points: 450, cashAmount: 100 }
    const { id } = await upForPoints(shop, owner, terms)
    const browser = await rich()
    const { orderSn } = await done(browser, id)
    const listed = await owner.data(pointsShopAdminCalls.list, { state: 'RUN' })
    expect(listed.list.find((row) => row.id === id)).toMatchObject({ kind: 'goods', reserved: 1 })
    expect(await owner.data(pointsShopAdminCalls.exchanges, { id })).toMatchObject({
      total: 1,
      list: [{ orderSn, points: 450, cashAmount: 100, status: 0 }],
    })
  })
})

it('says every way to come by points and to spend them', async () => {
  await upForPoints(shop, owner, { skuId: aSku().skuId })
  const { ways, balance } = await (await shop.visitor()).data(pointsShopCalls.activities, {})
  expect([balance, ways.map(({ id }) => id)]).toEqual([
    null,
    ['order', 'review', 'store', 'checkout'],
  ])
  const browser = await rich(70)
  expect((await browser.data(pointsShopCalls.activities, {})).balance).toBe(70)
})
