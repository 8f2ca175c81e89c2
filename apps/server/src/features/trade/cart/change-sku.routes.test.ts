import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { setStock, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [kettle, , pan] = await skusWithStock(shop, 3)
const { db } = shop.services
const add = (browser: Awaited<ReturnType<typeof shop.shopper>>, sku: typeof kettle, qty = 1) =>
  browser.data(cartCalls.add, { goods: sku!.productSn, qty })

describe('a line of the cart that becomes another SKU of the same goods', () => {
  const skusOfOne = async () =>
    (
      await sql<{ id: number; productSn: string; price: number }>`
        select k.id, k.product_sn as "productSn", s.sale_price as price from sku k join store_sku s on s.sku_id = k.id and s.partner_id = 1 and s.store_id = 1
        where k.goods_id = ${kettle!.goodsId} and k.id <> ${kettle!.skuId} and s.on_hand - s.reserved > 20 order by k.id limit 2`.execute(
        db,
      )
    ).rows
  const linesOf = async (browser: Awaited<ReturnType<typeof shop.shopper>>) =>
    (await browser.data(cartCalls.list, {})).groups
      .flatMap(({ lines }) => lines)
      .map(({ id, productSn, productQuantity }) => ({ id, productSn, productQuantity }))

  it('keeps its place and its units, also when it is said twice', async () => {
    const browser = await shop.shopper()
    const [other] = await skusOfOne()
    const { cartId } = await add(browser, kettle, 2)
    for (let time = 0; time < 2; time += 1) {
      await browser.data(cartCalls.updateSku, { id: cartId, productSn: other!.productSn })
      expect(await linesOf(browser)).toEqual([
        { id: cartId, productSn: other!.productSn, productQuantity: 2 },
      ])
    }
    expect((await browser.data(cartCalls.list, {})).amounts.totalAmount).toBe(2 * other!.price)
  })

  it('takes in the units that are there already, as many as can be had', async () => {
    const browser = await shop.shopper()
    const [other] = await skusOfOne()
    const { cartId } = await add(browser, kettle, 2)
    await browser.data(cartCalls.add, { goods: other!.productSn, qty: 3 })
    await browser.data(cartCalls.updateSku, { id: cartId, productSn: other!.productSn })
    expect(await linesOf(browser)).toEqual([
      { id: cartId, productSn: other!.productSn, productQuantity: 5 },
    ])
    await setStock(shop, kettle!.skuId, 4)
    await browser.data(cartCalls.updateSku, { id: cartId, productSn: kettle!.productSn })
    expect(await linesOf(browser)).toEqual([
      { id: cartId, productSn: kettle!.productSn, productQuantity: 4 },
    ])
    await setStock(shop, kettle!.skuId, 1000)
  })

  it('refuses other goods, what is sold out and lines of others', async () => {
    const [mine, other] = [await shop.shopper(), await shop.shopper()]
    const [free, gone] = await skusOfOne()
    const { cartId } = await add(mine, kettle)
    expect(
      await mine.call(cartCalls.updateSku, { id: cartId, productSn: pan!.productSn }),
    ).toMatchObject({ reason: 'notFound' })
    await setStock(shop, gone!.id, 0)
    expect(
      await mine.call(cartCalls.updateSku, { id: cartId, productSn: gone!.productSn }),
    ).toMatchObject({ reason: 'soldOut' })
    await setStock(shop, gone!.id, 1000)
    expect(
      await other.call(cartCalls.updateSku, { id: cartId, productSn: free!.productSn }),
    ).toMatchObject({ reason: 'cartLineGone' })
    expect(await linesOf(mine)).toEqual([
      { id: cartId, productSn: kettle!.productSn, productQuantity: 1 },
    ])
  })

  it('loses no unit when two changes meet', async () => {
    const browser = await shop.shopper()
    const [other] = await skusOfOne()
    const one = await add(browser, kettle, 2)
    const two = await browser.data(cartCalls.add, { goods: other!.productSn, qty: 3 })
    await Promise.all([
      browser.call(cartCalls.updateSku, { id: one.cartId, productSn: other!.productSn }),
      browser.call(cartCalls.updateSku, { id: two.cartId, productSn: kettle!.productSn }),
    ])
    expect(
      (await linesOf(browser)).reduce((sum, { productQuantity }) => sum + productQuantity, 0),
    ).toBe(5)
  })
})
