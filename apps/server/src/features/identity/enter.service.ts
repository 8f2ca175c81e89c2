import type { ErrorName } from '@mallard/contract/errors'
import type { SignedIn } from '@mallard/contract/identity/identity.fields'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import type { Ctx } from '#platform/http/context.ts'
import type { GivenConsent } from './consent.repo.ts'
import { keepConsents } from './consent.service.ts'
import type { Exchanged, Outcome } from './code-once.service.ts'
import { askOfColleague } from './colleague.service.ts'
import { setSessionExternal, type Outsider } from './external.repo.ts'
import { findMember } from './member.repo.ts'
import { meOf } from './me.ts'
import { welcome } from './outsider.service.ts'
import { endSession, sameSession, startSession } from './session.service.ts'

/** Many shoppers share one address of their carrier; one browser has no reason to come this often. */
const exchangesPerIp = 400
const exchangesPerSession = 40

/** Whether this browser, and this address, may ask a provider once more. */
export async function mayExchange(ctx: Ctx): Promise<boolean> {
  const { limiter } = ctx.services
  if (ctx.session && !(await limiter.take(`signin-session:${ctx.session.id}`, exchangesPerSession, 10 * minute))) return false
  return limiter.take(`signin:${ctx.ip}`, exchangesPerIp, 10 * minute)
}

/** What a provider's word comes to. */
export async function outcomeOf(ctx: Ctx, who: Outsider): Promise<Outcome> {
  const welcomed = await welcome(ctx, who)
  if (!welcomed.ok) return { kind: 'refused', refusal: welcomed.refusal }
  const { member, external } = welcomed.value
  if (member) return { kind: 'member', memberId: member.id, externalUserId: external.id }
  return { kind: 'stranger', externalUserId: external.id }
}

export const nothing: SignedIn = { url: null, token: null, user: null, needPhone: false, ticket: null, to: null }

/**
 * Carries out what a code came to: a member's session begins with a new token (or goes on, when it was signed in), a stranger's one
 * remembers who it is to the provider.
 */
export async function enter(ctx: Ctx, { outcome, seed, isReplay }: Exchanged, consents: readonly GivenConsent[] = []): Promise<Result<SignedIn, ErrorName>> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  if (outcome.kind === 'refused') return refuse(outcome.refusal)
  if (outcome.kind === 'stranger') {
    if (ctx.session && !isReplay) await setSessionExternal(db, partnerId, ctx.session.id, outcome.externalUserId)
    return ok({ ...nothing, needPhone: true })
  }
  const member = await findMember(db, partnerId, outcome.memberId)
  if (!member) return refuse('notFound')
  if (isReplay) {
    const token = ctx.shopper?.id === member.id ? null : await sameSession(ctx, seed)
    return token === undefined ? refuse('signInOver') : ok({ ...nothing, token, user: meOf(member) })
  }
  await keepConsents(ctx, member.id, consents)
  await askOfColleague(ctx, member)
  if (ctx.shopper?.id === member.id) return ok({ ...nothing, user: meOf(member) })
  if (ctx.session) await endSession(ctx)
  return ok({ ...nothing, token: await startSession(ctx, member.id, { externalUserId: outcome.externalUserId, seed }), user: meOf(member) })
}
