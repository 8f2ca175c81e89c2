import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultOfSynonyms, waysToSay } from './synonym.rules.ts'

const groups = [
  ['电热水壶', '电水壶', '烧水壶'],
  ['shaver', 'razor', 'electric razor'],
  ['吹风机', '电吹风'],
]

describe('words that mean the same', () => {
  it.each([
    ['烧水壶', ['烧水壶', '电热水壶', '电水壶']],
    ['玻璃电热水壶', ['玻璃电热水壶', '玻璃电水壶', '玻璃烧水壶']],
    ['Travel  RAZOR', ['travel razor', 'travel shaver', 'travel electric razor']],
    // The longest word that stands there is the one that is meant.
    ['electric razor', ['electric razor', 'shaver', 'razor']],
    ['razors', ['razors']],
    ['ｒａｚｏｒ', ['razor', 'shaver', 'electric razor']],
    ['电饭煲', ['电饭煲']],
    ['', ['']],
  ])('put %s in other ways', (keyword, ways) => {
    expect(waysToSay(keyword, groups, 8)).toEqual(ways)
  })

  it('of several groups are put together, up to a limit', () => {
    expect(waysToSay('烧水壶 电吹风', groups, 8)).toHaveLength(6)
    expect(waysToSay('烧水壶 电吹风', groups, 4)).toHaveLength(4)
  })

  it('never take the keyword itself away, nor grow beyond the limit', () => {
    const words = fc.string({ unit: fc.constantFrom(...'ab水壶 '), minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(
        words,
        fc.array(fc.array(words, { minLength: 2, maxLength: 4 }), { maxLength: 4 }),
        (keyword, made) => {
          const ways = waysToSay(keyword, made, 5)
          expect(ways[0]).toBe(keyword.trim().replace(/\s+/g, ' '))
          expect(ways.length).toBeLessThanOrEqual(5)
          expect(new Set(ways).size).toBe(ways.length)
        },
      ),
    )
  })

  it('stand in one group alone, and say something', () => {
    expect(faultOfSynonyms(groups)).toBeUndefined()
    expect(
      faultOfSynonyms([
        ['壶', '水壶'],
        ['水壶', '茶壶'],
      ]),
    ).toEqual({ kind: 'twice', word: '水壶' })
    expect(faultOfSynonyms([['壶', '!?']])).toEqual({ kind: 'empty', word: '!?' })
  })
})
