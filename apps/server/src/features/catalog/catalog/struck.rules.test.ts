import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { listPriceShown, struckPrice } from './struck.rules.ts'

describe('what is struck through', () => {
  it.each([
    ['nothing without a basis', 'none', 9000, 0],
    ['the list price that the maker suggests', 'maker', 9000, 12_000],
    ['no more than the lowest of the last days', 'recent', 9000, 9000],
    ['the list price below the lowest of the last days', 'recent', 15_000, 12_000],
    ['nothing where nothing is known of the last days', 'recent', null, 0],
  ] as const)('is %s', (_words, basis, lowest, struck) => {
    expect(struckPrice({ basis, listPrice: 12_000, lowest })).toBe(struck)
  })

  it('is told as the price itself where it is not above it', () => {
    expect([0, 4000, 5000, 6000].map((struck) => listPriceShown(struck, fen(5000)))).toEqual([
      5000, 5000, 5000, 6000,
    ])
  })
})
