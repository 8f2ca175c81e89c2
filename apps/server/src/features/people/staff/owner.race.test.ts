import { randomUUID } from 'node:crypto'
import { roleCalls } from '@mallard/contract/people/staff/role.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { caller, type Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { raceTest } from '#app/testing/test-harness.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { colleague } from '#app/testing/test-transfers.ts'
import { makeOwner } from './owner.service.ts'

const shop = await testShop()
const { db } = shop.services
const password = 'a long password'
await colleague(shop, await shop.staff(), 'owner')
let owner: Caller
let second: Caller

/** All but these may not sign in. */
async function ownedBy(...logins: string[]) {
  await sql`update staff set active = login = any(${logins}::text[]) where partner_id = 1`.execute(
    db,
  )
  await sql`delete from staff_role where staff_id in (select id from staff where login = any(${logins}::text[]))`.execute(
    db,
  )
  await sql`insert into staff_role (partner_id, staff_id, store_id, role)
    select partner_id, id, null, 'owner' from staff where login = any(${logins}::text[])`.execute(
    db,
  )
}

async function signIn(login: string, secret: string): Promise<Caller> {
  const who = caller(shop.url, owner.scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
  await who.data(staffCalls.login, { login, password: secret })
  return who
}

const rowOf = async (login: string) =>
  (await owner.data(staffCalls.list, {})).find((each) => each.login === login)!
const isRefused = { reason: 'lastOwner' }

beforeEach(async () => {
  await ownedBy('owner', 'second-owner')
  owner = await shop.staff()
  second = await signIn('second-owner', password)
})

it('a brand keeps an active owner of all its stores, whatever is saved', async () => {
  const [mine, theirs] = [await rowOf('owner'), await rowOf('second-owner')]
  const without = { ...theirs, roles: [{ role: 'service' as const, storeId: null }] }
  expect(await owner.call(staffCalls.save, without)).toMatchObject({ code: 200 })
  for (const roles of [
    [{ role: 'service' as const, storeId: null }],
    [{ role: 'owner' as const, storeId: 1 }],
    [{ role: 'manager' as const, storeId: null }],
  ])
    expect(await owner.call(staffCalls.save, { ...mine, roles })).toMatchObject(isRefused)
  // Nor by two, one after the other.
  await sql`update staff_role set role = 'owner', store_id = null where staff_id = ${theirs.id}`.execute(
    db,
  )
  expect(await second.call(staffCalls.save, { ...mine, active: false })).toMatchObject({
    code: 200,
  })
  expect(await second.call(staffCalls.save, without)).toMatchObject(isRefused)
  const { rows } = await sql<{ role: string }>`
    select role from staff_role where staff_id = ${theirs.id}`.execute(db)
  expect(rows).toEqual([{ role: 'owner' }])
})

it('an owner is named again at the machine, also one who may not sign in any more', async () => {
  const { id } = await rowOf('second-owner')
  await sql`update staff set active = false where id = ${id}`.execute(db)
  await sql`update staff_role set role = 'service' where staff_id = ${id}`.execute(db)
  const at = new Date(shop.clock.now())
  expect(await makeOwner(db, 'nobody-here', at)).toBeUndefined()
  expect(await makeOwner(db, 'second-owner', at)).toEqual({ name: expect.any(String) })
  await makeOwner(db, 'second-owner', at)
  const again = await signIn('second-owner', password)
  expect((await again.data(staffCalls.me, {})).rightsEverywhere).toContain('staff.write')
  const { list } = await again.data(staffCalls.audit, { object: `staff ${id}` })
  expect(list[0]).toMatchObject({ action: 'staff.save', changes: { roles: {} } })
})

raceTest('two owners who leave at the same moment do not both leave', async () => {
  for (let round = 0; round < 8; round += 1) {
    await ownedBy('owner', 'second-owner')
    const [mine, theirs] = [await rowOf('owner'), await rowOf('second-owner')]
    const roles = [{ role: 'service' as const, storeId: null }]
    const answers = await Promise.all([
      owner.call(staffCalls.save, { ...mine, roles }),
      second.call(staffCalls.save, { ...theirs, roles }),
    ])
    const reasons = answers.map((answer) => ('reason' in answer ? answer.reason : 'saved'))
    expect(reasons.toSorted()).toEqual(['lastOwner', 'saved'])
  }
})

raceTest('of two owners who demote each other at the same moment one stays', async () => {
  const roles = [{ role: 'service' as const, storeId: null }]
  for (let round = 0; round < 8; round += 1) {
    await ownedBy('owner', 'second-owner', 'finance')
    const [mine, theirs] = [await rowOf('owner'), await rowOf('second-owner')]
    const answers = await Promise.all([
      owner.call(staffCalls.save, { ...theirs, roles }),
      second.call(staffCalls.save, { ...mine, roles }),
    ])
    const reasons = answers.map((answer) => ('reason' in answer ? answer.reason : 'saved'))
    expect(reasons.toSorted()).toEqual(['forbidden', 'saved'])
  }
})

raceTest('a role is not given at the moment at which it is removed', async () => {
  const person = await rowOf('finance')
  for (let round = 0; round < 8; round += 1) {
    const name = `一时 ${round}`
    const wish = { name, storeId: null, rights: ['goods.read' as const], version: 0 }
    const made = await owner.data(roleCalls.save, { ...wish, requestId: randomUUID() })
    const { id, role } = made.find((each) => each.name === name)!
    const [given, removed] = await Promise.all([
      owner.call(staffCalls.save, { ...person, roles: [{ role, storeId: null }] }),
      second.call(roleCalls.remove, { id: id! }),
    ])
    const held = (await rowOf('finance')).roles.some((each) => each.role === role)
    expect([given.reason, removed.reason]).toEqual(
      held ? [undefined, 'roleHeld'] : ['forbidden', undefined],
    )
    // As it was, for the next round.
    await owner.data(staffCalls.save, person)
  }
})
