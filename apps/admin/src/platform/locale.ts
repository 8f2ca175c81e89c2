import type { Locale } from '@mallard/kernel'
import { chosenLanguage, languageCookieOf, readCookies } from '@mallard/contract/cookies'

export function savedLocale(): Locale {
  const saved = chosenLanguage(readCookies(document.cookie))
  return saved ?? (/^en\b/i.test(navigator.language) ? 'en' : 'zh')
}

/**
 * Sent with every call, so that the server's own words come in the same language; apart from the
 * shop's cookie.
 */
export function saveLocale(locale: Locale): void {
  document.cookie = languageCookieOf(locale, '/admin')
}
