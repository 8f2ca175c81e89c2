import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { fen, hour, minute, second } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
  statusOf,
  toCashier,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { applyRefundState } from './refund.service.ts'
import { settlePlain } from './settle.repo.ts'
import { settle } from './settle.service.ts'

const shop = await testShop()
const { services } = shop
const { db } = services
const [sku] = await skusWithStock(shop, 1)

afterAll(() => expectBooksToAgree(shop))

/** An order at WeChat's cashier, and what the channel would vouch for. */
async function awaited(transactionId: string) {
  const browser = await buyer(shop)
  const { orderSn, payAmount } = await placeOrder(browser, [sku!])
  const { payNo } = await toCashier(shop, browser, orderSn)
  const trade = {
    payNo,
    transactionId,
    amount: fen(payAmount),
    currency: 'CNY',
    paidAt: shop.clock.now(),
    merchantId: '',
    appId: '',
  }
  const note = {
    method: 'wxPay',
    notifyId: transactionId,
    about: 'payment',
    subjectNo: payNo,
    rawHash: '',
    at: new Date(shop.clock.now()),
  }
  return { browser, orderSn, trade, note }
}

describe('a payment that is vouched for', () => {
  it('is booked by the channel that was asked, in the amount and currency that were asked for, and by nothing else', async () => {
    const { browser, orderSn, trade, note } = await awaited('4200000001')
    expect(await settle(services, 'aliPay', trade)).toBe('mismatch')
    expect(await settlePlain(db, { ...note, method: 'aliPay' }, trade)).toBe(false)
    for (const other of [
      { amount: fen(trade.amount + 1) },
      { amount: fen(trade.amount - 1) },
      { currency: 'USD' },
    ])
      expect(await settle(services, 'wxPay', { ...trade, ...other })).toBe('mismatch')
    for (const by of [1, -1])
      expect(await settlePlain(db, note, { ...trade, amount: fen(trade.amount + by) })).toBe(false)
    expect(await settle(services, 'wxPay', { ...trade, payNo: `${trade.payNo}0` })).toBe('unknown')
    expect(await statusOf(browser, orderSn)).toBe(0)
    expect(await settlePlain(db, note, trade)).toBe(true)
    expect(await statusOf(browser, orderSn)).toBe(1)
    expect(await settlePlain(db, { ...note, notifyId: 'told again' }, trade)).toBe(false)
    expect(await settle(services, 'wxPay', trade)).toBe('repeated')
  })
})

describe('a payment that nobody makes', () => {
  it('is asked about at six ages of the attempt and by the time-out of its order, and never again', async () => {
    const { trade, orderSn, browser } = await awaited('4200000002')
    const began = shop.clock.now()
    const query = vi.spyOn(services.pay.wxPay, 'query')
    const asked: number[] = []
    const pass = async (step: number, steps: number) => {
      for (let count = 0; count < steps; count += 1) {
        query.mockClear()
        shop.clock.advance(step)
        await shop.worker.runDue()
        for (const [payNo] of query.mock.calls)
          if (payNo === trade.payNo) asked.push((shop.clock.now() - began) / second)
      }
    }
    await pass(5 * second, 48)
    await pass(minute, 20)
    expect(asked).toEqual([5, 15, 30, 60, 180, 600])
    await pass(minute, 10)
    expect(await statusOf(browser, orderSn)).toBe(4)
    const untilClosed = asked.length
    expect(untilClosed).toBeLessThanOrEqual(8)
    await pass(hour, 24)
    expect(asked).toHaveLength(untilClosed)
    query.mockRestore()
  })
})

describe('a payment at a cashier that was left for another', () => {
  it('closes the one that is open; a second payment goes back, and a return is paid from the first', async () => {
    const { browser, orderSn, trade, note } = await awaited('4200000003')
    const { payNo } = await toCashier(shop, browser, orderSn, 'aliPay')
    const stateOf = async () =>
      (
        await sql<{ status: number }>`select status from pay_order where pay_no = ${payNo}`.execute(
          db,
        )
      ).rows[0]!.status
    expect(await settlePlain(db, note, trade)).toBe(false)
    expect(await settle(services, 'wxPay', trade)).toBe('applied')
    expect(await stateOf()).toBe(1)
    await shop.worker.runDue()
    expect(await stateOf()).toBe(3)
    expect(await settle(services, 'aliPay', { ...trade, payNo, transactionId: '2026000001' })).toBe(
      'refunding',
    )
    const { items } = await browser.data(orderCalls.detail, { sn: orderSn })
    const { applyId } = await browser.data(returnsCalls.v2Apply, {
      orderItemId: items[0]!.id,
      num: 1,
      type: 4,
      reasonCode: 'unwanted',
    })
    await (await shop.staff()).data(returnsAdminCalls.agree, { applyId })
    const { rows } = await sql`
      select r.refund_no, r.cause, p.pay_no from pay_refund r join pay_order p on p.id = r.pay_order_id
      where p.pay_no in (${trade.payNo}, ${payNo}) order by r.id`.execute(db)
    expect(rows).toEqual([
      { refund_no: `R${payNo}`, cause: 'duplicate', pay_no: payNo },
      { refund_no: `R${applyId}`, cause: 'return', pay_no: trade.payNo },
    ])
  })
})

describe('a refund that is told of', () => {
  it('is booked for the payment that it belongs to alone', async () => {
    const browser = await buyer(shop)
    const { orderSn: sn } = await placeOrder(browser, [sku!])
    await pay(shop, browser, sn)
    const { items } = await browser.data(orderCalls.detail, { sn })
    const { applyId } = await browser.data(returnsCalls.v2Apply, {
      orderItemId: items[0]!.id,
      num: 1,
      type: 4,
      reasonCode: 'unwanted',
    })
    await (await shop.staff()).data(returnsAdminCalls.agree, { applyId })
    const { trade } = await awaited('4200000002')
    const refundNo = `R${applyId}`
    const told = {
      payNo: trade.payNo,
      refundNo,
      state: 'succeeded' as const,
      refundId: '5000000001',
    }
    expect(await db.transaction().execute((trx) => applyRefundState(services, trx, told))).toBe(
      'unknown',
    )
    const { rows } = await sql<{
      status: number
    }>`select status from pay_refund where refund_no = ${refundNo}`.execute(db)
    const { rows: events } =
      await sql`select 1 from event where topic = 'payment' and payload->>'refundNo' = ${refundNo}`.execute(
        db,
      )
    expect({ rows, events }).toEqual({ rows: [{ status: 0 }], events: [] })
    for (let round = 0; round < 3; round += 1) {
      await shop.worker.runDue()
      shop.clock.advance(minute)
      await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    }
    expect(
      (await sql`select status from pay_refund where refund_no = ${refundNo}`.execute(db)).rows,
    ).toEqual([{ status: 2 }])
  })
})
