import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { fen, type Scope } from '@mallard/kernel'
import { shortYuan, showActivity } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findSession } from './seckill.repo.ts'

/** Lists and goods pages show the SKUs of a session as it is now; none once it was ended early. */
export async function showSession(trx: Db, scope: Scope, id: number): Promise<void> {
  const session = await findSession(trx, scope, id)
  if (!session) return
  const { startAt, endAt, isClosed, skus } = session
  await showActivity(trx, scope, {
    kind: orderKind.seckill,
    id,
    startAt,
    endAt,
    skus: (isClosed ? [] : skus).map(({ skuId, productSn, price }) => ({
      skuId,
      price,
      tag: `秒杀¥${shortYuan(fen(price))}`,
      tagEn: `Flash ¥${shortYuan(fen(price))}`,
      path: href('seckillDetail', { ...scope, id, productSn }),
    })),
  })
}
