import type { NewSignIn, StaffSession } from '@mallard/contract/people/staff/staff.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { placeOf } from '#platform/device-name.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { audit } from './audit.ts'
import {
  isSessionOf,
  isUnknownBrowser,
  knowSignIns as writeKnown,
  liveSessions,
  revokeStaffSessions,
  unknownSignIns,
} from './staff-session.repo.ts'

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
      isNew: session.is_new,
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

/** A browser is not told of its own. */
export async function newSignIns(ctx: StaffCtx): Promise<Result<NewSignIn[], never>> {
  const { id: staffId, sessionId } = ctx.staff
  const found = await unknownSignIns(ctx.services.db, staffId, sessionId)
  return ok(
    found.map(({ id, ip, device, at }) => ({
      id,
      device,
      place: placeOf(ip),
      startedAt: at.getTime(),
    })),
  )
}

/**
 * A browser that is new itself says nothing of others, however often it signs in: it may be the one
 * that is to be told of.
 */
export async function knowSignIns(
  ctx: StaffCtx,
  { upTo }: { upTo: number },
): Promise<Result<NewSignIn[], 'newBrowser'>> {
  const { id: staffId, sessionId } = ctx.staff
  const { db } = ctx.services
  if (await isUnknownBrowser(db, sessionId)) return refuse('newBrowser')
  await writeKnown(db, staffId, { upTo, at: new Date(ctx.clock.now()) })
  return newSignIns(ctx)
}
