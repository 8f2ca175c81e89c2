import type { Locale } from '@mallard/kernel'

/** What somebody wrote, in a language: the Chinese, where there is no English. */
export const localised = <T>(locale: Locale, zh: T, en: T | null | undefined): T =>
  (locale === 'en' && en) || zh

/** Of a text in both languages, that of a language. */
export const textIn = <T>(
  locale: Locale,
  [zh, en]: readonly [zh: T, en: T, ...others: unknown[]],
): T => (locale === 'en' ? en : zh)
