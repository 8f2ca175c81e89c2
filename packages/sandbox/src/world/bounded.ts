import { LimitedMap } from '@mallard/kernel/limited-map'

/** A map that forgets its oldest entries, so that a long run cannot fill the memory. */
export class BoundedMap<V> extends LimitedMap<string, V> {
  readonly #written: ((key: string, value: V) => void) | undefined
  /** `written` hears of every set, also of an entry that was changed in place and is set again. */
  constructor(
    limit: number,
    entries: Iterable<readonly [string, V]> = [],
    written?: (key: string, value: V) => void,
  ) {
    super(limit)
    for (const [key, value] of entries) this.set(key, value)
    this.#written = written
  }
  override set(key: string, value: V): this {
    super.set(key, value)
    this.#written?.(key, value)
    return this
  }
  /** Entries, newest first. */
  newest(count: number): V[] {
    return [...this.values()].slice(-count).reverse()
  }
}
