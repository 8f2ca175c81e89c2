/** Milliseconds since 1970-01-01T00:00:00Z, as they travel in JSON. */
export type Instant = number

/** Where time comes from. Business code never reads the machine's clock itself. */
export interface Clock {
  now(): Instant
}

export const systemClock: Clock = { now: () => Date.now() }

export interface FakeClock extends Clock {
  set(instant: Instant): void
  /** Moves time by `milliseconds`, forward or back. */
  advance(milliseconds: number): void
}

export function fakeClock(start: Instant = Date.UTC(2026, 0, 15, 2)): FakeClock {
  let current = start
  return {
    now: () => current,
    set: (instant) => {
      current = instant
    },
    advance: (milliseconds) => {
      current += milliseconds
    },
  }
}

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/**
 * Whether a deadline has come; without one it never does. What follows from it holds from that
 * moment on, whether its job has run or not (I-28).
 */
export function isPast(deadline: Date | null, now: Instant): boolean {
  return deadline !== null && deadline.getTime() <= now
}

const beijingOffset = 8 * hour

/**
 * The digits `yyMMddHHmmss` of an instant in Beijing time, as order numbers begin (domain.md §1).
 */
export function beijingDigits(instant: Instant): string {
  return new Date(instant + beijingOffset).toISOString().replace(/\D/g, '').slice(2, 14)
}

/** `20 Nov, 22:09` in Beijing time, as a reader of English writes it. */
export function beijingMomentEn(instant: Instant): string {
  const [, date, month, , clock = ''] = new Date(instant + beijingOffset).toUTCString().split(' ')
  return `${Number(date)} ${month}, ${clock.slice(0, 5)}`
}

/** `yyyy-MM-dd HH:mm:ss` in Beijing time, as Alipay and UnionPay want it. */
export function beijingDateTime(instant: Instant): string {
  return new Date(instant + beijingOffset).toISOString().slice(0, 19).replace('T', ' ')
}

/** The first moment of the day of Beijing in which an instant lies. */
export function beijingDay(instant: Instant): Instant {
  return Math.floor((instant + beijingOffset) / day) * day - beijingOffset
}

/**
 * The first moment of the month of Beijing in which an instant lies, or of one so many months from
 * it.
 */
export function beijingMonth(instant: Instant, months = 0): Instant {
  const there = new Date(instant + beijingOffset)
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + months, 1) - beijingOffset
}
