import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { largestId } from '@mallard/contract/fields'
import type { AccessOf } from '#app/testing/test-access.ts'
import { requested } from '#app/testing/test-makers.ts'
import { promotionSetup } from '#app/testing/test-promotions.ts'

const plain = [
  'version',
  'name',
  'nameEn',
  'startAt',
  'endAt',
  'scope',
  'scopeIds',
  'kind',
  'priority',
  'limitPerUser',
]

export const access: AccessOf = async ({ owner, sku, theirs }) => {
  const setup = () => requested(promotionSetup(sku))
  const one = async () => ({ id: (await owner.data(promotionAdminCalls.save, setup())).id })
  const other = await theirs.owner.data(
    promotionAdminCalls.save,
    requested(promotionSetup(theirs.sku)),
  )
  const byId = { theirs: { id: other.id }, missing: { id: largestId } }
  return {
    admin: {
      'promotionAdmin.list': { own: async () => ({}), plain: ['type'] },
      'promotionAdmin.detail': { own: one, ...byId },
      'promotionAdmin.save': { own: async () => setup(), ...byId, plain: [...plain, 'requestId'] },
      'promotionAdmin.close': { own: one, ...byId },
      'promotionAdmin.clashes': { own: async () => promotionSetup(sku), plain: ['id', ...plain] },
      'promotionAdmin.trial': {
        own: async () => ({ items: [{ productSn: sku.productSn, quantity: 1 }], at: 0 }),
        plain: ['items', 'levelCode', 'at', 'countyCode'],
      },
      'promotionAdmin.skus': { own: async () => ({}), plain: ['q'] },
      'promotionAdmin.levels': { own: async () => ({}) },
    },
  }
}
