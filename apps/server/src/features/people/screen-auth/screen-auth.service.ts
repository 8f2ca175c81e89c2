import { randomInt } from 'node:crypto'
import {
  screenShownFor,
  type ScreenRole,
  type ScreenState,
} from '@mallard/contract/people/screen-auth/screen-auth.codes'
import type {
  ScreenAsked,
  ScreenRequest,
} from '@mallard/contract/people/screen-auth/screen-auth.calls'
import type { Me } from '@mallard/contract/people/identity/identity.fields'
import { hour, minute, ok, refuse, type Instant, type Result } from '@mallard/kernel'
import {
  endSession,
  findMember,
  mayEnter,
  memberOfSession,
  meOf,
  sameSession,
  startSession,
} from '#features/people/identity/index.ts'
import { storeName, storeOf } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { networkOf, takeOfNetwork } from '#platform/network-limit.ts'
import { hashOf, randomToken } from '#platform/secrets.ts'
import {
  answerRequest,
  claimRequest,
  findRequest,
  insertRequest,
  type RequestRow,
} from './screen-auth.repo.ts'
import { deviceOf } from './user-agent.rules.ts'

/** A screen comes for what was allowed at the last moment, too. */
const claimedWithin = minute
/** Somebody forgets to sign out of what stands in a store. */
const publicLife = hour
/** Screens of one network, and their looks at how it stands each second or two. */
const [max, maxLooks, window] = [120, 6000, 10 * minute]

export async function open(
  ctx: Ctx,
  { role }: { readonly role: ScreenRole },
): Promise<Result<ScreenRequest, 'tooOften'>> {
  const { services, clock, ip, userAgent, scope } = ctx
  if (!(await takeOfNetwork(services.limiter, 'screen-open', ip, max, window)))
    return refuse('tooOften')
  const [ask, claim] = [randomToken(), randomToken()]
  const digits = String(randomInt(10_000)).padStart(4, '0')
  const now = clock.now()
  await insertRequest(services.db, {
    ...{ scope, role, digits, ip, userAgent },
    askHash: hashOf(ask),
    claimHash: hashOf(claim),
    createdAt: new Date(now),
    expiresAt: new Date(now + screenShownFor),
  })
  return ok({ ask, claim, digits, expireTime: now + screenShownFor })
}

export async function asked(
  ctx: Ctx,
  { ask }: { readonly ask: string },
): Promise<Result<ScreenAsked, 'screenAnswered' | 'screenOver' | 'tooOften'>> {
  const { services, clock, ip, locale } = ctx
  if (!(await takeOfNetwork(services.limiter, 'screen-asked', ip, max, window)))
    return refuse('tooOften')
  const row = await findRequest(services.db, 'ask_hash', hashOf(ask))
  if (!row || row.expiresAt.getTime() <= clock.now()) return refuse('screenOver')
  if (row.answeredAt) return refuse('screenAnswered')
  const { partnerId, storeId, role, digits, expiresAt } = row
  const store = await storeOf(services, row)
  return ok({
    store: { partnerId, storeId, name: storeName(store, locale) },
    ...{ role, digits, ...deviceOf(row.userAgent) },
    isNear: networkOf(row.ip).line === networkOf(ip).line,
    expireTime: expiresAt.getTime(),
  })
}

/** Repeatable: who answered is told so again. */
export async function answer(
  ctx: ShopperCtx,
  { ask, isAllowed }: { readonly ask: string; readonly isAllowed: boolean },
): Promise<Result<{ isAllowed: boolean }, 'screenAnswered' | 'screenOver'>> {
  const { services, clock, scope, shopper, session } = ctx
  const now = clock.now()
  const askHash = hashOf(ask)
  const by = { memberId: shopper.id, sessionId: session?.id ?? null }
  // Without a session that can end there is none to hand on.
  if (by.sessionId === null) return refuse('screenOver')
  const answered = { askHash, scope, isAllowed, ...by, sessionId: by.sessionId, at: new Date(now) }
  if (await answerRequest(services.db, answered)) return ok({ isAllowed })
  const row = await findRequest(services.db, 'ask_hash', askHash)
  if (row?.memberId === shopper.id && row.isAllowed === isAllowed) return ok({ isAllowed })
  return refuse(row?.answeredAt ? 'screenAnswered' : 'screenOver')
}

type Claimed = { state: ScreenState; user: Me | null }

export async function claim(
  ctx: Ctx,
  { claim: token }: { readonly claim: string },
): Promise<Result<Claimed, 'accountFrozen' | 'tooOften'>> {
  const { services, clock, ip, scope } = ctx
  if (!(await takeOfNetwork(services.limiter, 'screen-claim', ip, maxLooks, window)))
    return refuse('tooOften')
  const row = await findRequest(services.db, 'claim_hash', hashOf(token))
  const now = clock.now()
  const isOwn = row?.partnerId === scope.partnerId && row.storeId === scope.storeId
  const state = row && isOwn ? stateOf(row, now) : 'over'
  if (!row || state !== 'in') return ok({ state, user: null })
  return letIn(ctx, row, token)
}

function stateOf({ answeredAt, isAllowed, expiresAt }: RequestRow, now: Instant): ScreenState {
  const until = answeredAt ? answeredAt.getTime() + claimedWithin : expiresAt.getTime()
  if (now >= until) return 'over'
  if (!answeredAt) return 'waiting'
  return isAllowed ? 'in' : 'refused'
}

/** It was used up in this moment, by the same screen, whose answer was lost. */
class UsedUp extends Error {
  override readonly name = 'UsedUp'
}

async function letIn(
  ctx: Ctx,
  { memberId, sessionId, role, claimHash, claimedAt }: RequestRow,
  token: string,
): Promise<Result<Claimed, 'accountFrozen'>> {
  const { services, clock, scope } = ctx
  const now = clock.now()
  const over = ok({ state: 'over' as const, user: null })
  if (memberId === null || sessionId === null) return over
  // A session that has ended in the meantime hands nothing on.
  const giver = await memberOfSession(services.db, sessionId, new Date(now))
  if (giver?.memberId !== memberId) return over
  const member = await findMember(services.db, scope.partnerId, memberId)
  if (!member || !mayEnter(member, now)) return refuse('accountFrozen')
  const isIn = await session(ctx, { memberId, role, claimHash, claimedAt }, token)
  return isIn ? ok({ state: 'in', user: meOf(member) }) : over
}

type Allowed = Pick<RequestRow, 'role' | 'claimHash' | 'claimedAt'> & { readonly memberId: number }

/** Begins the screen's session, once; asked again, gives the same one as long as it lives. */
async function session(
  ctx: Ctx,
  { memberId, role, claimHash, claimedAt }: Allowed,
  token: string,
): Promise<boolean> {
  const seed = `screen-auth:${token}`
  if (claimedAt) return (await sameSession(ctx, seed)) !== undefined
  const hold = async (trx: Db) => {
    if (!(await claimRequest(trx, claimHash, new Date(ctx.clock.now())))) throw new UsedUp()
  }
  // Whoever was signed in on this screen before is so no longer.
  if (ctx.session) await endSession(ctx)
  try {
    await startSession(ctx, memberId, {
      seed,
      hold,
      ...(role === 'public' && { life: publicLife }),
    })
    return true
  } catch (error) {
    if (!(error instanceof UsedUp)) throw error
    return (await sameSession(ctx, seed)) !== undefined
  }
}
