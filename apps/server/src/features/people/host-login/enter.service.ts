import type { ErrorName } from '@mallard/contract/errors'
import { cleanLine } from '@mallard/contract/fields'
import type { SignedIn } from '@mallard/contract/people/identity/identity.fields'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import { askOfColleague } from '#features/people/colleague/index.ts'
import {
  askBinding,
  bindingOf,
  endSession,
  findMember,
  keepConsents,
  meOf,
  rememberStranger,
  resolveIdentity,
  sameSession,
  startSession,
  type ExternalIdentity,
  type GivenConsent,
} from '#features/people/identity/index.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import type { Exchanged, Outcome } from './code-once.service.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'

/**
 * Many shoppers share one address of their carrier; one browser has no reason to come this often.
 */
const exchangesPerIp = 400
const exchangesPerSession = 40

/** Whether this browser, and this address, may ask a provider once more. */
export async function mayExchange(ctx: Ctx): Promise<boolean> {
  const { limiter } = ctx.services
  if (
    ctx.session &&
    !(await limiter.take(`signin-session:${ctx.session.id}`, exchangesPerSession, 10 * minute))
  )
    return false
  return takeOfNetwork(limiter, 'signin', ctx.ip, exchangesPerIp, 10 * minute)
}

type Stranger = Extract<Outcome, { kind: 'stranger' }>

/** As long as one may call oneself here. */
export const longestNickname = 20

/** What a provider's word comes to. */
export async function outcomeOf(ctx: Ctx, who: ExternalIdentity): Promise<Outcome> {
  const nickname = cleanLine(who.nickname, longestNickname)
  const resolved = await resolveIdentity(ctx, { ...who, nickname })
  if (!resolved.ok) return { kind: 'refused', refusal: resolved.refusal }
  const { member, external } = resolved.value
  if (member) return { kind: 'member', memberId: member.id, externalUserId: external.id }
  return { kind: 'stranger', externalUserId: external.id }
}

export const nothing: SignedIn = {
  url: null,
  token: null,
  user: null,
  needPhone: false,
  ticket: null,
  to: null,
  binding: null,
}

/**
 * Carries out what a code came to: a member's session begins with a new token (or goes on, when it
 * was signed in); of a stranger a visitor's session remembers who it is to the provider; who is
 * signed in is asked whether that is them.
 */
export async function enter(
  ctx: Ctx,
  exchanged: Exchanged,
  consents: readonly GivenConsent[] = [],
): Promise<Result<SignedIn, ErrorName>> {
  const { outcome, seed, isReplay } = exchanged
  if (outcome.kind === 'refused') return refuse(outcome.refusal)
  if (outcome.kind === 'stranger')
    return ctx.shopper
      ? ask({ ...ctx, shopper: ctx.shopper }, outcome.externalUserId, isReplay)
      : remember(ctx, exchanged, outcome)
  const member = await findMember(ctx.services.db, ctx.scope.partnerId, outcome.memberId)
  if (!member) return refuse('notFound')
  if (isReplay) {
    const token = ctx.shopper?.id === member.id ? null : await sameSession(ctx, seed)
    return token === undefined
      ? refuse('signInOver')
      : ok({ ...nothing, token, user: meOf(member) })
  }
  await keepConsents(ctx, member.id, consents)
  await askOfColleague(ctx, member)
  if (ctx.shopper?.id === member.id) return ok({ ...nothing, user: meOf(member) })
  if (ctx.session) await endSession(ctx)
  return ok({
    ...nothing,
    token: await startSession(ctx, member.id, { externalUserId: outcome.externalUserId, seed }),
    user: meOf(member),
  })
}

async function ask(
  ctx: ShopperCtx,
  externalUserId: number,
  isReplay: boolean,
): Promise<Result<SignedIn, ErrorName>> {
  const member = await findMember(ctx.services.db, ctx.scope.partnerId, ctx.shopper.id)
  if (!member) return refuse('notFound')
  if (!isReplay) await askBinding(ctx, externalUserId)
  return ok({
    ...nothing,
    user: meOf(member),
    binding: await bindingOf(ctx, ctx.session?.id ?? 0, member),
  })
}

/** In a new session with a new token: anyone who slipped the old one in learns nothing by it. */
async function remember(
  ctx: Ctx,
  { seed, isReplay }: Exchanged,
  { externalUserId }: Stranger,
): Promise<Result<SignedIn, ErrorName>> {
  if (isReplay)
    return (await sameSession(ctx, seed)) === undefined
      ? refuse('signInOver')
      : ok({ ...nothing, needPhone: true })
  await rememberStranger(ctx, externalUserId, seed)
  return ok({ ...nothing, needPhone: true })
}
