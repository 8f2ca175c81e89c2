import { hashOf, type KeptLists, numbered, NumberedLists, numberIn } from './numbered-lists.ts'
import type { Attribute } from './question.ts'
import type { Slices } from './slices.ts'

/** What `Variants` is made again from. */
export interface KeptVariants {
  /** Hashes of attributes, by their numbers. */
  readonly attributes: Float64Array<ArrayBuffer>
  /** For each of what rows come in its sets, each behind how many attributes it has. */
  readonly lists: KeptLists
}

/**
 * What rows come in: the attributes of each of their variants. Many rows come in the same, so that
 * each is kept once and rows name its number; attributes are numbers as well.
 */
export class Variants {
  readonly #attributes: Map<number, number>
  readonly #lists: NumberedLists

  constructor(kept?: KeptVariants) {
    this.#attributes = numbered(kept?.attributes ?? new Float64Array(0))
    this.#lists = new NumberedLists(kept?.lists)
  }

  /** Of a JSON text: for each variant and language a list of attributes. */
  numberOf(text: string): number {
    return this.#lists.numberOf(hashOf(text), () => {
      const sets = (JSON.parse(text) as Attribute[][]).filter(({ length }) => length > 0)
      return this.#wordsOf(sets.map((set) => set.map(hashOfAttribute)))
    })
  }

  #wordsOf(sets: readonly (readonly number[])[]): number[] {
    return sets.flatMap((set) => [
      set.length,
      ...set.map((hash) => numberIn(this.#attributes, hash)),
    ])
  }

  /** Tells by its number whether one of the variants of a row has all of these. */
  having(attributes: readonly Attribute[]): (number: number) => boolean {
    const asked = attributes.map((each) => this.#attributes.get(hashOfAttribute(each)))
    if (asked.includes(undefined)) return () => false
    const known = new Map<number, boolean>()
    return (number) => {
      const has =
        known.get(number) ??
        setsIn(this.#lists.at(number)).some((set) => asked.every((each) => set.includes(each!)))
      known.set(number, has)
      return has
    }
  }

  /** Those with these numbers alone, by other numbers, which are written in place of these. */
  *only(numbers: Uint32Array): Slices<Variants> {
    const attributes = [...this.#attributes.keys()]
    const left = new Variants()
    yield* this.#lists.copyOnly(numbers, left.#lists, (list) =>
      left.#wordsOf(setsIn(list).map((set) => Array.from(set, (each) => attributes[each]!))),
    )
    return left
  }

  kept(): KeptVariants {
    return { attributes: Float64Array.from(this.#attributes.keys()), lists: this.#lists.kept() }
  }

  get bytes(): number {
    return this.#lists.bytes
  }
}

function setsIn(list: Uint32Array): Uint32Array[] {
  const sets: Uint32Array[] = []
  for (let at = 0; at < list.length;) {
    const next = at + 1 + list[at]!
    sets.push(list.subarray(at + 1, next))
    at = next
  }
  return sets
}

const hashOfAttribute = ({ key, value }: Attribute) => hashOf(`${key}\u0000${value}`)
