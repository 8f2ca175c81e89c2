import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Credentials } from './access.ts'
import type { AnswerHeaders, Locale } from './context.ts'

/** Present when a shopper is signed in (specification §6). */
export const sessionCookie = 'Authorization'
/** Holds the token of a session that nobody has signed in to. */
export const visitorCookie = 'token'
/** What mini-program pages get of the session (specification §3): a ticket for it, never the token. */
export const miniCookie = 'cookie_token2'
export const xsrfCookie = 'XSRF-TOKEN'
export const staffCookie = 'staff'
export const staffXsrfCookie = 'STAFF-XSRF-TOKEN'

const sessionDays = 30
const staffHours = 12
/** A browser that signed a member of staff in is known so long. */
const knownDays = 180

export function credentialsOf(request: FastifyRequest): Credentials {
  const header = request.headers.authorization?.replace(/^Bearer /, '')
  return {
    token: header || request.cookies[sessionCookie] || request.cookies[visitorCookie] || undefined,
    byCookie: !header,
    xsrfHeader: single(request.headers['x-xsrf-token']),
    origin: single(request.headers.origin),
    host: request.host,
  }
}

export function localeOf(request: FastifyRequest): Locale {
  const chosen = request.cookies.lang
  if (chosen === 'en' || chosen === 'zh') return chosen
  return /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh'
}

/** `publicUrl`: where that is https, so are cookies, also behind a proxy that does not say how it was asked. */
export function answerHeaders(request: FastifyRequest, reply: FastifyReply, publicUrl: string): AnswerHeaders {
  const secure = publicUrl.startsWith('https://') || request.protocol === 'https'
  const kept = { path: '/', sameSite: 'lax' as const, secure, maxAge: sessionDays * 86_400 }
  return {
    setStaff: (session) => {
      const life = { path: '/', sameSite: 'strict' as const, secure, maxAge: staffHours * 3600 }
      if (!session) {
        void reply.clearCookie(staffCookie, { path: '/' })
        void reply.clearCookie(staffXsrfCookie, { path: '/' })
        return
      }
      void reply.setCookie(staffCookie, session.token, { ...life, httpOnly: true })
      void reply.setCookie(staffXsrfCookie, session.xsrf, life)
      const { name, value } = session.known
      void reply.setCookie(name, value, { ...life, path: '/admin/api/login', httpOnly: true, maxAge: knownDays * 86_400 })
    },
    // Scripts read it: it is put into the address of the mini-program's page.
    setPageTicket: (ticket) => void reply.setCookie(miniCookie, ticket, { ...kept, maxAge: 60 }),
    cookie: (name) => request.cookies[name],
    setSession: (session) => {
      if (!session?.loggedIn) {
        void reply.clearCookie(sessionCookie, { path: '/' })
        void reply.clearCookie(miniCookie, { path: '/' })
      }
      if (!session) return
      void reply.setCookie(session.loggedIn ? sessionCookie : visitorCookie, session.token, { ...kept, httpOnly: true })
      if (session.loggedIn) void reply.clearCookie(visitorCookie, { path: '/' })
      void reply.setCookie(xsrfCookie, session.xsrf, kept)
    },
  }
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
