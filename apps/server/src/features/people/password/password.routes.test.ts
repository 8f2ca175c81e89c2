import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { accountCalls } from '@mallard/contract/account/member/account.calls'
import { minute, second } from '@mallard/kernel'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import type { Ctx } from '#platform/http/context.ts'
import { hashPassword } from '#platform/password.ts'
import { fillPasswordTurns, holdPasswordTurns } from '#platform/test-password-turns.ts'
import { setPassword } from './password.service.ts'

const shop = await testShop()
const scope = { partnerId: 1, storeId: 1 }
const good = 'kettle on the stove'
const better = '水壶在炉子上烧开了水'
type Browser = Awaited<ReturnType<typeof shop.visitor>>

let phones = 0
const newPhone = () => `136${String((phones += 1)).padStart(8, '0')}`
const newestCode = async (phone: string) =>
  (await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`))[0]?.code ?? ''
const logIn = (browser: Browser, phone: string, password: string) =>
  browser.call(identityCalls.login, { phone, password, ...scope })
const isIn = async (browser: Browser) =>
  (await browser.call(identityCalls.userInfo, {})).code === 200

async function setByCode(browser: Browser, phone: string, password: string) {
  shop.clock.advance(minute + second)
  await browser.data(accountCalls.passwordCode, {})
  return browser.call(accountCalls.passwordSet, { password, code: await newestCode(phone) })
}

/** Somebody who has a password, and the browser that set it. */
async function memberWith(password: string): Promise<{ phone: string; browser: Browser }> {
  const phone = newPhone()
  const browser = await shop.shopper(phone)
  await setByCode(browser, phone, password)
  return { phone, browser }
}

beforeEach(() => shop.clock.advance(11 * minute))

describe('a password', () => {
  it('is set with a code to the own phone, and signs in from then on', async () => {
    const phone = newPhone()
    const browser = await shop.shopper(phone)
    expect(await browser.data(accountCalls.passwordState, {})).toEqual({
      isSet: false,
      changedAt: null,
    })
    expect((await browser.call(accountCalls.passwordSet, { password: good })).reason).toBe(
      'wrongCurrentPassword',
    )
    expect(
      (await browser.call(accountCalls.passwordSet, { password: good, code: '000000' })).reason,
    ).toBe('wrongCode')
    expect((await setByCode(browser, phone, good)).code).toBe(200)
    expect(await browser.data(accountCalls.passwordState, {})).toEqual({
      isSet: true,
      changedAt: shop.clock.now(),
    })

    const other = await shop.visitor()
    const before = other.cookies.get('token')
    expect((await logIn(other, phone, good)).data.user.phoneMasked).toBe(
      `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    )
    expect(other.cookies.get('Authorization')).not.toBe(before)
    expect(await isIn(other)).toBe(true)
  })

  it('is changed with the one of now; other devices are signed out, this one is not', async () => {
    const { phone, browser } = await memberWith(good)
    const other = await shop.visitor()
    await logIn(other, phone, good)
    expect(
      (await browser.call(accountCalls.passwordSet, { password: better, current: 'not this one' }))
        .reason,
    ).toBe('wrongCurrentPassword')
    await browser.data(accountCalls.passwordSet, { password: better, current: good })
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false])
    expect((await logIn(other, phone, good)).reason).toBe('wrongPassword')
    expect((await logIn(other, phone, better)).code).toBe(200)
  })

  it('that was forgotten is set again with the code that signs in; all devices are signed out', async () => {
    const { phone, browser } = await memberWith(good)
    shop.clock.advance(minute + second)
    const other = await shop.visitor()
    await other.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
    const code = await newestCode(phone)
    const reset = (password: string, given = code) =>
      other.call(identityCalls.resetPassword, { phone, code: given, password, ...scope })
    // What is too common costs no code.
    expect((await reset('password1')).reason).toBe('passwordWeak')
    expect((await reset(better, code === '000000' ? '000001' : '000000')).reason).toBe('wrongCode')
    expect((await reset(better)).code).toBe(200)
    expect([await isIn(other), await isIn(browser)]).toEqual([true, false])
    expect((await logIn(await shop.visitor(), phone, better)).code).toBe(200)
    const { rows } = await sql<{ event: string }>`
      select event from account_log where member_id = (select id from member where phone = ${phone}) order by id`.execute(
      shop.services.db,
    )
    expect(rows.map(({ event }) => event)).toEqual(['passwordSet', 'passwordSet'])
  })

  it.each(['password1', 'woaini1314', '1qaz2wsx', '20010101', '1234567'])(
    'is not %s',
    async (password) => {
      const phone = newPhone()
      const { reason } = await setByCode(await shop.shopper(phone), phone, password)
      expect(reason).toBe(password.length < 8 ? 'badInput' : 'passwordWeak')
    },
  )

  it('is kept as a hash alone', async () => {
    const { phone } = await memberWith(good)
    const { rows } = await sql<{ hash: string }>`
      select hash from member_password where member_id = (select id from member where phone = ${phone})`.execute(
      shop.services.db,
    )
    expect(rows[0]!.hash).toMatch(/^scrypt\$/)
    expect(rows[0]!.hash).not.toContain(good)
  })

  it('of one brand opens no account of another', async () => {
    const { phone } = await memberWith(good)
    const elsewhere = await shop.visitor({ partnerId: 2, storeId: 1 })
    expect(
      (
        await elsewhere.call(identityCalls.login, {
          phone,
          password: good,
          partnerId: 2,
          storeId: 1,
        })
      ).reason,
    ).toBe('wrongPassword')
  })
})

