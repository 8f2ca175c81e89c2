import { secondFactorCalls } from '@mallard/contract/people/staff/second-factor.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { resetPassword } from './reset.service.ts'
import { takeCodeTry } from './second-factor.service.ts'
import { authenticatorOf, setUpFactor } from './test-factor.ts'

const shop = await testShop()
const { db } = shop.services
const passwordOf = (login: string) => shop.logins.find((each) => each.login === login)!.password
const enter = async (code?: string, login = 'finance', who?: Caller) => {
  const browser = who ?? (await shop.visitor())
  const answer = await browser.call(staffCalls.login, {
    login,
    password: passwordOf(login),
    ...(code !== undefined && { code }),
  })
  return answer.code === 200 ? 'in' : answer.reason
}
const isIn = async (who: Caller) => (await who.call(staffCalls.me, {})).code === 200

afterEach(async () => {
  await sql`delete from staff_factor`.execute(db)
  shop.clock.advance(day)
})

async function withFactor() {
  const who = await shop.staff('finance')
  return { who, ...(await setUpFactor(shop, who, passwordOf('finance'))) }
}

describe('once it is set up', () => {
  it('signing in takes a code beside the password, and each code signs in once', async () => {
    const { phone } = await withFactor()
    expect(await enter()).toBe('needsFactorCode')
    // That which set it up was used.
    expect(await enter(phone.now())).toBe('wrongFactorCode')
    const code = phone.next()
    expect(await enter(code)).toBe('in')
    expect(await enter(code)).toBe('wrongFactorCode')
    expect(await enter(phone.next())).toBe('in')
    expect(await enter(undefined, 'owner')).toBe('in')
  })

  it('who knows no password is not told that there is one', async () => {
    await withFactor()
    const stranger = await shop.visitor()
    const asked = { login: 'finance', password: 'not the password' }
    expect((await stranger.call(staffCalls.login, asked)).reason).toBe('wrongPassword')
    const withCode = { ...asked, code: '123456' }
    expect((await stranger.call(staffCalls.login, withCode)).reason).toBe('wrongPassword')
  })

  it('other sessions end, that which set it up goes on', async () => {
    const elsewhere = await shop.staff('finance')
    const { who } = await withFactor()
    expect([await isIn(who), await isIn(elsewhere)]).toEqual([true, false])
  })

  it('each of ten recovery codes signs in once, however it is typed', async () => {
    const { codes, who } = await withFactor()
    expect(new Set(codes).size).toBe(10)
    expect(await enter(codes[0])).toBe('in')
    expect(await enter(codes[0])).toBe('wrongFactorCode')
    expect(await enter(` ${codes[1]!.toUpperCase().replace('-', ' ')} `)).toBe('in')
    expect(await who.data(secondFactorCalls.mine, {})).toMatchObject({ codesLeft: 8 })
    const kept = await sql<{ row: string }>`select c::text as row from staff_recovery_code c
      union all select f::text from staff_factor f`.execute(db)
    const secrets = codes.flatMap((code) => [code, code.replace('-', '')])
    expect(secrets.filter((each) => kept.rows.some(({ row }) => row.includes(each)))).toEqual([])
  })

  it('guesses are limited, for strangers and not for a browser that was in before', async () => {
    const { phone } = await withFactor()
    const own = await shop.visitor()
    expect(await enter(phone.next(), 'finance', own)).toBe('in')
    for (let guess = 0; guess < 5; guess += 1) expect(await enter('000000')).toBe('wrongFactorCode')
    expect(await enter(phone.next())).toBe('tooOften')
    expect(await enter(phone.next(), 'finance', own)).toBe('in')
    shop.clock.advance(11 * minute)
    expect(await enter(phone.next())).toBe('in')
  })

  it('fifty guesses are all that there are in a day', async () => {
    const { phone } = await withFactor()
    for (let guess = 0; guess < 50; guess += 1) {
      expect(await enter('000000')).toBe('wrongFactorCode')
      if (guess % 5 === 4) shop.clock.advance(11 * minute)
    }
    expect(await enter(phone.next())).toBe('tooOften')
    shop.clock.advance(day)
    expect(await enter(phone.next())).toBe('in')
  })
})

it('however many browsers were in before, there are five hundred guesses in a day', async () => {
  let taken = 0
  for (let browser = 0; browser < 505; browser += 1)
    if (await takeCodeTry(shop, 1, `browser-${browser}`)) taken += 1
  expect(taken).toBe(500)
})

