import { setTimeout as sleep } from 'node:timers/promises'
import { day, hour } from '@mallard/kernel'
import type { Ctx, Session } from '#platform/http/context.ts'
import { hashOf, keyedHash, sessionToken } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import { tellSessionEnded } from './session.events.ts'
import { findLiveSession, hadSession, insertSession, revokeSession, touchSession } from './session.repo.ts'

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
export async function startSession(ctx: Ctx, memberId: number | null, options: SessionOptions = {}): Promise<string> {
  return (await openSession(ctx, memberId, options)).token
}

export interface SessionOptions {
  /** How a provider knows whoever it is. */
  readonly externalUserId?: number | null
  /** Made from what only this browser and this server know, the token is the same each time: an answer can be given twice. */
  readonly seed?: string
  /** Sends no cookies: for callers that keep the token themselves. */
  readonly isSilent?: boolean
  /** Milliseconds; 30 days unless told. */
  readonly life?: number
}

export async function openSession(ctx: Ctx, memberId: number | null, options: SessionOptions = {}): Promise<{ id: number; token: string }> {
  const { token, xsrf } = tokensOf(ctx.services, options.seed)
  const now = ctx.clock.now()
  const id = await insertSession(ctx.services.db, {
    tokenHash: hashOf(token),
    scope: ctx.scope,
    memberId,
    externalUserId: options.externalUserId ?? null,
    xsrf,
    ip: ctx.ip,
    userAgent: ctx.userAgent,
    now: new Date(now),
    expiresAt: new Date(now + (options.life ?? idleLife)),
  })
  if (!options.isSilent) ctx.answer.setSession({ token, xsrf, loggedIn: memberId !== null })
  return { id, token }
}

/** Real time between two looks for a session that is still being started, and how often. */
const lookEvery = 50
const looks = 60

/** Gives the session of a seed once more, also to who comes before its first answer has started it; undefined when it is over. */
export async function sameSession(ctx: Ctx, seed: string): Promise<string | undefined> {
  const { token, xsrf } = tokensOf(ctx.services, seed)
  for (let look = 0; look < looks; look += 1) {
    // Asked first: a session that is started between the two questions is found by the second.
    const isStarted = await hadSession(ctx.services.db, hashOf(token))
    if (await findSession(ctx.services, token)) {
      ctx.answer.setSession({ token, xsrf, loggedIn: true })
      return token
    }
    if (isStarted) return undefined
    await sleep(lookEvery)
  }
  return undefined
}

function tokensOf({ hashKey }: Services, seed: string | undefined): { token: string; xsrf: string } {
  if (seed === undefined) return { token: sessionToken(), xsrf: sessionToken() }
  return { token: keyedHash(hashKey, `session:${seed}`), xsrf: keyedHash(hashKey, `xsrf:${seed}`) }
}

export async function endSession(ctx: Ctx): Promise<void> {
  if (ctx.session) {
    await revokeSession(ctx.services.db, ctx.session.id, new Date(ctx.clock.now()))
    await tellSessionEnded(ctx.services, ctx.session.id)
  }
  ctx.answer.setSession(null)
}
