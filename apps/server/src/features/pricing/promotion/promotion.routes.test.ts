import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  placeOrder,
  setStock,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { requested } from '#app/testing/test-makers.ts'
import { promotionSetup, runPromotion, stopPromotions } from '#app/testing/test-promotions.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [kettle, cup, pan, gift] = await skusWithStock(shop, 4)
const owner = await shop.staff()
const browser = await buyer(shop)
const run = (kind: Parameters<typeof runPromotion>[2], part?: Parameters<typeof runPromotion>[3]) =>
  runPromotion(shop, owner, kind, part)
const only = (...skus: { skuId: number }[]) => ({
  scope: 'sku' as const,
  scopeIds: skus.map(({ skuId }) => skuId),
})
const add = async (sku: typeof kettle, qty = 1, who: Caller = browser) =>
  (await who.data(cartCalls.add, { goods: sku!.productSn, qty })).cartId
const cartOf = (who: Caller = browser) => who.data(cartCalls.list, {})
const linesOf = async () => (await cartOf()).groups.flatMap(({ lines }) => lines)
const fullReduction = (over: number, value: number) => ({
  type: 2 as const,
  rule: { by: 'amount' as const, tiers: [{ over, cut: 'off' as const, value }] },
})

afterEach(async () => {
  await stopPromotions(owner)
  const ids = (await cartOf()).groups.flatMap(({ lines }) => lines.map(({ id }) => id))
  await browser.data(cartCalls.delete, { ids: ids.join(',') })
})
afterAll(() => expectBooksToAgree(shop))

