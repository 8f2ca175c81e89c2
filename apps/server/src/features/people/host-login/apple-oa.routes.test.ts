import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { queueColleagueChecks } from '../colleague/colleague.service.ts'
import { peopleOf } from '../identity/test-people.ts'

const shop = await testShop()
const { codeFor, byPhone, init, confirm } = peopleOf(shop)
const scope = { partnerId: 1, storeId: 1 }
const redirectUri = 'http://shop.test/hooks/sign-in/apple'

const beginApple = async (browser: Caller, to = '/goods/1-1-1') =>
  new URL((await browser.data(identityCalls.appleLogin, { to, ...scope })).url ?? '').searchParams

/** What Apple's page posts, from another site and without cookies; where the browser is led. */
async function appleReturns(fields: Record<string, string>): Promise<URL> {
  const response = await fetch(`${shop.url}/hooks/sign-in/apple`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://appleid.apple.com',
    },
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
  return browser.call(identityCalls.appleLogin, {
    code: landed.searchParams.get('apple') ?? '',
    state: landed.searchParams.get('state') ?? '',
    ...scope,
  })
}

async function throughWecom(browser: Caller, person: string) {
  const { url } = await browser.data(identityCalls.oaLogin, { to: '/goods/1-1-1', ...scope })
  expect(url).toContain('redirect_uri=http%3A%2F%2Fshop.test%2FcompanyPass&')
  const state = new URL(url ?? '').searchParams.get('state') ?? ''
  return browser.call(identityCalls.oaLogin, {
    code: await codeFor('wecom', person),
    state,
    ...scope,
  })
}

describe('Sign in with Apple on the web', () => {
  it('takes the form back without cookies, keeps the name that comes once, and makes a member with a phone', async () => {
    const browser = await shop.visitor()
    const first = await throughApple(browser, 'mumu', { name: { firstName: '木', lastName: '木' } })
    expect(first.data).toMatchObject({ user: null, needPhone: true, to: '/goods/1-1-1' })
    const user = await byPhone(browser, '13900004001')
    expect(user.nickname).toBe('木木')

    const other = await shop.visitor()
    expect((await throughApple(other, 'mumu')).data).toMatchObject({
      user: { id: user.id },
      needPhone: false,
    })
    expect((await init(other)).user?.id).toBe(user.id)
  })

  it('signs nobody in when another browser brings the code', async () => {
    const [own, other] = [await shop.visitor(), await shop.visitor()]
    const asked = await beginApple(own)
    const code = await codeFor('apple', 'mumu', { nonce: asked.get('nonce') ?? '', redirectUri })
    expect(
      (
        await other.call(identityCalls.appleLogin, {
          code,
          state: asked.get('state') ?? '',
          ...scope,
        })
      ).reason,
    ).toBe('signInOver')
    expect((await other.call(identityCalls.appleLogin, { code, ...scope })).reason).toBe(
      'signInOver',
    )
  })

  it('believes no token of another nonce', async () => {
    const browser = await shop.visitor()
    const asked = await beginApple(browser)
    const code = await codeFor('apple', 'mumu', { nonce: 'another', redirectUri })
    expect(
      (
        await browser.call(identityCalls.appleLogin, {
          code,
          state: asked.get('state') ?? '',
          ...scope,
        })
      ).reason,
    ).toBe('signInFailed')
  })

  it('is repeatable: the same code from the same browser gets the same answer', async () => {
    const browser = await shop.visitor()
    const [old, xsrf] = [
      browser.cookies.get('visitor-1') ?? '',
      browser.cookies.get('XSRF-TOKEN') ?? '',
    ]
    const asked = await beginApple(browser)
    const input = {
      code: await codeFor('apple', 'mumu', { nonce: asked.get('nonce') ?? '', redirectUri }),
      state: asked.get('state') ?? '',
      ...scope,
    }
    const first = await browser.data(identityCalls.appleLogin, input)
    const again = await browser.fetch(`/sso/oauth/apple/login?code=${input.code}`, {
      method: 'POST',
      headers: {
        cookie: `visitor-1=${old}`,
        'x-xsrf-token': xsrf,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ state: input.state, ...scope }),
    })
    expect(((await again.json()) as { data: { token: string } }).data.token).toBe(first.token)
  })

  it('says so when one cancelled, and leads a stranger’s form home', async () => {
    const asked = await beginApple(await shop.visitor())
    expect(
      (
        await appleReturns({ error: 'user_cancelled_authorize', state: asked.get('state') ?? '' })
      ).searchParams.get('fail'),
    ).toBe('signInRefused')
    expect((await appleReturns({ code: 'c1', state: 'unknown' })).pathname).toBe('/')
    expect(
      (
        await appleReturns({ code: '"><script>', state: asked.get('state') ?? '' })
      ).searchParams.get('apple'),
    ).toBeNull()
  })
})

