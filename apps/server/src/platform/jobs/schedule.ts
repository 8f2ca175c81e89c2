import { day, type Instant } from '@mallard/kernel'
import type { Recurring } from './kinds.ts'

const beijingOffset = 8 * 3_600_000

/**
 * The first time after `now` at which a recurring job is due: on whole multiples of its period, or
 * at its time of day.
 */
export function nextTime(recurring: Recurring, now: Instant): Instant {
  if ('every' in recurring) return (Math.floor(now / recurring.every) + 1) * recurring.every
  const [hours = 0, minutes = 0] = recurring.dailyAt.split(':').map(Number)
  const offset = (hours * 60 + minutes) * 60_000 - beijingOffset
  return (Math.floor((now - offset) / day) + 1) * day + offset
}

/** Milliseconds after the n-th failed try: 5 s, 10 s, 20 s … at most 4 h. */
export function pauseAfter(attempt: number): number {
  return Math.min(5_000 * 2 ** (attempt - 1), 4 * 3_600_000)
}
