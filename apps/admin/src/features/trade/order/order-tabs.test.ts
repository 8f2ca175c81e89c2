import { expect, it } from 'vitest'
import { countOf } from './order-tabs.ts'

it('counts of the tabs add up to all, as far as anybody counts', () => {
  const counts = {
    unpaid: 1,
    toShip: 2,
    toReceive: 3,
    done: 4,
    closed: 5,
    grouping: 6,
    reviewing: 7,
  }
  expect(countOf(counts, 'all')).toBe(28)
  expect(countOf(counts, 'toShip')).toBe(2)
  expect(countOf({ ...counts, done: 10_000 }, 'done')).toBe('10000+')
  expect(countOf(undefined, 'all')).toBeUndefined()
})
