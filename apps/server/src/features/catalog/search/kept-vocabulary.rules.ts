import { piecesOf } from '#platform/text.rules.ts'
import type { Vocabulary } from './correction.rules.ts'

/** Goods with a number that becomes another one when they say something else of themselves. */
export interface Digested {
  readonly id: number
  readonly digest: number
}

/**
 * The words of some goods, with how many of these have each. What is new among them is read and
 * counted, and nothing else again.
 */
export class KeptVocabulary {
  readonly #goods = new Map<number, { readonly digest: number; readonly text: string }>()
  readonly #counts = new Map<string, number>()

  /** Those of these goods; `read` says what some of them are found by, in lower case. */
  async of(
    goods: readonly Digested[],
    read: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>,
  ): Promise<Vocabulary> {
    const texts = new Map<number, string>()
    for (;;) {
      const unknown = goods.filter(
        ({ id, digest }) => !texts.has(id) && this.#goods.get(id)?.digest !== digest,
      )
      if (unknown.length === 0) break
      const found = await read(unknown.map(({ id }) => id))
      // Those that were deleted meanwhile have no words.
      for (const { id } of unknown) texts.set(id, found.get(id) ?? '')
    }
    this.#forgetOthers(new Set(goods.map(({ id }) => id)))
    for (const { id, digest } of goods) {
      const text = texts.get(id)
      if (text !== undefined) this.#keep(id, digest, text)
    }
    return this.#counts
  }

  #forgetOthers(ids: ReadonlySet<number>): void {
    for (const id of this.#goods.keys()) if (!ids.has(id)) this.#forget(id)
  }

  #keep(id: number, digest: number, text: string): void {
    this.#forget(id)
    this.#goods.set(id, { digest, text })
    for (const word of new Set(piecesOf(text)))
      this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1)
  }

  #forget(id: number): void {
    const known = this.#goods.get(id)
    if (!known) return
    this.#goods.delete(id)
    for (const word of new Set(piecesOf(known.text))) {
      const count = this.#counts.get(word) ?? 0
      if (count > 1) this.#counts.set(word, count - 1)
      else this.#counts.delete(word)
    }
  }
}
