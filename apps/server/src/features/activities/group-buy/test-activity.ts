import { groupBuyAdminCalls } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { groupActivityCalls } from '@mallard/contract/activities/group-buy/group-buy.calls'
import { buyer } from '#app/testing/test-buyer.ts'
import { oneSku, shownIn, type TestActivity } from '#app/testing/test-activities.ts'
import { groupSetup, runningGroup, one, joinGroup } from './test-group.ts'

export const activity: TestActivity = {
  name: 'group buying',
  setUp: {
    object: 'groupBuy',
    calls: groupBuyAdminCalls,
    setup: (shop, sku) => groupSetup(shop, [sku]),
    change: { name: '改名' },
    begun: 'groupBegun',
    mayHaveBegun: false,
    clash: 'groupClash',
    faults: (sku) => [
      [oneSku(sku, { price: sku.price }), 'groupPriceHigh'],
      [oneSku(sku, { skuId: 2_000_000 }), 'notFound'],
      [{ goalValue: 1 }, 'groupGoalLow'],
      [{ goalValue: 21 }, 'groupGoalHigh'],
    ],
    against: (sku) => [
      { ...oneSku(sku, { price: sku.price, quota: 999_999 }), goalValue: 1 },
      [
        ['activity', true],
        ['price', true],
        ['stock', false],
        ['goal', true],
      ],
    ],
  },
  struck: {
    begin: async ({ shop, owner, visitor }, sku) => {
      const { urlCode } = await runningGroup(shop, owner, [sku])
      return async () => {
        const { goods } = await visitor.data(groupActivityCalls.list, { urlCode })
        return shownIn(goods, sku)
      }
    },
    dear: (sku) => [oneSku(sku, { price: 1000 }), 'groupPriceHigh'],
  },
  paidBack: async ({ shop, owner }, sku) => {
    const terms = { price: 1000, goalValue: 2 }
    const { id, urlCode } = await runningGroup(shop, owner, [sku], terms)
    const [browser, other] = [await buyer(shop), await buyer(shop)]
    const { orderIds: sn } = await joinGroup(shop, browser, urlCode, one(sku))
    await joinGroup(shop, other, urlCode, one(sku))
    return {
      browser,
      sn,
      figures: async () => {
        const { cost } = await owner.data(groupBuyAdminCalls.detail, { id })
        return { cost }
      },
      before: { cost: 2 * (sku.price - 1000) },
      after: { cost: sku.price - 1000 },
    }
  },
}
