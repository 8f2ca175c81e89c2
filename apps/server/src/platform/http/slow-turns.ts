const minute = 60_000

interface SlowTurns {
  /** Takes a slot for slow work; false when none is free. A taken slot is given back. */
  take(): boolean
  giveBack(): void
}

/**
 * Turns at work that is worth its time now and then, and not for each of many: one at a time, and
 * `max` in a minute. `now`: milliseconds of any clock that never goes back.
 */
export function slowTurns(max: number, now = () => performance.now()): SlowTurns {
  let isTaken = false
  let from = -Infinity
  let count = 0
  return {
    take() {
      if (now() - from >= minute) [from, count] = [now(), 0]
      if (isTaken || count >= max) return false
      isTaken = true
      count += 1
      return true
    },
    giveBack() {
      isTaken = false
    },
  }
}
