import type { Consent } from '@mallard/contract/people/identity/identity.fields'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { hour } from '@mallard/kernel'
import { caller, type Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { peopleOf, wap } from './test-people.ts'

const shop = await testShop()
const { codeFor, locationOf, throughWeixin, byPhone, confirm, init } = peopleOf(shop)
const { db } = shop.services
const scope = { partnerId: 1, storeId: 1 }
let now: Consent[] = []

const agree = (browser: Caller, consents = now) =>
  browser.data(identityCalls.agree, { consents, ...scope })
/** Ticks, and goes to WeChat with the ticket that comes of it. */
async function tickedThroughWeixin(browser: Caller, person: string, ticket?: string | null) {
  const agreed = ticket ?? (await agree(browser)).ticket
  const to = encodeURIComponent('/goods/1-1-1')
  const left = await locationOf(browser, `${wap}?to=${to}&agreed=${agreed}`)
  const state = new URL(left).searchParams.get('state')
  return locationOf(browser, `${wap}?code=${await codeFor('weixin', person)}&state=${state}`)
}
const keptOf = (memberId: number) =>
  db
    .selectFrom('consent')
    .where('member_id', '=', memberId)
    .select(['code', 'version', 'host', 'withdrawn_at'])
    .orderBy('id')
    .execute()
const dueOf = async (browser: Caller) =>
  (await browser.data(memberCalls.agreementList, {})).agreements
    .filter(({ isDue }) => isDue)
    .map(({ code }) => code)
const forget = (memberId: number) =>
  db.deleteFrom('consent').where('member_id', '=', memberId).execute()

/** A member whom WeChat and Apple's app vouch for, and who has agreed to nothing. */
async function known(person: string, phone: string): Promise<number> {
  // A number gets a message a minute, and five an hour.
  shop.clock.advance(hour)
  const browser = await shop.visitor()
  await throughWeixin(browser, person)
  const { id } = await byPhone(browser, phone)
  for (const [type, app] of [
    ['apple', 'app'],
    ['weixin', 'mallApp'],
  ] as const) {
    const { binding } = await browser.data(identityCalls.appLogin, {
      x: await codeFor(type, person, { app }),
      type,
    })
    if (binding) await confirm(browser)
  }
  if (person === 'anran') {
    const { url } = await browser.data(identityCalls.oaLogin, scope)
    await browser.data(identityCalls.oaLogin, {
      code: await codeFor('wecom', person),
      state: new URL(url ?? '').searchParams.get('state') ?? '',
      ...scope,
    })
    await confirm(browser)
  }
  await forget(id)
  return id
}

beforeAll(async () => {
  now = (await (await shop.visitor()).data(identityCalls.loginType, {})).agreements
})

describe('what is agreed to by signing in', () => {
  it('is told with the ways to sign in, and kept in the version that was accepted', async () => {
    const browser = await shop.visitor()
    const { types } = await browser.data(identityCalls.loginType, {})
    expect(types.map(({ type }) => type)).toEqual(['sms', 'apple'])
    expect(now.map(({ code }) => code)).toEqual(['user', 'privacy'])
    const phone = '13900004009'
    await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
    const [message] = await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`)
    const { user } = await browser.data(identityCalls.login, {
      phone,
      code: message?.code ?? '',
      consents: [...now, { code: 'user', version: 'never' }],
      ...scope,
    })
    expect(await keptOf(user.id)).toEqual(
      now.map((each) => ({ ...each, host: 'browser', withdrawn_at: null })),
    )
  })

  it('is kept when WeChat’s page vouches for a member: it was ticked before one left', async () => {
    const id = await known('xiaoyu', '13900005001')
    const browser = await shop.visitor()
    expect(await tickedThroughWeixin(browser, 'xiaoyu')).toBe('/goods/1-1-1')
    expect(await keptOf(id)).toEqual(
      now.map((each) => ({ ...each, host: 'browser', withdrawn_at: null })),
    )
    expect(await dueOf(browser)).toEqual([])
  })

  it('is not made up for who ticked nothing: they are asked', async () => {
    const id = await known('xiaoyu', '13900005001')
    const browser = await shop.visitor()
    await throughWeixin(browser, 'xiaoyu')
    expect(await keptOf(id)).toEqual([])
    expect(await dueOf(browser)).toEqual(['user', 'privacy'])
  })

  it('is kept when an app vouches for a member in its web view, or on a login page of its own', async () => {
    const id = await known('mumu', '13900005002')
    const view = await shop.visitor()
    const agreed = now.map(({ code, version }) => `${code}:${version}`).join(',')
    await view.data(identityCalls.appLogin, {
      x: await codeFor('apple', 'mumu', { app: 'app' }),
      type: 'apple',
      agreed,
    })
    expect((await keptOf(id)).length).toBe(2)

    await forget(id)
    const app = caller(shop.url, scope)
    const x = await codeFor('weixin', 'mumu', { app: 'mallApp' })
    await app.data(identityCalls.appLogin, { x, type: 'weixin', agreed })
    expect((await keptOf(id)).map(({ code }) => code)).toEqual(['user', 'privacy'])
    expect(
      (await app.call(identityCalls.appLogin, { x: 'c', type: 'weixin', agreed: 'user' })).reason,
    ).toBe('badInput')
  })

  it('is kept when Apple’s page or the corporation vouches for a member', async () => {
    const id = await known('anran', '13900005003')
    for (const way of ['apple', 'oa'] as const) {
      await forget(id)
      const browser = await shop.visitor()
      const asked = await browser.data(
        way === 'apple' ? identityCalls.appleLogin : identityCalls.oaLogin,
        { consents: now, ...scope },
      )
      const url = new URL(asked.url ?? '').searchParams
      const state = url.get('state') ?? ''
      if (way === 'apple') {
        const code = await codeFor('apple', 'anran', {
          nonce: url.get('nonce') ?? '',
          redirectUri: 'http://shop.test/hooks/sign-in/apple',
        })
        await browser.data(identityCalls.appleLogin, { code, state, ...scope })
      } else
        await browser.data(identityCalls.oaLogin, {
          code: await codeFor('wecom', 'anran'),
          state,
          ...scope,
        })
      expect((await keptOf(id)).map(({ code }) => code)).toEqual(['user', 'privacy'])
    }
  })

  it('goes with the web page that asked the mini-program for its login page', async () => {
    const id = await known('xiaoyu', '13900005001')
    const page = await shop.visitor()
    const asked = (await agree(page)).ticket ?? ''
    const mini = caller(shop.url, scope)
    const { ticket } = await mini.data(identityCalls.appLogin, {
      x: await codeFor('weixin', 'xiaoyu', { app: 'mini' }),
      type: 'weixinMini',
      cookie_token: asked,
    })
    // Only back on the page on which it was ticked: another one's page may have opened the program.
    expect(await keptOf(id)).toEqual([])
    await init(page, { cookie_token: ticket ?? '' })
    expect((await keptOf(id)).length).toBe(2)
  })

  it('is nobody’s who only has the session in which somebody else ticked it', async () => {
    const id = await known('xiaoyu', '13900005001')
    const planter = await shop.visitor()
    const { ticket } = await agree(planter)
    for (const way of ['weixin', 'apple'] as const) {
      const victim = await shop.visitor()
      for (const [name, value] of planter.cookies) victim.cookies.set(name, value)
      if (way === 'weixin') await throughWeixin(victim, 'xiaoyu')
      else
        await victim.data(identityCalls.appLogin, {
          x: await codeFor('apple', 'xiaoyu', { app: 'app' }),
          type: 'apple',
        })
      expect((await victim.data(identityCalls.userInfo, {})).id).toBe(id)
      expect(await keptOf(id), way).toEqual([])
    }
    // Nor is a link with its ticket any good in a session of their own.
    const other = await shop.visitor()
    await tickedThroughWeixin(other, 'xiaoyu', ticket)
    expect((await other.data(identityCalls.userInfo, {})).id).toBe(id)
    expect(await keptOf(id)).toEqual([])
  })

  it('is good for one sign-in: the next one of the same browser has ticked nothing', async () => {
    const id = await known('xiaoyu', '13900005001')
    const browser = await shop.visitor()
    const { ticket } = await agree(browser)
    await locationOf(browser, `${wap}?agreed=${ticket}`)
    await tickedThroughWeixin(browser, 'xiaoyu', ticket)
    expect(await keptOf(id)).toEqual([])
  })
})

describe('a new version', () => {
  it('is asked for again, and accepted once, however many tabs send it', async () => {
    const browser = await shop.shopper()
    const { id } = await browser.data(identityCalls.userInfo, {})
    await agree(browser)
    expect(await dueOf(browser)).toEqual([])
    await sql`update legal_agreement set version = '2099-01', updated_at = ${new Date(shop.clock.now())} where partner_id = 1 and code = 'privacy'`.execute(
      db,
    )
    expect(await dueOf(browser)).toEqual(['privacy'])
    // What was read before it changed is no consent to what it says now.
    await agree(browser)
    expect(await dueOf(browser)).toEqual(['privacy'])
    const newest = (await browser.data(identityCalls.loginType, {})).agreements
    await Promise.all([agree(browser, newest), agree(browser, newest), agree(browser, newest)])
    expect(await dueOf(browser)).toEqual([])
    expect((await keptOf(id)).map(({ code, version }) => `${code} ${version}`)).toEqual([
      ...now.map((each) => `${each.code} ${each.version}`),
      'privacy 2099-01',
    ])
  })

  it('concerns no visitor, and no member of another partner', async () => {
    expect(await dueOf(await shop.visitor())).toEqual([])
    const there = { partnerId: 2, storeId: 1 }
    const other = await shop.shopper('13900005009', there)
    await other.data(identityCalls.agree, {
      consents: [{ code: 'privacy', version: '2099-01' }],
      ...there,
    })
    const { id } = await db
      .selectFrom('member')
      .where('partner_id', '=', 2)
      .where('phone', '=', '13900005009')
      .select('id')
      .executeTakeFirstOrThrow()
    expect(await keptOf(id)).toEqual([])
    expect(await dueOf(other)).toEqual(['user', 'privacy'])
  })
})
