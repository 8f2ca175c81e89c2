import { createHash, randomUUID } from 'node:crypto'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { priceAdminCalls } from '@mallard/contract/trade/order/price-admin.calls'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  setStock,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { endAfterSale, openAfterSale } from '#features/trade/order/index.ts'
import { applyRefundState } from '#features/trade/payment/refund.service.ts'
import { retryOnConflict } from '#platform/db/retry.ts'

const shop = await testShop()
const [kettle] = await skusWithStock(shop, 1)
if (!kettle) throw new Error('the demo world has no goods')
const admin = await shop.staff()
let parcels = 0

afterAll(() => expectBooksToAgree(shop))

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))
const waybill = () => ({
  companyCode: 'yuantong',
  deliverySn: `YT${createHash('md5')
    .update(String((parcels += 1)))
    .digest('hex')
    .slice(0, 12)}`,
})

async function sold(
  quantity: number,
): Promise<{ browser: Caller; sn: string; orderItemId: number; realAmount: number }> {
  const browser = await buyer(shop)
  const { orderSn: sn } = await placeOrder(browser, [{ productSn: kettle!.productSn, quantity }])
  await pay(shop, browser, sn)
  const [item] = (await browser.data(orderCalls.detail, { sn })).items
  return { browser, sn, orderItemId: item!.id, realAmount: item!.realAmount }
}

const refundOf = (sn: string, orderItemId: number, amount: number, quantity = 2) => ({
  sn,
  isUnsent: true,
  lines: [{ orderItemId, quantity, amount: 0 }],
  freightAmount: 0,
  amount,
  restock: true,
  reasonCode: 'storeOutOfStock',
  desc: '',
})

/** The money of all units went back, and no more. */
async function backOnce(browser: Caller, sn: string, amount: number): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await shop.worker.runDue()
    shop.clock.advance(minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    await shop.dispatch()
  }
  expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({
    status: 4,
    refundedAmount: amount,
  })
}

