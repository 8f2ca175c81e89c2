import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readerLanguage } from './reader-language.ts'

describe('the language of a reader', () => {
  it.each([
    ['fr-FR,fr;q=0.9,en;q=0.8', 'en'],
    ['en;q=0.1,zh-CN;q=0.9', 'zh'],
    ['ja,en-US;q=0.7', 'en'],
    ['en-GB,en;q=0.9,zh;q=0.8', 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['fr, zh-TW;q=0.8, en', 'en'],
    ['en;q=0', 'zh'],
    ['en;q=0.5,*;q=0.8', 'zh'],
    ['*', 'zh'],
    ['zh;q=0,*', 'en'],
    ['EN-us ; Q=1', 'en'],
    ['english,ent;q=0.9', 'zh'],
    ['en;q=2,zh;q=0.1', 'zh'],
    ['de', 'zh'],
    ['', 'zh'],
    [undefined, 'zh'],
  ])('%s: %s', (accepted, language) => {
    expect(readerLanguage(accepted)).toBe(language)
  })

  const tag = fc.constantFrom('zh', 'zh-CN', 'zh-Hant-TW', 'en', 'en-US', 'fr', 'ja-JP', 'de')
  const entries = fc.uniqueArray(fc.tuple(tag, fc.integer({ min: 0, max: 1000 })), {
    maxLength: 8,
    selector: ([name]) => name,
  })
  const best = (list: readonly (readonly [string, number])[], language: string) =>
    Math.max(0, ...list.filter(([name]) => name.startsWith(language)).map(([, weight]) => weight))

  it('is that of the greater weight, in whatever order and writing it is told', () => {
    fc.assert(
      fc.property(entries, fc.constantFrom(',', ', ', ' , '), (list, comma) => {
        const header = list.map(([name, weight]) => `${name};q=${weight / 1000}`).join(comma)
        const [english, chinese] = [best(list, 'en'), best(list, 'zh')]
        fc.pre(english !== chinese)
        const wanted = english > chinese ? 'en' : 'zh'
        expect(readerLanguage(header)).toBe(wanted)
        expect(readerLanguage(header.toUpperCase())).toBe(wanted)
        const turned = list.toReversed().map(([name, weight]) => `${name};q=${weight / 1000}`)
        expect(readerLanguage(turned.join(comma))).toBe(wanted)
      }),
    )
  })

  it('is one of ours, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['zh', 'en']).toContain(readerLanguage(text))
      }),
    )
  })
})
