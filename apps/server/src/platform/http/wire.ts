import type { Locale, Scope } from '@mallard/kernel'
import type {} from '@fastify/cookie'
import { chosenLanguage, readCookies } from '@mallard/contract/cookies'
import { readerLanguage } from '@mallard/contract/reader-language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Credentials } from './access.ts'
import type { AnswerHeaders } from './context.ts'
import {
  cookieNames,
  miniCookie,
  partnersIn,
  signedInCookie,
  staffXsrfCookie,
  valuesOf,
  xsrfCookie,
  xsrfText,
  xsrfTokens,
  type CookieNames,
  type Cookies,
} from './cookie-names.ts'
import { knownOf, noteKnown } from './known-request.ts'
import { ownOrigins } from './own-origins.ts'

const sessionDays = 30
const staffHours = 12
/** A browser that signed a member of staff in is known so long. */
const knownDays = 180
/**
 * Partners that one browser has visitor's sessions with; the oldest are dropped, so that its
 * requests stay small.
 */
const maxVisits = 8
/**
 * Max tokens that are looked up for one request: each costs a query, and a neighbouring domain can
 * set as many cookies as it likes.
 */
const maxTokens = 16

/** Addresses of the shop, as the operator wrote them down. */
export interface Addresses {
  readonly publicUrl: string
  readonly storeDomains?: Readonly<Record<string, readonly string[]>> | undefined
}

/** What requests and answers say of who is there, in a shop of these addresses. */
export interface Wire {
  credentialsOf(request: FastifyRequest): Credentials
  answerHeaders(request: FastifyRequest, reply: FastifyReply): AnswerHeaders
  staffTokens(request: FastifyRequest): readonly string[]
  /** Whether this browser holds the token of a shopper who is signed in with this partner. */
  isSignedIn(request: FastifyRequest, partnerId: number): boolean
}

export function wireOf({ publicUrl, storeDomains }: Addresses): Wire {
  const names = cookieNames(publicUrl)
  const origins = ownOrigins(publicUrl, storeDomains)
  return {
    credentialsOf(request) {
      const { headers } = request
      const cookies = cookiesOf(request)
      const header = headers.authorization?.replace(/^Bearer /, '') || undefined
      return {
        header,
        tokensFor: (partnerId) =>
          (partnerId === undefined ? partnersIn(cookies, names) : [partnerId])
            .flatMap((id) => tokensIn(cookies, names, id))
            .slice(0, maxTokens),
        xsrfHeader: single(headers['x-xsrf-token']),
        store: single(headers['x-store']),
        origin: single(headers.origin),
        isOwnOrigin: (origin) => origins.has(origin),
      }
    },
    // Where the shop is reached by https, so are its cookies, also behind a proxy that does not say
    // how it was asked.
    answerHeaders: (request, reply) =>
      answerHeaders(
        request,
        reply,
        names,
        publicUrl.startsWith('https://') || request.protocol === 'https',
      ),
    staffTokens: (request) => valuesOf(cookiesOf(request), names.staff),
    isSignedIn: (request, partnerId) => cookiesOf(request).has(names.session(partnerId)),
  }
}

const read = new WeakMap<FastifyRequest, Cookies>()

/** The cookies of a request, read once. */
export function cookiesOf(request: FastifyRequest): Cookies {
  const cookies = read.get(request) ?? readCookies(request.headers.cookie)
  read.set(request, cookies)
  return cookies
}

/** Tokens of a partner, those of somebody who is signed in first. */
function tokensIn(cookies: Cookies, names: CookieNames, partnerId: number): readonly string[] {
  return [
    ...valuesOf(cookies, names.session(partnerId)),
    ...valuesOf(cookies, names.visitor(partnerId)),
  ]
}

/** The language that the address asks for: it is the same page for everyone. */
export function langIn(request: FastifyRequest): Locale | undefined {
  const { lang } = (request.query ?? {}) as { lang?: unknown }
  return lang === 'en' || lang === 'zh' ? lang : undefined
}

export function localeOf(request: FastifyRequest): Locale {
  return (
    langIn(request) ??
    chosenLanguage(cookiesOf(request)) ??
    readerLanguage(request.headers['accept-language'])
  )
}

/**
 * The language that a store answers a shopper in: the reader's, or Chinese where the store speaks
 * no English. One that cannot be read just now is taken at the reader's word.
 */
