import { randomUUID } from 'node:crypto'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { groupBuyAdminCalls } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import {
  groupActivityCalls,
  groupBuyCalls,
  groupOrderCalls,
} from '@mallard/contract/activities/group-buy/group-buy.calls'
import { batchStatus } from '@mallard/contract/activities/group-buy/group-buy.codes'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { day, minute, second } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  skusWithStock,
  statusOf,
  toCashier,
} from '#app/testing/test-buyer.ts'
import { testCoupon } from '#features/pricing/coupon/test-coupons.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { groupSetup, joinGroup, one, orderGroup, placeBatch, runningGroup } from './test-group.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 24)
let owner: Caller
const people: Caller[] = []
beforeAll(async () => {
  for (let count = 0; count < 4; count += 1) people.push(await buyer(shop))
})

/** Days go by here, and sessions of staff are short. */
beforeEach(async () => {
  owner = await shop.staff()
})

afterAll(() => expectBooksToAgree(shop))

/** Each test sells SKUs of its own. */
let next = 0
const aSku = () => skus[(next += 1) % skus.length]!
const detailOf = (id: number) => owner.data(groupBuyAdminCalls.detail, { id })
const stockOf = async (skuId: number) =>
  (
    await sql<{ onHand: number; reserved: number }>`
      select on_hand as "onHand", reserved from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(
      shop.services.db,
    )
  ).rows[0]!
const pageOf = (who: Caller, batchId: string) => who.data(groupBuyCalls.batch, { batchId })
const batchStatusOf = async (who: Caller, batchId: string) =>
  (await pageOf(who, batchId)).batch?.status
const titlesOf = async (who: Caller) =>
  (await who.data(noticesCalls.list, {})).list.map(({ title }) => title)
/** Lets refunds run, the channel, its notifications, and who handles what happened. */
const settle = async () => {
  for (let round = 0; round < 3; round += 1) {
    await shop.worker.runDue()
    shop.clock.advance(second)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    await shop.dispatch()
  }
}

describe('a group of two', () => {
  it('is formed by the last one who pays, and all orders go on to shipping', async () => {
    const [sku, other] = [aSku(), aSku()]
    const [ana, ben] = people as [Caller, Caller]
    const { id, urlCode } = await runningGroup(shop, owner, [sku, other])
    const page = await (await shop.visitor()).data(groupActivityCalls.list, { urlCode })
    expect(page).toMatchObject({
      activity: { state: 'RUN', result: 'forming', missing: 2, people: 0 },
      persons: [],
    })
    expect(page.goods.map(({ price, left, limit }) => [price, left, limit])).toEqual([
      [1000, 20, 5],
      [1000, 20, 5],
    ])

    const items = [...one(sku, 2), ...one(other)]
    const flow = await ana.data(groupActivityCalls.orderModify, { urlCode, items })
    expect(flow).toMatchObject({
      kind: 6,
      blocked: null,
      activity: { name: '拼团 · 一起买', href: `/groupBuy/1-1/${urlCode}` },
      coupons: { usable: [] },
    })
    expect(flow.amounts.payAmount).toBe(3000 + flow.amounts.freightAmount)
    const submit = { flowId: flow.flowId, expectPayAmount: flow.amounts.payAmount }
    const placed = await ana.data(groupActivityCalls.submit, submit)
    // Who submits again gets the same.
    expect(await ana.data(groupActivityCalls.submit, submit)).toEqual(placed)
    const sns = placed.orderIds.split(',')
    expect(sns).toHaveLength(2)
    const orders = await Promise.all(sns.map((sn) => ana.data(orderCalls.detail, { sn })))
    const sum = (of: 'payAmount' | 'freightAmount' | 'promotionAmount') =>
      orders.reduce((total, { amounts }) => total + amounts[of], 0)
    expect([sum('payAmount'), sum('freightAmount'), sum('promotionAmount')]).toEqual([
      flow.amounts.payAmount,
      flow.amounts.freightAmount,
      flow.amounts.promotionAmount,
    ])
    expect(orders.every(({ batchId, kind }) => batchId === placed.batchId && kind === 6)).toBe(true)

    // One of them alone cannot be paid.
    const alone = await ana.fetch(`/pay/v2/toPay/1-1/wxPay-WAP/${sns[0]}.html`)
    expect(await alone.text()).toContain('一起付款')
    await pay(shop, ana, placed.orderIds)
    expect(await statusOf(ana, sns[0]!)).toBe(5)
    await shop.dispatch()
    expect(await batchStatusOf(ana, placed.batchId)).toBe(batchStatus.waiting)
    expect(await titlesOf(ana)).toContain('已参团，等待成团')
    const seen = await (await shop.visitor()).data(groupActivityCalls.list, { urlCode })
    expect(seen).toMatchObject({ activity: { missing: 1, people: 1, units: 3 } })
    expect(seen.persons).toHaveLength(1)
    expect(seen.persons[0]).toMatchObject({ isFirst: true, isMe: false, units: 3 })
    expect(seen.persons[0]!.name).toMatch(/\*\*\*/)
    // Nobody else sees the orders.
    expect((await pageOf(ben, placed.batchId)).batch).toBeNull()

    const second = await joinGroup(shop, ben, urlCode, one(sku))
    expect(await batchStatusOf(ben, second.batchId)).toBe(batchStatus.formed)
    expect(await batchStatusOf(ana, placed.batchId)).toBe(batchStatus.formed)
    for (const sn of sns) expect(await statusOf(ana, sn)).toBe(1)
    expect(await titlesOf(ana)).toContain('拼团成功')
    // Formed: nobody leaves, and whoever pays later is in at once.
    expect((await ana.call(orderCalls.cancel, { sn: sns[0]! })).code).toBe(500)
    const third = await joinGroup(shop, people[2]!, urlCode, one(other))
    expect(await statusOf(people[2]!, third.orderIds)).toBe(1)
    expect(await detailOf(id)).toMatchObject({
      result: 'formed',
      people: 3,
      ordered: 3,
      paid: 3,
      ended: 0,
      forcedReason: '',
    })
    const mine = await ana.data(groupOrderCalls.batchList, { status: batchStatus.formed })
    expect(mine.list.find(({ batchId }) => batchId === placed.batchId)?.orders).toHaveLength(2)
  })

  it('gives a freight coupon back with the last of its orders, and not with the first', async () => {
    const [sku, other] = [aSku(), aSku()]
    const [ana, ben] = [await buyer(shop), await buyer(shop)]
    const { urlCode } = await runningGroup(shop, owner, [sku, other], { freightCoupon: true })
    const { grantUuid } = await testCoupon(shop, { kind: 3, face: 100 })
    const { couponHistoryId } = await ana.data(couponCalls.draw, { grantUuid })
    const items = [...one(sku), ...one(other)]
    const { flowId, cartId } = await ana.data(groupActivityCalls.orderModify, { urlCode, items })
    const chosen = { flowId, cartId, freightCouponHistoryId: couponHistoryId! }
    await ana.data(checkoutCalls.flowModify, chosen)
    const placed = await ana.data(groupActivityCalls.submit, { flowId })
    await pay(shop, ana, placed.orderIds)
    await shop.dispatch()
    await joinGroup(shop, ben, urlCode, one(sku))
    const couponStatus = async () =>
      (
        await sql<{ status: number }>`
          select status from coupon_history where id = ${couponHistoryId}`.execute(shop.services.db)
      ).rows[0]!.status
    const seen: number[] = []
    for (const sn of placed.orderIds.split(',')) {
      expect(await statusOf(ana, sn)).toBe(1)
      const { items: lines, amounts } = await ana.data(orderCalls.detail, { sn })
      await owner.data(refundAdminCalls.refund, {
        sn,
        isUnsent: true,
        lines: lines.map(({ id }) => ({ orderItemId: id, quantity: 1, amount: 0 })),
        freightAmount: amounts.freightAmount - amounts.freightDiscountAmount,
        amount: amounts.payAmount,
        restock: true,
        reasonCode: 'storeOutOfStock',
        desc: '',
        requestId: randomUUID(),
      })
      await settle()
      expect(await statusOf(ana, sn)).toBe(4)
      seen.push(await couponStatus())
    }
    expect(seen).toEqual([2, 0])
  })

  it('is formed still when one of it is paid back whole, whose purchase is paid back everywhere', async () => {
    const sku = aSku()
    const [ana, ben] = people as [Caller, Caller]
    const { id, urlCode } = await runningGroup(shop, owner, [sku])
    const { batchId, orderIds: sn } = await joinGroup(shop, ana, urlCode, one(sku))
    await joinGroup(shop, ben, urlCode, one(sku))
    const asked = { sn, type: 0, reasonCode: 'unwanted' }
    await owner.data(returnsAdminCalls.agree, await ana.data(returnsCalls.apply, asked))
    await settle()
    expect(await statusOf(ana, sn)).toBe(4)
    expect(await batchStatusOf(ana, batchId)).toBe(batchStatus.refunded)
    const listed = async (status: number) =>
      (await ana.data(groupOrderCalls.batchList, { status })).list.map((each) => each.batchId)
    expect(await listed(batchStatus.refunded)).toContain(batchId)
    expect(await listed(batchStatus.formed)).not.toContain(batchId)
    expect(await detailOf(id)).toMatchObject({ result: 'formed', paid: 2, refunded: 1 })
    const inState = async (state: 'formed' | 'refund') =>
      (await owner.data(groupBuyAdminCalls.batches, { id, state })).list.length
    expect([await inState('formed'), await inState('refund')]).toEqual([1, 1])
  })

  it('is left before the goal: all of the money comes back, and the place is free', async () => {
    const sku = aSku()
    const [ana, ben, cai] = people as [Caller, Caller, Caller]
    const before = await stockOf(sku.skuId)
    const { id, urlCode } = await runningGroup(shop, owner, [sku], { limit: 2 })
    const placed = await joinGroup(shop, ana, urlCode, one(sku, 2))
    expect((await orderGroup(ana, urlCode, one(sku))).reason).toBe('groupLimit')
    expect(await stockOf(sku.skuId)).toEqual({ ...before, onHand: before.onHand - 2 })
    const order = await ana.data(orderCalls.detail, { sn: placed.orderIds })
    expect([order.statusText, order.actions]).toEqual(['待成团', ['cancel', 'invoice', 'rebuy']])

    expect(await ana.data(orderCalls.cancel, { sn: placed.orderIds })).toEqual({ status: 4 })
    expect((await ana.call(orderCalls.cancel, { sn: placed.orderIds })).reason).toBe(
      'orderStateChanged',
    )
    await settle()
    const closed = await ana.data(orderCalls.detail, { sn: placed.orderIds })
    expect(closed).toMatchObject({
      status: 4,
      closeReason: 30,
      refundStatus: 20,
      refundedAmount: placed.payAmount,
    })
    expect(await batchStatusOf(ana, placed.batchId)).toBe(batchStatus.refunded)
    expect(await stockOf(sku.skuId)).toEqual(before)
    expect(await detailOf(id)).toMatchObject({ result: 'forming', people: 0, missing: 2 })
    // Again from the beginning, with somebody else.
    await joinGroup(shop, ana, urlCode, one(sku, 2))
    await joinGroup(shop, ben, urlCode, one(sku))
    expect(await detailOf(id)).toMatchObject({ result: 'formed', people: 2 })
    expect((await orderGroup(cai, urlCode, one(sku, 3))).reason).toBe('groupLimit')
  })

  it('that is not formed in time is given up, and everybody is paid back', async () => {
    const [sku, other] = [aSku(), aSku()]
    const ana = people[0]!
    const before = await stockOf(sku.skuId)
    const { id, urlCode } = await runningGroup(shop, owner, [sku, other])
    const placed = await joinGroup(shop, ana, urlCode, [...one(sku), ...one(other)])
    const unpaid = await placeBatch(people[1]!, urlCode, one(sku))
    shop.clock.advance(3 * day)
    await settle()
    const orders = await Promise.all(
      placed.orderIds.split(',').map((sn) => ana.data(orderCalls.detail, { sn })),
    )
    for (const each of orders) {
      expect(each).toMatchObject({ status: 4, closeReason: 40, refundStatus: 20 })
      expect(each.refundedAmount).toBe(each.amounts.payAmount)
    }
    expect(await batchStatusOf(ana, placed.batchId)).toBe(batchStatus.refunded)
    expect(await batchStatusOf(people[1]!, unpaid.batchId)).toBe(batchStatus.cancelled)
    expect(await titlesOf(ana)).toContain('拼团未成功')
    owner = await shop.staff()
    expect(await detailOf(id)).toMatchObject({ result: 'failed', ended: 1, refunded: 1, paid: 1 })
    expect(await stockOf(sku.skuId)).toEqual(before)
    expect((await orderGroup(ana, urlCode, one(sku))).reason).toBe('groupOver')
  })

  it('takes in who paid in time, also if the channel told it late', async () => {
    const sku = aSku()
    const [ana, ben] = people as [Caller, Caller]
    const { id, urlCode, endAt } = await runningGroup(shop, owner, [sku])
    await joinGroup(shop, ana, urlCode, one(sku))
    shop.clock.advance(endAt - shop.clock.now() - 10 * minute)
    const late = await placeBatch(ben, urlCode, one(sku))
    const { payNo } = await toCashier(shop, ben, late.orderIds)
    await shop.control('/_ctl/rules', {
      match: { provider: 'wxpay', operation: 'notify' },
      do: { kind: 'lost' },
      times: 1,
    })
    await shop.control('/_ctl/pay', { payNo })
    expect(await statusOf(ben, late.orderIds)).toBe(0)
    shop.clock.advance(10 * minute)
    await settle()
    owner = await shop.staff()
    expect(await detailOf(id)).toMatchObject({ result: 'formed', people: 2 })
    expect(await statusOf(ben, late.orderIds)).toBe(1)
  })
})

it('one that cannot be given back holds up no other, and is given back later', async () => {
  const sku = aSku()
  const [ana, ben] = people as [Caller, Caller]
  const { urlCode } = await runningGroup(shop, owner, [sku], { goalValue: 3 })
  const first = await joinGroup(shop, ana, urlCode, one(sku))
  const second = await joinGroup(shop, ben, urlCode, one(sku))
  const becomes = (status: number) =>
    sql`update orders set status = ${status} where order_sn = ${first.orderIds}`.execute(
      shop.services.db,
    )
  await becomes(1)
  shop.clock.advance(3 * day)
  await settle()
  expect(await batchStatusOf(ben, second.batchId)).toBe(batchStatus.refunded)
  expect(await batchStatusOf(ana, first.batchId)).toBe(batchStatus.waiting)
  await becomes(5)
  shop.clock.advance(day)
  await settle()
  expect(await batchStatusOf(ana, first.batchId)).toBe(batchStatus.refunded)
})

describe('an unpaid purchase', () => {
  it('is cancelled whole, and its units are free', async () => {
    const [sku, other] = [aSku(), aSku()]
    const ana = people[0]!
    const before = await stockOf(sku.skuId)
    const { id, urlCode } = await runningGroup(shop, owner, [sku, other], { quota: 2, limit: 2 })
    const placed = await placeBatch(ana, urlCode, [...one(sku, 2), ...one(other, 2)])
    expect((await orderGroup(people[1]!, urlCode, one(sku))).reason).toBe('groupGone')
    const [first, second] = placed.orderIds.split(',') as [string, string]
    expect(await ana.data(orderCalls.cancel, { sn: second })).toEqual({ status: 4 })
    expect(await statusOf(ana, first)).toBe(4)
    await shop.dispatch()
    expect(await batchStatusOf(ana, placed.batchId)).toBe(batchStatus.cancelled)
    expect(await stockOf(sku.skuId)).toEqual(before)
    expect((await detailOf(id)).skus.map(({ reserved, sold }) => [reserved, sold])).toEqual([
      [0, 0],
      [0, 0],
    ])
    await placeBatch(people[1]!, urlCode, one(sku, 2))
  })

  it('closes by itself after half an hour, or with the activity', async () => {
    const sku = aSku()
    const ana = people[0]!
    const { urlCode, endAt } = await runningGroup(shop, owner, [sku])
    const placed = await placeBatch(ana, urlCode, one(sku))
    const { autoCloseAt } = await ana.data(orderCalls.detail, { sn: placed.orderIds })
    expect(autoCloseAt).toBe(shop.clock.now() + 30 * minute)
    shop.clock.advance(endAt - shop.clock.now() - 5 * minute)
    await settle()
    const last = await placeBatch(ana, urlCode, one(sku))
    expect((await ana.data(orderCalls.detail, { sn: last.orderIds })).autoCloseAt).toBe(endAt)
    shop.clock.advance(5 * minute)
    await settle()
    expect(await batchStatusOf(ana, last.batchId)).toBe(batchStatus.cancelled)
  })
})

describe('an activity', () => {
  it('without a goal sends at once', async () => {
    const sku = aSku()
    const { id, urlCode } = await runningGroup(shop, owner, [sku], {
      goalType: 'none',
      goalValue: 0,
    })
    const placed = await joinGroup(shop, people[0]!, urlCode, one(sku))
    expect(await statusOf(people[0]!, placed.orderIds)).toBe(1)
    expect(await detailOf(id)).toMatchObject({ result: 'formed', missing: 0 })
  })

  it('with a goal of units counts units', async () => {
    const sku = aSku()
    const { id, urlCode } = await runningGroup(shop, owner, [sku], {
      goalType: 'quantity',
      goalValue: 5,
    })
    await joinGroup(shop, people[0]!, urlCode, one(sku, 3))
    expect(await detailOf(id)).toMatchObject({ result: 'forming', missing: 2, units: 3 })
    await joinGroup(shop, people[0]!, urlCode, one(sku, 2))
    expect(await detailOf(id)).toMatchObject({ result: 'formed', people: 1, units: 5 })
  })

  it('is formed below its goal by staff, with a reason that stays', async () => {
    const sku = aSku()
    const { id, urlCode } = await runningGroup(shop, owner, [sku], { goalValue: 5 })
    const reason = '凑得差不多了'
    expect((await owner.call(groupBuyAdminCalls.succeed, { id, reason })).reason).toBe(
      'groupNobody',
    )
    const placed = await joinGroup(shop, people[0]!, urlCode, one(sku))
    expect(await owner.data(groupBuyAdminCalls.succeed, { id, reason })).toMatchObject({
      result: 'formed',
      forcedReason: reason,
    })
    expect(await statusOf(people[0]!, placed.orderIds)).toBe(1)
    expect((await owner.call(groupBuyAdminCalls.succeed, { id, reason })).reason).toBe('groupDone')
    shop.clock.advance(3 * day)
    await settle()
    expect(await statusOf(people[0]!, placed.orderIds)).toBe(1)
  })

  it('that is ended by hand below its goal pays everybody back', async () => {
    const sku = aSku()
    const { id, urlCode } = await runningGroup(shop, owner, [sku])
    const placed = await joinGroup(shop, people[0]!, urlCode, one(sku))
    await owner.data(groupBuyAdminCalls.close, { id, reason: '缺货' })
    expect((await orderGroup(people[1]!, urlCode, one(sku))).reason).toBe('groupOver')
    await settle()
    expect(await statusOf(people[0]!, placed.orderIds)).toBe(4)
    expect(await detailOf(id)).toMatchObject({ state: 'CLOSED', result: 'failed', refunded: 1 })
    const batches = await owner.data(groupBuyAdminCalls.batches, { id, state: 'refund' })
    expect(batches.list).toMatchObject([{ status: batchStatus.refunded, hasLeft: false }])
  })

  it('that has not begun sells nothing', async () => {
    const sku = aSku()
    const { urlCode } = await owner.data(groupBuyAdminCalls.save, groupSetup(shop, [sku]))
    expect((await orderGroup(people[0]!, urlCode, one(sku))).reason).toBe('groupWait')
  })
})

it('money that comes after a group was given up goes back', async () => {
  const sku = aSku()
  const ana = people[0]!
  const { id, urlCode } = await runningGroup(shop, owner, [sku])
  const placed = await placeBatch(ana, urlCode, one(sku))
  await owner.data(groupBuyAdminCalls.close, { id, reason: '不卖了' })
  await settle()
  expect(await detailOf(id)).toMatchObject({ result: 'failed' })
  await pay(shop, ana, placed.orderIds)
  await settle()
  expect(await ana.data(orderCalls.detail, { sn: placed.orderIds })).toMatchObject({
    status: 4,
    refundedAmount: placed.payAmount,
  })
  expect(await batchStatusOf(ana, placed.batchId)).toBe(batchStatus.refunded)
})
