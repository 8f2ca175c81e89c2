import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { fen, type Scope } from '@mallard/kernel'
import { shortYuan, showActivity } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findGroup } from './group-buy.repo.ts'

/** Lists and goods pages show the SKUs of an activity as it is now; none once it was ended early. */
export async function showGroup(trx: Db, scope: Scope, id: number): Promise<void> {
  const group = await findGroup(trx, scope, { id })
  if (!group) return
  const { urlCode, startAt, endAt, isClosed, skus } = group
  await showActivity(trx, scope, {
    kind: orderKind.groupBuy,
    id,
    startAt,
    endAt,
    skus: (isClosed ? [] : skus).map(({ skuId, price }) => ({
      skuId,
      price,
      tag: `拼团¥${shortYuan(fen(price))}`,
      tagEn: `Group ¥${shortYuan(fen(price))}`,
      path: href('groupBuy', { ...scope, urlCode }),
    })),
  })
}
