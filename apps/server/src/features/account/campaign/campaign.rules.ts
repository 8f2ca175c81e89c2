import {
  maxAWeek,
  quietHours,
  type Outcome,
  type Purpose,
} from '@mallard/contract/account/campaign/campaign.codes'
import { beijingDay, day, hour, type Instant } from '@mallard/kernel'

/** When members may be told something, from this moment on: now, or when quiet hours are over. */
export function speakingFrom(now: Instant): Instant {
  const midnight = beijingDay(now)
  const passed = now - midnight
  if (passed < quietHours.until * hour) return midnight + quietHours.until * hour
  if (passed >= quietHours.from * hour) return midnight + day + quietHours.until * hour
  return now
}

/** How many members became what. */
export type Outcomes = Readonly<Partial<Record<Outcome, number>>>

/** The same with these as well. */
export function withOutcomes(before: Outcomes, became: readonly Outcome[]): Outcomes {
  const all: Partial<Record<Outcome, number>> = { ...before }
  for (const outcome of became) all[outcome] = (all[outcome] ?? 0) + 1
  return all
}

/** A member as they are when it is their turn. */
export interface Listener {
  readonly isOpen: boolean
  readonly hasConsent: boolean
  /** Marketing messages of the last seven days. */
  readonly toldThisWeek: number
}

/** What becomes of a member. */
export function outcomeOf(
  purpose: Purpose,
  { isOpen, hasConsent, toldThisWeek }: Listener,
): Outcome {
  if (!isOpen) return 'gone'
  if (purpose === 'service') return 'told'
  if (!hasConsent) return 'noConsent'
  return toldThisWeek >= maxAWeek ? 'enough' : 'told'
}
