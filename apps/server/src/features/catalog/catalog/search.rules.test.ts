import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { termsOf, tokensOf } from './search.rules.ts'

/** Whether the terms of a keyword are among a text's tokens, as the database asks it. */
function finds(keyword: string, text: string): boolean {
  const tokens = new Set(tokensOf(text))
  const terms = termsOf(keyword)
  return (
    terms.tokens.length > 0 &&
    terms.tokens.every((token) => tokens.has(token)) &&
    terms.words.every((word) => text.toLowerCase().includes(word))
  )
}

describe('keyword search', () => {
  it.each([
    ['水壶', '细口手冲水壶 0.8L', true],
    ['壶', '细口手冲水壶', true],
    ['手冲 0.8', '细口手冲水壶 0.8L', true],
    ['kett', 'Gooseneck Kettle', true],
    ['KETTLE', 'Gooseneck Kettle', true],
    ['壶水', '细口手冲水壶', false],
    ['水冲', '水壶 手冲', false],
    ['ettle', 'Gooseneck Kettle', false],
    ['!!!', '水壶', false],
    ['', '水壶', false],
  ])('%s in %s: %s', (keyword, text, expected) => {
    expect(finds(keyword, text)).toBe(expected)
  })

  it('finds every Chinese part of a text', () => {
    const characters = fc.string({
      unit: fc.constantFrom(...'电水壶饭煲豆浆破壁机吹风筒剃须刀'),
      minLength: 1,
      maxLength: 20,
    })
    fc.assert(
      fc.property(characters, fc.nat(), fc.nat(), (text, from, length) => {
        const start = from % text.length
        const part = text.slice(start, start + 1 + (length % (text.length - start)))
        expect(finds(part, text)).toBe(true)
      }),
    )
  })
})
