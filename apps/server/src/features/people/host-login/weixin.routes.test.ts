import { setTimeout as sleep } from 'node:timers/promises'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { raceTest } from '#app/testing/test-harness.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { peopleOf, wap } from '../identity/test-people.ts'

const shop = await testShop()
const { codeFor, leave, locationOf, throughWeixin, byPhone, confirm, init } = peopleOf(shop)
const { db } = shop.services
const count = async (table: string) =>
  Number(
    (await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]
      ?.n,
  )
const sessionsOf = async (memberId: number) =>
  Number(
    (
      await sql<{
        n: string
      }>`select count(*) as n from session where member_id = ${memberId} and revoked_at is null`.execute(
        db,
      )
    ).rows[0]?.n,
  )
const login = 'http://shop.test'

describe('WeChat in its own browser', () => {
  it('is asked at an address with its parameters in order, and a state of this browser', async () => {
    const browser = await shop.visitor()
    const location = await locationOf(
      browser,
      `${wap}?to=${encodeURIComponent('/goods/1-1-1?x=1')}`,
    )
    expect(location).toMatch(
      /\/wxopen\/connect\/oauth2\/authorize\?appid=wx00000000sandbox1&redirect_uri=http%3A%2F%2Fshop\.test%2Fsso%2Foauth%2F1-1%2Frender%2Fwap-wechat&response_type=code&scope=snsapi_userinfo&state=[0-9A-Za-z]{22}#wechat_redirect$/,
    )
  })

  it('leads a person it does not know to the login page; a phone makes a member, who is known from then on', async () => {
    const browser = await shop.visitor()
    const before = await count('member')
    expect(await throughWeixin(browser, 'xiaoyu', '/goods/1-1-1?x=1')).toBe(
      `/login/1-1?to=${encodeURIComponent(`${login}/goods/1-1-1?x=1`)}`,
    )
    expect(await init(browser)).toMatchObject({ user: null, weixinUser: { nickname: '小雨' } })
    expect(await count('member')).toBe(before)

    const user = await byPhone(browser, '13900002001')
    expect(user.nickname).toBe('小雨')
    const { weixinUser } = await init(browser)
    expect(weixinUser?.uuid).toMatch(/^[0-9A-Za-z]{22}$/)

    const other = await shop.visitor()
    const token = other.cookies.get('visitor-1')
    expect(await throughWeixin(other, 'xiaoyu', '/goods/1-1-1?x=1')).toBe('/goods/1-1-1?x=1')
    expect(other.cookies.get('session-1')).not.toBe(token)
    expect((await init(other)).user?.id).toBe(user.id)
  })

  it('never makes a member of the virtual account of a snapshot page', async () => {
    const browser = await shop.visitor()
    const before = await count('external_user')
    expect(await throughWeixin(browser, 'snapshot')).toContain('&fail=snapshotUser')
    expect(await count('external_user')).toBe(before)
    expect((await init(browser)).weixinUser).toBeNull()
  })

  it('takes no for an answer', async () => {
    const browser = await shop.visitor()
    const state = await leave(browser)
    expect(await locationOf(browser, `${wap}?state=${state}`)).toContain('fail=signInRefused')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/sso/do/logout',
    'javascript:alert(1)',
    '/login/1-1?to=x',
  ])('never leads to %s', async (to) => {
    expect(await throughWeixin(await shop.visitor(), 'xiaoyu', to)).toBe('/user/1-1')
  })
})

describe('a state', () => {
  it('of another browser is worth nothing: nobody is signed in as somebody else', async () => {
    const attacker = await shop.visitor()
    const victim = await shop.visitor()
    const state = await leave(attacker)
    const code = await codeFor('weixin', 'xiaoyu')
    expect(await locationOf(victim, `${wap}?code=${code}&state=${state}`)).toContain(
      'fail=signInOver',
    )
    expect((await init(victim)).user).toBeNull()
    // The code was not used up for its own browser.
    expect(await locationOf(attacker, `${wap}?code=${code}&state=${state}`)).toBe('/goods/1-1-1')
  })

  it('is over after ten minutes, and an unknown one leads to the login page', async () => {
    const browser = await shop.visitor()
    const state = await leave(browser)
    shop.clock.advance(10 * minute)
    expect(
      await locationOf(browser, `${wap}?code=${await codeFor('weixin', 'xiaoyu')}&state=${state}`),
    ).toContain('fail=signInOver')
    expect(await locationOf(browser, `${wap}?code=x&state=nonsense`)).toContain('fail=signInOver')
  })
})

