import { linkTypes, type ContentLink } from '@mallard/contract/links'
import { hostileTargets } from '@mallard/contract/own-path.payloads'
import { describe, expect, it } from 'vitest'
import { targetOfLink } from './content-link.rules.ts'

const scope = { partnerId: 1, storeId: 2 }
const home = { kind: 'page', to: '/a/1-2' }

function target(type: ContentLink['type'], value = '', isBrowser = true) {
  return targetOfLink({ type, value }, scope, isBrowser)
}

describe('the links of page content', () => {
  it.each([
    ['items', '12', { kind: 'page', to: '/goods/12-1-2' }],
    ['home', '', home],
    ['addCart', 'HL-KT01-OAT-08', { kind: 'addCart', productSn: 'HL-KT01-OAT-08' }],
    ['category', '3', { kind: 'page', to: '/category-1-2?categoryId=3' }],
    ['goodslist', '3', { kind: 'page', to: '/category-1-2?categoryId=3' }],
    ['goodslist', '', { kind: 'page', to: '/category-1-2' }],
    ['keyword', '手冲 壶', { kind: 'page', to: `/list/1-2?q=${encodeURIComponent('手冲 壶')}` }],
    ['cmsV1a', 'breakfast', { kind: 'page', to: '/a/1-2/breakfast' }],
    ['cmsV1a', 'home', home],
    ['url', 'https://www.12315.cn/', { kind: 'external', to: 'https://www.12315.cn/' }],
    ['router', '/b/2-1/ridge-notes', { kind: 'page', to: '/b/2-1/ridge-notes' }],
    ['live', '28', { kind: 'live', room: '28' }],
    ['live', '', home],
    ['none', '', home],
    ['default', '', home],
    ['coupon', 'AbCdEfGhIjKlMnOpQrStUv', { kind: 'coupon', grantUuid: 'AbCdEfGhIjKlMnOpQrStUv' }],
    ['coupon', 'no-coupon', home],
    ['invitation', '7', { kind: 'page', to: '/invitation/1-2/7' }],
    ['invitation', 'x', home],
    ['#', '', { kind: 'top' }],
  ] as const)('lead where the specification says: %s %s', (type, value, expected) => {
    expect(target(type, value)).toEqual(expected)
  })

  it('lead home where a newer shop wrote a type that this one does not know', () => {
    expect(target('hologram' as ContentLink['type'], '7')).toEqual(home)
  })

  it('open other sites in a plain browser only', () => {
    expect(target('url', 'https://www.12315.cn/', false)).toEqual(home)
  })

  it.each(hostileTargets)('never leave by an inner path: %j', (value) => {
    const { kind, ...rest } = target('router', value)
    expect({ kind, ...rest }).toEqual(home)
  })

  it.each(hostileTargets.filter((value) => !/^https?:\/\/[a-z:\d.[\]]+\/(?:a\/1-1)?$/.test(value)))(
    'never follow what is no plain address of the web: %j',
    (value) => {
      expect(target('url', value)).toEqual(home)
    },
  )

  it('have no dead end, whatever stands in them', () => {
    for (const type of linkTypes)
      for (const value of ['', 'x', '-1', '0', '/x'])
        expect(target(type, value).kind).toMatch(/^(page|external|addCart|top|live|coupon)$/)
  })
})
