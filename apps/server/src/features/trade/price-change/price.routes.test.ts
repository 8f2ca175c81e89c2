import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { priceAdminCalls } from '@mallard/contract/trade/order/price-admin.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { repairAdminCalls } from '@mallard/contract/trade/repair/repair-admin.calls'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  paymentAt,
  placeOrder,
  skusWithStock,
  statusOf,
  toCashier,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const { db } = shop.services
const cheap = (await skusWithStock(shop, 1000)).find(({ price }) => price * 3 < 9900)
const [kettle] = await skusWithStock(shop, 1)
let admin: Caller

beforeEach(async () => {
  admin = await shop.staff()
})
afterAll(() => expectBooksToAgree(shop))

const detailOf = (sn: string) => admin.data(orderAdminCalls.detail, { sn })
const amountsOf = async (who: Caller, sn: string) =>
  (await who.data(orderCalls.detail, { sn })).amounts

/** An unpaid order, and what is asked to make it cheaper. */
async function unpaid(quantity = 2, sku = kettle!) {
  const browser = await buyer(shop)
  const { orderSn: sn, payAmount } = await placeOrder(browser, [{ ...sku, quantity }])
  const { version, prices } = await detailOf(sn)
  const [line] = prices.lines
  const asked = {
    sn,
    version,
    lines: [{ orderItemId: line!.orderItemId, amount: line!.amount - 1001 }],
    freightAmount: prices.freight.amount,
    reason: '老客优惠',
  }
  return { browser, sn, payAmount, prices, asked }
}

async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await shop.worker.runDue()
    shop.clock.advance(minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    await shop.dispatch()
  }
}

