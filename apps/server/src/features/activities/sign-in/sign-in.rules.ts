import { beijingDateTime, beijingMonth, day, type Instant } from '@mallard/kernel'

/** A day of Beijing as it is written, `yyyy-MM-dd`. */
export const dayOf = (at: Instant): string => beijingDateTime(at).slice(0, 10)

/** The month of a day, `yyyy-MM`. */
export const monthOf = (written: string): string => written.slice(0, 7)

/** The first day of a month, and that of the next one. */
export function monthBounds(month: string): { from: string; until: string } {
  const first = Date.parse(`${month}-01T00:00:00+08:00`)
  return { from: dayOf(first), until: dayOf(beijingMonth(first, 1)) }
}

/** Days between two written ones. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day)

/** Whether a day exists: the pattern lets the 31st of every month through. */
export function isDay(written: string): boolean {
  const at = Date.parse(`${written}T00:00:00Z`)
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(written)
}

/** Points of the nth day in a row (domain.md §3.12). */
export const rewardOf = (rewards: readonly number[], streak: number): number =>
  rewards[(streak - 1) % rewards.length] ?? 0

/** Whether a missed day can be made up: of this month, and before today. */
export function canMakeUp(wanted: string, today: string): boolean {
  return isDay(wanted) && wanted < today && monthOf(wanted) === monthOf(today)
}
