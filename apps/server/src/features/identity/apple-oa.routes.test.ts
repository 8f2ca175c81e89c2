import { identityCalls } from '@mallard/contract/identity/identity.calls'
import { minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/test-shop.ts'
import { peopleOf } from './test-people.ts'

const shop = await testShop()
const { codeFor, byPhone, init } = peopleOf(shop)
const scope = { partnerId: 1, storeId: 1 }
const redirectUri = 'http://shop.test/hooks/sign-in/apple'

const beginApple = async (browser: Caller, to = '/goods/1-1-1') =>
  new URL((await browser.data(identityCalls.appleLogin, { to, ...scope })).url ?? '').searchParams

/** What Apple's page posts, from another site and without cookies; where the browser is led. */
async function appleReturns(fields: Record<string, string>): Promise<URL> {
  const response = await fetch(`${shop.url}/hooks/sign-in/apple`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
    body: new URLSearchParams(fields).toString(),
  })
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()).toEqual([])
  const target = /url=([^"]+)"/.exec(await response.text())?.[1]?.replaceAll('&amp;', '&') ?? ''
  return new URL(target, 'http://shop.test')
}

async function throughApple(browser: Caller, person: string, user?: object) {
  const asked = await beginApple(browser)
  const state = asked.get('state') ?? ''
  const code = await codeFor('apple', person, { nonce: asked.get('nonce') ?? '', redirectUri })
  const landed = await appleReturns({ code, state, ...(user && { user: JSON.stringify(user) }) })
  expect(landed.pathname).toBe('/login/1-1')
  return browser.call(identityCalls.appleLogin, { code: landed.searchParams.get('apple') ?? '', state: landed.searchParams.get('state') ?? '', ...scope })
}

describe('Sign in with Apple on the web', () => {
  it('takes the form back without cookies, keeps the name that comes once, and makes a member with a phone', async () => {
    const browser = await shop.visitor()
    const first = await throughApple(browser, 'mumu', { name: { firstName: '木', lastName: '木' } })
    expect(first.data).toMatchObject({ user: null, needPhone: true, to: '/goods/1-1-1' })
    const user = await byPhone(browser, '13900004001')
    expect(user.nickname).toBe('木木')

    const other = await shop.visitor()
    expect((await throughApple(other, 'mumu')).data).toMatchObject({ user: { id: user.id }, needPhone: false })
    expect((await init(other)).user?.id).toBe(user.id)
  })

  it('signs nobody in when another browser brings the code', async () => {
    const [own, other] = [await shop.visitor(), await shop.visitor()]
    const asked = await beginApple(own)
    const code = await codeFor('apple', 'mumu', { nonce: asked.get('nonce') ?? '', redirectUri })
    expect((await other.call(identityCalls.appleLogin, { code, state: asked.get('state') ?? '', ...scope })).reason).toBe('signInOver')
    expect((await other.call(identityCalls.appleLogin, { code, ...scope })).reason).toBe('signInOver')
  })

  it('believes no token of another nonce', async () => {
    const browser = await shop.visitor()
    const asked = await beginApple(browser)
    const code = await codeFor('apple', 'mumu', { nonce: 'another', redirectUri })
    expect((await browser.call(identityCalls.appleLogin, { code, state: asked.get('state') ?? '', ...scope })).reason).toBe('signInFailed')
  })

  it('is repeatable: the same code from the same browser gets the same answer', async () => {
    const browser = await shop.visitor()
    const old = browser.cookies.get('token') ?? ''
    const asked = await beginApple(browser)
    const input = { code: await codeFor('apple', 'mumu', { nonce: asked.get('nonce') ?? '', redirectUri }), state: asked.get('state') ?? '', ...scope }
    const first = await browser.data(identityCalls.appleLogin, input)
    const again = await browser.fetch(`/sso/oauth/apple/login?code=${input.code}`, {
      method: 'POST',
      headers: { cookie: `token=${old}`, 'content-type': 'application/json' },
      body: JSON.stringify({ state: input.state, ...scope }),
    })
    expect(((await again.json()) as { data: { token: string } }).data.token).toBe(first.token)
  })

  it('says so when one cancelled, and leads a stranger’s form home', async () => {
    const asked = await beginApple(await shop.visitor())
    expect((await appleReturns({ error: 'user_cancelled_authorize', state: asked.get('state') ?? '' })).searchParams.get('fail')).toBe('signInRefused')
    expect((await appleReturns({ code: 'c1', state: 'unknown' })).pathname).toBe('/')
    expect((await appleReturns({ code: '"><script>', state: asked.get('state') ?? '' })).searchParams.get('apple')).toBeNull()
  })
})

describe('corporate sign-in', () => {
  async function throughWecom(browser: Caller, person: string) {
    const { url } = await browser.data(identityCalls.oaLogin, { to: '/goods/1-1-1', ...scope })
    expect(url).toContain('redirect_uri=http%3A%2F%2Fshop.test%2FcompanyPass&')
    const state = new URL(url ?? '').searchParams.get('state') ?? ''
    return browser.call(identityCalls.oaLogin, { code: await codeFor('wecom', person), state, ...scope })
  }

  it('gives colleagues the role that inner buying wants', async () => {
    const browser = await shop.visitor()
    expect((await throughWecom(browser, 'anran')).data).toMatchObject({ needPhone: true, user: null })
    expect((await byPhone(browser, '13900004002')).roles).toEqual(['user', 'employee'])
    const other = await shop.visitor()
    expect((await throughWecom(other, 'anran')).data).toMatchObject({ user: { roles: ['user', 'employee'] }, to: '/goods/1-1-1' })
  })

  it('gives it to a member who is signed in, once', async () => {
    const browser = await shop.shopper()
    for (let time = 0; time < 2; time += 1) expect((await throughWecom(browser, 'dalin')).data.user?.roles).toEqual(['user', 'employee'])
  })

  it('refuses everybody else in words', async () => {
    const browser = await shop.visitor()
    expect(await throughWecom(browser, 'xiaoyu')).toMatchObject({ code: 500, message: '仅限企业成员登录，当前账号不是本企业成员' })
    expect((await init(browser)).user).toBeNull()
  })

  it('takes a state of ten minutes and of its own browser only', async () => {
    const [own, other] = [await shop.visitor(), await shop.visitor()]
    const { url } = await own.data(identityCalls.oaLogin, scope)
    const state = new URL(url ?? '').searchParams.get('state') ?? ''
    const code = await codeFor('wecom', 'anran')
    expect((await other.call(identityCalls.oaLogin, { code, state, ...scope })).reason).toBe('signInOver')
    shop.clock.advance(10 * minute)
    expect((await own.call(identityCalls.oaLogin, { code, state, ...scope })).reason).toBe('signInOver')
  })
})
