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
import { paymentGateway } from '#features/trade/payment/index.ts'
import { shipOrder } from '#features/trade/shipping/index.ts'
import { changeReceiver, closeByOperator } from './change.service.ts'

const shop = await testShop()
const [kettle, cup] = await skusWithStock(shop, 2)
const scope = { partnerId: 1, storeId: 1 }
const operator = () => ({ scope, staffId: 1, at: new Date(shop.clock.now()) })
const ship = (orderSn: string, deliverySn: string) =>
  shop.services.db
    .transaction()
    .execute((trx) => shipOrder(trx, operator(), { orderSn, companyCode: 'yuantong', deliverySn }))

afterAll(() => expectBooksToAgree(shop))

describe('the operator', () => {
  it('changes the address until the first parcel has left', async () => {
    const browser = await buyer(shop)
    const { orderSn } = await placeOrder(browser, [{ productSn: kettle!.productSn }])
    await pay(shop, browser, orderSn)
    const { rows } = await sql<{
      version: number
    }>`select version from orders where order_sn = ${orderSn}`.execute(shop.services.db)
    const version = rows[0]!.version
    const receiver = {
      name: '林大满',
      phone: '13900004321',
      provinceCode: '310000',
      cityCode: '310100',
      countyCode: '310115',
      detail: '世纪大道 1 号',
      postCode: '',
    }
    const { db } = shop.services
    expect(await changeReceiver(db, operator(), orderSn, receiver, version - 1)).toMatchObject({
      refusal: 'versionConflict',
    })
    expect(
      await changeReceiver(db, operator(), orderSn, { ...receiver, cityCode: '330100' }, version),
    ).toMatchObject({ refusal: 'badArea' })
    expect(await changeReceiver(db, operator(), orderSn, receiver, version)).toMatchObject({
      ok: true,
    })
    expect(await browser.data(orderCalls.detail, { sn: orderSn })).toMatchObject({
      remark: '',
      receiver: { name: '林大满', county: '浦东新区' },
    })
    await ship(orderSn, 'YT0000000011')
    expect(await changeReceiver(db, operator(), orderSn, receiver, version + 2)).toMatchObject({
      refusal: 'orderStateChanged',
    })
    expect(await ship(orderSn, 'YT0000000012')).toMatchObject({ refusal: 'notShippable' })
  })

  it('closes an unpaid order with a reason, and no paid one', async () => {
    const browser = await buyer(shop)
    const [first, second] = [
      await placeOrder(browser, [{ productSn: kettle!.productSn }]),
      await placeOrder(browser, [{ productSn: cup!.productSn }]),
    ]
    await pay(shop, browser, second.orderSn)
    const close = (orderSn: string) =>
      closeByOperator(shop.services, paymentGateway, operator(), { orderSn, reason: '缺货' })
    expect(await close(first.orderSn)).toEqual({ ok: true, value: 4 })
    expect(await close(second.orderSn)).toMatchObject({ refusal: 'orderStateChanged' })
    expect((await browser.data(orderCalls.detail, { sn: first.orderSn })).closeReason).toBe(50)
  })
})