export async function storeLocaleOf(
  request: FastifyRequest,
  scope: Scope,
  speaksEnglish: (scope: Scope) => Promise<boolean>,
): Promise<Locale> {
  const wanted = localeOf(request)
  return wanted === 'zh' || (await speaksEnglish(scope).catch(() => true)) ? wanted : 'zh'
}

function answerHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  names: CookieNames,
  secure: boolean,
): AnswerHeaders {
  const kept = { path: '/', sameSite: 'lax' as const, secure, maxAge: sessionDays * 86_400 }
  // What the browser will have when this answer has arrived; a handler may end one session and begin
  // another.
  const cookies = new Map(cookiesOf(request))
  // Of several tokens of one name, the one that was found to be good.
  let chosen: string | undefined
  const keep = (name: string, value: string, more: { httpOnly?: boolean } = {}) => {
    if (cookies.get(name)?.includes(value)) return
    cookies.set(name, [value])
    void reply.setCookie(name, value, { ...kept, ...more })
  }
  const drop = (name: string) => {
    if (!cookies.delete(name)) return
    void reply.clearCookie(name, { path: '/', secure })
  }
  const tokensKnown = () => valuesOf(cookies, xsrfCookie).flatMap(xsrfTokens)
  const keepOthers = (xsrf: ReadonlyMap<number, string>) => {
    const held = partnersIn(cookies, names)
    const signedIn = held.filter((id) => valuesOf(cookies, names.session(id)).length > 0)
    for (const partnerId of visitsToDrop(cookies, names)) drop(names.visitor(partnerId))
    const wanted = new Map([...xsrf].filter(([partnerId]) => held.includes(partnerId)))
    if (wanted.size > 0) keep(xsrfCookie, xsrfText(wanted))
    else drop(xsrfCookie)
    if (signedIn.length > 0) keep(signedInCookie, signedIn.join('.'))
    else drop(signedInCookie)
  }
  return {
    setStaff: (session) => setStaff(reply, names, secure, session),
    // Scripts read it: it is put into the address of the mini-program's page.
    setPageTicket: (ticket) => void reply.setCookie(miniCookie, ticket, { ...kept, maxAge: 60 }),
    remember: ({ name, value }) =>
      void reply.setCookie(name, value, {
        path: '/sso/do',
        sameSite: 'strict',
        secure,
        httpOnly: true,
        maxAge: knownDays * 86_400,
      }),
    cookies: (name) => valuesOf(cookiesOf(request), name),
    choose: (token) => {
      chosen = token
      noteKnown(request, { token })
    },
    chooseStaff: (token, staffId) =>
      noteKnown(request, { token: knownOf(request).token ?? token, staffId }),
    sessionToken: (partnerId) => {
      if (request.headers.authorization) return undefined
      const tokens = tokensIn(cookies, names, partnerId)
      return tokens.find((token) => token === chosen) ?? tokens[0]
    },
    setSession: ({ partnerId, token, xsrf, isSignedIn }) => {
      keep(isSignedIn ? names.session(partnerId) : names.visitor(partnerId), token, {
        httpOnly: true,
      })
      drop(isSignedIn ? names.visitor(partnerId) : names.session(partnerId))
      keepOthers(new Map([...tokensKnown(), [partnerId, xsrf]]))
    },
    clearSession: (partnerId) => {
      drop(names.session(partnerId))
      drop(names.visitor(partnerId))
      drop(miniCookie)
      keepOthers(new Map(tokensKnown()))
    },
  }
}

function setStaff(
  reply: FastifyReply,
  names: CookieNames,
  secure: boolean,
  session: Parameters<AnswerHeaders['setStaff']>[0],
): void {
  const life = { path: '/', sameSite: 'strict' as const, secure, maxAge: staffHours * 3600 }
  if (!session) {
    void reply.clearCookie(names.staff, { path: '/', secure })
    void reply.clearCookie(staffXsrfCookie, { path: '/', secure })
    return
  }
  void reply.setCookie(names.staff, session.token, { ...life, httpOnly: true })
  void reply.setCookie(staffXsrfCookie, session.xsrf, life)
  const { name, value } = session.known
  void reply.setCookie(name, value, {
    ...life,
    path: '/admin/api/login',
    httpOnly: true,
    maxAge: knownDays * 86_400,
  })
}

function visitsToDrop(cookies: Cookies, names: CookieNames): number[] {
  const visits = partnersIn(cookies, names).filter((id) => cookies.has(names.visitor(id)))
  return visits.slice(0, Math.max(0, visits.length - maxVisits))
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
