import type { AdminSignIn } from '@mallard/contract/activities/sign-in/sign-in-admin.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { countReminders, findRule, totalsOf, writeRule, type RuleSetup } from './sign-in.repo.ts'
import { dropRule } from './sign-in.service.ts'

const daysShown = 30

/** What the form begins with before there is a rule. */
const usual = { isOn: false, rewards: [5, 5, 10, 10, 15, 15, 30], makeUpCost: null, version: 0 }

export async function read(ctx: StaffCtx): Promise<Result<AdminSignIn, never>> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const [rule, days, reminders] = await Promise.all([
    findRule(db, partnerId),
    totalsOf(db, partnerId, daysShown),
    countReminders(db, partnerId),
  ])
  const updatedAt = rule ? rule.updatedAt.getTime() : null
  return ok({ ...usual, ...rule, updatedAt, days, reminders })
}

export async function save(
  ctx: StaffCtx,
  input: RuleSetup,
): Promise<Result<AdminSignIn, 'partnerWide' | 'versionConflict'>> {
  // Every store of the partner has this rule.
  if (!ctx.staff.rightsEverywhere.includes('promotion.write')) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  const { version: _seen, ...terms } = input
  const saved = await transact(ctx.services.db, async (trx) => {
    const before = await findRule(trx, partnerId)
    const { version: _version, updatedAt: _at, ...known } = before ?? { version: 0, updatedAt: 0 }
    const changes = changesOf(known, terms)
    // The same save again: nothing is left to change.
    if (before && Object.keys(changes).length === 0) return ok({})
    if (!(await writeRule(trx, partnerId, input, new Date(ctx.clock.now()))))
      return refuse('versionConflict')
    await audit(trx, ctx, 'signIn.save', 'signIn', changes)
    return ok({})
  })
  if (!saved.ok) return saved
  dropRule(ctx.services, partnerId)
  return read(ctx)
}
