import type { Attribute } from './question.ts'

/** What `Variants` is made again from. */
export interface KeptVariants {
  readonly attributes: readonly number[]
  readonly variants: readonly (readonly [hash: number, sets: readonly (readonly number[])[]])[]
}

/**
 * What rows come in: the attributes of each of their variants. Many rows come in the same, so that
 * each is kept once and rows name its number; attributes are numbers as well.
 */
export class Variants {
  readonly #attributes: Map<number, number>
  readonly #numbers: Map<number, number>
  readonly #sets: (readonly (readonly number[])[])[]

  constructor({ attributes, variants }: KeptVariants = { attributes: [], variants: [] }) {
    this.#attributes = new Map(attributes.map((hash, number) => [hash, number]))
    this.#numbers = new Map(variants.map(([hash], number) => [hash, number]))
    this.#sets = variants.map(([, sets]) => sets)
  }

  /** Of a JSON text: for each variant and language a list of attributes. */
  numberOf(text: string): number {
    const hash = hashOf(text)
    const known = this.#numbers.get(hash)
    if (known !== undefined) return known
    const number = this.#sets.length
    this.#numbers.set(hash, number)
    const sets = JSON.parse(text) as Attribute[][]
    this.#sets.push(sets.filter(({ length }) => length > 0).map((set) => set.map(this.#attribute)))
    return number
  }

  readonly #attribute = (attribute: Attribute): number => {
    const hash = hashOfAttribute(attribute)
    const number = this.#attributes.get(hash) ?? this.#attributes.size
    this.#attributes.set(hash, number)
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
        this.#sets[number]!.some((set) => asked.every((each) => set.includes(each!)))
      known.set(number, has)
      return has
    }
  }

  kept(): KeptVariants {
    return {
      attributes: [...this.#attributes.keys()],
      variants: [...this.#numbers.keys()].map((hash, number) => [hash, this.#sets[number]!]),
    }
  }
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
