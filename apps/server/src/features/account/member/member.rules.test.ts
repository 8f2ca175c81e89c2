import { expect, it } from 'vitest'
import { levelOf } from './member.rules.ts'

const levels = [
  { code: 'v1', name: '新朋友', name_en: 'Newcomer', growth_min: 0 },
  { code: 'v2', name: '常客', name_en: 'Regular', growth_min: 500 },
  { code: 'v3', name: '老友', name_en: 'Old friend', growth_min: 3000 },
]

it('reaches a level on the very point and says what the next one needs', () => {
  expect(levelOf(levels, 0, 'zh')).toEqual({
    code: 'v1',
    name: '新朋友',
    nextName: '常客',
    need: 500,
  })
  expect(levelOf(levels, 499, 'zh').need).toBe(1)
  expect(levelOf(levels, 500, 'zh')).toEqual({
    code: 'v2',
    name: '常客',
    nextName: '老友',
    need: 2500,
  })
  expect(levelOf(levels, 9999, 'zh')).toEqual({ code: 'v3', name: '老友', nextName: null, need: 0 })
})

it('names levels in English, and in Chinese where no English name was written', () => {
  expect(levelOf(levels, 500, 'en')).toEqual({
    code: 'v2',
    name: 'Regular',
    nextName: 'Old friend',
    need: 2500,
  })
  expect(levelOf([{ code: 'v1', name: '新朋友', name_en: '', growth_min: 0 }], 0, 'en').name).toBe(
    '新朋友',
  )
})

it('has no level where a partner has none', () => {
  expect(levelOf([], 10, 'zh')).toEqual({ code: '', name: '', nextName: null, need: 0 })
})
