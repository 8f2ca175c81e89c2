import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Instant, Scope } from '@mallard/kernel'
import { type Struck, withStruck } from '#features/pricing/price-history/index.ts'
import { withPriceNow } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { GroupRow, GroupSkuRow } from './group-buy.repo.ts'

/** The SKUs of an activity with what they cost now without it, and are struck against. */
export async function skusNow(
  db: Db,
  scope: Scope,
  { id, startAt, skus }: Pick<GroupRow, 'id' | 'startAt' | 'skus'>,
  now: Instant,
): Promise<(GroupSkuRow & Struck)[]> {
  const about = { kind: orderKind.groupBuy, id, startAt }
  return withStruck(db, scope, await withPriceNow(db, scope, skus, now), () => about)
}
