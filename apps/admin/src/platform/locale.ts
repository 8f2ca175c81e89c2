import type { Locale } from '@mallard/kernel'
import { chosenLanguage, languageCookieOf, readCookies } from '@mallard/contract/cookies'
import { readerLanguage } from '@mallard/contract/reader-language'

export function savedLocale(): Locale {
  const saved = chosenLanguage(readCookies(document.cookie))
  return saved ?? readerLanguage(navigator.languages.join())
}

/**
 * Sent with every call, so that the server's own words come in the same language; apart from the
 * shop's cookie.
 */
export function saveLocale(locale: Locale): void {
  document.cookie = languageCookieOf(locale, '/admin')
}
