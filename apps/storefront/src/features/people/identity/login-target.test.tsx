import { afterEach, describe, expect, it } from 'vitest'
import { loginTarget } from './login-target.ts'

const scope = { partnerId: 1, storeId: 2 } as Parameters<typeof loginTarget>[1]

it.each([
  ['the page one came from', 'https://shop.example/goods/3-1-2?from=a', '/goods/3-1-2?from=a'],
  ['a path of ours', '/order/1-2/cart', '/order/1-2/cart'],
  ['never another site', 'https://evil.example/goods/3-1-2', '/user/1-2'],
  ['never another site without a scheme', '//evil.example/x', '/user/1-2'],
  ['never to another site in the guise of a path', '/.//evil.example', '/user/1-2'],
  ['never to a call', '/sso/do/logout', '/user/1-2'],
  ['never a script', 'javascript:alert(1)', '/user/1-2'],
  ['never the login page again', 'https://shop.example/login/1-2?to=x', '/user/1-2'],
  ['the user centre when nothing was said', undefined, '/user/1-2'],
])('leads to %s', (_, to, target) => {
  expect(loginTarget(to, scope, 'https://shop.example')).toBe(target)
})

describe('without a page to come back to', () => {
  afterEach(() => localStorage.clear())

  it('leads to where an embedded browser opened the shop, if that is a page of ours', () => {
    localStorage.setItem('landPage', '/goods/3-1-2?from=card')
    expect(loginTarget(undefined, scope, 'https://shop.example')).toBe('/goods/3-1-2?from=card')
    expect(loginTarget('https://evil.example', scope, 'https://shop.example')).toBe(
      '/goods/3-1-2?from=card',
    )
    localStorage.setItem('landPage', '//evil.example')
    expect(loginTarget(undefined, scope, 'https://shop.example')).toBe('/user/1-2')
  })
})
