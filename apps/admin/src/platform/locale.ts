import type { Locale } from './texts.ts'

/**
 * Sent with every call, so that the server's own words come in the same language; apart from the
 * shop's cookie.
 */
const cookie = 'lang'

export function savedLocale(): Locale {
  const saved = new RegExp(`(?:^|; )${cookie}=(zh|en)`).exec(document.cookie)?.[1]
  if (saved) return saved as Locale
  return /^en\b/i.test(navigator.language) ? 'en' : 'zh'
}

export function saveLocale(locale: Locale): void {
  document.cookie = `${cookie}=${locale}; Path=/admin; Max-Age=31536000; SameSite=Lax`
}
