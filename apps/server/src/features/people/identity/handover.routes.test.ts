import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { minute } from '@mallard/kernel'
import { caller, type Caller } from '@mallard/testing/caller'
import { describe, expect, it } from 'vitest'
import { raceTest } from '#app/testing/test-harness.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { peopleOf } from './test-people.ts'

const shop = await testShop()
const { codeFor, byPhone, confirm, init } = peopleOf(shop)
const scope = { partnerId: 1, storeId: 1 }
const mini = { utm_source: 'weixinMiniProgram' }

/** The mini-program's own pages, and apps: no cookies. */
const cookieless = (): Caller => {
  const app = caller(shop.url, scope)
  app.cookies.set = () => app.cookies
  return app
}
const webView = async () => {
  const browser = await shop.visitor()
  await init(browser, mini)
  return browser
}
const loginPage = (ticket: string, x: string) =>
  cookieless().call(identityCalls.appLogin, { x, type: 'weixinMini', cookie_token: ticket })
const miniCode = (person: string) => codeFor('weixin', person, { app: 'mini' })

describe('the mini-program’s login page', () => {
  it('signs in the very web view that opened it, by tickets that are no tokens', async () => {
    const known = await shop.visitor()
    await known.data(identityCalls.appLogin, { x: await miniCode('anran'), type: 'weixinMini' })
    const user = await byPhone(known, '13900003001')

    const browser = await webView()
    const ticket = browser.cookies.get('cookie_token2') ?? ''
    expect(ticket).toMatch(/^[0-9A-Za-z]{22}$/)
    expect(ticket).not.toBe(browser.cookies.get('visitor-1'))
    const { data } = await loginPage(ticket, await miniCode('anran'))
    expect(data).toMatchObject({ user: { id: user.id }, needPhone: false })
    const old = browser.cookies.get('visitor-1')
    expect((await init(browser, { ...mini, cookie_token: data.ticket ?? '' })).user?.id).toBe(
      user.id,
    )
    expect(browser.cookies.get('session-1')).toBeTruthy()
    expect(browser.cookies.get('session-1')).not.toBe(old)
  })

  it('leaves somebody new to the web view’s phone form, which binds them', async () => {
    const browser = await webView()
    const { data } = await loginPage(
      browser.cookies.get('cookie_token2') ?? '',
      await miniCode('mumu'),
    )
    expect(data).toMatchObject({ user: null, token: null, needPhone: true })
    expect(
      (await init(browser, { ...mini, cookie_token: data.ticket ?? '' })).weixinUser,
    ).not.toBeNull()
    const user = await byPhone(browser, '13900003002')
    const again = await webView()
    expect(
      (await loginPage(again.cookies.get('cookie_token2') ?? '', await miniCode('mumu'))).data.user
        ?.id,
    ).toBe(user.id)
  })
})

describe('somebody who is signed in on the page', () => {
  it('is asked whether a free WeChat is theirs, which binds it; another member’s it never gets', async () => {
    const owner = await shop.shopper()
    await init(owner, mini)
    const { data } = await loginPage(
      owner.cookies.get('cookie_token2') ?? '',
      await miniCode('fresh-00000001'),
    )
    expect(data).toMatchObject({ user: null, token: null })
    const me = await owner.data(identityCalls.userInfo, {})
    const { binding, user } = await init(owner, { ...mini, cookie_token: data.ticket ?? '' })
    expect(user?.id).toBe(me.id)
    expect(binding).toMatchObject({
      way: 'weixin',
      account: { nickname: me.nickname, phoneMasked: me.phoneMasked },
    })
    await confirm(owner)
    await init(owner, mini)
    expect(
      (await loginPage(owner.cookies.get('cookie_token2') ?? '', await miniCode('fresh-00000001')))
        .data.user?.id,
    ).toBe(me.id)

    const other = await shop.shopper()
    await init(other, mini)
    expect(
      (await loginPage(other.cookies.get('cookie_token2') ?? '', await miniCode('fresh-00000001')))
        .reason,
    ).toBe('identityTaken')
  })
})

