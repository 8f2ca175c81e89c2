import { randomBytes } from 'node:crypto'
import { hour, second, type Instant } from '@mallard/kernel'
import { makeCodes } from '../people/codes.ts'
import { openidOf, personOf, unionidOf, type Person } from '../people/people.ts'
import { weixinAppIds, type WeixinAppName } from '../people/own-keys.ts'
import { BoundedMap } from '../world/bounded.ts'
import type { World } from '../world/world.ts'

export type Scope = 'snsapi_base' | 'snsapi_userinfo' | 'snsapi_login'
export type Said = Readonly<Record<string, unknown>>

export interface WeixinPlay {
  /**
   * What WeChat hands to a page, a mini-program (`wx.login`) or an app (`thridlogin`) for this
   * person.
   */
  issue(appId: string, personId: string, scope?: Scope): string | undefined
  stableToken(body: Said): Said
  /** The app that a token is of, or why it is nobody's. */
  holderOf(token: unknown): { readonly appId: string } | { readonly refused: Said }
  ticket(query: URLSearchParams): Said
  grant(query: URLSearchParams): Said
  profile(query: URLSearchParams): Said
  miniSession(query: URLSearchParams): Said
  /**
   * The ticket that is good now, to check signatures of pages with; undefined when nobody fetched
   * one.
   */
  ticketOf(appId: string): string | undefined
  /** From now on every token and ticket is out of date, as when somebody else fetched new ones. */
  forgetTokens(): void
  /** How often tokens and tickets were fetched. */
  readonly fetched: { tokens: number; tickets: number }
}

/** A refusal in the platform's words. */
export type Refused = { readonly errcode: number; readonly errmsg: string }
export const refused = (errcode: number, errmsg: string): Refused => ({
  errcode,
  errmsg: `${errmsg}, rid: ${randomBytes(8).toString('hex')}`,
})
const lifeSeconds = 7200

/** Why an app may not ask; undefined: it may. */
function appOf(world: World, appid: unknown, secret: unknown): Said | undefined {
  const name = (Object.keys(weixinAppIds) as WeixinAppName[]).find(
    (each) => weixinAppIds[each] === appid,
  )
  if (!name) return refused(40013, 'invalid appid')
  return world.keys.people.weixinSecrets[name] === secret
    ? undefined
    : refused(40125, 'invalid appsecret')
}

type TokenIssuer = Pick<
  WeixinPlay,
  'fetched' | 'holderOf' | 'stableToken' | 'ticket' | 'ticketOf' | 'forgetTokens'
>

/** Gives out an app's tokens and tickets, and knows those that are good now. */
function tokenIssuer(world: World): TokenIssuer {
  let tokens = new Map<string, { value: string; until: Instant; forcedAt: Instant }>()
  let tickets = new Map<string, { value: string; until: Instant }>()
  const fetched = { tokens: 0, tickets: 0 }
  const now = () => world.timeline.now()

  function holderOf(token: unknown): ReturnType<WeixinPlay['holderOf']> {
    const own = [...tokens].find(([, { value }]) => value === token)
    if (!own)
      return {
        refused: refused(40001, 'invalid credential, access_token is invalid or not latest'),
      }
    const [appId, { until }] = own
    return until <= now() ? { refused: refused(42001, 'access_token expired') } : { appId }
  }

  return {
    fetched,
    holderOf,
    stableToken({ appid, secret, grant_type, force_refresh }) {
      if (grant_type !== 'client_credential') return refused(40002, 'invalid grant_type')
      const wrong = appOf(world, appid, secret)
      if (wrong) return wrong
      const known = tokens.get(String(appid))
      if (force_refresh === true && known && now() - known.forcedAt < 30 * second)
        return refused(45011, 'api minute-quota reach limit')
      const holds = known && known.until - now() > 300 * second
      if (known && holds && force_refresh !== true)
        return { access_token: known.value, expires_in: Math.floor((known.until - now()) / second) }
      fetched.tokens += 1
      const fresh = {
        value: randomBytes(48).toString('base64url'),
        until: now() + lifeSeconds * second,
        forcedAt: force_refresh === true ? now() : 0,
      }
      tokens.set(String(appid), fresh)
      return { access_token: fresh.value, expires_in: lifeSeconds }
    },

    ticket(query) {
      const holder = holderOf(query.get('access_token'))
      if ('refused' in holder) return holder.refused
      const { appId } = holder
      if (query.get('type') !== 'jsapi') return refused(40097, 'invalid args')
      const known = tickets.get(appId)
      if (known && known.until - now() > 300 * second) {
        return {
          errcode: 0,
          errmsg: 'ok',
          ticket: known.value,
          expires_in: Math.floor((known.until - now()) / second),
        }
      }
      fetched.tickets += 1
      const fresh = {
        value: `sM4AOVdWfPE4DxkXGEs8V${randomBytes(24).toString('hex')}`,
        until: now() + lifeSeconds * second,
      }
      tickets.set(appId, fresh)
      return { errcode: 0, errmsg: 'ok', ticket: fresh.value, expires_in: lifeSeconds }
    },

    ticketOf: (appId) => tickets.get(appId)?.value,
    forgetTokens() {
      tokens = new Map()
      tickets = new Map()
    },
  }
}

