import {
  addTo,
  bitsFor,
  countBits,
  hasBit,
  keepIn,
  rowsIn,
  setBit,
  setStretch,
  type Bits,
} from './bits.ts'
import { Order } from './orders.ts'
import { type Content, type Keys, keysOfRow } from './question.ts'
import { type KeyColumn, keyColumns, Rows } from './rows.ts'
import { leftOut, mergeSegments, Pairs, type Segment } from './segment.ts'
import type { Slices } from './slices.ts'
import { type KeptTexts, Texts } from './texts.ts'
import { type KeptTraits, Traits } from './traits.ts'
import { type KeptVariants, Variants } from './variants.ts'

/** Rows that came together, and what they are found by. */
export interface Part {
  readonly terms: Segment
  /** By the numbers of categories. */
  readonly categories: Segment
  readonly rowCount: number
}

/** What an index is restored from; sort keys and which rows are listed are loaded anew. */
export interface KeptIndex {
  readonly ids: Float64Array<ArrayBuffer>
  readonly digests: Float64Array<ArrayBuffer>
  readonly rowVariants: Uint32Array<ArrayBuffer>
  readonly rowTraits: Uint32Array<ArrayBuffer>
  readonly titles: KeptTexts
  readonly variants: KeptVariants
  readonly traits: KeptTraits
  readonly parts: readonly Part[]
}

/** Pairs of a term and a row before rows that wait are given a part of their own. */
const maxPairs = 2_000_000
const maxParts = 8
/** Keys that are noted in one go. */
const keysAtOnce = 1_000
const rowsAtOnce = 50

/**
 * The rows of a store's lists: which terms and categories they have, and each order. Rows never
 * change what they are found by: one that does gets another number, and its old one is hidden until
 * a merge leaves it out.
 */
