import { beijingDateTime, day, type Instant } from '@mallard/kernel'
import { dayStart } from './show.ts'

/** Most days that the server counts together. */
export const maxDays = 366
const usual = 7

export interface Range {
  readonly from: string
  readonly until: string
}

const dayOf = (at: Instant) => beijingDateTime(at).slice(0, 10)

/** The last so many days, today among them. */
export function lastDays(count: number, now: Instant): Range {
  return { from: dayOf(now - (count - 1) * day), until: dayOf(now) }
}

/** What the address asks for; anything it has wrong counts as the usual week, which ends now. */
export function rangeOf(filters: URLSearchParams, now: Instant, max = maxDays): Range {
  const [from, until] = [dayStart(filters.get('from')), dayStart(filters.get('until'))]
  if (from === undefined || until === undefined || until < from || until - from >= max * day)
    return lastDays(usual, now)
  return { from: dayOf(from), until: dayOf(until) }
}
