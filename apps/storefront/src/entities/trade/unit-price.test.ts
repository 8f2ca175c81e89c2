import { fen } from '@mallard/kernel/money'
import { describe, expect, it } from 'vitest'
import { unitPriceOf } from './unit-price.ts'

const line = (type: number, amount: number, productQuantity = 2) => ({
  productPrice: fen(1000),
  productQuantity,
  promotions: [{ id: 1, name: '', type, amount: fen(amount) }],
})

describe('the price of one unit', () => {
  it('is lowered by timed discounts, levels and add-ons, and by nothing else', () => {
    for (const type of [1, 3, 30]) expect(unitPriceOf(line(type, 400))).toBe(800)
    for (const type of [2, 4, 5, 6]) expect(unitPriceOf(line(type, 400))).toBe(1000)
  })
  it('is the plain one where units cost differently', () => {
    expect(unitPriceOf(line(3, 500, 3))).toBe(1000)
  })
})
