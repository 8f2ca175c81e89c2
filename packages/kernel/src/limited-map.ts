/**
 * A map of at most `limit` entries: the one that was set first leaves first. Whoever deletes an
 * entry before setting it makes it the last to leave.
 */
export class LimitedMap<K, V> extends Map<K, V> {
  readonly #limit: number
  /** Goes on where it stood: one from the beginning would pass all places that were left. */
  #oldest: MapIterator<K> | undefined

  constructor(limit: number) {
    super()
    this.#limit = limit
  }

  override set(key: K, value: V): this {
    super.set(key, value)
    if (this.size > this.#limit) this.dropOldest()
    return this
  }

  /** Deletes the entry that was set first, by `delete`; nothing if there is none. */
  dropOldest(): void {
    let oldest = (this.#oldest ??= this.keys()).next()
    if (oldest.done) oldest = (this.#oldest = this.keys()).next()
    if (!oldest.done) this.delete(oldest.value)
  }
}
