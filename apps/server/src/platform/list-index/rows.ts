import { bitsFor, clearBit, hasBit, setBit, type Bits } from './bits.ts'
import type { Keys } from './question.ts'
import { grown, leftOut } from './segment.ts'
import type { Slices } from './slices.ts'

const rowsAtOnce = 10_000

/** Numbers of a key that some order sorts by. */
export const keyColumns = ['sort', 'sales', 'price', 'launched'] as const
export type KeyColumn = (typeof keyColumns)[number]

/** What never changes of a row: its id, and by what else it is known. */
interface Fixed {
  readonly id: number
  readonly digest: number
  readonly variants: number
  readonly traits: number
}

/** Columns of rows, by the numbers of these. */
export class Rows {
  /** Numbers that were given. */
  count = 0
  ids = new Float64Array(0)
  digests = new Float64Array(0)
  variants = new Uint32Array(0)
  traits = new Uint32Array(0)
  sort = new Int32Array(0)
  sales = new Int32Array(0)
  price = new Float64Array(0)
  launched = new Float64Array(0)
  /** Those that lists show, and of these those in stock. */
  shown: Bits = bitsFor(0)
  stocked: Bits = bitsFor(0)

  /** Gives the next number to a row; it is not shown. */
  add({ id, digest, variants, traits }: Fixed): number {
    const row = this.count
    if (row === this.ids.length) this.#grow(Math.ceil(row * 1.25) + 64)
    this.count = row + 1
    this.ids[row] = id
    this.digests[row] = digest
    this.variants[row] = variants
    this.traits[row] = traits
    return row
  }

  #grow(size: number): void {
    this.ids = grown(this.ids, size)
    this.digests = grown(this.digests, size)
    this.variants = grown(this.variants, size)
    this.traits = grown(this.traits, size)
    this.sort = grown(this.sort, size)
    this.sales = grown(this.sales, size)
    this.price = grown(this.price, size)
    this.launched = grown(this.launched, size)
    const [shown, stocked] = [bitsFor(size), bitsFor(size)]
    shown.set(this.shown)
    stocked.set(this.stocked)
    this.shown = shown
    this.stocked = stocked
  }

  /** Sets what it is sorted and narrowed by; `moved` is told which of it differs from before. */
  setKeys(row: number, keys: Keys, at: number, moved: (column: KeyColumn) => void): void {
    for (const [place, column] of keyColumns.entries()) {
      const value = keys[at + 1 + place]!
      if (this[column][row] === value) continue
      this[column][row] = value
      moved(column)
    }
    if (keys[at + 5]! > 0) setBit(this.stocked, row)
    else clearBit(this.stocked, row)
  }

  /** What `add` made the row of. */
  #fixed(row: number): Fixed {
    return {
      id: this.ids[row]!,
      digest: this.digests[row]!,
      variants: this.variants[row]!,
      traits: this.traits[row]!,
    }
  }

  hide(row: number): void {
    clearBit(this.shown, row)
  }

  /** The same rows under the numbers that a merge gives them: so many are left. */
  *renumbered(newRows: Uint32Array, count: number): Slices<Rows> {
    const rows = new Rows()
    rows.#grow(count)
    for (let row = 0; row < this.count; row += 1) {
      if (row % rowsAtOnce === rowsAtOnce - 1) yield
      if (newRows[row] === leftOut) continue
      const to = rows.add(this.#fixed(row))
      rows.sort[to] = this.sort[row]!
      rows.sales[to] = this.sales[row]!
      rows.price[to] = this.price[row]!
      rows.launched[to] = this.launched[row]!
      if (hasBit(this.shown, row)) setBit(rows.shown, to)
      if (hasBit(this.stocked, row)) setBit(rows.stocked, to)
    }
    return rows
  }

  get bytes(): number {
    return [
      ...[this.ids, this.digests, this.variants, this.traits],
      ...[this.sort, this.sales, this.price, this.launched, this.shown, this.stocked],
    ].reduce((sum, { byteLength }) => sum + byteLength, 0)
  }
}
