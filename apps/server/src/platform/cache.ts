import type { Clock } from '@mallard/kernel'
import { LimitedMap } from '@mallard/kernel/limited-map'

/** How many were answered by what was kept, by somebody else's load, and by a load of their own. */
export interface CacheCount {
  kept: number
  joined: number
  read: number
}

export interface Cache {
  /**
   * The kept value, or `load`'s, kept for `ttl` ms; callers that come in the meantime share one
   * load. A failed load is not kept. `key`: what it is, a colon, and which one (`list:1-1:…`); of
   * what stands before the colon there are few. `tags`: what it was read from, in the words of
   * whose it is (`goods:1-1`).
   */
  get<T>(key: string, ttl: number, load: () => Promise<T>, tags?: readonly string[]): Promise<T>
  /**
   * Forgets what was read from any of these. A load that runs at this moment still answers its
   * callers but is not kept. Whoever changes something tells every process (`dropTags`).
   */
  forget(tags: readonly string[]): void
  /** Forgets everything. */
  clear(): void
  readonly size: number
  /** What is kept takes so many bytes, roughly. */
  readonly bytes: number
  /** Since the start, by what stands before the colon of the key. */
  readonly counts: ReadonlyMap<string, Readonly<CacheCount>>
  /** Whether something that was read before is young enough to be shown in place of a new one. */
  hasKept(): boolean
}

/** Milliseconds: nothing older is shown to anyone, while it can be read again. */
export const longestTtl = 10_000
/** Milliseconds: how old something may be that is shown because nothing newer can be had. */
const longestStale = 600_000

/** What a cache keeps at most. */
export interface CacheRoom {
  readonly entries: number
  readonly bytes: number
}

const usualRoom: CacheRoom = { entries: 5_000, bytes: 48 * 2 ** 20 }

/** A value that says how much memory it takes. */
export interface Sized {
  readonly keptBytes: number
}

/** Of a value that does not say: a few fields. */
const usualBytes = 1_024

function bytesOf(value: unknown): number {
  const isSized = typeof value === 'object' && value !== null && 'keptBytes' in value
  return isSized ? (value as Sized).keptBytes : usualBytes
}

interface Good {
  readonly value: unknown
  readonly at: number
}

interface Entry {
  readonly value: Promise<unknown>
  readonly tags: readonly string[]
  expiresAt: number
  isLoading: boolean
  bytes: number
  /** What was read last. */
  good: Good | undefined
}

/** Entries that know how much they take together; the one that was used longest ago leaves first. */
class Entries extends LimitedMap<string, Entry> {
  bytes = 0
  readonly #room: CacheRoom

  constructor(room: CacheRoom) {
    super(room.entries)
    this.#room = room
  }

  /** Makes an entry the last to leave. */
  keep(key: string, entry: Entry): void {
    this.delete(key)
    this.set(key, entry)
  }

  /** What was read takes its room, unless it was forgotten meanwhile. */
  fill(key: string, entry: Entry, good: Good): void {
    entry.isLoading = false
    entry.good = good
    if (this.get(key) !== entry) return
    const bytes = bytesOf(good.value)
    this.bytes += bytes - entry.bytes
    entry.bytes = bytes
    while (this.bytes > this.#room.bytes && this.size > 1) this.dropOldest()
  }

  override set(key: string, entry: Entry): this {
    this.bytes += entry.bytes
    return super.set(key, entry)
  }

  override delete(key: string): boolean {
    this.bytes -= this.get(key)?.bytes ?? 0
    return super.delete(key)
  }

  override clear(): void {
    this.bytes = 0
    super.clear()
  }
}

/**
 * A bounded cache in this process; the entry that was used longest ago leaves first. `mayBeOld`:
 * faults in which what was read before is shown again, because it is not wrong but only could not
 * be asked for.
 */
export function createCache(
  clock: Clock,
  room: CacheRoom = usualRoom,
  mayBeOld: (error: unknown) => boolean = () => false,
): Cache {
  const entries = new Entries(room)
  const counts = new Map<string, CacheCount>()

  function countOf(key: string): CacheCount {
    const kind = key.slice(0, Math.max(0, key.indexOf(':')))
    const known = counts.get(kind)
    if (known) return known
    const first = { kept: 0, joined: 0, read: 0 }
    counts.set(kind, first)
    return first
  }

  const isShowable = (good: Good | undefined) =>
    good !== undefined && clock.now() - good.at <= longestStale

  function start<T>(
    key: string,
    ttl: number,
    load: () => Promise<T>,
    { before, tags }: { before: Entry | undefined; tags: readonly string[] },
  ): Promise<T> {
    const good = before?.good
    // Age counts from before the read, so that a slow load cannot stretch it.
    const at = clock.now()
    const value = load().then(
      (fresh) => {
        entries.fill(key, entry, { value: fresh, at })
        return fresh
      },
      (error: unknown) => {
        entry.isLoading = false
        if (!good || !mayBeOld(error) || !isShowable(good)) throw error
        return good.value as T
      },
    )
    const expiresAt = at + Math.min(ttl, longestTtl)
    const bytes = before?.bytes ?? 0
    const entry: Entry = { value, tags, expiresAt, isLoading: true, bytes, good }
    entries.keep(key, entry)
    value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    return value
  }

  return {
    get: <T>(
      key: string,
      ttl: number,
      load: () => Promise<T>,
      tags: readonly string[] = [],
    ): Promise<T> => {
      const entry = entries.get(key)
      const count = countOf(key)
      if (!entry || entry.expiresAt <= clock.now()) {
        count.read += 1
        return start(key, ttl, load, { before: entry, tags })
      }
      count[entry.isLoading ? 'joined' : 'kept'] += 1
      entries.keep(key, entry)
      return entry.value as Promise<T>
    },
    forget: (tags) => {
      for (const [key, entry] of entries)
        if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key)
    },
    clear: () => entries.clear(),
    get size() {
      return entries.size
    },
    get bytes() {
      return entries.bytes
    },
    counts,
    hasKept: () => {
      for (const { good } of entries.values()) if (isShowable(good)) return true
      return false
    },
  }
}
