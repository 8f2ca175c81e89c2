import { setTimeout as sleep } from 'node:timers/promises'
import { day, hour, minute, type Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { Ctx, Session } from '#platform/http/context.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'
import { hashOf, keyedHash, randomToken, sessionToken } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import { tellSessionEnded } from './session.events.ts'
import {
  findLiveSession,
  hadSession,
  insertSession,
  revokeSession,
  touchSession,
} from './session.repo.ts'
import {
  isWritten,
  visitorIn,
  visitorSession,
  visitorToken,
  type Visitor,
} from './visitor.service.ts'

/** domain.md §6: 30 days idle, 90 days in all. */
const idleLife = 30 * day
/**
 * What a visitor's session remembers (who they are to a provider) is for signing in, and not for
 * long.
 */
const visitorLife = day
/** The idle limit is written on at most once an hour. */
const touchEvery = hour

/** The live session of a token. */
export async function findSession(services: Services, token: string): Promise<Session | undefined> {
  if (token.length < 20 || token.length > 128) return undefined
  const now = services.clock.now()
  if (token.includes('.')) {
    const visitor = visitorIn(services.hashKey, token, now)
    return visitor && visitorSession(services.hashKey, visitor)
  }
  const session = await findLiveSession(services.db, hashOf(token), new Date(now))
  if (!session) return undefined
  if (session.userId !== null && now - session.seenAt.getTime() > touchEvery)
    await touchSession(services.db, session.id, new Date(now), new Date(now + idleLife))
  return session
}

/** A visitor's session: nothing of it is written down until there is something to remember. */
export function visit(ctx: Ctx, known?: Visitor): { session: Session; token: string } {
  const { hashKey } = ctx.services
  const visitor = { since: ctx.clock.now(), nonce: randomToken(), ...known, scope: ctx.scope }
  const token = visitorToken(hashKey, visitor)
  const session = visitorSession(hashKey, visitor)
  ctx.answer.setSession({
    partnerId: session.partnerId,
    token,
    xsrf: session.xsrf,
    isSignedIn: false,
  })
  return { session, token }
}

/**
 * The session of this browser with the partner of this call; it becomes a visitor when it has none.
 */
export function ownSession(ctx: Ctx): Session {
  return ctx.session?.partnerId === ctx.scope.partnerId ? ctx.session : visit(ctx).session
}

/** A visitor who came to another store of the partner: the token says so from now on. */
export function visitElsewhere(ctx: Ctx, token: string): string {
  const known = visitorIn(ctx.services.hashKey, token, ctx.clock.now())
  return known && !isSame(known.scope, ctx.scope) ? visit(ctx, known).token : token
}

function isSame(one: Scope, other: Scope): boolean {
  return one.partnerId === other.partnerId && one.storeId === other.storeId
}

/** Many visitors share one address of their carrier. */
const rememberedPerAddress = 600

/** Whether one more visitor of this address may be written down. */
export async function mayBeRemembered(ctx: Ctx): Promise<boolean> {
  return takeOfNetwork(ctx.services.limiter, 'visitor', ctx.ip, rememberedPerAddress, 10 * minute)
}

/**
 * Starts a session and sends its cookies. A sign-in always starts a new one, so that no older token
 * gains rights.
 */
export async function startSession(
  ctx: Ctx,
  memberId: number | null,
  options: SessionOptions = {},
): Promise<string> {
  return (await openSession(ctx, memberId, options)).token
}

export interface SessionOptions {
  /** How a provider knows no matter who it is. */
  readonly externalUserId?: number | null
  /** What a provider vouched for and is nobody's yet: the member is asked whether it is theirs. */
  readonly pendingExternalId?: number | null
  /**
   * Made from what only this browser and this server know, the token is the same each time: an
   * answer can be given twice.
   */
  readonly seed?: string
  /** Sends no cookies: for callers that keep the token themselves. */
  readonly isSilent?: boolean
  /** Milliseconds; 30 days unless told. */
  readonly life?: number
  /** Throws, in the transaction that begins the session, when it may not begin any more. */
  readonly hold?: (trx: Db) => Promise<void>
}

export async function openSession(
  ctx: Ctx,
  memberId: number | null,
  options: SessionOptions = {},
): Promise<{ id: number; token: string; xsrf: string }> {
  const { token, xsrf } = tokensOf(ctx.services, options.seed)
  const now = ctx.clock.now()
  const session = {
    tokenHash: hashOf(token),
    scope: ctx.scope,
    memberId,
    externalUserId: options.externalUserId ?? null,
    pendingExternalId: options.pendingExternalId ?? null,
    xsrf,
    ip: ctx.ip,
    userAgent: ctx.userAgent,
    now: new Date(now),
    expiresAt: new Date(now + (options.life ?? (memberId === null ? visitorLife : idleLife))),
  }
  const { db } = ctx.services
  const { hold } = options
  const heldInsert = async (trx: Db) => {
    await hold?.(trx)
    return insertSession(trx, session)
  }
  const id = hold
    ? await retryOnConflict(() => db.transaction().execute(heldInsert))
    : await insertSession(db, session)
  if (!options.isSilent)
    ctx.answer.setSession({
      partnerId: ctx.scope.partnerId,
      token,
      xsrf,
      isSignedIn: memberId !== null,
    })
  return { id, token, xsrf }
}

/** Somebody whom a provider vouched for and the shop does not know: a session with a new token. */
export async function rememberStranger(
  ctx: Ctx,
  externalUserId: number,
  seed?: string,
): Promise<{ id: number; token: string; isNew: false }> {
  if (ctx.session) await endSession(ctx)
  const begun = await openSession(ctx, null, {
    externalUserId,
    ...(seed !== undefined && { seed }),
  })
  return { ...begun, isNew: false }
}

/** Real time between two looks for a session that is still being started, and how often. */
const lookEvery = 50
const looks = 60

/**
 * Gives the session of a seed once more, also to who comes before its first answer has started it;
 * undefined when it is over.
 */
export async function sameSession(ctx: Ctx, seed: string): Promise<string | undefined> {
  const { token, xsrf } = tokensOf(ctx.services, seed)
  for (let look = 0; look < looks; look += 1) {
    // Asked first: a session that is started between the two questions is found by the second.
    const isStarted = await hadSession(ctx.services.db, hashOf(token))
    const session = await findSession(ctx.services, token)
    if (session) {
      ctx.answer.setSession({
        partnerId: session.partnerId,
        token,
        xsrf,
        isSignedIn: session.userId !== null,
      })
      return token
    }
    if (isStarted) return undefined
    await sleep(lookEvery)
  }
  return undefined
}

function tokensOf(
  { hashKey }: Services,
  seed: string | undefined,
): { token: string; xsrf: string } {
  if (seed === undefined) return { token: sessionToken(), xsrf: sessionToken() }
  return { token: keyedHash(hashKey, `session:${seed}`), xsrf: keyedHash(hashKey, `xsrf:${seed}`) }
}

export async function endSession(ctx: Ctx): Promise<void> {
  const { session } = ctx
  if (session && isWritten(session)) {
    await revokeSession(ctx.services.db, session.id, new Date(ctx.clock.now()))
    await tellSessionEnded(ctx.services, session.id)
  }
  ctx.answer.clearSession(session?.partnerId ?? ctx.scope.partnerId)
}
