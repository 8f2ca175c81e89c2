import { createHash } from 'node:crypto'
import { orderCalls } from '@mallard/contract/order/order.calls'
import { orderDeskCalls } from '@mallard/contract/order/order-desk.calls'
import { returnsCalls } from '@mallard/contract/returns/returns.calls'
import { returnsDeskCalls } from '@mallard/contract/returns/returns-desk.calls'
import { minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, pay, placeOrder, skusWithStock } from '#app/test-buyer.ts'
import { testShop } from '#app/test-shop.ts'
import { applyRefundState } from '#features/payment/refund.service.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { returnRefunded } from './index.ts'

const shop = await testShop()
const [kettle] = await skusWithStock(shop, 1)
if (!kettle) throw new Error('the demo world has no goods')
const desk = await shop.staff()
let parcels = 0

afterAll(() => expectBooksToAgree(shop))

const times = <T>(count: number, run: (index: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, index) => run(index)))
const waybill = () => ({
  companyCode: 'yuantong',
  deliverySn: `YT${createHash('md5')
    .update(String((parcels += 1)))
    .digest('hex')
    .slice(0, 12)}`,
})

async function sold(quantity: number): Promise<{ browser: Caller; sn: string; orderItemId: number; realAmount: number }> {
  const browser = await buyer(shop)
  const { orderSn: sn } = await placeOrder(browser, [{ productSn: kettle!.productSn, quantity }])
  await pay(shop, browser, sn)
  const [item] = (await browser.data(orderCalls.detail, { sn })).items
  return { browser, sn, orderItemId: item!.id, realAmount: item!.realAmount }
}

describe('at the same moment', () => {
  it('fifty applications for the same units are one', async () => {
    const { browser, orderItemId } = await sold(2)
    const answers = await times(50, () => browser.call(returnsCalls.v2Apply, { orderItemId, num: 2, type: 4, reasonCode: 'unwanted' }))
    const ids = answers.flatMap(({ code, data }) => (code === 200 ? [(data as { applyId: string }).applyId] : []))
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(1)
    expect((await browser.data(returnsCalls.v2List, {})).total).toBe(1)
  })

  it('of operators who agree and refuse, and a shopper who takes it back, one wins and the others are told', async () => {
    const { browser, sn, orderItemId } = await sold(1)
    const { applyId } = await browser.data(returnsCalls.v2Apply, { orderItemId, num: 1, type: 4, reasonCode: 'unwanted' })
    const answers = await Promise.all([
      desk.call(returnsDeskCalls.agree, { applyId }),
      desk.call(returnsDeskCalls.agree, { applyId }),
      desk.call(returnsDeskCalls.refuse, { applyId, reason: '已发货' }),
      browser.call(returnsCalls.v2Cancel, { applyId }),
    ])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'returnStateChanged')).toHaveLength(3)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pay_refund where refund_no = ${`R${applyId}`}`.execute(shop.services.db)
    const { status } = await browser.data(returnsCalls.v2Detail, { applyId })
    expect(rows[0]!.n).toBe(status === 2 ? 1 : 0)
    expect((await browser.data(orderCalls.detail, { sn })).status).toBe(1)
  })

  it('a refund that is told of twenty times is booked once', async () => {
    const { browser, sn, orderItemId, realAmount } = await sold(2)
    await desk.data(orderDeskCalls.ship, { sn, ...waybill() })
    const { applyId } = await browser.data(returnsCalls.v2Apply, { orderItemId, num: 1, type: 4, reasonCode: 'notArrived' })
    await desk.data(returnsDeskCalls.agree, { applyId })
    const refundNo = `R${applyId}`
    const { rows } = await sql<{ payNo: string }>`
      select p.pay_no as "payNo" from pay_refund r join pay_order p on p.id = r.pay_order_id where r.refund_no = ${refundNo}`.execute(shop.services.db)
    const told = { payNo: rows[0]!.payNo, refundNo, state: 'succeeded', refundId: `C${applyId}` } as const
    await times(20, () => retryOnConflict(() => shop.services.db.transaction().execute((trx) => applyRefundState(shop.services, trx, returnRefunded, told))))
    shop.clock.advance(minute)
    expect(await browser.data(returnsCalls.v2Detail, { applyId })).toMatchObject({ status: 3 })
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({ status: 2, refundStatus: 10, refundedAmount: Math.floor(realAmount / 2) })
  })
})