describe('the price of an unpaid order', () => {
  it('is lowered by the line, once; the shopper is told and pays that', async () => {
    const { browser, sn, payAmount, asked } = await unpaid()
    const first = await admin.data(orderAdminCalls.price, asked)
    expect(first).toMatchObject({
      amounts: { payAmount: payAmount - 1001, adjustAmount: -1001 },
      version: asked.version + 1,
    })
    expect(await admin.data(orderAdminCalls.price, asked)).toMatchObject({ version: first.version })
    await shop.dispatch()
    expect((await browser.data(noticesCalls.list, {})).list[0]).toMatchObject({
      title: '商家已改价',
      text: expect.stringContaining(((payAmount - 1001) / 100).toFixed(2)),
    })
    expect(await amountsOf(browser, sn)).toMatchObject({
      payAmount: payAmount - 1001,
      adjustAmount: -1001,
    })
    expect((await browser.data(orderCalls.orderStatus, { sn }))[0]).toMatchObject({
      payAmount: payAmount - 1001,
    })
    await pay(shop, browser, sn)
    expect(await statusOf(browser, sn)).toBe(1)
    const { list } = await admin.data(staffCalls.audit, { object: `order ${sn}` })
    expect(list).toMatchObject([
      {
        action: 'order.price',
        changes: {
          payAmount: { before: payAmount, after: payAmount - 1001 },
          reason: { after: '老客优惠' },
        },
      },
    ])
    expect((await detailOf(sn)).log.map(({ event }) => event)).toEqual(['submit', 'reprice', 'pay'])
  })

  it('goes back to the fen in parts, with the freight that was paid and no more', async () => {
    const { browser, sn, prices, asked } = await unpaid(3, cheap!)
    expect(prices.freight.amount).toBeGreaterThan(0)
    const { amounts } = await admin.data(orderAdminCalls.price, {
      ...asked,
      lines: [{ ...asked.lines[0]!, amount: prices.lines[0]!.amount - 100 }],
      freightAmount: 1,
    })
    await pay(shop, browser, sn)
    const [item] = (await browser.data(orderCalls.detail, { sn })).items
    expect(await admin.data(refundAdminCalls.options, { sn })).toMatchObject({
      left: amounts.payAmount,
      freightLeft: 1,
    })
    const one = await browser.data(returnsCalls.v2Apply, {
      orderItemId: item!.id,
      num: 1,
      type: 4,
      reasonCode: 'unwanted',
    })
    const { refundAmounts } = await admin.data(returnsAdminCalls.agree, one)
    expect(refundAmounts).toMatchObject({ adjustAmount: -33, amendsAmount: 0 })
    await settle()
    const rest = await browser.data(returnsCalls.v2Apply, {
      orderItemId: item!.id,
      num: 2,
      type: 4,
      reasonCode: 'unwanted',
    })
    expect(await admin.data(returnsAdminCalls.agree, rest)).toMatchObject({
      freightAmount: 1,
      refundAmounts: { adjustAmount: -67 },
    })
    await settle()
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({
      status: 4,
      refundedAmount: amounts.payAmount,
    })
  })

  it('is never raised above what was ordered, nor lowered to nothing, and only while it is unpaid', async () => {
    const { browser, sn, prices, asked } = await unpaid()
    const { orderItemId, amount } = prices.lines[0]!
    const ask = (more: object) => admin.call(orderAdminCalls.price, { ...asked, ...more })
    expect(await ask({ lines: [{ orderItemId, amount: amount + 1 }] })).toMatchObject({
      reason: 'priceAboveOrdered',
    })
    expect(await ask({ freightAmount: prices.freight.amount + 1 })).toMatchObject({
      reason: 'priceAboveOrdered',
    })
    expect(await ask({ lines: [{ orderItemId, amount: 0 }], freightAmount: 0 })).toMatchObject({
      reason: 'nothingToPay',
    })
    expect(await ask({ lines: [asked.lines[0], asked.lines[0]] })).toMatchObject({
      reason: 'badInput',
    })
    expect(await ask({ version: asked.version - 1 })).toMatchObject({ reason: 'versionConflict' })
    const { version } = await admin.data(orderAdminCalls.price, asked)
    expect(
      await admin.data(orderAdminCalls.price, {
        ...asked,
        version,
        lines: [{ orderItemId, amount }],
      }),
    ).toMatchObject({ amounts: { adjustAmount: 0 } })
    await pay(shop, browser, sn)
    expect(await ask({ version: (await detailOf(sn)).version })).toMatchObject({
      reason: 'orderStateChanged',
    })
  })

  it('closes the cashier that was open: it takes nothing, and the next one asks for the new price', async () => {
    const { browser, sn, payAmount, asked } = await unpaid()
    const old = await toCashier(shop, browser, sn)
    await admin.data(orderAdminCalls.price, asked)
    expect(await shop.control('/_ctl/pay', paymentAt('wxPay', old))).toMatchObject({ paid: false })
    expect(await statusOf(browser, sn)).toBe(0)
    await pay(shop, browser, sn)
    const { rows } = await sql<{
      amount: number
    }>`select paid_amount as amount from orders where order_sn = ${sn}`.execute(db)
    expect(rows[0]!.amount).toBe(payAmount - 1001)
  })

  it('is not paid at a cashier that cannot be closed and asks for the old one: that goes back, and the order waits', async () => {
    const { browser, sn, payAmount, asked } = await unpaid()
    // Alipay knows of no trade before somebody signs in there, so that there is nothing to close.
    const old = await toCashier(shop, browser, sn, 'aliPay')
    await admin.data(orderAdminCalls.price, asked)
    expect(await shop.control('/_ctl/pay', paymentAt('aliPay', old))).toMatchObject({ paid: true })
    await settle()
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({ status: 0, payStatus: 0 })
    const { list } = await admin.data(repairAdminCalls.refunds, { view: 'all', q: `R${old.payNo}` })
    expect(list).toMatchObject([{ cause: 'repriced', amount: payAmount, status: 2 }])
    await pay(shop, browser, sn, 'aliPay')
    expect(await statusOf(browser, sn)).toBe(1)
  })

  it('goes down by what one person may give alone, in however many steps and with refunds', async () => {
    shop.clock.advance(day + minute)
    admin = await shop.staff()
    const dear = (await skusWithStock(shop, 30)).toSorted((a, b) => b.price - a.price)[0]!
    const quantity = Math.ceil(220_000 / dear.price)
    const lower = async (by: number, order = unpaid(quantity, dear)) => {
      const { sn, asked, prices } = await order
      const { version } = await detailOf(sn)
      const lines = [{ ...asked.lines[0]!, amount: prices.lines[0]!.amount - by }]
      return admin.call(orderAdminCalls.price, { ...asked, version, lines })
    }
    const order = unpaid(quantity, dear)
    const { sn: same, payAmount: full } = await order
    const toPay = async () => (await detailOf(same)).amounts.payAmount
    const takeBack = async () => {
      const [open] = await admin.data(priceAdminCalls.waiting, {})
      await admin.data(priceAdminCalls.decide, { id: open!.id, verdict: 'withdraw', note: '' })
    }
    expect(await lower(200_001, order)).toMatchObject({ code: 200 })
    expect(await toPay()).toBe(full)
    await takeBack()
    expect(await lower(199_000, order)).toMatchObject({ code: 200 })
    expect(await lower(200_001, order)).toMatchObject({ code: 200 })
    expect(await toPay()).toBe(full - 199_000)
    await takeBack()
    expect(await lower(200_000, order)).toMatchObject({ code: 200 })
    expect(await toPay()).toBe(full - 200_000)
    for (let more = 0; more < 4; more += 1)
      expect(await lower(200_000)).toMatchObject({ code: 200 })
    expect(await admin.data(priceAdminCalls.waiting, {})).toEqual([])
    expect(await lower(1)).toMatchObject({ code: 200 })
    expect(await admin.data(priceAdminCalls.waiting, {})).toHaveLength(1)
    const { sn, browser } = await unpaid(1)
    await pay(shop, browser, sn)
    expect(await admin.data(refundAdminCalls.options, { sn })).toMatchObject({ leftToday: 0 })
  })
  it('goes down further on the word of two, as it was when it was asked for', async () => {
    shop.clock.advance(day + minute)
    admin = await shop.staff()
    const finance = await shop.staff('finance')
    const dear = (await skusWithStock(shop, 30)).toSorted((a, b) => b.price - a.price)[0]!
    const quantity = Math.ceil(220_000 / dear.price)
    const toOneFen = async () => {
      const { sn, asked, browser, payAmount, prices } = await unpaid(quantity, dear)
      const { amount } = prices.lines[0]!
      const freight = prices.freight.amount
      const all = { ...asked, lines: [{ ...asked.lines[0]!, amount: 1 }], freightAmount: 0 }
      for (let turn = 0; turn < 2; turn += 1) await admin.data(orderAdminCalls.price, all)
      const [open] = await admin.data(priceAdminCalls.waiting, {})
      expect(open).toMatchObject({ orderSn: sn, was: payAmount, payAmount: 1, canWithdraw: true })
      return { sn, browser, payAmount, id: open!.id, all, amount, freight }
    }
    const first = await toOneFen()
    expect((await amountsOf(first.browser, first.sn)).payAmount).toBe(first.payAmount)
    const yes = { id: first.id, verdict: 'approve', note: '' } as const
    expect(await admin.call(priceAdminCalls.decide, yes)).toMatchObject({ reason: 'needsAnother' })
    const other = { ...first.all, lines: [{ ...first.all.lines[0]!, amount: 2 }] }
    expect(await admin.call(orderAdminCalls.price, other)).toMatchObject({ reason: 'proposalOpen' })
    // An open cashier asks for the old price: it is closed.
    await toCashier(shop, first.browser, first.sn)
    for (let turn = 0; turn < 2; turn += 1)
      expect(await finance.data(priceAdminCalls.decide, yes)).toEqual([])
    expect((await amountsOf(first.browser, first.sn)).payAmount).toBe(1)
    const { list } = await admin.data(staffCalls.audit, { object: `order ${first.sn}` })
    const actions = ['price.set', 'price.approve', 'price.propose']
    expect(list.map(({ action }) => action)).toEqual(actions)
    await pay(shop, first.browser, first.sn)
    expect(await statusOf(first.browser, first.sn)).toBe(1)
    // Neither of the two gave it alone.
    const { leftToday, aloneUpTo } = await finance.data(refundAdminCalls.options, { sn: first.sn })
    expect(leftToday).toBe(aloneUpTo)

    // One that has changed since is refused before any cashier closes.
    const changed = await toOneFen()
    await admin.data(orderAdminCalls.price, {
      ...changed.all,
      lines: [{ ...changed.all.lines[0]!, amount: changed.amount - 1 }],
      freightAmount: changed.freight,
    })
    const cashier = await toCashier(shop, changed.browser, changed.sn)
    expect(await finance.call(priceAdminCalls.decide, { ...yes, id: changed.id })).toMatchObject({
      reason: 'versionConflict',
    })
    expect(await shop.control('/_ctl/pay', paymentAt('wxPay', cashier))).toMatchObject({
      paid: true,
    })
    await settle()

    const second = await toOneFen()
    await pay(shop, second.browser, second.sn)
    const late = { ...yes, id: second.id }
    const isOver = { reason: 'orderStateChanged' }
    expect(await finance.call(priceAdminCalls.decide, late)).toMatchObject(isOver)
    expect((await amountsOf(second.browser, second.sn)).payAmount).toBe(second.payAmount)
  })
})
