import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxUnits, standingOf } from './offer.rules.ts'

const goods = {
  kind: 'goods' as const,
  state: 'RUN' as const,
  left: 5,
  taken: 0,
  limitPerUser: 3,
  isLevelReached: true,
  points: 100,
  minLevel: null,
}

describe('an offer', () => {
  it('stands open to who can have it, and says why not otherwise', () => {
    expect(standingOf(goods, 100)).toBe('open')
    expect(standingOf(goods, 99)).toBe('short')
    expect(standingOf({ ...goods, isLevelReached: false }, 99)).toBe('lowLevel')
    expect(standingOf({ ...goods, taken: 3 }, 99)).toBe('taken')
    expect(standingOf({ ...goods, left: 0 }, 100)).toBe('gone')
    expect(standingOf({ ...goods, state: 'WAIT' }, 100)).toBe('soon')
    // A visitor is asked to sign in, whatever the level.
    expect(standingOf({ ...goods, isLevelReached: false }, null)).toBe('open')
  })

  it('gives no more at once than are left, allowed and paid for, and at least one', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(3), fc.nat(1000), (left, taken, balance) => {
        const max = maxUnits({ ...goods, left, taken }, balance)
        expect(max).toBeGreaterThanOrEqual(1)
        if (max > 1) {
          expect(max).toBeLessThanOrEqual(left)
          expect(taken + max).toBeLessThanOrEqual(3)
          expect(max * 100).toBeLessThanOrEqual(balance)
        }
      }),
    )
    expect(maxUnits({ ...goods, kind: 'coupon' }, 10_000)).toBe(1)
  })
})
