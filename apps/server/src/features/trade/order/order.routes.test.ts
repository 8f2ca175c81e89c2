import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { day, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
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
import { shipOrder } from '#features/trade/shipping/index.ts'

const shop = await testShop()
const [kettle, cup] = await skusWithStock(shop, 2)
const scope = { partnerId: 1, storeId: 1 }
const operator = () => ({ scope, staffId: 1, at: new Date(shop.clock.now()) })
const ship = (
  orderSn: string,
  deliverySn: string,
  lines?: { orderItemId: number; quantity: number }[],
) =>
  shop.services.db
    .transaction()
    .execute((trx) =>
      shipOrder(trx, operator(), { orderSn, companyCode: 'yuantong', deliverySn, lines }),
    )
const reserved = async (skuId: number) => {
  const { rows } = await sql<{
    on_hand: number
    reserved: number
  }>`select on_hand, reserved from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(
    shop.services.db,
  )
  return rows[0]!
}

afterAll(() => expectBooksToAgree(shop))

describe('an order', () => {
  it('goes from the cart to received', async () => {
    const browser = await buyer(shop)
    const { orderSn, payAmount } = await placeOrder(browser, [
      { productSn: kettle!.productSn, quantity: 2 },
      { productSn: cup!.productSn },
    ])
    expect((await browser.data(cartCalls.list, {})).cartNum).toBe(0)
    const unpaid = await browser.data(orderCalls.detail, { sn: orderSn })
    expect(unpaid).toMatchObject({
      status: 0,
      payStatus: 0,
      actions: ['pay', 'cancel'],
      amounts: { payAmount },
    })
    expect(unpaid.autoCloseAt).toBe(shop.clock.now() + 30 * minute)

    expect(await pay(shop, browser, orderSn)).toMatchObject({ paid: true })
    const paid = await browser.data(orderCalls.detail, { sn: orderSn })
    expect(paid).toMatchObject({ status: 1, payStatus: 1, payMethod: 'wxPay', autoCloseAt: null })

    const [first, second] = [kettle, cup].map((sku) =>
      paid.items.find(({ productSn }) => productSn === sku!.productSn),
    )
    expect(
      await ship(orderSn, 'YT0000000001', [{ orderItemId: first!.id, quantity: 1 }]),
    ).toMatchObject({ ok: true, value: { isWhole: false } })
    expect(await browser.data(orderCalls.detail, { sn: orderSn })).toMatchObject({
      status: 1,
      actions: ['logistics', 'return', 'invoice', 'rebuy'],
    })
    expect(
      await ship(orderSn, 'YT0000000002', [{ orderItemId: first!.id, quantity: 2 }]),
    ).toMatchObject({ ok: false, refusal: 'shipTooMany' })
    expect(await ship(orderSn, 'YT0000000001')).toMatchObject({
      ok: false,
      refusal: 'waybillKnown',
    })
    expect(await ship(orderSn, 'YT0000000002')).toMatchObject({
      ok: true,
      value: { isWhole: true },
    })
    const shipped = await browser.data(orderCalls.detail, { sn: orderSn })
    expect(shipped).toMatchObject({
      status: 2,
      actions: ['logistics', 'confirm', 'return', 'invoice', 'rebuy'],
    })
    expect(shipped.delivery.map(({ lines }) => lines)).toEqual([
      [{ orderItemId: first!.id, quantity: 1 }],
      [second, first].map((item) => ({ orderItemId: item!.id, quantity: 1 })),
    ])

    expect(await browser.data(orderCalls.confirm, { sn: orderSn })).toEqual({ status: 3 })
    expect(await browser.call(orderCalls.confirm, { sn: orderSn })).toMatchObject({
      code: 500,
      reason: 'orderStateChanged',
    })
    expect(await browser.data(orderCalls.delete, { sn: orderSn })).toEqual({ status: 3 })
    expect(await browser.call(orderCalls.detail, { sn: orderSn })).toMatchObject({
      code: 500,
      reason: 'notFound',
    })
    expect(await reserved(kettle!.skuId)).toEqual({ on_hand: 998, reserved: 0 })
  })

  it('can be cancelled while it is unpaid, and gives its stock back', async () => {
    const browser = await buyer(shop)
    const before = await reserved(kettle!.skuId)
    const { orderSn } = await placeOrder(browser, [{ productSn: kettle!.productSn, quantity: 3 }])
    expect((await reserved(kettle!.skuId)).reserved).toBe(before.reserved + 3)
    await toCashier(shop, browser, orderSn)
    expect(await browser.data(orderCalls.cancel, { sn: orderSn, reason: '不想要了' })).toEqual({
      status: 4,
    })
    expect(await reserved(kettle!.skuId)).toEqual(before)
    expect(await browser.data(orderCalls.detail, { sn: orderSn })).toMatchObject({
      status: 4,
      closeReason: 30,
      actions: ['delete', 'rebuy'],
    })
    expect(await browser.call(orderCalls.cancel, { sn: orderSn })).toMatchObject({
      code: 500,
      reason: 'orderStateChanged',
    })
  })

  it('closes by itself when its time to pay is over, late or twice', async () => {
    const browser = await buyer(shop)
    const { orderSn } = await placeOrder(browser, [{ productSn: kettle!.productSn }])
    shop.clock.advance(29 * minute)
    await shop.worker.runDue()
    expect(await statusOf(browser, orderSn)).toBe(0)
    shop.clock.advance(minute)
    await shop.worker.runDue()
    await shop.worker.runDue()
    expect(await browser.data(orderCalls.detail, { sn: orderSn })).toMatchObject({
      status: 4,
      closeReason: 10,
    })
  })

  it('counts as received ten days after it was sent', async () => {
    const browser = await buyer(shop)
    const { orderSn } = await placeOrder(browser, [{ productSn: kettle!.productSn }])
    await pay(shop, browser, orderSn)
    await ship(orderSn, 'YT0000000009')
    shop.clock.advance(10 * day - 1)
    await shop.worker.runDue()
    expect(await statusOf(browser, orderSn)).toBe(2)
    shop.clock.advance(1)
    await shop.worker.runDue()
    expect(await statusOf(browser, orderSn)).toBe(3)
  })

  it('is nobody else’s', async () => {
    const [mine, other] = [await buyer(shop), await buyer(shop)]
    const { orderSn } = await placeOrder(mine, [{ productSn: kettle!.productSn }])
    for (const row of [
      orderCalls.detail,
      orderCalls.traceDetail,
      orderCalls.orderStatus,
      orderCalls.cancel,
      orderCalls.confirm,
      orderCalls.delete,
    ] as const) {
      expect(await other.call(row, { sn: orderSn })).toMatchObject({
        code: 500,
        reason: 'notFound',
      })
    }
    mine.scope = { partnerId: 1, storeId: 2 }
    expect(await mine.call(orderCalls.detail, { sn: orderSn })).toMatchObject({
      code: 500,
      reason: 'notFound',
    })
  })
})

describe('the list of orders', () => {
  it('has tabs, pages and a search', async () => {
    const browser = await buyer(shop)
    const placed = []
    for (let count = 0; count < 3; count += 1)
      placed.push(await placeOrder(browser, [{ productSn: kettle!.productSn }]))
    await pay(shop, browser, placed[0]!.orderSn)
    expect(await browser.data(orderCalls.orderList, { pageSize: 2 })).toMatchObject({
      total: 3,
      hasNext: true,
    })
    expect(
      (await browser.data(orderCalls.orderList, { active: 1 })).list.map(({ orderSn }) => orderSn),
    ).toEqual([placed[2]!.orderSn, placed[1]!.orderSn])
    expect((await browser.data(orderCalls.orderList, { active: 2 })).total).toBe(1)
    expect((await browser.data(orderCalls.orderList, { keyword: placed[1]!.orderSn })).total).toBe(
      1,
    )
    expect((await browser.data(orderCalls.orderList, { keyword: '100%_' })).total).toBe(0)
    // A page that is no more is the last that has rows.
    for (const pageSize of [2, 20]) {
      const beyond = await browser.data(orderCalls.orderList, { pageNum: 9, pageSize })
      const pageNum = pageSize === 2 ? 2 : 1
      expect(beyond).toEqual(await browser.data(orderCalls.orderList, { pageNum, pageSize }))
      expect(beyond).toMatchObject({ total: 3, pageNum, hasNext: false })
    }
  })
})
