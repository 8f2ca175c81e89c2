import type { SaleState } from '@mallard/contract/activities/seckill/seckill.codes'
import type { SeckillSession } from '@mallard/contract/activities/seckill/seckill.fields'
import type { Instant } from '@mallard/kernel'

export type Phase = 'running' | 'waiting' | 'over'

type Times = Pick<SeckillSession, 'startAt' | 'endAt' | 'isClosed'>

/** Where a session stands at a moment of the server's clock. */
export function phaseOf({ startAt, endAt, isClosed }: Times, now: Instant): Phase {
  if (isClosed || now >= endAt) return 'over'
  return now < startAt ? 'waiting' : 'running'
}

/** The session that a page shows first: the one that runs, else the next, else the last. */
export function firstShown<T extends Times>(sessions: readonly T[], now: Instant): T | undefined {
  const of = (phase: Phase) => sessions.filter((session) => phaseOf(session, now) === phase)
  return of('running')[0] ?? of('waiting')[0] ?? sessions.at(-1)
}

/**
 * How a SKU sells: by the clock, and while the session runs by what was heard of its quota last.
 */
export function stateOf(session: Times, heard: SaleState | undefined, now: Instant): SaleState {
  const phase = phaseOf(session, now)
  if (phase !== 'running') return phase === 'waiting' ? 'wait' : 'ended'
  return heard === 'chance' || heard === 'soldOut' ? heard : 'selling'
}

const beijing = 8 * 3_600_000
const day = 24 * 3_600_000

/** The time of the day in Beijing, `20:00`. */
export function timeOfDay(at: Instant): string {
  return new Date(at + beijing).toISOString().slice(11, 16)
}

/** Days of Beijing between two moments. */
export function daysAhead(at: Instant, now: Instant): number {
  return Math.floor((at + beijing) / day) - Math.floor((now + beijing) / day)
}
