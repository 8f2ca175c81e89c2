import { randomUUID } from 'node:crypto'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import {
  refundAdminCalls,
  type RefundOptions,
} from '@mallard/contract/aftersales/returns/refund-admin.calls'
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
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { testCoupon } from '#features/pricing/coupon/test-coupons.ts'
import { writePoints } from '#features/pricing/points/index.ts'

const shop = await testShop()
const { db } = shop.services
const [kettle] = await skusWithStock(shop, 1)
let admin: Caller
let finance: Caller
let parcels = 0

beforeEach(async () => {
  admin = await shop.staff()
  finance = await shop.staff('finance')
})
afterAll(() => expectBooksToAgree(shop))

const waybill = () => ({
  companyCode: 'yuantong',
  deliverySn: `SR${String((parcels += 1)).padStart(10, '0')}`,
})
const optionsOf = (sn: string) => admin.data(refundAdminCalls.options, { sn })
const detailOf = (browser: Caller, sn: string) => browser.data(orderCalls.detail, { sn })
const onHand = async () =>
  (
    await sql<{
      n: number
    }>`select on_hand as n from store_sku where store_id = 1 and partner_id = 1 and sku_id = ${kettle!.skuId}`.execute(
      db,
    )
  ).rows[0]!.n

/** Lets the refunds run, the channel, its notifications, and who handles what happened. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await shop.worker.runDue()
    shop.clock.advance(minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    await shop.dispatch()
  }
}

async function sold(quantity: number) {
  const browser = await buyer(shop)
  const { orderSn: sn } = await placeOrder(browser, [{ ...kettle!, quantity }])
  await pay(shop, browser, sn)
  await shop.dispatch()
  return { browser, sn }
}

/** Units of the first line that were not sent, with their price as the form shows it. */
const unitsOf = ({ lines }: RefundOptions, quantity: number) => [
  { orderItemId: lines[0]!.orderItemId, quantity, amount: 0 },
]
const asking = (sn: string) => ({
  sn,
  isUnsent: true,
  lines: [] as { orderItemId: number; quantity: number; amount: number }[],
  freightAmount: 0,
  amount: 0,
  restock: true,
  reasonCode: 'storeOutOfStock',
  desc: '这一批有瑕疵',
  requestId: randomUUID(),
})

