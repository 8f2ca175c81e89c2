import { describe, expect, it } from 'vitest'
import { faultOf, isError } from './level-price-fault.ts'

const beside = { salePrice: 10_000, below: 9500 }

describe('a price that was typed for a level', () => {
  it.each([
    ['', undefined],
    ['95', undefined],
    ['50', undefined],
    ['49.99', 'veryLow'],
    ['0', 'wrong'],
    ['-1', 'wrong'],
    ['9.999', 'wrong'],
    ['a', 'wrong'],
    ['100.01', 'tooHigh'],
    ['95.01', 'upside'],
  ] as const)('“%s” is %s', (typed, fault) => {
    expect(faultOf(typed, beside)).toBe(fault)
  })
  it('is refused where it cannot be, and questioned where it is odd', () => {
    expect((['wrong', 'tooHigh', 'veryLow', 'upside'] as const).filter(isError)).toEqual([
      'wrong',
      'tooHigh',
    ])
    expect(isError(undefined)).toBe(false)
  })
})
