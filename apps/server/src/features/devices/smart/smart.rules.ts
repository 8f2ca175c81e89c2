import { warrantyMonths } from '@mallard/contract/devices/smart/smart.codes'
import { beijingDateTime, hour, type Instant } from '@mallard/kernel'

/** The day of Beijing in which an instant lies, `yyyy-MM-dd`. */
export const dayOf = (at: Instant): string => beijingDateTime(at).slice(0, 10)

/** A warranty begins with the purchase, where one is known, and with its activation else. */
export function warrantyTerm(
  activatedAt: Instant,
  boughtAt: Instant | undefined,
): { startAt: Instant; endAt: Instant } {
  const startAt = Math.min(activatedAt, boughtAt ?? activatedAt)
  return { startAt, endAt: monthsLater(startAt, warrantyMonths) }
}

/** The same time of day so many months later in Beijing; the last day of a month that is shorter. */
function monthsLater(at: Instant, months: number): Instant {
  const there = new Date(at + 8 * hour)
  const day = there.getUTCDate()
  there.setUTCDate(1)
  there.setUTCMonth(there.getUTCMonth() + months)
  const last = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 0)).getUTCDate()
  there.setUTCDate(Math.min(day, last))
  return there.getTime() - 8 * hour
}
