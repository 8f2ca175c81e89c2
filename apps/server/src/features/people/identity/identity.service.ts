import { errors } from '@mallard/contract/errors'
import type {
  Binding,
  LoginWay,
  Me,
  SsoInit as SsoInitReply,
} from '@mallard/contract/people/identity/identity.fields'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import type { z } from 'zod'
import { askOfColleague } from '#features/people/colleague/index.ts'
import { checkCode } from '#features/people/phone-code/index.ts'
import { claim, letGo } from '#features/shop/upload/index.ts'
import { textIn } from '#platform/locale.rules.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { Ctx, Session, ShopperCtx } from '#platform/http/context.ts'
import { knownBrowser, knownNumber } from '#platform/known-browser.ts'
import { randomToken } from '#platform/secrets.ts'
import type { Owner } from './account.repo.ts'
import { askBinding, bindingOf, bindingTo } from './binding.service.ts'
import { agreementsOf, type GivenConsent } from './consent.repo.ts'
import { keepConsents } from './consent.service.ts'
import { externalOfSession, memberOfExternal } from './external.repo.ts'
import { isMini, loginWays, type SignInHost } from './host.rules.ts'
import { signInHost } from './host.service.ts'
import { meOf } from './me.ts'
import { findMember, memberOfPhone, updateMember } from './member.repo.ts'
import { mayEnter } from './external-identity.service.ts'
import { moveSession } from './session.repo.ts'
import {
  endSession,
  openSession,
  rememberStranger,
  visit,
  visitElsewhere,
} from './session.service.ts'
import { issueTicket, redeem, type Redeemed } from './ticket.service.ts'
import { isWritten } from './visitor.service.ts'
import { giveBackOfNetwork, takeOfNetwork } from '#platform/network-limit.ts'

type SsoInit = z.output<typeof SsoInitReply>

/** Begins a visit, or resumes a session; a browser has one for each partner. */
export async function ssoInit(
  ctx: Ctx,
  input: { cookie_token?: string; utm_source?: string } = {},
): Promise<Result<SsoInit, never>> {
  const { partnerId } = ctx.scope
  const host = await signInHost(ctx, input.utm_source)
  const rest = {
    weixinapi: weixinApiOf(ctx, host),
    weixinUser: null,
    tipMsg: null,
    binding: null,
  }
  const own = ctx.session?.partnerId === partnerId ? ctx.session : undefined
  const redeemed =
    input.cookie_token === undefined
      ? undefined
      : await redeem({ ...ctx, session: own }, input.cookie_token)
  if (redeemed?.kind === 'member') {
    await keepConsents(ctx, redeemed.user.id, redeemed.agreed)
    return ok({ ...rest, token: redeemed.token, user: redeemed.user, is_new_pv: 0 })
  }
  if (redeemed && ctx.shopper)
    await askBinding({ ...ctx, shopper: ctx.shopper }, redeemed.externalUserId)

  const { id, token, isNew } =
    redeemed && !ctx.shopper
      ? await rememberStranger(ctx, redeemed.externalUserId)
      : await resume(ctx, own)
  if (isMini(host)) await sendPageTicket(ctx, id)
  const who = await whoIn(ctx, id, own?.userId)
  const tipMsg = tipOf(ctx, input.cookie_token, redeemed)
  return ok({ ...rest, ...who, tipMsg, token, is_new_pv: isNew ? 1 : 0 })
}

/** A ticket that leads nowhere: anyone who signed in on the mini-program's page would wonder. */
const tipOf = (
  { shopper, locale }: Ctx,
  ticket: string | undefined,
  redeemed: Redeemed | undefined,
): SsoInit['tipMsg'] =>
  ticket !== undefined && !redeemed && !shopper
    ? { text: textIn(locale, errors.signInOver.text) }
    : null

/** What pages in WeChat are to sign in with; null on other hosts. */
function weixinApiOf({ services: { signIn } }: Ctx, host: SignInHost): SsoInit['weixinapi'] {
  if (host !== 'weixin' && host !== 'weixinMini') return null
  const appId = signIn.weixin?.appIds.web
  return appId ? { appId } : null
}

