import {
  signInAdminCalls,
  type SignInRule,
} from '@mallard/contract/activities/sign-in/sign-in-admin.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { signInCalls } from '@mallard/contract/activities/sign-in/sign-in.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { signInJobs } from './sign-in.jobs.ts'
import { dayOf } from './sign-in.rules.ts'
import { rewards, turnSignInOn } from './test-sign-in.ts'

const shop = await testShop()
/** Sessions of staff end while days go by. */
const owner = () => shop.staff()
const turnOn = async (more: Partial<SignInRule> = {}) => turnSignInOn(await owner(), more)
beforeAll(() => turnOn())

afterAll(() => expectBooksToAgree(shop))

const member = () => shop.shopper()

const content = (browser: Caller) => browser.data(signInCalls.content, {})
const sign = (browser: Caller) => browser.data(signInCalls.sign, {})
const today = () => dayOf(shop.clock.now())
const nextDay = () => shop.clock.advance(day)

/** The first day of a month, so that missed days lie in it. */
function goToMiddleOfMonth(): void {
  while (Number(today().slice(8)) !== 12) nextDay()
}

describe('daily sign-in', () => {
  it('brings the rewards of seven days in a row, and begins again after a gap', async () => {
    const browser = await member()
    const got: number[] = []
    for (let count = 0; count < 8; count += 1) {
      const { points, streak, balance } = await sign(browser)
      got.push(points)
      expect(streak).toBe(count + 1)
      expect(balance).toBe(got.reduce((sum, each) => sum + each))
      nextDay()
    }
    expect(got).toEqual([...rewards, rewards[0]])
    nextDay()
    expect((await sign(browser)).streak).toBe(1)
    const ledger = await browser.data(pointsCalls.list, {})
    expect(ledger.list[0]).toMatchObject({ title: '每日签到', delta: rewards[0] })
  })

  it('is once a day of Beijing, however often and at once it is asked for', async () => {
    const browser = await member()
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => browser.call(signInCalls.sign, {})))
    expect(all.filter(({ code }) => code === 200)).toHaveLength(1)
    const refused = all.find(({ code }) => code !== 200)
    expect(refused).toMatchObject({ code: 500, reason: 'signedToday', message: '您已签到' })
    expect(await content(browser)).toMatchObject({
      isSigned: true,
      streak: 1,
      balance: rewards[0],
      todayPoints: rewards[0],
      calendar: { days: [{ day: today(), points: rewards[0], isMadeUp: false }] },
    })
  })

  it('is told in the member’s centre, before and after', async () => {
    const browser = await member()
    const told = async () => (await browser.data(memberCalls.index, {})).signIn
    expect(await told()).toEqual({ isSigned: false, points: rewards[0] })
    await sign(browser)
    expect(await told()).toEqual({ isSigned: true, points: rewards[0] })
  })

  it('says to strangers what it brings, and wants them to sign in', async () => {
    const stranger = await shop.visitor()
    expect(await content(stranger)).toMatchObject({
      isOn: true,
      rewards,
      isSigned: false,
      streak: 0,
      makeUp: null,
    })
    expect((await stranger.call(signInCalls.sign, {})).code).toBe(401)
  })

  it('pays what a member owes first', async () => {
    const browser = await member()
    await sql`update member set points_debt = 3 where id = (select max(id) from member)`.execute(
      shop.services.db,
    )
    await sql`insert into points_ledger (partner_id, member_id, delta, balance, owed, biz_type, biz_id, note, at)
      select 1, max(id), 0, 0, 3, 'adjust', 'debt', '', ${new Date(shop.clock.now())} from member`.execute(
      shop.services.db,
    )
    expect(await sign(browser)).toMatchObject({ points: 5, balance: 2 })
    expect((await browser.data(pointsCalls.list, {})).debt).toBe(0)
  })
})