describe('at the same moment', () => {
  it('fifty applications for the same units are one', async () => {
    const { browser, orderItemId } = await sold(2)
    const answers = await times(50, () =>
      browser.call(returnsCalls.v2Apply, { orderItemId, num: 2, type: 4, reasonCode: 'unwanted' }),
    )
    const ids = answers.flatMap(({ code, data }) =>
      code === 200 ? [(data as { applyId: string }).applyId] : [],
    )
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(1)
    expect((await browser.data(returnsCalls.v2List, {})).total).toBe(1)
  })

  it('of operators who agree and refuse, and a shopper who takes it back, one wins and the others are told', async () => {
    const { browser, sn, orderItemId } = await sold(1)
    const { applyId } = await browser.data(returnsCalls.v2Apply, {
      orderItemId,
      num: 1,
      type: 4,
      reasonCode: 'unwanted',
    })
    const answers = await Promise.all([
      admin.call(returnsAdminCalls.agree, { applyId }),
      admin.call(returnsAdminCalls.agree, { applyId }),
      admin.call(returnsAdminCalls.refuse, { applyId, reason: '已发货' }),
      browser.call(returnsCalls.v2Cancel, { applyId }),
    ])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'returnStateChanged')).toHaveLength(3)
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from pay_refund where refund_no = ${`R${applyId}`}`.execute(
      shop.services.db,
    )
    const { status } = await browser.data(returnsCalls.v2Detail, { applyId })
    expect(rows[0]!.n).toBe(status === 2 ? 1 : 0)
    expect((await browser.data(orderCalls.detail, { sn })).status).toBe(1)
  })

  it('of five exchanges for the last unit of a variant one is sent, and the others wait', async () => {
    const coming = []
    for (let count = 0; count < 5; count += 1) {
      const { browser, sn, orderItemId } = await sold(1)
      await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
      const asked = {
        orderItemId,
        num: 1,
        type: 2,
        reasonCode: 'size',
        exchangeProductSn: kettle.productSn,
      }
      const { applyId } = await browser.data(returnsCalls.v2Apply, asked)
      await admin.data(returnsAdminCalls.agree, { applyId })
      await browser.data(returnsCalls.v2SetFreight, { applyId, ...waybill() })
      coming.push({ applyId, lines: [{ orderItemId, received: 1, sellable: 0 }] })
    }
    await setStock(shop, kettle.skuId, 1)
    const answers = await Promise.all(
      coming.map((each) => admin.call(returnsAdminCalls.receive, each)),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'soldOut')).toHaveLength(4)
    await setStock(shop, kettle.skuId, 1000)
  })

  it('of two operators who give the same units back, one does, however often each of them says so', async () => {
    const { browser, sn, orderItemId, realAmount } = await sold(2)
    const finance = await shop.staff('finance')
    const asked = refundOf(sn, orderItemId, realAmount)
    const answers = await Promise.all(
      [admin, finance].flatMap((who) => {
        const request = { ...asked, requestId: randomUUID() }
        return Array.from({ length: 10 }, () => who.call(refundAdminCalls.refund, request))
      }),
    )
    const made = answers.flatMap(({ code, data }) =>
      code === 200 ? [(data as { applyId: string }).applyId] : [],
    )
    expect(made).toHaveLength(10)
    expect(new Set(made).size).toBe(1)
    expect(new Set(answers.map(({ code, reason }) => (code === 200 ? '' : reason)))).toEqual(
      new Set(['', 'lineInReturn']),
    )
    await backOnce(browser, sn, realAmount)
  })

  it('of a refund by the store and a return by the shopper, one has the units', async () => {
    const { browser, sn, orderItemId, realAmount } = await sold(1)
    const [refund, asked] = await Promise.all([
      admin.call(refundAdminCalls.refund, {
        ...refundOf(sn, orderItemId, realAmount, 1),
        requestId: randomUUID(),
      }),
      browser.call(returnsCalls.v2Apply, { orderItemId, num: 1, type: 4, reasonCode: 'unwanted' }),
    ])
    expect([refund, asked].filter(({ code }) => code === 200)).toHaveLength(1)
    expect([refund.reason, asked.reason].filter(Boolean)).toEqual([
      refund.code === 200 ? 'notReturnable' : 'lineInReturn',
    ])
    if (asked.code === 200)
      await admin.data(returnsAdminCalls.agree, asked.data as { applyId: string })
    await backOnce(browser, sn, realAmount)
  })

  it('a refund that is told of twenty times is booked once', async () => {
    const { browser, sn, orderItemId, realAmount } = await sold(2)
    await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
    const { applyId } = await browser.data(returnsCalls.v2Apply, {
      orderItemId,
      num: 1,
      type: 4,
      reasonCode: 'notArrived',
    })
    await admin.data(returnsAdminCalls.agree, { applyId })
    const refundNo = `R${applyId}`
    const { rows } = await sql<{ payNo: string }>`
      select p.pay_no as "payNo" from pay_refund r join pay_order p on p.id = r.pay_order_id where r.refund_no = ${refundNo}`.execute(
      shop.services.db,
    )
    const told = {
      payNo: rows[0]!.payNo,
      refundNo,
      state: 'succeeded',
      refundId: `C${applyId}`,
    } as const
    await times(20, () =>
      retryOnConflict(() =>
        shop.services.db.transaction().execute((trx) => applyRefundState(shop.services, trx, told)),
      ),
    )
    await shop.dispatch()
    shop.clock.advance(minute)
    expect(await browser.data(returnsCalls.v2Detail, { applyId })).toMatchObject({ status: 3 })
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({
      status: 2,
      refundStatus: 10,
      refundedAmount: Math.floor(realAmount / 2),
    })
  })
})

describe('as the time to confirm ends', () => {
  it('a return that begins keeps the order from being confirmed, and only for so long', async () => {
    const { browser, sn, orderItemId } = await sold(1)
    await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
    const { autoConfirmAt } = await browser.data(orderCalls.detail, { sn })
    shop.clock.advance(autoConfirmAt! - shop.clock.now() + minute)
    const { db } = shop.services
    const { rows } = await sql<{
      id: number
    }>`select id from orders where order_sn = ${sn}`.execute(db)
    const sale = {
      orderId: rows[0]!.id,
      lines: [{ orderItemId, quantity: 1 }],
      isUnsent: false,
      at: new Date(shop.clock.now()),
    }
    // The worker finds the order without a return, and waits for what this has not committed yet.
    const opening = await db.startTransaction().execute()
    await openAfterSale(opening, sale)
    const run = shop.worker.runDue()
    await vi.waitFor(async () => {
      const waiting = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%moved as%'`.execute(
        db,
      )
      expect(waiting.rows.length).toBeGreaterThan(0)
    }, 10_000)
    await opening.commit().execute()
    await run
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({ status: 2 })
    await db.transaction().execute((trx) => endAfterSale(trx, { ...sale, isDone: false }))
    shop.clock.advance(2 * hour)
    await shop.worker.runDue()
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({ status: 3 })
  })
  it('what one person gives in a day stays below its sum, whichever ways they take at once', async () => {
    shop.clock.advance(day + minute)
    const one = await shop.staff()
    const dear = (await skusWithStock(shop, 60)).toSorted((a, b) => b.price - a.price)[0]!
    const quantity = Math.ceil(210_000 / dear.price)
    const agreements = await times(7, async () => {
      const browser = await buyer(shop)
      const { orderSn: sn } = await placeOrder(browser, [{ ...dear, quantity }])
      await pay(shop, browser, sn)
      await one.data(orderAdminCalls.ship, { sn, ...waybill() })
      const [item] = (await browser.data(orderCalls.detail, { sn })).items
      const asked = { orderItemId: item!.id, num: quantity, type: 4, reasonCode: 'notArrived' }
      const { applyId } = await browser.data(returnsCalls.v2Apply, asked)
      return () => one.call(returnsAdminCalls.agree, { applyId, amount: 200_000 })
    })
    const prices = await times(2, async () => {
      const { orderSn: sn } = await placeOrder(await buyer(shop), [{ ...dear, quantity }])
      const { version, prices: now } = await one.data(orderAdminCalls.detail, { sn })
      const lines = now.lines.map((line) => ({ ...line, amount: line.amount - 200_000 }))
      const freightAmount = now.freight.amount
      const asked = lines.map(({ orderItemId, amount }) => ({ orderItemId, amount }))
      const lower = { sn, version, lines: asked, freightAmount, reason: '议价' }
      return () => one.call(orderAdminCalls.price, lower)
    })
    const answers = await Promise.all([...agreements, ...prices].map((give) => give()))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
    const waiting = [
      ...(await one.data(refundAdminCalls.waiting, {})),
      ...(await one.data(priceAdminCalls.waiting, {})),
    ]
    expect(waiting).toHaveLength(4)
    for (let round = 0; round < 3; round += 1) {
      await shop.worker.runDue()
      shop.clock.advance(minute)
      await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
      await shop.dispatch()
    }
  })
})