describe('corporate sign-in', () => {
  it('gives colleagues the role that inner buying wants', async () => {
    const browser = await shop.visitor()
    expect((await throughWecom(browser, 'anran')).data).toMatchObject({
      needPhone: true,
      user: null,
    })
    expect((await byPhone(browser, '13900004002')).roles).toEqual(['user', 'employee'])
    const other = await shop.visitor()
    expect((await throughWecom(other, 'anran')).data).toMatchObject({
      user: { roles: ['user', 'employee'] },
      to: '/goods/1-1-1',
    })
  })

  it('gives it to a member who is signed in and says that it is them, once', async () => {
    const browser = await shop.shopper()
    expect((await throughWecom(browser, 'dalin')).data).toMatchObject({
      user: { roles: ['user'] },
      binding: { way: 'oa' },
    })
    await confirm(browser)
    expect((await throughWecom(browser, 'dalin')).data).toMatchObject({
      user: { roles: ['user', 'employee'] },
      binding: null,
    })
  })

  it('refuses everybody else in words', async () => {
    const browser = await shop.visitor()
    expect(await throughWecom(browser, 'xiaoyu')).toMatchObject({
      code: 500,
      message: '仅限企业成员登录，当前账号不是本企业成员',
    })
    expect((await init(browser)).user).toBeNull()
  })

  it('takes a state of ten minutes and of its own browser only', async () => {
    const [own, other] = [await shop.visitor(), await shop.visitor()]
    const { url } = await own.data(identityCalls.oaLogin, scope)
    const state = new URL(url ?? '').searchParams.get('state') ?? ''
    const code = await codeFor('wecom', 'anran')
    expect((await other.call(identityCalls.oaLogin, { code, state, ...scope })).reason).toBe(
      'signInOver',
    )
    shop.clock.advance(10 * minute)
    expect((await own.call(identityCalls.oaLogin, { code, state, ...scope })).reason).toBe(
      'signInOver',
    )
  })
})

