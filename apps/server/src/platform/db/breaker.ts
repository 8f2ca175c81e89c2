import { DatabaseAway, isDatabaseAway, isReadOnly } from './database-away.ts'

/** Consecutive faults after which the breaker opens and calls fail at once. */
const maxFaults = 4
/** Milliseconds between tries while it is open. */
const rest = 1_000
/** A try that has not ended by then, in milliseconds, is taken for lost. */
const lostAfter = 15_000

export interface Breaker {
  /** Throws while the database is known to be away, save for one caller now and then, who tries. */
  admit(): void
  /** What came of asking; a refusal is an answer. */
  ended(error?: unknown): void
  readonly isOpen: boolean
}

/**
 * Remembers whether the database answers, so that a call fails at once instead of after its whole
 * wait.
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let faults = 0
  let nextTry = 0
  const isOpen = () => faults >= maxFaults
  return {
    admit: () => {
      if (!isOpen()) return
      if (now() < nextTry) throw new DatabaseAway('it has not answered lately')
      nextTry = now() + lostAfter
    },
    ended: (error) => {
      // Who may not write may read.
      if (!isDatabaseAway(error) || isReadOnly(error)) {
        faults = 0
        return
      }
      faults += 1
      nextTry = now() + rest
    },
    get isOpen() {
      return isOpen()
    },
  }
}