describe('setting it up', () => {
  it('takes the password, and a code of the new secret; sent again it shows the same codes', async () => {
    const who = await shop.staff('finance')
    const begin = (password: string) => who.call(secondFactorCalls.begin, { password })
    expect((await begin('not the password')).reason).toBe('wrongCurrentPassword')
    const { secret, ticket, uri } = (await begin(passwordOf('finance'))).data
    expect(uri).toContain(secret)
    expect(await enter()).toBe('in')
    const wrong = await who.call(secondFactorCalls.confirm, { ticket, code: '000000' })
    expect(wrong.reason).toBe('wrongFactorCode')
    expect(await who.data(secondFactorCalls.mine, {})).toEqual({
      since: null,
      codesLeft: 0,
      isNeeded: false,
    })
    const input = { ticket, code: authenticatorOf(shop, secret).now() }
    const shown = await who.data(secondFactorCalls.confirm, input)
    expect(await who.data(secondFactorCalls.confirm, input)).toEqual(shown)
    expect(await who.data(secondFactorCalls.mine, {})).toEqual({
      since: shop.clock.now(),
      codesLeft: 10,
      isNeeded: false,
    })
  })

  it('is over after a quarter of an hour, and is nobody else’s', async () => {
    const [who, other] = [await shop.staff('finance'), await shop.staff('owner')]
    const proof = { password: passwordOf('finance') }
    const { secret, ticket } = await who.data(secondFactorCalls.begin, proof)
    const phone = authenticatorOf(shop, secret)
    const confirm = async (by: Caller, given = ticket) =>
      (await by.call(secondFactorCalls.confirm, { ticket: given, code: phone.now() })).reason
    expect(await confirm(other)).toBe('factorTicketOver')
    expect(await confirm(who, `${ticket.slice(0, -2)}AA`)).toBe('factorTicketOver')
    shop.clock.advance(15 * minute)
    expect(await confirm(who)).toBe('factorTicketOver')
  })

  it('is over when another phone was set up meanwhile: who began had no code of that one', async () => {
    const [early, own] = [await shop.staff('finance'), await shop.staff('finance')]
    const password = passwordOf('finance')
    const { secret, ticket } = await early.data(secondFactorCalls.begin, { password })
    const code = authenticatorOf(shop, secret).now()
    const begun = await own.data(secondFactorCalls.begin, { password })
    const phone = authenticatorOf(shop, begun.secret)
    const late = async (by: Caller) =>
      (await by.call(secondFactorCalls.confirm, { ticket, code })).reason
    await own.data(secondFactorCalls.confirm, { ticket: begun.ticket, code: phone.now() })
    expect(await late(own)).toBe('factorTicketOver')
    expect(await enter(phone.next())).toBe('in')
  })

  it('again, for another phone, takes a code of the old one, which is void afterwards', async () => {
    const { who, phone, codes } = await withFactor()
    const password = passwordOf('finance')
    const bare = await who.call(secondFactorCalls.begin, { password })
    expect(bare.reason).toBe('needsFactorCode')
    const { secret, ticket } = await who.data(secondFactorCalls.begin, {
      password,
      code: phone.next(),
    })
    const other = authenticatorOf(shop, secret)
    await who.data(secondFactorCalls.confirm, { ticket, code: other.now() })
    expect(await enter(phone.next())).toBe('wrongFactorCode')
    expect(await enter(codes[0])).toBe('wrongFactorCode')
    expect(await enter(other.next())).toBe('in')
  })
})

describe('one’s own', () => {
  it('recovery codes are replaced by ten others', async () => {
    const { who, phone, codes } = await withFactor()
    const input = { password: passwordOf('finance'), code: phone.next() }
    const { codes: fresh } = await who.data(secondFactorCalls.codes, input)
    expect(fresh.filter((each) => codes.includes(each))).toEqual([])
    expect([await enter(codes[0]), await enter(fresh[0])]).toEqual(['wrongFactorCode', 'in'])
  })

  it('is turned off with password and code, and stays off when that is sent again', async () => {
    const { who, phone } = await withFactor()
    const password = passwordOf('finance')
    expect((await who.call(secondFactorCalls.off, { password })).reason).toBe('needsFactorCode')
    const off = { since: null, codesLeft: 0, isNeeded: false }
    const input = { password, code: phone.next() }
    expect(await who.data(secondFactorCalls.off, input)).toEqual(off)
    expect(await who.data(secondFactorCalls.off, input)).toEqual(off)
    expect(await enter()).toBe('in')
  })
})

