import type { Locale } from '@mallard/kernel'

/** The shop's country has one time, eight hours ahead and without summer. */
const ahead = 8 * 3_600_000

/** A moment as the shop's clock shows it, in the shape of ISO; its letter for the zone means nothing. */
export const onShopClock = (at: number): string => new Date(at + ahead).toISOString()

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** 2026-11-20, as a reader of the language writes it. */
export function dayText(at: number, locale: Locale): string {
  return dateText(onShopClock(at).slice(0, 10), locale)
}

/** The same of a day that is written already, `yyyy-MM-dd` or `MM-dd`. */
export function dateText(day: string, locale: Locale): string {
  if (locale !== 'en') return day
  const [date, month, year] = day.split('-').reverse()
  return [Number(date), months[Number(month) - 1], year].filter(Boolean).join(' ')
}

/**
 * 2026-11-20 22:09. By hand: the first Intl format of a page costs a phone tens of milliseconds.
 */
export function momentText(at: number, locale: Locale): string {
  const clock = onShopClock(at).slice(11, 16)
  return `${dayText(at, locale)}${locale === 'en' ? ',' : ''} ${clock}`
}
