import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { maxUnpaid } from '@mallard/contract/trade/order/order.codes'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { voucherAdminCalls } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { hour } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { testCoupon } from '#features/pricing/coupon/test-coupons.ts'
import { buyer, expectBooksToAgree, pay, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { newSerial, sendVoucher } from '#app/testing/test-transfers.ts'

const shop = await testShop()
const { db } = shop.services
/** Dear enough to be paid by transfer. */
const sku = (await skusWithStock(shop, 40)).find(({ price }) => price > 10_000)!
const owner = await shop.staff()

afterAll(() => expectBooksToAgree(shop))

const flowOf = (browser: Caller) =>
  browser.data(checkoutCalls.checkout, { productSn: sku.productSn, quantity: 1 })
const place = async (browser: Caller) =>
  (await browser.data(checkoutCalls.submit, await flowOf(browser))).orderSn
const refused = async (browser: Caller) =>
  expect(await browser.call(checkoutCalls.submit, await flowOf(browser))).toMatchObject({
    reason: 'tooManyUnpaid',
  })

/** A shopper who has as many unpaid orders as one may have; their numbers. */
async function full(): Promise<{ browser: Caller; sns: string[] }> {
  const browser = await buyer(shop)
  const sns: string[] = []
  while (sns.length < maxUnpaid) sns.push(await place(browser))
  return { browser, sns }
}

const reservedOf = async () =>
  (
    await sql<{
      reserved: number
    }>`select reserved from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${sku.skuId}`.execute(
      db,
    )
  ).rows[0]!.reserved

describe('of twenty unpaid orders', () => {
  it('comes no twenty-first, in words that say what to do, and nothing of it stays', async () => {
    const { browser, sns } = await full()
    const [flow, reserved] = [await flowOf(browser), await reservedOf()]
    expect(await browser.call(checkoutCalls.submit, flow)).toMatchObject({
      status: 200,
      code: 500,
      reason: 'tooManyUnpaid',
      message: '您有20笔订单还没有付款，请先付款或取消后再下单',
    })
    browser.cookies.set('lang', 'en')
    expect((await browser.call(checkoutCalls.submit, flow)).message).toBe(
      'You have 20 orders that are not paid. Please pay or cancel one first',
    )
    expect(await reservedOf()).toBe(reserved)
    // The checkout itself is as it was: it goes through once there is room.
    await browser.data(orderCalls.cancel, { sn: sns[0]! })
    expect((await browser.data(checkoutCalls.submit, flow)).orderSn).toMatch(/^\d{20}$/)
    expect((await browser.data(checkoutCalls.submit, flow)).needPay).toBe(true)
  })

  it('each that is paid, cancelled by either side, or closed by the clock makes room for one', async () => {
    const { browser, sns } = await full()
    const [first, second, third] = sns
    expect((await pay(shop, browser, first!)).paid).toBe(true)
    await place(browser)
    await refused(browser)
    await browser.data(orderCalls.cancel, { sn: second! })
    await place(browser)
    await refused(browser)
    await owner.data(orderAdminCalls.close, { sn: third!, reason: '缺货' })
    await place(browser)
    await refused(browser)
    shop.clock.advance(hour)
    await shop.worker.runDue()
    for (let count = 0; count < maxUnpaid; count += 1) await place(browser)
    await refused(browser)
  })

  it('one whose transfer is looked at keeps its place until the money is found', async () => {
    const { browser, sns } = await full()
    const id = await sendVoucher(shop, browser, owner, sns[0]!)
    await refused(browser)
    await owner.data(voucherAdminCalls.reject, { id, reason: '未查到款项' })
    await refused(browser)
    const again = await sendVoucher(shop, browser, owner, sns[0]!)
    const { amount } = (await owner.data(voucherAdminCalls.list, { pageSize: 100 })).list.find(
      (voucher) => voucher.id === again,
    )!
    await owner.data(voucherAdminCalls.approve, { id: again, amount, serialNo: newSerial() })
    await place(browser)
    await refused(browser)
  })

  it('one that costs nothing is placed all the same, and another member’s are their own', async () => {
    const { browser } = await full()
    const [goods, freight] = [
      await testCoupon(shop, { face: 10_000_000 }),
      await testCoupon(shop, { kind: 3, face: 1_000_000 }),
    ]
    for (const coupon of [goods, freight]) await browser.data(couponCalls.draw, coupon)
    const flow = await flowOf(browser)
    expect((await browser.data(checkoutCalls.flow, flow)).amounts.payAmount).toBe(0)
    expect(await browser.data(checkoutCalls.submit, { ...flow, expectPayAmount: 0 })).toMatchObject(
      { needPay: false },
    )
    await refused(browser)
    await place(await buyer(shop))
  })
})
