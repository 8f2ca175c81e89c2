import type { Locale } from '@mallard/ui/locale'

/** The shop's country has one time, eight hours ahead and without summer. */
const ahead = 8 * 3_600_000

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** 2026-11-20, as a reader of the language writes it. */
export function dayText(at: number, locale: Locale): string {
  const day = new Date(at + ahead).toISOString().slice(0, 10)
  if (locale !== 'en') return day
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}

/** 2026-11-20 22:09. By hand: the first Intl format of a page costs a phone tens of milliseconds. */
export function momentText(at: number, locale: Locale): string {
  const clock = new Date(at + ahead).toISOString().slice(11, 16)
  return `${dayText(at, locale)}${locale === 'en' ? ',' : ''} ${clock}`
}
