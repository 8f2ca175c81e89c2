import { fen } from '@mallard/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutPrice, type UnitCut } from './unit-cut.rules.ts'

it.each([
  ['bp', 8_500, 999, 849],
  ['bp', 1, 9_999, 1],
  ['bp', 9_999, 1, 1],
  ['off', 998, 999, 1],
  ['off', 999, 999, 1],
  ['off', 5_000, 999, 1],
  ['price', 500, 999, 500],
  ['price', 999, 999, 999],
  ['price', 1_000, 999, 999],
] as const)('%s %i makes of %i fen %i', (cut, value, salePrice, price) => {
  expect(cutPrice({ cut, value }, fen(salePrice))).toBe(price)
})

it('is never nothing and never dearer, and a lower price before is none higher after', () => {
  const cut: fc.Arbitrary<UnitCut> = fc.oneof(
    fc.record({ cut: fc.constant('bp' as const), value: fc.integer({ min: 1, max: 9_999 }) }),
    fc.record({
      cut: fc.constantFrom('off' as const, 'price' as const),
      value: fc.integer({ min: 1, max: 100_000 }),
    }),
  )
  const price = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 200_000 }))
  fc.assert(
    fc.property(cut, price, price, (by, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map(fen)
      const [cheap, dear] = [cutPrice(by, low!), cutPrice(by, high!)]
      return cheap >= 1 && cheap <= low! && cheap <= dear && dear <= high!
    }),
  )
})
