import { evaluateAdminCalls } from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import type { TestActivity } from '#app/testing/test-activities.ts'
import { evaluateSetup } from './test-evaluate.ts'

export const activity: TestActivity = {
  name: 'trial with a report',
  setUp: {
    object: 'evaluate',
    calls: evaluateAdminCalls,
    setup: (shop, sku) => evaluateSetup(shop, sku),
    change: { name: '改名' },
    begun: 'evaluateBegun',
    mayHaveBegun: false,
    clash: 'evaluateClash',
    faults: () => [[{ skuId: 2_000_000 }, 'notFound']],
    against: () => [{ quota: 200 }, [['skuId', true]]],
  },
}
