import { randomUUID } from 'node:crypto'
import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { seckillAdminCalls } from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/testing/test-access.ts'
import { activityAccess } from '../activity/test-activity-access.ts'
import { setUpSeckill } from './seckill-admin.service.ts'

const fields = ['skus']
const named = { id: 0, version: 0, name: '秒杀', nameEn: '' }
let setups = 0

/** A flash sale in years to come, each at a time of its own. */
function setupOf({ skuId }: { skuId: number }) {
  const startAt = Date.UTC(2099, 0, 1) + (setups += 1) * 10_000
  const skus = [{ skuId, price: 1, quota: 1, limit: 1 }]
  return { ...named, startAt, endAt: startAt + 1000, skus }
}

const requested = (sku: { skuId: number }) => ({ ...setupOf(sku), requestId: randomUUID() })

export const access: AccessOf = async ({ shop, owner, sku, theirs }) => {
  const { db } = shop.services
  const now = shop.clock.now()
  const skus = [{ skuId: sku.skuId, price: 1, quota: 100_000, limit: 999 }]
  const setUpFrom = (startAt: number) =>
    setUpSeckill(db, owner.scope, { ...named, startAt, endAt: startAt + 19 * day, skus }, now)
  const runs = await setUpFrom(now - day)
  const comes = await setUpFrom(now + 20 * day)
  const other = await theirs.owner.data(seckillAdminCalls.save, requested(theirs.sku))
  const flowOf = async (who: Caller) => {
    const chosen = { productId: sku.productSn, promotionId: runs }
    const { flowId } = await who.data(seckillCalls.secKillCheckout, { ...chosen, qty: 1 })
    return { ...chosen, flowId }
  }
  const noFlow = { flowId: '0'.repeat(22) }
  const { admin } = activityAccess({
    domain: 'seckillAdmin',
    calls: seckillAdminCalls,
    owner,
    setup: () => setupOf(sku),
    fields,
    theirs: other.id,
  })
  return {
    open: {
      'seckill.seckillList': {},
      'seckill.current': {},
      'seckill.secKillDetail': { id: runs, productSn: sku.productSn },
      'seckill.quota': { id: runs },
      'seckill.reminders': {},
      'seckill.remind': { id: comes, isOn: true },
      'seckill.secKillCheckout': { productId: sku.productSn, promotionId: runs, qty: 1 },
    },
    owned: {
      // Session and SKU are anybody's; that the flow is for them is the feature's own test.
      'seckill.secKillFlow': { own: flowOf, missing: noFlow, plain: ['productId', 'promotionId'] },
      'seckill.secKillSubmit': {
        own: async (who) => ({ ...(await flowOf(who)), productQuantity: 1 }),
        missing: noFlow,
        plain: ['productId', 'promotionId', 'productQuantity', 'expectPayAmount', 'expectReturns'],
      },
    },
    admin,
  }
}
