import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Instant, Scope } from '@mallard/kernel'
import { showPrices } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findGroup } from './group-buy.repo.ts'

/** Lists and goods pages show the SKUs of an activity. */
export async function showGroup(trx: Db, scope: Scope, id: number, now: Instant): Promise<void> {
  const group = await findGroup(trx, scope, { id })
  if (!group) return
  const path = href('groupBuy', { ...scope, urlCode: group.urlCode })
  const skus = group.skus.map(({ skuId, price }) => ({ skuId, price, path }))
  const about = { kind: orderKind.groupBuy, tag: { zh: '拼团', en: 'Group' } }
  await showPrices(trx, scope, { ...group, ...about, skus }, now)
}
