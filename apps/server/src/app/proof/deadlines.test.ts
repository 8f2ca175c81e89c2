import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { invoiceAdminCalls } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { voucherCalls } from '@mallard/contract/trade/payment/voucher.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { thirdReturnCalls } from '@mallard/contract/aftersales/third-return/third-return.calls'
import { thirdReturnAdminCalls } from '@mallard/contract/aftersales/third-return/third-return-admin.calls'
import { day, hour, minute, second } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openElsewhere, soldElsewhere } from '#features/aftersales/third-return/test-third.ts'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  setStock,
  skusWithStock,
  toCashier,
} from '../testing/test-buyer.ts'
import { testShop } from '../testing/test-shop.ts'
import { sendVoucher, voucherOf } from '../testing/test-transfers.ts'

/**
 * I-28: what is over is over by the clock. No job runs in this file until a test is done with a
 * deadline.
 */
const shop = await testShop()
const sku = (await skusWithStock(shop, 40)).find(({ price }) => price > 10_000)!
await setStock(shop, sku.skuId, 500)
let parcels = 0

afterAll(() => expectBooksToAgree(shop))

const waybill = () => ({
  companyCode: 'yuantong',
  deliverySn: `DL${String((parcels += 1)).padStart(10, '0')}`,
})

/** To just before a deadline, then to its very moment. */
async function around<T>(span: number, look: () => Promise<T>): Promise<{ before: T; after: T }> {
  shop.clock.advance(span - second)
  const before = await look()
  shop.clock.advance(second)
  return { before, after: await look() }
}

/** A return of a parcel that arrived. */
async function asked(type = 1) {
  const browser = await buyer(shop)
  const { orderSn: sn } = await placeOrder(browser, [sku])
  await pay(shop, browser, sn)
  await (await shop.staff()).data(orderAdminCalls.ship, { sn, ...waybill() })
  const { items } = await browser.data(orderCalls.detail, { sn })
  const { applyId } = await browser.data(returnsCalls.v2Apply, {
    orderItemId: items[0]!.id,
    num: 1,
    type,
    reasonCode: type === 4 ? 'notArrived' : 'quality',
  })
  const actions = async () => (await browser.data(returnsCalls.v2Detail, { applyId })).actions
  const adminActions = async () =>
    (await (await shop.staff()).data(returnsAdminCalls.detail, { applyId })).adminActions
  return { browser, applyId, actions, adminActions }
}

