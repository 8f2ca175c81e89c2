import { setBit, type Bits } from './bits.ts'
import { addPostings, Bytes, readPostings, writePostings } from './postings.ts'
import type { Slices } from './slices.ts'

/**
 * For each term the rows that have it. It never changes: rows that come later are in segments of
 * their own, which are merged now and then.
 */
export interface Segment {
  /** Terms, ascending. */
  readonly codes: Uint32Array<ArrayBuffer>
  /** Of each: its only row with `isSingle`, or where its postings begin. */
  readonly places: Uint32Array<ArrayBuffer>
  /** Postings, each behind its length. Terms of the same rows share theirs. */
  readonly bytes: Uint8Array<ArrayBuffer>
}

const isSingle = 0x80000000

/** What a row becomes that is left out of a merge. */
export const leftOut = 0xffffffff

/** Postings between two pauses. */
const sliceSize = 50_000

/** Terms are written in their order. */
class SegmentWriter {
  readonly #codes: number[] = []
  readonly #places: number[] = []
  readonly #bytes = new Bytes()
  readonly #draft = new Bytes()
  /** Where postings stand, by a hash of them. */
  readonly #known = new Map<number, number>()

  add(code: number, rows: Uint32Array, count: number): void {
    if (count === 0) return
    this.#codes.push(code)
    this.#places.push(count === 1 ? (isSingle | rows[0]!) >>> 0 : this.#placeOf(rows, count))
  }

  #placeOf(rows: Uint32Array, count: number): number {
    this.#draft.truncate(0)
    writePostings(this.#draft, rows, count)
    const postings = this.#draft.from(0)
    const place = this.#bytes.length
    this.#bytes.reserve(postings.length + 5)
    let rest = postings.length
    for (; rest > 0x7f; rest >>>= 7) this.#bytes.push(0x80 | (rest & 0x7f))
    this.#bytes.push(rest)
    let hash = 0x811c9dc5
    for (const byte of postings) {
      this.#bytes.push(byte)
      hash = Math.imul(hash ^ byte, 0x01000193)
    }
    const known = this.#known.get(hash)
    if (known === undefined) {
      this.#known.set(hash, place)
      return place
    }
    if (!this.#bytes.equals(known, place, this.#bytes.length - place)) return place
    this.#bytes.truncate(place)
    return known
  }

  written(): Segment {
    return {
      codes: Uint32Array.from(this.#codes),
      places: Uint32Array.from(this.#places),
      bytes: this.#bytes.taken(),
    }
  }
}

/** Postings of a term, starting at the offset of its length. */
function stretchAt(bytes: Uint8Array, place: number): readonly [start: number, end: number] {
  let [length, at, shift] = [0, place, 0]
  for (;;) {
    const byte = bytes[at++]!
    length |= (byte & 0x7f) << shift
    if (byte < 0x80) return [at, at + length]
    shift += 7
  }
}

/** Adds the rows of a term to a set; whether there are any. */
export function addTerm(bits: Bits, { codes, places, bytes }: Segment, code: number): boolean {
  let [low, high] = [0, codes.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (codes[middle]! < code) low = middle + 1
    else high = middle
  }
  if (codes[low] !== code) return false
  const place = places[low]!
  if (place >= isSingle) setBit(bits, place - isSingle)
  else addPostings(bits, bytes, ...stretchAt(bytes, place))
  return true
}

function readTerm(rows: Uint32Array, from: number, segment: Segment, index: number): number {
  const place = segment.places[index]!
  if (place < isSingle) {
    return readPostings(rows, from, segment.bytes, ...stretchAt(segment.bytes, place))
  }
  rows[from] = place - isSingle
  return from + 1
}

/** Pairs of a term and a row that has it; rows come in their order. */
export class Pairs {
  #codes: Uint32Array<ArrayBuffer>
  #rows: Uint32Array<ArrayBuffer>
  count = 0

  constructor(capacity = 4_096) {
    this.#codes = new Uint32Array(capacity)
    this.#rows = new Uint32Array(capacity)
  }

  add(code: number, row: number): void {
    if (this.count === this.#codes.length) {
      this.#codes = grown(this.#codes, this.count * 2)
      this.#rows = grown(this.#rows, this.count * 2)
    }
    this.#codes[this.count] = code
    this.#rows[this.count++] = row
  }

  /** A segment of all of them; it takes them in pieces of eleven bits, the last first. */
  *segment(): Slices<Segment> {
    let [codes, rows] = [this.#codes, this.#rows]
    let [nextCodes, nextRows] = [new Uint32Array(this.count), new Uint32Array(this.count)]
    for (const shift of [0, 11, 22]) {
      const starts = new Uint32Array(2_049)
      for (let at = 0; at < this.count; at += 1) starts[((codes[at]! >>> shift) & 0x7ff) + 1]! += 1
      for (let piece = 1; piece < starts.length; piece += 1) starts[piece]! += starts[piece - 1]!
      for (let at = 0; at < this.count; at += 1) {
        const to = starts[(codes[at]! >>> shift) & 0x7ff]!++
        nextCodes[to] = codes[at]!
        nextRows[to] = rows[at]!
      }
      const [oldCodes, oldRows] = [codes, rows]
      ;[codes, rows] = [nextCodes, nextRows]
      nextCodes = shift === 0 ? new Uint32Array(this.count) : oldCodes
      nextRows = shift === 0 ? new Uint32Array(this.count) : oldRows
      yield
    }
    return yield* written(codes, rows, this.count)
  }
}

function* written(codes: Uint32Array, rows: Uint32Array, count: number): Slices<Segment> {
  const writer = new SegmentWriter()
  let slice = 0
  for (let first = 0; first < count;) {
    let end = first + 1
    let kept = first + 1
    for (; end < count && codes[end] === codes[first]; end += 1)
      if (rows[end] !== rows[kept - 1]) rows[kept++] = rows[end]!
    writer.add(codes[first]!, rows.subarray(first, kept), kept - first)
    first = end
    if (first - slice < sliceSize) continue
    slice = first
    yield
  }
  return writer.written()
}

export function grown<T extends Uint32Array | Float64Array | Int32Array | Uint8Array>(
  array: T,
  length: number,
): T {
  const larger = new (array.constructor as new (length: number) => T)(length)
  larger.set(array)
  return larger
}

/**
 * One segment of several, whose rows follow each other, with new numbers for rows if they are told:
 * `leftOut` leaves one out, the others keep their order. `rowCount`: of all that there are.
 */
export function* mergeSegments(
  segments: readonly Segment[],
  rowCount: number,
  newRows?: Uint32Array,
): Slices<Segment> {
  const writer = new SegmentWriter()
  const next = segments.map(() => 0)
  const rows = new Uint32Array(rowCount)
  let slice = 0
  for (;;) {
    const code = segments.reduce(
      (min, { codes }, which) => Math.min(min, codes[next[which]!] ?? Infinity),
      Infinity,
    )
    if (code === Infinity) return writer.written()
    let count = 0
    for (const [which, segment] of segments.entries()) {
      if (segment.codes[next[which]!] !== code) continue
      count = readTerm(rows, count, segment, next[which]!)
      next[which]! += 1
    }
    slice += count
    if (newRows) count = renumber(rows, count, newRows)
    writer.add(code, rows, count)
    if (slice < sliceSize) continue
    slice = 0
    yield
  }
}

function renumber(rows: Uint32Array, count: number, newRows: Uint32Array): number {
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const row = newRows[rows[at]!]!
    if (row !== leftOut) rows[kept++] = row
  }
  return kept
}