describe('a refund on the store’s word', () => {
  it('of one of two units leaves the other to be sent; the shopper is told and sees it', async () => {
    const { browser, sn } = await sold(2)
    const options = await optionsOf(sn)
    const before = await onHand()
    const [one] = options.lines[0]!.amounts
    const asked = { ...asking(sn), lines: unitsOf(options, 1), amount: one! }
    const { applyId } = await admin.data(refundAdminCalls.refund, asked)
    expect(await admin.data(refundAdminCalls.refund, asked)).toEqual({ applyId })
    expect((await browser.data(noticesCalls.list, {})).list[0]).toMatchObject({
      title: '商家退款',
      text: expect.stringMatching(/商家为您退款 ¥.+：商家缺货 这一批有瑕疵/),
    })
    expect(await browser.data(returnsCalls.v2Detail, { applyId: applyId! })).toMatchObject({
      typeText: '商家退款',
      role: 1,
      isByStore: true,
      status: 2,
      reason: '商家缺货',
      desc: '这一批有瑕疵',
      actions: [],
      timeline: [{ text: '正在退款' }, { text: '商家发起退款' }],
    })
    await settle()
    expect(await detailOf(browser, sn)).toMatchObject({
      status: 1,
      refundedAmount: one,
      refundStatus: 10,
      items: [{ returnedQuantity: 1 }],
    })
    expect(await browser.data(returnsCalls.v2Detail, { applyId: applyId! })).toMatchObject({
      status: 3,
      refundState: 'done',
    })
    expect(
      (await browser.data(noticesCalls.list, {})).list.filter(({ title }) => title === '退款到账'),
    ).toHaveLength(1)
    expect(await onHand()).toBe(before + 1)
    expect(await admin.data(orderAdminCalls.ship, { sn, ...waybill() })).toMatchObject({
      status: 2,
    })
    const { list } = await admin.data(staffCalls.audit, { object: `order ${sn}` })
    expect(list.filter(({ action }) => action === 'return.refund')).toHaveLength(1)
    expect((await optionsOf(sn)).left).toBe((await detailOf(browser, sn)).amounts.payAmount - one!)
  })

  it('of all before shipping cancels the order: money and freight, coupon and points', async () => {
    const browser = await buyer(shop)
    const { id } = await browser.data(identityCalls.userInfo, {})
    await writePoints(
      db,
      { partnerId: 1, memberId: id },
      { delta: 1000, bizType: 'adjust', bizId: `refund-${id}`, at: new Date(shop.clock.now()) },
    )
    const { grantUuid } = await testCoupon(shop, { face: 1500, validDays: 30 })
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
    const { orderSn: sn } = await browser.data(checkoutCalls.submit, {
      ...path,
      expectPayAmount: amounts.payAmount,
    })
    await pay(shop, browser, sn)
    await shop.dispatch()
    const before = await onHand()
    const options = await optionsOf(sn)
    expect(options).toMatchObject({
      left: amounts.payAmount,
      coupons: [{ isOver: false }],
      lines: [{ unsent: 2, sent: 0, points: [500, 1000] }],
    })
    const all = {
      ...asking(sn),
      lines: unitsOf(options, 2),
      freightAmount: options.freightLeft,
      amount: amounts.payAmount,
      restock: false,
    }
    await admin.data(refundAdminCalls.refund, all)
    await settle()
    expect(await detailOf(browser, sn)).toMatchObject({
      status: 4,
      closeReason: 20,
      refundedAmount: amounts.payAmount,
      refundStatus: 20,
    })
    expect((await browser.data(pointsCalls.list, {})).balance).toBe(1000)
    const { rows } = await sql<{
      status: number
    }>`select status from coupon_history where id = ${coupon}`.execute(db)
    expect(rows[0]!.status).toBe(0)
    // The store has none: what is not there is not sold again.
    expect(await onHand()).toBe(before)
    expect(
      await admin.call(refundAdminCalls.refund, { ...all, requestId: randomUUID() }),
    ).toMatchObject({ reason: 'orderStateChanged' })
  })

  it('of an amount without units, and of freight, is never more than is left, and a return afterwards takes the rest', async () => {
    const { browser, sn } = await sold(2)
    await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
    const { lines, freightLeft } = await optionsOf(sn)
    const { orderItemId, left } = lines[0]!
    const amends = {
      ...asking(sn),
      isUnsent: false,
      reasonCode: 'storeAmends',
      lines: [{ orderItemId, quantity: 0, amount: left - 100 }],
    }
    const { applyId } = await admin.data(refundAdminCalls.refund, {
      ...amends,
      freightAmount: freightLeft,
      amount: left - 100 + freightLeft,
    })
    await settle()
    expect(await browser.data(returnsCalls.v2Detail, { applyId: applyId! })).toMatchObject({
      num: 0,
      refundAmounts: {
        goodsAmount: 0,
        amendsAmount: left - 100,
        freightAmount: freightLeft,
        roundingAmount: 0,
      },
    })
    expect(await optionsOf(sn)).toMatchObject({
      freightLeft: 0,
      left: 100,
      lines: [{ left: 100, sent: 2 }],
    })
    const again = {
      ...amends,
      requestId: randomUUID(),
      lines: [{ orderItemId, quantity: 0, amount: 101 }],
      amount: 101,
    }
    expect(await admin.call(refundAdminCalls.refund, again)).toMatchObject({
      reason: 'refundTooMuch',
    })
    const ofFreight = { ...asking(sn), isUnsent: false, freightAmount: 1, amount: 1 }
    expect(await admin.call(refundAdminCalls.refund, ofFreight)).toMatchObject({
      reason: 'refundTooMuch',
    })
    const asked = await browser.data(returnsCalls.v2Apply, {
      orderItemId,
      num: 2,
      type: 4,
      reasonCode: 'notArrived',
    })
    expect(await admin.data(returnsAdminCalls.agree, asked)).toMatchObject({ approvedAmount: 100 })
    await settle()
    expect(await detailOf(browser, sn)).toMatchObject({
      status: 4,
      refundedAmount: (await detailOf(browser, sn)).amounts.payAmount,
    })
  })

  it('of freight alone is about no goods', async () => {
    // Too little for free delivery.
    const cheap = (await skusWithStock(shop, 1000)).find(({ price }) => price < 9000)
    const browser = await buyer(shop)
    const { orderSn: sn } = await placeOrder(browser, [cheap!])
    await pay(shop, browser, sn)
    const { freightLeft } = await optionsOf(sn)
    expect(freightLeft).toBeGreaterThan(0)
    const { applyId } = await admin.data(refundAdminCalls.refund, {
      ...asking(sn),
      reasonCode: 'storeFreight',
      freightAmount: freightLeft,
      amount: freightLeft,
    })
    await settle()
    expect(await browser.data(returnsCalls.v2Detail, { applyId: applyId! })).toMatchObject({
      status: 3,
      items: [],
      orderItemId: null,
      approvedAmount: freightLeft,
    })
    expect((await browser.data(returnsCalls.v2List, {})).list).toHaveLength(1)
    expect(await detailOf(browser, sn)).toMatchObject({
      status: 1,
      refundedAmount: freightLeft,
      items: [{ afterSaleStatus: 0 }],
    })
    // What is back already does not come back once more with the last unit.
    const asked = await browser.data(returnsCalls.apply, { sn, type: 0, reasonCode: 'unwanted' })
    const { approvedAmount } = await admin.data(returnsAdminCalls.agree, asked)
    expect(approvedAmount).toBe((await detailOf(browser, sn)).items[0]!.realAmount)
  })

  it('waits while a return of these goods is open, and keeps a second one waiting', async () => {
    const { browser, sn } = await sold(2)
    const options = await optionsOf(sn)
    const one = { ...asking(sn), lines: unitsOf(options, 1), amount: options.lines[0]!.amounts[0]! }
    const open = await browser.data(returnsCalls.v2Apply, {
      orderItemId: one.lines[0]!.orderItemId,
      num: 1,
      type: 4,
      reasonCode: 'unwanted',
    })
    expect(await admin.call(refundAdminCalls.refund, one)).toMatchObject({ reason: 'lineInReturn' })
    await browser.data(returnsCalls.v2Cancel, open)
    await admin.data(refundAdminCalls.refund, one)
    expect(
      await browser.call(returnsCalls.v2Apply, {
        orderItemId: one.lines[0]!.orderItemId,
        num: 1,
        type: 4,
        reasonCode: 'unwanted',
      }),
    ).toMatchObject({
      reason: 'notReturnable',
    })
    await settle()
  })

  it('beyond what one person may give back needs another one, and says so', async () => {
    const quantity = Math.ceil(200_001 / kettle!.price) + 1
    const { browser, sn } = await sold(quantity)
    const options = await optionsOf(sn)
    const amount = options.lines[0]!.amounts[quantity - 1]!
    const all = { ...asking(sn), lines: unitsOf(options, quantity), amount }
    for (let turn = 0; turn < 2; turn += 1)
      expect(await admin.data(refundAdminCalls.refund, all)).toEqual({ applyId: null })
    expect(await optionsOf(sn)).toMatchObject({
      waiting: { amount, canWithdraw: true, reasonText: '商家缺货', lines: [{ quantity }] },
    })
    expect((await detailOf(browser, sn)).refundedAmount).toBe(0)
    const [open] = await finance.data(refundAdminCalls.waiting, {})
    expect(
      await admin.call(refundAdminCalls.decide, { id: open!.id, verdict: 'approve', note: '' }),
    ).toMatchObject({ reason: 'needsAnother' })
    expect(
      await finance.data(refundAdminCalls.decide, { id: open!.id, verdict: 'approve', note: '' }),
    ).toEqual([])
    await settle()
    expect(await detailOf(browser, sn)).toMatchObject({ refundedAmount: amount })
    const { list } = await admin.data(staffCalls.audit, { object: `order ${sn}` })
    expect(list.map(({ action }) => action)).toEqual([
      'refund.set',
      'refund.approve',
      'refund.propose',
    ])
  })

  it('that two persons want is not made of what has changed in the meantime', async () => {
    const quantity = Math.ceil(200_001 / kettle!.price) + 1
    const { browser, sn } = await sold(quantity)
    const options = await optionsOf(sn)
    const all = {
      ...asking(sn),
      lines: unitsOf(options, quantity),
      amount: options.lines[0]!.amounts[quantity - 1]!,
    }
    await admin.data(refundAdminCalls.refund, all)
    await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
    const [open] = await finance.data(refundAdminCalls.waiting, {})
    expect(
      await finance.call(refundAdminCalls.decide, { id: open!.id, verdict: 'approve', note: '' }),
    ).toMatchObject({ reason: 'returnTooMany' })
    expect(
      await finance.data(refundAdminCalls.decide, {
        id: open!.id,
        verdict: 'decline',
        note: '已发货',
      }),
    ).toEqual([])
    expect((await detailOf(browser, sn)).refundedAmount).toBe(0)
  })

  it('counts what one person gave back in a day', async () => {
    const moved = async () => (await optionsOf(sn)).leftToday
    const { sn } = await sold(1)
    const options = await optionsOf(sn)
    shop.clock.advance(day)
    admin = await shop.staff()
    expect(await moved()).toBe(options.aloneUpTo)
    await sql`insert into audit_log (partner_id, store_id, staff_id, staff_name, action, object, changes, ip, at)
      select 1, 1, id, name, 'return.refund', 'order x', '{"amount":{"before":null,"after":999999}}', '', ${new Date(shop.clock.now())} from staff where login = 'owner'`.execute(
      db,
    )
    expect(await moved()).toBe(1)
    expect(
      await admin.data(refundAdminCalls.refund, {
        ...asking(sn),
        lines: unitsOf(options, 1),
        amount: options.lines[0]!.amounts[0]!,
      }),
    ).toEqual({
      applyId: null,
    })
  })
})