describe('a price with promotions', () => {
  it('is the same in cart, checkout and order, and each says why', async () => {
    const reduction = await run(
      fullReduction(kettle!.price + cup!.price, 1000),
      only(kettle!, cup!),
    )
    const deal = await run({ type: 1, rule: { cut: 'bp', value: 8000 } }, only(pan!))
    const ids = [await add(kettle), await add(cup), await add(pan, 2)]
    const off = 2 * (pan!.price - Math.floor(pan!.price * 0.8))
    const cart = await cartOf()
    expect(cart.amounts).toMatchObject({
      promotionAmount: 1000 + off,
      payAmount: kettle!.price + cup!.price + 2 * pan!.price - 1000 - off,
    })
    expect(
      cart.groups.find(({ promotion }) => promotion?.id === reduction.id)?.promotion?.hint,
    ).toBe('已减¥10')
    expect(cart.promotions.map(({ id, amount }) => [id, amount]).sort()).toEqual(
      [
        [reduction.id, 1000],
        [deal.id, off],
      ].sort(),
    )
    const { flowId, cartId } = await browser.data(checkoutCalls.checkout, { ids })
    const flow = await browser.data(checkoutCalls.flow, { flowId, cartId })
    expect(flow.promotions).toEqual(cart.promotions)
    expect(flow.amounts.promotionAmount).toBe(cart.amounts.promotionAmount)
    const placed = await browser.data(checkoutCalls.submit, {
      flowId,
      cartId,
      expectPayAmount: flow.amounts.payAmount,
    })
    const order = await browser.data(orderCalls.detail, { sn: placed.orderSn })
    expect(order.amounts).toEqual(flow.amounts)
    expect(order.promotions).toEqual(cart.promotions)
    expect(order.items.map(({ realAmount, promotions }) => [realAmount, promotions])).toEqual(
      flow.lines.map(({ realAmount, promotions }) => [realAmount, promotions]),
    )
  })

  it('changes with the clock alone, and a checkout that saw the other price is told', async () => {
    const now = shop.clock.now()
    await run(fullReduction(1, 500), {
      ...only(kettle!),
      startAt: now + hour,
      endAt: now + 2 * hour,
    })
    const id = await add(kettle)
    expect((await cartOf()).amounts.promotionAmount).toBe(0)
    shop.clock.advance(hour - minute)
    const { flowId, cartId } = await browser.data(checkoutCalls.checkout, { ids: [id] })
    const before = await browser.data(checkoutCalls.flow, { flowId, cartId })
    shop.clock.advance(minute)
    expect(
      await browser.call(checkoutCalls.submit, {
        flowId,
        cartId,
        expectPayAmount: before.amounts.payAmount,
      }),
    ).toMatchObject({
      reason: 'priceChanged',
      message: '价格已变动，请重新确认',
    })
    const after = await browser.data(checkoutCalls.flow, { flowId, cartId })
    expect(after.amounts.payAmount).toBe(before.amounts.payAmount - 500)
    shop.clock.advance(hour)
    const next = await browser.data(checkoutCalls.checkout, { ids: [id] })
    expect((await browser.data(checkoutCalls.flow, next)).amounts.promotionAmount).toBe(0)
    expect(
      await browser.call(checkoutCalls.submit, {
        ...next,
        expectPayAmount: after.amounts.payAmount,
      }),
    ).toMatchObject({ reason: 'priceChanged' })
  })

  it('is set up once for each request', async () => {
    const input = requested(promotionSetup(kettle!))
    const [first, second] = await Promise.all([
      owner.data(promotionAdminCalls.save, input),
      owner.data(promotionAdminCalls.save, input),
    ])
    expect(second).toEqual(first)
    expect(
      (await owner.data(promotionAdminCalls.save, requested(promotionSetup(kettle!)))).id,
    ).not.toBe(first.id)
  })

  it('changes with the operator’s word at once, in every process', async () => {
    const { id, version } = await run(fullReduction(1, 500), only(kettle!))
    const line = await add(kettle)
    const flow = await browser.data(checkoutCalls.checkout, { ids: [line] })
    const seen = (await browser.data(checkoutCalls.flow, flow)).amounts.payAmount
    const setup = await owner.data(promotionAdminCalls.detail, { id })
    const { state: _state, skus: _skus, ...rest } = setup
    await owner.data(promotionAdminCalls.save, requested({ ...rest, kind: fullReduction(1, 700) }))
    expect(
      await owner.call(promotionAdminCalls.save, requested({ ...rest, version })),
    ).toMatchObject({ reason: 'versionConflict' })
    expect(
      await browser.call(checkoutCalls.submit, { ...flow, expectPayAmount: seen }),
    ).toMatchObject({ reason: 'priceChanged' })
    expect((await browser.data(checkoutCalls.flow, flow)).amounts.payAmount).toBe(seen - 200)
    await owner.data(promotionAdminCalls.close, { id })
    expect((await browser.data(checkoutCalls.flow, flow)).amounts.promotionAmount).toBe(0)
  })

  it('takes the better of a timed price and the price of the level', async () => {
    await run({ type: 1, rule: { cut: 'bp', value: 9000 } }, only(kettle!))
    await sql`update level set discount_bp = 9500 where partner_id = 1`.execute(shop.services.db)
    await add(kettle)
    await add(cup)
    const lines = await linesOf()
    const pay = (sku: typeof kettle) => lines.find(({ productSn }) => productSn === sku!.productSn)!
    expect(pay(kettle).realAmount).toBe(Math.floor(kettle!.price * 0.9))
    expect(pay(cup).realAmount).toBe(Math.floor(cup!.price * 0.95))
    expect(pay(cup).promotions).toMatchObject([{ name: '会员价', type: 30 }])
    await sql`update level set discount_bp = 10000 where partner_id = 1`.execute(shop.services.db)
  })

  it('lets the shopper choose between two reductions', async () => {
    const small = await run(fullReduction(1, 300), only(kettle!))
    const large = await run(fullReduction(1, 500), only(kettle!))
    const id = await add(kettle)
    const [line] = await linesOf()
    expect(line!.promotions.map((each) => each.id)).toEqual([large.id])
    expect(line!.choices.map((each) => [each.id, each.chosen])).toEqual([
      [small.id, false],
      [large.id, false],
    ])
    const chosen = await browser.data(cartCalls.discount, { ids: [id], promotionId: small.id })
    expect(chosen.promotions).toMatchObject([{ id: small.id, amount: 300 }])
    expect((await linesOf())[0]!.choices.find(({ chosen: isChosen }) => isChosen)?.id).toBe(
      small.id,
    )
    const flow = await browser.data(checkoutCalls.checkout, { ids: [id] })
    expect((await browser.data(checkoutCalls.flow, flow)).promotions).toMatchObject([
      { id: small.id },
    ])
    await browser.data(cartCalls.discount, { ids: [id], promotionId: 0 })
    expect((await cartOf()).promotions).toMatchObject([{ id: large.id }])
  })
})

