import type { Locale } from '@mallard/kernel'
import { dayText, momentText, onShopClock } from '#platform/moment-text.ts'

const weekdays = {
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const

/** `2026-11-20 周五 10:00–12:00`; of several days, both moments. In ms. */
export function heldText(from: number, until: number, locale: Locale): string {
  if (dayText(from, locale) !== dayText(until, locale))
    return `${momentText(from, locale)} – ${momentText(until, locale)}`
  const clock = (at: number) => onShopClock(at).slice(11, 16)
  const weekday = weekdays[locale][new Date(onShopClock(from)).getUTCDay()]
  return `${dayText(from, locale)} ${weekday} ${clock(from)}–${clock(until)}`
}
