import { describe, expect, it } from 'vitest'
import { isBrandNamed, isStoreReachable } from './opening.rules.ts'

describe('what a shop comes with', () => {
  it.each(['我的品牌', 'My brand', ''])('is no brand: %j', (name) => {
    expect(isBrandNamed(name)).toBe(false)
    expect(isBrandNamed(`${name}茶`)).toBe(true)
  })

  const store = { name: '一间茶室', phone: '400-000-0001', address: '杭州', return_address: '' }
  it.each([
    ['has a name, a phone and a place', {}, true],
    ['takes goods back elsewhere', { address: '', return_address: '绍兴' }, true],
    ['is still called what it came with', { name: '我的店铺' }, false],
    ['cannot be called', { phone: '' }, false],
    ['has no place for what comes back', { address: '' }, false],
  ])('is told from a store that %s', (_what, part, isReachable) => {
    expect(isStoreReachable({ ...store, ...part })).toBe(isReachable)
  })
})
