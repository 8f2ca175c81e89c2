import { expect, it } from 'vitest'
import { aloneUpTo, leftAlone } from './giving.rules.ts'

it('one person gives up to a sum at once, and in a day', () => {
  expect(leftAlone(0)).toBe(aloneUpTo)
  expect(leftAlone(900_000)).toBe(100_000)
  expect(leftAlone(2_000_000)).toBe(0)
})
