import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  completionsOf,
  isKnown,
  isOneApart,
  isWord,
  nearest,
  vocabularyOf,
} from './correction.rules.ts'

const vocabulary = vocabularyOf([
  '圆肩电水壶 round-shoulder kettle',
  '玻璃电水壶 glass kettle',
  '匠芯 ih 电饭煲 induction rice cooker',
  '食品级柠檬酸除垢剂',
])

describe('a word with a mistake', () => {
  it.each([
    ['电水胡', '电水壶'],
    ['电饭包', '电饭煲'],
    ['水电壶', '电水壶'],
    ['ketle', 'kettle'],
    ['kettel', 'kettle'],
    ['kettlle', 'kettle'],
    ['cookar', 'cooker'],
    // Too short, too far, or of another language.
    ['电视', undefined],
    ['电吹风', undefined],
    ['rce', undefined],
    ['kitten', undefined],
    ['', undefined],
  ])('%s is %s', (word, expected) => {
    expect(nearest(word, vocabulary)).toBe(expected)
  })

  it('is never part of a word, nor of a word and its neighbour', () => {
    const shop = vocabularyOf(['日常水壶', '柔风低噪吹风机', '玻璃电水壶'])
    expect(nearest('热水壶', shop)).toBe('电水壶')
    expect(nearest('热水壶', vocabularyOf(['日常水壶']))).toBeUndefined()
    expect(nearest('电吹风', shop)).toBeUndefined()
    expect(nearest('电吹风机', shop)).not.toBe('噪吹风机')
    expect(isWord('常水', shop)).toBe(false)
    expect(isWord('水壶', shop)).toBe(true)
  })

  it('is one change apart from the right one, and the other way round', () => {
    const words = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 6 })
    const change = fc.record({
      how: fc.constantFrom('put', 'drop', 'swap', 'change'),
      place: fc.nat(6),
      letter: fc.constantFrom(...'abcd'),
    })
    fc.assert(
      fc.property(words, change, (word, { how, place, letter }) => {
        const [before, after] = [word.slice(0, place), word.slice(place)]
        const changed = {
          put: before + letter + after,
          drop: before + after.slice(1),
          swap: before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
          change: before + (after && letter) + after.slice(1),
        }[how]
        expect(isOneApart(word, changed)).toBe(word !== changed)
        expect(isOneApart(changed, word)).toBe(word !== changed)
      }),
    )
  })

  it('is known when it stands in a Chinese word or begins a Latin one', () => {
    expect(['水壶', '壶', 'kett', 'ih'].map((word) => isKnown(word, vocabulary))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['壶水', 'ettle', ''].map((word) => isKnown(word, vocabulary))).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('words that are begun', () => {
  it('go on as titles do, the most frequent first, and each only as far as it says more', () => {
    const titles = ['空气炸锅 大容量', '小蛋空气炸锅', '空气炸烤箱', '电饭煲']
    expect(completionsOf(titles, '空气')).toEqual(['空气炸', '空气炸锅', '空气炸烤箱'])
    expect(completionsOf(['Air Fryer', 'Air Fryer Oven'], 'air')).toEqual(['air fryer'])
    expect(completionsOf(titles, '壶')).toEqual([])
  })
})
