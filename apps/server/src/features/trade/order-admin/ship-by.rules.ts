import type { Sending } from '@mallard/contract/people/setting/store-admin.calls'
import { beijingDateTime, beijingDay, day, hour, type Instant } from '@mallard/kernel'

/** Further than this nobody looks for a day on which a store sends. */
const farthest = 400

/** Whether a store sends on the day of Beijing that begins then. */
function sendsOn({ days, daysOff, daysOn }: Sending, start: Instant): boolean {
  const date = beijingDateTime(start).slice(0, 10)
  if (daysOn.includes(date)) return true
  // The epoch was a Thursday; days of Beijing begin eight hours before those of UTC.
  const weekday = ((Math.floor((start + 8 * hour) / day) + 3) % 7) + 1
  return days.includes(weekday) && !daysOff.includes(date)
}

/**
 * Until when what waits since then should be sent: so many ms, of which those count that are on
 * days on which the store sends. What comes too late for its day begins with the next one.
 */
export function shipByOf(since: Instant, within: number, sending: Sending): Instant {
  const first = beijingDay(since)
  const isInTime = sendsOn(sending, first) && since < first + sending.untilHour * hour
  let at = isInTime ? since : first + day
  let left = within
  for (let looked = 0; looked < farthest; looked += 1) {
    const start = beijingDay(at)
    const end = start + day
    if (sendsOn(sending, start)) {
      if (left <= end - at) return at + left
      left -= end - at
    }
    at = end
  }
  return since + within
}

/** The moment before which began to wait what should have been sent by now. */
export function lateBefore(now: Instant, within: number, sending: Sending): Instant {
  let late = now - within - farthest * day
  let inTime = now
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2)
    if (shipByOf(middle, within, sending) < now) late = middle
    else inTime = middle
  }
  return inTime
}
