import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { passwordCost } from './password-cost.ts'
import { hashInTurn, hashPassword, isPasswordInTurn, passwordTurns } from './password.ts'
import { fillPasswordTurns } from './test-password-turns.ts'

const from = (ip: string) => ({ ip, isGone: () => false })
/** As it ships: tests hash with less. */
const shipped = './password-cost.ts?shipped'
const busy = { ok: false, refusal: 'busy' }

describe('a password that is sent', () => {
  it('is hashed in a turn, and compared in one', async () => {
    const by = from('192.0.2.1')
    const hash = await hashInTurn(by, 'kettle on the stove')
    expect(hash).toMatchObject({ ok: true })
    if (!hash.ok) return
    expect(await isPasswordInTurn(by, 'kettle on the stove', hash.value)).toEqual({
      ok: true,
      value: true,
    })
    expect(await isPasswordInTurn(by, 'kettle on a stove', hash.value)).toEqual({
      ok: true,
      value: false,
    })
  })

  it('waits with few others of its network, all of a /64 together; another network gets a turn', async () => {
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const own = Array.from({ length: 20 }, () =>
      passwordTurns.run('2001:db8:64:1::/64', () => held),
    )
    expect(await hashInTurn(from('2001:db8:64:1::9'), 'a')).toMatchObject(busy)
    const other = hashInTurn(from('2001:db8:64:2::9'), 'a')
    letGo()
    await Promise.all(own)
    expect(await other).toMatchObject({ ok: true })
  })
})

describe('while as many wait as have a turn in time', () => {
  let empty: () => Promise<void>
  beforeEach(() => void (empty = fillPasswordTurns()))
  afterEach(() => empty())

  it('one more is refused in words and not kept', async () => {
    expect(await hashInTurn(from('192.0.2.1'), 'a')).toMatchObject(busy)
    expect(await isPasswordInTurn(from('192.0.2.1'), 'a', 'b')).toMatchObject(busy)
  })

  it('the shop’s own are hashed all the same', async () => {
    expect(await hashPassword('a first password')).toMatch(/^scrypt\$/)
  })
})

describe('what a guess costs', () => {
  it('is no less than what is recommended', async () => {
    const { passwordCost: cost } = (await import(/* @vite-ignore */ shipped)) as {
      passwordCost: typeof passwordCost
    }
    expect(passwordCost).not.toEqual(cost)
    expect(cost).toEqual({ N: 2 ** 15, r: 8, p: 3 })
  })
})