describe('a wrong password', () => {
  it('is answered like an account that is not there, and like one without a password', async () => {
    const { phone } = await memberWith(good)
    const plain = newPhone()
    await shop.shopper(plain)
    const answers = []
    for (const each of [phone, plain, newPhone()])
      answers.push(await logIn(await shop.visitor(), each, 'not this one'))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({
      code: 500,
      reason: 'wrongPassword',
      message: '账号或密码不正确',
    })
  })

  it('of strangers keeps nobody out: neither by code nor from a browser that signed them in before', async () => {
    const { phone, browser } = await memberWith(good)
    const reasons = []
    for (let index = 0; index < 12; index += 1)
      reasons.push((await logIn(await shop.visitor(), phone, 'not this one')).reason)
    expect(reasons.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'wrongPassword'))
    expect(reasons.slice(10)).toEqual(['passwordPaused', 'passwordPaused'])
    // The right one is not looked at either, from a browser that is new: it may be the next guess.
    expect((await logIn(await shop.visitor(), phone, good)).reason).toBe('passwordPaused')

    await browser.data(identityCalls.logout, {})
    expect((await logIn(browser, phone, good)).code).toBe(200)
    shop.clock.advance(minute + second)
    const newDevice = await shop.visitor()
    await newDevice.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
    expect(
      (
        await newDevice.call(identityCalls.login, {
          phone,
          code: await newestCode(phone),
          ...scope,
        })
      ).code,
    ).toBe(200)

    shop.clock.advance(10 * minute)
    expect((await logIn(await shop.visitor(), phone, good)).code).toBe(200)
  })

  it('is as limited in a known browser, which is known for its own member alone', async () => {
    const [one, other] = [await memberWith(good), await memberWith(good)]
    await one.browser.data(identityCalls.logout, {})
    for (let index = 0; index < 10; index += 1)
      expect((await logIn(one.browser, one.phone, 'not this one')).reason).toBe('wrongPassword')
    expect((await logIn(one.browser, one.phone, good)).reason).toBe('passwordPaused')
    for (let index = 0; index < 10; index += 1)
      await logIn(await shop.visitor(), other.phone, 'not this one')
    expect((await logIn(one.browser, other.phone, good)).reason).toBe('passwordPaused')
  })

  it('counts for a network, whichever accounts it is tried at', async () => {
    const browser = await shop.visitor()
    const reasons = []
    for (let index = 0; index < 32; index += 1)
      reasons.push((await logIn(browser, newPhone(), 'not this one')).reason)
    expect(reasons.filter((reason) => reason === 'wrongPassword')).toHaveLength(30)
    expect(reasons.at(-1)).toBe('tooOften')
  })

  it('is neither none nor both of the two ways', async () => {
    const { phone } = await memberWith(good)
    expect(
      (await (await shop.visitor()).call(identityCalls.login, { phone, ...scope })).reason,
    ).toBe('wrongCode')
  })
})

