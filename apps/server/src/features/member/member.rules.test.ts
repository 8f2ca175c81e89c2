import { expect, it } from 'vitest'
import { levelOf } from './member.rules.ts'

const levels = [
  { code: 'v1', name: '新朋友', growth_min: 0 },
  { code: 'v2', name: '常客', growth_min: 500 },
  { code: 'v3', name: '老友', growth_min: 3000 },
]

it('reaches a level on the very point and says what the next one needs', () => {
  expect(levelOf(levels, 0)).toEqual({ code: 'v1', name: '新朋友', nextName: '常客', need: 500 })
  expect(levelOf(levels, 499).need).toBe(1)
  expect(levelOf(levels, 500)).toEqual({ code: 'v2', name: '常客', nextName: '老友', need: 2500 })
  expect(levelOf(levels, 9999)).toEqual({ code: 'v3', name: '老友', nextName: null, need: 0 })
})

it('has no level where a partner has none', () => {
  expect(levelOf([], 10)).toEqual({ code: '', name: '', nextName: null, need: 0 })
})
