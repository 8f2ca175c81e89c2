import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marksOf, namedPlaces } from './chart-scale.ts'

describe('the marks of a chart', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [5, [0, 1, 2, 3, 4, 5]],
    [7, [0, 2, 4, 6, 8]],
    [23, [0, 5, 10, 15, 20, 25]],
    [101, [0, 50, 100, 150]],
    [12_345, [0, 5000, 10_000, 15_000]],
  ])('for %i are round', (max, marks) => {
    expect(marksOf(max)).toEqual(marks)
  })

  it('begin at nothing, reach every bar, stand evenly, and are few', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (max) => {
        const marks = marksOf(max)
        const [, step = 0] = marks
        expect(marks).toEqual(marks.map((_, place) => place * step))
        expect(String(step)).toMatch(/^[125]0*$/)
        expect(marks.length).toBeGreaterThanOrEqual(2)
        expect(marks.length).toBeLessThanOrEqual(6)
        expect(marks.at(-1)).toBeGreaterThanOrEqual(max)
        expect(marks.at(-2)).toBeLessThan(Math.max(max, 1))
      }),
    )
  })
})

describe('the names below a chart', () => {
  it.each([
    [0, []],
    [1, [0]],
    [4, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6]],
    [24, [0, 6, 12, 18]],
    [90, [0, 23, 46, 69]],
  ])('of %i bars stand below some of them', (bars, places) => {
    expect(namedPlaces(bars, 4)).toEqual(places)
  })

  it('are never more than there is room for, and begin with the first bar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 366 }), fc.integer({ min: 1, max: 8 }), (bars, max) => {
        const places = namedPlaces(bars, max)
        expect(places[0]).toBe(0)
        expect(places.length).toBeLessThanOrEqual(max)
        expect(places.at(-1)).toBeLessThan(bars)
      }),
    )
  })
})
