import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import type { Role } from '@mallard/contract/people/staff/rights'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, minute } from '@mallard/kernel'
import { caller, type Caller } from '@mallard/testing/caller'
import { beforeEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { keepPassword } from '#app/testing/test-staff.ts'
import { colleague } from '#app/testing/test-transfers.ts'
import { resetPassword } from './reset.service.ts'

const shop = await testShop()
const password = 'a long password'
await colleague(shop, await shop.staff(), 'owner')
let owner: Caller
let finance: Caller
/** Owns it as well, from the start. */
let other: Caller
let memberId: number
let names = 0

beforeEach(async () => {
  owner = await shop.staff()
  finance = await shop.staff('finance')
  other = await signIn('second-owner')
  memberId = (await (await shop.shopper()).data(identityCalls.userInfo, {})).id
})

async function signIn(login: string, secret = password): Promise<Caller> {
  await keepPassword(shop.services.db, login)
  const who = caller(shop.url, owner.scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
  await who.data(staffCalls.login, { login, password: secret })
  return who
}

/** Somebody whom this person sets up. */
async function madeBy(by: Caller, role: Role = 'manager') {
  const login = `made-${(names += 1)}`
  const row = await by.data(staffCalls.save, {
    login,
    name: login,
    password,
    active: true,
    roles: [{ role, storeId: null }],
  })
  return { row, who: await signIn(login) }
}

async function proposed(by: Caller): Promise<number> {
  names += 1
  await by.data(pointsAdminCalls.adjust, {
    memberId,
    what: 'points',
    delta: 50_000,
    reason: '客服补偿',
    requestId: `request-${names}`,
  })
  return (await by.data(pointsAdminCalls.waiting, {})).find((each) => each.memberId === memberId)!
    .id
}

const approve = (by: Caller, id: number) =>
  by.call(pointsAdminCalls.decide, { id, verdict: 'approve', note: '' })
const isRefused = { reason: 'needsIndependent' }
const week = 7 * day + minute

/** The demo accounts' sessions end after hours. */
async function later(ms: number): Promise<void> {
  shop.clock.advance(ms)
  owner = await shop.staff()
  finance = await shop.staff('finance')
  other = await signIn('second-owner')
}

describe('the second person is not one whom the first', () => {
  it('made, however long ago, nor one made by those', async () => {
    const { row } = await madeBy(owner, 'owner')
    await later(week)
    const puppet = await signIn(row.login)
    const { row: second } = await madeBy(puppet)
    await later(week)
    const id = await proposed(owner)
    expect(await approve(await signIn(row.login), id)).toMatchObject(isRefused)
    expect(await approve(await signIn(second.login), id)).toMatchObject(isRefused)
    expect(await approve(finance, id)).toMatchObject({ code: 200 })
  })

  it('gave a new password, until somebody else gave them another', async () => {
    const { row } = await madeBy(other)
    await later(week)
    await owner.data(staffCalls.save, { ...row, password: 'another long one' })
    await later(week)
    const own = await signIn(row.login, 'another long one')
    await own.data(staffCalls.changePassword, {
      current: 'another long one',
      next: 'quite my own one',
    })
    const id = await proposed(owner)
    expect(await approve(own, id)).toMatchObject(isRefused)
    const reset = await resetPassword(shop.services.db, row.login, new Date(shop.clock.now()))
    expect(await approve(await signIn(row.login, reset!.password), id)).toMatchObject({ code: 200 })
  })

  it('gave the right to it in the week before, or since', async () => {
    const { row } = await madeBy(other, 'service')
    await later(week)
    await owner.data(staffCalls.save, { ...row, roles: [{ role: 'manager', storeId: null }] })
    const id = await proposed(owner)
    expect(await approve(await signIn(row.login), id)).toMatchObject(isRefused)
    await owner.data(pointsAdminCalls.decide, { id, verdict: 'withdraw', note: '' })
    await later(week)
    expect(await approve(await signIn(row.login), await proposed(owner))).toMatchObject({
      code: 200,
    })
  })
})

it('an account that is younger than the proposal approves nothing', async () => {
  const id = await proposed(owner)
  await later(minute)
  const { who } = await madeBy(other)
  expect(await approve(who, id)).toMatchObject(isRefused)
})

it('anyone who has just made the first person, or given them a password, is not the second', async () => {
  const { row, who } = await madeBy(owner)
  const id = await proposed(who)
  expect(await approve(owner, id)).toMatchObject(isRefused)
  expect(await approve(finance, id)).toMatchObject({ code: 200 })
  await later(week)
  expect(await approve(owner, await proposed(await signIn(row.login)))).toMatchObject({ code: 200 })
})

it('a proposal may still be declined by anybody', async () => {
  const { who } = await madeBy(owner)
  expect(
    await who.call(pointsAdminCalls.decide, {
      id: await proposed(owner),
      verdict: 'decline',
      note: '',
    }),
  ).toMatchObject({ code: 200 })
})
