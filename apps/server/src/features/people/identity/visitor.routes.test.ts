import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { day } from '@mallard/kernel'
import { caller, type Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { peopleOf } from './test-people.ts'

const shop = await testShop()
const { init, throughWeixin } = peopleOf(shop)
const { db } = shop.services
const scope = { partnerId: 1, storeId: 1 }
const coffee = { partnerId: 2, storeId: 1 }
const countOf = async (table: 'session' | 'ticket') =>
  Number(
    (await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]
      ?.n,
  )
const sessions = () => countOf('session')
const tickets = () => countOf('ticket')
const visitorIn = (browser: Caller) => browser.cookies.get('visitor-1') ?? ''

describe('a visit', () => {
  it('writes no session, however many come without a cookie', async () => {
    const before = await sessions()
    for (let come = 0; come < 30; come += 1)
      expect((await init(caller(shop.url, scope))).is_new_pv).toBe(1)
    expect(await sessions()).toBe(before)
  })

  it('goes on: known again, with the XSRF token it began with', async () => {
    const browser = await shop.visitor()
    const [token, xsrf] = [visitorIn(browser), browser.cookies.get('XSRF-TOKEN')]
    expect(await init(browser)).toMatchObject({ is_new_pv: 0, user: null, token })
    expect(browser.cookies.get('XSRF-TOKEN')).toBe(xsrf)
    const forged = await browser.fetch('/sso/do/agree', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': '' },
      body: JSON.stringify({ consents: [{ code: 'user', version: '1' }], ...scope }),
    })
    expect(forged.status).toBe(403)
  })

  it('leads on to another store of the partner', async () => {
    const browser = await shop.visitor()
    await browser.data(identityCalls.ssoInit, { partnerId: 1, storeId: 2 })
    expect(visitorIn(browser)).toMatch(/^1-2\./)
    expect(
      (await browser.data(identityCalls.ssoInit, { partnerId: 1, storeId: 2 })).is_new_pv,
    ).toBe(0)
  })

  it('is over after thirty days', async () => {
    const browser = await shop.visitor()
    shop.clock.advance(30 * day)
    expect((await init(browser)).is_new_pv).toBe(1)
  })

  it('cannot be made up or altered', async () => {
    const browser = await shop.visitor()
    const [place, since, nonce, signature] = visitorIn(browser).split('.')
    for (const token of [
      `1-2.${since}.${nonce}.${signature}`,
      `${place}.${since}.${'x'.repeat(22)}.${signature}`,
      `${place}.zzzzzzzz.${nonce}.${signature}`,
      '1-1.x.y',
    ]) {
      browser.cookies.set('visitor-1', token)
      expect((await init(browser)).is_new_pv).toBe(1)
    }
  })

  it('is written down when there is something to remember, under a token of its own', async () => {
    const browser = await shop.visitor()
    const [before, token] = [await sessions(), visitorIn(browser)]
    await throughWeixin(browser, 'xiaoyu')
    expect(await sessions()).toBe(before + 1)
    expect(visitorIn(browser)).not.toBe(token)
    expect((await init(browser)).weixinUser?.nickname).toBe('小雨')
    shop.clock.advance(day)
    expect((await init(browser)).weixinUser).toBeNull()
  })

  it('of one address is not written down without end', async () => {
    const flood = caller(shop.url, scope)
    const [before, asked] = [await sessions(), await tickets()]
    const agree = () => {
      flood.cookies.clear()
      return flood.call(identityCalls.agree, {
        consents: [{ code: 'user', version: '1' }],
        ...scope,
      })
    }
    let answer = await agree()
    for (let time = 0; time < 700 && answer.code === 200; time += 1) answer = await agree()
    expect(answer.reason).toBe('tooOften')
    expect(await sessions()).toBe(before)
    expect((await tickets()) - asked).toBe(600)
  })
})

describe('sessions with two partners', () => {
  it('stand side by side: opening another brand signs nobody out of the first', async () => {
    const browser = await shop.shopper('13900007001')
    const me = await browser.data(identityCalls.userInfo, {})
    expect((await browser.data(identityCalls.ssoInit, coffee)).user).toBeNull()
    await browser.data(identityCalls.sendPhoneCodeV2, { phone: '13900007002', ...coffee })
    const [message] = await shop.control<{ code: string }[]>('/_ctl/sms?phone=13900007002')
    const { user: other } = await browser.data(identityCalls.login, {
      phone: '13900007002',
      code: message?.code ?? '',
      ...coffee,
    })
    expect(other.id).not.toBe(me.id)
    expect((await init(browser)).user?.id).toBe(me.id)
    expect((await browser.data(identityCalls.ssoInit, coffee)).user?.id).toBe(other.id)
    expect(browser.cookies.get('Authorization')).toBe('1.2')

    const infoAt = async (store: string) => {
      const answer = await browser.fetch('/sso/info/user-info', { headers: { 'x-store': store } })
      return ((await answer.json()) as { data: { id: number } }).data.id
    }
    expect([await infoAt('1-1'), await infoAt('2-1')]).toEqual([me.id, other.id])
  })

  it('end one by one, and each wants its own XSRF token', async () => {
    const browser = await shop.shopper('13900007003')
    await browser.data(identityCalls.ssoInit, coffee)
    const logout = (headers: Record<string, string>) =>
      browser.fetch('/sso/do/logout', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      })
    const [own = '', foreign = ''] = (browser.cookies.get('XSRF-TOKEN') ?? '').split('~')
    expect((await logout({ 'x-store': '1-1', 'x-xsrf-token': foreign })).status).toBe(403)
    expect(
      (await logout({ 'x-store': '1-1', 'x-xsrf-token': foreign.replace('2.', '1.') })).status,
    ).toBe(403)
    expect((await logout({ 'x-store': '2-1', 'x-xsrf-token': foreign })).status).toBe(200)
    expect((await init(browser)).user).not.toBeNull()
    expect((await logout({ 'x-store': '1-1', 'x-xsrf-token': own })).status).toBe(200)
    expect((await init(browser)).user).toBeNull()
  })

  it('bring back an XSRF token that was lost', async () => {
    const browser = await shop.shopper('13900007004')
    browser.cookies.delete('XSRF-TOKEN')
    expect((await browser.call(identityCalls.updateInfo, { nickname: '阿禾' })).status).toBe(403)
    await init(browser)
    expect((await browser.call(identityCalls.updateInfo, { nickname: '阿禾' })).code).toBe(200)
  })
})