describe('gifts', () => {
  it('come with the order from the stock, for nothing, as long as there are any', async () => {
    await setStock(shop, gift!.skuId, 2)
    await run(
      { type: 4, rule: { by: 'quantity', tiers: [{ over: 2, skuId: gift!.skuId, quantity: 1 }] } },
      only(kettle!),
    )
    await add(kettle)
    expect((await cartOf()).gifts).toEqual([])
    await add(kettle)
    expect((await cartOf()).gifts).toMatchObject([
      {
        productSn: gift!.productSn,
        productQuantity: 1,
        realAmount: 0,
        isGift: true,
        promotions: [{ type: 4 }],
      },
    ])
    const placed = await placeOrder(browser, [{ ...kettle!, quantity: 2 }])
    const order = await browser.data(orderCalls.detail, { sn: placed.orderSn })
    expect(
      order.items.map(({ productSn, isGift, realAmount }) => [productSn, isGift, realAmount > 0]),
    ).toEqual([
      [kettle!.productSn, false, true],
      [gift!.productSn, true, false],
    ])
    expect(await reservedOf(gift!.skuId)).toBe(1)
    await browser.data(orderCalls.cancel, { sn: placed.orderSn })
    expect(await reservedOf(gift!.skuId)).toBe(0)
    await setStock(shop, gift!.skuId, 0)
    for (let units = 0; units < 2; units += 1) await add(kettle)
    const { gifts, lostGifts } = await cartOf()
    expect({ gifts, lostGifts }).toMatchObject({
      gifts: [],
      lostGifts: [{ quantity: 1, title: expect.stringMatching(/./) }],
    })
    const buyNow = await browser.data(checkoutCalls.checkout, {
      productSn: kettle!.productSn,
      quantity: 2,
    })
    expect(await browser.data(checkoutCalls.flow, buyNow)).toMatchObject({
      lines: [{ isGift: false }],
      lostGifts: [{ quantity: 1 }],
    })
    const without = await placeOrder(browser, [{ ...kettle!, quantity: 2 }])
    expect((await browser.data(orderCalls.detail, { sn: without.orderSn })).items).toHaveLength(1)
    await setStock(shop, gift!.skuId, 1000)
  })

  it('count for no limit per person: they were not bought', async () => {
    const who = await buyer(shop)
    await run(
      { type: 4, rule: { by: 'quantity', tiers: [{ over: 1, skuId: gift!.skuId, quantity: 1 }] } },
      only(kettle!),
    )
    const placed = await placeOrder(who, [kettle!])
    expect((await who.data(orderCalls.detail, { sn: placed.orderSn })).items).toHaveLength(2)
    await sql`update goods set max_per_user = 1 where id = ${gift!.goodsId}`.execute(
      shop.services.db,
    )
    const flow = await who.data(checkoutCalls.checkout, { productSn: gift!.productSn, quantity: 1 })
    const bought = await who.data(checkoutCalls.submit, flow)
    expect(bought.needPay).toBe(true)
    await sql`update goods set max_per_user = 0 where id = ${gift!.goodsId}`.execute(
      shop.services.db,
    )
    for (const { orderSn } of [placed, bought]) await who.data(orderCalls.cancel, { sn: orderSn })
  })

  it('that are gone by the time of submitting are asked about, never left out in silence', async () => {
    await setStock(shop, gift!.skuId, 1)
    const { id } = await run(
      { type: 4, rule: { by: 'quantity', tiers: [{ over: 1, skuId: gift!.skuId, quantity: 1 }] } },
      only(kettle!),
    )
    const open = async () => {
      const flow = await browser.data(checkoutCalls.checkout, {
        productSn: kettle!.productSn,
        quantity: 1,
      })
      const { amounts, lines } = await browser.data(checkoutCalls.flow, flow)
      const expectGifts = lines
        .filter(({ isGift }) => isGift)
        .map(({ productSn, productQuantity: quantity }) => ({ productSn, quantity }))
      return { ...flow, expectPayAmount: amounts.payAmount, expectGifts }
    }
    const [first, second, third] = [await open(), await open(), await open()]
    expect(first.expectGifts).toEqual([{ productSn: gift!.productSn, quantity: 1 }])

    // The last one goes to the order that comes first; the other says so, and changes nothing,
    // however often it is sent.
    const placed = await browser.data(checkoutCalls.submit, first)
    for (let time = 0; time < 2; time += 1)
      expect(await browser.call(checkoutCalls.submit, second)).toMatchObject({
        code: 500,
        reason: 'giftChanged',
        message: '赠品已变动，请重新确认',
      })
    expect(await browser.data(checkoutCalls.flow, second)).toMatchObject({
      lines: [{ isGift: false }],
      lostGifts: [{ promotionId: id, quantity: 1 }],
    })
    const without = await browser.data(checkoutCalls.submit, { ...second, expectGifts: [] })
    expect((await browser.data(orderCalls.detail, { sn: without.orderSn })).items).toHaveLength(1)
    // The order that was made answers again, but not to who expects more of it than it has.
    expect(await browser.data(checkoutCalls.submit, { ...second, expectGifts: [] })).toEqual(
      without,
    )
    expect(await browser.call(checkoutCalls.submit, second)).toMatchObject({
      reason: 'flowChanged',
    })
    expect(await browser.data(checkoutCalls.submit, first)).toEqual(placed)

    // A promotion that ends takes its gift along, at the same price.
    await setStock(shop, gift!.skuId, 1000)
    await stopPromotions(owner)
    expect(await browser.call(checkoutCalls.submit, third)).toMatchObject({ reason: 'giftChanged' })
  })

  it('go to one of many who submit at once, and all others are asked', async () => {
    await setStock(shop, gift!.skuId, (await reservedOf(gift!.skuId)) + 1)
    await run(
      { type: 4, rule: { by: 'quantity', tiers: [{ over: 1, skuId: gift!.skuId, quantity: 1 }] } },
      only(kettle!),
    )
    const flows = await Promise.all(
      Array.from({ length: 10 }, () =>
        browser.data(checkoutCalls.checkout, { productSn: kettle!.productSn, quantity: 1 }),
      ),
    )
    const expectGifts = [{ productSn: gift!.productSn, quantity: 1 }]
    const answers = await Promise.all(
      flows.map((flow) => browser.call(checkoutCalls.submit, { ...flow, expectGifts })),
    )
    expect(
      answers.map(({ reason }) => reason).filter((reason) => reason !== 'giftChanged'),
    ).toEqual([undefined])
    await setStock(shop, gift!.skuId, 1000)
  })

  it('may be of what is bought', async () => {
    await run(
      {
        type: 4,
        rule: { by: 'quantity', tiers: [{ over: 1, skuId: kettle!.skuId, quantity: 1 }] },
      },
      only(kettle!),
    )
    const before = await reservedOf(kettle!.skuId)
    const placed = await placeOrder(browser, [kettle!])
    expect(placed.payAmount).toBeGreaterThanOrEqual(kettle!.price)
    expect(await reservedOf(kettle!.skuId)).toBe(before + 2)
  })
})

