import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { shipOrder } from './index.ts'

const shop = await testShop()
const [kettle] = await skusWithStock(shop, 1)
const ship = (orderSn: string, deliverySn: string) =>
  shop.services.db.transaction().execute((trx) =>
    shipOrder(
      trx,
      {
        scope: { partnerId: 1, storeId: 1 },
        staffId: 1,
        at: new Date(shop.clock.now()),
      },
      { orderSn, companyCode: 'yuantong', deliverySn },
    ),
  )

afterAll(() => expectBooksToAgree(shop))

describe('a parcel', () => {
  it('is followed by pushes, and asked for at most every half hour', async () => {
    const browser = await buyer(shop)
    const { orderSn } = await placeOrder(browser, [{ productSn: kettle!.productSn }])
    await pay(shop, browser, orderSn)
    await ship(orderSn, 'YT0000000021')
    await shop.worker.runDue()
    await shop.control('/_ctl/parcels/yuantong/YT0000000021/step', {})
    const [parcel] = await browser.data(orderCalls.traceDetail, { sn: orderSn })
    expect(parcel).toMatchObject({
      companyName: '圆通速递',
      phone: '95554',
      items: [{ productSn: kettle!.productSn, productQuantity: 1 }],
    })
    expect(parcel!.traces.length).toBeGreaterThan(0)
    const newest = parcel!.traces[0]!.time
    browser.cookies.set('lang', 'en')
    const [english] = await browser.data(orderCalls.traceDetail, { sn: orderSn })
    expect(english).toMatchObject({ companyName: 'YTO Express', stateText: 'Collected' })
    expect(english!.items[0]!.productAttr).toMatch(/^[ -~]+$/)
    expect((await browser.data(orderCalls.detail, { sn: orderSn })).delivery[0]!.companyName).toBe(
      'YTO Express',
    )
    browser.cookies.set('lang', 'zh')
    await shop.control('/_ctl/parcels/yuantong/YT0000000021/step', {})
    const [later] = await browser.data(orderCalls.traceDetail, { sn: orderSn })
    expect(later!.traces.length).toBeGreaterThan(parcel!.traces.length)
    expect(later!.traces[0]!.time).toBeGreaterThanOrEqual(newest)
  })

  it('is not changed by a push that is not signed', async () => {
    const response = await fetch(`${shop.url}/hooks/express/kuaidi100`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        sign: '0'.repeat(32),
        param: JSON.stringify({
          status: 'shutdown',
          lastResult: { com: 'yuantong', nu: 'YT0000000021', state: '3', data: [] },
        }),
      }),
    })
    expect(((await response.json()) as { result: boolean }).result).toBe(false)
    const { rows } = await sql<{
      state: string
    }>`select state from delivery where delivery_sn = 'YT0000000021'`.execute(shop.services.db)
    expect(rows[0]!.state).not.toBe('signed')
  })
})
