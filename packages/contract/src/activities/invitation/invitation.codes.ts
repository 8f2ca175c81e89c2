import type { Period } from '../activity/activity.codes.ts'
import { activityState } from '../activity/activity.codes.ts'

/** Where somebody stands who entered: with a place, waiting for one, or withdrawn. */
export const entryStates = ['in', 'waiting', 'withdrawn'] as const
export type EntryState = (typeof entryStates)[number]

/**
 * Where an event stands: entries are not taken yet, taken, taken for the waiting list alone, not
 * taken any more, and it is over.
 */
export const standings = ['soon', 'open', 'full', 'closed', 'over'] as const
export type Standing = (typeof standings)[number]

/** What a pass is told at the door. */
export const checkInResults = [
  'in',
  'already',
  'otherEvent',
  'withdrawn',
  'waiting',
  'unknown',
] as const
export type CheckInResult = (typeof checkInResults)[number]

/** People at one event at the most. */
export const maxSeats = 100_000

/** When entries are taken, when it is held, in ms, and its places. */
export interface Seating extends Period {
  readonly holdsUntil: number
  readonly capacity: number
  readonly taken: number
}

/** By the clock and its places alone; ended early, it takes no entries but is held all the same. */
export function standingOf(event: Seating, now: number): Standing {
  if (now >= event.holdsUntil) return 'over'
  const state = activityState(event, now)
  if (state === 'WAIT') return 'soon'
  if (state !== 'RUN') return 'closed'
  return event.taken < event.capacity ? 'open' : 'full'
}
