import type { Clock } from '@mallard/kernel'
import { LimitedMap } from '@mallard/kernel/limited-map'

export interface Limiter {
  /**
   * Counts one use of `key`; false when it was used `max` times in this window of `window`
   * milliseconds already.
   */
  take(key: string, max: number, window: number): Promise<boolean>
  /** Takes one use back that turned out not to count, such as a sign-in that succeeded. */
  giveBack(key: string): Promise<void>
  /** Starts a key again. */
  reset(key: string): Promise<void>
  close(): Promise<void>
}

interface Window {
  readonly endsAt: number
  count: number
}

/** Limits within this process. Bounded: under a flood of keys the oldest windows are forgotten. */
export function processLimiter(clock: Clock, largest = 100_000): Limiter {
  const windows = new LimitedMap<string, Window>(largest)

  function windowOf(key: string, length: number): Window {
    const now = clock.now()
    const known = windows.get(key)
    if (known && known.endsAt > now) return known
    windows.delete(key)
    const fresh = { endsAt: now + length, count: 0 }
    windows.set(key, fresh)
    return fresh
  }

  return {
    take: async (key, max, window) => {
      const current = windowOf(key, window)
      if (current.count >= max) return false
      current.count += 1
      return true
    },
    giveBack: async (key) => {
      const current = windows.get(key)
      if (current && current.count > 0) current.count -= 1
    },
    reset: async (key) => {
      windows.delete(key)
    },
    close: async () => {},
  }
}
