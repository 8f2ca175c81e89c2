import { hashOf } from './numbered-lists.ts'
import type { Slices } from './slices.ts'
import { type KeptTexts, Texts } from './texts.ts'

const wordsAtOnce = 10_000

/** Texts that many rows share: each is kept once, by a number. */
export class Words {
  readonly #numbers = new Map<number, number>()
  #texts = new Texts();

  /** Those that were kept. */
  static *restored(kept: KeptTexts): Slices<Words> {
    const words = new Words()
    words.#texts = new Texts(kept)
    for (let number = 0; number < words.count; number += 1) {
      words.#numbers.set(hashOf(words.at(number)), number)
      if (number % wordsAtOnce === wordsAtOnce - 1) yield
    }
    return words
  }

  get count(): number {
    return this.#texts.count
  }

  numberOf(text: string): number {
    const hash = hashOf(text)
    const known = this.#numbers.get(hash)
    if (known !== undefined) return known
    const number = this.count
    this.#texts.add(text)
    this.#numbers.set(hash, number)
    return number
  }

  at(number: number): string {
    return this.#texts.at(number)
  }

  /** Below 0 if the first sorts before the second by code points. */
  compare(one: number, other: number): number {
    return this.#texts.compare(one, other)
  }

  /** What `restored` makes the same of. */
  kept(): KeptTexts {
    return this.#texts.kept()
  }

  get bytes(): number {
    return this.#texts.bytes
  }
}
