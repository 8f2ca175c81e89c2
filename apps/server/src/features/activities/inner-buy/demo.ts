import { parseScope, type Scope } from '@mallard/kernel'
import { innerBuying, type DemoInnerBuy } from '@mallard/shop-data/activities/inner-buy'
import { demoSkus, insertSetup } from '#features/activities/activity/index.ts'
import { grantRole } from '#features/people/identity/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { insertGrant, readSetting, writeSetting } from './grant-admin.repo.ts'
import { yearAt } from './inner-buy.rules.ts'

/** Prices, employees and their quotas of this year; looked at at each start, as a year may have ended. */
export async function fillInnerBuying({ services, now, memberOf }: DemoWorld): Promise<void> {
  const at = new Date(now)
  for (const inner of innerBuying) {
    const scope = parseScope(inner.store)
    if (!scope) throw new Error(`inner buying names the store ${inner.store}`)
    await services.db.transaction().execute(async (trx) => {
      await setUp(trx, scope, inner, at)
      for (const { shopper, quota } of inner.employees) {
        const memberId = memberOf(scope, shopper)
        if (memberId === undefined) continue
        await grantRole(trx, scope.partnerId, memberId, 'employee')
        await insertGrant(trx, scope, { memberId, quota }, yearAt(now), at)
      }
    })
  }
}

async function setUp(
  trx: Db,
  scope: Scope,
  { yearlyQuota, prices }: DemoInnerBuy,
  at: Date,
): Promise<void> {
  if ((await readSetting(trx, scope)).version > 0) return
  await writeSetting(trx, scope, { yearlyQuota, version: 0 }, yearAt(at.getTime()))
  const codes = prices.map(([code]) => code)
  for (const [place, skuId] of (await demoSkus(trx, scope, codes)).entries())
    await insertSetup(trx, 'inner_price', scope, { sku_id: skuId, price: prices[place]![1] }, at)
}