describe('the moment at which', () => {
  it('an unpaid order closes takes the ways to pay it along', async () => {
    const browser = await buyer(shop)
    const { orderSn } = await placeOrder(browser, [sku])
    const input = await voucherOf(shop, browser, orderSn)
    const look = async () => ({
      actions: (await browser.data(orderCalls.detail, { sn: orderSn })).actions,
      listed: (await browser.data(orderCalls.orderList, { active: 1 })).list[0]!.actions,
      account:
        (await browser.data(voucherCalls.offlineStatus, { orderId: orderSn })).account !== null,
    })
    const { before, after } = await around(30 * minute, look)
    expect(before).toEqual({ actions: ['pay', 'cancel'], listed: ['pay', 'cancel'], account: true })
    expect(after).toEqual({ actions: ['cancel'], listed: ['cancel'], account: false })
    await expect(toCashier(shop, browser, orderSn)).rejects.toThrow('no cashier')
    expect(await browser.call(voucherCalls.toPayOffline, input)).toMatchObject({
      reason: 'notPayable',
    })
  })

  it('a transfer was to be found keeps its voucher from being taken back', async () => {
    const browser = await buyer(shop)
    const { orderSn } = await placeOrder(browser, [sku])
    await sendVoucher(shop, browser, await shop.staff(), orderSn)
    const look = async () =>
      (await browser.data(voucherCalls.offlineStatus, { orderId: orderSn })).canWithdraw
    expect(await around(72 * hour, look)).toEqual({ before: true, after: false })
    expect(await browser.call(voucherCalls.withdrawOffline, { orderId: orderSn })).toMatchObject({
      reason: 'voucherSettled',
    })
  })

  it('a store was to answer takes its refusal away, and every amount below what was asked for', async () => {
    const { applyId, adminActions, actions } = await asked()
    expect(await around(3 * day, adminActions)).toEqual({
      before: ['agree', 'refuse'],
      after: ['agree'],
    })
    const admin = await shop.staff()
    expect(await admin.call(returnsAdminCalls.refuse, { applyId, reason: '太晚了' })).toMatchObject(
      { reason: 'returnStateChanged' },
    )
    expect(await admin.call(returnsAdminCalls.agree, { applyId, amount: 1 })).toMatchObject({
      reason: 'returnStateChanged',
    })
    expect(await actions()).toEqual(['cancel'])
    expect(await admin.data(returnsAdminCalls.agree, { applyId })).toMatchObject({ status: 0 })
  })

  it('a store was to answer changes nothing where silence means nothing', async () => {
    const { applyId, adminActions } = await asked(4)
    expect(await around(3 * day, adminActions)).toEqual({
      before: ['agree', 'refuse'],
      after: ['agree', 'refuse'],
    })
    expect(
      await (await shop.staff()).data(returnsAdminCalls.refuse, { applyId, reason: '已签收' }),
    ).toMatchObject({ status: 4 })
  })

  it('goods were to be sent back takes the waybill away', async () => {
    const { applyId, actions, browser } = await asked()
    await (await shop.staff()).data(returnsAdminCalls.agree, { applyId })
    expect(await around(7 * day, actions)).toEqual({
      before: ['cancel', 'setFreight'],
      after: ['cancel'],
    })
    expect((await browser.data(returnsCalls.v2List, {})).list[0]!.actions).toEqual(['cancel'])
    expect(await browser.call(returnsCalls.v2SetFreight, { applyId, ...waybill() })).toMatchObject({
      reason: 'returnStateChanged',
    })
    expect(await browser.data(returnsCalls.pickup, { applyId })).toMatchObject({
      isOffered: false,
      days: [],
    })
  })

  it.each([
    [1, ['receive']],
    // A replacement may be what the store has not got.
    [2, ['receive', 'refuseReceipt']],
  ])('a store was to look at goods of type %i leaves it %j', async (type, left) => {
    const { applyId, adminActions, browser } = await asked(type)
    await (await shop.staff()).data(returnsAdminCalls.agree, { applyId })
    await browser.data(returnsCalls.v2SetFreight, { applyId, ...waybill() })
    expect(await around(10 * day, adminActions)).toEqual({
      before: ['receive', 'refuseReceipt'],
      after: left,
    })
    const refused = await (
      await shop.staff()
    ).call(returnsAdminCalls.refuseReceipt, { applyId, reason: '影响二次销售' })
    expect(refused.reason).toBe(type === 1 ? 'returnStateChanged' : undefined)
  })

  it('a third-party return has waited long enough does the same', async () => {
    const browser = await shop.visitor()
    const sold = await soldElsewhere(shop)
    const { ticket } = await openElsewhere(shop, browser, sold)
    const { applyId } = await browser.data(thirdReturnCalls.apply, {
      ticket,
      lineNo: '1',
      num: 1,
      type: 1,
      reasonCode: 'quality',
    })
    const adminActions = async () =>
      (
        await (await shop.staff()).data(thirdReturnAdminCalls.detail, { applyId })
      ).adminActions.filter((action) => action !== 'tellAgain')
    expect(await around(3 * day, adminActions)).toEqual({
      before: ['agree', 'refuse'],
      after: ['agree'],
    })
    const late = { applyId, reason: '太晚了' }
    expect(await (await shop.staff()).call(thirdReturnAdminCalls.refuse, late)).toMatchObject({
      reason: 'returnStateChanged',
    })
    await (await shop.staff()).data(thirdReturnAdminCalls.agree, { applyId })
    // The order stays open for half an hour only.
    shop.clock.advance(7 * day - 15 * minute)
    await openElsewhere(shop, browser, sold)
    const info = () => browser.data(thirdReturnCalls.applyInfo, { id: applyId })
    const left = (await info()).deadlineAt! - shop.clock.now()
    expect(await around(left, async () => (await info()).actions)).toEqual({
      before: ['cancel', 'setFreight'],
      after: ['cancel'],
    })
    expect(
      await browser.call(thirdReturnCalls.addDelivery, { id: applyId, ...waybill() }),
    ).toMatchObject({ reason: 'returnStateChanged' })
  })

  it('goods of a third-party return were to be looked at takes the refusal away', async () => {
    const browser = await shop.visitor()
    const sold = await soldElsewhere(shop)
    const { ticket } = await openElsewhere(shop, browser, sold)
    const { applyId } = await browser.data(thirdReturnCalls.apply, {
      ticket,
      lineNo: '1',
      num: 1,
      type: 1,
      reasonCode: 'quality',
    })
    await (await shop.staff()).data(thirdReturnAdminCalls.agree, { applyId })
    await browser.data(thirdReturnCalls.addDelivery, { id: applyId, ...waybill() })
    const adminActions = async () =>
      (
        await (await shop.staff()).data(thirdReturnAdminCalls.detail, { applyId })
      ).adminActions.filter((action) => action !== 'tellAgain')
    expect(await around(10 * day, adminActions)).toEqual({
      before: ['receive', 'refuseReceipt'],
      after: ['receive'],
    })
    expect(
      await (
        await shop.staff()
      ).call(thirdReturnAdminCalls.refuseReceipt, { applyId, reason: '太晚了' }),
    ).toMatchObject({ reason: 'returnStateChanged' })
  })

  it('an invoice can be asked for no more takes the change of one that was turned down away', async () => {
    const browser = await buyer(shop)
    const { orderSn } = await placeOrder(browser, [sku])
    await pay(shop, browser, orderSn)
    const draft = { orderId: orderSn, type: 1 as const, name: '林小满' }
    const { invoiceId: id } = await browser.data(invoiceCalls.apply, draft)
    await (await shop.staff()).data(invoiceAdminCalls.reject, { id, reason: '抬头不符' })
    const ago = async (span: number) => {
      await sql`update orders set pay_time = ${new Date(shop.clock.now() - span)} where order_sn = ${orderSn}`.execute(
        shop.services.db,
      )
      return (await browser.data(invoiceCalls.detail, { id })).canEdit
    }
    expect([await ago(365 * day), await ago(365 * day + 1)]).toEqual([true, false])
    expect(await browser.call(invoiceCalls.apply, { ...draft, name: '林大满' })).toMatchObject({
      reason: 'invoiceTooLate',
    })
  })
})
