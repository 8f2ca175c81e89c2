import { giftAdminCalls } from '@mallard/contract/activities/gift/gift-admin.calls'
import { minute } from '@mallard/kernel'
import type { TestActivity } from '#app/testing/test-activities.ts'
import { giftSetup } from './test-gift.ts'

export const activity: TestActivity = {
  name: 'gift',
  setUp: {
    object: 'gift',
    calls: giftAdminCalls,
    setup: (shop) => giftSetup(shop, { points: 20, startAt: shop.clock.now() + minute }),
    change: { name: '改名' },
    begun: 'giftBegun',
    mayHaveBegun: true,
    clash: 'giftClash',
    points: { points: 1 },
    faults: ({ skuId }) => [
      [{ points: 0 }, 'badInput'],
      [{ points: 5, skuId }, 'badInput'],
      [{ points: 0, skuId: 2_000_000_000 }, 'notFound'],
    ],
    against: ({ skuId }) => [
      { points: 0, skuId, quota: 5000 },
      [
        ['endAt', true],
        ['quota', false],
      ],
    ],
  },
}
