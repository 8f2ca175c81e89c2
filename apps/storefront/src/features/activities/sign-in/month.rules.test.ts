import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthFrom, placeInWeek, weeksOf } from './month.rules.ts'

describe('the weeks of a month', () => {
  it('begin on Sunday and hold each of its days once, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2020, max: 2040 }), fc.integer({ min: 1, max: 12 }), (y, m) => {
        const month = `${y}-${String(m).padStart(2, '0')}`
        const weeks = weeksOf(month)
        const days = weeks.flat().filter((each) => each !== undefined)
        expect(weeks.every((week) => week.length === 7)).toBe(true)
        expect(days).toHaveLength(new Date(Date.UTC(y, m, 0)).getUTCDate())
        expect(days).toEqual([...new Set(days)].toSorted())
        for (const week of weeks)
          for (const [place, each] of week.entries())
            if (each) expect(new Date(`${each}T00:00:00Z`).getUTCDay()).toBe(place)
      }),
    )
  })

  it('follow one another over the end of a year', () => {
    expect(monthFrom('2026-12', 1)).toBe('2027-01')
    expect(monthFrom('2026-01', -1)).toBe('2025-12')
  })
})

it.each([
  [0, false, { got: 0, next: 0 }],
  [1, true, { got: 1, next: 1 }],
  [3, false, { got: 3, next: 3 }],
  [7, true, { got: 7, next: 0 }],
  [7, false, { got: 0, next: 0 }],
  [8, true, { got: 1, next: 1 }],
])('after %i days in a row, today signed: %s', (streak, isSigned, place) => {
  expect(placeInWeek(streak, isSigned)).toEqual(place)
})
