import type { StoreShelfProblem } from '@mallard/contract/catalog/catalog/shelf.codes'
import type { StoreShelfPlan } from '@mallard/contract/catalog/catalog/shelf.fields'
import { ok, refuse, type Result } from '@mallard/kernel'
import { listStoresOf } from '#features/shop/store/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { mayChangePartnerWide } from './goods-admin.service.ts'
import type { Shelf } from './shelf.repo.ts'
import { type ShelfTimes, timesStand } from './shelf.rules.ts'
import { plan, shelfProblem } from './shelf.service.ts'

type ShelvesRefusal =
  | 'partnerWide'
  | 'notFound'
  | 'goodsArchived'
  | 'versionConflict'
  | 'shelfTimePast'
  | 'shelfTimesTurned'
  | 'shelfOnAlready'

/** What keeps times from one store, where others may still take them. */
const ofOneStore: Readonly<Partial<Record<ShelvesRefusal, StoreShelfProblem>>> = {
  notFound: 'notHere',
  shelfOnAlready: 'onAlready',
}

/**
 * Sets times for the shelves of all stores, each by its own rules and in a transaction of its own: a
 * store that takes none keeps what it had and says why. Repeatable.
 */
export async function planShelves(
  ctx: StaffCtx,
  { id, ...times }: ShelfTimes & { readonly id: number },
): Promise<Result<{ stores: StoreShelfPlan[] }, ShelvesRefusal>> {
  if (!mayChangePartnerWide(ctx)) return refuse('partnerWide')
  const { services, scope, clock, locale } = ctx
  const { partnerId } = scope
  // What is wrong in every store is wrong at once.
  const standing = timesStand(times, { onSale: false, now: clock.now() })
  if (!standing.ok) return standing
  const stores: StoreShelfPlan[] = []
  for (const store of await listStoresOf(services.db, partnerId)) {
    const there = { ...ctx, scope: { partnerId, storeId: store.id } }
    const planned = await transact<Shelf, ShelvesRefusal>(services.db, (trx) =>
      plan(trx, there, { id, ...times }),
    )
    const problem = planned.ok ? lackOf(planned.value) : ofOneStore[planned.refusal]
    if (problem === undefined && !planned.ok) return planned
    // The store that staff are in has the goods that they look at.
    if (problem === 'notHere' && store.id === scope.storeId) return refuse('notFound')
    stores.push({
      storeId: store.id,
      name: localised(locale, store.name, store.en.name),
      plan: planned.ok ? planned.value.plan : null,
      problem: problem ?? null,
    })
  }
  return ok({ stores })
}

/** Goods that are to go on, and would be refused now. */
const lackOf = (shelf: Shelf): StoreShelfProblem | undefined =>
  shelf.plan.onAt === null ? undefined : shelfProblem(shelf)
