import type {
  AdminPointsRules,
  PointsRules,
} from '@mallard/contract/pricing/points/points-rules.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { dropTags } from '#platform/cache-tags.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { findRules, writeRules } from './points-rules.repo.ts'
import { usualRules } from './points.rules.ts'

/** Milliseconds for which a process believes the rules that it has read. */
const fresh = 1000

const keyOf = (partnerId: number) => `points-rules:${partnerId}`

/** The rules of a partner as they stand in a transaction that writes points. */
export async function rulesIn(db: Db, partnerId: number): Promise<PointsRules> {
  return (await findRules(db, partnerId)) ?? usualRules
}

/** The rules of a partner for what is shown and priced; at most a second old. */
export function pointsRulesOf(
  { cache, db }: Pick<Services, 'cache' | 'db'>,
  partnerId: number,
): Promise<PointsRules> {
  const key = keyOf(partnerId)
  return cache.get(key, fresh, () => rulesIn(db, partnerId), [key])
}

export async function read(ctx: StaffCtx): Promise<Result<AdminPointsRules, never>> {
  const kept = await findRules(ctx.services.db, ctx.scope.partnerId)
  return ok(
    kept
      ? { ...kept, updatedAt: kept.updatedAt.getTime() }
      : { ...usualRules, version: 0, updatedAt: null },
  )
}

export async function save(
  ctx: StaffCtx,
  input: PointsRules & { readonly version: number },
): Promise<Result<AdminPointsRules, 'partnerWide' | 'versionConflict'>> {
  // Points belong to members of the partner, in every store.
  if (!ctx.staff.rightsEverywhere.includes('level.write')) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  const { version: seen, ...rules } = input
  const saved = await transact(ctx.services.db, async (trx) => {
    const kept = await findRules(trx, partnerId)
    const { earnBp, spendPercent, expiryYears } = kept ?? usualRules
    const changes = changesOf({ earnBp, spendPercent, expiryYears }, rules)
    // The same save again: nothing is left to change.
    if (Object.keys(changes).length === 0) return ok({})
    if (seen !== (kept?.version ?? 0)) return refuse('versionConflict')
    if (!(await writeRules(trx, partnerId, input, new Date(ctx.clock.now()))))
      return refuse('versionConflict')
    await audit(trx, ctx, 'pointsRules.save', 'pointsRules', changes)
    return ok({})
  })
  if (!saved.ok) return saved
  dropTags(ctx.services, [keyOf(partnerId)])
  return read(ctx)
}
