import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bitsFor, countBits, rowsIn } from './bits.ts'
import { addPostings, Bytes, readPostings, writePostings } from './postings.ts'

/** Distances between rows as they really come: next to each other, near, and far. */
const distances = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(1) },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 12 }) },
    fc.integer({ min: 1, max: 5_000 }),
    fc.integer({ min: 4_000, max: 2_000_000 }),
  ),
  { minLength: 1, maxLength: 300 },
)

const rowsOf = (steps: readonly number[]) => {
  let row = -1
  return Uint32Array.from(steps, (step) => (row += step))
}

it('rows are read from their bytes as they were written, one by one and as a set', () => {
  fc.assert(
    fc.property(distances, (steps) => {
      const rows = rowsOf(steps)
      const out = new Bytes(1)
      writePostings(out, rows, rows.length)
      const bytes = out.taken()
      const read = new Uint32Array(rows.length + 1)
      expect(readPostings(read, 1, bytes, 0, bytes.length)).toBe(rows.length + 1)
      expect(read.slice(1)).toEqual(rows)
      const bits = bitsFor(rows.at(-1)! + 1)
      addPostings(bits, bytes, 0, bytes.length)
      expect(countBits(bits)).toBe(rows.length)
      expect(rowsIn(bits, rows.length)).toEqual(rows)
    }),
    { numRuns: 300 },
  )
})

it('what stands close together takes less than a bit for each row, far ones a few bytes', () => {
  const written = (steps: readonly number[]) => {
    const out = new Bytes()
    const rows = rowsOf(steps)
    writePostings(out, rows, rows.length)
    return out.length
  }
  const many = (step: number) => Array.from({ length: 6_400 }, () => step)
  expect(written(many(1))).toBe(5)
  expect(written(many(2))).toBeLessThanOrEqual(200 * 9)
  expect(written(many(100))).toBe(6_400)
  expect(written(many(3_000))).toBe(2 * 6_400)
})
