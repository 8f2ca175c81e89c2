import { giftAdminCalls } from '@mallard/contract/activities/gift/gift-admin.calls'
import { largestId } from '@mallard/contract/fields'
import type { AccessOf } from '#app/testing/test-access.ts'
import { giftSetup, runningGift } from './test-gift.ts'

const plain = [
  'version',
  'name',
  'nameEn',
  'rules',
  'rulesEn',
  'skuId',
  'templateId',
  'points',
  'quota',
  'startAt',
  'endAt',
]
let setups = 0

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const other = await runningGift(shop, theirs.owner, { points: 10 })
  // Each at a time of its own, in years to come: a store gives one at a time.
  const setup = () => {
    const startAt = Date.UTC(2097, 0, 1) + (setups += 1) * 10_000
    return { ...giftSetup(shop, { points: 10 }), startAt, endAt: startAt + 1000 }
  }
  const one = async () => ({ id: (await owner.data(giftAdminCalls.save, setup())).id })
  const byId = { theirs: { id: other.id }, missing: { id: largestId } }
  return {
    open: { 'gift.newArrival': {}, 'gift.waiting': {}, 'gift.claim': {} },
    // None is given in the store: whom the tests send may have bought before.
    refusals: { 'gift.claim': 'giftOver' },
    admin: {
      'giftAdmin.list': { own: async () => ({}) },
      'giftAdmin.detail': { own: one, ...byId },
      'giftAdmin.claims': { own: one, ...byId },
      'giftAdmin.save': { own: async () => setup(), ...byId, plain: [...plain, 'requestId'] },
      'giftAdmin.clashes': {
        own: async () => {
          const { requestId: _requestId, ...asked } = setup()
          return asked
        },
        plain: ['id', ...plain],
      },
      'giftAdmin.close': {
        own: async () => ({ ...(await one()), reason: '提前结束' }),
        ...byId,
        plain: ['reason'],
      },
    },
  }
}
