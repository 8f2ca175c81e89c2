import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, pay, skusWithStock } from '#app/testing/test-buyer.ts'
import { runPromotion, stopPromotions } from '#app/testing/test-promotions.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff()
const [kettle, cup, extra] = await skusWithStock(shop, 3)
const price = 100
let parcels = 0

afterEach(() => stopPromotions(owner))
afterAll(() => expectBooksToAgree(shop))

async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await shop.worker.runDue()
    shop.clock.advance(minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    await shop.dispatch()
  }
}

/** A paid order of a kettle, which reaches a gift (the cup) and an add-on. */
async function ordered(onReturn?: 'charge' | 'keep') {
  const of = onReturn ? { onReturn } : {}
  const { id } = await runPromotion(shop, owner, {
    type: 3,
    rule: { over: kettle!.price, most: 1, items: [{ skuId: extra!.skuId, price }], ...of },
  })
  await runPromotion(shop, owner, {
    type: 4,
    rule: {
      by: 'amount',
      tiers: [{ over: kettle!.price, skuId: cup!.skuId, quantity: 1 }],
      ...of,
    },
  })
  const browser = await buyer(shop)
  await browser.data(cartCalls.add, { goods: kettle!.productSn, qty: 1 })
  await browser.data(cartCalls.addBuyAdd, {
    promotionId: id,
    items: [{ productSn: extra!.productSn, quantity: 1 }],
  })
  const ids = (await browser.data(cartCalls.list, {})).groups.flatMap(({ lines }) =>
    lines.map((line) => line.id),
  )
  const path = await browser.data(checkoutCalls.checkout, { ids })
  const { amounts } = await browser.data(checkoutCalls.flow, path)
  const { orderSn: sn, payAmount } = await browser.data(checkoutCalls.submit, {
    ...path,
    expectPayAmount: amounts.payAmount,
  })
  await pay(shop, browser, sn)
  await shop.dispatch()
  const { items } = await browser.data(orderCalls.detail, { sn })
  const main = items.find(({ isGift, isAddBuy }) => !isGift && !isAddBuy)!
  return { browser, sn, payAmount, main, gift: items.find(({ isGift }) => isGift)! }
}

const ship = (sn: string) =>
  owner.data(orderAdminCalls.ship, {
    sn,
    companyCode: 'yuantong',
    deliverySn: `TD${String((parcels += 1)).padStart(10, '0')}`,
  })

async function sentBack(browser: Caller, orderItemId: number) {
  const asked = await browser.data(returnsCalls.v2Apply, {
    orderItemId,
    num: 1,
    type: 1,
    reasonCode: 'quality',
  })
  await owner.data(returnsAdminCalls.agree, {
    ...asked,
    returnAddress: { name: '仓库', phone: '057112345678', address: '文三路 1 号' },
  })
  await browser.data(returnsCalls.v2SetFreight, {
    ...asked,
    companyCode: 'yuantong',
    deliverySn: `TD${String((parcels += 1)).padStart(10, '0')}`,
  })
  return asked
}

const optionOf = async (browser: Caller, orderItemId: number, type: number) =>
  (await browser.data(returnsCalls.v2OrderDetail, { orderItemId })).types.find(
    (each) => each.type === type,
  )!

describe('gift and add-on of goods that go back', () => {
  it('are told before it is asked for, and go back with them', async () => {
    const { browser, sn, main, gift } = await ordered()
    await ship(sn)
    const option = await optionOf(browser, main.id, 1)
    expect(option.refundable).toEqual([kettle!.price + price])
    expect(option.outcomes[0]!.map(({ of, fate }) => [of, fate])).toEqual([
      ['addOn', 'back'],
      ['gift', 'back'],
    ])
    const asked = await sentBack(browser, main.id)
    const detail = await owner.data(returnsAdminCalls.detail, asked)
    expect(detail.outcomes).toEqual(option.outcomes[0])
    expect(detail.items).toHaveLength(3)
    expect(detail.items[0]!.id).toBe(main.id)
    await owner.data(returnsAdminCalls.receive, {
      ...asked,
      lines: detail.items.map(({ id }) => ({
        orderItemId: id,
        received: id === gift.id ? 0 : 1,
        sellable: 0,
      })),
    })
    await settle()
    const worth = kettle!.price + price - Math.min(cup!.price, kettle!.price + price)
    const done = await browser.data(returnsCalls.v2Detail, asked)
    expect(done).toMatchObject({ status: 3, approvedAmount: worth })
    expect(done.refundAmounts).toMatchObject({
      chargedAmount: kettle!.price + price - worth,
      reducedAmount: 0,
      refundAmount: worth,
    })
  })

  it('are charged, and what was charged comes back with them later', async () => {
    const { browser, sn, payAmount, main } = await ordered('charge')
    await ship(sn)
    const option = await optionOf(browser, main.id, 1)
    expect(option.outcomes[0]!.map(({ fate }) => fate)).toEqual(['charge', 'charge'])
    const refund = option.refundable[0]!
    expect(refund).toBe(Math.max(0, kettle!.price - cup!.price - Math.max(0, extra!.price - price)))
    for (;;) {
      const { items, refundedAmount } = await browser.data(orderCalls.detail, { sn })
      const next = []
      for (const { id } of items) if ((await optionOf(browser, id, 1))?.maxNum) next.push(id)
      const id = next.includes(main.id) ? main.id : next[0]
      if (id === undefined) {
        expect(refundedAmount).toBe(payAmount)
        break
      }
      const asked = await sentBack(browser, id)
      await owner.data(returnsAdminCalls.receive, {
        ...asked,
        lines: [{ orderItemId: id, received: 1, sellable: 1 }],
      })
      await settle()
    }
  })

  it('are not sent where the goods are not', async () => {
    const { browser, sn, payAmount, main } = await ordered()
    const asked = await browser.data(returnsCalls.v2Apply, {
      orderItemId: main.id,
      num: 1,
      type: 0,
      reasonCode: 'unwanted',
    })
    await owner.data(returnsAdminCalls.agree, asked)
    await settle()
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({
      status: 4,
      refundedAmount: payAmount,
    })
  })

  it('stay where the operator lets them', async () => {
    const { browser, sn, main } = await ordered('keep')
    await ship(sn)
    const option = await optionOf(browser, main.id, 1)
    expect(option.refundable).toEqual([kettle!.price])
    expect(option.outcomes[0]!.map(({ fate }) => fate)).toEqual(['keep', 'keep'])
  })
})
