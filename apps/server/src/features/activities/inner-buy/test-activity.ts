import { innerBuyAdminCalls } from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { innerBuyCalls } from '@mallard/contract/activities/inner-buy/inner-buy.calls'
import { shownIn, snOf, type TestActivity } from '#app/testing/test-activities.ts'
import { employee, sellAt, orderInner, quotaOf } from './test-inner.ts'

export const activity: TestActivity = {
  name: 'inner buying',
  struck: {
    begin: async ({ shop, owner }, sku) => {
      await sellAt(owner, sku, 1000)
      const { browser } = await employee(shop, owner, 100_000)
      return async () => {
        const { list } = await browser.data(innerBuyCalls.list, {})
        return shownIn(list, sku)
      }
    },
  },
  paidBack: async ({ shop, owner }, sku) => {
    const { id } = await sellAt(owner, sku, 2000)
    const { browser } = await employee(shop, owner, 5000)
    const sn = snOf(await orderInner(browser, sku))
    return {
      browser,
      sn,
      figures: async () => {
        const { cost } = await owner.data(innerBuyAdminCalls.figures, {})
        const { list } = await owner.data(innerBuyAdminCalls.goods, {})
        const sold = list.find((each) => each.id === id)?.sold
        return { cost, sold, quota: await quotaOf(browser) }
      },
      before: { cost: sku.price - 2000, sold: 1, quota: [2000, 0, 3000] },
      after: { cost: 0, sold: 0, quota: [0, 0, 5000] },
    }
  },
}
