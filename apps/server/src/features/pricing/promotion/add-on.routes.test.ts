import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { runPromotion, stopPromotions } from '#app/testing/test-promotions.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [kettle, cup, extra] = await skusWithStock(shop, 3)
const owner = await shop.staff()
const browser = await buyer(shop)
const run = (kind: Parameters<typeof runPromotion>[2], part?: Parameters<typeof runPromotion>[3]) =>
  runPromotion(shop, owner, kind, part)
const add = async (sku: typeof kettle, qty = 1) =>
  (await browser.data(cartCalls.add, { goods: sku!.productSn, qty })).cartId
const cartOf = () => browser.data(cartCalls.list, {})
const linesOf = async () => (await cartOf()).groups.flatMap(({ lines }) => lines)

afterEach(async () => {
  await stopPromotions(owner)
  const ids = (await linesOf()).map(({ id }) => id)
  await browser.data(cartCalls.delete, { ids: ids.join(',') })
})
afterAll(() => expectBooksToAgree(shop))

describe('add-ons', () => {
  const price = 100
  const offer = async () =>
    run({
      type: 3,
      rule: { over: 2 * kettle!.price, most: 2, items: [{ skuId: extra!.skuId, price }] },
    })
  const lostOf = async () => (await linesOf()).map(({ addBuyLost }) => addBuyLost)
  const input = (promotionId: number, quantity = 1) => ({
    promotionId,
    items: [{ productSn: extra!.productSn, quantity }],
  })

  it('are struck against what they cost today, and gone where that is no more', async () => {
    await offer()
    await add(kettle)
    const cut = (value: number) =>
      run({ type: 1, rule: { cut: 'price', value } }, { scope: 'sku', scopeIds: [extra!.skuId] })
    await cut(price + 50)
    expect((await cartOf()).addBuy).toMatchObject([{ items: [{ price, salePrice: price + 50 }] }])
    await cut(price)
    expect((await cartOf()).addBuy.flatMap(({ items }) => items)).toEqual([])
  })

  it('are to be had at their price once the basket is large enough', async () => {
    const { id } = await offer()
    expect(await browser.call(cartCalls.addBuyAdd, { promotionId: id, items: [] })).toMatchObject({
      code: 500,
      message: '没有选择加价购商品',
    })
    const line = await add(kettle)
    expect((await cartOf()).addBuy).toMatchObject([
      { promotionId: id, missing: kettle!.price, items: [{ price, quantity: 0 }] },
    ])
    expect(await browser.call(cartCalls.addBuyAdd, input(id))).toMatchObject({
      reason: 'addBuyMissing',
    })
    await add(kettle)
    for (let count = 0; count < 2; count += 1) await browser.data(cartCalls.addBuyAdd, input(id))
    const cart = await cartOf()
    expect(cart.amounts.payAmount).toBe(2 * kettle!.price + price)
    expect(cart.addBuy).toMatchObject([{ missing: 0, items: [{ quantity: 1 }] }])
    expect(await browser.call(cartCalls.addBuyModify, input(id, 3))).toMatchObject({
      reason: 'addBuyOver',
      data: { most: 2 },
    })
    expect((await browser.data(cartCalls.addBuyModify, input(id, 2))).amounts.payAmount).toBe(
      2 * kettle!.price + 2 * price,
    )

    // Chosen later, and yet after what it belongs to.
    expect((await linesOf()).map(({ isAddBuy }) => isAddBuy)).toEqual([false, true])
    const extraLine = (await linesOf()).find(({ isAddBuy }) => isAddBuy)!
    const flow = await browser.data(checkoutCalls.checkout, { ids: [line, extraLine.id] })
    const shown = await browser.data(checkoutCalls.flow, flow)
    expect(shown.lines).toMatchObject([
      { isAddBuy: false },
      { isAddBuy: true, realAmount: 2 * price },
    ])
    const placed = await browser.data(checkoutCalls.submit, {
      ...flow,
      expectPayAmount: shown.amounts.payAmount,
    })
    expect(
      (await browser.data(orderCalls.detail, { sn: placed.orderSn })).items.filter(
        ({ isAddBuy }) => isAddBuy,
      ),
    ).toHaveLength(1)
    expect((await cartOf()).cartNum).toBe(0)
  })

  it('cost what they cost everyone when the basket shrinks, or nothing of them is left to buy cheaper', async () => {
    const { id } = await offer()
    const line = await add(kettle, 2)
    await browser.data(cartCalls.addBuyAdd, input(id))
    await browser.data(cartCalls.updateQuantity, { id: line, quantity: 1 })
    expect((await cartOf()).amounts.payAmount).toBe(kettle!.price + extra!.price)
    expect(await lostOf()).toEqual([null, 'notMet'])
    await browser.data(cartCalls.addBuyModify, { promotionId: id, items: [] })
    expect((await cartOf()).amounts.payAmount).toBe(kettle!.price)
    expect(
      await browser.call(cartCalls.addBuyModify, { promotionId: id, items: [] }),
    ).toMatchObject({ reason: 'noAddBuyChosen' })
  })

  it('say whether it is the basket, their number or the end of the offer that makes them cost what they cost everyone', async () => {
    const { id } = await offer()
    await add(kettle, 2)
    await browser.data(cartCalls.addBuyAdd, input(id, 2))
    expect(await lostOf()).toEqual([null, null])
    const extraLine = (await linesOf()).find(({ isAddBuy }) => isAddBuy)!
    await browser.data(cartCalls.updateQuantity, { id: extraLine.id, quantity: 3 })
    expect(await lostOf()).toEqual([null, 'tooMany'])
    await owner.data(promotionAdminCalls.close, { id })
    expect(await lostOf()).toEqual([null, 'over'])
    await browser.data(cartCalls.checked, { dels: String(extraLine.id) })
    expect(await lostOf()).toEqual([null, null])
  })

  it('are nobody else’s and of no other promotion', async () => {
    const { id } = await offer()
    await add(kettle, 2)
    expect(
      await browser.call(cartCalls.addBuyAdd, {
        promotionId: id,
        items: [{ productSn: cup!.productSn, quantity: 1 }],
      }),
    ).toMatchObject({
      reason: 'notFound',
    })
    expect(await browser.call(cartCalls.addBuyAdd, input(id + 1))).toMatchObject({
      reason: 'promotionOver',
    })
  })
})
