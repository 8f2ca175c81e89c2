import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  placeOrder,
  skusWithStock,
  toCashier,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [kettle] = await skusWithStock(shop, 1)

afterAll(() => expectBooksToAgree(shop))

/** What the cashier's page shows; that of UnionPay is opened by a form. */
async function cashierOf(cashier: string): Promise<string> {
  if (cashier.startsWith('http')) return (await fetch(cashier)).text()
  const address = `${shop.sandbox.url}/unionpay/gateway/api/frontTransReq.do`
  return (await fetch(address, { method: 'POST', body: new URLSearchParams(cashier) })).text()
}

describe.each(['wxPay', 'aliPay', 'unionPay'] as const)('the cashier of %s', (method) => {
  it('names the brand and the order, not one of its goods and not this software', async () => {
    const browser = await buyer(shop)
    const { orderSn } = await placeOrder(browser, [{ productSn: kettle!.productSn }])
    const { cashier } = await toCashier(shop, browser, orderSn, method)
    const page = await cashierOf(cashier)
    expect(page).toContain(`禾光 订单${orderSn}`)
    expect(page).not.toMatch(/野鸭|Mallard|壶/)
  })

  it('names the first of several orders, and how many there are', async () => {
    const browser = await buyer(shop)
    const sns = []
    for (const quantity of [1, 2])
      sns.push((await placeOrder(browser, [{ productSn: kettle!.productSn, quantity }])).orderSn)
    const { cashier } = await toCashier(shop, browser, sns.join(','), method)
    expect(await cashierOf(cashier)).toContain(`禾光 订单${sns[0]}等2笔`)
  })
})
