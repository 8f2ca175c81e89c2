/** A map that forgets its oldest entries, so that a long run cannot fill the memory. */
export class BoundedMap<V> extends Map<string, V> {
  readonly #limit: number
  constructor(limit: number) {
    super()
    this.#limit = limit
  }
  override set(key: string, value: V): this {
    super.set(key, value)
    if (this.size > this.#limit) {
      const oldest = this.keys().next()
      if (!oldest.done) this.delete(oldest.value)
    }
    return this
  }
  /** Entries, newest first. */
  newest(count: number): V[] {
    return [...this.values()].slice(-count).reverse()
  }
}
