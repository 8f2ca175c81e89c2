import type { ErrorName } from '@mallard/contract/errors'
import type { SignedIn } from '@mallard/contract/people/identity/identity.fields'
import { ok, refuse, type Result } from '@mallard/kernel'
import { askOfColleague } from '#features/people/colleague/index.ts'
import {
  consentsIn,
  findMember,
  issueTicket,
  keepConsents,
  meOf,
  signInHost,
  type SignInHost,
  startSession,
  takePageTicket,
} from '#features/people/identity/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { exchangeApple } from './apple.service.ts'
import { codeOnce, type Outcome } from './code-once.service.ts'
import { enter, mayExchange, nothing } from './enter.service.ts'
import { exchangeGrant, exchangeMini } from './weixin.service.ts'

interface Input {
  /** The one-time code. */
  readonly x: string
  readonly type: 'weixin' | 'apple' | 'weixinMini'
  readonly appid?: string | undefined
  readonly cookie_token?: string | undefined
  /** Agreements ticked on a page of the app's own. */
  readonly agreed?: string | undefined
}

/** Of an app that asks for itself. */
const noPage = { sessionId: null, memberId: null, agreed: [] }

/** Signs in with what `thridlogin` or `wx.login` answered. */
export async function appLogin(
  ctx: Ctx,
  { x, type, appid, cookie_token, agreed }: Input,
): Promise<Result<SignedIn, ErrorName>> {
  if (!(await mayExchange(ctx))) return refuse('tooOften')
  const host = await signInHost(ctx)
  const way = wayOf(ctx, host, type, appid)
  if (!way) return refuse('wayUnavailable')
  const key = { provider: way.provider, appId: way.appId, code: x }
  // A page in a web view has a session, and signs in like any page.
  if (ctx.session && ctx.session.partnerId === ctx.scope.partnerId) {
    return enter(ctx, await codeOnce(ctx, key, () => way.exchange(x)), consentsIn(agreed))
  }

  const asking = cookie_token === undefined ? noPage : await takePageTicket(ctx, cookie_token)
  if (!asking) return refuse('signInOver')
  // Anyone who is signed in on that page is, here too.
  const there = asking.memberId
    ? wayOf({ ...ctx, shopper: { id: asking.memberId } }, host, type, appid)
    : way
  const { outcome } = await codeOnce(ctx, key, there && (() => there.exchange(x)))
  if (outcome.kind === 'refused') return refuse(outcome.refusal)
  const memberId = outcome.kind === 'member' ? outcome.memberId : null
  // Anyone who it is comes to the page that asked by this ticket alone: a page of somebody else's
  // learns nothing of them.
  const ticket = await issueTicket(ctx, {
    kind: 'web',
    sessionId: asking.sessionId,
    memberId,
    externalUserId: outcome.externalUserId,
    agreed: asking.agreed,
  })
  if (memberId === null) return ok({ ...nothing, needPhone: true, ticket })
  const member = await findMember(ctx.services.db, ctx.scope.partnerId, memberId)
  if (!member) return refuse('notFound')
  await askOfColleague(ctx, member)
  await keepConsents(ctx, memberId, consentsIn(agreed))
  // Nobody's browser asked, so no cookies: the app keeps the token itself.
  const token = await startSession(ctx, memberId, {
    externalUserId: outcome.externalUserId,
    isSilent: true,
  })
  return ok({ ...nothing, token, user: meOf(member), ticket })
}

interface Way {
  readonly provider: string
  readonly appId: string
  readonly exchange: (code: string) => Promise<Outcome>
}

function wayOf(
  ctx: Ctx,
  host: SignInHost,
  type: Input['type'],
  appid: string | undefined,
): Way | undefined {
  const { weixin, apple } = ctx.services.signIn
  if (type === 'apple')
    return apple?.has.app
      ? {
          provider: 'apple',
          appId: 'app',
          exchange: (code) => exchangeApple(ctx, apple, 'app', { code }, ''),
        }
      : undefined
  if (!weixin) return undefined
  if (type === 'weixinMini') {
    const { mini } = weixin.appIds
    return mini
      ? { provider: 'weixin', appId: mini, exchange: (code) => exchangeMini(ctx, weixin, code) }
      : undefined
  }
  const own = host === 'smartApp' ? 'smartApp' : 'mallApp'
  const app =
    appid === undefined
      ? own
      : (['mallApp', 'smartApp'] as const).find((each) => weixin.appIds[each] === appid)
  const appId = app && weixin.appIds[app]
  return app && appId
    ? { provider: 'weixin', appId, exchange: (code) => exchangeGrant(ctx, weixin, app, code) }
    : undefined
}
