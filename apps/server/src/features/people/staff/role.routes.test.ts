import { randomUUID } from 'node:crypto'
import { approvalCalls } from '@mallard/contract/people/staff/approval.calls'
import { type Right, rights, roles } from '@mallard/contract/people/staff/rights'
import { roleCalls } from '@mallard/contract/people/staff/role.calls'
import { secondFactorCalls } from '@mallard/contract/people/staff/second-factor.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import type { Scope } from '@mallard/kernel'
import { caller, type Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { keepPassword } from '#app/testing/test-staff.ts'

const shop = await testShop()
const owner = await shop.staff('owner')
const password = 'a long password'
let names = 0

interface Wish {
  rights: Right[]
  storeId?: number | null
  name?: string
}
const wish = ({ name, storeId = null, rights: wanted }: Wish) => ({
  name: name ?? `角色${(names += 1)}`,
  storeId,
  rights: wanted,
  version: 0,
  requestId: randomUUID(),
})

/** A role, made by the owner. */
async function made(wanted: Wish) {
  const input = wish(wanted)
  const all = await owner.data(roleCalls.save, input)
  return all.find(({ name }) => name === input.name)!
}

/** Somebody who has these roles. */
async function hired(
  roles: { role: string; storeId: number | null }[],
  scope: Scope = { partnerId: 1, storeId: 1 },
): Promise<{ id: number; login: string; who: Caller }> {
  const login = `person-${(names += 1)}`
  const account = { login, name: login, password, active: true, roles }
  const { id } = await owner.data(staffCalls.save, account)
  await keepPassword(shop.services.db, login)
  const who = caller(shop.url, scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
  await who.data(staffCalls.login, { login, password })
  return { id, login, who }
}
const rowOf = async (id: number) =>
  (await owner.data(staffCalls.list, {})).find((row) => row.id === id)!

describe('a role of the shop’s own', () => {
  it('lets who has it do what it names and nothing else, and at once what it names then', async () => {
    const role = await made({ rights: ['audit.read'] })
    const { who } = await hired([{ role: role.role, storeId: null }])
    const me = await who.data(staffCalls.me, {})
    expect(me.rightsEverywhere).toEqual(['audit.read'])
    expect((await who.call(staffCalls.audit, {})).code).toBe(200)
    expect((await who.call(approvalCalls.rules, {})).reason).toBe('forbidden')
    const { id, name, storeId, version } = role
    const change = { name, storeId, rights: ['order.read' as const], requestId: randomUUID() }
    await owner.data(roleCalls.save, { ...change, id: id!, version })
    expect((await who.call(approvalCalls.rules, {})).code).toBe(200)
    expect((await who.call(staffCalls.audit, {})).reason).toBe('forbidden')
  })

  it('has what its rights are of no use without', async () => {
    const role = await made({ rights: ['order.write', 'staff.write'] })
    expect(role.rights).toEqual(['order.read', 'order.write', 'staff.add', 'staff.write'])
  })

  it('of one store is had there alone', async () => {
    const role = await made({ rights: ['goods.read'], storeId: 2 })
    const account = { login: 'elsewhere', name: '人', password, active: true }
    for (const storeId of [null, 1]) {
      const roles = [{ role: role.role, storeId }]
      expect((await owner.call(staffCalls.save, { ...account, roles })).reason).toBe('forbidden')
    }
    const { who } = await hired([{ role: role.role, storeId: 2 }], { partnerId: 1, storeId: 2 })
    expect((await who.data(staffCalls.me, {})).stores.map(({ storeId }) => storeId)).toEqual([2])
  })

  it('is made once for a request, has a name of its own, and is changed by one at a time', async () => {
    const input = wish({ rights: ['goods.read'], name: '拣货' })
    const first = await owner.data(roleCalls.save, input)
    expect(await owner.data(roleCalls.save, input)).toEqual(first)
    for (const name of ['拣货', ' 拣货 ', '店主', 'OWNER']) {
      const again = await owner.call(roleCalls.save, wish({ rights: ['goods.read'], name }))
      expect(again.reason).toBe('roleNameTaken')
    }
    const { id, version } = first.find(({ name }) => name === '拣货')!
    const change = { ...input, id: id!, name: '拣货员', version }
    await owner.data(roleCalls.save, change)
    // Sent again it is as it is.
    expect((await owner.call(roleCalls.save, change)).code).toBe(200)
    const late = await owner.call(roleCalls.save, { ...change, name: '另一个' })
    expect(late.reason).toBe('versionConflict')
  })

  it('is one of a hundred at the most; a request that was answered is answered again', async () => {
    const input = wish({ rights: ['goods.read'] })
    await owner.data(roleCalls.save, input)
    const { db } = shop.services
    await sql`insert into own_role (partner_id, name, name_key, rights, version, changed_at)
      select 1, 'many ' || n, 'many ' || n, '{goods.read}', 1, ${new Date(shop.clock.now())}
      from generate_series(1, 100 - (select count(*)::int from own_role where partner_id = 1)) n`.execute(
      db,
    )
    const count = async () => (await owner.data(roleCalls.list, {})).length
    const before = await count()
    expect((await owner.call(roleCalls.save, wish({ rights: ['goods.read'] }))).reason).toBe(
      'roleTooMany',
    )
    expect((await owner.call(roleCalls.save, input)).code).toBe(200)
    expect(await count()).toBe(before)
    await sql`delete from own_role where name like 'many %'`.execute(db)
  })

  it('is removed when nobody has it, and not before', async () => {
    const role = await made({ rights: ['goods.read'] })
    const { id } = await hired([{ role: role.role, storeId: null }])
    const remove = () => owner.call(roleCalls.remove, { id: role.id! })
    expect((await remove()).reason).toBe('roleHeld')
    const { id: _id, ...row } = await rowOf(id)
    await owner.data(staffCalls.save, { ...row, id, roles: [{ role: 'service', storeId: null }] })
    for (let turn = 0; turn < 2; turn += 1)
      expect((await remove()).data.map(({ role: key }) => key)).not.toContain(role.role)
    const unknown = await owner.call(staffCalls.save, {
      ...row,
      id,
      roles: [{ role: role.role, storeId: null }],
    })
    expect(unknown.reason).toBe('forbidden')
  })

  it('of another brand is neither seen, changed nor given', async () => {
    const role = await made({ rights: ['goods.read'] })
    await sql`update staff_role set role = 'owner' where partner_id = 2`.execute(shop.services.db)
    const theirs = await shop.staff('northridge', { partnerId: 2, storeId: 1 })
    const seen = await theirs.data(roleCalls.list, {})
    expect(seen.map(({ role: key }) => key)).not.toContain(role.role)
    const change = { ...wish({ rights: ['goods.read'] }), id: role.id!, version: 1 }
    expect((await theirs.call(roleCalls.save, change)).reason).toBe('notFound')
    const account = { login: 'theirs', name: '人', password, active: true }
    const roles = [{ role: role.role, storeId: null }]
    expect((await theirs.call(staffCalls.save, { ...account, roles })).reason).toBe('forbidden')
  })
})

describe('a right that somebody has not got', () => {
  it('is given by no role that they make, change or give, whatever they have', async () => {
    const rest = rights.filter((right) => right !== 'staff.write')
    for (let turn = 0; turn < 6; turn += 1) {
      const held = rest.filter((_, place) => (place * 7 + turn * 3) % 5 < 2)
      const boss = await made({ rights: [...held, 'staff.write'] })
      const { who } = await hired([{ role: boss.role, storeId: null }])
      const lacks = rest.find((right) => !boss.rights.includes(right))!
      const within = await who.call(roleCalls.save, wish({ rights: held.slice(0, 3) }))
      expect(within.code).toBe(200)
      const beyond = await who.call(roleCalls.save, wish({ rights: [held[0]!, lacks] }))
      expect(beyond.reason).toBe('beyondOwn')
      // Nor is one that has it given, or taken apart.
      const larger = await made({ rights: [held[0]!, lacks] })
      const account = { login: `beyond-${turn}`, name: '人', password, active: true }
      const roles = [{ role: larger.role, storeId: null }]
      expect((await who.call(staffCalls.save, { ...account, roles })).reason).toBe('forbidden')
      const change = { ...wish({ rights: [held[0]!] }), id: larger.id!, version: 1 }
      expect((await who.call(roleCalls.save, change)).reason).toBe('beyondOwn')
      expect((await who.call(roleCalls.remove, { id: larger.id! })).reason).toBe('beyondOwn')
      const whoHas = { id: (await owner.data(staffCalls.me, {})).id, ...account }
      const service = [{ role: 'service', storeId: null }]
      const taken = await who.call(staffCalls.save, { ...whoHas, roles: service })
      expect(taken.reason).toBe('forbidden')
    }
  })
})

describe('a manager', () => {
  const account = { name: '人', password, active: true }

  it('adds, changes and resets staff below them in their own store, and nobody else', async () => {
    const { who, id } = await hired([{ role: 'manager', storeId: 1 }])
    const add = (role: string, storeId: number | null) =>
      who.call(staffCalls.save, {
        ...account,
        login: `added-${(names += 1)}`,
        roles: [{ role, storeId }],
      })
    const added = await add('service', 1)
    expect(added.code).toBe(200)
    const refused = [
      ['manager', 1],
      ['owner', 1],
      ['service', null],
      ['service', 2],
    ] as const
    for (const [role, storeId] of refused)
      expect((await add(role, storeId)).reason).toBe('forbidden')
    const { id: _id, ...row } = added.data
    const change = { ...row, id: added.data.id, name: '改名', password }
    expect((await who.call(staffCalls.save, change)).code).toBe(200)
    // Neither themselves nor those beside and above them.
    const boss = await owner.data(staffCalls.me, {})
    for (const other of [id, boss.id]) {
      const roles = [{ role: 'service', storeId: 1 }]
      const taken = await who.call(staffCalls.save, {
        ...account,
        id: other,
        login: 'taken',
        roles,
      })
      expect(taken.reason).toBe('forbidden')
    }
    expect(
      (await who.call(roleCalls.save, wish({ rights: ['goods.read'], storeId: 1 }))).reason,
    ).toBe('forbidden')
  })

  it('gives no roles that come to their own together, and touches nobody who has them', async () => {
    const [first, second] = [
      await made({ rights: roles.manager.slice(0, 20) }),
      await made({ rights: roles.manager.slice(20) }),
    ]
    const { who } = await hired([{ role: 'manager', storeId: null }])
    const both = [first, second].map(({ role }) => ({ role, storeId: null }))
    const add = (held: typeof both) =>
      who.call(staffCalls.save, { ...account, login: `added-${(names += 1)}`, roles: held })
    for (const one of both) expect((await add([one])).code).toBe(200)
    expect((await add(both)).reason).toBe('forbidden')
    const beside = await hired(both)
    const { id: _id, ...row } = await rowOf(beside.id)
    // Nor does such a one change themselves, or a manager them.
    for (const each of [who, beside.who]) {
      const taken = await each.call(staffCalls.save, { ...row, id: beside.id, roles: [both[0]!] })
      expect(taken.reason).toBe('forbidden')
      const reset = await each.call(secondFactorCalls.reset, { id: beside.id })
      expect(reset.reason).toBe('forbidden')
    }
  })

  it('sees who works where they do', async () => {
    const { who } = await hired([{ role: 'manager', storeId: 1 }])
    const { login } = await hired([{ role: 'service', storeId: 2 }])
    const seen = (await who.data(staffCalls.list, {})).map((row) => row.login)
    expect(seen).toContain('owner')
    expect(seen).not.toContain(login)
  })
})
