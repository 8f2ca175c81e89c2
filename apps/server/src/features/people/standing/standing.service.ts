import type { AuditAction } from '@mallard/contract/people/staff/audit.codes'
import type { Standing } from '@mallard/contract/people/standing/standing.codes'
import { ok, refuse, type Result } from '@mallard/kernel'
import {
  endSessions,
  freezeAccount,
  liveSessionsOf,
  lockMember,
  memberStatus,
  tellSessionEnded,
  unfreezeAccount,
  type Owner,
} from '#features/people/identity/index.ts'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { adminTag } from '#platform/cache-tags.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { blockedMembers, holdMember, releaseMember, standingOf } from './standing.repo.ts'

interface Wanted {
  readonly memberId: number
  readonly what: Standing
  readonly isOn: boolean
  readonly reason: string
}

type Refusal = 'notFound' | 'partnerWide'

const actions: Readonly<Record<Standing, { on: AuditAction; off: AuditAction }>> = {
  frozen: { on: 'member.freeze', off: 'member.unfreeze' },
  blocked: { on: 'member.block', off: 'member.unblock' },
}

/**
 * Who may not sign in, or not take part, may not so in any store of the brand. Orders that are paid
 * go on; what the law gives a member of their data is theirs all the same, through the staff.
 */
export async function setStanding(
  ctx: StaffCtx,
  wanted: Wanted,
): Promise<Result<Record<string, never>, Refusal>> {
  const { services, scope, staff } = ctx
  if (!staff.rightsEverywhere.includes('member.freeze')) return refuse('partnerWide')
  const owner = { partnerId: scope.partnerId, memberId: wanted.memberId }
  const changed = await transact(
    services.db,
    async (trx): Promise<Result<readonly number[], Refusal>> => {
      const member = await lockMember(trx, owner)
      if (!member || member.status === memberStatus.cancelled) return refuse('notFound')
      return ok(await change(trx, ctx, owner, wanted))
    },
  )
  if (!changed.ok) return changed
  for (const sessionId of changed.value) await tellSessionEnded(services, sessionId)
  return ok({})
}

/** The sessions that end by it. */
async function change(
  trx: Db,
  ctx: StaffCtx,
  owner: Owner,
  { what, isOn, reason }: Wanted,
): Promise<readonly number[]> {
  const before = (await standingOf(trx, owner))[what]
  if (isOn ? before?.reason === reason : !before) return []
  const at = new Date(ctx.clock.now())
  await (isOn
    ? holdMember(trx, owner, what, { reason, by: ctx.staff.name, at })
    : releaseMember(trx, owner, what))
  const words = isOn ? { held: reason } : { held: null, reason }
  const action = actions[what][isOn ? 'on' : 'off']
  const changes = changesOf({ held: before?.reason ?? null }, words)
  await audit(trx, ctx, action, `member ${owner.memberId}`, changes)
  if (what === 'blocked') return []
  if (!isOn) {
    await unfreezeAccount(trx, owner)
    return []
  }
  await freezeAccount(trx, owner)
  const live = await liveSessionsOf(trx, owner, at)
  await endSessions(trx, owner, at)
  return live.map(({ id }) => id)
}

const keptFor = 4000

/** Whether a member may not take coupons, gifts or a part in activities; at most 4 s old. */
export async function isBlocked(
  { cache, db }: Services,
  partnerId: number,
  memberId: number,
): Promise<boolean> {
  const blocked = await cache.get(
    `blocked:${partnerId}`,
    keptFor,
    () => blockedMembers(db, partnerId),
    [adminTag(partnerId)],
  )
  return blocked.has(memberId)
}
