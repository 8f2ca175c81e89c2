import type { Call } from '@mallard/contract/api'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { type Caller, spread } from '@mallard/testing/caller'
import { describe, expect, it } from 'vitest'
import { readCookies, tokensToEcho } from '@mallard/contract/cookies'
import { testShop } from './testing/test-shop.ts'

const shop = await testShop()
const scope = { partnerId: 1, storeId: 1 }

/**
 * A call from a browser that has cookies of a domain above the shop's as well, before or behind the
 * shop's own; it echoes what our pages do.
 */
async function beside(
  browser: Caller,
  foreign: string,
  row: Call,
  input: Record<string, unknown>,
  order: 'before' | 'behind' = 'before',
) {
  const own = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const cookie = (order === 'before' ? [foreign, own] : [own, foreign]).filter(Boolean).join('; ')
  const name = row.authz === 'operator' ? 'STAFF-XSRF-TOKEN' : 'XSRF-TOKEN'
  const { path, query, body } = spread(row, browser.scope, input)
  const response = await fetch(shop.url + path + query, {
    method: row.method,
    headers: {
      cookie,
      'content-type': 'application/json',
      'x-xsrf-token': tokensToEcho(readCookies(cookie).get(name)) ?? '',
    },
    ...(row.method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { code: number; data: unknown }
  return { ...answer, status: response.status, set: response.headers.getSetCookie() }
}

describe.each(['before', 'behind'] as const)(
  'a cookie of a neighbour %s the shop’s own',
  (order) => {
    it.each([
      'XSRF-TOKEN=x',
      'XSRF-TOKEN=1.x',
      'XSRF-TOKEN=%E4%',
      'Authorization=Bearer abc',
      'Authorization=%E4%',
      'session-1=abc',
      'session-1=abcdefghijklmnopqrstuvwxyz',
      'visitor-1=abc',
      'store=9-9',
    ])('%s keeps nobody from changing their cart', async (foreign) => {
      const member = await shop.shopper()
      expect((await beside(member, foreign, identityCalls.userInfo, {}, order)).code).toBe(200)
      expect((await beside(member, foreign, cartCalls.checked, {}, order)).code).toBe(200)
    })

    it.each([
      'staff=abc',
      'staff=abcdefghijklmnopqrstuvwxyz',
      'STAFF-XSRF-TOKEN=x',
      'STAFF-XSRF-TOKEN=%E4%',
    ])('%s keeps no member of staff from their work', async (foreign) => {
      const owner = await shop.staff('owner')
      expect((await beside(owner, foreign, staffCalls.me, {}, order)).code).toBe(200)
      expect((await beside(owner, foreign, staffCalls.logout, {}, order)).code).toBe(200)
    })

    it('is not taken for the session that goes on, whose own token the answer gives', async () => {
      const member = await shop.shopper()
      const own = member.cookies.get('session-1')
      const init = await beside(member, 'session-1=abc', identityCalls.ssoInit, scope, order)
      expect(init.data).toMatchObject({ token: own, user: { id: expect.any(Number) as number } })
      expect(init.set.filter((line) => line.startsWith('session-1='))).toEqual([])
    })
  },
)

describe('a cookie of a neighbour', () => {
  it.each(['Authorization=1', 'XSRF-TOKEN=1.x', 'session-1=abcdefghijklmnopqrstuvwxyz'])(
    '%s signs nobody in',
    async (foreign) => {
      const visitor = await shop.visitor()
      expect((await beside(visitor, foreign, cartCalls.checked, {})).code).toBe(401)
    },
  )

  it('does not make up for the token of a session', async () => {
    const member = await shop.shopper()
    member.cookies.delete('XSRF-TOKEN')
    expect((await beside(member, 'XSRF-TOKEN=1.x', cartCalls.checked, {})).status).toBe(403)
  })

  it('ends with no sign-out what it never began: the member’s session alone is over', async () => {
    const member = await shop.shopper()
    const foreign = 'session-1=abc'
    expect((await beside(member, foreign, identityCalls.logout, {})).code).toBe(200)
    expect((await member.call(cartCalls.checked, {})).code).toBe(401)
  })
})