describe('a ticket', () => {
  const given = async () => {
    const browser = await webView()
    const { data } = await loginPage(
      browser.cookies.get('cookie_token2') ?? '',
      await miniCode('anran'),
    )
    return { browser, ticket: data.ticket ?? '' }
  }

  it('is worth nothing to another browser, signed in or not', async () => {
    const { ticket } = await given()
    for (const other of [await webView(), await shop.shopper()]) {
      const before = (await init(other)).user
      expect((await init(other, { ...mini, cookie_token: ticket })).user).toEqual(before)
    }
    const plain = caller(shop.url, scope)
    expect((await init(plain, { cookie_token: ticket })).user).toBeNull()
  })

  it('that no page asked for is good in the mini-program alone, which an address cannot pretend to be', async () => {
    const { data } = await cookieless().call(identityCalls.appLogin, {
      x: await miniCode('anran'),
      type: 'weixinMini',
    })
    const ticket = data.ticket ?? ''
    const plain = await shop.shopper()
    const before = (await init(plain)).user
    expect((await init(plain, { ...mini, cookie_token: ticket })).user).toEqual(before)

    const headers = {
      'user-agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.49 miniProgram/wx00000000sandbox2',
    }
    const answer = await (
      await shop.visitor()
    ).fetch(`/sso/init/sso?partnerId=1&storeId=1&cookie_token=${ticket}`, { headers })
    expect(((await answer.json()) as { data: { user: unknown } }).data.user).toEqual(data.user)
  })

  it('is good once, and for a minute', async () => {
    const { browser, ticket } = await given()
    expect((await init(browser, { cookie_token: ticket })).user).not.toBeNull()
    await browser.data(identityCalls.logout, {})
    await init(browser, mini)
    const again = await init(browser, { cookie_token: ticket })
    expect(again).toMatchObject({ user: null, tipMsg: { text: '授权已失效，请重新登录' } })

    const late = await given()
    shop.clock.advance(minute)
    expect((await init(late.browser, { cookie_token: late.ticket })).user).toBeNull()
  })

  it('for the mini-program’s pages opens nothing twice, and nothing of a session that has ended', async () => {
    const browser = await webView()
    const ticket = browser.cookies.get('cookie_token2') ?? ''
    expect((await loginPage(ticket, await miniCode('anran'))).code).toBe(200)
    expect((await loginPage(ticket, await miniCode('anran'))).reason).toBe('signInOver')

    const shopper = await shop.shopper()
    await init(shopper, mini)
    const ended = shopper.cookies.get('cookie_token2') ?? ''
    await shopper.data(identityCalls.logout, {})
    expect((await init(cookieless(), { cookie_token: ended })).user).toBeNull()
  })

  it('gives a pay page a session of its own, without cookies', async () => {
    const shopper = await shop.shopper()
    const { user } = await init(shopper, mini)
    const answer = await fetch(
      `${shop.url}/sso/init/sso?partnerId=1&storeId=1&cookie_token=${shopper.cookies.get('cookie_token2')}`,
    )
    expect(answer.headers.getSetCookie().filter((line) => line.startsWith('session-1='))).toEqual(
      [],
    )
    const { data } = (await answer.json()) as { data: { token: string; user: { id: number } } }
    expect(data.user.id).toBe(user?.id)
    expect(data.token).not.toBe(shopper.cookies.get('session-1'))
    const info = await fetch(`${shop.url}/sso/info/user-info`, {
      headers: { authorization: data.token },
    })
    expect(await info.json()).toMatchObject({ code: 200 })
  })
})

