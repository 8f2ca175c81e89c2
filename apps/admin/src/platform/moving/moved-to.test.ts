import { expect, it } from 'vitest'
import { movedTo } from './moved-to.ts'

const list = ['a', 'b', 'c', 'd']

it.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [2, 1, 'acbd'],
  [1, 1, 'abcd'],
  [0, -1, 'abcd'],
  [0, 4, 'abcd'],
  [7, 0, 'abcd'],
])('moves what is at %i to %i', (from, to, moved) => {
  expect(movedTo(list, from, to).join('')).toBe(moved)
})
