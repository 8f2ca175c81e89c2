import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { screenAuthCalls } from '@mallard/contract/people/screen-auth/screen-auth.calls'
import { hour, minute, second } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { describe, expect, it } from 'vitest'
import { raceTest } from '#app/testing/test-harness.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()

const ask = async (role: 'computer' | 'public' = 'computer', address?: string) => {
  const screen = await shop.visitor(undefined, address)
  const request = await screen.data(screenAuthCalls.open, { role })
  const look = () => screen.data(screenAuthCalls.claim, { claim: request.claim })
  return { screen, look, ...request }
}
const allow = (phone: Caller, asked: string, isAllowed = true) =>
  phone.call(screenAuthCalls.answer, { ask: asked, isAllowed })
const idOf = async (who: Caller) => (await who.data(identityCalls.userInfo, {})).id

describe('a screen that asks a phone to sign it in', () => {
  it('is told to who scans it, and signed in as whoever allows it', async () => {
    const phone = await shop.shopper()
    const address = '203.0.113.77'
    const { screen, look, ...request } = await ask('computer', address)
    expect(await look()).toEqual({ state: 'waiting', user: null })
    expect(await phone.data(screenAuthCalls.asked, { ask: request.ask })).toMatchObject({
      store: { partnerId: 1, storeId: 1 },
      role: 'computer',
      digits: request.digits,
      isNear: false,
      expireTime: request.expireTime,
    })
    const near = await shop.visitor(undefined, address)
    expect((await near.data(screenAuthCalls.asked, { ask: request.ask })).isNear).toBe(true)
    expect((await allow(phone, request.ask)).data).toEqual({ isAllowed: true })
    expect((await screen.call(identityCalls.userInfo, {})).code).toBe(401)
    expect((await look()).user?.id).toBe(await idOf(phone))
    expect(await idOf(screen)).toBe(await idOf(phone))
    // The phone goes on with its own.
    expect((await phone.call(identityCalls.userInfo, {})).code).toBe(200)
  })

  it('whose answer was lost is let in by the same session again', async () => {
    const phone = await shop.shopper()
    const { screen, look, ask: asked } = await ask()
    await allow(phone, asked)
    await look()
    const token = screen.cookies.get('session-1')
    await look()
    expect(screen.cookies.get('session-1')).toBe(token)
    await screen.data(identityCalls.logout, {})
    expect((await look()).state).toBe('over')
  })

  it('is told that it was refused, and nobody is signed in', async () => {
    const phone = await shop.shopper()
    const { screen, look, ask: asked } = await ask()
    await allow(phone, asked, false)
    expect(await look()).toEqual({ state: 'refused', user: null })
    expect((await allow(phone, asked)).reason).toBe('screenAnswered')
    expect((await look()).state).toBe('refused')
    expect((await screen.call(identityCalls.userInfo, {})).code).toBe(401)
  })

  it('in a store forgets who it signed in after an hour', async () => {
    const phone = await shop.shopper()
    const { screen, look, ask: asked } = await ask('public')
    await allow(phone, asked)
    expect((await look()).state).toBe('in')
    shop.clock.advance(hour - second)
    expect((await screen.call(identityCalls.userInfo, {})).code).toBe(200)
    shop.clock.advance(second)
    expect((await screen.call(identityCalls.userInfo, {})).code).toBe(401)
  })
})

describe('its code', () => {
  it('is over after two minutes; one that was allowed in time is good for another', async () => {
    const phone = await shop.shopper()
    const late = await ask()
    shop.clock.advance(2 * minute)
    expect((await phone.call(screenAuthCalls.asked, { ask: late.ask })).reason).toBe('screenOver')
    expect((await allow(phone, late.ask)).reason).toBe('screenOver')
    expect((await late.look()).state).toBe('over')

    const inTime = await ask()
    shop.clock.advance(2 * minute - second)
    await allow(phone, inTime.ask)
    shop.clock.advance(minute - second)
    expect((await inTime.look()).state).toBe('in')

    const forgotten = await ask()
    await allow(phone, forgotten.ask)
    shop.clock.advance(minute)
    expect((await forgotten.look()).state).toBe('over')
  })

  it('opens nothing in itself, to another store or partner, or from a phone that left', async () => {
    const phone = await shop.shopper()
    const { screen, look, ...request } = await ask()
    await allow(phone, request.ask)
    const thief = await shop.visitor()
    expect(await thief.data(screenAuthCalls.claim, { claim: request.ask })).toEqual({
      state: 'over',
      user: null,
    })
    const elsewhere = await shop.visitor({ partnerId: 2, storeId: 1 })
    expect((await elsewhere.data(screenAuthCalls.claim, { claim: request.claim })).state).toBe(
      'over',
    )
    await phone.data(identityCalls.logout, {})
    expect((await look()).state).toBe('over')
    expect((await screen.call(identityCalls.userInfo, {})).code).toBe(401)
  })

  it('is answered in its own store alone, whatever store it was read from, and by members', async () => {
    const { ask: asked } = await ask()
    const stranger = await shop.visitor({ partnerId: 2, storeId: 1 })
    expect((await stranger.data(screenAuthCalls.asked, { ask: asked })).store).toMatchObject({
      partnerId: 1,
      storeId: 1,
    })
    const theirs = await shop.shopper(undefined, { partnerId: 2, storeId: 1 })
    expect((await allow(theirs, asked)).reason).toBe('screenOver')
    expect((await allow(await shop.visitor(), asked)).code).toBe(401)
  })

  it('is answered once: the same answer again is the same, another’s is none', async () => {
    const [phone, other] = [await shop.shopper(), await shop.shopper()]
    const { look, ask: asked } = await ask()
    await allow(phone, asked)
    expect((await allow(phone, asked)).data).toEqual({ isAllowed: true })
    expect((await allow(phone, asked, false)).reason).toBe('screenAnswered')
    expect((await allow(other, asked)).reason).toBe('screenAnswered')
    expect((await look()).user?.id).toBe(await idOf(phone))
  })

  raceTest('that many answer at once is heard of one, and a screen comes in once', async () => {
    const phones = await Promise.all(Array.from({ length: 6 }, () => shop.shopper()))
    const { look, ask: asked } = await ask()
    const answers = await Promise.all(phones.map((phone) => allow(phone, asked)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    const looks = await Promise.all(Array.from({ length: 4 }, look))
    expect(new Set(looks.map(({ user }) => user?.id)).size).toBe(1)
    expect(looks.map(({ state }) => state)).toEqual(['in', 'in', 'in', 'in'])
  })
})