describe('while too many passwords wait to be looked at', () => {
  it('a member is asked to come back, as often as they try, and gets in afterwards', async () => {
    const { phone } = await memberWith(good)
    const browser = await shop.visitor()
    const empty = fillPasswordTurns()
    for (let turn = 0; turn < 12; turn += 1)
      expect(await logIn(browser, phone, good)).toMatchObject({ code: 500, reason: 'busy' })
    await empty()
    expect((await logIn(browser, phone, good)).code).toBe(200)
  })

  it('the first one is not set, nor changed, nor a forgotten one; the code stays good', async () => {
    const phone = newPhone()
    const browser = await shop.shopper(phone)
    shop.clock.advance(minute + second)
    await browser.data(accountCalls.passwordCode, {})
    const set = { password: good, code: await newestCode(phone) }
    const forgetful = await shop.visitor()
    shop.clock.advance(minute + second)
    await forgetful.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
    const reset = { phone, password: better, code: await newestCode(phone), ...scope }
    const change = { password: better, current: good }
    const busy = { code: 500, reason: 'busy' }
    const empty = fillPasswordTurns()
    expect(await browser.call(accountCalls.passwordSet, set)).toMatchObject(busy)
    expect(await browser.call(accountCalls.passwordSet, change)).toMatchObject(busy)
    expect(await forgetful.call(identityCalls.resetPassword, reset)).toMatchObject(busy)
    await empty()
    expect((await browser.call(accountCalls.passwordSet, set)).code).toBe(200)
    expect((await forgetful.call(identityCalls.resetPassword, reset)).code).toBe(200)
  })
})

describe('a password that is reset while it waits to be looked at', () => {
  async function reset(phone: string, password: string): Promise<void> {
    const { services, clock } = shop
    const { id } = await services.db
      .selectFrom('member')
      .where('phone', '=', phone)
      .select('id')
      .executeTakeFirstOrThrow()
    const elsewhere = { services, clock, ip: '192.0.2.9' } as unknown as Ctx
    const owner = { partnerId: 1, memberId: id }
    await setPassword(elsewhere, owner, await hashPassword(password), async () => undefined)
  }

  it('opens no session, and is remembered by no browser', async () => {
    const [{ phone }, other] = [await memberWith(good), await shop.visitor()]
    const turns = holdPasswordTurns()
    const answer = logIn(other, phone, good)
    await turns.asked(1)
    const before = [...other.cookies.keys()]
    await reset(phone, better)
    await turns.letGo()
    expect((await answer).reason).toBe('wrongPassword')
    expect([...other.cookies.keys()]).toEqual(before)
    expect(await isIn(other)).toBe(false)
    expect((await logIn(other, phone, better)).code).toBe(200)
  })

  it('is not put in the place of the new one by whoever changes it', async () => {
    const { phone, browser } = await memberWith(good)
    const turns = holdPasswordTurns()
    const theirs = 'somebody else chose this'
    const answer = browser.call(accountCalls.passwordSet, { password: theirs, current: good })
    await turns.asked(1)
    await turns.letOne()
    await turns.asked(2)
    await reset(phone, better)
    await turns.letGo()
    expect((await answer).reason).toBe('wrongCurrentPassword')
    expect((await logIn(await shop.visitor(), phone, theirs)).reason).toBe('wrongPassword')
    expect((await logIn(await shop.visitor(), phone, better)).code).toBe(200)
  })
})
