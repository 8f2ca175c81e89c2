import { staffCalls } from '@mallard/contract/staff/staff.calls'
import { minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { beforeEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/test-shop.ts'

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

beforeEach(() => shop.clock.advance(11 * minute))

describe('wrong passwords', () => {
  it('of strangers shut the login to strangers for ten minutes, with the right one too', async () => {
    await fillUp(await shop.visitor(), 'owner')
    expect(await tried(await shop.visitor(), 'owner')).toBe('tooOften')
    shop.clock.advance(11 * minute)
    expect(await tried(await shop.visitor(), 'owner')).toBe('in')
  })

  it('of strangers do not keep out whoever signed in with this browser before', async () => {
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
