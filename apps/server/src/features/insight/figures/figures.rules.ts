import type { FigureSpan } from '@mallard/contract/insight/figures/figures.codes'
import { beijingDateTime, day, type Instant } from '@mallard/kernel'

/** The calendar day in Beijing, `2026-11-21`. */
export const dayOf = (instant: Instant): string => beijingDateTime(instant).slice(0, 10)

/** When a day of Beijing begins. */
export const startOf = (date: string): Instant => Date.parse(`${date}T00:00:00+08:00`)

/** Days with today that each span has. */
const lengths: Readonly<Record<FigureSpan, number>> = { today: 1, yesterday: 1, week: 7, month: 30 }

/** From the beginning of a day until a moment, which may be the beginning of the day after. */
export interface Stretch {
  readonly from: Instant
  readonly until: Instant
}

/** The span that is asked for, and as long a one right before it, until the same time of day. */
export function stretchesOf(
  span: FigureSpan,
  now: Instant,
): { readonly now: Stretch; readonly before: Stretch } {
  const today = startOf(dayOf(now))
  const length = lengths[span] * day
  const [from, until] = span === 'yesterday' ? [today - day, today] : [today - length + day, now]
  return {
    now: { from, until },
    before: { from: from - length, until: until - length },
  }
}

/** The days of a stretch, the last of which may be a part. */
export function daysOf({ from, until }: Stretch): string[] {
  const count = Math.ceil((until - from) / day)
  return Array.from({ length: count }, (_, place) => dayOf(from + place * day))
}

/** What so much paid for so many comes to each. */
export const averageOf = (paid: number, orders: number): number =>
  orders === 0 ? 0 : Math.round(paid / orders)

/** Buyers of the days among their visitors; null where nobody came. */
export const conversionOf = (buyers: number, visitors: number): number | null =>
  visitors === 0 ? null : Math.round((buyers * 10_000) / visitors)
