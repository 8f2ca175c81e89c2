import { hasBit, type Bits } from './bits.ts'
import { leftOut } from './segment.ts'

/** All rows in one sort order, with the position of each. */
export class Order {
  /** Includes hidden rows. */
  rows: Uint32Array<ArrayBuffer> = new Uint32Array(0)
  readonly #compare: (one: number, other: number) => number
  #ranks: Uint32Array<ArrayBuffer> = new Uint32Array(0)
  #isRanked = false

  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare
  }

  /**
   * Moves or inserts these rows at the positions that they sort to now; `isMoved` is the same set as
   * bits.
   */
  place(moved: Uint32Array, isMoved: Bits): void {
    const sorted = moved.slice().sort(this.#compare)
    const others = this.#without(isMoved)
    const rows = new Uint32Array(others.length + sorted.length)
    let [taken, to] = [0, 0]
    for (const row of sorted) {
      const end = firstFrom(taken, others.length, (at) => this.#compare(others[at]!, row) > 0)
      rows.set(others.subarray(taken, end), to)
      to += end - taken
      rows[to++] = row
      taken = end
    }
    rows.set(others.subarray(taken), to)
    this.sortAs(rows)
  }

  #without(isMoved: Bits): Uint32Array {
    const { rows } = this
    const others = new Uint32Array(rows.length)
    let kept = 0
    for (let place = 0; place < rows.length; place += 1)
      if (!hasBit(isMoved, rows[place]!)) others[kept++] = rows[place]!
    return others.subarray(0, kept)
  }

  /** Its rows under the numbers that a merge gives them, without those that it leaves out. */
  renumbered(newRows: Uint32Array): Uint32Array<ArrayBuffer> {
    return this.rows.map((row) => newRows[row]!).filter((row) => row !== leftOut)
  }

  sortAs(rows: Uint32Array<ArrayBuffer>): void {
    this.rows = rows
    this.#isRanked = false
  }

  /** The position of each row, by row number; row numbers are below `rowCount`. */
  ranks(rowCount: number): Uint32Array {
    if (this.#isRanked) return this.#ranks
    if (this.#ranks.length < rowCount) this.#ranks = new Uint32Array(rowCount)
    for (let place = 0; place < this.rows.length; place += 1) this.#ranks[this.rows[place]!] = place
    this.#isRanked = true
    return this.#ranks
  }

  /** Lower bound by binary search: how many rows precede the first for which `isReached` holds; it is monotonic. */
  before(isReached: (row: number) => boolean): number {
    return firstFrom(0, this.rows.length, (at) => isReached(this.rows[at]!))
  }

  get bytes(): number {
    return this.rows.byteLength + this.#ranks.byteLength
  }
}

/** Binary search: the first position in `[low, high)` for which the monotonic `holds` is true; else `high`. */
function firstFrom(low: number, high: number, holds: (place: number) => boolean): number {
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
