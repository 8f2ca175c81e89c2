import { expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'

it('is 21 between black and white, 1 of a colour to itself, the same either way round', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#C8452B', '#c8452b')).toBe(1)
  // The value of the WCAG's own example tools.
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrastOf('#ffffff', '#767676')).toBe(contrastOf('#767676', '#ffffff'))
})
