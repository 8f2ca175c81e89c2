import { expect, it } from 'vitest'
import { loginTarget } from './login-target.ts'

const scope = { partnerId: 1, storeId: 2 } as Parameters<typeof loginTarget>[1]

it.each([
  ['the page one came from', 'https://shop.example/goods/3-1-2?from=a', '/goods/3-1-2?from=a'],
  ['a path of ours', '/order/1-2/cart', '/order/1-2/cart'],
  ['never another site', 'https://evil.example/goods/3-1-2', '/user/1-2'],
  ['never another site without a scheme', '//evil.example/x', '/user/1-2'],
  ['never a script', 'javascript:alert(1)', '/user/1-2'],
  ['never the login page again', 'https://shop.example/login/1-2?to=x', '/user/1-2'],
  ['the user centre when nothing was said', undefined, '/user/1-2'],
])('leads to %s', (_, to, target) => {
  expect(loginTarget(to, scope, 'https://shop.example')).toBe(target)
})
