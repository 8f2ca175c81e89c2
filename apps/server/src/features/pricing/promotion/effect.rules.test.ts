import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { reachedTier, reachOf, type OpenLine } from './effect.rules.ts'

const line = (quantity: number, payable: number): OpenLine => ({
  line: {
    skuId: 1,
    goodsId: 1,
    categoryId: 1,
    unitPrice: fen(100),
    quantity,
    weight: 0,
    freightTemplateId: 1,
  },
  payable: fen(payable),
})

describe('what lines come to', () => {
  it('is the fen that are still to pay, or the units, of all of them together', () => {
    const lines = [line(2, 150), line(3, 0)]
    expect(reachOf('amount', lines)).toBe(150)
    expect(reachOf('quantity', lines)).toBe(5)
    expect([reachOf('amount', []), reachOf('quantity', [])]).toEqual([0, 0])
  })
})

describe('the tier', () => {
  const tiers = [
    { over: 300, name: 'c' },
    { over: 100, name: 'a' },
    { over: 200, name: 'b' },
  ]
  it.each([
    [99, undefined],
    [100, 'a'],
    [199, 'a'],
    [200, 'b'],
    [300, 'c'],
    [9999, 'c'],
  ])('that %i reaches is the highest, in whatever order they were set up', (reach, name) => {
    expect(reachedTier(tiers, reach)?.name).toBe(name)
    expect(reachedTier(tiers.toReversed(), reach)?.name).toBe(name)
  })
  it('from nothing on is reached by nothing, and of two alike the later stands', () => {
    expect(reachedTier([{ over: 0, name: 'any' }], 0)?.name).toBe('any')
    expect(
      reachedTier(
        [
          { over: 100, name: 'first' },
          { over: 100, name: 'second' },
        ],
        100,
      )?.name,
    ).toBe('second')
    expect(reachedTier([], 100)).toBeUndefined()
  })
})
