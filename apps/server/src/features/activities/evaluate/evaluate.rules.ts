import { day, type Instant } from '@mallard/kernel'

/** Things in an order of chance; `below` answers a whole number from 0 to less than what it is asked. */
export function shuffled<T>(things: readonly T[], below: (bound: number) => number): T[] {
  const mixed = [...things]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = below(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}

/** Whole days that are left until a report is due at the end of a day; 0: it is today. */
export const daysLeft = (due: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((due - now) / day) - 1)

/** Until when a report that is looked at now is due so many days from today at the latest. */
export const dueWithin = (days: number, now: Instant): Date => new Date(now + (days + 1) * day)