describe('the owner’s rule', () => {
  const none = { everybody: false, roles: [] }
  afterEach(async () => {
    await sql`delete from factor_rule`.execute(db)
  })
  /** The owner, who has one. */
  async function ruling() {
    const owner = await shop.staff('owner')
    return { owner, ...(await setUpFactor(shop, owner, passwordOf('owner'))) }
  }

  it('asks nobody until it is set, and not before its owner has one', async () => {
    const owner = await shop.staff('owner')
    const read = { holders: [], ...none, version: 0, canSave: true }
    expect(await owner.data(secondFactorCalls.team, {})).toEqual(read)
    const rule = { everybody: true, roles: [], version: 0 }
    const refused = await owner.call(secondFactorCalls.saveRule, rule)
    expect(refused.reason).toBe('needsOwnFactor')
  })

  it('of a role: who has it is answered nothing else until one is set up, at once', async () => {
    const finance = await shop.staff('finance')
    const other = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    const { owner } = await ruling()
    const rule = { everybody: false, roles: ['manager' as const], version: 0 }
    await owner.data(secondFactorCalls.saveRule, rule)
    expect((await finance.data(staffCalls.me, {})).owes).toBe('factor')
    expect(await finance.call(staffCalls.audit, {})).toMatchObject({
      status: 200,
      reason: 'needsFactor',
    })
    const local = await other.data(staffCalls.me, {})
    expect(local.owes).toBe('factor')
    const { phone } = await setUpFactor(shop, finance, passwordOf('finance'))
    expect((await finance.data(staffCalls.me, {})).owes).toBeNull()
    expect((await finance.call(staffCalls.audit, {})).code).toBe(200)
    const proof = { password: passwordOf('finance'), code: phone.next() }
    expect((await finance.call(secondFactorCalls.off, proof)).reason).toBe('factorNeeded')
  })

  it('of everybody: whoever it is taken from must set up another', async () => {
    const { owner } = await ruling()
    await owner.data(secondFactorCalls.saveRule, { everybody: true, roles: [], version: 0 })
    const hangzhou = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect((await hangzhou.data(staffCalls.me, {})).owes).toBe('factor')
    const elsewhere = await shop.staff('northridge', { partnerId: 2, storeId: 1 })
    expect((await elsewhere.data(staffCalls.me, {})).owes).toBeNull()
    expect(await owner.data(secondFactorCalls.saveRule, { ...none, version: 1 })).toMatchObject({
      ...none,
      version: 2,
    })
    expect((await hangzhou.data(staffCalls.me, {})).owes).toBeNull()
    const late = await owner.call(secondFactorCalls.saveRule, {
      ...none,
      roles: ['owner'],
      version: 1,
    })
    expect(late.reason).toBe('versionConflict')
  })
})

describe('one that is lost', () => {
  it('is taken away by an owner: who had it is signed out, and needs the password alone', async () => {
    const { who } = await withFactor()
    const owner = await shop.staff('owner')
    const { id } = await who.data(staffCalls.me, {})
    const holders = async () => (await owner.data(secondFactorCalls.team, {})).holders
    expect(await holders()).toEqual([id])
    await owner.data(secondFactorCalls.reset, { id })
    expect(await holders()).toEqual([])
    expect(await isIn(who)).toBe(false)
    expect(await enter()).toBe('in')
    await owner.data(secondFactorCalls.reset, { id })
    const log = (await owner.data(staffCalls.audit, { action: 'staff.factorReset' })).list
    expect(log.map(({ object }) => object)).toEqual([`staff ${id}`])
  })

  it('is not taken away by oneself in that way, nor by who looks after another store', async () => {
    const { id } = await (await shop.staff('owner')).data(staffCalls.me, {})
    const own = await (await shop.staff('owner')).call(secondFactorCalls.reset, { id })
    expect(own.reason).toBe('forbidden')
  })

  it('goes with the password that is given at the machine itself', async () => {
    await withFactor()
    const reset = await resetPassword(db, 'finance', new Date(shop.clock.now()))
    const browser = await shop.visitor()
    const answer = await browser.call(staffCalls.login, {
      login: 'finance',
      password: reset!.password,
    })
    expect(answer.code).toBe(200)
  })
})
