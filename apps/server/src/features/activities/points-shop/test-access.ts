import { randomUUID } from 'node:crypto'
import { pointsShopAdminCalls } from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import { largestId } from '@mallard/contract/fields'
import type { AccessOf } from '#app/testing/test-access.ts'
import { pointsSetup, upForPoints } from './test-points-shop.ts'

const plain = [
  'version',
  'skuId',
  'templateId',
  'points',
  'cashAmount',
  'quota',
  'limitPerUser',
  'startAt',
  'endAt',
  'minLevel',
  'sort',
]

export const access: AccessOf = async ({ shop, owner, sku, theirs }) => {
  const terms = { skuId: sku.skuId, points: 1 }
  // More than anybody has.
  const { id } = await upForPoints(shop, owner, { skuId: sku.skuId, points: sku.price })
  const other = await upForPoints(shop, theirs.owner, { skuId: theirs.sku.skuId, points: 1 })
  const setup = () => pointsSetup(shop, terms)
  const one = async () => ({ id: (await owner.data(pointsShopAdminCalls.save, setup())).id })
  const byId = { theirs: { id: other.id }, missing: { id: largestId } }
  return {
    open: {
      'points.activities': {},
      'points.store': {},
      'points.exchange': { id, quantity: 1, requestId: randomUUID() },
    },
    refusals: { 'points.exchange': 'pointsShort' },
    admin: {
      'pointsShopAdmin.list': { own: async () => ({}) },
      'pointsShopAdmin.detail': { own: one, ...byId },
      'pointsShopAdmin.exchanges': { own: one, ...byId, plain: ['status'] },
      'pointsShopAdmin.save': { own: async () => setup(), ...byId, plain: [...plain, 'requestId'] },
      'pointsShopAdmin.clashes': {
        own: async () => {
          const { requestId: _requestId, ...asked } = setup()
          return asked
        },
        plain: ['id', ...plain],
      },
      'pointsShopAdmin.close': {
        own: async () => ({ ...(await one()), reason: '提前结束' }),
        ...byId,
        plain: ['reason'],
      },
    },
  }
}