/** The member of a session, and whom a provider vouched for in it. */
async function whoIn(
  ctx: Ctx,
  sessionId: number,
  memberId: number | null | undefined,
): Promise<Pick<SsoInit, 'user' | 'weixinUser' | 'binding'>> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const member = memberId ? await findMember(db, partnerId, memberId) : undefined
  const external = isWritten({ id: sessionId })
    ? await externalOfSession(db, partnerId, sessionId)
    : undefined
  const weixinUser =
    external?.type === 'wx-openid'
      ? { uuid: external.uuid, nickname: external.nickname, avatar: external.avatar }
      : null
  return {
    weixinUser,
    binding: member ? await bindingOf(ctx, sessionId, member) : null,
    user: member ? meOf(member) : null,
  }
}

/** The session that goes on in the store of this call, or a visit that begins. */
async function resume(
  ctx: Ctx,
  own: Session | undefined,
): Promise<{ id: number; token: string; isNew: boolean }> {
  if (!own) {
    const { session, token } = visit(ctx)
    return { id: session.id, token, isNew: true }
  }
  const { id, xsrf, storeId, userId } = own
  const { partnerId } = ctx.scope
  const token = ctx.answer.sessionToken(partnerId)
  if (token === undefined) return { id, token: '', isNew: false }
  if (!isWritten(own)) return { id, token: visitElsewhere(ctx, token), isNew: false }
  if (storeId !== ctx.scope.storeId) await moveSession(ctx.services.db, id, ctx.scope)
  // Whatever goes with the token and was lost in the meantime comes again.
  ctx.answer.setSession({ partnerId, token, xsrf, isSignedIn: userId !== null })
  return { id, token, isNew: false }
}

/** Tickets are rows, and a mini-program's pages ask for one each time. */
const ticketsPerAddress = 2_000

async function sendPageTicket(ctx: Ctx, sessionId: number): Promise<void> {
  if (
    !(await takeOfNetwork(
      ctx.services.limiter,
      'page-ticket',
      ctx.ip,
      ticketsPerAddress,
      10 * minute,
    ))
  )
    return
  ctx.answer.setPageTicket(
    await issueTicket(ctx, { kind: 'page', sessionId, memberId: null, externalUserId: null }),
  )
}

interface Login {
  readonly phone: string
  readonly code?: string | undefined
  readonly consents?: readonly GivenConsent[] | undefined
}

/** Who signed in, and whether they are asked if somebody whom a provider vouched for is them. */
export interface SignedInByPhone {
  readonly token: string
  readonly user: Me
  readonly binding: Binding | null
}

/** What other features do for a new member, in the transaction that makes them one. */
export type OnJoin = (
  trx: Db,
  member: Owner & { readonly storeId: number },
  now: Date,
) => Promise<void>

/**
 * Signs in by phone. What the visitor's session remembers ends here: whom a provider vouched for in
 * it is the member's already, or the member is asked whether that is them.
 */
export async function login(
  ctx: Ctx,
  onJoin: OnJoin,
  { phone, code, consents = [] }: Login,
): Promise<Result<SignedInByPhone, 'wrongCode' | 'accountFrozen' | 'accountClosing' | 'tooOften'>> {
  const { limiter } = ctx.services
  if (!(await takeOfNetwork(limiter, 'login', ctx.ip, 30, 10 * minute))) return refuse('tooOften')
  if (code === undefined || !(await checkCode(ctx, phone, 'login', code)))
    return refuse('wrongCode')
  // Only wrong codes count: many shoppers share one address of their carrier.
  await giveBackOfNetwork(limiter, 'login', ctx.ip)
  return enterByPhone(ctx, onJoin, phone, { consents })
}

interface Entering {
  readonly consents?: readonly GivenConsent[] | undefined
  /** What else is done for the member before their session begins. */
  readonly onEnter?: (owner: Owner) => Promise<void>
  /** Throws in a transaction unless what they entered by still is good, and holds it. */
  readonly hold?: (trx: Db, owner: Owner) => Promise<void>
}

