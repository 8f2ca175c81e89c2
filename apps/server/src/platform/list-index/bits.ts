/**
 * A set of rows, a bit for each. It has words to spare at its end, into which 64 rows that begin
 * with the last one may be written.
 */
export type Bits = Uint32Array<ArrayBuffer>

export const bitsFor = (rows: number): Bits => new Uint32Array(wordsOf(rows))

const wordsOf = (rows: number) => (rows >>> 5) + 4

export const hasBit = (bits: Bits, row: number): boolean =>
  ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31)
}

export function clearBit(bits: Bits, row: number): void {
  bits[row >>> 5]! &= ~(1 << (row & 31))
}

/** Sets every row from `first` to before `end`. */
export function setStretch(bits: Bits, first: number, end: number): void {
  let row = first
  while (row < end && (row & 31) !== 0) setBit(bits, row++)
  for (; row + 32 <= end; row += 32) bits[row >>> 5] = 0xffffffff
  while (row < end) setBit(bits, row++)
}

/** Leaves in the first what the second has as well; whether that is anything. */
export function keepIn(bits: Bits, others: Bits): boolean {
  let any = 0
  for (let word = 0; word < bits.length; word += 1) any |= bits[word]! &= others[word]!
  return any !== 0
}

export function addTo(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! |= others[word]!
}

export function takeFrom(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= ~others[word]!
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) {
    let left = bits[word]! | 0
    if (left === 0) continue
    left = (left - ((left >>> 1) & 0x55555555)) | 0
    left = ((left & 0x33333333) + ((left >>> 2) & 0x33333333)) | 0
    count += Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** The rows of a set, ascending: `count` of them, as `countBits` says. */
export function rowsIn(bits: Bits, count: number): Uint32Array<ArrayBuffer> {
  const rows = new Uint32Array(count)
  let at = 0
  for (let word = 0; at < count; word += 1) {
    let left = bits[word]! | 0
    while (left !== 0) {
      const bit = 31 - Math.clz32(left & -left)
      rows[at++] = (word << 5) + bit
      left &= left - 1
    }
  }
  return rows
}

/** Sets that are used again and again: those of one question are free for the next. */
export class BitsPool {
  #free: Bits[] = []
  #taken: Bits[] = []
  #length = 0

  /** All that were taken are free again; from here on they have so many rows. */
  reset(rows: number): void {
    const length = wordsOf(rows)
    this.#free = length === this.#length ? [...this.#free, ...this.#taken].slice(0, maxKept) : []
    this.#taken = []
    this.#length = length
  }

  /** Nobody is in it. */
  take(): Bits {
    const known = this.#free.pop()
    known?.fill(0)
    const bits = known ?? new Uint32Array(this.#length)
    this.#taken.push(bits)
    return bits
  }
}

/** Sets that a pool keeps. */
const maxKept = 64