async function reservedOf(skuId: number): Promise<number> {
  const { rows } = await sql<{
    reserved: number
  }>`select reserved from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(
    shop.services.db,
  )
  return rows[0]!.reserved
}

describe('limits per member', () => {
  it('end the promotion for the member who used it up, and a closed order gives it back', async () => {
    await run(fullReduction(1, 500), { ...only(kettle!), limitPerUser: 1 })
    const who = await buyer(shop)
    const first = await placeOrder(who, [kettle!])
    await add(kettle, 1, who)
    expect((await cartOf(who)).amounts.promotionAmount).toBe(0)
    await who.data(orderCalls.cancel, { sn: first.orderSn })
    expect((await cartOf(who)).amounts.promotionAmount).toBe(500)
  })

  it('count a gift that comes, and not one that had run out', async () => {
    const who = await buyer(shop)
    await run(
      { type: 4, rule: { by: 'quantity', tiers: [{ over: 1, skuId: gift!.skuId, quantity: 1 }] } },
      { ...only(kettle!), limitPerUser: 1 },
    )
    const units = async () => {
      const { orderSn } = await placeOrder(who, [kettle!])
      return (await who.data(orderCalls.detail, { sn: orderSn })).items.length
    }
    await setStock(shop, gift!.skuId, await reservedOf(gift!.skuId))
    expect(await units()).toBe(1)
    await setStock(shop, gift!.skuId, 1000)
    expect(await units()).toBe(2)
    expect(await units()).toBe(1)
  })

  it('hold under fifty submits at once: one order gets the discount', async () => {
    await run(fullReduction(1, 500), { ...only(kettle!), limitPerUser: 1 })
    const who = await buyer(shop)
    const flows = await Promise.all(
      Array.from({ length: 50 }, () =>
        who.data(checkoutCalls.checkout, { productSn: kettle!.productSn, quantity: 1 }),
      ),
    )
    const { amounts } = await who.data(checkoutCalls.flow, flows[0]!)
    expect(amounts.promotionAmount).toBe(500)
    const answers = await Promise.all(
      flows.map((flow) =>
        who.call(checkoutCalls.submit, { ...flow, expectPayAmount: amounts.payAmount }),
      ),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'priceChanged')).toHaveLength(49)
  }, 60_000)
})

describe('free freight', () => {
  it('is taken off as a discount of its own', async () => {
    await run({ type: 5, rule: { by: 'quantity', over: 1 } }, only(cup!))
    const flow = await browser.data(checkoutCalls.checkout, {
      productSn: cup!.productSn,
      quantity: 1,
    })
    const { amounts } = await browser.data(checkoutCalls.flow, flow)
    expect(amounts.freightDiscountAmount).toBe(amounts.freightAmount)
    expect(amounts.payAmount).toBe(cup!.price)
  })
})
