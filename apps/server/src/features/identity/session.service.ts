import { day, hour } from '@mallard/kernel'
import type { Ctx, Session } from '#platform/http/context.ts'
import { hashOf, sessionToken } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import { findLiveSession, insertSession, revokeSession, touchSession } from './session.repo.ts'

/** domain.md §6: 30 days idle, 90 days in all. */
const idleLife = 30 * day
/** The idle limit is written on at most once an hour. */
const touchEvery = hour

/** The live session of a token. */
export async function findSession(services: Services, token: string): Promise<Session | undefined> {
  if (token.length < 20 || token.length > 128) return undefined
  const now = services.clock.now()
  const session = await findLiveSession(services.db, hashOf(token), new Date(now))
  if (!session) return undefined
  if (now - session.seenAt.getTime() > touchEvery) await touchSession(services.db, session.id, new Date(now), new Date(now + idleLife))
  return session
}

/** Starts a session and sends its cookies. A sign-in always starts a new one, so that no older token gains rights. */
export async function startSession(ctx: Ctx, memberId: number | null): Promise<string> {
  const token = sessionToken()
  const xsrf = sessionToken()
  const now = ctx.clock.now()
  await insertSession(ctx.services.db, {
    tokenHash: hashOf(token),
    scope: ctx.scope,
    memberId,
    xsrf,
    ip: ctx.ip,
    userAgent: ctx.userAgent,
    now: new Date(now),
    expiresAt: new Date(now + idleLife),
  })
  ctx.answer.setSession({ token, xsrf, loggedIn: memberId !== null })
  return token
}

export async function endSession(ctx: Ctx): Promise<void> {
  if (ctx.session) await revokeSession(ctx.services.db, ctx.session.id, new Date(ctx.clock.now()))
  ctx.answer.setSession(null)
}
