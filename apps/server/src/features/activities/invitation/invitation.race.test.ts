import { invitationAdminCalls } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { invitationCalls } from '@mallard/contract/activities/invitation/invitation.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { enter, openEvent, runJob } from './test-invitation.ts'

const shop = await testShop()
const owner = await shop.staff()
afterAll(() => expectBooksToAgree(shop))

const people: Caller[] = []
for (let count = 0; count < 7; count += 1) people.push(await shop.shopper())
const statesAt = async (id: number) => {
  const states = []
  for (const browser of people)
    states.push((await browser.data(invitationCalls.detail, { id })).my?.state)
  return states
}
const placesAt = async (id: number) => {
  const { taken, waiting } = await owner.data(invitationAdminCalls.detail, { id })
  return [taken, waiting]
}

it('has as many people as it has places, all others wait, however often they enter at once', async () => {
  const { id } = await openEvent(shop, owner, { capacity: 3 })
  const sent = await Promise.all(
    people.flatMap((browser) => [1, 2, 3].map(() => enter(browser, { id }))),
  )
  const reasons = new Set(sent.flatMap(({ code, reason }) => (code === 200 ? [] : [reason])))
  for (const reason of reasons) expect(['invitationEntered', 'busy']).toContain(reason)
  expect(await placesAt(id)).toEqual([3, 4])
  expect((await statesAt(id)).toSorted()).toEqual(['in', 'in', 'in', ...Array(4).fill('waiting')])
})

it('gives the place of who leaves to who waits or who enters just then, never twice and never lost', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id } = await openEvent(shop, owner, { capacity: 2 })
    const [first, second, ...others] = people
    await enter(first!, { id })
    await enter(second!, { id })
    await Promise.all([
      first!.call(invitationCalls.withdraw, { id }),
      first!.call(invitationCalls.withdraw, { id }),
      ...others.slice(0, 3).map((browser) => enter(browser, { id })),
      second!.call(invitationCalls.withdraw, { id }),
    ])
    expect(await placesAt(id)).toEqual([2, 1])
    expect((await statesAt(id)).slice(0, 2)).toEqual(['withdrawn', 'withdrawn'])
  }
})

it('gives a place to nobody who closes the account just then, but to the next', async () => {
  const { db } = shop.services
  const { id } = await openEvent(shop, owner, { capacity: 1 })
  const [first, second, third] = people
  for (const browser of [first!, second!, third!]) {
    await enter(browser, { id })
    shop.clock.advance(1)
  }
  const { my } = await second!.data(invitationCalls.detail, { id })
  // Who gives the place back finds the second waiting, and waits for what this has not committed yet.
  const closing = await db.startTransaction().execute()
  await sql`update invitation_entry set member_id = null where id = ${my!.entryId}`.execute(closing)
  const leaving = first!.call(invitationCalls.withdraw, { id })
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%invitation_entry%'`.execute(
      db,
    )
    expect(rows.length).toBeGreaterThan(0)
  }, 10_000)
  await closing.commit().execute()
  expect((await leaving).data).toEqual({ state: 'withdrawn' })
  await runJob(shop, 'invitation.free')
  expect(await third!.data(invitationCalls.detail, { id })).toMatchObject({ my: { state: 'in' } })
  expect(await placesAt(id)).toEqual([1, 0])
})
