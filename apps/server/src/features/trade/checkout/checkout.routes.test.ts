import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls, type Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { day, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  hangzhou,
  pay,
  placeOrder,
  setStock,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { checkoutJobs } from './checkout.jobs.ts'

const shop = await testShop()
const [kettle, cup] = await skusWithStock(shop, 2)
const { db } = shop.services
const buyNow = { productSn: kettle!.productSn, quantity: 1 }
type Browser = Awaited<ReturnType<typeof buyer>>

const priced = async (browser: Browser, input: { ids: number[] } | typeof buyNow = buyNow) => {
  const opened = await browser.data(checkoutCalls.checkout, input)
  return { ...opened, flow: await browser.data(checkoutCalls.flow, opened) }
}
const orderCount = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from orders`.execute(db)).rows[0]!
    .count

afterAll(() => expectBooksToAgree(shop))

describe('a checkout', () => {
  it('prices cart lines with freight to the default address', async () => {
    const browser = await buyer(shop)
    const lines = [
      await browser.data(cartCalls.add, { goods: kettle!.productSn, qty: 2 }),
      await browser.data(cartCalls.add, { goods: cup!.productSn, qty: 1 }),
    ]
    const { cartId, flow } = await priced(browser, { ids: lines.map((line) => line.cartId) })
    expect(cartId).toBe(lines.map((line) => line.cartId).join(','))
    expect(flow).toMatchObject({
      kind: 1,
      blocked: null,
      address: { county: '西湖区' },
      expiresAt: shop.clock.now() + 30 * minute,
    })
    const { totalAmount, freightAmount, payAmount } = flow.amounts
    expect(totalAmount).toBe(2 * kettle!.price + cup!.price)
    expect(payAmount).toBe(totalAmount + freightAmount)
  })

  it('for buying now leaves the cart alone', async () => {
    const browser = await buyer(shop)
    await browser.data(cartCalls.add, { goods: kettle!.productSn, qty: 2 })
    const { flowId, cartId, flow } = await priced(browser)
    expect([cartId, flow.kind, flow.lines.length]).toEqual(['0', 2, 1])
    await browser.data(checkoutCalls.submit, { flowId, cartId })
    expect((await browser.data(cartCalls.list, {})).cartNum).toBe(2)
  })

  it('waits for an address, and takes the one that is added then', async () => {
    const browser = await shop.shopper()
    const { flowId, cartId, flow } = await priced(browser)
    expect(flow).toMatchObject({
      address: null,
      blocked: '请选择收货地址',
      freightText: '选择地址后计算',
      arrivalText: '',
    })
    expect(await browser.call(checkoutCalls.submit, { flowId, cartId })).toMatchObject({
      reason: 'addressNeeded',
    })
    await browser.data(addressCalls.save, hangzhou)
    expect(await browser.data(checkoutCalls.flow, { flowId, cartId })).toMatchObject({
      address: { county: '西湖区' },
      blocked: null,
      arrivalText: expect.stringMatching(/^今天.*付款，(明天|后天)送达$/) as string,
    })
    expect((await browser.data(checkoutCalls.submit, { flowId, cartId })).needPay).toBe(true)
  })

  it('changes its address and note, but never to someone else’s address', async () => {
    const [browser, other] = [await buyer(shop), await buyer(shop)]
    const { flowId, cartId } = await priced(browser)
    const shanghai = await browser.data(addressCalls.save, {
      ...hangzhou,
      provinceCode: '310000',
      cityCode: '310100',
      countyCode: '310115',
    })
    expect(
      await browser.data(checkoutCalls.flowModify, {
        flowId,
        cartId,
        addressId: shanghai.id,
        remark: ' 放门口 ',
      }),
    ).toMatchObject({
      address: { county: '浦东新区' },
      remark: '放门口',
    })
    const [theirs] = await other.data(addressCalls.list, {})
    expect(
      await browser.call(checkoutCalls.flowModify, { flowId, cartId, addressId: theirs!.id }),
    ).toMatchObject({ reason: 'notFound' })
    const { orderSn } = await browser.data(checkoutCalls.submit, { flowId, cartId })
    expect(await browser.data(orderCalls.detail, { sn: orderSn })).toMatchObject({
      remark: '放门口',
      receiver: { county: '浦东新区' },
    })
  })

  it('takes the wish for an invoice, which is applied for once the order is paid, and issued once it is received', async () => {
    const browser = await buyer(shop)
    const { flowId, cartId } = await priced(browser)
    const input = { type: 2 as const, name: '杭州野鸭科技有限公司', taxNo: '91350100M000100Y43' }
    expect(
      await browser.call(checkoutCalls.flowModify, {
        flowId,
        cartId,
        invoice: { ...input, taxNo: '' },
      }),
    ).toMatchObject({ reason: 'taxNumberNeeded' })
    expect(
      (await browser.data(checkoutCalls.flowModify, { flowId, cartId, invoice: input })).invoice,
    ).toMatchObject(input)
    expect(
      (await browser.data(checkoutCalls.flowModify, { flowId, cartId, invoice: null })).invoice,
    ).toBeNull()
    await browser.data(checkoutCalls.flowModify, { flowId, cartId, invoice: input })
    expect(
      (await browser.data(checkoutCalls.flowModify, { flowId, cartId, remark: '放门口' })).invoice,
    ).toMatchObject(input)
    const { orderSn } = await browser.data(checkoutCalls.submit, { flowId, cartId })
    expect(await browser.data(orderCalls.detail, { sn: orderSn })).toMatchObject({
      invoiceState: 0,
      actions: expect.not.arrayContaining(['invoice']),
    })
    await pay(shop, browser, orderSn)
    await shop.dispatch()
    expect((await browser.data(invoiceCalls.byOrder, { sn: orderSn })).invoice).toMatchObject({
      ...input,
      stage: 'applied',
    })
    expect(await browser.data(orderCalls.detail, { sn: orderSn })).toMatchObject({
      invoiceState: 0,
      actions: expect.arrayContaining(['invoice']),
    })
  })

  it('does not deliver overseas where no template says so', async () => {
    const browser = await shop.shopper()
    await browser.data(addressCalls.save, {
      ...hangzhou,
      provinceCode: '900000',
      cityCode: '940400',
      countyCode: '940400',
      phone: '+254 700 000000',
    })
    await sql`update freight_template set areas = (select jsonb_agg(a) from jsonb_array_elements(areas) a where not (a -> 'codes') ? '9') where partner_id = 1`.execute(
      db,
    )
    const { flowId, cartId, flow } = await priced(browser)
    expect(flow.blocked).toContain('暂不支持配送')
    const headers = { 'accept-language': 'en', 'content-type': 'application/json' }
    const english = await browser.fetch(`/b2c/orderV2/1-1/flow/${flowId}/${cartId}`, {
      method: checkoutCalls.flow.method,
      headers,
      body: '{}',
    })
    expect(((await english.json()) as { data: Flow }).data.blocked).toMatch(
      /^We do not deliver there: [A-Z]/,
    )
    expect(await browser.call(checkoutCalls.submit, { flowId, cartId })).toMatchObject({
      reason: 'notDeliverable',
    })
  })

  it('is forgotten a day after it was left, unless an order came of it', async () => {
    const browser = await buyer(shop)
    const [left, used] = [await priced(browser), await priced(browser)]
    await browser.data(checkoutCalls.submit, { flowId: used.flowId, cartId: used.cartId })
    shop.clock.advance(day + 31 * minute)
    await checkoutJobs(shop.services)['checkout.sweep'].run({
      payload: {},
      scope: undefined,
      attempt: 1,
      finish: async () => {},
    })
    const { rows } = await sql<{
      flow_id: string
    }>`select flow_id from checkout_flow where flow_id in (${left.flowId}, ${used.flowId})`.execute(
      db,
    )
    expect(rows).toEqual([{ flow_id: used.flowId }])
  })

  it('is nobody else’s', async () => {
    const [mine, other] = [await buyer(shop), await buyer(shop)]
    const { flowId, cartId } = await priced(mine)
    expect(await other.call(checkoutCalls.flow, { flowId, cartId })).toMatchObject({
      reason: 'notFound',
    })
    expect(
      await other.call(checkoutCalls.flowModify, { flowId, cartId, remark: 'x' }),
    ).toMatchObject({ reason: 'notFound' })
    expect(await other.call(checkoutCalls.submit, { flowId, cartId })).toMatchObject({
      reason: 'notFound',
    })
    const line = await mine.data(cartCalls.add, { goods: kettle!.productSn, qty: 1 })
    expect(await other.call(checkoutCalls.checkout, { ids: [line.cartId] })).toMatchObject({
      reason: 'cartLineGone',
    })
  })

  it('tells at once what cannot be bought', async () => {
    const browser = await buyer(shop)
    expect(
      await browser.call(checkoutCalls.checkout, { productSn: 'NO-SUCH-SKU', quantity: 1 }),
    ).toMatchObject({ reason: 'notFound' })
    await setStock(shop, cup!.skuId, 3)
    expect(
      await browser.call(checkoutCalls.checkout, { productSn: cup!.productSn, quantity: 4 }),
    ).toMatchObject({
      reason: 'notEnoughStock',
      data: { left: 3 },
    })
    await setStock(shop, cup!.skuId, 1000)
    for (const body of [
      {},
      { ids: [] },
      { ids: [1], productSn: 'A', quantity: 1 },
      { productSn: 'A' },
      { ids: [-1] },
      { ids: ['x'] },
    ]) {
      expect(
        await browser.call(checkoutCalls.checkout, body as never),
        JSON.stringify(body),
      ).toMatchObject({ code: 500, reason: 'badInput' })
    }
  })
})

describe('submitting', () => {
  it('answers the same again, and refuses another body', async () => {
    const browser = await buyer(shop)
    const { flowId, cartId, flow } = await priced(browser)
    const body = { flowId, cartId, expectPayAmount: flow.amounts.payAmount }
    const before = await orderCount()
    const first = await browser.data(checkoutCalls.submit, body)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.data(checkoutCalls.submit, body)),
    )
    expect(answers).toEqual(answers.map(() => first))
    expect(await orderCount()).toBe(before + 1)
    for (const other of [
      { ...body, expectPayAmount: 1 },
      { flowId, cartId },
      { ...body, cartId: '7' },
    ]) {
      expect(await browser.call(checkoutCalls.submit, other)).toMatchObject({
        reason: 'flowChanged',
      })
    }
    expect(await browser.call(checkoutCalls.flow, { flowId, cartId })).toMatchObject({
      reason: 'flowChanged',
    })
  })

  it('makes one order of twenty taps at once', async () => {
    const browser = await buyer(shop)
    const { flowId, cartId } = await priced(browser)
    const before = await orderCount()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.data(checkoutCalls.submit, { flowId, cartId })),
    )
    expect(new Set(answers.map(({ orderSn }) => orderSn)).size).toBe(1)
    expect(await orderCount()).toBe(before + 1)
  })

  it('never charges another price than the one that was shown', async () => {
    const browser = await buyer(shop)
    const { flowId, cartId, flow } = await priced(browser)
    const change = (by: number) =>
      sql`update store_sku set sale_price = sale_price + ${by} where partner_id = 1 and store_id = 1 and sku_id = ${kettle!.skuId}`.execute(
        db,
      )
    await change(100)
    expect(
      await browser.call(checkoutCalls.submit, {
        flowId,
        cartId,
        expectPayAmount: flow.amounts.payAmount,
      }),
    ).toMatchObject({ reason: 'priceChanged' })
    const again = await browser.data(checkoutCalls.flow, { flowId, cartId })
    expect(again.amounts.totalAmount).toBe(flow.amounts.totalAmount + 100)
    expect(
      (
        await browser.data(checkoutCalls.submit, {
          flowId,
          cartId,
          expectPayAmount: again.amounts.payAmount,
        })
      ).payAmount,
    ).toBe(again.amounts.payAmount)
    await change(-100)
  })

  it('is refused after half an hour, whether a job ran or not', async () => {
    const browser = await buyer(shop)
    const { flowId, cartId } = await priced(browser)
    shop.clock.advance(30 * minute)
    expect(await browser.call(checkoutCalls.submit, { flowId, cartId })).toMatchObject({
      reason: 'flowExpired',
    })
    expect(await browser.call(checkoutCalls.flow, { flowId, cartId })).toMatchObject({
      reason: 'flowExpired',
    })
    expect(
      await browser.call(checkoutCalls.flowModify, { flowId, cartId, remark: 'x' }),
    ).toMatchObject({ reason: 'flowExpired' })
  })

  it('leaves nothing behind when stock is gone, and works when it is back', async () => {
    const browser = await buyer(shop)
    const { flowId, cartId } = await priced(browser)
    const before = await orderCount()
    await setStock(
      shop,
      kettle!.skuId,
      (
        await sql<{
          reserved: number
        }>`select reserved from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${kettle!.skuId}`.execute(
          db,
        )
      ).rows[0]!.reserved,
    )
    expect(await browser.call(checkoutCalls.submit, { flowId, cartId })).toMatchObject({
      reason: 'soldOut',
    })
    expect(await orderCount()).toBe(before)
    expect((await browser.data(checkoutCalls.flow, { flowId, cartId })).blocked).toBe('商品已售罄')
    await setStock(shop, kettle!.skuId, 1000)
    expect((await browser.data(checkoutCalls.submit, { flowId, cartId })).orderSn).toMatch(
      /^\d{20}$/,
    )
  })

  it('says which of several is gone', async () => {
    const browser = await buyer(shop)
    const ids: number[] = []
    for (const { productSn } of [kettle!, cup!])
      ids.push((await browser.data(cartCalls.add, { goods: productSn, qty: 2 })).cartId)
    const path = await browser.data(checkoutCalls.checkout, { ids })
    const { lines } = await browser.data(checkoutCalls.flow, path)
    const { rows } = await sql<{ reserved: number }>`
      select reserved from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${cup!.skuId}`.execute(
      db,
    )
    await setStock(shop, cup!.skuId, rows[0]!.reserved + 1)
    const title = lines.find(({ productSn }) => productSn === cup!.productSn)!.title
    expect((await browser.data(checkoutCalls.flow, path)).blocked).toBe(
      `${title}：库存不足，仅剩1件`,
    )
    await setStock(shop, cup!.skuId, 1000)
  })

  it('keeps to what one person may buy over all orders, but closed ones', async () => {
    const browser = await buyer(shop)
    await sql`update goods set max_per_user = 2 where id = ${cup!.goodsId}`.execute(db)
    const first = await placeOrder(browser, [{ productSn: cup!.productSn, quantity: 2 }])
    const second = await browser.data(checkoutCalls.checkout, {
      productSn: cup!.productSn,
      quantity: 1,
    })
    expect(await browser.call(checkoutCalls.submit, second)).toMatchObject({
      reason: 'overLimit',
      data: { limit: 2 },
    })
    await browser.data(orderCalls.cancel, { sn: first.orderSn })
    expect((await browser.data(checkoutCalls.submit, second)).needPay).toBe(true)
    await sql`update goods set max_per_user = 0 where id = ${cup!.goodsId}`.execute(db)
  })

  it('ignores no field it does not know: amounts sent along are refused', async () => {
    const browser = await buyer(shop)
    const { flowId, cartId } = await priced(browser)
    expect(
      await browser.call(checkoutCalls.submit, { flowId, cartId, payAmount: 1 } as never),
    ).toMatchObject({ reason: 'badInput' })
  })
})
