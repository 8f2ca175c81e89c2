import { signInCalls } from '@mallard/contract/activities/sign-in/sign-in.calls'
import { day } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { dayOf } from './sign-in.rules.ts'
import { rewards, turnSignInOn } from './test-sign-in.ts'

const tries = 200

const shop = await testShop()
afterAll(() => expectBooksToAgree(shop))

const many = <T>(work: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: tries }, (_, nth) => work(nth)))

describe('one member at the same moment, many times', () => {
  it('signs in once, gets the points once, and is counted once', async () => {
    await turnSignInOn(await shop.staff())
    const browser = await shop.shopper()
    const seen = await many(() => browser.call(signInCalls.content, {}))
    expect(seen.every(({ code }) => code === 200)).toBe(true)
    const answers = await many(() => browser.call(signInCalls.sign, {}))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.every(({ code, reason }) => code === 200 || reason === 'signedToday')).toBe(true)
    expect(await browser.data(signInCalls.content, {})).toMatchObject({
      balance: rewards[0],
      streak: 1,
    })
    const { rows } = await sql<{ seen: number; signed: number; points: number }>`
      select sum(seen)::int as seen, sum(signed)::int as signed, sum(points)::int as points
      from sign_in_total where partner_id = 1 and day = ${dayOf(shop.clock.now())}::date`.execute(
      shop.services.db,
    )
    expect(rows[0]).toEqual({ seen: 1, signed: 1, points: rewards[0] })
  }, 600_000)

  it('makes one missed day of a month up, whichever of them it asks for', async () => {
    while (Number(dayOf(shop.clock.now()).slice(8)) !== 20) shop.clock.advance(day)
    const cost = 2
    await turnSignInOn(await shop.staff(), { makeUpCost: cost })
    const browser = await shop.shopper()
    await browser.data(signInCalls.sign, {})
    const missed = (nth: number) => dayOf(shop.clock.now() - (1 + (nth % 15)) * day)
    const answers = await many((nth) => browser.call(signInCalls.makeUp, { day: missed(nth) }))
    const made = answers.filter(({ code }) => code === 200)
    // The same day may be asked for again: it is made up.
    expect(made.length).toBeGreaterThan(0)
    expect(answers.every(({ code, reason }) => code === 200 || reason === 'makeUpUsed')).toBe(true)
    const { calendar, balance, makeUp } = await browser.data(signInCalls.content, {})
    expect(calendar.days.filter(({ isMadeUp }) => isMadeUp)).toHaveLength(1)
    expect(balance).toBe(rewards[0]! - cost)
    expect(makeUp).toMatchObject({ isLeft: false })
  }, 600_000)
})