describe('a native app', () => {
  it('signs in its page by the code of thridlogin', async () => {
    const browser = await shop.visitor()
    const input = { type: 'weixin' as const, appid: 'wx00000000sandbox4' }
    expect(
      await browser.data(identityCalls.appLogin, {
        ...input,
        x: await codeFor('weixin', 'dalin', { app: 'mallApp' }),
      }),
    ).toMatchObject({
      needPhone: true,
      user: null,
    })
    const user = await byPhone(browser, '13900003003')
    const other = await shop.visitor()
    expect(
      (
        await other.data(identityCalls.appLogin, {
          ...input,
          x: await codeFor('weixin', 'dalin', { app: 'mallApp' }),
        })
      ).user?.id,
    ).toBe(user.id)
    expect((await init(other)).user?.id).toBe(user.id)
  })

  it('signs in by Apple, where codes of the web are worth nothing', async () => {
    const browser = await shop.visitor()
    const by = async (app: string) =>
      browser.call(identityCalls.appLogin, {
        type: 'apple',
        x: await codeFor('apple', 'mumu', { app }),
      })
    expect((await by('web')).reason).toBe('signInOver')
    expect((await by('app')).data).toMatchObject({ needPhone: true })
  })

  it('gets a token and no cookies when it has no page', async () => {
    const x = await codeFor('weixin', 'dalin', { app: 'mallApp' })
    const answer = await fetch(
      `${shop.url}/sso/oauth/1-1/app-login/${x}?type=weixin&appid=wx00000000sandbox4`,
    )
    expect(answer.headers.getSetCookie()).toEqual([])
    const { data } = (await answer.json()) as { data: { token: string } }
    const info = await fetch(`${shop.url}/sso/info/user-info`, {
      headers: { authorization: data.token },
    })
    expect(await info.json()).toMatchObject({ code: 200 })
    expect(
      await (
        await fetch(`${shop.url}/sso/oauth/1-1/app-login/${x}?type=weixin&appid=wx00000000sandbox4`)
      ).json(),
    ).toMatchObject({ reason: 'signInOver' })
  })

  it('is not signed in by a link: another site cannot put its own account into a browser', async () => {
    const browser = await shop.visitor()
    const x = await codeFor('weixin', 'dalin', { app: 'mallApp' })
    const path = `/sso/oauth/1-1/app-login/${x}?type=weixin`
    expect((await browser.fetch(path, { headers: { 'x-xsrf-token': '' } })).status).toBe(403)
    expect((await init(browser)).user).toBeNull()
  })

  it.each([
    [{ type: 'weixin', appid: 'wx-unknown' }, 'wayUnavailable'],
    [{ type: 'weixin', appid: 'wx00000000sandbox1' }, 'wayUnavailable'],
    [{ type: 'weixinMini', cookie_token: '0'.repeat(22) }, 'signInOver'],
    [{ type: 'phone' }, 'badInput'],
  ])('%j is refused in words', async (input, reason) => {
    expect(
      (
        await cookieless().call(identityCalls.appLogin, {
          x: 'nonsense',
          ...(input as { type: 'weixin' }),
        })
      ).reason,
    ).toBe(reason)
  })
})

describe('a passport', () => {
  const issue = async (shopper: Caller) => (await shopper.data(identityCalls.passport, {})).passport

  it('carries a session to a browser that agreed to it, after showing whose it is', async () => {
    const app = await shop.shopper()
    const { id, nickname } = await app.data(identityCalls.userInfo, {})
    const x = await issue(app)
    const browser = await shop.visitor()
    expect(await browser.data(identityCalls.passportOf, { x })).toMatchObject({
      nickname,
      phoneMasked: expect.stringContaining('****'),
    })
    expect((await init(browser)).user).toBeNull()
    expect((await browser.data(identityCalls.passportUse, { x, isAccepted: true })).user?.id).toBe(
      id,
    )
    expect((await init(browser)).user?.id).toBe(id)
    // The app goes on with its own.
    expect((await app.call(identityCalls.userInfo, {})).code).toBe(200)
  })

  it('that is refused is used up, and nobody is signed in', async () => {
    const browser = await shop.visitor()
    const x = await issue(await shop.shopper())
    expect(await browser.data(identityCalls.passportUse, { x, isAccepted: false })).toEqual({
      user: null,
    })
    expect((await browser.call(identityCalls.passportUse, { x, isAccepted: true })).reason).toBe(
      'passportOver',
    )
    expect((await init(browser)).user).toBeNull()
  })

  it('is over after a minute, with its session, and at another partner; and never a cookie_token', async () => {
    const browser = await shop.visitor()
    const app = await shop.shopper()
    const late = await issue(app)
    shop.clock.advance(minute)
    expect((await browser.call(identityCalls.passportOf, { x: late })).reason).toBe('passportOver')

    const x = await issue(app)
    expect((await init(browser, { cookie_token: x })).user).toBeNull()
    const elsewhere = await shop.visitor({ partnerId: 2, storeId: 1 })
    expect((await elsewhere.call(identityCalls.passportUse, { x, isAccepted: true })).reason).toBe(
      'passportOver',
    )
    await app.data(identityCalls.logout, {})
    expect((await browser.call(identityCalls.passportUse, { x, isAccepted: true })).reason).toBe(
      'passportOver',
    )
  })

  it('needs somebody signed in to be made', async () => {
    expect((await (await shop.visitor()).call(identityCalls.passport, {})).code).toBe(401)
  })

  raceTest('that is accepted by many at once lets one in', async () => {
    const x = await issue(await shop.shopper())
    const browsers = await Promise.all(Array.from({ length: 6 }, () => shop.visitor()))
    const answers = await Promise.all(
      browsers.map((browser) => browser.call(identityCalls.passportUse, { x, isAccepted: true })),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  })
})
