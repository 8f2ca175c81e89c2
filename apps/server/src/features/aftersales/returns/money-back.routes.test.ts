import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { floorAdminCalls } from '@mallard/contract/people/floor/floor-admin.calls'
import type { FloorRole } from '@mallard/contract/people/floor/floor.codes'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { returnReasons } from '@mallard/contract/aftersales/returns/returns.codes'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
  toCashier,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { testCoupon } from '#features/pricing/coupon/test-coupons.ts'
import { writePoints } from '#features/pricing/points/index.ts'

const shop = await testShop()
const { db } = shop.services
const [kettle, cup] = await skusWithStock(shop, 2)
let admin: Caller
let parcels = 0

/** The clock goes on by days: staff sign in again. */
beforeEach(async () => {
  admin = await shop.staff()
})
afterAll(() => expectBooksToAgree(shop))

const waybill = () => ({
  companyCode: 'yuantong',
  deliverySn: `MB${String((parcels += 1)).padStart(10, '0')}`,
})
const because = { reasonCode: 'quality', desc: '有划痕' }
const memberId = async (who: Caller) => (await who.data(identityCalls.userInfo, {})).id
const balance = async (who: Caller) => (await who.data(pointsCalls.list, {})).balance
const couponStatus = async (id: number) =>
  (await sql<{ status: number }>`select status from coupon_history where id = ${id}`.execute(db))
    .rows[0]!.status
const itemsOf = async (who: Caller, sn: string) => (await who.data(orderCalls.detail, { sn })).items

/** Lets the refunds run, the channel, its notifications, and who handles what happened. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await shop.worker.runDue()
    shop.clock.advance(minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    await shop.dispatch()
  }
}

/** A paid order of two kettles with a coupon and points in its price. */
async function discounted(validDays = 30) {
  const browser = await buyer(shop)
  const id = await memberId(browser)
  await writePoints(
    db,
    { partnerId: 1, memberId: id },
    { delta: 1000, bizType: 'adjust', bizId: `back-${id}`, at: new Date(shop.clock.now()) },
  )
  const { grantUuid } = await testCoupon(shop, { face: 1500, validDays })
  const coupon = (await browser.data(couponCalls.draw, { grantUuid })).couponHistoryId!
  const path = await browser.data(checkoutCalls.checkout, {
    productSn: kettle!.productSn,
    quantity: 2,
  })
  const { amounts } = await browser.data(checkoutCalls.flowModify, {
    ...path,
    couponHistoryId: coupon,
    useIntegration: 1000,
  })
  expect(amounts).toMatchObject({ couponAmount: 1500, integrationAmount: 1000 })
  const { orderSn: sn, payAmount } = await browser.data(checkoutCalls.submit, {
    ...path,
    expectPayAmount: amounts.payAmount,
  })
  await pay(shop, browser, sn)
  await shop.dispatch()
  expect([await couponStatus(coupon), await balance(browser)]).toEqual([2, 0])
  return { browser, sn, payAmount, coupon }
}

async function giveBackUnsent(browser: Caller, sn: string, num?: number): Promise<void> {
  const [item] = await itemsOf(browser, sn)
  const asked = num
    ? await browser.data(returnsCalls.v2Apply, {
        orderItemId: item!.id,
        num,
        type: 0,
        reasonCode: 'unwanted',
      })
    : await browser.data(returnsCalls.apply, { sn, type: 0, reasonCode: 'unwanted' })
  await admin.data(returnsAdminCalls.agree, asked)
  await settle()
}

