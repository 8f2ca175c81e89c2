import type { Locale } from '@mallard/kernel'
import { dateText } from './moment-text.ts'

/** The shop's country is eight hours ahead. */
const ahead = 8 * 3_600_000

const weekdays = {
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const
const nearDays = { zh: ['今天', '明天', '后天'], en: ['Today', 'Tomorrow'] } as const

/** A day that is chosen ahead, `yyyy-MM-dd`: how one speaks of it, and its date. */
export function dayLabel(day: string, now: number, locale: Locale): string {
  const today = Date.parse(new Date(now + ahead).toISOString().slice(0, 10))
  const distance = (Date.parse(day) - today) / 86_400_000
  const word = nearDays[locale][distance] ?? weekdays[locale][new Date(day).getUTCDay()]
  return `${word} ${dateText(day.slice(5), locale)}`
}
