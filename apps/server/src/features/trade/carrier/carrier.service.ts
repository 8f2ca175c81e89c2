import type {
  AdminCarrier,
  CarrierList,
  ListedCarrier,
} from '@mallard/contract/trade/carrier/carrier-admin.calls'
import { ok, refuse, type Result, type Scope } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { findList, writeList } from './carrier.repo.ts'
import { carrierList, listProblem } from './carrier.rules.ts'

/** What may be chosen to send goods now, in the partner's order. */
export async function offeredCarriers(
  db: Db,
  { partnerId }: Pick<Scope, 'partnerId'>,
): Promise<AdminCarrier[]> {
  return carrierList((await findList(db, partnerId))?.list).filter(({ isOn }) => isOn)
}

/** One of them; undefined for what is off or unknown. */
export async function offeredCarrier(
  db: Db,
  scope: Pick<Scope, 'partnerId'>,
  code: string,
): Promise<AdminCarrier | undefined> {
  return (await offeredCarriers(db, scope)).find((each) => each.code === code)
}

export async function read(ctx: StaffCtx): Promise<Result<CarrierList, never>> {
  const kept = await findList(ctx.services.db, ctx.scope.partnerId)
  return ok({
    list: carrierList(kept?.list),
    version: kept?.version ?? 0,
    updatedAt: kept?.updatedAt.getTime() ?? null,
  })
}

export async function save(
  ctx: StaffCtx,
  { list, version: seen }: { list: ListedCarrier[]; version: number },
): Promise<Result<CarrierList, 'partnerWide' | 'versionConflict' | 'badInput'>> {
  // Parcels of every store go by them.
  if (!ctx.staff.rightsEverywhere.includes('store.write')) return refuse('partnerWide')
  const problem = listProblem(list)
  if (problem) return refuse('badInput', { field: problem })
  const { partnerId } = ctx.scope
  const saved = await transact(ctx.services.db, async (trx) => {
    const kept = await findList(trx, partnerId)
    const [before, after] = [carrierList(kept?.list), carrierList(list)]
    // The same save again: nothing is left to change.
    if (JSON.stringify(before) === JSON.stringify(after)) return ok({})
    if (seen !== (kept?.version ?? 0)) return refuse('versionConflict')
    if (!(await writeList(trx, partnerId, { list, version: seen }, new Date(ctx.clock.now()))))
      return refuse('versionConflict')
    await audit(trx, ctx, 'carriers.save', 'carriers', changesOf(said(before), said(after)))
    return ok({})
  })
  return saved.ok ? read(ctx) : saved
}

/** A list as the log tells of it: what is offered in its order, and what is the partner's own. */
const said = (list: readonly AdminCarrier[]) => ({
  offeredCarriers: list.filter(({ isOn }) => isOn).map(({ name }) => name),
  ownCarriers: list
    .filter(({ isOwn }) => isOwn)
    .map(({ name, nameEn, phone }) => [name, nameEn, phone].filter(Boolean).join(' ')),
})
