import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lettersFrom, lettersOf } from './letters.ts'

it('a text has enough letters for a form exactly when it has them for the server', () => {
  expect(lettersOf(' 好 用\n👍🏻 ')).toBe(4)
  const text = fc.string({ unit: 'grapheme', maxLength: 40 })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 30 }), (words, min) => {
      expect(lettersFrom(min).test(words)).toBe(lettersOf(words) >= min)
    }),
  )
})
