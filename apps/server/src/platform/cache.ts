import type { Clock } from '@mallard/kernel'

export interface Cache {
  /** The kept value, or `load`'s, kept for `ttl` ms; callers that come meanwhile share one load. A failed load is not kept. */
  get<T>(key: string, ttl: number, load: () => Promise<T>): Promise<T>
  /** Forgets one key. A load that runs at this moment still answers its callers but is not kept. */
  drop(key: string): void
  /** Forgets every key that begins so. */
  dropPrefix(prefix: string): void
  readonly size: number
}

/** Milliseconds: nothing older is shown to anyone. */
export const longestTtl = 10_000

interface Entry {
  readonly value: Promise<unknown>
  expiresAt: number
}

/** A bounded cache in this process; the entry that was used longest ago leaves first. */
export function createCache(clock: Clock, largest = 5_000): Cache {
  const entries = new Map<string, Entry>()

  function keep(key: string, entry: Entry): void {
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size <= largest) return
    const oldest = entries.keys().next().value
    if (oldest !== undefined) entries.delete(oldest)
  }

  function start<T>(key: string, ttl: number, load: () => Promise<T>): Promise<T> {
    const value = load()
    // Age counts from before the read, so that a slow load cannot stretch it.
    const entry: Entry = { value, expiresAt: clock.now() + Math.min(ttl, longestTtl) }
    keep(key, entry)
    value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    return value
  }

  return {
    get: <T>(key: string, ttl: number, load: () => Promise<T>): Promise<T> => {
      const entry = entries.get(key)
      if (!entry || entry.expiresAt <= clock.now()) return start(key, ttl, load)
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
