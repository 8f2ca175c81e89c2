import { grown } from './segment.ts'
import type { Slices } from './slices.ts'

const rowsAtOnce = 1_000

/** What `NumberedLists` are made again from. */
export interface KeptLists {
  /** Of what each was made from, by its number. */
  readonly hashes: Float64Array<ArrayBuffer>
  /** All lists, one behind the other, and where each ends. */
  readonly words: Uint32Array<ArrayBuffer>
  readonly ends: Uint32Array<ArrayBuffer>
}

const nothing: KeptLists = {
  hashes: new Float64Array(0),
  words: new Uint32Array(0),
  ends: new Uint32Array(0),
}

/** Lists of numbers that many rows share: each is kept once, and rows name its number, from 0 on. */
export class NumberedLists {
  readonly #numbers: Map<number, number>
  #words: Uint32Array<ArrayBuffer>
  #ends: Uint32Array<ArrayBuffer>
  #length: number

  constructor({ hashes, words, ends }: KeptLists = nothing) {
    this.#numbers = numbered(hashes)
    this.#words = words
    this.#ends = ends
    this.#length = words.length
  }

  get count(): number {
    return this.#numbers.size
  }

  /** The number of the list that was made from what has this hash; `made` says it if it is new. */
  numberOf(hash: number, made: () => readonly number[]): number {
    const known = this.#numbers.get(hash)
    if (known !== undefined) return known
    const number = this.#numbers.size
    const words = made()
    const end = this.#length + words.length
    if (end > this.#words.length) this.#words = grown(this.#words, Math.ceil(end * 1.25) + 64)
    if (number === this.#ends.length) this.#ends = grown(this.#ends, number * 2 + 64)
    this.#words.set(words, this.#length)
    this.#length = end
    this.#ends[number] = end
    this.#numbers.set(hash, number)
    return number
  }

  at(number: number): Uint32Array {
    return this.#words.subarray(number === 0 ? 0 : this.#ends[number - 1]!, this.#ends[number])
  }

  /**
   * Copies those with these numbers alone to `left`, as `copied` makes them; their numbers there are
   * written in place of these.
   */
  *copyOnly(
    numbers: Uint32Array,
    left: NumberedLists,
    copied: (list: Uint32Array) => readonly number[],
  ): Slices<void> {
    const hashes = [...this.#numbers.keys()]
    for (const [row, number] of numbers.entries()) {
      numbers[row] = left.numberOf(hashes[number]!, () => copied(this.at(number)))
      if (row % rowsAtOnce === rowsAtOnce - 1) yield
    }
  }

  /** What the constructor makes the same of. */
  kept(): KeptLists {
    return {
      hashes: Float64Array.from(this.#numbers.keys()),
      words: this.#words.slice(0, this.#length),
      ends: this.#ends.slice(0, this.count),
    }
  }

  get bytes(): number {
    return this.#words.byteLength + this.#ends.byteLength
  }
}

/** Numbers of hashes, in their order. */
export const numbered = (hashes: Float64Array): Map<number, number> =>
  new Map(Array.from(hashes, (hash, number) => [hash, number] as const))

/** The number of a hash: the next one if it has none yet. */
export function numberIn(numbers: Map<number, number>, hash: number): number {
  const number = numbers.get(hash) ?? numbers.size
  numbers.set(hash, number)
  return number
}

/** 53 bits (cyrb53). */
export function hashOf(text: string): number {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    one = Math.imul(one ^ letter, 2_654_435_761)
    other = Math.imul(other ^ letter, 1_597_334_677)
  }
  one =
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909)
  other =
    Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & other) + (one >>> 0)
}
