import { randomUUID } from 'node:crypto'
import { postageAdminCalls } from '@mallard/contract/activities/postage/postage-admin.calls'
import { postageCalls } from '@mallard/contract/activities/postage/postage.calls'
import { largestId } from '@mallard/contract/fields'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { randomToken } from '#platform/secrets.ts'
import type { AccessOf } from '#app/testing/test-access.ts'
import { hangzhou } from '#app/testing/test-buyer.ts'
import { activityAccess } from '../activity/test-activity-access.ts'
import { setUpPostage } from './postage-admin.service.ts'

const fields = ['skuId', 'postageAmount', 'quota', 'audience', 'rules', 'rulesEn']
const terms = {
  id: 0,
  version: 0,
  name: '试用',
  nameEn: '',
  rules: '',
  rulesEn: '',
  postageAmount: 1,
  quota: 1000,
  audience: 'all' as const,
}
let setups = 0

/** A trial in years to come, each at a time of its own. */
function setupOf({ skuId }: { skuId: number }) {
  const startAt = Date.UTC(2096, 0, 1) + (setups += 1) * 10_000
  return { ...terms, skuId, startAt, endAt: startAt + 1000 }
}

const requested = (sku: { skuId: number }) => ({ ...setupOf(sku), requestId: randomUUID() })

export const access: AccessOf = async ({ shop, owner, sku, theirs }) => {
  const now = shop.clock.now()
  const times = { startAt: now - day, endAt: now + 19 * day }
  const runs = async () => {
    const uuid = randomToken()
    const setup = { ...terms, ...times, skuId: sku.skuId }
    await setUpPostage(shop.services.db, owner.scope, setup, now, { uuid })
    return uuid
  }
  const uuid = await runs()
  const other = await theirs.owner.data(postageAdminCalls.save, requested(theirs.sku))
  const { admin } = activityAccess({
    domain: 'postageAdmin',
    calls: postageAdminCalls,
    owner,
    setup: () => setupOf(sku),
    fields,
    theirs: other.id,
    lists: { claims: [] },
  })
  return {
    open: { 'postage.postagePromotionDetail': { postageUuid: uuid } },
    owned: {
      // Trials are anybody's; one that nobody took is made for each try.
      'postage.postagePromotionFlow': {
        own: async (who: Caller) => ({
          id: await runs(),
          addressId: (await who.data(addressCalls.save, hangzhou)).id,
        }),
        missing: { addressId: largestId },
        plain: ['id', 'remark', 'invoice'],
      },
      'postage.postagePromotionSubmit': {
        own: async (who: Caller) => {
          const postageUuid = await runs()
          const { flowId } = await who.data(postageCalls.postagePromotionFlow, { id: postageUuid })
          return { flowId, postageUuid }
        },
        missing: { flowId: '0'.repeat(22) },
        plain: ['postageUuid', 'expectPayAmount', 'expectReturns'],
      },
    },
    admin,
  }
}
