import { invitationAdminCalls } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { invitationCalls } from '@mallard/contract/activities/invitation/invitation.calls'
import type { Caller } from '@mallard/testing/caller'
import { afterAll, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/test-buyer.ts'
import { testShop } from '#app/test-shop.ts'
import { enter, openEvent } from './test-invitation.ts'

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
