import { adminCalls } from '@mallard/contract/admin-calls'
import { everyCall } from '@mallard/contract/calls'
import { secondFactorCalls } from '@mallard/contract/people/staff/second-factor.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { caller, type Caller } from '@mallard/testing/caller'
import { expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { resetPassword } from './reset.service.ts'

const shop = await testShop()
const owner = await shop.staff('owner')
const given = 'a password from the owner'
const own = 'a password of my own'
let names = 0

async function hired(): Promise<{ login: string; who: Caller }> {
  const login = `newcomer-${(names += 1)}`
  const roles = [{ role: 'manager' as const, storeId: null }]
  const account = { login, name: '新来', password: given, active: true, roles }
  await owner.data(staffCalls.save, account)
  return { login, who: await signIn(login, given) }
}

async function signIn(login: string, password: string): Promise<Caller> {
  const who = caller(shop.url, owner.scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
  await who.data(staffCalls.login, { login, password })
  return who
}

it('who was given a password is answered nothing before it is their own', async () => {
  const { who } = await hired()
  expect((await who.data(staffCalls.me, {})).owes).toBe('password')
  const answered = (debt: string) =>
    everyCall(adminCalls)
      .filter(({ call }) => call.authz === 'operator' && call.whileOwing === debt)
      .map(({ name }) => name)
  expect(answered('anything')).toEqual(['logout', 'me', 'changePassword'])
  expect(answered('factor')).toEqual(['mine', 'begin', 'confirm'])
  const { audit, sessions, approvals } = staffCalls
  for (const call of [audit, sessions, approvals, secondFactorCalls.mine])
    expect(await who.call(call, {})).toMatchObject({ status: 200, reason: 'needsOwnPassword' })
  const factor = await who.call(secondFactorCalls.begin, { password: given })
  expect(factor.reason).toBe('needsOwnPassword')
  const change = (next: string) => who.call(staffCalls.changePassword, { current: given, next })
  expect((await change(given)).reason).toBe('samePassword')
  expect((await change(own)).code).toBe(200)
  expect((await who.data(staffCalls.me, {})).owes).toBeNull()
  expect((await who.call(staffCalls.audit, {})).code).toBe(200)
})

it('so it is again when somebody else gives another; nobody gives themselves one without the old', async () => {
  const { login, who } = await hired()
  await who.data(staffCalls.changePassword, { current: given, next: own })
  const row = (await owner.data(staffCalls.list, {})).find((each) => each.login === login)!
  await owner.data(staffCalls.save, { ...row, name: '改名' })
  expect((await who.data(staffCalls.me, {})).owes).toBeNull()
  await owner.data(staffCalls.save, { ...row, password: given })
  expect((await (await signIn(login, given)).data(staffCalls.me, {})).owes).toBe('password')
  const mine = (await owner.data(staffCalls.list, {})).find((each) => each.login === 'owner')!
  expect((await owner.call(staffCalls.save, { ...mine, password: own })).reason).toBe('forbidden')
  expect((await owner.call(staffCalls.save, mine)).code).toBe(200)
})

it('one from the machine itself is changed too', async () => {
  const reset = await resetPassword(shop.services.db, 'finance', new Date(shop.clock.now()))
  const who = await signIn('finance', reset!.password)
  expect((await who.data(staffCalls.me, {})).owes).toBe('password')
})
