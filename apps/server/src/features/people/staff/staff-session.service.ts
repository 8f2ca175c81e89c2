import type { StaffSession } from '@mallard/contract/people/staff/staff.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { placeOf } from '#platform/device-name.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { audit } from './audit.ts'
import { isSessionOf, liveSessions, revokeStaffSessions } from './staff-session.repo.ts'

export async function sessions(ctx: StaffCtx): Promise<Result<StaffSession[], never>> {
  const now = new Date(ctx.clock.now())
  const found = await liveSessions(ctx.services.db, ctx.staff.id, now)
  return ok(
    found.map((session) => ({
      id: session.id,
      isCurrent: session.id === ctx.staff.sessionId,
      device: session.device,
      place: placeOf(session.ip),
      startedAt: session.created_at.getTime(),
      endsAt: session.expires_at.getTime(),
    })),
  )
}

/** One that has ended already stays so; the one that asks signs out as everybody does. */
export async function endSession(
  ctx: StaffCtx,
  { id }: { id?: number | undefined },
): Promise<Result<StaffSession[], 'notFound'>> {
  const { id: staffId, sessionId } = ctx.staff
  const { db } = ctx.services
  if (id === sessionId) return refuse('notFound')
  if (id !== undefined && !(await isSessionOf(db, staffId, id))) return refuse('notFound')
  await db.transaction().execute(async (trx) => {
    const which = id === undefined ? { except: sessionId } : { only: id }
    const ended = await revokeStaffSessions(trx, staffId, new Date(ctx.clock.now()), which)
    if (ended === 0) return
    const count = { before: null, after: ended }
    await audit(trx, ctx, 'staff.signOut', `staff ${staffId}`, { sessions: count })
  })
  return sessions(ctx)
}