describe('a code', () => {
  it('that a browser sends twice is exchanged once and answered twice', async () => {
    const browser = await shop.visitor()
    const old = browser.cookies.get('visitor-1') ?? ''
    const state = await leave(browser)
    const path = `${wap}?code=${await codeFor('weixin', 'xiaoyu')}&state=${state}`
    await locationOf(browser, path)
    const { user } = await init(browser)
    const before = await sessionsOf(user?.id ?? 0)
    const again = await browser.fetch(path, { headers: { cookie: `visitor-1=${old}` } })
    expect(again.headers.get('location')).toBe('/goods/1-1-1')
    // The answer that was lost is given once more: the same token, no second session.
    expect(again.headers.getSetCookie().find((line) => line.startsWith('session-1='))).toContain(
      browser.cookies.get('session-1') ?? 'none',
    )
    expect(await sessionsOf(user?.id ?? 0)).toBe(before)
    shop.clock.advance(minute)
    const late = await browser.fetch(path, { headers: { cookie: `visitor-1=${old}` } })
    expect(late.headers.get('location')).toContain('fail=signInOver')
  })

  it('leads on when somebody who is signed in comes back to it', async () => {
    const browser = await shop.visitor()
    const path = `${wap}?code=${await codeFor('weixin', 'xiaoyu')}&state=${await leave(browser)}`
    await locationOf(browser, path)
    const token = browser.cookies.get('session-1')
    expect(await locationOf(browser, path)).toBe('/goods/1-1-1')
    expect(browser.cookies.get('session-1')).toBe(token)
  })

  raceTest('that arrives many times at once makes one session', async () => {
    const browser = await shop.visitor()
    const path = `${wap}?code=${await codeFor('weixin', 'xiaoyu')}&state=${await leave(browser)}`
    const headers = { cookie: `visitor-1=${browser.cookies.get('visitor-1')}` }
    const before = await count('session')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.fetch(path, { headers })),
    )
    const tokens = answers.map((answer) =>
      answer.headers.getSetCookie().find((line) => line.startsWith('session-1=')),
    )
    expect(answers.map((answer) => answer.headers.get('location'))).toEqual(
      Array.from({ length: 8 }, () => '/goods/1-1-1'),
    )
    expect(new Set(tokens.map((line) => line?.split(';')[0])).size).toBe(1)
    expect(await count('session')).toBe(before + 1)
  })

  raceTest('that comes again while its session is still being started waits for it', async () => {
    const browser = await shop.visitor()
    const path = `${wap}?code=${await codeFor('weixin', 'xiaoyu')}&state=${await leave(browser)}`
    const headers = { cookie: `visitor-1=${browser.cookies.get('visitor-1')}` }
    const answers = await shop.services.db.transaction().execute(async (trx) => {
      // Sessions can be read, and none be written, until both have heard what the code came to.
      await sql`lock table session in exclusive mode`.execute(trx)
      const both = [browser.fetch(path, { headers }), browser.fetch(path, { headers })]
      await sleep(500)
      return both
    })
    const locations = (await Promise.all(answers)).map((answer) => answer.headers.get('location'))
    expect(locations).toEqual(['/goods/1-1-1', '/goods/1-1-1'])
  })

  it('is lost with the answer of WeChat: one is told, and begins again', async () => {
    const browser = await shop.visitor()
    const state = await leave(browser)
    await shop.control('/_ctl/rules', {
      match: { provider: 'weixin', operation: 'grant' },
      do: { kind: 'dropAfter' },
    })
    expect(
      await locationOf(browser, `${wap}?code=${await codeFor('weixin', 'xiaoyu')}&state=${state}`),
    ).toContain('fail=signInFailed')
    expect(await throughWeixin(browser, 'xiaoyu')).toBe('/goods/1-1-1')
  })
})

describe('accounts', () => {
  it('meet by unionid: who is known from the official account is known in the mini-program', async () => {
    const web = await shop.visitor()
    await throughWeixin(web, 'dalin')
    const user = await byPhone(web, '13900002002')
    const mini = await shop.visitor()
    const answer = await mini.data(identityCalls.appLogin, {
      x: await codeFor('weixin', 'dalin', { app: 'mini' }),
      type: 'weixinMini',
    })
    expect(answer.user?.id).toBe(user.id)
  })

  it('keep the phone’s member when a WeChat that is nobody’s signs in by it, beside the one bound before', async () => {
    const first = await shop.visitor()
    await throughWeixin(first, 'mumu')
    const user = await byPhone(first, '13900002003')
    shop.clock.advance(minute + 1)
    const second = await shop.visitor()
    await throughWeixin(second, 'anran')
    expect((await byPhone(second, '13900002003')).id).toBe(user.id)
    for (const person of ['mumu', 'anran']) {
      const browser = await shop.visitor()
      await throughWeixin(browser, person)
      expect((await init(browser)).user?.id).toBe(user.id)
    }
  })

  it('never lose a WeChat to the one who is signed in: it stays its owner’s, and one is told', async () => {
    const browser = await shop.shopper()
    const me = await browser.data(identityCalls.userInfo, {})
    const end = await throughWeixin(browser, 'mumu')
    expect(decodeURIComponent(end)).toBe('/goods/1-1-1?message=identityTaken')
    expect((await init(browser)).user?.id).toBe(me.id)
    expect((await init(browser)).weixinUser).toBeNull()
  })

  it('take a free WeChat when somebody is signed in and says that it is theirs, without a new session', async () => {
    await sql`delete from member_identity where subject in (select subject from external_user where nickname = '木木') or type = 'wx-unionid'`.execute(
      db,
    )
    const browser = await shop.shopper()
    const token = browser.cookies.get('session-1')
    expect(await throughWeixin(browser, 'mumu')).toBe('/goods/1-1-1')
    expect(await init(browser)).toMatchObject({ weixinUser: null, binding: { nickname: '木木' } })
    await confirm(browser)
    expect(browser.cookies.get('session-1')).toBe(token)
    expect((await init(browser)).weixinUser?.nickname).toBe('木木')
  })

  it('that are frozen stay closed, anyone who vouches', async () => {
    const browser = await shop.visitor()
    await throughWeixin(browser, 'mumu')
    const { user } = await init(browser)
    await sql`update member set status = 4 where id = ${user?.id}`.execute(db)
    const other = await shop.visitor()
    expect(await throughWeixin(other, 'mumu')).toContain('fail=accountFrozen')
    expect((await init(other)).user).toBeNull()
  })
})

it('is limited per browser', async () => {
  const browser = await shop.visitor()
  for (let asked = 0; asked < 40; asked += 1) await browser.fetch(wap)
  expect(await locationOf(browser, wap)).toContain('操作太频繁')
})
