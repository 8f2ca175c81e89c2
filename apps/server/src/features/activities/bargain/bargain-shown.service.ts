import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Scope } from '@mallard/kernel'
import { showSkus } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findBargain } from './bargain.repo.ts'

/** Lists and goods pages show the SKU of an activity, at its floor. */
export async function showBargain(trx: Db, scope: Scope, id: number): Promise<void> {
  const bargain = await findBargain(trx, scope, id)
  if (!bargain) return
  const { skuId, floorPrice } = bargain
  const path = href('bargainList', { ...scope, bargainId: id })
  await showSkus(trx, scope, {
    ...bargain,
    kind: orderKind.bargain,
    tag: { zh: '砍价', en: 'Bargain' },
    skus: [{ skuId, price: floorPrice, path }],
  })
}
