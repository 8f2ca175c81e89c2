import { randomUUID } from 'node:crypto'
import { invitationAdminCalls } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import {
  eventCalls,
  invitationCalls,
} from '@mallard/contract/activities/invitation/invitation.calls'
import type { InvitationAdded } from '@mallard/contract/activities/invitation/invitation.fields'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { day, hour } from '@mallard/kernel'
import type { Answered, Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { sendPicture } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { ask } from '../form/test-form.ts'
import { sweepEntries } from './invitation.service.ts'
import { enter, eventSetup, openEvent, passOf, runJob } from './test-invitation.ts'

const shop = await testShop()
const { db } = shop.services
let owner: Caller
beforeEach(async () => {
  owner = await shop.staff()
})
afterAll(() => expectBooksToAgree(shop))

const addedOf = ({ data }: Answered<unknown>) => data as InvitationAdded
const seen = (browser: Caller, id: number) => browser.data(invitationCalls.detail, { id })
const mine = async (browser: Caller, id: number) => (await seen(browser, id)).my
const withdraw = (browser: Caller, id: number) => browser.call(invitationCalls.withdraw, { id })
const titles = async (browser: Caller) =>
  (await browser.data(noticesCalls.list, {})).list.map(({ title }) => title)
const run = (kind: Parameters<typeof runJob>[1]) => runJob(shop, kind)
const placesAt = async (id: number) => {
  const { taken, waiting } = await owner.data(invitationAdminCalls.detail, { id })
  return [taken, waiting]
}

describe('an event', () => {
  it('is read by anyone in their language; how to reach it and the pass by who has a place alone', async () => {
    const onlineUrl = 'https://meet.example/abc'
    const online = { isOnline: true, place: '', point: '', onlineUrl, capacity: 1 }
    const { id } = await openEvent(shop, owner, online)
    const [visitor, first, second] = [
      await shop.visitor(),
      await shop.shopper(),
      await shop.shopper(),
    ]
    expect(await seen(visitor, id)).toMatchObject({
      ...{ name: '早餐课', audience: '会员', standing: 'open', left: 1, hasForm: true },
      ...{ point: null, onlineUrl: null, my: null },
    })
    visitor.cookies.set('lang', 'en')
    expect(await seen(visitor, id)).toMatchObject({ name: 'A class', html: '<p>Breakfast</p>' })
    const { questions } = await visitor.data(invitationCalls.form, { id })
    expect(questions[0]).toMatchObject({ title: 'Question q1' })
    expect((await enter(visitor, { id })).code).toBe(401)
    expect(addedOf(await enter(first, { id }))).toMatchObject({ faults: [], state: 'in' })
    expect(addedOf(await enter(second, { id }))).toMatchObject({ faults: [], state: 'waiting' })
    const pass = expect.stringMatching(/^\w{22}$/)
    expect(await seen(first, id)).toMatchObject({ onlineUrl, standing: 'full', my: { pass } })
    expect(await seen(second, id)).toMatchObject({
      onlineUrl: null,
      my: { state: 'waiting', queue: 1, pass: null },
    })
  })

  it('stands in the lists while it is to come, the next one first, with where one stands', async () => {
    const later = await openEvent(shop, owner, { name: '后面的' })
    const now = shop.clock.now()
    const sooner = await openEvent(shop, owner, {
      ...{ name: '前面的', endAt: now + hour, holdsAt: now + hour, holdsUntil: now + 2 * hour },
    })
    const browser = await shop.shopper()
    await enter(browser, later)
    const tiles = await browser.data(eventCalls.eventList, {})
    const names = tiles.map(({ name }) => name)
    expect(names.indexOf('前面的')).toBeLessThan(names.indexOf('后面的'))
    const { list } = await browser.data(invitationCalls.list, {})
    expect(list.find((row) => row.id === later.id)).toMatchObject({ myState: 'in', left: 9 })
    shop.clock.advance(2 * hour)
    const after = await browser.data(eventCalls.eventList, {})
    expect(after.map((each) => each.id)).not.toContain(sooner.id)
    const { list: all } = await browser.data(invitationCalls.list, {})
    expect(all.at(-1)).toMatchObject({ standing: 'over' })
  })

  it('takes one entry of each; the same request says the same, wrong answers keep nothing', async () => {
    const event = await openEvent(shop, owner)
    const browser = await shop.shopper()
    const wrong = await enter(browser, event, [])
    expect(addedOf(wrong)).toEqual({
      faults: [{ id: 'q1', fault: 'missing' }],
      entryId: null,
      state: null,
    })
    expect(await mine(browser, event.id)).toBeNull()
    const requestId = randomUUID()
    const liking = [{ id: 'q1', value: ['o1'] }]
    const first = await enter(browser, event, liking, requestId)
    expect(addedOf(await enter(browser, event, liking, requestId))).toEqual(addedOf(first))
    expect((await enter(browser, event)).reason).toBe('invitationEntered')
    expect(await placesAt(event.id)).toEqual([1, 0])
  })

  it('waits for its time, and ends with it or by the operator', async () => {
    const browser = await shop.shopper()
    const reason = async (event: { id: number }) => (await enter(browser, event)).reason
    const event = await owner.data(invitationAdminCalls.save, eventSetup(shop))
    expect(await reason(event)).toBe('invitationWait')
    const closed = await openEvent(shop, owner)
    await owner.data(invitationAdminCalls.close, { id: closed.id, reason: '够了' })
    expect(await reason(closed)).toBe('invitationClosed')
    expect(await seen(browser, closed.id)).toMatchObject({ standing: 'closed' })
    shop.clock.advance(3 * day)
    expect(await reason(event)).toBe('invitationClosed')
  })
})

describe('who withdraws', () => {
  it('gives the place to the first who waits, who is told; what was answered is gone', async () => {
    const { id } = await openEvent(shop, owner, { capacity: 1 })
    const [first, second, third] = [
      await shop.shopper(),
      await shop.shopper(),
      await shop.shopper(),
    ]
    for (const each of [first, second, third]) {
      await enter(each, { id })
      shop.clock.advance(1)
    }
    expect([(await mine(third, id))?.queue, await placesAt(id)]).toEqual([2, [1, 2]])
    for (const _time of [1, 2])
      expect((await withdraw(first, id)).data).toEqual({ state: 'withdrawn' })
    expect(await mine(second, id)).toMatchObject({ state: 'in', queue: null })
    expect(await mine(third, id)).toMatchObject({ state: 'waiting', queue: 1 })
    expect(await titles(second)).toEqual(['候补成功，您有名额了'])
    expect(await titles(third)).toEqual([])
    expect(await placesAt(id)).toEqual([1, 1])
    const gone = await owner.data(invitationAdminCalls.entries, { id, state: 'withdrawn' })
    expect(gone.list).toMatchObject([{ answers: [] }])
    await enter(first, { id })
    expect(await mine(first, id)).toMatchObject({ state: 'waiting', queue: 2 })
    await withdraw(third, id)
    expect(await mine(first, id)).toMatchObject({ queue: 1 })
  })

  it('can do so until it begins, and not once they came', async () => {
    const event = await openEvent(shop, owner)
    const [late, early, stranger] = [
      await shop.shopper(),
      await shop.shopper(),
      await shop.shopper(),
    ]
    for (const each of [late, early]) await enter(each, event)
    expect((await withdraw(stranger, event.id)).reason).toBe('notFound')
    const code = await passOf(early, event)
    await owner.data(invitationAdminCalls.checkIn, { id: event.id, code, requestId: randomUUID() })
    expect((await withdraw(early, event.id)).reason).toBe('invitationHeld')
    shop.clock.advance(event.holdsAt - shop.clock.now())
    expect((await withdraw(late, event.id)).reason).toBe('invitationHeld')
    owner = await shop.staff()
    expect(await placesAt(event.id)).toEqual([2, 0])
  })

  it('frees the place as well by closing the account', async () => {
    const { id } = await openEvent(shop, owner, { capacity: 1 })
    const [first, second] = [await shop.shopper(), await shop.shopper()]
    await enter(first, { id })
    await enter(second, { id })
    const entryId = (await mine(first, id))!.entryId
    await sql`update invitation_entry set member_id = null where id = ${entryId}`.execute(db)
    await run('invitation.free')
    expect(await mine(second, id)).toMatchObject({ state: 'in' })
    expect(await placesAt(id)).toEqual([1, 0])
  })
})

describe('the door', () => {
  it('opens once for a pass, and says why it stays shut', async () => {
    const event = await openEvent(shop, owner, { capacity: 1 })
    const other = await openEvent(shop, owner, { name: '另一场' })
    const [first, second] = [await shop.shopper(), await shop.shopper()]
    await enter(first, event)
    await enter(first, other)
    const code = await passOf(first, event)
    const say = (id: number, requestId: string = randomUUID(), said = code) =>
      owner.data(invitationAdminCalls.checkIn, { id, code: said, requestId })
    expect(await say(other.id)).toMatchObject({ result: 'otherEvent', event: '早餐课', at: null })
    const requestId = randomUUID()
    const at = shop.clock.now()
    expect(await say(event.id, requestId)).toMatchObject({ result: 'in', at })
    shop.clock.advance(1000)
    expect(await say(event.id, requestId)).toMatchObject({ result: 'in', at })
    expect(await say(event.id)).toMatchObject({ result: 'already', at })
    expect(await say(event.id, requestId, 'x'.repeat(22))).toMatchObject({ result: 'unknown' })
    expect(await mine(first, event.id)).toMatchObject({ checkedInAt: at })
    const shown = await owner.data(invitationAdminCalls.detail, { id: event.id })
    expect(shown.checkedIn).toBe(1)
    const kept = await passOf(first, other)
    await withdraw(first, other.id)
    expect(await say(other.id, requestId, kept)).toMatchObject({ result: 'withdrawn', at: null })
    await enter(second, event)
    const { rows } = await sql<{ pass: string }>`
      select pass from invitation_entry where invitation_id = ${event.id} and state = 'waiting'`.execute(
      db,
    )
    expect(await say(event.id, requestId, rows[0]!.pass)).toMatchObject({ result: 'waiting' })
  })
})

it('reminds who has a place once, a day before, and not who has entered since', async () => {
  const event = await openEvent(shop, owner, { capacity: 1 })
  const [first, second] = [await shop.shopper(), await shop.shopper()]
  await enter(first, event)
  await enter(second, event)
  await run('invitation.remind')
  expect(await titles(first)).toEqual([])
  shop.clock.advance(event.holdsAt - day - shop.clock.now())
  await run('invitation.remind')
  shop.clock.advance(hour)
  await run('invitation.remind')
  expect(await titles(first)).toEqual(['您报名的活动就要开始了'])
  expect(await titles(second)).toEqual([])
})

it('gives staff who entered as a table', async () => {
  const event = await openEvent(shop, owner, { capacity: 1 })
  await enter(await shop.shopper(), event)
  await enter(await shop.shopper(), event)
  const asked = { id: event.id, format: 'csv' as const }
  const { name, base64 } = await owner.data(invitationAdminCalls.exportEntries, asked)
  expect(name).toMatch(/^报名名单-\d+-\d+\.csv$/)
  const [heads = '', row = ''] = Buffer.from(base64, 'base64').toString().split('\r\n')
  expect(heads).toMatch(/报名时间,昵称,手机号,状态,签到时间,题目q1,题目q2,题目q3$/)
  expect(row).toMatch(/\*\*\*\*\d{4},候补,,喜欢,,$/)
  const waiting = await owner.data(invitationAdminCalls.entries, { id: event.id, state: 'waiting' })
  expect(waiting).toMatchObject({ total: 1, list: [{ answers: [{ text: '喜欢' }] }] })
})

it('forgets who came two years after, with the pictures of answers; how many came stays', async () => {
  const questions = [ask('q1', 'picture')]
  const event = await openEvent(shop, owner, { questions })
  const browser = await shop.shopper()
  const key = await sendPicture(shop, browser, 'form')
  await enter(browser, event, [{ id: 'q1', value: [key] }])
  const listed = async () =>
    (await owner.data(invitationAdminCalls.entries, { id: event.id })).total
  await sweepEntries(db, event.holdsUntil + 730 * day, 1000)
  expect(await listed()).toBe(1)
  await sweepEntries(db, event.holdsUntil + 730 * day + 1, 1000)
  expect(await listed()).toBe(0)
  expect(await placesAt(event.id)).toEqual([1, 0])
  const { rows } = await sql<{ pics: object }>`
    select pics from invitation_entry where invitation_id = ${event.id}`.execute(db)
  expect(rows).toEqual([{ pics: {} }])
})
