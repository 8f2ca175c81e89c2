import { postageAdminCalls } from '@mallard/contract/activities/postage/postage-admin.calls'
import { postageCalls } from '@mallard/contract/activities/postage/postage.calls'
import { buyer } from '#app/testing/test-buyer.ts'
import { shownIn, snOf, type TestActivity } from '#app/testing/test-activities.ts'
import { postageSetup, runningPostage, takeTrial } from './test-postage.ts'

export const activity: TestActivity = {
  name: 'trial',
  setUp: {
    object: 'postage',
    calls: postageAdminCalls,
    setup: (shop, sku) => postageSetup(shop, sku),
    change: { name: '改名' },
    begun: 'postageBegun',
    mayHaveBegun: false,
    clash: 'postageClash',
    faults: (sku) => [
      [{ postageAmount: sku.price }, 'postageHigh'],
      [{ skuId: 2_000_000 }, 'notFound'],
    ],
    against: ({ price }) => [
      { postageAmount: price, quota: 5000 },
      [
        ['skuId', true],
        ['postageAmount', true],
        ['quota', false],
      ],
    ],
  },
  struck: {
    begin: async ({ shop, owner, visitor }, sku, another) => {
      await runningPostage(shop, owner, sku, { postageAmount: 1000 })
      const other = await runningPostage(shop, owner, another, { postageAmount: 100 })
      return async () => {
        const { others } = await visitor.data(postageCalls.postagePromotionDetail, {
          postageUuid: other.postageUuid,
        })
        return shownIn(others, sku)
      }
    },
    dear: () => [{ postageAmount: 1000 }, 'postageHigh'],
  },
  paidBack: async ({ shop, owner }, sku) => {
    const { id, postageUuid } = await runningPostage(shop, owner, sku)
    const browser = await buyer(shop)
    const sn = snOf(await takeTrial(browser, postageUuid))
    return {
      browser,
      sn,
      figures: async () => {
        const { cost, sold } = await owner.data(postageAdminCalls.detail, { id })
        return { cost, sold, again: (await takeTrial(browser, postageUuid)).reason }
      },
      before: { cost: sku.price - 900, sold: 1, again: 'postageJoined' },
      after: { cost: 0, sold: 1, again: 'postageJoined' },
    }
  },
}
