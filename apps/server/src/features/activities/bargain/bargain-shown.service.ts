import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { fen, type Scope } from '@mallard/kernel'
import { shortYuan, showActivity } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findBargain } from './bargain.repo.ts'

/** Lists and goods pages show the SKU of an activity as it is now; not once it was ended early. */
export async function showBargain(trx: Db, scope: Scope, id: number): Promise<void> {
  const bargain = await findBargain(trx, scope, id)
  if (!bargain) return
  const { skuId, startAt, endAt, isClosed, floorPrice } = bargain
  const sku = {
    skuId,
    price: floorPrice,
    tag: `砍价¥${shortYuan(fen(floorPrice))}`,
    tagEn: `Bargain ¥${shortYuan(fen(floorPrice))}`,
    path: href('bargainList', { ...scope, bargainId: id }),
  }
  const skus = isClosed ? [] : [sku]
  await showActivity(trx, scope, { kind: orderKind.bargain, id, startAt, endAt, skus })
}
