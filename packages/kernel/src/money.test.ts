import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allocate,
  basisPointsOf,
  fen,
  fenOfYuan,
  type Fen,
  negated,
  plus,
  refundableFor,
  yuan,
} from './money.ts'

const amounts = fc.integer({ min: 0, max: 5_000_000_00 }).map(fen)
const baskets = fc.array(amounts, { minLength: 1, maxLength: 12 })
const sum = (list: readonly Fen[]) => plus(...list)

describe('allocate', () => {
  it('gives out the whole amount and never more than a weight', () => {
    fc.assert(
      fc.property(amounts, baskets, (amount, weights) => {
        const shares = allocate(amount, weights)
        expect(sum(shares)).toBe(Math.min(amount, sum(weights)))
        shares.forEach((share, line) => {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(weights[line] ?? -1)
        })
      }),
      { numRuns: 5000 },
    )
  })

  it('stays less than one fen away from the exact share', () => {
    fc.assert(
      fc.property(amounts, baskets, (amount, weights) => {
        const total = BigInt(sum(weights))
        if (total === 0n) return
        const given = BigInt(Math.min(amount, Number(total)))
        allocate(amount, weights).forEach((share, line) => {
          const distance = BigInt(share) * total - BigInt(weights[line] ?? 0) * given
          expect(distance < total && distance > -total).toBe(true)
        })
      }),
      { numRuns: 2000 },
    )
  })

  it('gives the left-over fen to the largest remainder, then to the earlier line', () => {
    expect(allocate(fen(10), [fen(100), fen(100), fen(100)])).toEqual([4, 3, 3])
    expect(allocate(fen(1), [fen(1), fen(3)])).toEqual([0, 1])
  })
})

describe('refundableFor', () => {
  it('adds up to what was paid over any order of partial returns', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }),
        (paid, parts) => {
          const quantity = parts.reduce((total, part) => total + part, 0)
          let returned = 0
          const refunds = parts.map((part) => {
            const refund = refundableFor(paid, quantity, returned, part)
            returned += part
            return refund
          })
          expect(sum(refunds)).toBe(paid)
          expect(refunds.every((refund) => refund >= 0)).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
  })
})

describe('negated', () => {
  it('is what brings an amount to nothing', () => {
    expect([negated(fen(1234)), negated(fen(-5))]).toEqual([-1234, 5])
  })
})

describe('yuan', () => {
  it('is read back to the same fen', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(fenOfYuan(yuan(amount))).toBe(amount)
      }),
    )
    expect([yuan(fen(0)), yuan(fen(5)), yuan(fen(-5)), yuan(fen(-1234))]).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '-12.34',
    ])
    expect([fenOfYuan('12'), fenOfYuan('12.3'), fenOfYuan('0.05')]).toEqual([1200, 1230, 5])
  })

  it('is not read from anything but digits and two decimals', () => {
    for (const text of ['', '-1', '1e3', '1.234', ' 1', '1.', '.5', 'NaN'])
      expect(fenOfYuan(text)).toBeUndefined()
  })
})

it('takes basis points by floor', () => {
  expect(basisPointsOf(fen(999), 9_500)).toBe(949)
})

it('refuses fractions of a fen', () => {
  expect(() => fen(0.5)).toThrow(RangeError)
  expect(() => fen(Number.NaN)).toThrow(RangeError)
})
