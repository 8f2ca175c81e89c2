import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { fen, type Instant, type Scope } from '@mallard/kernel'
import { noteActivityPrices } from '#features/pricing/price-history/index.ts'
import { shortYuan, showActivity } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findSession } from './seckill.repo.ts'

/**
 * Lists and goods pages show the SKUs of a session as it is now, and none once it was ended early;
 * from when until when its prices hold for everyone is noted.
 */
export async function showSession(trx: Db, scope: Scope, id: number, now: Instant): Promise<void> {
  const session = await findSession(trx, scope, id)
  if (!session) return
  const { startAt, endAt, isClosed } = session
  const skus = isClosed ? [] : session.skus
  const about = { kind: orderKind.seckill, id, startAt, endAt }
  await noteActivityPrices(trx, scope, { ...about, skus }, now)
  await showActivity(trx, scope, {
    ...about,
    skus: skus.map(({ skuId, productSn, price }) => ({
      skuId,
      price,
      tag: `秒杀¥${shortYuan(fen(price))}`,
      tagEn: `Flash ¥${shortYuan(fen(price))}`,
      path: href('seckillDetail', { ...scope, id, productSn }),
    })),
  })
}
