import { randomUUID } from 'node:crypto'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { houseBrandsCalls } from '@mallard/contract/people/setting/house-brands.calls'
import { openingAdminCalls } from '@mallard/contract/people/setting/opening-admin.calls'
import { storeAdminCalls } from '@mallard/contract/people/setting/store-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { storeCalls } from '@mallard/contract/shop/store/store.calls'
import { fakeClock } from '@mallard/kernel'
import { caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addBrand, usage } from '#app/add-brand.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { keepPassword } from '#app/testing/test-staff.ts'
import { storeOf } from '#features/shop/store/index.ts'

const shop = await testShop()
const { db } = shop.services
const owner = await shop.staff()
const wanted = {
  name: '山雾',
  nameEn: 'Mist',
  storeName: '山雾商城',
  storeNameEn: '',
  ownerName: '沈山',
  login: 'mist',
  password: 'a long password',
}
const ask = (changes: Partial<typeof wanted> = {}) => ({
  ...wanted,
  requestId: randomUUID(),
  ...changes,
})

async function signIn(login: string, password: string, partnerId: number) {
  const scope = { partnerId, storeId: 1 }
  await keepPassword(shop.services.db, login)
  const who = caller(shop.url, scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
  const me = await who.data(staffCalls.login, { login, password })
  return { who, me }
}

describe('another brand', () => {
  it('is begun by the owner of the house, and is open to its own owner alone, at once', async () => {
    const scope = { partnerId: 3, storeId: 1 }
    // It was asked for before it was there.
    expect(await storeOf(shop.services, scope)).toBeUndefined()
    const wish = ask()
    expect(await owner.data(houseBrandsCalls.create, wish)).toEqual({ partnerId: 3 })
    expect(await owner.data(houseBrandsCalls.create, wish)).toEqual({ partnerId: 3 })
    const visitor = await shop.visitor(scope)
    const { partner, store } = await visitor.data(storeCalls.partnerInit, {})
    expect([partner.name, store.name]).toEqual(['山雾', '山雾商城'])
    expect((await visitor.data(searchCalls.recommend, {})).list).toEqual([])

    const { who, me } = await signIn('mist', wanted.password, 3)
    expect(me.stores.map(({ partnerId, storeId }) => [partnerId, storeId])).toEqual([[3, 1]])
    const { steps } = await who.data(openingAdminCalls.read, {})
    const done = steps.filter(({ isDone }) => isDone).map(({ kind }) => kind)
    expect(done).toContain('brand')
    expect(done).not.toContain('goods')
    expect(await who.data(storeAdminCalls.list, {})).toHaveLength(1)
    const people = await who.data(staffCalls.list, {})
    expect(people).toMatchObject([{ login: 'mist', roles: [{ role: 'owner', storeId: null }] }])

    // Neither into the other.
    for (const [staff, place] of [
      [owner, scope],
      [who, { partnerId: 1, storeId: 1 }],
    ] as const) {
      const at = staff.scope
      staff.scope = place
      expect((await staff.call(storeAdminCalls.list, {})).reason).toBe('forbidden')
      staff.scope = at
    }
    const [entry] = (await owner.data(staffCalls.audit, { object: 'partner 3' })).list
    expect(entry).toMatchObject({ action: 'brand.create', changes: { login: { after: 'mist' } } })
    expect(JSON.stringify(entry)).not.toContain(wanted.password)
  })

  it('is seen and begun by nobody but the owner of the house', async () => {
    const { brands } = await owner.data(houseBrandsCalls.list, {})
    expect(brands.map(({ partnerId, storeIds }) => [partnerId, storeIds])).toEqual([
      [1, [1, 2]],
      [2, [1]],
      [3, [1]],
    ])
    const { who } = await signIn('mist', wanted.password, 3)
    expect(await who.data(houseBrandsCalls.list, {})).toEqual({ isHouse: false, brands: [] })
    const other = ask({ login: 'fog' })
    expect((await who.call(houseBrandsCalls.create, other)).reason).toBe('forbidden')
    const hangzhou = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect((await hangzhou.call(houseBrandsCalls.create, other)).reason).toBe('forbidden')
  })

  it('needs a login that nobody has, and leaves nothing behind without', async () => {
    expect((await owner.call(houseBrandsCalls.create, ask())).reason).toBe('loginTaken')
    const { rows } = await sql`select from partner where id > 3`.execute(db)
    expect(rows).toEqual([])
  })

  it('is begun at the machine, with a password that is told once', async () => {
    const said: string[] = []
    const add = (...args: string[]) =>
      addBrand(args, { db, clock: fakeClock() }, (line) => said.push(line))
    const words = ['--name', '溪声', '--store', '溪声商城']
    expect(await add(...words, '--login', 'mist')).toBe(1)
    expect(await add(...words, '--login', 'Brook!')).toBe(2)
    expect(await add(...words)).toBe(2)
    expect(said.slice(-2)).toEqual([expect.stringMatching(/^--login: /), usage])
    expect(await add(...words, '--login', 'brook')).toBe(0)
    const [, password = ''] = /\(brook\) signs in with (\S+)/.exec(said.join('\n')) ?? []
    const { rows } = await sql<{ id: number }>`select id from partner where name = '溪声'`.execute(
      db,
    )
    const { me } = await signIn('brook', password, rows[0]!.id)
    expect(me.stores).toMatchObject([{ name: '溪声商城', partnerName: '溪声' }])
  })
})
