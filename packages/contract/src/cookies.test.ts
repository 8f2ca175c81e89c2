import { expect, it } from 'vitest'
import { chosenLanguage, languageCookieOf, readCookies, tokensToEcho } from './cookies.ts'

it('cookies of one name are all read, in their order', () => {
  const cookies = readCookies('XSRF-TOKEN=x; store=1-1;XSRF-TOKEN=1.own; a==b; =c; d')
  expect([...cookies]).toEqual([
    ['XSRF-TOKEN', ['x', '1.own']],
    ['store', ['1-1']],
    ['a', ['=b']],
  ])
  expect(readCookies(undefined).size).toBe(0)
})

it.each([
  ['Authorization=1%2E2', ['1.2']],
  ['Authorization=%E4%', ['%E4%']],
  ['Authorization=%', ['%']],
  ['Authorization=', ['']],
])('%s is read as it can be', (text, values) => {
  expect(readCookies(text).get('Authorization')).toEqual(values)
})

it('of one name no more are kept than domains can have set', () => {
  const many = Array.from({ length: 50 }, (_, index) => `a=${index}`).join('; ')
  expect(readCookies(many).get('a')).toHaveLength(8)
})

it('every token goes back that a header can carry', () => {
  expect(tokensToEcho(undefined)).toBeUndefined()
  expect(tokensToEcho([''])).toBeUndefined()
  expect(tokensToEcho(['1.own'])).toBe('1.own')
  expect(tokensToEcho(['x', '壶', '1\n2', '1.own~2.own'])).toBe('x~1.own~2.own')
})

it.each([
  ['lang=zh', 'zh'],
  ['lang=en-GB', undefined],
  ['lang=english; lang=en', 'en'],
  ['lang=en; lang=zh', 'en'],
  ['', undefined],
])('a reader with “%s” has chosen %s', (text, locale) => {
  expect(chosenLanguage(readCookies(text))).toBe(locale)
})

it.each(['zh', 'en'] as const)('a choice of %s counts beside a neighbour’s', (locale) => {
  const own = languageCookieOf(locale, '/').split(';')[0]
  for (const other of ['zh', 'en', 'fr', '%E4%'])
    for (const text of [`lang=${other}; ${own}`, `${own}; lang=${other}`])
      expect(chosenLanguage(readCookies(text))).toBe(locale)
})