export class StoreIndex {
  rows = new Rows()
  titles = new Texts()
  variants = new Variants()
  traits = new Traits()
  parts: readonly Part[] = []
  readonly orders = {
    default: this.#orderBy((one, other) => this.rows.sort[one]! - this.rows.sort[other]!),
    sales: this.#orderBy((one, other) => this.rows.sales[other]! - this.rows.sales[one]!),
    price: this.#orderBy((one, other) => this.rows.price[one]! - this.rows.price[other]!),
    newest: this.#orderBy((one, other) => this.rows.launched[other]! - this.rows.launched[one]!),
  } as const
  readonly #byId = new Order(
    (one, other) => this.rows.ids[one]! - this.rows.ids[other]! || one - other,
  )
  /** Rows from here on wait for a part. */
  #firstPending = 0
  #pending = { terms: new Pairs(), categories: new Pairs() }
  #placed: Bits = bitsFor(0)
  /** Rows that this round has confirmed. */
  #told: Bits | undefined
  /** Rows that lists show. */
  shownCount = 0

  #orderBy(compare: (one: number, other: number) => number): Order {
    return new Order(
      (one, other) =>
        compare(one, other) || this.rows.ids[one]! - this.rows.ids[other]! || one - other,
    )
  }

  /** The row that says last what an id is found by, hidden or not. */
  rowOf(id: number): number | undefined {
    const place = this.#byId.before((row) => this.rows.ids[row]! > id) - 1
    const row = place < 0 ? undefined : this.#byId.rows[place]
    return row !== undefined && this.rows.ids[row] === id ? row : undefined
  }

  /** Takes what was kept of an index into this one, which is empty. */
  *restore(kept: KeptIndex): Slices<void> {
    this.titles = new Texts(kept.titles)
    this.variants = new Variants(kept.variants)
    this.traits = yield* Traits.restored(kept.traits)
    for (const [row, id] of kept.ids.entries())
      this.rows.add({
        ...{ id, digest: kept.digests[row]! },
        ...{ variants: kept.rowVariants[row]!, traits: kept.rowTraits[row]! },
      })
    this.#firstPending = this.rows.count
    this.#placed = bitsFor(this.rows.count)
    for (let row = 0; row < this.rows.count; row += keysAtOnce) {
      const some = bitsFor(this.rows.count)
      setStretch(some, row, Math.min(row + keysAtOnce, this.rows.count))
      this.#byId.place(rowsIn(some, countBits(some)), some)
      yield
    }
    this.parts = kept.parts
  }

  /**
   * Sets the current sort and filter keys of rows, and lists those whose content it has. Returns
   * the ids of the others, whose content is to be loaded.
   */
  *noteKeys(keys: Keys): Slices<number[]> {
    const unknown: number[] = []
    for (let from = 0; from < keys.length; from += keysAtOnce * keysOfRow) {
      this.#noteSome(keys.subarray(from, from + keysAtOnce * keysOfRow), unknown)
      yield
    }
    return unknown
  }

  #noteSome(keys: Keys, unknown: number[]): void {
    const moved = this.#noMoves()
    for (let at = 0; at < keys.length; at += keysOfRow) {
      const [id, digest] = [keys[at]!, keys[at + 6]!]
      const row = this.rowOf(id)
      const isKnown = row !== undefined && this.rows.digests[row] === digest
      if (!isKnown) unknown.push(id)
      if (row !== undefined && this.#told) setBit(this.#told, row)
      if (row === undefined || (!isKnown && !hasBit(this.rows.shown, row))) continue
      this.rows.setKeys(row, keys, at, (column) => setBit(moved[column], row))
      if (!hasBit(this.#placed, row)) for (const column of keyColumns) setBit(moved[column], row)
      setBit(this.#placed, row)
      setBit(this.rows.shown, row)
    }
    this.#move(moved)
  }

  #noMoves(): Record<KeyColumn, Bits> {
    const none = () => bitsFor(this.rows.count)
    return { sort: none(), sales: none(), price: none(), launched: none() }
  }

  #move(moved: Record<KeyColumn, Bits>): void {
    const { default: bySort, sales, price, newest } = this.orders
    for (const [order, bits] of [
      [bySort, moved.sort],
      [sales, moved.sales],
      [price, moved.price],
      [newest, moved.launched],
    ] as const) {
      const count = countBits(bits)
      if (count > 0) order.place(rowsIn(bits, count), bits)
    }
    this.shownCount = countBits(this.rows.shown)
  }

  /** Starts a round: rows that it does not confirm until its end are no longer listed. */
  beginRound(): void {
    this.#told = bitsFor(this.rows.count)
  }

  endRound(): void {
    if (this.#told) keepIn(this.rows.shown, padded(this.#told, this.rows.shown.length))
    this.#told = undefined
    this.shownCount = countBits(this.rows.shown)
  }

  /** Lists show these no more. */
  hide(ids: readonly number[]): void {
    for (const id of ids) {
      const row = this.rowOf(id)
      if (row !== undefined) this.rows.hide(row)
    }
    this.shownCount = countBits(this.rows.shown)
  }

  /** Takes rows with what they are found by; they are shown once they are settled. */
  *addRows(keys: Keys, contents: readonly Content[]): Slices<void> {
    for (const [place, content] of contents.entries()) {
      const at = place * keysOfRow
      const row = this.rows.add({
        ...{ id: keys[at]!, digest: keys[at + 6]! },
        variants: this.variants.numberOf(content.variants),
        traits: this.traits.numberOf(content.traits),
      })
      this.rows.setKeys(row, keys, at, () => undefined)
      this.titles.add(content.title)
      addTerms(this.#pending.terms, content.terms, row)
      for (const category of content.categories) this.#pending.categories.add(category, row)
      if (place % rowsAtOnce === rowsAtOnce - 1) yield
    }
    if (this.#pending.terms.count > maxPairs) yield* this.#publish()
  }

  /** Shows rows that were added, and brings the index in order. */
  *settle(): Slices<void> {
    yield* this.#publish()
    const hidden = this.rows.count - this.shownCount
    if (hidden > this.shownCount / 8 + 1_000) yield* this.#compact()
    else if (this.parts.length >= maxParts) yield* this.#mergeNewest()
  }

  /** Merges all segments into one, without hidden rows. */
  *compact(): Slices<void> {
    yield* this.#publish()
    if (this.parts.length > 1 || this.rows.count > this.shownCount) yield* this.#compact()
  }

  *#publish(): Slices<void> {
    const first = this.#firstPending
    const end = this.rows.count
    if (first === end) return
    const terms = yield* this.#pending.terms.segment()
    const categories = yield* this.#pending.categories.segment()
    this.#pending = { terms: new Pairs(), categories: new Pairs() }
    this.#firstPending = end
    const added = bitsFor(end)
    setStretch(added, first, end)
    const rows = rowsIn(added, end - first)
    // Nobody sees them in an order before they are shown.
    for (const order of Object.values(this.orders)) {
      order.place(rows, added)
      yield
    }
    const newest = new Map<number, number>()
    for (const row of rows) {
      const id = this.rows.ids[row]!
      const before = newest.get(id) ?? this.rowOf(id)
      if (before !== undefined) this.rows.hide(before)
      newest.set(id, row)
      setBit(this.rows.shown, row)
    }
    this.#placed = padded(this.#placed, added.length)
    addTo(this.#placed, added)
    this.#byId.place(rows, added)
    this.parts = [...this.parts, { terms, categories, rowCount: end - first }]
    this.shownCount = countBits(this.rows.shown)
  }

  /** The newest parts that together are not much smaller than the one before them become one. */
  *#mergeNewest(): Slices<void> {
    let from = this.parts.length - 1
    let { rowCount } = this.parts[from]!
    while (from > 0 && this.parts[from - 1]!.rowCount <= rowCount * 2)
      rowCount += this.parts[--from]!.rowCount
    const newest = this.parts.slice(from)
    const merged = yield* this.#mergedParts(newest, rowCount)
    this.parts = [...this.parts.slice(0, from), merged]
  }

  *#mergedParts(parts: readonly Part[], rowCount: number, newRows?: Uint32Array): Slices<Part> {
    const max = this.rows.count
    return {
      terms: yield* mergeSegments(
        parts.map((part) => part.terms),
        max,
        newRows,
      ),
      categories: yield* mergeSegments(
        parts.map((part) => part.categories),
        max,
        newRows,
      ),
      rowCount,
    }
  }

  *#compact(): Slices<void> {
    const newRows = new Uint32Array(this.rows.count)
    let count = 0
    for (let row = 0; row < newRows.length; row += 1)
      newRows[row] = hasBit(this.rows.shown, row) ? count++ : leftOut
    const merged = yield* this.#mergedParts(this.parts, count, newRows)
    const titles = new Texts()
    for (let row = 0; row < newRows.length; row += 1) {
      if (newRows[row] !== leftOut) titles.add(this.titles.at(row))
      if (row % 1_000 === 999) yield
    }
    const rows = yield* this.rows.renumbered(newRows, count)
    const variants = yield* this.variants.only(rows.variants)
    const traits = yield* this.traits.only(rows.traits)
    const orders = [...Object.values(this.orders), this.#byId]
    const sorted: Uint32Array<ArrayBuffer>[] = []
    for (const order of orders) {
      sorted.push(order.renumbered(newRows))
      yield
    }
    this.parts = [merged]
    this.titles = titles
    this.rows = rows
    this.variants = variants
    this.traits = traits
    for (const [which, order] of orders.entries()) order.sortAs(sorted[which]!)
    this.#firstPending = count
    this.#placed = padded(rows.shown, bitsFor(count).length)
  }

  /** What `restore` makes the same of, once all of it is noted again. */
  kept(): KeptIndex {
    const { ids, digests, variants, traits, count } = this.rows
    return {
      ids: ids.slice(0, count),
      digests: digests.slice(0, count),
      rowVariants: variants.slice(0, count),
      rowTraits: traits.slice(0, count),
      titles: this.titles.kept(),
      variants: this.variants.kept(),
      traits: this.traits.kept(),
      parts: this.parts,
    }
  }

  /** Bytes of all arrays. */
  get bytes(): number {
    const segments = this.parts.flatMap(({ terms, categories }) => [terms, categories])
    const orders = [...Object.values(this.orders), this.#byId]
    return [
      ...[this.rows.bytes, this.titles.bytes, this.variants.bytes, this.traits.bytes],
      ...orders.map(({ bytes }) => bytes),
      ...segments.flatMap(({ codes, places, bytes }) =>
        [codes, places, bytes].map(({ byteLength }) => byteLength),
      ),
    ].reduce((sum, bytes) => sum + bytes, 0)
  }
}

function padded(bits: Bits, length: number): Bits {
  const longer = new Uint32Array(length)
  longer.set(bits.subarray(0, length))
  return longer
}

const [minus, zero, nine] = [45, 48, 57]

/** Codes of `{12,-34}`, as 32 bits without a sign. */
function addTerms(pairs: Pairs, text: string, row: number): void {
  let [code, isNegative, isNumber] = [0, false, false]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter >= zero && letter <= nine) {
      code = code * 10 + letter - zero
      isNumber = true
    } else if (letter === minus) isNegative = true
    else if (isNumber) {
      pairs.add((isNegative ? -code : code) >>> 0, row)
      ;[code, isNegative, isNumber] = [0, false, false]
    }
  }
}
