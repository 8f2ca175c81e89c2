import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import type { RefundAmounts } from '@mallard/contract/aftersales/returns/returns.fields'
import { minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { afterAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, pay, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { testCoupon } from '#features/pricing/coupon/test-coupons.ts'
import { writePoints } from '#features/pricing/points/index.ts'

const shop = await testShop()
const [kettle] = await skusWithStock(shop, 1)
const admin = await shop.staff()
let parcels = 0

afterAll(() => expectBooksToAgree(shop))

const waybill = () => ({
  companyCode: 'yuantong',
  deliverySn: `RA${String((parcels += 1)).padStart(10, '0')}`,
})
const because = { reasonCode: 'quality', desc: '' }
const balance = async (who: Caller) => (await who.data(pointsCalls.list, {})).balance

/** Lets the refunds run, the channel and its notifications. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await shop.worker.runDue()
    shop.clock.advance(minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    await shop.dispatch()
  }
}

/** A paid order of three kettles, with a coupon of 1000 fen and 1000 points in its price. */
async function discounted() {
  const browser = await buyer(shop)
  const { id } = await browser.data(identityCalls.userInfo, {})
  await writePoints(
    shop.services.db,
    { partnerId: 1, memberId: id },
    { delta: 1000, bizType: 'adjust', bizId: `refund-${id}`, at: new Date(shop.clock.now()) },
  )
  const { grantUuid } = await testCoupon(shop, { face: 1000 })
  const couponHistoryId = (await browser.data(couponCalls.draw, { grantUuid })).couponHistoryId!
  const path = await browser.data(checkoutCalls.checkout, {
    productSn: kettle!.productSn,
    quantity: 3,
  })
  const { amounts } = await browser.data(checkoutCalls.flowModify, {
    ...path,
    couponHistoryId,
    useIntegration: 1000,
  })
  expect(amounts).toMatchObject({ couponAmount: 1000, integrationAmount: 1000 })
  const { orderSn: sn, payAmount } = await browser.data(checkoutCalls.submit, {
    ...path,
    expectPayAmount: amounts.payAmount,
  })
  await pay(shop, browser, sn)
  await shop.dispatch()
  const [item] = (await browser.data(orderCalls.detail, { sn })).items
  return { browser, sn, payAmount, amounts, item: item! }
}

const sumOf = (of: RefundAmounts) =>
  of.goodsAmount -
  of.promotionAmount -
  of.couponAmount -
  of.integrationAmount +
  of.freightAmount +
  of.adjustAmount +
  of.amendsAmount +
  of.roundingAmount -
  of.reducedAmount

describe('the sum of a refund', () => {
  it('is explained to the shopper and the store, from the request to the money, and the points are those that come back', async () => {
    const { browser, sn, item } = await discounted()
    await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
    const { applyId } = await browser.data(returnsCalls.v2Apply, {
      orderItemId: item.id,
      num: 2,
      type: 1,
      ...because,
    })
    const asked = (await browser.data(returnsCalls.v2Detail, { applyId })).refundAmounts!
    expect(asked).toMatchObject({
      goodsAmount: 2 * item.productPrice,
      integrationAmount: 666,
      freightAmount: 0,
      reducedAmount: 0,
    })
    // Two thirds of it, but for what the floors of money and points leave over.
    expect(Math.abs(asked.couponAmount - 666)).toBeLessThanOrEqual(2)
    expect(sumOf(asked)).toBe(asked.refundAmount)
    await admin.data(returnsAdminCalls.agree, { applyId, amount: asked.refundAmount - 500 })
    await browser.data(returnsCalls.v2SetFreight, { applyId, ...waybill() })
    const agreed = (await admin.data(returnsAdminCalls.detail, { applyId })).refundAmounts!
    expect(agreed).toEqual({ ...asked, reducedAmount: 500, refundAmount: asked.refundAmount - 500 })
    // One of the two came.
    await admin.data(returnsAdminCalls.receive, {
      applyId,
      lines: [{ orderItemId: item.id, received: 1, sellable: 0 }],
    })
    await settle()
    const first = await browser.data(returnsCalls.v2Detail, { applyId })
    expect(first).toMatchObject({
      status: 3,
      refundAmounts: { goodsAmount: item.productPrice, integrationAmount: 333, reducedAmount: 0 },
    })
    expect(sumOf(first.refundAmounts!)).toBe(first.approvedAmount)
    expect(await balance(browser)).toBe(333)

    const next = await browser.data(returnsCalls.v2Apply, {
      orderItemId: item.id,
      num: 2,
      type: 4,
      reasonCode: 'notArrived',
    })
    await admin.data(returnsAdminCalls.agree, next)
    await settle()
    const second = await browser.data(returnsCalls.v2Detail, next)
    expect(second).toMatchObject({
      status: 3,
      refundAmounts: { goodsAmount: 2 * item.productPrice, integrationAmount: 667 },
    })
    expect(await balance(browser)).toBe(1000)
    // What came later does not change what the first one says.
    expect((await browser.data(returnsCalls.v2Detail, { applyId })).refundAmounts).toEqual(
      first.refundAmounts,
    )
    expect(first.refundAmounts!.couponAmount + second.refundAmounts!.couponAmount).toBe(
      item.couponAmount,
    )
  })

  it('is that of the order where all of it goes back unsent, with its freight', async () => {
    const { browser, sn, payAmount, amounts } = await discounted()
    const asked = await browser.data(returnsCalls.apply, { sn, type: 0, reasonCode: 'unwanted' })
    expect((await browser.data(returnsCalls.v2Detail, asked)).refundAmounts).toEqual({
      goodsAmount: amounts.totalAmount,
      promotionAmount: amounts.promotionAmount,
      couponAmount: amounts.couponAmount,
      integrationAmount: amounts.integrationAmount,
      freightAmount: amounts.freightAmount - amounts.freightDiscountAmount,
      adjustAmount: 0,
      amendsAmount: 0,
      roundingAmount: 0,
      chargedAmount: 0,
      reducedAmount: 0,
      refundAmount: payAmount,
    })
  })

  it('is none where goods are exchanged', async () => {
    const { browser, sn, item } = await discounted()
    await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
    const exchange = await browser.data(returnsCalls.v2Apply, {
      orderItemId: item.id,
      num: 1,
      type: 2,
      ...because,
    })
    expect(await browser.data(returnsCalls.v2Detail, exchange)).toMatchObject({
      refundAmounts: null,
    })
  })
})
