import { groupGoals, groupResults } from '@mallard/contract/activities/group-buy/group-buy.codes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  goalNumber,
  goalOf,
  leftOf,
  missingOf,
  resultOf,
  type Progress,
} from './group-buy.rules.ts'

const units = fc.integer({ min: 0, max: 100_000 })
const stock = fc.record({
  quota: units,
  sold: units,
  reserved: units,
  available: fc.integer({ min: -1000, max: 100_000 }),
  isOnSale: fc.constant(true),
})
const progress = (more: Partial<Progress>): Progress => ({
  goalType: 1,
  goalValue: 3,
  people: 0,
  units: 0,
  ...more,
})

describe('units at the price of the group', () => {
  it.each([
    [{ quota: 10, sold: 4, reserved: 3, available: 99, isOnSale: true }, 3],
    [{ quota: 10, sold: 4, reserved: 3, available: 2, isOnSale: true }, 2],
    [{ quota: 10, sold: 4, reserved: 6, available: 2, isOnSale: true }, 0],
    [{ quota: 5, sold: 4, reserved: 3, available: 2, isOnSale: true }, 0],
    [{ quota: 10, sold: 0, reserved: 0, available: -1, isOnSale: true }, 0],
    [{ quota: 10, sold: 0, reserved: 0, available: 9, isOnSale: false }, 0],
  ])('of %j are %i', (taken, left) => {
    expect(leftOf(taken)).toBe(left)
  })

  it('can all be taken, and then there are none: neither of the quota nor of the stock', () => {
    fc.assert(
      fc.property(stock, (taken) => {
        const left = leftOf(taken)
        expect(left).toBeGreaterThanOrEqual(0)
        if (left > 0) {
          expect(taken.sold + taken.reserved + left).toBeLessThanOrEqual(taken.quota)
          expect(left).toBeLessThanOrEqual(taken.available)
        }
        const reserved = taken.reserved + left
        expect(leftOf({ ...taken, reserved, available: taken.available - left })).toBe(0)
      }),
    )
  })

  it('stay as many when what was put aside is paid', () => {
    fc.assert(
      fc.property(stock, (taken) => {
        const paid = { ...taken, sold: taken.sold + taken.reserved, reserved: 0 }
        expect(leftOf(paid)).toBe(leftOf(taken))
      }),
    )
  })
})

describe('a goal', () => {
  it('counts people or units, not the other, and lacks nothing where there is none', () => {
    expect(missingOf(progress({ people: 2, units: 9 }))).toBe(1)
    expect(missingOf(progress({ goalType: 2, people: 9, units: 2 }))).toBe(1)
    expect(missingOf(progress({ goalType: 0 }))).toBe(0)
    expect([2, 3, 4].map((people) => missingOf(progress({ people })))).toEqual([1, 0, 0])
  })

  it('is reached by exactly what it lacks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1, 2),
        units,
        units,
        units,
        (goalType, goalValue, people, bought) => {
          const now = { goalType, goalValue, people, units: bought }
          const missing = missingOf(now)
          expect(missing).toBeGreaterThanOrEqual(0)
          const reach = (more: number) =>
            missingOf({ ...now, people: people + more, units: bought + more })
          expect(reach(missing)).toBe(0)
          if (missing > 0) expect(reach(missing - 1)).toBe(1)
        },
      ),
    )
  })

  it('and a result are known by their numbers, an unknown number as the first', () => {
    expect(groupGoals.map((goal) => goalOf(goalNumber(goal)))).toEqual([...groupGoals])
    expect(groupResults.map((_, place) => resultOf(place))).toEqual([...groupResults])
    expect([goalOf(-1), goalOf(99), resultOf(-1), resultOf(99)]).toEqual([
      'none',
      'none',
      'forming',
      'forming',
    ])
  })
})
