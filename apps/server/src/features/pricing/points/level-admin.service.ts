import type { ErrorName } from '@mallard/contract/errors'
import type { AdminLevel } from '@mallard/contract/pricing/points/level-admin.calls'
import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { deleteLevel, insertLevel, updateLevel } from '#features/people/identity/index.ts'
import { raiseForLevel } from '#features/pricing/promotion/index.ts'
import { audit, changesOf } from '#features/people/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { listLevels, lockLevels, type LevelTerms } from './level-admin.repo.ts'
import { faultOf } from './level.rules.ts'

type Saved = Result<AdminLevel[], ErrorName>

/** Every store of the partner has these levels. */
const isAllowed = ({ staff }: StaffCtx) => staff.rightsEverywhere.includes('level.write')

export async function levels(ctx: StaffCtx): Promise<Result<AdminLevel[], never>> {
  return ok(await listLevels(ctx.services.db, ctx.scope.partnerId))
}

function termsOf({
  members: _members,
  version: _version,
  ...terms
}: AdminLevel): Readonly<Record<string, unknown>> {
  return terms
}

const refusals = {
  growthMin: 'levelGrowth',
  discountBp: 'levelDiscount',
  pointsRateBp: 'levelPoints',
} as const

export async function saveLevel(ctx: StaffCtx, input: LevelTerms): Promise<Saved> {
  if (!isAllowed(ctx)) return refuse('partnerWide')
  const { version, ...terms } = input
  const { partnerId } = ctx.scope
  const refused = await ctx.services.db
    .transaction()
    .execute(async (trx): Promise<Refused<ErrorName> | undefined> => {
      await lockLevels(trx, partnerId)
      const all = await listLevels(trx, partnerId)
      const before = all.find(({ code }) => code === input.code)
      const changes = changesOf(before ? termsOf(before) : {}, terms)
      // The same save again: nothing is left to change.
      if (before && Object.keys(changes).length === 0) return undefined
      if (version !== (before?.version ?? 0)) return refuse('versionConflict')
      const field = faultOf(input, all)
      if (field) return refuse(refusals[field])
      await (before ? updateLevel : insertLevel)(trx, partnerId, input)
      await audit(trx, ctx, 'level.save', `level ${input.code}`, changes)
      return undefined
    })
  return refused ?? levels(ctx)
}

export async function removeLevel(ctx: StaffCtx, { code }: { code: string }): Promise<Saved> {
  if (!isAllowed(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  const refused = await ctx.services.db
    .transaction()
    .execute(async (trx): Promise<Refused<ErrorName> | undefined> => {
      await lockLevels(trx, partnerId)
      const before = (await listLevels(trx, partnerId)).find((each) => each.code === code)
      if (!before) return undefined
      if (before.growthMin === 0) return refuse('levelLowest')
      await raiseForLevel(trx, partnerId, code, new Date(ctx.clock.now()))
      await deleteLevel(trx, partnerId, code)
      const gone = Object.entries(termsOf(before)).map(([name, value]) => [
        name,
        { before: value, after: null },
      ])
      await audit(trx, ctx, 'level.remove', `level ${code}`, Object.fromEntries(gone))
      return undefined
    })
  return refused ?? levels(ctx)
}
