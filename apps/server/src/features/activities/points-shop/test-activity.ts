import { pointsShopAdminCalls } from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import { pointsShopCalls } from '@mallard/contract/activities/points-shop/points-shop.calls'
import { minute } from '@mallard/kernel'
import { buyer } from '#app/testing/test-buyer.ts'
import { shownIn, snOf, type TestActivity } from '#app/testing/test-activities.ts'
import { pointsSetup, upForPoints, givePoints, exchange } from './test-points-shop.ts'

export const activity: TestActivity = {
  name: 'points shop',
  setUp: {
    object: 'pointsGoods',
    calls: pointsShopAdminCalls,
    setup: (shop, { skuId }) => pointsSetup(shop, { skuId, startAt: shop.clock.now() + minute }),
    change: { points: 450 },
    begun: 'pointsGoodsBegun',
    mayHaveBegun: true,
    faults: ({ skuId, price }) => [
      [{ points: price, cashAmount: 1 }, 'pointsGoodsHigh'],
      [{ skuId: null }, 'badInput'],
      [{ skuId: null, templateId: 1, cashAmount: 1 }, 'badInput'],
      [{ skuId, minLevel: 'none' }, 'badInput'],
      [{ skuId: 2_000_000_000 }, 'notFound'],
    ],
    against: ({ price }) => [
      { points: price, cashAmount: 1, quota: 5000 },
      [
        ['points', true],
        ['skuId', false],
        ['quota', false],
      ],
    ],
  },
  struck: {
    begin: async ({ shop, owner, visitor }, { skuId, ...sku }) => {
      await upForPoints(shop, owner, { skuId, points: 1000 })
      return async () => {
        const { goods } = await visitor.data(pointsShopCalls.store, {})
        return shownIn(goods, sku)
      }
    },
    dear: () => [{ points: 1000 }, 'pointsGoodsHigh'],
  },
  paidBack: async ({ shop, owner }, { skuId, price }) => {
    const terms = { skuId, points: 500, cashAmount: 1000, limitPerUser: 1 }
    const { id } = await upForPoints(shop, owner, terms)
    const browser = await buyer(shop)
    await givePoints(shop, browser, 1000)
    const sn = snOf(await exchange(browser, id))
    return {
      browser,
      sn,
      figures: async () => {
        const { figures } = await owner.data(pointsShopAdminCalls.detail, { id })
        const { points, cash, cost } = figures
        return { points, cash, cost, again: (await exchange(browser, id)).reason }
      },
      before: { points: 500, cash: 1000, cost: price - 1000, again: 'pointsGoodsLimit' },
      after: { points: 0, cash: 0, cost: 0, again: 'pointsGoodsLimit' },
    }
  },
}
