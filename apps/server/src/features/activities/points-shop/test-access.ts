import { randomUUID } from 'node:crypto'
import { pointsShopAdminCalls } from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import type { AccessOf } from '#app/testing/test-access.ts'
import { activityAccess } from '../activity/test-activity-access.ts'
import { pointsSetup, upForPoints } from './test-points-shop.ts'

const fields = [
  'skuId',
  'templateId',
  'points',
  'cashAmount',
  'quota',
  'limitPerUser',
  'minLevel',
  'sort',
]

export const access: AccessOf = async ({ shop, owner, sku, theirs }) => {
  const terms = { skuId: sku.skuId, points: 1 }
  // More than anybody has.
  const { id } = await upForPoints(shop, owner, { skuId: sku.skuId, points: sku.price })
  const other = await upForPoints(shop, theirs.owner, { skuId: theirs.sku.skuId, points: 1 })
  const { admin } = activityAccess({
    domain: 'pointsShopAdmin',
    calls: pointsShopAdminCalls,
    owner,
    setup: () => pointsSetup(shop, terms),
    fields,
    theirs: other.id,
    lists: { exchanges: ['status'] },
  })
  return {
    open: {
      'points.activities': {},
      'points.store': {},
      'points.exchange': { id, quantity: 1, requestId: randomUUID() },
    },
    refusals: { 'points.exchange': 'pointsShort' },
    admin,
  }
}
