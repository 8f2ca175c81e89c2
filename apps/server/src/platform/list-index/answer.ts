import { createHash } from 'node:crypto'
import {
  addTo,
  BitsPool,
  clearBit,
  countBits,
  hasBit,
  keepIn,
  rowsIn,
  setBit,
  takeFrom,
  type Bits,
} from './bits.ts'
import type { Order } from './orders.ts'
import type { IndexAnswer, IndexConditions, IndexQuestion, PhraseTerm } from './question.ts'
import { addTerm } from './segment.ts'
import type { StoreIndex } from './store-index.ts'

/** Up to so many rows are sorted; of more, the order is gone through until there are enough. */
const fewRows = 2_000

/** A term of a store as 32 bits, as `term_code` of the database makes it. */
export const termCode = (store: string, term: string): number =>
  createHash('md5').update(`${store} ${term}`).digest().readUInt32BE()

/** A stretch of a list, and how many rows it has. */
export function answer(index: StoreIndex, question: IndexQuestion): IndexAnswer {
  const { order, phrases, where, offset, limit, rankedBelow, hasDigests } = question
  const found = new Search(index, question).found()
  const total = countBits(found.all)
  const names = countBits(found.names)
  const isSearch = phrases !== undefined && order === 'default'
  if (isSearch && names < rankedBelow) {
    const end = Math.min(offset + limit, total, rankedBelow)
    return told(index, ranked(index, question, found, offset, end), total, hasDigests)
  }
  // Too many to rank: what details say stands behind more names than anyone turns to.
  const shown = isSearch && where === undefined ? found.names : found.all
  return told(index, stretch(index, order, shown, offset, limit), total, hasDigests)
}

function told(
  { rows: { ids, digests } }: StoreIndex,
  rows: readonly number[],
  total: number,
  hasDigests = false,
): IndexAnswer {
  const answered = { ids: rows.map((row) => ids[row]!), total }
  return hasDigests ? { ...answered, digests: rows.map((row) => digests[row]!) } : answered
}

/** The rows that conditions leave, ascending. */
export function rowsLeft(index: StoreIndex, conditions: IndexConditions): Uint32Array {
  const { all } = new Search(index, conditions).found()
  return rowsIn(all, countBits(all))
}

interface Found {
  readonly all: Bits
  /** Of a search those that names say it of, unless it is of details alone. */
  readonly names: Bits
}

const pool = new BitsPool()

/** The rows that a question leaves; what it finds holds until the next question. */
class Search {
  readonly #index: StoreIndex
  readonly #question: IndexConditions
  /** Rows of terms; undefined: none has it. */
  readonly #terms = new Map<string, Bits | undefined>()

  constructor(index: StoreIndex, question: IndexConditions) {
    this.#index = index
    this.#question = question
    pool.reset(index.rows.count)
  }

  found(): Found {
    const { phrases, where } = this.#question
    const all = this.#narrowed()
    if (phrases === undefined) return { all, names: all }
    const names = this.#inPhrases(({ term }) => this.#term(term))
    if (where !== 'names') {
      const either = this.#inPhrases(({ term, detail }) => this.#either(term, detail))
      keepIn(all, either)
    }
    if (where === 'details') {
      takeFrom(all, names)
      return { all, names: all }
    }
    keepIn(names, all)
    return { all: where === 'names' ? names : all, names }
  }

