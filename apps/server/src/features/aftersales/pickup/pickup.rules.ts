import { beijingDateTime, day, hour, type Instant } from '@mallard/kernel'

/** When couriers come: Beijing's hours. */
const windows = [9, 11, 13, 15, 17].map((start) => ({
  from: clockOf(start),
  until: clockOf(start + 2),
  start,
}))
/** A courier wants so long before they come. */
const ahead = hour
const daysAhead = 3

function clockOf(hours: number): string {
  return `${String(hours).padStart(2, '0')}:00`
}

/** So long after their time it may still be told that the courier was there. */
const toldWithin = day

interface Booked {
  readonly status: string
  readonly day: string
  readonly until: string
}

/**
 * Until when a courier who was booked is waited for, whatever the deadline of the return;
 * undefined: nobody is coming.
 */
export function awaitedUntil(pickup: Booked | undefined): Date | undefined {
  if (!pickup || !['asking', 'booked', 'collecting'].includes(pickup.status)) return undefined
  return new Date(Date.parse(`${pickup.day}T${pickup.until}:00+08:00`) + toldWithin)
}

export interface PickupDay {
  /** `yyyy-MM-dd` */
  readonly day: string
  readonly slots: { from: string; until: string }[]
}

/**
 * The times that can be booked now, before the goods have to be on their way; days without any are
 * left out.
 */
export function pickupDays(now: Instant, deadline: Instant | undefined): PickupDay[] {
  return Array.from({ length: daysAhead }, (_, place) =>
    beijingDateTime(now + place * day).slice(0, 10),
  ).flatMap((date) => {
    const startOf = (hours: number) => Date.parse(`${date}T${clockOf(hours)}:00+08:00`)
    const slots = windows
      .filter(
        ({ start }) =>
          startOf(start) >= now + ahead && (deadline === undefined || startOf(start) < deadline),
      )
      .map(({ from, until }) => ({ from, until }))
    return slots.length > 0 ? [{ day: date, slots }] : []
  })
}

/** The window that begins then, if it can be booked. */
export function slotAt(
  days: readonly PickupDay[],
  date: string,
  from: string,
): { from: string; until: string } | undefined {
  return days.find((each) => each.day === date)?.slots.find((slot) => slot.from === from)
}
