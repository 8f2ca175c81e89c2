import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Instant, Scope } from '@mallard/kernel'
import { showPrices } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findSession } from './seckill.repo.ts'

/** Lists and goods pages show the SKUs of a session. */
export async function showSession(trx: Db, scope: Scope, id: number, now: Instant): Promise<void> {
  const session = await findSession(trx, scope, id)
  if (!session) return
  const skus = session.skus.map(({ skuId, productSn, price }) => ({
    skuId,
    price,
    path: href('seckillDetail', { ...scope, id, productSn }),
  }))
  const about = { kind: orderKind.seckill, tag: { zh: '秒杀', en: 'Flash' } }
  await showPrices(trx, scope, { ...session, ...about, skus }, now)
}
