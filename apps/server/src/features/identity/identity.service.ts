import { errors } from '@mallard/contract/errors'
import type { LoginWay, Me, SsoInit as SsoInitReply } from '@mallard/contract/identity/identity.fields'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import type { z } from 'zod'
import { claim, letGo } from '#features/upload/index.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { sessionCookie, visitorCookie } from '#platform/http/wire.ts'
import { randomToken } from '#platform/secrets.ts'
import { checkCode } from './code.service.ts'
import { agreementsOf, type GivenConsent } from './consent.repo.ts'
import { askOfColleague } from './colleague.service.ts'
import { keepConsents } from './consent.service.ts'
import { externalOfSession } from './external.repo.ts'
import { isMini, loginWays, signInHost } from './host.rules.ts'
import { meOf } from './me.ts'
import { findMember, memberOfPhone, updateMember } from './member.repo.ts'
import { bindExternal, mayEnter } from './outsider.service.ts'
import { moveSession } from './session.repo.ts'
import { endSession, openSession, startSession } from './session.service.ts'
import { issueTicket, redeem } from './ticket.service.ts'

type SsoInit = z.output<typeof SsoInitReply>

/** Starts a session for a visitor, or resumes one; a session of another partner is left alone and a fresh one begins. */
export async function ssoInit(ctx: Ctx, input: { cookie_token?: string; utm_source?: string } = {}): Promise<Result<SsoInit, never>> {
  const host = signInHost(ctx.userAgent, input.utm_source)
  const appId = host === 'weixin' || host === 'weixinMini' ? ctx.services.signIn.weixin?.appIds.web : undefined
  const rest = { weixinapi: appId ? { appId } : null, weixinUser: null, tipMsg: null }
  const own = ctx.session?.partnerId === ctx.scope.partnerId ? ctx.session : undefined
  const redeemed = input.cookie_token === undefined ? undefined : await redeem({ ...ctx, session: own }, input.cookie_token)
  if (redeemed) return ok({ ...rest, ...redeemed, is_new_pv: 0 })
  // A ticket that leads nowhere: whoever signed in on the mini-program's page would wonder.
  const isLost = input.cookie_token !== undefined && !ctx.shopper
  const tipMsg = isLost ? { text: errors.signInOver.text[ctx.locale === 'en' ? 1 : 0] } : null
  if (!own) {
    const begun = await openSession(ctx, null)
    if (isMini(host)) await sendPageTicket(ctx, begun.id)
    return ok({ ...rest, tipMsg, token: begun.token, is_new_pv: 1, user: null })
  }
  if (own.storeId !== ctx.scope.storeId) await moveSession(ctx.services.db, own.id, ctx.scope)
  if (isMini(host)) await sendPageTicket(ctx, own.id)
  const member = own.userId ? await findMember(ctx.services.db, ctx.scope.partnerId, own.userId) : undefined
  const external = await externalOfSession(ctx.services.db, ctx.scope.partnerId, own.id)
  const weixinUser = external?.type === 'wx-openid' ? { uuid: external.uuid, nickname: external.nickname, avatar: external.avatar } : null
  const token = ctx.answer.cookie(sessionCookie) ?? ctx.answer.cookie(visitorCookie) ?? ''
  return ok({ ...rest, weixinUser, tipMsg, token, is_new_pv: 0, user: member ? meOf(member) : null })
}

async function sendPageTicket(ctx: Ctx, sessionId: number): Promise<void> {
  ctx.answer.setPageTicket(await issueTicket(ctx, { kind: 'page', sessionId, memberId: null, externalUserId: null }))
}

interface Login {
  readonly phone: string
  readonly code: string
  readonly consents?: readonly GivenConsent[] | undefined
}

/** Signs in by phone. Whoever a provider knows from before is bound to the phone's member, unless they are somebody else's. */
export async function login(
  ctx: Ctx,
  { phone, code, consents = [] }: Login,
): Promise<Result<{ token: string; user: Me }, 'wrongCode' | 'accountFrozen' | 'accountClosing' | 'tooOften'>> {
  const { db, limiter } = ctx.services
  const tries = `login:${ctx.ip}`
  if (!(await limiter.take(tries, 30, 10 * minute))) return refuse('tooOften')
  if (!(await checkCode(ctx, phone, 'login', code))) return refuse('wrongCode')
  // Only wrong codes count: many shoppers share one address of their carrier.
  await limiter.giveBack(tries)
  const external = ctx.session && (await externalOfSession(db, ctx.scope.partnerId, ctx.session.id))
  const now = new Date(ctx.clock.now())
  const fresh = {
    uuid: randomToken(),
    nickname: external?.nickname || `${ctx.locale === 'en' ? 'User ' : '用户'}${phone.slice(-4)}`,
    avatar: external?.avatar ?? '',
    now,
  }
  const member = await memberOfPhone(db, ctx.scope.partnerId, phone, fresh)
  // Its last day is over; the job that makes it anonymous is about to free the phone.
  if (member.cancel_at && member.cancel_at.getTime() <= ctx.clock.now()) return refuse('accountClosing')
  if (!mayEnter(member, now.getTime())) return refuse('accountFrozen')
  const isBound = external !== undefined && (await bindExternal(ctx, member.id, external))
  await keepConsents(ctx, member.id, consents)
  await askOfColleague(ctx, member)
  if (ctx.session) await endSession(ctx)
  const token = await startSession(ctx, member.id, { externalUserId: isBound ? external.id : null })
  return ok({ token, user: meOf((isBound && (await findMember(db, ctx.scope.partnerId, member.id))) || member) })
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
  change: { nickname?: string; avatar?: string; avatarKey?: string; gender?: 0 | 1 | 2; birthday?: string },
): Promise<Result<Me, 'notFound' | 'uploadGone'>> {
  const { birthday, avatarKey, ...rest } = change
  const owner = { partnerId: ctx.scope.partnerId, memberId: ctx.shopper.id }
  const changed = await ctx.services.db.transaction().execute(async (trx) => {
    const before = await findMember(trx, owner.partnerId, owner.memberId)
    if (!before) return refuse('notFound')
    // Asked once more: it is worn already.
    const isWorn = avatarKey !== undefined && before.avatar.includes(avatarKey)
    const pictures = avatarKey === undefined || isWorn ? [] : await claim(trx, owner, [avatarKey], 'avatar')
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
export async function loginType(ctx: Ctx, { utm_source }: { utm_source?: string }): Promise<Result<{ types: LoginWay[]; agreements: GivenConsent[] }, never>> {
  const { weixin, apple, wecom } = ctx.services.signIn
  const offered = { weixinApps: weixin?.appIds ?? {}, apple: apple?.has ?? { web: false, app: false }, wecom: wecom !== undefined }
  const types = loginWays(signInHost(ctx.userAgent, utm_source), ctx.userAgent, offered, ctx.locale)
  return ok({ types, agreements: await agreementsOf(ctx.services.db, ctx.scope.partnerId) })
}
