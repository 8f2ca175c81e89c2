import type { ErrorName } from '@mallard/contract/errors'
import { href } from '@mallard/contract/paths'
import { ok, refuse, scopeText, type Result } from '@mallard/kernel'
import type { WeixinApp, WeixinChannel } from '@mallard/providers/weixin'
import { takeTicks } from '#features/people/identity/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { attemptOf, beginAttempt, targetOf } from './attempt.service.ts'
import { codeOnce, type Outcome } from './code-once.service.ts'
import { enter, mayExchange, outcomeOf } from './enter.service.ts'

interface Return {
  readonly to?: string | undefined
  readonly code?: string | undefined
  readonly state?: string | undefined
  /** The ticket of what was ticked. */
  readonly agreed?: string | undefined
}

/**
 * Sends WeChat's browser to its authorisation, and takes it back: what stays in the address bar is
 * a clean address of ours.
 */
export async function renderWapWechat(
  ctx: Ctx,
  { to, code, state, agreed }: Return,
): Promise<Result<{ location: string }, ErrorName>> {
  const { weixin } = ctx.services.signIn
  if (!weixin?.appIds.web) return refuse('wayUnavailable')
  if (!(await mayExchange(ctx))) return refuse('tooOften')
  if (state === undefined) {
    const ticks = agreed === undefined ? [] : await takeTicks(ctx, agreed)
    const begun = await beginAttempt(ctx, 'weixin', to, ticks)
    const redirectUri = `${ctx.services.publicUrl}/sso/oauth/${scopeText(ctx.scope)}/render/wap-wechat`
    return ok({
      location: weixin.authorizeUrl({ redirectUri, state: begun.state, scope: 'snsapi_userinfo' }),
    })
  }
  const attempt = await attemptOf(ctx, 'weixin', state)
  if (!attempt) return failed(ctx, targetOf(ctx, undefined), 'signInOver')
  // Back by the browser's own button, and signed in already.
  if (!attempt.isOwn && ctx.shopper) return ok({ location: attempt.target })
  if (code === undefined) return failed(ctx, attempt.target, 'signInRefused')

  const key = { provider: 'weixin', appId: weixin.appIds.web, code }
  const exchanged = await codeOnce(
    ctx,
    key,
    attempt.isOwn ? () => exchangeGrant(ctx, weixin, 'web', code) : undefined,
  )
  const entered = await enter(ctx, exchanged, attempt.agreed)
  if (!entered.ok) return failed(ctx, attempt.target, entered.refusal)
  return ok({ location: entered.value.needPhone ? loginPage(ctx, attempt.target) : attempt.target })
}

/** Who a code of a web page or of an app stands for. */
export async function exchangeGrant(
  ctx: Ctx,
  weixin: WeixinChannel,
  app: Exclude<WeixinApp, 'mini'>,
  code: string,
): Promise<Outcome> {
  const grant = await weixin.grant(app, code)
  if (grant.kind !== 'ok') return refusedBy(ctx, 'weixin', grant)
  const { openid, unionid, isSnapshot } = grant.data
  if (isSnapshot) return { kind: 'refused', refusal: 'snapshotUser' }
  const profile = await weixin.profile(grant.data)
  const known = profile.kind === 'ok' ? profile.data : undefined
  return outcomeOf(ctx, {
    type: 'wx-openid',
    appId: weixin.appIds[app] ?? '',
    subject: openid,
    unionid: unionid ?? known?.unionid,
    nickname: known?.nickname ?? '',
    avatar: pictureOf(known?.avatar),
  })
}

export async function exchangeMini(
  ctx: Ctx,
  weixin: WeixinChannel,
  code: string,
): Promise<Outcome> {
  const person = await weixin.miniPerson(code)
  if (person.kind !== 'ok') return refusedBy(ctx, 'weixin', person)
  const { openid, unionid } = person.data
  return outcomeOf(ctx, {
    type: 'wx-openid',
    appId: weixin.appIds.mini ?? '',
    subject: openid,
    unionid,
    nickname: '',
    avatar: '',
  })
}

/** Only what our pages may show: their policy takes no picture over plain http. */
function pictureOf(address: string | undefined): string {
  return address?.startsWith('https://') && address.length <= 500 ? address : ''
}

export function refusedBy(
  ctx: Ctx,
  provider: string,
  answer: { kind: string; code: string; message: string; reason?: string },
): Outcome {
  const isShoppers = answer.reason === 'badCode' || answer.reason === 'usedCode'
  if (!isShoppers)
    ctx.log.warn(
      { provider, kind: answer.kind, code: answer.code },
      'a sign-in was not vouched for',
    )
  return { kind: 'refused', refusal: isShoppers ? 'signInOver' : 'signInFailed' }
}

/** The login page, which says by its name why one is there. */
export function loginPage(
  ctx: Ctx,
  target: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const { partnerId, storeId } = ctx.scope
  return href('login', { partnerId, storeId }, { to: ctx.services.publicUrl + target, ...more })
}

/**
 * Anyone who is signed in goes on and is told, by a name of the code book; a stranger is told on
 * the login page.
 */
function failed(ctx: Ctx, target: string, refusal: ErrorName): Result<{ location: string }, never> {
  if (!ctx.shopper) return ok({ location: loginPage(ctx, target, { fail: refusal }) })
  return ok({ location: `${target}${target.includes('?') ? '&' : '?'}message=${refusal}` })
}
