import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { fen, type Scope } from '@mallard/kernel'
import { shortYuan, showActivity } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findPostage } from './postage.repo.ts'

/** Lists and goods pages show the SKU of a trial as it is now; not once it was ended early. */
export async function showPostage(trx: Db, scope: Scope, id: number): Promise<void> {
  const row = await findPostage(trx, scope, { id })
  if (!row) return
  const { skuId, startAt, endAt, isClosed, postageAmount, uuid } = row
  const sku = {
    skuId,
    price: postageAmount,
    tag: `付邮试用¥${shortYuan(fen(postageAmount))}`,
    tagEn: `Trial for ¥${shortYuan(fen(postageAmount))}`,
    path: href('postageDetail', { ...scope, postageUuid: uuid }),
  }
  const skus = isClosed ? [] : [sku]
  await showActivity(trx, scope, { kind: orderKind.postage, id, startAt, endAt, skus })
}
