import { decodeOr, type Locale } from '@mallard/kernel'

/** Each level of domains above a shop's may add one; more are somebody's play. */
const maxOfOne = 8

/**
 * Cookies by name, from the text that a browser sends or shows to scripts. A name may come several
 * times: whoever owns a domain above the shop's may set cookies for both, and nothing in the text
 * says whose each one is. Only who knows what a right value looks like can choose.
 */
export function readCookies(text: string | undefined): ReadonlyMap<string, readonly string[]> {
  const cookies = new Map<string, string[]>()
  for (const pair of (text ?? '').split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, Math.max(0, at)).trim()
    if (name === '') continue
    const value = pair.slice(at + 1).trim()
    const values = cookies.get(name) ?? []
    // As it came, where it is not encoded as ours are: it is somebody else's.
    if (values.length < maxOfOne) values.push(decodeOr(value, value))
    cookies.set(name, values)
  }
  return cookies
}

/**
 * What goes back of a token in a cookie, for the server to look whether the session's own is among
 * it: all that stands under its name, as far as a header can carry it.
 */
export function tokensToEcho(values: readonly string[] | undefined): string | undefined {
  return values?.filter((value) => /^[ -~]+$/.test(value)).join(tokenSeparator) || undefined
}

/** Between tokens; in none of them. */
export const tokenSeparator = '~'

const languageCookie = 'lang'
/** What nobody else writes behind a language. */
const mark = '.shop'

/** The cookie with which a reader's choice of a language is kept. */
export function languageCookieOf(locale: Locale, path: '/' | '/admin'): string {
  return `${languageCookie}=${locale}${mark}; Path=${path}; Max-Age=31536000; SameSite=Lax`
}

/**
 * The language that was chosen here; else one that a cookie of this common name brings from
 * anywhere, or that we wrote before ours had a mark.
 */
export function chosenLanguage(
  cookies: ReadonlyMap<string, readonly string[]>,
): Locale | undefined {
  const values = cookies.get(languageCookie) ?? []
  const marked = values.find((value) => value === `en${mark}` || value === `zh${mark}`)
  const found = marked ?? values.find((value) => value === 'en' || value === 'zh')
  return found && (found.startsWith('en') ? 'en' : 'zh')
}
