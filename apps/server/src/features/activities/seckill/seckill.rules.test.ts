import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentTaken, saleState, unitsLeft } from './seckill.rules.ts'

const times = { startAt: 1000, endAt: 2000, isClosed: false }
const taken = { quota: 10, sold: 0, reserved: 0, available: 100 }

describe('a SKU of a session', () => {
  it.each([
    [999, taken, 'wait'],
    [1000, taken, 'selling'],
    [1000, { ...taken, sold: 6, reserved: 4 }, 'chance'],
    [1000, { ...taken, sold: 10 }, 'soldOut'],
    [1000, { ...taken, sold: 3, available: 0 }, 'soldOut'],
    [2000, taken, 'ended'],
  ])('at %i with %j: %s', (now, each, state) => {
    expect(saleState(times, each, now)).toBe(state)
  })

  it('never has more left than its quota or the store, and says 100 % only when nothing is left', () => {
    const any = fc.record({
      quota: fc.integer({ min: 1, max: 1_000_000 }),
      sold: fc.nat(1_000_000),
      reserved: fc.nat(1_000_000),
      available: fc.nat(1_000_000),
    })
    fc.assert(
      fc.property(any, (each) => {
        const left = unitsLeft(each)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(each.quota)
        expect(left).toBeLessThanOrEqual(each.available)
        const percent = percentTaken(each)
        expect(percent === 100).toBe(left === 0)
        expect(percent).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
