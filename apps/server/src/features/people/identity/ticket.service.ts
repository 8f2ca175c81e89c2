import type { ErrorName } from '@mallard/contract/errors'
import type { Me, Passport } from '@mallard/contract/people/identity/identity.fields'
import { hour, minute, ok, refuse, second, type Result } from '@mallard/kernel'
import type { z } from 'zod'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { hashOf, randomToken } from '#platform/secrets.ts'
import { isMini } from './host.rules.ts'
import { signInHost } from './host.service.ts'
import { meOf } from './me.ts'
import { findMember } from './member.repo.ts'
import { mayEnter } from './external-identity.service.ts'
import { endSession, startSession } from './session.service.ts'
import {
  findTicket,
  insertTicket,
  memberOfSession,
  consumeTicket,
  type Ticket,
} from './ticket.repo.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'

/** hosts-and-providers.md §1.5: a minute, and good once. */
const ticketLife = minute
/** A page of the mini-program pays with it, and is then closed. */
const pageSessionLife = hour

type NewTicket = Omit<Ticket, 'scope' | 'agreed'> & Partial<Pick<Ticket, 'agreed'>>

export async function issueTicket(ctx: Ctx, ticket: NewTicket): Promise<string> {
  const token = randomToken()
  await insertTicket(
    ctx.services.db,
    hashOf(token),
    { agreed: [], ...ticket, scope: ctx.scope },
    new Date(ctx.clock.now() + ticketLife),
  )
  return token
}

/** Uses up a ticket of this kind and partner. */
async function takeTicket(
  ctx: Ctx,
  token: string,
  kind: Ticket['kind'],
  mayTake: (ticket: Ticket) => boolean = () => true,
): Promise<Ticket | undefined> {
  const { db } = ctx.services
  const now = new Date(ctx.clock.now())
  const ticket = await findTicket(db, hashOf(token), now)
  if (
    !ticket ||
    ticket.kind !== kind ||
    ticket.scope.partnerId !== ctx.scope.partnerId ||
    !mayTake(ticket)
  )
    return undefined
  return (await consumeTicket(db, hashOf(token), now)) ? ticket : undefined
}

/** The live session of the web page that opened a page of the mini-program. */
export async function takePageTicket(
  ctx: Ctx,
  token: string,
): Promise<
  | {
      sessionId: number
      memberId: number | null
      externalUserId: number | null
      agreed: Ticket['agreed']
    }
  | undefined
> {
  const ticket = await takeTicket(ctx, token, 'page')
  if (!ticket?.sessionId) return undefined
  const session = await memberOfSession(
    ctx.services.db,
    ticket.sessionId,
    new Date(ctx.clock.now()),
  )
  return session && { sessionId: ticket.sessionId, agreed: ticket.agreed, ...session }
}

/** What this very session ticked for the sign-in that it begins; a ticket of another's says nothing. */
export async function takeTicks(ctx: Ctx, token: string): Promise<Ticket['agreed']> {
  const own = ctx.session?.id
  const ticket = await takeTicket(
    ctx,
    token,
    'page',
    ({ sessionId }) => own !== undefined && sessionId === own,
  )
  return ticket?.agreed ?? []
}

export type Redeemed =
  | {
      readonly kind: 'member'
      readonly token: string
      readonly user: Me
      /** Ticked in this session before it asked. */
      readonly agreed: Ticket['agreed']
    }
  | { readonly kind: 'stranger'; readonly externalUserId: number }

type Handed = Extract<Redeemed, { kind: 'member' }>

/**
 * What a `cookie_token` is worth to anyone who brings it. A web view gets the session of the one
 * who signed in on the mini-program's page, if it is the web view that asked for it; a page of the
 * mini-program, which has no cookies, gets a short session of its own. A visitor of whom the web
 * view learns only who they are to WeChat goes on to the phone; somebody who is signed in there is
 * asked whether that is them.
 */
