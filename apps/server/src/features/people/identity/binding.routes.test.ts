import { accountCalls } from '@mallard/contract/account/member/account.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { minute } from '@mallard/kernel'
import { caller, type Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { raceTest } from '#app/testing/test-harness.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { sweepExternalUsers } from './external.repo.ts'
import { peopleOf } from './test-people.ts'

const shop = await testShop()
const { codeFor, throughWeixin, signIn, byPhone, init } = peopleOf(shop)
const { db } = shop.services
const scope = { partnerId: 1, storeId: 1 }
const mini = { utm_source: 'weixinMiniProgram' }
const identitiesOf = (memberId: number) =>
  db.selectFrom('member_identity').where('member_id', '=', memberId).select('type').execute()
const answer = (browser: Caller, uuid: string, isAccepted: boolean) =>
  browser.call(identityCalls.bind, { uuid, isAccepted, ...scope })
let phones = 0
const freshPhone = () => `1390006${String((phones += 1)).padStart(4, '0')}`

beforeEach(async () => {
  await sql`delete from member_identity`.execute(db)
})

describe('an identity that somebody slipped into a browser', () => {
  it('goes to no account by a sign-in with a phone: its owner is asked, and says no', async () => {
    const attacker = await shop.visitor()
    await throughWeixin(attacker, 'xiaoyu')
    const victim = await shop.visitor()
    victim.cookies.set('visitor-1', attacker.cookies.get('visitor-1') ?? '')
    victim.cookies.set('XSRF-TOKEN', attacker.cookies.get('XSRF-TOKEN') ?? '')
    const phone = freshPhone()
    const { user, binding } = await signIn(victim, phone)
    expect(user.nickname).toBe(`用户${phone.slice(-4)}`)
    expect(binding).toMatchObject({
      way: 'weixin',
      nickname: '小雨',
      account: { phoneMasked: `139****${phone.slice(-4)}` },
    })
    expect(await identitiesOf(user.id)).toEqual([])
    // Asked again after a reload; what the visitor's session remembered has ended.
    expect(await init(victim)).toMatchObject({ binding: { uuid: binding!.uuid }, weixinUser: null })
    expect((await answer(victim, binding!.uuid, false)).code).toBe(200)
    expect(await init(victim)).toMatchObject({ binding: null, weixinUser: null })
    expect(await identitiesOf(user.id)).toEqual([])
    await throughWeixin(attacker, 'xiaoyu')
    expect((await init(attacker)).user).toBeNull()
  })

  it('learns nobody’s WeChat: a visitor’s session that begins to remember one has a new token', async () => {
    const attacker = await shop.visitor()
    await attacker.data(identityCalls.agree, {
      consents: [{ code: 'user', version: 'any' }],
      ...scope,
    })
    const planted = {
      token: attacker.cookies.get('visitor-1') ?? '',
      xsrf: attacker.cookies.get('XSRF-TOKEN') ?? '',
    }
    const victim = await shop.visitor()
    victim.cookies.set('visitor-1', planted.token)
    victim.cookies.set('XSRF-TOKEN', planted.xsrf)
    await throughWeixin(victim, 'anran')
    expect((await init(victim)).weixinUser?.nickname).toBe('安然')
    expect((await init(attacker)).weixinUser).toBeNull()
    expect((await signIn(attacker, freshPhone())).binding).toBeNull()
  })
})

describe('a mini-program that is handed somebody else’s cookie_token', () => {
  const appLogin = async (cookie_token: string, person: string) =>
    caller(shop.url, scope).call(identityCalls.appLogin, {
      x: await codeFor('weixin', person, { app: 'mini' }),
      type: 'weixinMini',
      cookie_token,
    })

  it('binds nobody’s WeChat to the account that the token is of', async () => {
    const attacker = await shop.shopper()
    await init(attacker, mini)
    const { data } = await appLogin(attacker.cookies.get('cookie_token2') ?? '', 'dalin')
    expect(data).toMatchObject({ user: null, token: null })
    expect((await init(attacker, mini)).binding).toBeNull()
    expect(await identitiesOf((await attacker.data(identityCalls.userInfo, {})).id)).toEqual([])
    // The ticket went to the victim's own mini-program, whose web view is another one.
    const victim = await shop.visitor()
    expect(await init(victim, { ...mini, cookie_token: data.ticket ?? '' })).toMatchObject({
      user: null,
      weixinUser: null,
      binding: null,
    })
  })

  it('tells a visitor’s page nothing of who it is', async () => {
    const attacker = await shop.visitor()
    await init(attacker, mini)
    await appLogin(attacker.cookies.get('cookie_token2') ?? '', 'dalin')
    expect((await init(attacker, mini)).weixinUser).toBeNull()
    expect((await signIn(attacker, freshPhone())).binding).toBeNull()
  })

  it('and a page of the mini-program with a session of that account binds nothing either', async () => {
    const attacker = await shop.shopper()
    await init(attacker, mini)
    const cookieToken = attacker.cookies.get('cookie_token2')
    const opened = await fetch(
      `${shop.url}/sso/init/sso?partnerId=1&storeId=1&cookie_token=${cookieToken}`,
    )
    const { data } = (await opened.json()) as { data: { token: string } }
    const x = await codeFor('weixin', 'dalin', { app: 'mini' })
    await fetch(`${shop.url}/sso/oauth/1-1/app-login/${x}?type=weixinMini`, {
      headers: { authorization: data.token },
    })
    expect(await identitiesOf((await attacker.data(identityCalls.userInfo, {})).id)).toEqual([])
  })
})

describe('the question whether an identity is one’s own', () => {
  const asked = async (person = 'mumu') => {
    const browser = await shop.visitor()
    await throughWeixin(browser, person)
    const { user, binding } = await signIn(browser, freshPhone())
    return { browser, user, uuid: binding!.uuid }
  }

  it('binds it with a yes, and a newcomer is called as WeChat calls them', async () => {
    const { browser, user, uuid } = await asked()
    expect((await answer(browser, uuid, true)).data.user).toMatchObject({
      id: user.id,
      nickname: '木木',
    })
    expect(await init(browser)).toMatchObject({ binding: null, weixinUser: { nickname: '木木' } })
    expect((await identitiesOf(user.id)).map(({ type }) => type).sort()).toEqual([
      'wx-openid',
      'wx-unionid',
    ])
  })

  it('leaves the name alone that somebody chose', async () => {
    const { browser, uuid } = await asked()
    await browser.data(identityCalls.updateInfo, { nickname: '阿禾' })
    expect((await answer(browser, uuid, true)).data.user.nickname).toBe('阿禾')
  })

  it('is answered once, within ten minutes, for the identity that was shown, and by the session that was asked', async () => {
    const { browser, uuid } = await asked()
    expect((await answer(await shop.shopper(), uuid, true)).reason).toBe('bindingOver')
    expect((await answer(browser, 'x'.repeat(22), true)).reason).toBe('bindingOver')
    expect((await answer(browser, uuid, false)).code).toBe(200)
    expect((await answer(browser, uuid, true)).reason).toBe('bindingOver')
    const late = await asked('anran')
    shop.clock.advance(10 * minute)
    expect((await init(late.browser)).binding).toBeNull()
    expect((await answer(late.browser, late.uuid, true)).reason).toBe('bindingOver')
  })

  it('keeps whom it is about from the sweep while it is open', async () => {
    const { uuid } = await asked('dalin')
    await sweepExternalUsers(0)(db, shop.clock.now() + minute, 1000)
    expect(
      await db.selectFrom('external_user').where('uuid', '=', uuid).select('id').execute(),
    ).toHaveLength(1)
  })

  it('finds an identity that somebody else took in the meantime where it is', async () => {
    const { browser, user, uuid } = await asked()
    const other = await shop.visitor()
    await throughWeixin(other, 'mumu')
    const owner = await byPhone(other, freshPhone())
    expect((await answer(browser, uuid, true)).reason).toBe('identityTaken')
    expect(await identitiesOf(user.id)).toEqual([])
    expect((await identitiesOf(owner.id)).length).toBe(2)
  })

  it('is not asked of whose it is already: they are known in the new session', async () => {
    const { browser, user, uuid } = await asked()
    await answer(browser, uuid, true)
    const { phone } = await db
      .selectFrom('member')
      .where('id', '=', user.id)
      .select('phone')
      .executeTakeFirstOrThrow()
    shop.clock.advance(minute + 1)
    const again = await shop.visitor()
    await throughWeixin(again, 'mumu')
    expect((await init(again)).user?.id).toBe(user.id)
    expect((await signIn(again, phone ?? '')).binding).toBeNull()
  })

  raceTest('answered by two tabs at once is taken from one', async () => {
    const { browser, uuid } = await asked()
    const answers = await Promise.all([
      answer(browser, uuid, true),
      answer(browser, uuid, true),
      answer(browser, uuid, true),
    ])
    expect(answers.map(({ reason }) => reason).sort()).toEqual([
      'bindingOver',
      'bindingOver',
      undefined,
    ])
  })
})

describe('a WeChat that its member unbinds', () => {
  const throughMini = async (person: string) =>
    (await shop.visitor()).data(identityCalls.appLogin, {
      x: await codeFor('weixin', person, { app: 'mini' }),
      type: 'weixinMini',
    })

  it('is one way in however many apps know it, and opens the account by none of them any more', async () => {
    const browser = await shop.visitor()
    await throughWeixin(browser, 'dalin')
    const user = await byPhone(browser, freshPhone())
    expect((await throughMini('dalin')).user?.id).toBe(user.id)
    expect((await identitiesOf(user.id)).map(({ type }) => type).toSorted()).toEqual([
      'wx-openid',
      'wx-openid',
      'wx-unionid',
    ])
    const { list } = await browser.data(accountCalls.identityList, {})
    expect(list.map(({ type }) => type)).toEqual(['wx-openid'])

    const unbind = () => browser.call(accountCalls.identityUnbind, { id: list[0]!.id })
    await sql`update member set phone = null where id = ${user.id}`.execute(db)
    expect((await unbind()).reason).toBe('lastWayIn')
    await sql`update member set phone = ${freshPhone()} where id = ${user.id}`.execute(db)
    expect((await unbind()).code).toBe(200)
    expect(await identitiesOf(user.id)).toEqual([])
    expect((await throughMini('dalin')).user).toBeNull()
    const again = await shop.visitor()
    await throughWeixin(again, 'dalin')
    expect((await init(again)).user).toBeNull()
  })
})
