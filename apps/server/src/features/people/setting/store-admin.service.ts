import type { ErrorName } from '@mallard/contract/errors'
import type { StoreSetup } from '@mallard/contract/people/setting/store-admin.calls'
import { ok, refuse, type Refused, type Result, type Scope } from '@mallard/kernel'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import {
  forgetStore,
  gapsOf,
  insertStore,
  type KeptStore,
  listStoreSetups,
  lockStores,
  type StoreTerms,
  type StoreTimesSetup,
  updateStore,
  updateTimes,
} from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'

const isEverywhere = ({ staff }: StaffCtx) => staff.rightsEverywhere.includes('store.write')

/** Who looks after one store alone sees that one. */
export async function stores(ctx: StaffCtx): Promise<Result<StoreSetup[], never>> {
  const all = await setupsOf(ctx)
  return ok(isEverywhere(ctx) ? all : all.filter(({ storeId }) => storeId === ctx.scope.storeId))
}

/** Every store of the partner, with what it lacks. */
async function setupsOf({ services, scope: { partnerId } }: StaffCtx): Promise<StoreSetup[]> {
  const [all, lacks] = await Promise.all([
    listStoreSetups(services.db, partnerId),
    gapsOf(services, partnerId),
  ])
  return all.map((store) => ({ ...store, gaps: lacks(store.legal) }))
}

function termsOf({
  storeId: _storeId,
  times: _times,
  legal: _legal,
  promises: _promises,
  sending: _sending,
  version: _version,
  ...terms
}: KeptStore): StoreTerms {
  return terms
}

type Named = Readonly<Record<string, unknown>>

interface Change<Part extends Named> {
  readonly action: 'store.save' | 'store.times' | 'store.legal' | 'store.promises' | 'store.sending'
  readonly partOf: (setup: KeptStore) => Part
  /** What it refuses was not written. */
  readonly write: (
    trx: Db,
    scope: Scope,
    part: Part,
    before: KeptStore,
  ) => Promise<Refused<ErrorName> | void>
}

/** Changes a part of this store, once, and not from an older reading of it. */
export async function changeStore<Part extends Named>(
  ctx: StaffCtx,
  version: number,
  wanted: Part,
  { action, partOf, write }: Change<Part>,
): Promise<Result<StoreSetup, ErrorName>> {
  const { partnerId, storeId } = ctx.scope
  const refused = await ctx.services.db
    .transaction()
    .execute(async (trx): Promise<Refused<ErrorName> | undefined> => {
      await lockStores(trx, partnerId)
      const all = await listStoreSetups(trx, partnerId)
      const before = all.find((each) => each.storeId === storeId)
      if (!before) return refuse('badStore')
      const changes = changesOf(partOf(before), wanted)
      // The same save again: nothing is left to change.
      if (Object.keys(changes).length === 0) return undefined
      if (version !== before.version) return refuse('versionConflict')
      const wrong = await write(trx, ctx.scope, wanted, before)
      if (wrong) return wrong
      await audit(trx, ctx, action, `store ${storeId}`, changes)
      return undefined
    })
  if (refused) return refused
  forgetStore(ctx.services, ctx.scope)
  const saved = (await setupsOf(ctx)).find((each) => each.storeId === storeId)
  return saved ? ok(saved) : refuse('badStore')
}

export async function saveStore(
  ctx: StaffCtx,
  { version, ...terms }: StoreTerms & { version: number },
): Promise<Result<StoreSetup, ErrorName>> {
  return changeStore(ctx, version, terms, {
    action: 'store.save',
    partOf: termsOf,
    write: updateStore,
  })
}

export async function saveTimes(
  ctx: StaffCtx,
  { version, ...times }: StoreTimesSetup & { version: number },
): Promise<Result<StoreSetup, ErrorName>> {
  return changeStore(ctx, version, times, {
    action: 'store.times',
    partOf: (setup) => setup.times,
    write: updateTimes,
  })
}

export async function createStore(
  ctx: StaffCtx,
  { requestId, ...terms }: StoreTerms & { requestId: string },
): Promise<Result<{ storeId: number }, 'partnerWide'>> {
  if (!isEverywhere(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  const storeId = await ctx.services.db.transaction().execute((trx) =>
    makeOnce(trx, ctx, 'store.create', requestId, async () => {
      await lockStores(trx, partnerId)
      const id = await insertStore(trx, partnerId, terms)
      await audit(trx, ctx, 'store.create', `store ${id}`, changesOf({}, terms))
      return id
    }),
  )
  // It may have been asked for before it was there.
  forgetStore(ctx.services, { partnerId, storeId })
  return ok({ storeId })
}