describe('a missed day', () => {
  it('is made up once a month for points, and joins the days in a row', async () => {
    goToMiddleOfMonth()
    const browser = await member()
    await sign(browser)
    nextDay()
    await sign(browser)
    nextDay()
    const missed = today()
    nextDay()
    for (let count = 0; count < 2; count += 1) {
      await sign(browser)
      nextDay()
    }
    // 5 and 5 before the gap, 5 and 5 after it.
    expect(await content(browser)).toMatchObject({
      balance: 20,
      streak: 2,
      makeUp: { isLeft: true },
    })
    const made = await browser.data(signInCalls.makeUp, { day: missed })
    expect(made).toEqual({ streak: 5, balance: 0 })
    // The same request again changes nothing.
    expect(await browser.data(signInCalls.makeUp, { day: missed })).toEqual(made)
    expect(await content(browser)).toMatchObject({
      streak: 5,
      todayPoints: rewards[5],
      makeUp: { isLeft: false },
    })
    expect((await sign(browser)).streak).toBe(6)
  })

  it('is refused where it was signed, too early, of another month, or without the points', async () => {
    goToMiddleOfMonth()
    const browser = await member()
    await sign(browser)
    const makeUp = async (wanted: string) =>
      (await browser.call(signInCalls.makeUp, { day: wanted })).reason
    const yesterday = dayOf(shop.clock.now() - day)
    expect(await makeUp(today())).toBe('makeUpDay')
    expect(await makeUp(dayOf(shop.clock.now() + day))).toBe('makeUpDay')
    expect(await makeUp(dayOf(shop.clock.now() - 20 * day))).toBe('makeUpDay')
    expect(await makeUp(`${today().slice(0, 7)}-31`)).toBe('makeUpDay')
    expect(await makeUp(yesterday)).toBe('pointsShort')
    // Nothing of it stays.
    expect(await content(browser)).toMatchObject({ streak: 1, makeUp: { isLeft: true } })
    expect((await content(browser)).calendar.days).toHaveLength(1)
  })

  it('is one a month, also when two are made up at once', async () => {
    goToMiddleOfMonth()
    await turnOn({ makeUpCost: 0 })
    const browser = await member()
    const [one, other] = [1, 2].map((back) => dayOf(shop.clock.now() - back * day))
    const both = await Promise.all(
      [one!, other!].map((each) => browser.call(signInCalls.makeUp, { day: each })),
    )
    expect(both.map(({ reason }) => reason).filter(Boolean)).toEqual(['makeUpUsed'])
    await turnOn()
  })

  it('cannot be made up where the partner does not want it', async () => {
    await turnOn({ makeUpCost: null })
    const browser = await member()
    expect((await content(browser)).makeUp).toBeNull()
    const wanted = { day: dayOf(shop.clock.now() - day) }
    expect((await browser.call(signInCalls.makeUp, wanted)).reason).toBe('signInOff')
    await turnOn()
  })
})

describe('a reminder', () => {
  it('comes once a day to who asked for it and has not come yet', async () => {
    const [asks, came, silent] = [await member(), await member(), await member()]
    for (const browser of [asks, came]) await browser.data(signInCalls.remind, { isOn: true })
    await sign(came)
    await remindNow()
    await remindNow()
    const told = async (browser: Caller) =>
      (await browser.data(noticesCalls.list, {})).list.filter(
        ({ title }) => title === '今天还没签到',
      ).length
    expect([await told(asks), await told(came), await told(silent)]).toEqual([1, 0, 0])
    nextDay()
    await asks.data(signInCalls.remind, { isOn: false })
    await remindNow()
    expect([await told(asks), await told(came)]).toEqual([1, 1])
  })
})

const remindNow = () =>
  signInJobs(shop.services)['signIn.remind'].run({
    payload: {},
    scope: undefined,
    key: '',
    attempt: 1,
  } as never)

describe('the rule', () => {
  it('is changed by one of two operators, who read the same version', async () => {
    const { version } = await (await owner()).data(signInAdminCalls.read, {})
    const wanted = (cost: number) => ({ isOn: true, rewards, makeUpCost: cost, version })
    const staff = await owner()
    const both = await Promise.all(
      [21, 22].map((cost) => staff.call(signInAdminCalls.save, wanted(cost))),
    )
    expect(both.map(({ reason }) => reason).filter(Boolean)).toEqual(['versionConflict'])
    await turnOn()
  })

  it('shows each day with what it gave and took', async () => {
    nextDay()
    const [browser, looks] = [await member(), await member()]
    for (const each of [browser, browser, looks]) await content(each)
    await content(await shop.visitor())
    await sign(browser)
    const { days } = await (await owner()).data(signInAdminCalls.read, {})
    expect(days[0]).toEqual({
      day: today(),
      seen: 2,
      signed: 1,
      points: rewards[0],
      madeUp: 0,
      cost: 0,
    })
  })

  it('that is off lets nobody sign in, and holds for the partner alone', async () => {
    await turnOn({ isOn: false })
    const browser = await member()
    expect((await content(browser)).isOn).toBe(false)
    expect((await browser.data(memberCalls.index, {})).signIn).toBeNull()
    expect((await browser.call(signInCalls.sign, {})).reason).toBe('signInOff')
    await turnOn()
    expect((await sign(browser)).streak).toBe(1)
  })
})
