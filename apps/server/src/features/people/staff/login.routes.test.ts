import { scryptSync } from 'node:crypto'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { minute } from '@mallard/kernel'
import { caller, type Caller } from '@mallard/testing/caller'
import { beforeEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { keepPassword } from '#app/testing/test-staff.ts'
import { fillPasswordTurns, holdPasswordTurns } from '#platform/test-password-turns.ts'
import { passwordCost } from '#platform/password-cost.ts'
import { resetPassword } from './reset.service.ts'

const shop = await testShop()
const passwordOf = (login: string) => shop.logins.find((each) => each.login === login)!.password
const tried = async (who: Caller, login: string, password = passwordOf(login)) => {
  const { code, reason } = await who.call(staffCalls.login, { login, password })
  return code === 200 ? 'in' : reason
}
const wrong = (who: Caller, login: string) => tried(who, login, 'not the password')

async function fillUp(who: Caller, login: string): Promise<void> {
  for (let guess = 0; guess < 10; guess += 1) expect(await wrong(who, login)).toBe('wrongPassword')
}

/** A hash as the first shops kept it. */
async function giveOldHash(login: string, password: string): Promise<string> {
  const salt = Buffer.from('a salt of its own')
  const old = `scrypt$${salt.toString('base64url')}$${scryptSync(password, salt, 32).toString('base64url')}`
  await shop.services.db
    .updateTable('staff')
    .set({ password_hash: old })
    .where('login', '=', login)
    .execute()
  return old
}

beforeEach(() => shop.clock.advance(11 * minute))

it('a password whose hash is cheap to guess by today’s measure is hashed again when its owner signs in', async () => {
  const password = 'an old and long password'
  const { db } = shop.services
  const old = await giveOldHash('northridge', password)
  const hash = async () =>
    (
      await db
        .selectFrom('staff')
        .select('password_hash')
        .where('login', '=', 'northridge')
        .executeTakeFirstOrThrow()
    ).password_hash
  const scope = { partnerId: 2, storeId: 1 }
  expect(await tried(await shop.visitor(scope), 'northridge', 'another password')).toBe(
    'wrongPassword',
  )
  expect(await hash()).toBe(old)
  expect(await tried(await shop.visitor(scope), 'northridge', password)).toBe('in')
  const { N, r, p } = passwordCost
  expect(await hash()).toMatch(new RegExp(`^scrypt\\$${N}\\$${r}\\$${p}\\$`))
  expect(await tried(await shop.visitor(scope), 'northridge', password)).toBe('in')
})

describe('wrong passwords', () => {
  it('of strangers shut the login to strangers for ten minutes, with the right one too', async () => {
    await fillUp(await shop.visitor(), 'owner')
    for (const login of ['owner', 'OWNER', ' Ｏwner'])
      expect(await tried(await shop.visitor(), login, passwordOf('owner'))).toBe('tooOften')
    shop.clock.advance(11 * minute)
    for (const login of ['owner', 'Owner'])
      expect(await tried(await shop.visitor(), login, passwordOf('owner'))).toBe('in')
  })

  it('of strangers do not keep out anyone who signed in with this browser before', async () => {
    const own = await shop.visitor()
    expect(await tried(own, 'owner')).toBe('in')
    await fillUp(await shop.visitor(), 'owner')
    for (let turn = 0; turn < 3; turn += 1) expect(await tried(own, 'owner')).toBe('in')
    expect(await tried(await shop.visitor(), 'owner')).toBe('tooOften')
  })

  it('of a known browser are limited as well, and are its own', async () => {
    const own = await shop.visitor()
    expect(await tried(own, 'owner')).toBe('in')
    await fillUp(own, 'owner')
    expect(await tried(own, 'owner')).toBe('tooOften')
    expect(await tried(await shop.visitor(), 'owner')).toBe('in')
  })

  it('of a browser that is known to somebody else, or says so itself, are those of a stranger', async () => {
    const colleague = await shop.visitor()
    expect(await tried(colleague, 'finance')).toBe('in')
    const [name, value] = [...colleague.cookies].find(([each]) => each.startsWith('staff-known-'))!
    const own = await shop.visitor()
    await tried(own, 'owner')
    const [ownName] = [...own.cookies].find(([each]) => each.startsWith('staff-known-'))!
    expect(ownName).not.toBe(name)
    await fillUp(await shop.visitor(), 'owner')
    for (const made of [value, `${value.split('.')[0]}.`, 'x', '']) {
      const forger = await shop.visitor()
      forger.cookies.set(ownName, made)
      expect(await tried(forger, 'owner')).toBe('tooOften')
    }
  })
})

describe('while too many passwords wait to be looked at', () => {
  it('staff are asked to come back, as often as they try, and get in afterwards', async () => {
    const browser = await shop.visitor()
    const empty = fillPasswordTurns()
    for (let turn = 0; turn < 12; turn += 1)
      expect(
        await browser.call(staffCalls.login, { login: 'owner', password: passwordOf('owner') }),
      ).toMatchObject({ code: 500, reason: 'busy', message: '系统繁忙，请稍后再试' })
    await empty()
    expect(await tried(browser, 'owner')).toBe('in')
  })

  it('neither their own password is changed, nor somebody made or given another one', async () => {
    const owner = await shop.staff()
    const password = 'a first and long password'
    const more = { name: '新来', active: true, roles: [{ role: 'service' as const, storeId: 1 }] }
    const calls = [
      () => owner.call(staffCalls.changePassword, { current: passwordOf('owner'), next: password }),
      () => owner.call(staffCalls.save, { login: 'newcomer', password, ...more }),
    ]
    const empty = fillPasswordTurns()
    for (const call of calls) expect(await call()).toMatchObject({ code: 500, reason: 'busy' })
    await empty()
    expect((await owner.data(staffCalls.list, {})).map(({ login }) => login)).not.toContain(
      'newcomer',
    )
    expect(await tried(await shop.visitor(), 'owner')).toBe('in')
  })
})

describe('a password that is reset while it waits to be looked at', () => {
  const password = 'a first and long password'
  const newcomer = async (login: string) => {
    const roles = [{ role: 'service' as const, storeId: 1 }]
    await (
      await shop.staff()
    ).data(staffCalls.save, {
      login,
      password,
      name: '新来',
      active: true,
      roles,
    })
    await keepPassword(shop.services.db, login)
    return login
  }
  const reset = async (login: string) =>
    (await resetPassword(shop.services.db, login, new Date(shop.clock.now())))!.password

  it('opens no session', async () => {
    const [login, browser] = [await newcomer('hurried'), await shop.visitor()]
    const turns = holdPasswordTurns()
    const answer = tried(browser, login, password)
    await turns.asked(1)
    const next = await reset(login)
    await turns.letGo()
    expect(await answer).toBe('wrongPassword')
    expect((await browser.call(staffCalls.me, {})).code).toBe(401)
    expect(await tried(browser, login, next)).toBe('in')
  })

  it('is not put in the place of the new one by whoever changes it', async () => {
    const login = await newcomer('dismissed')
    const staffXsrf = { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' }
    const browser = caller(shop.url, { partnerId: 1, storeId: 1 }, staffXsrf)
    expect(await tried(browser, login, password)).toBe('in')
    const turns = holdPasswordTurns()
    const changed = { current: password, next: 'a second and long password' }
    const answer = browser.call(staffCalls.changePassword, changed)
    await turns.asked(1)
    const next = await reset(login)
    await turns.letGo()
    expect((await answer).reason).toBe('wrongCurrentPassword')
    expect(await tried(await shop.visitor(), login, changed.next)).toBe('wrongPassword')
    expect(await tried(await shop.visitor(), login, next)).toBe('in')
  })
})

it('a password whose hash one sign-in renews opens another that came at the same time', async () => {
  const password = 'an old and long password'
  await giveOldHash('northridge', password)
  const scope = { partnerId: 2, storeId: 1 }
  const [one, other] = [await shop.visitor(scope), await shop.visitor(scope)]
  const turns = holdPasswordTurns()
  const both = [one, other].map((browser) => tried(browser, 'northridge', password))
  await turns.asked(2)
  await turns.letGo()
  expect(await Promise.all(both)).toEqual(['in', 'in'])
})
