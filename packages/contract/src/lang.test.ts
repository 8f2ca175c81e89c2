import { describe, expect, it } from 'vitest'
import { inLang, langOf, withLang } from './lang.ts'

describe('the language of an address', () => {
  it.each([
    ['/a/1-1?lang=en', 'en'],
    ['/list/1-1?q=a&lang=zh#top', 'zh'],
    ['/a/1-1', undefined],
    ['/a/1-1?lang=fr', undefined],
    ['/a/1-1?lang=english', undefined],
    ['/a/1-1?slang=en', undefined],
  ])('%s', (url, lang) => {
    expect(langOf(url)).toBe(lang)
  })

  it.each([
    ['/a/1-1', '/a/1-1?lang=en'],
    ['/a/1-1#top', '/a/1-1?lang=en#top'],
    ['/list/1-1?q=a', '/list/1-1?q=a&lang=en'],
    ['/list/1-1?lang=zh&q=a', '/list/1-1?q=a&lang=en'],
    ['/list/1-1?q=a&lang=zh#x', '/list/1-1?q=a&lang=en#x'],
    ['/a/1-1?lang=en', '/a/1-1?lang=en'],
  ])('is set once, at the end: %s', (url, there) => {
    expect(withLang(url, 'en')).toBe(there)
  })

  it('is taken out, and nothing else is', () => {
    expect(
      ['/a/1-1?lang=en', '/a/1-1?lang=fr#x', '/l?lang=zh&q=a', '/l?q=a&lang=en', '/l?q=a'].map(
        (url) => withLang(url, undefined),
      ),
    ).toEqual(['/a/1-1', '/a/1-1#x', '/l?q=a', '/l?q=a', '/l?q=a'])
  })

  it('is kept by links that do not name one themselves', () => {
    expect(inLang('/goods/1-1-1', 'en')).toBe('/goods/1-1-1?lang=en')
    expect(inLang('/goods/1-1-1?lang=zh', 'en')).toBe('/goods/1-1-1?lang=zh')
    expect(inLang('/goods/1-1-1', undefined)).toBe('/goods/1-1-1')
  })
})