describe('what Apple granted', () => {
  const grantsOf = (person: string) =>
    shop.control<{ live: number; revoked: number }>(`/_ctl/apple/grants?person=${person}`)
  const kept = () => shop.services.db.selectFrom('apple_grant').selectAll().execute()
  const appleOf = async (browser: Caller) =>
    (await browser.data(memberCalls.identityList, {})).list.find(({ type }) => type === 'apple')!.id
  const unbind = async (browser: Caller) =>
    browser.data(memberCalls.identityUnbind, { id: await appleOf(browser) })

  it('is kept sealed, and taken back when the account is unbound', async () => {
    const browser = await shop.shopper()
    await throughApple(browser, 'dalin')
    await confirm(browser)
    const [own] = (await kept()).slice(-1)
    expect(own?.app).toBe('web')
    expect(own?.sealed).not.toMatch(/^r[0-9a-f]{48}$/)
    expect(await grantsOf('dalin')).toEqual({ live: 1, revoked: 0 })
    await unbind(browser)
    await shop.worker.runDue()
    expect(await grantsOf('dalin')).toEqual({ live: 0, revoked: 1 })
    expect((await kept()).some(({ subject }) => subject === own?.subject)).toBe(false)
  })

  it('is taken back on the web and in the app, and later when Apple does not answer', async () => {
    const browser = await shop.shopper()
    await throughApple(browser, 'dalin')
    await confirm(browser)
    await browser.data(identityCalls.appLogin, {
      x: await codeFor('apple', 'dalin', { app: 'app' }),
      type: 'apple',
    })
    const before = await grantsOf('dalin')
    expect(before.live).toBe(2)
    await shop.control('/_ctl/rules', {
      match: { provider: 'apple', operation: 'revoke' },
      do: { kind: 'dropBefore' },
      times: 1,
    })
    await unbind(browser)
    await shop.worker.runDue()
    expect(await grantsOf('dalin')).toEqual(before)
    shop.clock.advance(minute)
    await shop.worker.runDue()
    expect(await grantsOf('dalin')).toEqual({ live: 0, revoked: before.revoked + 2 })
  })

  it('stays while an account is signed in to by it: bound again, or that of another partner', async () => {
    const browser = await shop.shopper()
    await throughApple(browser, 'dalin')
    await confirm(browser)
    const before = await grantsOf('dalin')
    await unbind(browser)
    await throughApple(browser, 'dalin')
    await confirm(browser)
    await shop.worker.runDue()
    expect(await grantsOf('dalin')).toEqual({ ...before, live: before.live + 1 })
  })

  it('is taken back when the account ends', async () => {
    const browser = await shop.shopper('13900004077')
    await throughApple(browser, 'xiaoyu')
    await confirm(browser)
    const { id } = await browser.data(identityCalls.userInfo, {})
    const { revoked } = await grantsOf('xiaoyu')
    shop.clock.advance(minute)
    await browser.data(memberCalls.cancelSms, {})
    const [message] = await shop.control<{ code: string }[]>('/_ctl/sms?phone=13900004077')
    await browser.data(memberCalls.cancelMember, {
      reason: '不再使用',
      phoneCode: message?.code ?? '',
    })
    await shop.worker.runDue()
    expect((await grantsOf('xiaoyu')).revoked).toBe(revoked)
    shop.clock.advance(8 * day)
    await shop.worker.runDue()
    expect((await grantsOf('xiaoyu')).revoked).toBe(revoked + 1)
    expect(
      await shop.services.db
        .selectFrom('member_identity')
        .where('member_id', '=', id)
        .selectAll()
        .execute(),
    ).toEqual([])
  })
})

describe('a colleague who leaves', () => {
  const set = (person: string, state: string) =>
    shop.control('/_ctl/wecom/colleague', { person, state })
  const rolesOf = async (browser: Caller) => (await browser.data(identityCalls.userInfo, {})).roles

  async function colleague(phone?: string): Promise<Caller> {
    await shop.services.db.deleteFrom('member_identity').where('type', '=', 'oa').execute()
    const browser = await shop.shopper(phone)
    const { url } = await browser.data(identityCalls.oaLogin, scope)
    await browser.data(identityCalls.oaLogin, {
      code: await codeFor('wecom', 'dalin'),
      state: new URL(url ?? '').searchParams.get('state') ?? '',
      ...scope,
    })
    await confirm(browser)
    expect(await rolesOf(browser)).toEqual(['user', 'employee'])
    return browser
  }

  it.each(['gone', 'disabled'])(
    'and is %s loses the role in the night, in the session that is open',
    async (state) => {
      const browser = await colleague()
      await queueColleagueChecks(shop.services.db, shop.services)
      await shop.worker.runDue()
      expect(await rolesOf(browser)).toEqual(['user', 'employee'])
      await set('dalin', state)
      await queueColleagueChecks(shop.services.db, shop.services)
      await shop.worker.runDue()
      expect(await rolesOf(browser)).toEqual(['user'])
      expect((await browser.data(memberCalls.identityList, {})).list).toEqual([])
      await set('dalin', 'here')
    },
  )

  it('loses it with the next sign-in, whichever way', async () => {
    const phone = '13900004088'
    await colleague(phone)
    await set('dalin', 'gone')
    shop.clock.advance(hour)
    const again = await shop.shopper(phone)
    await shop.worker.runDue()
    expect(await rolesOf(again)).toEqual(['user'])
    await set('dalin', 'here')
  })

  it('cannot come in by the corporation any more, and nobody is shut out because it does not answer', async () => {
    const browser = await colleague()
    await set('dalin', 'disabled')
    expect((await throughWecom(await shop.visitor(), 'dalin')).reason).toBe('notColleague')
    await set('dalin', 'here')
    await shop.control('/_ctl/rules', {
      match: { provider: 'wecom', operation: 'profile' },
      do: { kind: 'errorBefore' },
      times: 1,
    })
    await queueColleagueChecks(shop.services.db, shop.services)
    await shop.worker.runDue()
    expect(await rolesOf(browser)).toEqual(['user', 'employee'])
  })
})
