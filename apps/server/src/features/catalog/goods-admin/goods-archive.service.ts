import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { ok, refuse, type Instant, type Result } from '@mallard/kernel'
import { type Action, audit, changesOf } from '#features/people/staff/index.ts'
import { cataloguePricesOf, type CataloguePrices } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { detail, dropGoods, mayChangePartnerWide } from './goods-admin.service.ts'
import { writeArchived } from '#features/catalog/catalog/index.ts'
import { lockArchived } from './goods-archive.repo.ts'
import { storesOf } from './goods-matrix.repo.ts'
import { lockShelf } from './shelf.repo.ts'
import { noTimes } from './shelf.rules.ts'
import { move, replan } from './shelf.service.ts'

/**
 * Archives goods that are made no more, in all stores of the partner: off every shelf, without times
 * to come back, and out of staff's lists. What was bought, written and set up with them stays. Or
 * brings them back, off the shelf. Repeatable.
 */
export async function archive(
  ctx: StaffCtx,
  { id, isArchived }: { readonly id: number; readonly isArchived: boolean },
): Promise<Result<AdminGoodsDetail, 'notFound' | 'partnerWide'>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { services, scope } = ctx
  const { partnerId } = scope
  const shops = await shopsOf(services, partnerId, id)
  const done = await transact<void, 'notFound'>(services.db, (trx) =>
    archiveIn(trx, ctx, { id, isArchived }, shops),
  )
  if (!done.ok) return done
  for (const { storeId } of shops) dropGoods({ services, scope: { partnerId, storeId } }, id)
  return detail(ctx, { id })
}

/** The same in the caller's transaction, who drops what is kept of the goods in these shops. */
export async function archiveIn(
  trx: Db,
  ctx: Action,
  { id, isArchived }: { readonly id: number; readonly isArchived: boolean },
  shops: readonly Shop[],
): Promise<Result<void, 'notFound'>> {
  const { scope, clock } = ctx
  const before = await lockArchived(trx, scope, id)
  if (!before) return refuse('notFound')
  if (before.isArchived === isArchived) return ok(undefined)
  const now = clock.now()
  await writeArchived(trx, scope.partnerId, id, isArchived ? new Date(now) : null)
  const left = isArchived ? await leaveShelves(trx, scope.partnerId, id, shops, now) : []
  await audit(
    trx,
    ctx,
    'goods.archive',
    `goods ${id}`,
    changesOf(before, { isArchived, ...(left.length > 0 && { offInStores: left }) }),
  )
  return ok(undefined)
}

/** The stores that have goods, with what these cost there. */
export async function shopsOf(services: Services, partnerId: number, id: number): Promise<Shop[]> {
  return Promise.all(
    (await storesOf(services.db, partnerId, id)).map(async (storeId) => ({
      storeId,
      prices: await cataloguePricesOf(services, { partnerId, storeId }),
    })),
  )
}

interface Shop {
  readonly storeId: number
  readonly prices: CataloguePrices
}

/** Off the shelf in every store, with nothing planned; the stores that had them on it. */
async function leaveShelves(
  trx: Db,
  partnerId: number,
  id: number,
  shops: readonly Shop[],
  now: Instant,
): Promise<number[]> {
  const left: number[] = []
  for (const { storeId, prices } of shops) {
    const scope = { partnerId, storeId }
    const shelf = await lockShelf(trx, scope, id)
    if (!shelf) continue
    await replan(trx, scope, id, shelf.plan, noTimes)
    if (!shelf.onSale) continue
    await move(trx, scope, id, { onSale: false, prices, now })
    left.push(storeId)
  }
  return left
}
