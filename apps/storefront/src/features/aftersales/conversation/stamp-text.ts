import type { Locale } from '@mallard/kernel'
import { dateText, onShopClock } from '#platform/moment-text.ts'

/** When it was, as one says it now: the time alone today, the day before it otherwise. */
export function stampText(at: number, now: number, locale: Locale, yesterday: string): string {
  const [day = '', clock = ''] = onShopClock(at).split('T')
  const time = clock.slice(0, 5)
  const dayOf = (moment: number) => onShopClock(moment).slice(0, 10)
  if (day === dayOf(now)) return time
  if (day === dayOf(now - 86_400_000)) return `${yesterday} ${time}`
  const isThisYear = day.slice(0, 4) === dayOf(now).slice(0, 4)
  return `${dateText(isThisYear ? day.slice(5) : day, locale)} ${time}`
}
