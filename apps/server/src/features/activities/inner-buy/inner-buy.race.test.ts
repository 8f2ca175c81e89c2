import { innerBuyAdminCalls } from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { innerBuyCalls } from '@mallard/contract/activities/inner-buy/inner-buy.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import type { Caller } from '@mallard/testing/caller'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { employee, orderInner, quotaOf, sellAt } from './test-inner.ts'

const shop = await testShop()
const [sku, other] = await skusWithStock(shop, 2)
let owner: Caller
beforeAll(async () => {
  owner = await shop.staff()
  await sellAt(owner, sku!, 1000)
  await sellAt(owner, other!, 700)
})
afterAll(() => expectBooksToAgree(shop))

describe('one employee on many phones', () => {
  it('buys for the quota and not a fen more, however many checkouts are submitted at once', async () => {
    const { browser } = await employee(shop, owner, 5500)
    const flows: string[] = []
    for (let count = 0; count < 12; count += 1) {
      const { flowId } = await browser.data(innerBuyCalls.innerBuy, {
        items: [{ productSn: (count % 3 ? sku : other)!.productSn, quantity: 1 }],
      })
      flows.push(flowId)
    }
    const submit = (flowId: string) => browser.call(checkoutCalls.submit, { flowId, cartId: '0' })
    const answers = await Promise.all(flows.flatMap((flowId) => [submit(flowId), submit(flowId)]))
    const placed = new Set(
      answers.flatMap(({ code, data }) =>
        code === 200 ? [(data as { orderSn: string }).orderSn] : [],
      ),
    )
    const refused = new Set(answers.flatMap(({ code, reason }) => (code === 200 ? [] : [reason])))
    expect([...refused]).toEqual(['innerQuotaShort'])
    const [used, reserved, left] = await quotaOf(browser)
    expect([used, used + reserved + left]).toEqual([0, 5500])
    expect(left).toBeLessThan(1000)
    expect(placed.size).toBeGreaterThanOrEqual(5)
    expect(placed.size).toBeLessThanOrEqual(7)
  })

  it('loses nothing when orders are closed while others are placed and the quota is changed', async () => {
    const { browser, grantId } = await employee(shop, owner, 3000)
    const first = await Promise.all([1, 2, 3].map(() => orderInner(browser, sku!)))
    const sns = first.map(({ data }) => (data as { orderSn: string }).orderSn)
    await Promise.all([
      ...sns.map((sn) => browser.call(orderCalls.cancel, { sn, reason: '不想买了' })),
      ...[1, 2, 3].map(() => orderInner(browser, other!)),
      ...[1000, 2500, 4000].map((quota) =>
        owner.call(innerBuyAdminCalls.changeGrant, {
          id: grantId,
          version: 1,
          quota,
          reason: '调整',
        }),
      ),
      shop.dispatch(),
    ])
    await shop.dispatch()
    const grant = await owner.data(innerBuyAdminCalls.grant, { id: grantId })
    const { list } = await owner.data(innerBuyAdminCalls.uses, { id: grantId })
    const kept = list.flatMap(({ state, amount }) => (state === 'reserved' ? [amount] : []))
    expect(grant.reserved).toBe(kept.reduce((sum, amount) => sum + amount, 0))
    expect(grant.reserved).toBeLessThanOrEqual(grant.quota)
    expect(grant.version).toBeLessThanOrEqual(2)
  })
})
