import { fen } from '@mallard/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memberPrice } from './member-price.rules.ts'

const priced = (levelBp: number, unitPrice: number, quantity = 1, prices = new Map()) => {
  const line = {
    skuId: 1,
    goodsId: 1,
    categoryId: 1,
    unitPrice: fen(unitPrice),
    quantity,
    weight: 0,
    freightTemplateId: 1,
  }
  const [effect] = memberPrice(levelBp, prices)
  return unitPrice * quantity - (effect?.saving(line) ?? 0)
}

it.each([
  [9_500, 1, 1],
  [4_000, 2, 1],
  [1_000, 9, 1],
  [1_000, 10, 1],
  [1_000, 20, 2],
  [9_999, 10_000, 9_999],
  [10_000, 500, 500],
])('a level that pays %i basis points of %i fen pays %i', (levelBp, unitPrice, price) => {
  expect(priced(levelBp, unitPrice)).toBe(price)
})

it('never gives goods away, and never makes them dearer, unit by unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 100_000_000 })),
      fc.integer({ min: 1, max: 999 }),
      (levelBp, unitPrice, quantity) => {
        const one = priced(levelBp, unitPrice)
        return (
          one >= 1 && one <= unitPrice && priced(levelBp, unitPrice, quantity) === one * quantity
        )
      },
    ),
  )
})

it('is what the store set for the SKU, but for one that is dearer', () => {
  const set = (price: number) => new Map([[1, fen(price)]])
  expect([priced(9_000, 1000, 2, set(700)), priced(10_000, 1000, 1, set(1))]).toEqual([1400, 1])
  expect([priced(9_000, 1000, 1, set(1000)), priced(9_000, 1000, 1, set(1001))]).toEqual([
    1000, 1000,
  ])
})