  /** What all conditions but phrases leave. */
  #narrowed(): Bits {
    const { rows } = this.#index
    const { category, notCategory, groups = [], inStock, ids, notId } = this.#question
    const left = pool.take()
    left.set(rows.shown.subarray(0, left.length))
    if (category !== undefined) keepIn(left, this.#category(category))
    if (notCategory !== undefined) takeFrom(left, this.#category(notCategory))
    if (inStock) keepIn(left, rows.stocked)
    if (ids) keepIn(left, this.#rowsOf(ids))
    if (notId !== undefined) takeFrom(left, this.#rowsOf([notId]))
    for (const group of groups) {
      const any = pool.take()
      for (const term of group) this.#addTerm(any, term)
      if (!keepIn(left, any)) return left
    }
    this.#narrowByPrice(left)
    this.#narrowByVariants(left)
    return left
  }

  #narrowByPrice(left: Bits): void {
    const { priceMin, priceMax } = this.#question
    if (priceMin === undefined && priceMax === undefined) return
    const { sorted, first, end } = priceStretch(this.#index, priceMin, priceMax)
    // Whichever are fewer are gone through: those in the stretch, or those outside of it.
    if (end - first < sorted.length / 2) {
      const fitting = pool.take()
      for (let place = first; place < end; place += 1) setBit(fitting, sorted[place]!)
      keepIn(left, fitting)
      return
    }
    for (let place = 0; place < first; place += 1) clearBit(left, sorted[place]!)
    for (let place = end; place < sorted.length; place += 1) clearBit(left, sorted[place]!)
  }

  #narrowByVariants(left: Bits): void {
    const { attributes } = this.#question
    if (!attributes) return
    const { rows, variants } = this.#index
    const has = variants.having(attributes)
    for (const row of rowsIn(left, countBits(left)))
      if (!has(rows.variants[row]!)) clearBit(left, row)
  }

  #rowsOf(ids: readonly number[]): Bits {
    const bits = pool.take()
    for (const id of ids) {
      const row = this.#index.rowOf(id)
      if (row !== undefined) setBit(bits, row)
    }
    return bits
  }

  #category(id: number): Bits {
    const bits = pool.take()
    for (const { categories } of this.#index.parts) addTerm(bits, categories, id)
    return bits
  }

  #addTerm(bits: Bits, term: string): boolean {
    const code = termCode(this.#question.store, term)
    let any = false
    for (const { terms } of this.#index.parts) any = addTerm(bits, terms, code) || any
    return any
  }

  /** The rows of one term: read once, and not to be changed. */
  #term(term: string): Bits | undefined {
    if (this.#terms.has(term)) return this.#terms.get(term)
    const bits = pool.take()
    const known = this.#addTerm(bits, term) ? bits : undefined
    this.#terms.set(term, known)
    return known
  }

  #either(one: string, other: string): Bits | undefined {
    const [first, second] = [this.#term(one), this.#term(other)]
    if (!first || !second) return first ?? second
    const key = `${one}\u0000${other}`
    const known = this.#terms.get(key)
    if (known) return known
    const bits = pool.take()
    bits.set(first)
    addTo(bits, second)
    this.#terms.set(key, bits)
    return bits
  }

  #inPhrases(rowsOf: (term: PhraseTerm) => Bits | undefined): Bits {
    const any = pool.take()
    for (const phrase of this.#question.phrases ?? []) {
      const all = pool.take().fill(0xffffffff)
      const isAnywhere = phrase.every((term) => {
        const rows = rowsOf(term)
        return rows !== undefined && keepIn(all, rows)
      })
      if (isAnywhere) addTo(any, all)
    }
    return any
  }
}

/** Where a range of prices begins and ends in the order of prices. */
function priceStretch({ orders, rows }: StoreIndex, min?: number, max?: number) {
  const order = orders.price
  const first = min === undefined ? 0 : order.before((row) => rows.price[row]! >= min)
  const end = max === undefined ? order.rows.length : order.before((row) => rows.price[row]! > max)
  return { sorted: order.rows, first, end: Math.max(first, end) }
}

function orderOf(
  { orders }: StoreIndex,
  order: IndexQuestion['order'],
): { readonly order: Order; readonly isBackwards: boolean } {
  if (order === 'priceDown') return { order: orders.price, isBackwards: true }
  return { order: order === 'priceUp' ? orders.price : orders[order], isBackwards: false }
}

/** Rows of a set from `offset` on, `limit` of them, in an order. */
function stretch(
  index: StoreIndex,
  name: IndexQuestion['order'],
  bits: Bits,
  offset: number,
  limit: number,
): number[] {
  const count = countBits(bits)
  if (offset >= count || limit <= 0) return []
  const { order, isBackwards } = orderOf(index, name)
  if (count <= fewRows) {
    const rows = inOrder(index, order, bits, count)
    if (isBackwards) rows.reverse()
    return [...rows.subarray(offset, offset + limit)]
  }
  const found: number[] = []
  const sorted = order.rows
  const last = sorted.length - 1
  let passed = 0
  for (let place = 0; place <= last && found.length < limit; place += 1) {
    const row = sorted[isBackwards ? last - place : place]!
    if (hasBit(bits, row) && ++passed > offset) found.push(row)
  }
  return found
}

function inOrder(index: StoreIndex, order: Order, bits: Bits, count: number): Uint32Array {
  const ranks = order.ranks(index.rows.count)
  const places = rowsIn(bits, count).map((row) => ranks[row]!)
  return places.sort().map((place) => order.rows[place]!)
}

/** Rows of a search from `offset` to before `end`, the best first. */
function ranked(
  index: StoreIndex,
  question: IndexQuestion,
  { all, names }: Found,
  offset: number,
  end: number,
): number[] {
  const named = countBits(names)
  const rows: number[] = []
  if (offset < named) rows.push(...bestNamed(index, question, names, named).slice(offset, end))
  if (end <= named) return rows
  const rest = all.slice()
  takeFrom(rest, names)
  const sold = rest.slice()
  for (const row of rowsIn(rest, countBits(rest)))
    if (index.rows.sales[row]! <= 0) clearBit(sold, row)
  takeFrom(rest, sold)
  let passed = named
  for (const bits of [sold, rest]) {
    const count = countBits(bits)
    const from = Math.max(offset, passed)
    if (from < Math.min(end, passed + count))
      rows.push(...stretch(index, 'default', bits, from - passed, end - from))
    passed += count
  }
  return rows
}

function bestNamed(
  index: StoreIndex,
  { phrases = [] }: IndexQuestion,
  names: Bits,
  named: number,
): number[] {
  const says = titleTest(phrases.map((phrase) => phrase.map(({ term }) => term)))
  const classes: [number[], number[], number[], number[]] = [[], [], [], []]
  for (const row of inOrder(index, index.orders.default, names, named)) {
    const isSaid = says(index.titles.at(row))
    classes[(isSaid ? 0 : 2) + (index.rows.sales[row]! > 0 ? 0 : 1)]!.push(row)
  }
  return classes.flat()
}

/** Whether a title says all terms of one of these ways; each term is looked for once in a title. */
function titleTest(ways: readonly (readonly string[])[]): (title: string) => boolean {
  const terms = [...new Set(ways.flat())]
  const places = ways.map((way) => way.map((term) => terms.indexOf(term)))
  return (title) => {
    const found = new Map<number, boolean>()
    const isFound = (place: number) => {
      const known = found.get(place) ?? title.includes(terms[place]!)
      found.set(place, known)
      return known
    }
    return places.some((way) => way.every(isFound))
  }
}
