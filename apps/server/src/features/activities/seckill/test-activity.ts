import { seckillAdminCalls } from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { oneSku, shownIn, type TestActivity } from '#app/testing/test-activities.ts'
import { seckillSetup, runningSeckill } from './test-seckill.ts'

export const activity: TestActivity = {
  name: 'flash sale',
  setUp: {
    object: 'seckill',
    calls: seckillAdminCalls,
    setup: (shop, sku) => seckillSetup(shop, [sku]),
    change: { name: '改名' },
    begun: 'seckillBegun',
    mayHaveBegun: false,
    clash: 'seckillClash',
    faults: (sku) => [
      [oneSku(sku, { price: sku.price }), 'seckillPriceHigh'],
      [oneSku(sku, { skuId: 2_000_000 }), 'notFound'],
    ],
    against: (sku) => [
      oneSku(sku, { price: sku.price, quota: 999_999 }),
      [
        ['session', true],
        ['price', true],
        ['stock', false],
      ],
    ],
  },
  struck: {
    begin: async ({ shop, owner, visitor }, sku) => {
      await runningSeckill(shop, owner, [sku], { price: 1000 })
      return async () => {
        const { sessions } = await visitor.data(seckillCalls.seckillList, {})
        return shownIn(
          sessions.flatMap(({ goods }) => goods),
          sku,
        )
      }
    },
    dear: (sku) => [oneSku(sku, { price: 1000 }), 'seckillPriceHigh'],
  },
}
