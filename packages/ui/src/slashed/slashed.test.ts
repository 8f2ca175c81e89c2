import { expect, it } from 'vitest'
import { slashed } from './index.ts'

it('lets no slash begin a line, and leaves those alone that have no room around them', () => {
  expect(slashed('原浆色 / 20 cm / 100 张')).toBe('原浆色\u00A0/ 20 cm\u00A0/ 100 张')
  expect(slashed('1/2 份')).toBe('1/2 份')
})
