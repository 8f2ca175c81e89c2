import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexAt, isThrown, nearestEnabled, restOf } from './momentum.ts'

describe('a swiped wheel', () => {
  it('goes on by itself only when the swipe was shorter than 300 ms and longer than 15 px', () => {
    expect(isThrown({ distance: -16, milliseconds: 299 })).toBe(true)
    expect(isThrown({ distance: -15, milliseconds: 299 })).toBe(false)
    expect(isThrown({ distance: -16, milliseconds: 300 })).toBe(false)
  })

  it('travels further the faster it was thrown, in the direction of the finger', () => {
    expect(restOf(-100, { distance: -60, milliseconds: 400 })).toBe(-100)
    expect(restOf(-100, { distance: -60, milliseconds: 100 })).toBeCloseTo(-300)
    expect(restOf(-100, { distance: 60, milliseconds: 100 })).toBeCloseTo(100)
  })

  it('always comes to rest on an item', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: 1, max: 400 }),
        (offset, count) => {
          const index = indexAt(offset, 44, count)
          expect(index).toBeGreaterThanOrEqual(0)
          expect(index).toBeLessThan(count)
        },
      ),
    )
  })
})

describe('nearestEnabled', () => {
  it('looks down first, then up, and finds nothing where nothing may be chosen', () => {
    expect(nearestEnabled([false, true, false], 1)).toBe(2)
    expect(nearestEnabled([false, true, true], 1)).toBe(0)
    expect(nearestEnabled([true, true], 0)).toBe(-1)
    expect(nearestEnabled([], 0)).toBe(-1)
  })
})
