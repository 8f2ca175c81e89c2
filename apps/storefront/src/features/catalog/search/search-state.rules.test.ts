import { describe, expect, it } from 'vitest'
import {
  filterCount,
  isAsking,
  nextPriceSort,
  queryOfState,
  stateOf,
  withoutFilters,
} from './search-state.rules.ts'

const full = {
  q: ' 水壶 ',
  categoryId: '3',
  sort: 'priceUp',
  priceMin: '10000',
  priceMax: '30000',
  inStock: '1',
  attrs: '颜色:燕麦白|容量:0.8 L',
}

describe('what a search looks for', () => {
  it('are words as they are meant, and no half of a character at their end', () => {
    expect(stateOf({ q: ' ＩＨ\u3000\u200b' }).q).toBe('IH')
    expect(stateOf({ q: `${'壶'.repeat(49)}😀` }).q).toBe('壶'.repeat(49))
    expect(stateOf({ q: '\ud83d' }).q).toBe('')
    expect(stateOf({ attrs: `颜色:${'壶'.repeat(196)}😀` }).attrs).toEqual({
      颜色: '壶'.repeat(196),
    })
  })

  it('is read from the address and goes back into it', () => {
    const state = stateOf(full)
    expect(state).toEqual({
      q: '水壶',
      categoryId: 3,
      sort: 'priceUp',
      priceMin: 10000,
      priceMax: 30000,
      inStock: true,
      attrs: { 颜色: '燕麦白', 容量: '0.8 L' },
    })
    expect(queryOfState(state)).toEqual({
      ...full,
      q: '水壶',
      categoryId: 3,
      priceMin: 10000,
      priceMax: 30000,
    })
  })

  it('leaves out what an address says without sense', () => {
    expect(
      stateOf({
        categoryId: '-1',
        sort: 'best',
        priceMin: '1.5',
        priceMax: '1e3',
        inStock: 'yes',
        attrs: 'x|:|a:b:c',
      }),
    ).toEqual({
      q: '',
      categoryId: undefined,
      sort: 'default',
      priceMin: undefined,
      priceMax: undefined,
      inStock: false,
      attrs: {},
    })
    expect(stateOf({ priceMin: '200', priceMax: '100' })).toMatchObject({
      priceMin: 200,
      priceMax: undefined,
    })
  })

  it('is nothing without a word and without a category', () => {
    expect(isAsking(stateOf({ sort: 'sales' }))).toBe(false)
    expect(isAsking(stateOf({ q: '  ' }))).toBe(false)
    expect(isAsking(stateOf({ categoryId: '3' }))).toBe(true)
  })
})

describe('filters', () => {
  it('are counted, a price range as one, a category only beside a word', () => {
    expect(filterCount(stateOf(full))).toBe(5)
    expect(filterCount(stateOf({ categoryId: '3' }))).toBe(0)
  })

  it('can be taken away without losing what was looked for', () => {
    expect(withoutFilters(stateOf(full))).toMatchObject({
      q: '水壶',
      categoryId: undefined,
      sort: 'priceUp',
      inStock: false,
      attrs: {},
    })
    expect(withoutFilters(stateOf({ categoryId: '3', inStock: '1' }))).toMatchObject({
      categoryId: 3,
      inStock: false,
    })
  })

  it('turn the price sort over at each press', () => {
    expect(nextPriceSort('default')).toBe('priceUp')
    expect(nextPriceSort('priceUp')).toBe('priceDown')
    expect(nextPriceSort('priceDown')).toBe('priceUp')
  })
})