describe('what a returned order took off its price', () => {
  it('comes back whole before shipping: the money, the coupon, the points', async () => {
    const { browser, sn, payAmount, coupon } = await discounted()
    await giveBackUnsent(browser, sn)
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({
      status: 4,
      refundedAmount: payAmount,
    })
    expect([await couponStatus(coupon), await balance(browser)]).toEqual([0, 1000])
  })

  it('comes back also when the events of the payment are handled later', async () => {
    const browser = await buyer(shop)
    const { grantUuid } = await testCoupon(shop, { face: 1500 })
    const coupon = (await browser.data(couponCalls.draw, { grantUuid })).couponHistoryId!
    const path = await browser.data(checkoutCalls.checkout, {
      productSn: kettle!.productSn,
      quantity: 2,
    })
    const { amounts } = await browser.data(checkoutCalls.flowModify, {
      ...path,
      couponHistoryId: coupon,
    })
    const { orderSn: sn } = await browser.data(checkoutCalls.submit, {
      ...path,
      expectPayAmount: amounts.payAmount,
    })
    await pay(shop, browser, sn)
    const holdBack = (isHeld: boolean) =>
      sql`update order_log l set is_handled = ${isHeld} from orders o where o.id = l.order_id and o.order_sn = ${sn} and l.event in ('submit', 'pay')`.execute(
        db,
      )
    await holdBack(true)
    await admin.data(
      returnsAdminCalls.agree,
      await browser.data(returnsCalls.apply, { sn, type: 0, reasonCode: 'unwanted' }),
    )
    await settle()
    expect([
      (await browser.data(orderCalls.detail, { sn })).status,
      await couponStatus(coupon),
    ]).toEqual([4, 0])
    await holdBack(false)
    await shop.dispatch()
    expect(await couponStatus(coupon)).toBe(0)
  })

  it('comes back by the unit, the coupon with the last one', async () => {
    const { browser, sn, coupon } = await discounted()
    await giveBackUnsent(browser, sn, 1)
    expect([await couponStatus(coupon), await balance(browser)]).toEqual([2, 500])
    await giveBackUnsent(browser, sn, 1)
    expect([await couponStatus(coupon), await balance(browser)]).toEqual([0, 1000])
  })

  it('is an expired coupon when its time is over by then', async () => {
    const { browser, sn, coupon } = await discounted(1)
    shop.clock.advance(2 * day)
    admin = await shop.staff()
    await giveBackUnsent(browser, sn)
    expect([await couponStatus(coupon), await balance(browser)]).toEqual([3, 1000])
  })

  it('is the points alone once the goods were sent: a coupon that was used stays used', async () => {
    const { browser, sn, coupon } = await discounted()
    await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
    const [item] = await itemsOf(browser, sn)
    const { applyId } = await browser.data(returnsCalls.v2Apply, {
      orderItemId: item!.id,
      num: 2,
      type: 1,
      ...because,
    })
    await admin.data(returnsAdminCalls.agree, { applyId })
    await browser.data(returnsCalls.v2SetFreight, { applyId, ...waybill() })
    await admin.data(returnsAdminCalls.receive, {
      applyId,
      lines: [{ orderItemId: item!.id, received: 2, sellable: 2 }],
    })
    await settle()
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({
      status: 4,
      refundedAmount: item!.realAmount,
    })
    expect([await couponStatus(coupon), await balance(browser)]).toEqual([2, 1000])
  })
})

describe('an order that costs nothing', () => {
  it('is paid by its submit, wants no cashier, and gives its coupon back when it is cancelled', async () => {
    const browser = await buyer(shop)
    // One of each: whoever buys after this draws what is left.
    const [goods, freight] = [
      await testCoupon(shop, { face: 10_000_000, total: 1 }),
      await testCoupon(shop, { kind: 3, face: 1_000_000, total: 1 }),
    ]
    const coupon = (await browser.data(couponCalls.draw, goods)).couponHistoryId!
    await browser.data(couponCalls.draw, freight)
    const path = await browser.data(checkoutCalls.checkout, {
      productSn: cup!.productSn,
      quantity: 1,
    })
    const { amounts } = await browser.data(checkoutCalls.flow, path)
    expect(amounts.payAmount).toBe(0)
    const placed = await browser.data(checkoutCalls.submit, { ...path, expectPayAmount: 0 })
    expect(placed).toMatchObject({ payAmount: 0, needPay: false })
    expect(await browser.data(checkoutCalls.submit, { ...path, expectPayAmount: 0 })).toEqual(
      placed,
    )
    const { orderSn: sn } = placed
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({
      status: 1,
      payStatus: 1,
      payMethod: 'none',
    })
    await expect(toCashier(shop, browser, sn)).rejects.toThrow('no cashier')
    await shop.dispatch()
    const { list } = await browser.data(noticesCalls.list, { kind: 'order' })
    expect(
      list
        .filter(({ link }) => link.endsWith(sn))
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/前付款/)
    expect(
      (await browser.data(returnsCalls.orderDetail, { sn })).types.map(({ note }) => note),
    ).toEqual(['商品还未发出，这笔订单没有付款'])
    await giveBackUnsent(browser, sn)
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({
      status: 4,
      refundedAmount: 0,
    })
    expect(await couponStatus(coupon)).toBe(0)
  })
})

