import { rowsLeft } from './answer.ts'
import { bitsFor, hasBit, setBit } from './bits.ts'
import type { FacetsQuestion, IndexFacets } from './question.ts'
import type { Slices } from './slices.ts'
import type { StoreIndex } from './store-index.ts'
import type { Traits } from './traits.ts'

/** Rows scanned between two yields to the event loop. */
const atOnce = 5_000

/**
 * The facets of the rows that match a question. Rows are matched in one go; their values are
 * counted in slices: a merge meanwhile writes new columns and leaves these alone.
 */
export function* facetsOf(index: StoreIndex, question: FacetsQuestion): Slices<IndexFacets> {
  const { rows, traits } = index
  const rowCounts = new Uint32Array(traits.count)
  let [priceMin, priceMax] = [Infinity, 0]
  for (const row of rowsLeft(index, question)) {
    rowCounts[rows.traits[row]!]! += 1
    const price = rows.price[row]!
    if (price < priceMin) priceMin = price
    if (price > priceMax) priceMax = price
  }
  if (priceMin === Infinity) return { categories: [], options: [], priceMin: 0, priceMax: 0 }
  yield
  const { categories, keys } = yield* counted(traits, rowCounts, question)
  const options = yield* valuesOf(traits, rowCounts, keys, question)
  return { categories, options, priceMin, priceMax }
}

/** Goes through the traits that rows have, with how many have them. */
function* eachOf(
  rowCounts: Uint32Array,
  visit: (number: number, count: number) => void,
): Slices<void> {
  for (let number = 0; number < rowCounts.length; number += 1) {
    const count = rowCounts[number]!
    if (count > 0) visit(number, count)
    if (number % atOnce === atOnce - 1) yield
  }
}

/** Categories and keys with the most rows. */
function* counted(
  traits: Traits,
  rowCounts: Uint32Array,
  { locale, most }: FacetsQuestion,
): Slices<{ categories: IndexFacets['categories']; keys: readonly number[] }> {
  const ofCategory = new Map<number, number>()
  const ofKey = new Map<number, number>()
  yield* eachOf(rowCounts, (number, count) => {
    add(ofCategory, traits.categoryOf(number), count)
    const options = traits.optionsOf(number, locale)
    for (let at = 0; at < options.length; at += 2 + options[at + 1]!)
      add(ofKey, options[at]!, count)
  })
  const keys = yield* topCounted(ofKey, most.keys, (one, other) => traits.words.compare(one, other))
  return {
    categories: yield* topCounted(ofCategory, most.categories, (one, other) => one - other),
    keys: keys.map(({ id }) => id),
  }
}

/** Those that were counted most; of as many in this order. */
function* topCounted(
  counts: ReadonlyMap<number, number>,
  most: number,
  compare: (one: number, other: number) => number,
): Slices<readonly { id: number; count: number }[]> {
  const first = new First<{ id: number; count: number }>(
    most,
    (one, other) => other.count - one.count || compare(one.id, other.id),
  )
  let passed = 0
  for (const [id, count] of counts) {
    first.add({ id, count })
    if (++passed % atOnce === 0) yield
  }
  return first.items
}

/** The first values of these keys. */
function* valuesOf(
  traits: Traits,
  rowCounts: Uint32Array,
  keys: readonly number[],
  { locale, most }: FacetsQuestion,
): Slices<IndexFacets['options']> {
  const { words } = traits
  const found = keys.map(() => ({
    seen: bitsFor(words.count),
    first: new First<number>(most.values, (one, other) => words.compare(one, other)),
  }))
  yield* eachOf(rowCounts, (number) => {
    const options = traits.optionsOf(number, locale)
    for (let at = 0; at < options.length; at += 2 + options[at + 1]!) {
      const values = found[keys.indexOf(options[at]!)]
      if (!values) continue
      for (const value of options.subarray(at + 2, at + 2 + options[at + 1]!)) {
        if (hasBit(values.seen, value)) continue
        setBit(values.seen, value)
        values.first.add(value)
      }
    }
  })
  return keys.map((key, place) => ({
    key: words.at(key),
    values: found[place]!.first.items.map((value) => words.at(value)),
  }))
}

function add(counts: Map<number, number>, key: number, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

/** The first few of many in an order. */
class First<T> {
  readonly items: T[] = []
  readonly #most: number
  readonly #compare: (one: T, other: T) => number

  constructor(most: number, compare: (one: T, other: T) => number) {
    this.#most = most
    this.#compare = compare
  }

  add(item: T): void {
    const { items } = this
    let at = items.length
    while (at > 0 && this.#compare(item, items[at - 1]!) < 0) at -= 1
    if (at === this.#most) return
    items.splice(at, 0, item)
    if (items.length > this.#most) items.pop()
  }
}
