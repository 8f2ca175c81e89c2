import { dateTime, money } from '@mallard/contract/people/staff/admin-show'
import { beijingDateTime, day, fenOfYuan, type Fen, type Instant } from '@mallard/kernel'

export { dateTime, money }

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** `12,345`: points, pieces, people. */
export function count(amount: number): string {
  return whole.format(amount)
}

/**
 * What an operator typed as yuan, in fen; undefined when it is no amount of at most two decimals.
 */
export function fenTyped(text: string): Fen | undefined {
  return fenOfYuan(text.replace(/[¥,\s]/g, ''))
}

/** A whole number that is typed, within what the call takes. */
export function wholeTyped(
  text: string,
  { least = 0, most = Infinity }: { readonly least?: number; readonly most?: number },
): number | undefined {
  const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

/** The same where nothing typed means none, which is null. */
export function wholeOrNone(
  text: string,
  limit: Parameters<typeof wholeTyped>[1],
): number | null | undefined {
  return text.trim() === '' ? null : wholeTyped(text, limit)
}

/** The time alone for today, month and day for this year. */
export function shortTime(instant: Instant, now: Instant = Date.now()): string {
  const [then, today] = [beijingDateTime(instant), beijingDateTime(now)]
  if (then.slice(0, 10) === today.slice(0, 10)) return then.slice(11, 16)
  return then.slice(0, 4) === today.slice(0, 4) ? then.slice(5, 16) : then.slice(0, 10)
}

/**
 * First millisecond of a Beijing day given as `2026-11-20`, moved by whole days; undefined for
 * anything else.
 */
export function dayStart(date: string | null, daysLater = 0): Instant | undefined {
  if (!date || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined
  const start = Date.parse(`${date}T00:00:00+08:00`)
  return Number.isNaN(start) ? undefined : start + daysLater * day
}

/** Our own pictures come in several widths. */
export function pictureUrl(url: string, width: 200 | 400 | 750): string {
  return url.startsWith('/') ? `${url}?w=${width}` : url
}
