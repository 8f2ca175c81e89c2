import { day } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canMakeUp, dayOf, daysBetween, isDay, monthBounds, rewardOf } from './sign-in.rules.ts'

describe('a day of sign-in', () => {
  it('begins at midnight in Beijing, to the millisecond', () => {
    const midnight = Date.parse('2026-12-31T16:00:00Z')
    expect(dayOf(midnight - 1)).toBe('2026-12-31')
    expect(dayOf(midnight)).toBe('2027-01-01')
  })

  it('is one of the days between the bounds of its month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (count) => {
        const written = dayOf(Date.UTC(2000, 0, 1) + count * day)
        const { from, until } = monthBounds(written.slice(0, 7))
        expect(from <= written && written < until).toBe(true)
        expect(daysBetween(from, until)).toBeGreaterThanOrEqual(28)
        expect(isDay(written)).toBe(true)
      }),
    )
  })

  it.each(['2026-02-29', '2026-02-31', '2026-04-31'])('%s does not exist', (written) => {
    expect(isDay(written)).toBe(false)
  })

  it('brings the reward of its place among seven', () => {
    const rewards = [1, 2, 3, 4, 5, 6, 7]
    expect([1, 2, 7, 8, 14, 15].map((streak) => rewardOf(rewards, streak))).toEqual([
      1, 2, 7, 1, 7, 1,
    ])
  })

  it.each([
    ['2026-11-23', true],
    ['2026-11-24', false],
    ['2026-11-25', false],
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-11-31', false],
  ])('%s can be made up on 24 November: %s', (wanted, can) => {
    expect(canMakeUp(wanted, '2026-11-24')).toBe(can)
  })
})