describe('growth', () => {
  it('lifts the level, which lowers prices from then on', async () => {
    const browser = await buyer(shop)
    await sql`update level set growth_min = case code when 'v1' then 0 when 'v2' then 100 else 1000000 end, discount_bp = case code when 'v2' then 9500 else 10000 end where partner_id = 1`.execute(
      db,
    )
    const shown = async () => (await browser.data(memberCalls.index, {})).level
    const cartAmount = async () => (await browser.data(cartCalls.list, {})).amounts.promotionAmount
    const before = await shown()
    const { orderSn: sn } = await placeOrder(browser, [{ ...kettle!, quantity: 3 }])
    await pay(shop, browser, sn)
    await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
    await browser.data(orderCalls.confirm, { sn })
    await shop.dispatch()
    await browser.data(cartCalls.add, { goods: kettle!.productSn, qty: 1 })
    expect(await cartAmount()).toBe(0)
    shop.clock.advance(8 * day)
    await settle()
    expect((await browser.data(pointsCalls.growthList, {})).growth).toBeGreaterThanOrEqual(100)
    expect((await shown())?.name).not.toBe(before?.name)
    expect(await cartAmount()).toBe(kettle!.price - Math.floor(kettle!.price * 0.95))
    await sql`update level set discount_bp = 10000 where partner_id = 1`.execute(db)
  })
})

describe('why an order is given back', () => {
  it('before shipping has reasons of its own, and no other is taken', async () => {
    const browser = await buyer(shop)
    const { orderSn: sn } = await placeOrder(browser, [{ ...kettle!, quantity: 2 }])
    await pay(shop, browser, sn)
    const [item] = await itemsOf(browser, sn)
    const asked = { orderItemId: item!.id, num: 1, type: 4 }
    const { types } = await browser.data(returnsCalls.v2OrderDetail, { orderItemId: item!.id })
    expect([
      ...types,
      ...(await browser.data(returnsCalls.orderDetail, { sn })).types,
    ]).toMatchObject([
      { type: 4, isUnsent: true },
      { type: 4, isUnsent: true },
    ])
    const unsent = await browser.data(returnsCalls.v2Reason, { type: 4, isUnsent: 'true' })
    expect(unsent.map(({ text }) => text)).toEqual([
      '不想要了',
      '拍错/多拍',
      '信息填写错误',
      '商家缺货',
      '发货太慢',
      '其他原因',
    ])
    for (const { code } of returnReasons.filter((reason) => !reason.isUnsent))
      expect(
        (await browser.call(returnsCalls.v2Apply, { ...asked, reasonCode: code })).reason,
        code,
      ).toBe('badInput')
    const { applyId } = await browser.data(returnsCalls.v2Apply, {
      ...asked,
      reasonCode: 'wrongInfo',
    })
    expect(await browser.data(returnsCalls.v2Detail, { applyId })).toMatchObject({
      reason: '信息填写错误',
    })
    await browser.data(returnsCalls.v2Cancel, { applyId })

    await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
    expect(
      (await browser.data(returnsCalls.v2OrderDetail, { orderItemId: item!.id })).types.every(
        ({ isUnsent }) => !isUnsent,
      ),
    ).toBe(true)
    for (const reasonCode of ['wrongInfo', 'outOfStock'])
      expect((await browser.call(returnsCalls.v2Apply, { ...asked, reasonCode })).reason).toBe(
        'badInput',
      )
  })
})

