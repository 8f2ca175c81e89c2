import { day, hour, minute, type Instant } from '@mallard/kernel'

interface Words {
  readonly minutes: (count: number) => string
  readonly hours: (count: number) => string
  readonly days: (count: number) => string
}

/** For how long somebody has waited, in one unit. */
export function waitingText(since: Instant, now: Instant, words: Words): string {
  const passed = Math.max(0, now - since)
  if (passed < hour) return words.minutes(Math.floor(passed / minute))
  return passed < day
    ? words.hours(Math.floor(passed / hour))
    : words.days(Math.floor(passed / day))
}

/** After so long a waiting member is shown as urgent. */
export const isLong = (since: Instant, now: Instant): boolean => now - since > 10 * minute
