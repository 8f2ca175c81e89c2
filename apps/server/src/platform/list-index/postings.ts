import { setBit, setStretch, type Bits } from './bits.ts'

/**
 * The rows of a term, ascending, as bytes: how far each is from the one before, in a byte where they
 * are near; where more than nine stand among the next 64, these as bits; where they follow each
 * other, how many do.
 *
 * A byte below `wide` is a distance of that and one. `wide` and more are distances of two, three and
 * five bytes; `asBits` has eight bytes behind it, `asRun` a number of four.
 */
const wide = 0xe0
const wider = 0xf0
const widest = 0xfd
const asBits = 0xfe
const asRun = 0xff

/** The least distances of two, of three and of five bytes. */
const fromWide = wide + 1
const fromWider = fromWide + ((wider - wide) << 8)
const fromWidest = fromWider + ((widest - wider) << 16)

/** More than so many rows are written as bits if they stand within the next 64. */
const fewAsBytes = 9
/** So many rows and more are written as a run, if they follow each other. */
const minRun = 12

/** Bytes that grow as they are written. */
export class Bytes {
  #bytes: Uint8Array<ArrayBuffer>
  length = 0

  constructor(capacity = 1_024) {
    this.#bytes = new Uint8Array(capacity)
  }

  /** Makes room for so many more. */
  reserve(more: number): void {
    const needed = this.length + more
    if (needed <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(needed, Math.ceil(this.#bytes.length * 1.5)))
    larger.set(this.#bytes.subarray(0, this.length))
    this.#bytes = larger
  }

  push(byte: number): void {
    if (this.length === this.#bytes.length) this.reserve(1)
    this.#bytes[this.length++] = byte
  }

  pushNumber(value: number): void {
    for (const shift of [0, 8, 16, 24]) this.push((value >>> shift) & 0xff)
  }

  /** What was written, without what was kept ready for more. */
  taken(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.length)
  }

  /** What was written from a place on, to be read before anything else is written. */
  from(place: number): Uint8Array {
    return this.#bytes.subarray(place, this.length)
  }

  truncate(length: number): void {
    this.length = length
  }

  equals(place: number, other: number, length: number): boolean {
    const bytes = this.#bytes
    for (let at = 0; at < length; at += 1) if (bytes[place + at] !== bytes[other + at]) return false
    return true
  }
}

/** Writes the first `count` of these rows, each larger than the one before. */
export function writePostings(out: Bytes, rows: Uint32Array, count: number): void {
  let last = -1
  let at = 0
  while (at < count) {
    const row = rows[at]!
    const distance = row - last
    if (distance === 1 && at + minRun <= count && rows[at + minRun - 1] === row + minRun - 1) {
      let end = at + minRun
      while (end < count && rows[end] === row + end - at) end += 1
      out.push(asRun)
      out.pushNumber(end - at)
      last = row + end - at - 1
      at = end
    } else if (at + fewAsBytes < count && rows[at + fewAsBytes]! <= last + 64) {
      out.push(asBits)
      let [low, high] = [0, 0]
      for (; at < count && rows[at]! <= last + 64; at += 1) {
        const bit = rows[at]! - last - 1
        if (bit < 32) low |= 1 << bit
        else high |= 1 << (bit - 32)
      }
      out.pushNumber(low)
      out.pushNumber(high)
      last += 64
    } else {
      writeDistance(out, distance)
      last = row
      at += 1
    }
  }
}

function writeDistance(out: Bytes, distance: number): void {
  if (distance < fromWide) out.push(distance - 1)
  else if (distance < fromWider) {
    const rest = distance - fromWide
    out.push(wide + (rest >>> 8))
    out.push(rest & 0xff)
  } else if (distance < fromWidest) {
    const rest = distance - fromWider
    out.push(wider + (rest >>> 16))
    out.push((rest >>> 8) & 0xff)
    out.push(rest & 0xff)
  } else {
    out.push(widest)
    out.pushNumber(distance)
  }
}

const numberAt = (bytes: Uint8Array, at: number): number =>
  bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)

/** Adds the rows that stand in these bytes, from `at` to before `end`, to a set. */
export function addPostings(bits: Bits, bytes: Uint8Array, at: number, end: number): void {
  let last = -1
  while (at < end) {
    const byte = bytes[at++]!
    if (byte < wide) {
      last += byte + 1
      setBit(bits, last)
    } else if (byte === asBits) {
      addBits(bits, last + 1, numberAt(bytes, at), numberAt(bytes, at + 4))
      last += 64
      at += 8
    } else if (byte === asRun) {
      const length = numberAt(bytes, at)
      setStretch(bits, last + 1, last + 1 + length)
      last += length
      at += 4
    } else {
      last += distanceAt(bytes, byte, at)
      at += byte < wider ? 1 : byte < widest ? 2 : 4
      setBit(bits, last)
    }
  }
}

/** The rows that stand in these bytes are written to `rows` from `place` on; where they end there. */
export function readPostings(
  rows: Uint32Array,
  place: number,
  bytes: Uint8Array,
  at: number,
  end: number,
): number {
  let last = -1
  while (at < end) {
    const byte = bytes[at++]!
    if (byte < wide) {
      last += byte + 1
      rows[place++] = last
    } else if (byte === asBits) {
      for (let word = 0; word < 2; word += 1, at += 4)
        for (let left = numberAt(bytes, at); left !== 0; left &= left - 1)
          rows[place++] = last + 1 + word * 32 + 31 - Math.clz32(left & -left)
      last += 64
    } else if (byte === asRun) {
      const length = numberAt(bytes, at)
      for (let step = 0; step < length; step += 1) rows[place++] = ++last
      at += 4
    } else {
      last += distanceAt(bytes, byte, at)
      at += byte < wider ? 1 : byte < widest ? 2 : 4
      rows[place++] = last
    }
  }
  return place
}

function distanceAt(bytes: Uint8Array, byte: number, at: number): number {
  if (byte < wider) return (((byte - wide) << 8) | bytes[at]!) + fromWide
  if (byte < widest)
    return (((byte - wider) << 16) | (bytes[at]! << 8) | bytes[at + 1]!) + fromWider
  return numberAt(bytes, at) >>> 0
}

/** Adds 64 rows that begin with `first`, as two words of bits. */
function addBits(bits: Bits, first: number, low: number, high: number): void {
  const word = first >>> 5
  const shift = first & 31
  bits[word]! |= low << shift
  if (shift === 0) {
    bits[word + 1]! |= high
    return
  }
  bits[word + 1]! |= (low >>> (32 - shift)) | (high << shift)
  bits[word + 2]! |= high >>> (32 - shift)
}
