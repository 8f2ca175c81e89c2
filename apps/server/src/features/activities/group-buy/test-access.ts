import { randomUUID } from 'node:crypto'
import { groupBuyAdminCalls } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { groupActivityCalls } from '@mallard/contract/activities/group-buy/group-buy.calls'
import { largestId } from '@mallard/contract/fields'
import { day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import type { AccessOf } from '#app/testing/test-access.ts'
import { activityAccess } from '../activity/test-activity-access.ts'
import { setUpGroup } from './group-buy-admin.service.ts'

const fields = ['goalType', 'goalValue', 'freightCoupon', 'skus']
const named = { id: 0, version: 0, name: '拼团', nameEn: '' }
const terms = { goalType: 'people' as const, goalValue: 100_000, freightCoupon: false }
let setups = 0

/** A group in years to come, each at a time of its own. */
function setupOf({ skuId }: { skuId: number }) {
  const startAt = Date.UTC(2097, 0, 1) + (setups += 1) * 10_000
  const skus = [{ skuId, price: 1, quota: 2, limit: 1 }]
  return { ...named, ...terms, goalValue: 2, startAt, endAt: startAt + 1000, skus }
}

const requested = (sku: { skuId: number }) => ({ ...setupOf(sku), requestId: randomUUID() })

export const access: AccessOf = async ({ shop, make, owner, sku, theirs }) => {
  const { db } = shop.services
  const now = shop.clock.now()
  const urlCode = '0123456789ABCDEFGHIJ01'
  const skus = [{ skuId: sku.skuId, price: 1, quota: 200_000, limit: 999 }]
  const long = { startAt: now - day, endAt: now + 19 * day, skus }
  const runs = await setUpGroup(db, owner.scope, { ...named, ...terms, ...long }, now, {
    url_code: urlCode,
  })
  /** A paid purchase of somebody, without orders. */
  async function insertBatch(token: string, activityId: number) {
    await sql`
      insert into group_batch (token, activity_id, partner_id, store_id, member_id, status, units, created_at, paid_at)
      select ${token}::text, ${activityId}::bigint, m.partner_id, ${owner.scope.storeId}::int, m.id, 1, 1, ${new Date(now)}, ${new Date(now)}
      from member m where m.partner_id = ${owner.scope.partnerId} order by m.id limit 1`.execute(db)
  }
  /** One that somebody has paid in, so that staff can form it. */
  const paidGroup = async () => {
    const id = await setUpGroup(db, owner.scope, { ...named, ...terms, ...long, goalValue: 2 }, now)
    await insertBatch(`test ${id}`, id)
    return { id }
  }
  const other = await theirs.owner.data(groupBuyAdminCalls.save, requested(theirs.sku))
  const wanted = { urlCode, items: [{ productSn: sku.productSn, quantity: 1 }] }
  const opened = async (who: Caller) =>
    (await who.data(groupActivityCalls.orderModify, wanted)).flowId
  const noFlow = '0'.repeat(22)
  const batchId = '0123456789ABCDEFGHIJ02'
  await insertBatch(batchId, runs)

  const { admin, byId } = activityAccess({
    domain: 'groupBuyAdmin',
    calls: groupBuyAdminCalls,
    owner,
    setup: () => setupOf(sku),
    fields,
    theirs: other.id,
    lists: { batches: [] },
  })
  return {
    open: {
      'activity.list': { urlCode },
      'order.batchList': {},
      'groupBuy.batch': { batchId },
    },
    owned: {
      // Activity and SKU are anybody's.
      'activity.orderModify': {
        own: async (who) => ({
          ...wanted,
          flowId: await opened(who),
          addressId: await make.addressOf(who),
        }),
        missing: { flowId: noFlow, addressId: largestId },
        plain: ['urlCode', 'items'],
      },
      'activity.submit': {
        own: async (who) => ({ flowId: await opened(who) }),
        missing: { flowId: noFlow },
        plain: ['expectPayAmount', 'expectReturns'],
      },
    },
    admin: {
      ...admin,
      'groupBuyAdmin.succeed': {
        own: async () => ({ ...(await paidGroup()), reason: '凑得差不多了' }),
        ...byId,
        plain: ['reason'],
      },
    },
  }
}
