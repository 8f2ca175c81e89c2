import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { hour, second } from '@mallard/kernel'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { runPromotion, stopPromotions } from '#app/testing/test-promotions.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [kettle, cup] = await skusWithStock(shop, 2)
const [dear, cheap] = kettle!.price >= cup!.price ? [kettle!, cup!] : [cup!, kettle!]
const owner = await shop.staff()
const browser = await buyer(shop)
const half = { type: 6 as const, rule: { bp: 5000, pairs: 0 } }
const only = { scope: 'sku' as const, scopeIds: [dear.skuId, cheap.skuId] }
const run = (kind: Parameters<typeof runPromotion>[2] = half, part = {}) =>
  runPromotion(shop, owner, kind, { ...only, ...part })
const off = (price: number) => price - Math.floor(price / 2)
const add = async (sku: typeof dear, qty = 1) =>
  (await browser.data(cartCalls.add, { goods: sku.productSn, qty })).cartId
const cartOf = () => browser.data(cartCalls.list, {})

afterEach(async () => {
  await stopPromotions(owner)
  const ids = (await cartOf()).groups.flatMap(({ lines }) => lines.map(({ id }) => id))
  await browser.data(cartCalls.delete, { ids: ids.join(',') })
})
afterAll(() => expectBooksToAgree(shop))

describe('the second unit at half price', () => {
  it('is the same in cart, checkout and order, and each says why', async () => {
    const { id } = await run()
    const ids = [await add(dear)]
    expect(await cartOf()).toMatchObject({
      amounts: { promotionAmount: 0 },
      groups: [
        {
          promotion: { id, hint: '再买1件，价低的一件半价', isReached: false, canReachMore: true },
        },
      ],
    })
    ids.push(await add(cheap))
    const cart = await cartOf()
    const saved = off(cheap.price)
    expect(cart.amounts).toMatchObject({
      promotionAmount: saved,
      payAmount: dear.price + cheap.price - saved,
    })
    expect(cart.groups).toMatchObject([{ promotion: { id, isReached: true, canReachMore: false } }])
    expect(cart.promotions).toMatchObject([{ id, type: 6, amount: saved }])
    const { flowId, cartId } = await browser.data(checkoutCalls.checkout, { ids })
    const flow = await browser.data(checkoutCalls.flow, { flowId, cartId })
    expect([flow.promotions, flow.amounts.promotionAmount]).toEqual([cart.promotions, saved])
    const placed = await browser.data(checkoutCalls.submit, {
      flowId,
      cartId,
      expectPayAmount: flow.amounts.payAmount,
    })
    const order = await browser.data(orderCalls.detail, { sn: placed.orderSn })
    expect(order.promotions).toEqual(cart.promotions)
    // Both units bear it by their prices.
    const shares = order.items.map(({ promotions }) => promotions[0]!.amount)
    expect(shares[0]! + shares[1]!).toBe(saved)
    expect(shares.every((share) => share > 0)).toBe(true)
  })

  it('stands on cards and on the page of the goods, and changes no price there', async () => {
    const { id } = await run()
    shop.clock.advance(5 * second)
    const goods = await browser.data(catalogCalls.detail, { id: dear.goodsId })
    expect(goods.promotionTag).toBe('第二件半价')
    expect(goods.promotions).toMatchObject([
      { id, type: 6, tag: '第二件半价', text: '任选两件，价低的一件半价' },
    ])
    const { list } = await browser.data(searchCalls.productList, { pageSize: 100 })
    expect(list.find(({ itemId }) => itemId === dear.goodsId)).toMatchObject({ price: goods.price })
  })

  it('holds for so many pairs of an order, and so many orders of a person', async () => {
    await run({ type: 6, rule: { bp: 5000, pairs: 1 } }, { limitPerUser: 1 })
    const flow = await browser.data(checkoutCalls.checkout, {
      productSn: dear.productSn,
      quantity: 4,
    })
    const { amounts } = await browser.data(checkoutCalls.flow, flow)
    expect(amounts.promotionAmount).toBe(off(dear.price))
    const placed = await browser.data(checkoutCalls.submit, {
      ...flow,
      expectPayAmount: amounts.payAmount,
    })
    const next = await browser.data(checkoutCalls.checkout, {
      productSn: dear.productSn,
      quantity: 2,
    })
    expect((await browser.data(checkoutCalls.flow, next)).amounts.promotionAmount).toBe(0)
    await browser.data(orderCalls.cancel, { sn: placed.orderSn })
    expect((await browser.data(checkoutCalls.flow, next)).amounts.promotionAmount).toBe(
      off(dear.price),
    )
  })

  it('competes with reductions: the shopper has what saves more, or what they choose', async () => {
    const { id } = await run()
    const small = await run({
      type: 2,
      rule: { by: 'quantity', tiers: [{ over: 2, cut: 'off', value: 1 }] },
    })
    const line = await add(dear, 2)
    const [group] = (await cartOf()).groups
    expect(group).toMatchObject({
      promotion: { id },
      lines: [{ choices: [{ id }, { id: small.id }] }],
    })
    await browser.data(cartCalls.discount, { ids: [line], promotionId: small.id })
    expect((await cartOf()).promotions).toMatchObject([{ id: small.id, amount: 1 }])
    await browser.data(cartCalls.discount, { ids: [line], promotionId: 0 })
    expect((await cartOf()).promotions).toMatchObject([{ id, amount: off(dear.price) }])
  })
})

describe('the back office', () => {
  it('says which promotions it competes with, and tries it out', async () => {
    const reduction = await run({
      type: 2,
      rule: { by: 'quantity', tiers: [{ over: 2, cut: 'off', value: 1 }] },
    })
    const deal = await run({ type: 1, rule: { cut: 'bp', value: 9000 } })
    const now = shop.clock.now()
    const setup = {
      id: 0,
      version: 0,
      name: '第二件',
      nameEn: '',
      startAt: now,
      endAt: now + hour,
      ...only,
      kind: half,
      priority: 0,
      limitPerUser: 0,
    }
    const clashes = await owner.data(promotionAdminCalls.clashes, setup)
    expect(clashes.map(({ id, effect }) => [id, effect])).toEqual([
      [reduction.id, 'competes'],
      [deal.id, 'adds'],
    ])
    expect(clashes[0]!.savings).toMatchObject({ quantity: 10, other: 1 })
    await stopPromotions(owner)
    const { id } = await run()
    const asked = { items: [{ productSn: dear.productSn, quantity: 2 }], at: shop.clock.now() }
    expect(await owner.data(promotionAdminCalls.trial, asked)).toMatchObject({
      promotions: [{ id, type: 6, amount: off(dear.price) }],
      idle: [],
    })
    const one = { ...asked, items: [{ productSn: dear.productSn, quantity: 1 }] }
    expect((await owner.data(promotionAdminCalls.trial, one)).idle).toMatchObject([
      { id, reason: 'notReached' },
    ])
    expect(
      (await owner.data(promotionAdminCalls.list, { type: 6, state: 'RUN' })).list,
    ).toMatchObject([{ id, text: '任选两件，价低的一件半价' }])
  })

  it.each([
    { bp: 0, pairs: 0 },
    { bp: 10_000, pairs: 0 },
    { bp: 5000, pairs: -1 },
    { bp: 5000, pairs: 100 },
    { bp: 5000 },
  ])('refuses %j', async (rule) => {
    await expect(run({ type: 6, rule } as never)).rejects.toThrow('badInput')
    expect((await owner.data(promotionAdminCalls.list, { state: 'RUN' })).list).toEqual([])
  })
})
