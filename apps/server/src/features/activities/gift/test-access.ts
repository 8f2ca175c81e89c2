import { giftAdminCalls } from '@mallard/contract/activities/gift/gift-admin.calls'
import type { AccessOf } from '#app/testing/test-access.ts'
import { activityAccess } from '../activity/test-activity-access.ts'
import { giftSetup, runningGift } from './test-gift.ts'

const fields = ['rules', 'rulesEn', 'skuId', 'templateId', 'points', 'quota']
let setups = 0

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const other = await runningGift(shop, theirs.owner, { points: 10 })
  // Each at a time of its own, in years to come: a store gives one at a time.
  const setup = () => {
    const startAt = Date.UTC(2097, 0, 1) + (setups += 1) * 10_000
    return { ...giftSetup(shop, { points: 10 }), startAt, endAt: startAt + 1000 }
  }
  const { admin } = activityAccess({
    domain: 'giftAdmin',
    calls: giftAdminCalls,
    owner,
    setup,
    fields,
    theirs: other.id,
    lists: { claims: [] },
  })
  return {
    open: { 'gift.newArrival': {}, 'gift.waiting': {}, 'gift.claim': {} },
    // None is given in the store: whom the tests send may have bought before.
    refusals: { 'gift.claim': 'giftOver' },
    admin,
  }
}
