import { tokenSeparator } from '@mallard/contract/cookies'

/**
 * Names of the cookies that carry tokens. Under HTTPS they begin with `__Host-`: a browser then
 * takes them from this very host alone, never from a neighbour under the same domain, and never
 * over plain HTTP (docs/decisions/0072).
 */
export interface CookieNames {
  /**
   * Token of a signed-in shopper's session; each partner has its own, so that sessions live side by
   * side.
   */
  session(partnerId: number): string
  /** Token of a visitor's session. */
  visitor(partnerId: number): string
  readonly staff: string
}

/**
 * Present when a shopper is signed in (specification §6): says with which partners, opens nothing.
 */
export const signedInCookie = 'Authorization'
/**
 * What mini-program pages get of the session (specification §3): a ticket for it, never the token.
 */
export const miniCookie = 'cookie_token2'
export const xsrfCookie = 'XSRF-TOKEN'
export const staffXsrfCookie = 'STAFF-XSRF-TOKEN'

export function cookieNames(publicUrl: string): CookieNames {
  const prefix = publicUrl.startsWith('https://') ? '__Host-' : ''
  return {
    session: (partnerId) => `${prefix}session-${partnerId}`,
    visitor: (partnerId) => `${prefix}visitor-${partnerId}`,
    staff: `${prefix}staff`,
  }
}

/** Cookies by name; of one name there may be several (`readCookies`). */
export type Cookies = ReadonlyMap<string, readonly string[]>

/** What stands under a name and is not empty. */
export const valuesOf = (cookies: Cookies, name: string): readonly string[] =>
  cookies.get(name)?.filter(Boolean) ?? []

/** The partners that a browser has sessions with, those where somebody is signed in first. */
export function partnersIn(cookies: Cookies, names: CookieNames): number[] {
  const of = (name: CookieNames['session']) =>
    [...cookies.keys()]
      .map((key) => Number(/-(\d{1,9})$/.exec(key)?.[1]))
      .filter((partnerId) => partnerId > 0 && valuesOf(cookies, name(partnerId)).length > 0)
  return [...new Set([...of(names.session), ...of(names.visitor)])]
}

/**
 * XSRF tokens with their partners, as the cookie has them and the header brings them back:
 * `1.token~2.token`. Where a neighbour has set a cookie of this name too, there are others between
 * them, and perhaps several of one partner.
 */
export function xsrfTokens(text: string | undefined): [partnerId: number, token: string][] {
  const parts = (text ?? '').split(tokenSeparator).map((part): [number, string] => {
    const at = part.indexOf('.')
    return [Number(part.slice(0, at)), part.slice(at + 1)]
  })
  return parts.filter(([partnerId, token]) => partnerId > 0 && token !== '')
}

export function xsrfText(tokens: ReadonlyMap<number, string>): string {
  return [...tokens].map(([partnerId, token]) => `${partnerId}.${token}`).join(tokenSeparator)
}
