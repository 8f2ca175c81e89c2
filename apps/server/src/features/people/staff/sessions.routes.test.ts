import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { hour } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const isIn = async (who: Awaited<ReturnType<typeof shop.staff>>) =>
  (await who.call(staffCalls.me, {})).code === 200

it('somebody sees where they are signed in, and signs out there', async () => {
  const office = await shop.staff('owner')
  const home = await shop.staff('owner')
  const phone = await shop.staff('owner')
  const other = await shop.staff('finance')
  const seen = await office.data(staffCalls.sessions, {})
  expect(seen).toHaveLength(3)
  expect(seen.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  expect(seen.every(({ startedAt, endsAt }) => endsAt - startedAt === 12 * hour)).toBe(true)

  const [here] = (await home.data(staffCalls.sessions, {})).filter(({ isCurrent }) => isCurrent)
  const left = await office.data(staffCalls.endSession, { id: here!.id })
  expect(left.map(({ id }) => id)).not.toContain(here!.id)
  expect([await isIn(office), await isIn(home), await isIn(phone)]).toEqual([true, false, true])
  // Sent again it changes nothing.
  expect(await office.data(staffCalls.endSession, { id: here!.id })).toEqual(left)
  const [foreign] = await other.data(staffCalls.sessions, {})
  expect((await office.call(staffCalls.endSession, { id: foreign!.id })).reason).toBe('notFound')
  expect(await isIn(other)).toBe(true)

  expect(await office.data(staffCalls.endSession, {})).toHaveLength(1)
  expect([await isIn(office), await isIn(phone), await isIn(other)]).toEqual([true, false, true])
  const log = (await office.data(staffCalls.audit, { action: 'staff.signOut' })).list
  expect(log.map(({ changes }) => changes['sessions']?.after)).toEqual([1, 1])
})

it('the session that asks is ended by signing out alone', async () => {
  const office = await shop.staff('owner')
  const [here] = (await office.data(staffCalls.sessions, {})).filter(({ isCurrent }) => isCurrent)
  expect((await office.call(staffCalls.endSession, { id: here!.id })).reason).toBe('notFound')
  expect(await isIn(office)).toBe(true)
})

it('one that is over is not shown', async () => {
  await shop.staff('hangzhou')
  shop.clock.advance(12 * hour)
  const office = await shop.staff('hangzhou')
  expect(await office.data(staffCalls.sessions, {})).toHaveLength(1)
})
