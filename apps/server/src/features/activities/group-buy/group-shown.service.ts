import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { fen, type Instant, type Scope } from '@mallard/kernel'
import { noteActivityPrices } from '#features/pricing/price-history/index.ts'
import { shortYuan, showActivity } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findGroup } from './group-buy.repo.ts'

/**
 * Lists and goods pages show the SKUs of an activity as it is now, and none once it was ended early;
 * from when until when its prices hold for everyone is noted.
 */
export async function showGroup(trx: Db, scope: Scope, id: number, now: Instant): Promise<void> {
  const group = await findGroup(trx, scope, { id })
  if (!group) return
  const { urlCode, startAt, endAt, isClosed } = group
  const skus = isClosed ? [] : group.skus
  const about = { kind: orderKind.groupBuy, id, startAt, endAt }
  await noteActivityPrices(trx, scope, { ...about, skus }, now)
  await showActivity(trx, scope, {
    ...about,
    skus: skus.map(({ skuId, price }) => ({
      skuId,
      price,
      tag: `拼团¥${shortYuan(fen(price))}`,
      tagEn: `Group ¥${shortYuan(fen(price))}`,
      path: href('groupBuy', { ...scope, urlCode }),
    })),
  })
}