/** WeChat's platform, as far as people, tokens and tickets go. */
export function playWeixin(world: World): WeixinPlay {
  const codes = makeCodes<Scope>(world, '0')
  const grants = new BoundedMap<{ openid: string; person: Person; scope: Scope; until: Instant }>(
    2000,
  )
  const now = () => world.timeline.now()

  return {
    ...tokenIssuer(world),
    issue(appId, personId, scope = 'snsapi_userinfo') {
      const person = personOf(personId)
      return person && codes.issue(appId, person, scope)
    },

    grant(query) {
      const appId = query.get('appid') ?? ''
      const wrong = appOf(world, appId, query.get('secret'))
      if (wrong) return wrong
      if (query.get('grant_type') !== 'authorization_code')
        return refused(40002, 'invalid grant_type')
      if (!query.get('code')) return refused(41008, 'missing code')
      const taken = codes.take(appId, query.get('code') ?? '')
      if (taken === 'unknown') return refused(40029, 'invalid code')
      if (taken === 'used') return refused(40163, 'code been used')
      const { person, extra: scope } = taken
      const openid = openidOf(person, appId)
      const accessToken = randomBytes(40).toString('base64url')
      grants.set(accessToken, { openid, person, scope, until: now() + 2 * hour })
      return {
        access_token: accessToken,
        expires_in: lifeSeconds,
        refresh_token: randomBytes(40).toString('base64url'),
        openid,
        scope,
        ...(scope === 'snsapi_base' ? {} : { unionid: unionidOf(person) }),
        ...(person.isSnapshot ? { is_snapshotuser: 1 } : {}),
      }
    },

    profile(query) {
      const grant = grants.get(query.get('access_token') ?? '')
      if (!grant) return refused(40001, 'invalid credential, access_token is invalid or not latest')
      if (grant.until <= now()) return refused(42001, 'access_token expired')
      if (grant.openid !== query.get('openid')) return refused(40003, 'invalid openid')
      if (grant.scope === 'snsapi_base') return refused(48001, 'api unauthorized')
      const { person, openid } = grant
      const headimgurl = `${world.url()}/wxopen/portrait/${person.id}.svg`
      return {
        openid,
        nickname: person.name,
        sex: 0,
        language: '',
        city: '',
        province: '',
        country: '',
        headimgurl,
        privilege: [],
        unionid: unionidOf(person),
      }
    },

    miniSession(query) {
      const appId = query.get('appid') ?? ''
      const wrong = appOf(world, appId, query.get('secret'))
      if (wrong) return wrong
      if (query.get('grant_type') !== 'authorization_code')
        return refused(40002, 'invalid grant_type')
      const taken = codes.take(appId, query.get('js_code') ?? '')
      if (taken === 'unknown') return refused(40029, 'invalid code')
      if (taken === 'used') return refused(40163, 'code been used')
      return {
        session_key: randomBytes(16).toString('base64'),
        openid: openidOf(taken.person, appId),
        unionid: unionidOf(taken.person),
      }
    },
  }
}
