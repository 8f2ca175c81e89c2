import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Key } from './export-kind.ts'
import {
  beginning,
  markAfter,
  momentsOf,
  periodProblem,
  restAfter,
  type Mark,
} from './export.rules.ts'

describe('where an export goes on', () => {
  it('reads every row of every store once, whatever a batch holds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 7 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 4 }),
        (stores, max) => {
          const seen: string[] = []
          let mark: Mark | undefined = beginning
          while (mark) {
            const at: Mark = mark
            const first = at.after === null ? 0 : Number(at.after[0]) + 1
            const rows = Array.from({ length: stores[at.store]! }, (_, row) => row).slice(
              first,
              first + max,
            )
            seen.push(...rows.map((row) => `${at.store}.${row}`))
            const next: Key | null = rows.length === max ? [rows.at(-1)!] : null
            mark = markAfter(at, next, stores.length)
          }
          expect(seen).toEqual(
            stores.flatMap((rows, store) =>
              Array.from({ length: rows }, (_, row) => `${store}.${row}`),
            ),
          )
        },
      ),
    )
  })
})

it('rests in proportion to its work and to that of others, and never for long because a clock was set', () => {
  expect([0, 1, 20].map((worked) => restAfter(worked, 0))).toEqual([0, 4, 80])
  expect([0, 0.5, 1].map((busy) => restAfter(20, busy))).toEqual([80, 240, 400])
  expect([-3_600_000, 3_600_000].map((worked) => restAfter(worked, 1))).toEqual([0, 5_000])
})

describe('the days of an export', () => {
  const now = Date.parse('2026-11-30T10:00:00+08:00')
  const asked = new Date(now)

  it('are whole days in Beijing, and end when it was asked for', () => {
    expect(momentsOf('2026-11-01', '2026-11-02', asked)).toEqual({
      from: new Date('2026-11-01T00:00:00+08:00'),
      until: new Date('2026-11-03T00:00:00+08:00'),
    })
    expect(momentsOf('2026-11-30', '2026-11-30', asked).until).toEqual(new Date(now + 1))
    expect(momentsOf(null, null, asked)).toEqual({ from: new Date(0), until: new Date(now + 1) })
  })

  it.each([
    [true, '2026-11-01', '2026-11-30', undefined],
    [true, '2026-11-30', '2026-11-30', undefined],
    [true, '2023-11-27', '2026-11-30', undefined],
    [true, '2023-11-26', '2026-11-30', '日期'],
    [true, '2026-11-01', '2026-12-01', '日期'],
    [true, '2026-11-02', '2026-11-01', '日期'],
    [true, undefined, '2026-11-01', '日期'],
    [false, undefined, undefined, undefined],
    [false, '2026-11-01', '2026-11-01', '日期'],
  ] as const)('asked for: %s, %s to %s: %s', (hasPeriod, from, until, problem) => {
    expect(periodProblem({ hasPeriod }, { from, until }, now)).toBe(problem)
  })
})
