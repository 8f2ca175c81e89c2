import { forAddress } from '@mallard/kernel'
import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { href } from '@mallard/contract/paths'
import type { Host, SignInWay } from '@mallard/host'
import { toast } from '@mallard/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { clearUserCache } from '#platform/clear-user-cache.ts'
import { useHost } from '#platform/host.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { freshTicket } from '#platform/page-ticket.ts'
import { finishInit, signInAs } from '#platform/session.ts'
import { signInTexts } from './login.texts.ts'

type LoginType = ReplyOf<Calls['identity']['loginType']>
export type Way = LoginType['types'][number]
export type Consents = LoginType['agreements']
type SignedIn = ReplyOf<Calls['identity']['appLogin']>

/** How a host goes a way of the server's list; several: the first one that it can go. */
const hostWays: Readonly<Record<string, readonly SignInWay[]>> = {
  'weixin web': ['weixinWeb'],
  'weixin mini': ['weixinMini'],
  'weixin native': ['weixinApp', 'app'],
  'apple web': ['appleWeb'],
  'apple native': ['appleApp'],
  'oa web': ['wecom'],
}

export interface SignInHandle {
  /** What this host offers besides the phone, its own first; empty until it is known. */
  ways: readonly Way[]
  consents: Consents
  /** Somebody vouched for a person whom the shop does not know: the phone makes the member. */
  isBinding: boolean
  /**
   * Goes a way. `onIn` when somebody is signed in; otherwise the phone form makes a member of no
   * matter who it is.
   */
  begin: (way: Way) => Promise<void>
  /** Ends what Apple's page began. */
  endApple: (code: string, state: string) => Promise<void>
}

/** How the server names where a shopper comes from; undefined: it does not ask. */
function sourceOf(mode: Host['mode'] | undefined) {
  if (mode === 'weixinMini') return 'weixinMiniProgram'
  return mode === 'toutiaoMini' ? 'toutiaoMiniProgram' : undefined
}

/** What the app's own code stands for, with what the person ticked. */
function codeInput(code: string, { type, appid }: Way, consents: Consents) {
  const isApple = type === 'apple'
  return {
    x: code,
    type: isApple ? ('apple' as const) : ('weixin' as const),
    appid: isApple ? undefined : appid,
    ...(consents.length > 0 && {
      agreed: consents.map((each) => `${each.code}:${each.version}`).join(','),
    }),
  }
}

/** Signs in by somebody else's word. `to`: the full address to come back to. */
export function useSignIn(to: string, onIn: (target: string | undefined) => void): SignInHandle {
  const api = useApi()
  const client = useQueryClient()
  const host = useHost()
  const navigate = useNavigate()
  const texts = signInTexts()
  const { partnerId, storeId } = usePage().scope
  const source = sourceOf(host?.mode)
  const { data } = useQuery(api.identity.loginType.query({ utm_source: source }))
  const consents = data?.agreements ?? []
  const [isBinding, setBinding] = useState(false)
  const hostWayOf = ({ type, by }: Way) =>
    hostWays[`${type} ${by}`]?.find((way) => host?.can.signIn.includes(way))
  const ways = (data?.types ?? []).filter((way) => way.enabled && hostWayOf(way) !== undefined)

  /** Asks who one is now: the session may have come in by another door. */
  async function askAgain(): Promise<boolean> {
    const answer = await api.identity.ssoInit({ partnerId, storeId, utm_source: source })
    finishInit(answer)
    return answer.user !== null
  }

  async function end({ user, to: target }: Pick<SignedIn, 'user' | 'to'>) {
    if (user) {
      // What was fetched for a stranger is wrong from now on.
      clearUserCache(client)
      signInAs(user)
      // The WeChat user that came along, which paying wants to know.
      await askAgain().catch(() => undefined)
      toast(texts.done, { tone: 'good' })
      return onIn(target ?? undefined)
    }
    await askAgain().catch(() => undefined)
    setBinding(true)
    toast(texts.phoneNeeded)
  }

  /** A ticket that what was ticked goes with: nobody else's sign-in has it. */
  async function ticked(): Promise<string | undefined> {
    if (consents.length === 0) return undefined
    return (await api.identity.agree({ consents, partnerId, storeId })).ticket ?? undefined
  }

  async function startUrlOf({ type }: Way): Promise<string | undefined> {
    if (type === 'apple')
      return (await api.identity.appleLogin({ partnerId, storeId, to, consents })).url ?? undefined
    const agreed = await ticked()
    const start = `/sso/oauth/${partnerId}-${storeId}/render/wap-wechat?to=${forAddress(to)}`
    return agreed === undefined ? start : `${start}&agreed=${agreed}`
  }

  /** A ticket for the mini-program's page; the sign-on init puts a fresh one into its cookie. */
  async function ticket(): Promise<string> {
    const fresh = await freshTicket(askAgain)
    return (await ticked()) ?? fresh
  }

  async function begin(way: Way) {
    const hostWay = hostWayOf(way)
    if (!host || !hostWay) return
    if (way.type === 'oa') return navigate(href('companyPass', {}, { to }))
    try {
      const startUrl = way.by === 'web' ? await startUrlOf(way) : undefined
      const outcome = await host.signIn(hostWay, {
        partnerId,
        storeId,
        startUrl,
        ticket,
        appId: way.appid,
      })
      if (outcome.kind === 'returned' && (await askAgain())) onIn(undefined)
      if (outcome.kind === 'code')
        await end(await api.identity.appLogin(codeInput(outcome.code, way, consents)))
    } catch (error) {
      // Refused calls have been spoken of by the shell; what the host refused has not.
      if (!isApiError(error)) toast(texts.wayFailed)
    }
  }

  async function endApple(code: string, state: string) {
    const ended = await api.identity
      .appleLogin({ code, state, partnerId, storeId })
      .catch(() => undefined)
    // A refusal has been spoken of by the shell.
    if (ended) await end(ended)
  }

  return { ways, consents, isBinding, begin, endApple }
}
