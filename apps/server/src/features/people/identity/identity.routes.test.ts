import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { storeCalls } from '@mallard/contract/shop/store/store.calls'
import { day, minute } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const scope = { partnerId: 1, storeId: 1 }
const codes = async (phone: string) =>
  (await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`)).map(
    (message) => message.code,
  )

describe('a session', () => {
  it('begins for every visitor and is resumed, not begun again', async () => {
    const browser = await shop.visitor()
    const again = await browser.data(identityCalls.ssoInit, scope)
    expect(again).toMatchObject({ is_new_pv: 0, user: null })
    expect(again.token).toBe(browser.cookies.get('visitor-1'))
    expect(browser.cookies.has('Authorization')).toBe(false)
  })

  it('gets a new token when somebody signs in, and the old one is worth nothing', async () => {
    const browser = await shop.visitor()
    const before = browser.cookies.get('visitor-1') ?? ''
    const phone = '13900001001'
    await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
    const { user } = await browser.data(identityCalls.login, {
      phone,
      code: (await codes(phone))[0] ?? '',
      ...scope,
    })
    expect(user.phoneMasked).toBe('139****1001')
    expect(browser.cookies.get('session-1')).not.toBe(before)
    const stale = await fetch(`${shop.url}/sso/init/sso?partnerId=1&storeId=1`, {
      headers: { authorization: before },
    })
    expect(((await stale.json()) as { data: { user: unknown } }).data.user).toBeNull()
  })

  it('ends with logout: the very token is refused afterwards', async () => {
    const browser = await shop.shopper()
    const token = browser.cookies.get('session-1') ?? ''
    await browser.data(identityCalls.logout, {})
    expect(browser.cookies.has('Authorization')).toBe(false)
    const answer = await fetch(`${shop.url}/sso/info/user-info`, {
      headers: { authorization: token },
    })
    expect(await answer.json()).toMatchObject({ code: 401 })
  })

  it('dies after 30 idle days', async () => {
    const browser = await shop.shopper()
    shop.clock.advance(29 * day)
    expect((await browser.call(identityCalls.userInfo, {})).code).toBe(200)
    shop.clock.advance(31 * day)
    expect((await browser.call(identityCalls.userInfo, {})).code).toBe(401)
  })

  it('of one partner is a stranger at another', async () => {
    const browser = await shop.shopper()
    const elsewhere = await browser.call(identityCalls.ssoInit, { partnerId: 2, storeId: 1 })
    expect(elsewhere.data).toMatchObject({ is_new_pv: 1, user: null })
  })

  it('is taken from the Authorization header as well', async () => {
    const browser = await shop.shopper()
    const answer = await fetch(`${shop.url}/sso/info/user-info`, {
      headers: { authorization: browser.cookies.get('session-1') ?? '' },
    })
    expect(await answer.json()).toMatchObject({ code: 200 })
  })
})

describe('a forged request', () => {
  it.each([
    ['without the XSRF header', { 'x-xsrf-token': '' }],
    ['with a wrong one', { 'x-xsrf-token': 'x'.repeat(43) }],
    ['with as many characters of more bytes', { 'x-xsrf-token': 'é'.repeat(43) }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from no origin at all', { origin: 'null' }],
  ])('%s is refused and changes nothing', async (_, headers) => {
    const browser = await shop.shopper()
    const answer = await browser.fetch('/sso/info/update', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ nickname: '坏人' }),
    })
    expect(answer.status).toBe(403)
    expect((await browser.data(identityCalls.userInfo, {})).nickname).not.toBe('坏人')
  })

  it('with the XSRF token of another session is refused', async () => {
    const [one, other] = [await shop.shopper(), await shop.shopper()]
    const headers = {
      'content-type': 'application/json',
      'x-xsrf-token': other.cookies.get('XSRF-TOKEN') ?? '',
    }
    expect(
      (await one.fetch('/sso/do/logout', { method: 'POST', headers, body: '{}' })).status,
    ).toBe(403)
  })
})

describe('a code by SMS', () => {
  it('works once', async () => {
    const browser = await shop.visitor()
    const phone = '13900001002'
    await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
    const [code = ''] = await codes(phone)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => browser.call(identityCalls.login, { phone, code, ...scope })),
    )
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
  })

  it('goes out once, however many ask for it at the same moment', async () => {
    const phone = '13900001011'
    const browsers = await Promise.all(Array.from({ length: 12 }, () => shop.visitor()))
    const answers = await Promise.all(
      browsers.map((browser) => browser.call(identityCalls.sendPhoneCodeV2, { phone, ...scope })),
    )
    expect(answers.map(({ reason }) => reason).sort()).toEqual([
      ...Array.from({ length: 11 }, () => 'codeTooSoon'),
      undefined,
    ])
    expect(await codes(phone)).toHaveLength(1)
  })

  it('burns after five wrong tries, and dies after five minutes', async () => {
    const browser = await shop.visitor()
    const phone = '13900001003'
    await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
    const [code = ''] = await codes(phone)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(
        (
          await browser.call(identityCalls.login, {
            phone,
            code: code === '000000' ? '000001' : '000000',
            ...scope,
          })
        ).reason,
      ).toBe('wrongCode')
    }
    expect((await browser.call(identityCalls.login, { phone, code, ...scope })).reason).toBe(
      'wrongCode',
    )

    shop.clock.advance(2 * minute)
    await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
    const [late = ''] = await codes(phone)
    shop.clock.advance(5 * minute + 1)
    expect((await browser.call(identityCalls.login, { phone, code: late, ...scope })).reason).toBe(
      'wrongCode',
    )
  })
})

describe('guessing codes', () => {
  it('ends after thirty wrong ones from an address, while right ones do not count', async () => {
    shop.clock.advance(10 * minute)
    const browser = await shop.visitor()
    const wrongOne = async (index: number) =>
      (
        await browser.call(identityCalls.login, {
          phone: `139000020${index}`,
          code: '000000',
          ...scope,
        })
      ).reason
    for (let index = 10; index < 39; index += 1) expect(await wrongOne(index)).toBe('wrongCode')
    const phone = '13900001007'
    await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
    await browser.data(identityCalls.login, {
      phone,
      code: (await codes(phone))[0] ?? '',
      ...scope,
    })
    const after = async () =>
      (await browser.call(identityCalls.login, { phone: '13900002099', code: '000000', ...scope }))
        .reason
    expect([await after(), await after()]).toEqual(['wrongCode', 'tooOften'])
    shop.clock.advance(10 * minute)
    expect(await after()).toBe('wrongCode')
  })
})

describe('bad input', () => {
  it.each([
    [{ phone: '12345', code: '123456' }, '请输入正确的手机号'],
    [{ phone: '13900001006', code: '12345' }, '请输入6位验证码'],
    [{ phone: null, code: '123456' }, undefined],
    [{ phone: '13900001006', code: '123456', role: 'owner' }, undefined],
  ])('%j is told in words', async (body, words) => {
    const browser = await shop.visitor()
    const answer = await browser.call(identityCalls.login, {
      ...scope,
      ...(body as { phone: string; code: string }),
    })
    expect(answer).toMatchObject({ status: 200, code: 500, reason: 'badInput' })
    if (words) expect(answer.message).toContain(words)
  })

  it('that is no JSON, too large, or of another kind never becomes a 5xx', async () => {
    const browser = await shop.visitor()
    const post = (body: string, type = 'application/json') =>
      browser.fetch('/sso/do/login', { method: 'POST', headers: { 'content-type': type }, body })
    expect((await post('{')).status).toBe(400)
    expect((await post('')).status).toBe(200)
    expect((await post('[]')).status).toBe(200)
    expect((await post('"x"')).status).toBe(200)
    expect((await post('x'.repeat(1_000_000))).status).toBe(413)
    expect((await post('<a/>', 'text/xml')).status).toBe(415)
  })

  it.each(['0-1', '1-0', 'a-b', '1-99', '99999999999-1', '1', '-1-1'])(
    'store %s is 560',
    async (text) => {
      const answer = await fetch(
        `${shop.url}${storeCalls.partnerInit.path.replace('{p}-{s}', text)}`,
      )
      expect(await answer.json()).toMatchObject({ code: 560 })
    },
  )
})

it('gives a newcomer a name in the language of the page', async () => {
  expect((await (await shop.shopper()).data(identityCalls.userInfo, {})).nickname).toMatch(
    /^用户\d{4}$/,
  )
  const reader = await shop.visitor()
  reader.cookies.set('lang', 'en')
  const phone = '13900001077'
  await reader.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
  await reader.data(identityCalls.login, { phone, code: (await codes(phone))[0] ?? '', ...scope })
  expect((await reader.data(identityCalls.userInfo, {})).nickname).toBe(`User ${phone.slice(-4)}`)
})

it('keeps a changed name, and refuses a member’s own rights', async () => {
  const browser = await shop.shopper()
  expect(
    (
      await browser.data(identityCalls.updateInfo, {
        nickname: ' 小禾 ',
        gender: 2,
        birthday: '1995-02-28',
      })
    ).nickname,
  ).toBe('小禾')
  expect(await browser.data(identityCalls.userInfo, {})).toMatchObject({
    nickname: '小禾',
    gender: 2,
    birthday: '1995-02-28',
  })
  const answer = await browser.call(identityCalls.updateInfo, { roles: ['supervisor'] } as never)
  expect(answer.reason).toBe('badInput')
})
