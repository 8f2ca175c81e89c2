import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Scope } from '@mallard/kernel'
import { showSkus } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findPostage } from './postage.repo.ts'

/** Lists and goods pages show the SKU of a trial. */
export async function showPostage(trx: Db, scope: Scope, id: number): Promise<void> {
  const trial = await findPostage(trx, scope, { id })
  if (!trial) return
  const { skuId, postageAmount, uuid } = trial
  const path = href('postageDetail', { ...scope, postageUuid: uuid })
  await showSkus(trx, scope, {
    ...trial,
    kind: orderKind.postage,
    tag: { zh: '付邮试用', en: 'Trial for' },
    skus: [{ skuId, price: postageAmount, path }],
  })
}
