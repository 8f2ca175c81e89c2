import type { Locale } from '@mallard/ui/locale'

/** The shop's country has one time, eight hours ahead and without summer. */
const ahead = 8 * 3_600_000

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** 2026-11-20 22:09. By hand: the first Intl format of a page costs a phone tens of milliseconds. */
export function momentText(at: number, locale: Locale): string {
  const [day = '', time = ''] = new Date(at + ahead).toISOString().split('T')
  const clock = time.slice(0, 5)
  if (locale !== 'en') return `${day} ${clock}`
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}, ${clock}`
}
