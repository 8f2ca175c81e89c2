import { chosenLanguage, languageCookieOf, readCookies } from '@mallard/contract/cookies'
import type { Locale } from './texts.ts'

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