/** Anyone who proved that a phone is theirs enters. */
export async function enterByPhone(
  ctx: Ctx,
  onJoin: OnJoin,
  phone: string,
  { consents = [], onEnter, hold }: Entering,
): Promise<Result<SignedInByPhone, 'accountFrozen' | 'accountClosing'>> {
  const { db, hashKey } = ctx.services
  const now = new Date(ctx.clock.now())
  const fresh = {
    uuid: randomToken(),
    nickname: `${textIn(ctx.locale, ['用户', 'User '])}${phone.slice(-4)}`,
    now,
  }
  const member = await retryOnConflict(() =>
    db.transaction().execute(async (trx) => {
      const found = await memberOfPhone(trx, ctx.scope.partnerId, phone, fresh)
      await hold?.(trx, { partnerId: ctx.scope.partnerId, memberId: found.member.id })
      if (found.isNew) await onJoin(trx, { ...ctx.scope, memberId: found.member.id }, now)
      return found.member
    }),
  )
  // Its last day is over; the job that makes it anonymous is about to free the phone.
  if (member.cancel_at && member.cancel_at.getTime() <= ctx.clock.now())
    return refuse('accountClosing')
  if (!mayEnter(member, now.getTime())) return refuse('accountFrozen')
  const entering = { partnerId: ctx.scope.partnerId, memberId: member.id }
  await onEnter?.(entering)
  const { external, owner } = await vouchedFor(ctx)
  const isAsked = external !== undefined && owner === undefined
  // First of all that is written: it may find that one enters no more.
  const { token, xsrf } = await openSession(ctx, member.id, {
    externalUserId: external && owner === member.id ? external.id : null,
    pendingExternalId: isAsked ? external.id : null,
    isSilent: true,
    ...(hold && { hold: (trx: Db) => hold(trx, entering) }),
  })
  const known = knownNumber(hashKey, 'member', member.id, ctx.answer.cookies)
  ctx.answer.remember(knownBrowser(hashKey, 'member', member.id, known))
  await keepConsents(ctx, member.id, consents)
  await askOfColleague(ctx, member)
  if (ctx.session) await endSession(ctx)
  ctx.answer.setSession({ partnerId: entering.partnerId, token, xsrf, isSignedIn: true })
  return ok({ token, user: meOf(member), binding: isAsked ? bindingTo(external, member) : null })
}

/** Whom a provider vouched for in the visitor's session, and which member they are. */
async function vouchedFor({ services: { db }, scope: { partnerId }, session }: Ctx) {
  const external =
    session && isWritten(session) ? await externalOfSession(db, partnerId, session.id) : undefined
  const owner = external && (await memberOfExternal(db, partnerId, external))
  return { external, owner }
}

export async function logout(ctx: Ctx): Promise<Result<Record<string, never>, never>> {
  await endSession(ctx)
  return ok({})
}

export async function userInfo(ctx: ShopperCtx): Promise<Result<Me, 'notFound'>> {
  const member = await findMember(ctx.services.db, ctx.scope.partnerId, ctx.shopper.id)
  return member ? ok(meOf(member)) : refuse('notFound')
}

export async function updateInfo(
  ctx: ShopperCtx,
  change: {
    nickname?: string
    avatar?: string
    avatarKey?: string
    gender?: 0 | 1 | 2
    birthday?: string
  },
): Promise<Result<Me, 'notFound' | 'uploadGone'>> {
  const { birthday, avatarKey, ...rest } = change
  const owner = { partnerId: ctx.scope.partnerId, memberId: ctx.shopper.id }
  const changed = await ctx.services.db.transaction().execute(async (trx) => {
    const before = await findMember(trx, owner.partnerId, owner.memberId)
    if (!before) return refuse('notFound')
    // Asked once more: it is worn already.
    const isWorn = avatarKey !== undefined && before.avatar.includes(avatarKey)
    const pictures =
      avatarKey === undefined || isWorn ? [] : await claim(trx, owner, [avatarKey], 'avatar')
    if (!pictures) return refuse('uploadGone')
    const avatar = isWorn ? before.avatar : (pictures[0]?.url ?? rest.avatar)
    await updateMember(trx, owner.partnerId, owner.memberId, {
      ...rest,
      ...(avatar !== undefined && { avatar }),
      ...(birthday !== undefined && { birthday: birthday || null }),
    })
    if (avatar !== undefined && avatar !== before.avatar) await letGo(trx, [{ url: before.avatar }])
    return ok({})
  })
  return changed.ok ? userInfo(ctx) : changed
}

/** The ways that this host offers, and what one agrees to. */
export async function loginType(
  ctx: Ctx,
  { utm_source }: { utm_source?: string },
): Promise<Result<{ types: LoginWay[]; agreements: GivenConsent[] }, never>> {
  const { weixin, apple, wecom } = ctx.services.signIn
  const offered = {
    weixinApps: weixin?.appIds ?? {},
    apple: apple?.has ?? { web: false, app: false },
    wecom: wecom !== undefined,
    texts: ctx.services.sms !== undefined,
  }
  const host = await signInHost(ctx, utm_source)
  const types = loginWays(host, ctx.userAgent, offered, ctx.locale)
  return ok({ types, agreements: await agreementsOf(ctx.services.db, ctx.scope.partnerId) })
}
