import type { Attribute } from './question.ts'
import { grown } from './segment.ts'
import type { Slices } from './slices.ts'

const rowsAtOnce = 1_000

/** What `Variants` is made again from. */
export interface KeptVariants {
  /** Hashes of attributes and of what rows come in, by their numbers. */
  readonly attributes: Float64Array<ArrayBuffer>
  readonly texts: Float64Array<ArrayBuffer>
  /** For each of these its sets, each behind how many attributes it has, and where they end. */
  readonly sets: Uint32Array<ArrayBuffer>
  readonly ends: Uint32Array<ArrayBuffer>
}

const nothing: KeptVariants = {
  attributes: new Float64Array(0),
  texts: new Float64Array(0),
  sets: new Uint32Array(0),
  ends: new Uint32Array(0),
}

/**
 * What rows come in: the attributes of each of their variants. Many rows come in the same, so that
 * each is kept once and rows name its number; attributes are numbers as well.
 */
export class Variants {
  readonly #attributes: Map<number, number>
  readonly #numbers: Map<number, number>
  #sets: Uint32Array<ArrayBuffer>
  #ends: Uint32Array<ArrayBuffer>
  #length: number

  constructor({ attributes, texts, sets, ends }: KeptVariants = nothing) {
    this.#attributes = numbered(attributes)
    this.#numbers = numbered(texts)
    this.#sets = sets
    this.#ends = ends
    this.#length = sets.length
  }

  /** Of a JSON text: for each variant and language a list of attributes. */
  numberOf(text: string): number {
    const hash = hashOf(text)
    const known = this.#numbers.get(hash)
    if (known !== undefined) return known
    const sets = JSON.parse(text) as Attribute[][]
    const hashes = sets.filter(({ length }) => length > 0).map((set) => set.map(hashOfAttribute))
    return this.#add(hash, hashes)
  }

  #add(text: number, sets: readonly (readonly number[])[]): number {
    const number = this.#numbers.size
    const words = sets.flatMap((set) => [
      set.length,
      ...set.map((hash) => numberIn(this.#attributes, hash)),
    ])
    const end = this.#length + words.length
    if (end > this.#sets.length) this.#sets = grown(this.#sets, Math.ceil(end * 1.25) + 64)
    if (number === this.#ends.length) this.#ends = grown(this.#ends, number * 2 + 64)
    this.#sets.set(words, this.#length)
    this.#length = end
    this.#ends[number] = end
    this.#numbers.set(text, number)
    return number
  }

  /** Tells by its number whether one of the variants of a row has all of these. */
  having(attributes: readonly Attribute[]): (number: number) => boolean {
    const asked = attributes.map((each) => this.#attributes.get(hashOfAttribute(each)))
    if (asked.includes(undefined)) return () => false
    const known = new Map<number, boolean>()
    return (number) => {
      const has =
        known.get(number) ??
        this.#setsOf(number).some((set) => asked.every((each) => set.includes(each!)))
      known.set(number, has)
      return has
    }
  }

  #setsOf(number: number): Uint32Array[] {
    const sets: Uint32Array[] = []
    let at = number === 0 ? 0 : this.#ends[number - 1]!
    while (at < this.#ends[number]!) {
      const next = at + 1 + this.#sets[at]!
      sets.push(this.#sets.subarray(at + 1, next))
      at = next
    }
    return sets
  }

  /** Those with these numbers alone, by other numbers, which are written in place of these. */
  *only(numbers: Uint32Array): Slices<Variants> {
    const texts = [...this.#numbers.keys()]
    const attributes = [...this.#attributes.keys()]
    const left = new Variants()
    for (const [row, number] of numbers.entries()) {
      const text = texts[number]!
      numbers[row] =
        left.#numbers.get(text) ??
        left.#add(
          text,
          this.#setsOf(number).map((set) => Array.from(set, (each) => attributes[each]!)),
        )
      if (row % rowsAtOnce === rowsAtOnce - 1) yield
    }
    return left
  }

  kept(): KeptVariants {
    return {
      attributes: Float64Array.from(this.#attributes.keys()),
      texts: Float64Array.from(this.#numbers.keys()),
      sets: this.#sets.slice(0, this.#length),
      ends: this.#ends.slice(0, this.#numbers.size),
    }
  }

  get bytes(): number {
    return this.#sets.byteLength + this.#ends.byteLength
  }
}

const numbered = (hashes: Float64Array) =>
  new Map(Array.from(hashes, (hash, number) => [hash, number] as const))

/** The number of a hash: the next one if it has none yet. */
function numberIn(numbers: Map<number, number>, hash: number): number {
  const number = numbers.get(hash) ?? numbers.size
  numbers.set(hash, number)
  return number
}

const hashOfAttribute = ({ key, value }: Attribute) => hashOf(`${key}\u0000${value}`)

/** 53 bits (cyrb53). */
function hashOf(text: string): number {
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