export async function redeem(ctx: Ctx, cookieToken: string): Promise<Redeemed | undefined> {
  if (!ctx.session) {
    const asking = await takePageTicket(ctx, cookieToken)
    if (asking?.memberId) return redeemFor(ctx, asking.memberId, asking.externalUserId, true)
  }
  // By the browser's own word: an address can be anybody's, and would sign anyone who follows it in
  // as somebody else.
  const host = await signInHost(ctx)
  const ticket = await takeTicket(ctx, cookieToken, 'web', ({ sessionId }) =>
    sessionId === null ? isMini(host) : sessionId === ctx.session?.id,
  )
  if (ticket?.memberId) {
    const handed = await redeemFor(ctx, ticket.memberId, ticket.externalUserId, false)
    return handed && { ...handed, agreed: ticket.agreed }
  }
  return ticket?.externalUserId
    ? { kind: 'stranger', externalUserId: ticket.externalUserId }
    : undefined
}

async function redeemFor(
  ctx: Ctx,
  memberId: number,
  externalUserId: number | null,
  isSilent: boolean,
): Promise<Handed | undefined> {
  const member = await findMember(ctx.services.db, ctx.scope.partnerId, memberId)
  if (!member || !mayEnter(member, ctx.clock.now())) return undefined
  if (ctx.session) await endSession(ctx)
  const token = await startSession(ctx, memberId, {
    externalUserId,
    isSilent,
    ...(isSilent && { life: pageSessionLife }),
  })
  return { kind: 'member', token, user: meOf(member), agreed: [] }
}

export async function passport(
  ctx: ShopperCtx,
): Promise<Result<{ passport: string; expiresIn: number }, ErrorName>> {
  if (!(await ctx.services.limiter.take(`passport:${ctx.shopper.id}`, 20, 10 * minute)))
    return refuse('tooOften')
  const issued = await issueTicket(ctx, {
    kind: 'passport',
    sessionId: ctx.session?.id ?? null,
    memberId: ctx.shopper.id,
    externalUserId: null,
  })
  return ok({ passport: issued, expiresIn: ticketLife / second })
}

/**
 * Whom a passport stands for: anyone who accepts it must see that first, or somebody could slip
 * them a session.
 */
export async function passportOf(
  ctx: Ctx,
  { x }: { x: string },
): Promise<Result<z.output<typeof Passport>, ErrorName>> {
  if (!(await takeOfNetwork(ctx.services.limiter, 'passport-of', ctx.ip, 300, 10 * minute)))
    return refuse('tooOften')
  const now = ctx.clock.now()
  const ticket = await findTicket(ctx.services.db, hashOf(x), new Date(now))
  const isFor = ticket?.kind === 'passport' && ticket.scope.partnerId === ctx.scope.partnerId
  const member =
    isFor && ticket.memberId
      ? await findMember(ctx.services.db, ctx.scope.partnerId, ticket.memberId)
      : undefined
  if (!member || !ticket) return refuse('passportOver')
  const { nickname, avatar, phoneMasked } = meOf(member)
  return ok({
    nickname,
    avatar,
    phoneMasked,
    expiresIn: Math.ceil((ticket.expiresAt.getTime() - now) / second),
  })
}

export async function passportUse(
  ctx: Ctx,
  { x, isAccepted }: { x: string; isAccepted: boolean },
): Promise<Result<{ user: Me | null }, ErrorName>> {
  if (!(await takeOfNetwork(ctx.services.limiter, 'passport-of', ctx.ip, 300, 10 * minute)))
    return refuse('tooOften')
  const ticket = await takeTicket(ctx, x, 'passport')
  // A session that has ended in the meantime is not handed over.
  const giver = ticket?.sessionId
    ? await memberOfSession(ctx.services.db, ticket.sessionId, new Date(ctx.clock.now()))
    : undefined
  if (!ticket || !giver || giver.memberId === null || giver.memberId !== ticket.memberId)
    return refuse('passportOver')
  if (!isAccepted) return ok({ user: null })
  const redeemed = await redeemFor(ctx, giver.memberId, null, false)
  return redeemed ? ok({ user: redeemed.user }) : refuse('accountFrozen')
}
