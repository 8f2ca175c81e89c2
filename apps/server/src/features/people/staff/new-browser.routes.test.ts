import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { caller, type Caller } from '@mallard/testing/caller'
import { expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()

async function signIn(login: string, browser?: Caller): Promise<Caller> {
  const scope = { partnerId: 1, storeId: 1 }
  const xsrf = { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' }
  const who = browser ?? caller(shop.url, scope, xsrf)
  const { password } = shop.logins.find((each) => each.login === login)!
  await who.data(staffCalls.login, { login, password })
  return who
}
const told = async (who: Caller) => (await who.data(staffCalls.newSignIns, {})).map(({ id }) => id)
const here = async (who: Caller) =>
  (await who.data(staffCalls.sessions, {})).find(({ isCurrent }) => isCurrent)!

it('the first sign-in of all is of no new browser, nor one from where one was before', async () => {
  const first = await signIn('owner')
  expect((await here(first)).isNew).toBe(false)
  await signIn('owner', first)
  expect((await here(first)).isNew).toBe(false)
  expect(await told(first)).toEqual([])
})

it('one from a browser that was not seen is marked, and told until the person knows of it', async () => {
  const known = await signIn('finance')
  const other = await signIn('finance')
  const another = await signIn('finance')
  const [otherId, anotherId] = [(await here(other)).id, (await here(another)).id]
  const sessions = await known.data(staffCalls.sessions, {})
  expect(sessions.filter(({ isNew }) => isNew).map(({ id }) => id)).toEqual([anotherId, otherId])
  expect(await told(known)).toEqual([anotherId, otherId])
  // Also when it has ended already.
  await another.data(staffCalls.logout, {})
  expect(await told(known)).toEqual([anotherId, otherId])
  // It is not told of itself, and cannot say that it is known.
  expect(await told(other)).toEqual([anotherId])
  const refused = await other.call(staffCalls.knowSignIns, { upTo: anotherId })
  expect(refused.reason).toBe('newBrowser')
  // Nor when it signs in again.
  await signIn('finance', other)
  expect((await here(other)).isNew).toBe(false)
  expect(await told(other)).toEqual([anotherId])
  const again = await other.call(staffCalls.knowSignIns, { upTo: anotherId })
  expect(again.reason).toBe('newBrowser')
  expect(await known.data(staffCalls.knowSignIns, { upTo: otherId })).toMatchObject([
    { id: anotherId },
  ])
  const input = { upTo: anotherId }
  for (let turn = 0; turn < 2; turn += 1)
    expect(await known.data(staffCalls.knowSignIns, input)).toEqual([])
})

it('who changes the password has dealt with it', async () => {
  const known = await signIn('finance')
  const { id } = await here(await signIn('finance'))
  expect(await told(known)).toContain(id)
  const { password } = shop.logins.find((each) => each.login === 'finance')!
  const next = 'another long password'
  await known.data(staffCalls.changePassword, { current: password, next })
  expect(await told(known)).toEqual([])
  await known.data(staffCalls.changePassword, { current: next, next: password })
})

it('nobody is told of, nor knows for, somebody else', async () => {
  const known = await signIn('finance')
  const fresh = await signIn('finance')
  const { id } = await here(fresh)
  const owner = await signIn('owner')
  expect(await told(owner)).not.toContain(id)
  await owner.call(staffCalls.knowSignIns, { upTo: id })
  expect((await known.data(staffCalls.sessions, {})).find((each) => each.id === id)?.isNew).toBe(
    true,
  )
  const watching = await signIn('finance', known)
  expect(await told(watching)).toContain(id)
})