describe('who asks for a return', () => {
  const sent = async () => {
    const browser = await buyer(shop)
    const { orderSn: sn } = await placeOrder(browser, [{ ...kettle!, quantity: 2 }])
    await pay(shop, browser, sn)
    await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
    const [item] = await itemsOf(browser, sn)
    return { browser, sn, asked: { orderItemId: item!.id, num: 1, type: 1, ...because } }
  }
  const floorStaff = async (role: FloorRole) => {
    const who = await shop.shopper()
    await admin.data(floorAdminCalls.save, { memberId: await memberId(who), role })
    return who
  }

  it('may be a shopping guide of the store, whose money goes to the payer', async () => {
    const { browser, sn, asked } = await sent()
    const guide = await floorStaff('guide')
    expect((await guide.call(returnsCalls.v2Apply, { ...asked, role: 4 })).reason).toBe('notFound')
    const { applyId } = await guide.data(returnsCalls.v2Apply, { ...asked, role: 3 })
    expect(await browser.data(returnsCalls.v2Detail, { applyId })).toMatchObject({
      role: 3,
      status: -1,
    })
    await admin.data(returnsAdminCalls.agree, { applyId })
    const other = await shop.shopper(undefined, { partnerId: 1, storeId: 2 })
    expect((await other.call(returnsCalls.v2Apply, { ...asked, role: 3 })).reason).toBe('notFound')
    // The buyer was told who asked, and hears what becomes of it.
    const told = await browser.data(noticesCalls.list, {})
    expect(told.list.map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('门店导购为您提交了售后申请')]),
    )
    await admin.data(floorAdminCalls.save, { memberId: await memberId(guide), role: 'none' })
    expect((await guide.call(returnsCalls.orderDetail, { sn, role: 3 })).reason).toBe('notFound')
  })

  it('must say why, as a supervisor', async () => {
    const { asked } = await sent()
    const supervisor = await floorStaff('supervisor')
    expect(
      await supervisor.call(returnsCalls.v2Apply, { ...asked, desc: '', role: 4 }),
    ).toMatchObject({ reason: 'badInput' })
    expect((await supervisor.data(returnsCalls.v2Apply, { ...asked, role: 4 })).applyId).toMatch(
      /^\d{20}$/,
    )
  })
})

describe('the calls of the first version', () => {
  it('say and do what those of the second do', async () => {
    const browser = await buyer(shop)
    const { orderSn: sn } = await placeOrder(browser, [{ ...kettle!, quantity: 2 }, cup!])
    await pay(shop, browser, sn)
    await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
    const whole = await browser.data(returnsCalls.orderDetail, { sn })
    expect(whole.amount).toBe(
      (await itemsOf(browser, sn)).reduce((sum, { realAmount }) => sum + realAmount, 0),
    )
    for (const type of [0, 1, 2, 3, 4]) {
      const reasons = await browser.data(returnsCalls.reason, { type })
      expect(reasons).toEqual(await browser.data(returnsCalls.v2Reason, { type }))
      expect(reasons.map(({ code }) => code)).toEqual(
        returnReasons
          .filter(({ types }) => type === 0 || types.includes(type))
          .map(({ code }) => code),
      )
    }
    const first = await browser.data(returnsCalls.apply, { sn, type: 1, ...because })
    expect(await browser.data(returnsCalls.detail, first)).toEqual(
      await browser.data(returnsCalls.v2Detail, first),
    )
    expect(await browser.data(returnsCalls.list, {})).toEqual(
      await browser.data(returnsCalls.v2List, {}),
    )
    await browser.data(returnsCalls.cancel, first)
    expect(await browser.data(returnsCalls.v2Detail, first)).toMatchObject({ status: 5 })
    const second = await browser.data(returnsCalls.apply, { sn, type: 1, ...because })
    await admin.data(returnsAdminCalls.agree, second)
    const parcel = waybill()
    await browser.data(returnsCalls.setFreight, { ...second, ...parcel })
    expect(await browser.data(returnsCalls.detail, second)).toMatchObject({
      status: 1,
      freight: { deliverySn: parcel.deliverySn },
    })
  })
})
