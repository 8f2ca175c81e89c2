import type { Me } from '@mallard/contract/identity/identity.fields'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { sessionCookie, visitorCookie } from '#platform/http/wire.ts'
import { randomToken } from '#platform/secrets.ts'
import { checkCode } from './code.service.ts'
import { findMember, memberOfPhone, updateMember, type MemberRow } from './member.repo.ts'
import { moveSession } from './session.repo.ts'
import { endSession, startSession } from './session.service.ts'

const cancelled = 3
const frozen = 4

interface SsoInit {
  token: string
  is_new_pv: 0 | 1
  weixinapi: null
  weixinUser: null
  user: Me | null
  tipMsg: null
}

/** Starts a session for a visitor, or resumes one; a session of another partner is left alone and a fresh one begins. */
export async function ssoInit(ctx: Ctx): Promise<Result<SsoInit, never>> {
  const { session, scope } = ctx
  const rest = { weixinapi: null, weixinUser: null, tipMsg: null }
  if (!session || session.partnerId !== scope.partnerId) {
    return ok({ token: await startSession(ctx, null), is_new_pv: 1, user: null, ...rest })
  }
  if (session.storeId !== scope.storeId) await moveSession(ctx.services.db, session.id, scope)
  const member = session.userId ? await findMember(ctx.services.db, scope.partnerId, session.userId) : undefined
  const token = ctx.answer.cookie(sessionCookie) ?? ctx.answer.cookie(visitorCookie) ?? ''
  return ok({ token, is_new_pv: 0, user: member ? meOf(member) : null, ...rest })
}

export async function login(
  ctx: Ctx,
  input: { phone: string; code: string },
): Promise<Result<{ token: string; user: Me }, 'wrongCode' | 'accountFrozen' | 'tooOften'>> {
  if (!(await ctx.services.limiter.take(`login:${ctx.ip}`, 30, 600_000))) return refuse('tooOften')
  if (!(await checkCode(ctx, input.phone, 'login', input.code))) return refuse('wrongCode')
  const fresh = { uuid: randomToken(), nickname: `用户${input.phone.slice(-4)}`, now: new Date(ctx.clock.now()) }
  const member = await memberOfPhone(ctx.services.db, ctx.scope.partnerId, input.phone, fresh)
  if (member.status === frozen || member.status === cancelled) return refuse('accountFrozen')
  if (ctx.session) await endSession(ctx)
  return ok({ token: await startSession(ctx, member.id), user: meOf(member) })
}

export async function logout(ctx: Ctx): Promise<Result<Record<string, never>, never>> {
  await endSession(ctx)
  return ok({})
}

export async function userInfo(ctx: ShopperCtx): Promise<Result<Me, 'notFound'>> {
  const member = await findMember(ctx.services.db, ctx.scope.partnerId, ctx.shopper.id)
  return member ? ok(meOf(member)) : refuse('notFound')
}

export async function updateInfo(ctx: ShopperCtx, change: { nickname?: string; gender?: 0 | 1 | 2; birthday?: string }): Promise<Result<Me, 'notFound'>> {
  await updateMember(ctx.services.db, ctx.scope.partnerId, ctx.shopper.id, change)
  return userInfo(ctx)
}

export async function loginType(): Promise<Result<{ types: { type: string; name: string; enabled: boolean }[] }, never>> {
  return ok({ types: [{ type: 'sms', name: '手机验证码登录', enabled: true }] })
}

export function meOf(member: MemberRow): Me {
  return {
    id: member.id,
    uuid: member.uuid,
    nickname: member.nickname,
    avatar: member.avatar,
    phoneMasked: member.phone ? `${member.phone.slice(0, 3)}****${member.phone.slice(-4)}` : '',
    roles: member.roles as Me['roles'],
    staffLevel: member.staff_level,
    gender: member.gender as Me['gender'],
    birthday: member.birthday ?? '',
    integration: member.integration,
    growth: member.growth,
  }
}
