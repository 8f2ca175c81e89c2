import type { Clock } from '@mallard/kernel'

export interface Cache {
  /**
   * The kept value, or `load`'s, kept for `ttl` ms; callers that come in the meantime share one
   * load. A failed load is not kept.
   */
  get<T>(key: string, ttl: number, load: () => Promise<T>): Promise<T>
  /** Forgets one key. A load that runs at this moment still answers its callers but is not kept. */
  drop(key: string): void
  /** Forgets every key that begins so. */
  dropPrefix(prefix: string): void
  readonly size: number
}

/** Milliseconds: nothing older is shown to anyone, while it can be read again. */
export const longestTtl = 10_000
/** Milliseconds: how old something may be that is shown because nothing newer can be had. */
const longestStale = 600_000

interface Good {
  readonly value: unknown
  readonly at: number
}

interface Entry {
  readonly value: Promise<unknown>
  expiresAt: number
  /** What was read last. */
  good: Good | undefined
}

/**
 * A bounded cache in this process; the entry that was used longest ago leaves first. `mayBeOld`:
 * faults in which what was read before is shown again, because it is not wrong but only could not
 * be asked for.
 */
export function createCache(
  clock: Clock,
  largest = 5_000,
  mayBeOld: (error: unknown) => boolean = () => false,
): Cache {
  const entries = new Map<string, Entry>()

  function keep(key: string, entry: Entry): void {
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size <= largest) return
    const oldest = entries.keys().next().value
    if (oldest !== undefined) entries.delete(oldest)
  }

  function start<T>(
    key: string,
    ttl: number,
    load: () => Promise<T>,
    good: Good | undefined,
  ): Promise<T> {
    // Age counts from before the read, so that a slow load cannot stretch it.
    const at = clock.now()
    const value = load().then(
      (fresh) => {
        entry.good = { value: fresh, at }
        return fresh
      },
      (error: unknown) => {
        if (!good || !mayBeOld(error) || clock.now() - good.at > longestStale) throw error
        return good.value as T
      },
    )
    const entry: Entry = { value, expiresAt: at + Math.min(ttl, longestTtl), good }
    keep(key, entry)
    value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    return value
  }

  return {
    get: <T>(key: string, ttl: number, load: () => Promise<T>): Promise<T> => {
      const entry = entries.get(key)
      if (!entry || entry.expiresAt <= clock.now()) return start(key, ttl, load, entry?.good)
      keep(key, entry)
      return entry.value as Promise<T>
    },
    drop: (key) => {
      entries.delete(key)
    },
    dropPrefix: (prefix) => {
      for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key)
    },
    get size() {
      return entries.size
    },
  }
}
