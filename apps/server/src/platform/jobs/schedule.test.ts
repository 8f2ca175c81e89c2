import { hour, minute } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JobKind } from './kinds.ts'
import { nextTime, pauseAfter } from './schedule.ts'

const kind = 'nightly' as JobKind

describe('the next time of a recurring job', () => {
  it('is a time of day in Beijing, whatever the machine thinks', () => {
    const beforeHalfPastThree = Date.UTC(2026, 1, 27, 19, 29)
    expect(nextTime({ kind, dailyAt: '03:30' }, beforeHalfPastThree)).toBe(
      Date.UTC(2026, 1, 27, 19, 30),
    )
    expect(nextTime({ kind, dailyAt: '03:30' }, Date.UTC(2026, 1, 27, 19, 30))).toBe(
      Date.UTC(2026, 1, 28, 19, 30),
    )
    expect(nextTime({ kind, dailyAt: '03:30' }, Date.UTC(2026, 1, 28, 20))).toBe(
      Date.UTC(2026, 2, 1, 19, 30),
    )
  })

  it('is always ahead, by one period at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: 1, max: 500 }),
        (now, minutes) => {
          const next = nextTime({ kind, every: minutes * minute }, now)
          return next > now && next - now <= minutes * minute
        },
      ),
    )
  })
})

it('pauses longer after each failed try, four hours at most', () => {
  expect([1, 2, 3, 12, 60].map(pauseAfter)).toEqual([
    5_000,
    10_000,
    20_000,
    5_000 * 2 ** 11,
    4 * hour,
  ])
})
