import { beijingDateTime, type Instant, type Locale } from '@mallard/kernel'
import { localised } from '#platform/locale.rules.ts'

/** In the shopper's language; in Chinese, which binds, where there is no English text. */
export function inLocale(chinese: string, english: string, locale: Locale): string {
  return localised(locale, chinese, english)
}

/** A version is named by its day in Beijing; a second one of a day by a number as well. */
export function nextVersion(known: readonly string[], now: Instant): string {
  const day = beijingDateTime(now).slice(0, 10)
  const isTaken = (name: string) => known.includes(name)
  if (!isTaken(day)) return day
  let count = 2
  while (isTaken(`${day}.${count}`)) count += 1
  return `${day}.${count}`
}
