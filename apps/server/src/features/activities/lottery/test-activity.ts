import { lotteryAdminCalls } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { minute } from '@mallard/kernel'
import type { TestActivity } from '#app/testing/test-activities.ts'
import { thanks, pointsPrize, couponPrize, goodsPrize, lotterySetup } from './test-lottery.ts'

export const activity: TestActivity = {
  name: 'lottery',
  setUp: {
    object: 'lottery',
    calls: lotteryAdminCalls,
    setup: (shop) =>
      lotterySetup(shop, [pointsPrize(5, 5000), thanks(5000)], {
        startAt: shop.clock.now() + minute,
      }),
    change: { name: '改名' },
    begun: 'lotteryBegun',
    mayHaveBegun: true,
    clash: 'lotteryUrlTaken',
    points: { prizes: [pointsPrize(5, 1), thanks(9999)] },
    faults: () => [
      [{ prizes: [pointsPrize(5, 1), thanks(1)] }, 'badInput'],
      [
        { prizes: [{ ...pointsPrize(0, 1), type: 4, quota: 1, skuId: 2_000_000 }, thanks(9999)] },
        'notFound',
      ],
    ],
    against: ({ skuId }) => [
      { prizes: [goodsPrize(skuId, 1, 1_000_000), couponPrize(2_000_000_000, 1), thanks(9998)] },
      [
        [null, true],
        [0, false],
        [1, true],
      ],
    ],
  },
}
