import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folded } from '#platform/text.rules.ts'
import { listingTermsOf, termsOf, tokensOf } from './search.rules.ts'

/** Whether no character of a text is cut in half. */
const isWhole = (text: string) => !/\p{Surrogate}/u.test(text)

/** Whether the terms of a keyword are among a text's tokens, as the database asks it. */
function finds(keyword: string, text: string): boolean {
  const tokens = new Set(tokensOf(text))
  const terms = termsOf(keyword)
  return (
    terms.tokens.length > 0 &&
    terms.tokens.every((token) => tokens.has(token)) &&
    terms.words.every((word) => folded(text).includes(word))
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
    ['ＩＨ', 'IH 电饭煲', true],
    ['IH', '１．５Ｌ ＩＨ 电饭煲', true],
    ['1.5L', '１．５Ｌ ＩＨ 电饭煲', true],
    ['１．５Ｌ', '1.5L 电饭煲', true],
    ['500ml', '保温杯 500㎖', true],
    ['㎖', '保温杯 500 ml', true],
    ['café', 'Café cup', true],
    ['cafe', 'Café cup', true],
    ['CAFÉ', 'cafe cup', true],
    ['cafe\u0301', 'Café cup', true],
    ['caf', 'Café cup', true],
    ['𠮷', '𠮷野家 饭碗', true],
    ['𠮷野家', '𠮷野家 饭碗', true],
    ['𠮷家', '𠮷野家 饭碗', false],
    ['밥솥', '쿠쿠 밥솥', true],
    ['чайник', 'Чайник', true],
    ['％', '100% 棉', false],
    ['!!!', '水壶', false],
    ['', '水壶', false],
  ])('%s in %s: %s', (keyword, text, expected) => {
    expect(finds(keyword, text)).toBe(expected)
  })

  it('folds a text once for all, and never ends a token inside a character', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 20 })
    fc.assert(
      fc.property(texts, (text) => {
        expect(folded(folded(text))).toBe(folded(text))
        for (const token of [...tokensOf(text), ...listingTermsOf(text)])
          expect(isWhole(token) || !isWhole(text)).toBe(true)
      }),
    )
    for (const letter of ['𠮷', '𐐷']) {
      const long = letter.repeat(13)
      expect([...tokensOf(long), ...listingTermsOf(long)].every(isWhole)).toBe(true)
    }
  })

  it('finds what is written wide as what is not', () => {
    const words = fc.stringMatching(/^[a-z0-9]{1,8}$/)
    fc.assert(
      fc.property(words, (word) => {
        const wide = word.replaceAll(/[a-z0-9]/g, (letter) =>
          String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
        )
        expect(finds(wide, `壶 ${word}`) && finds(word, `壶 ${wide}`)).toBe(true)
        expect(tokensOf(wide)).toEqual(tokensOf(word))
      }),
    )
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
