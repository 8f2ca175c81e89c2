import { setTimeout as sleep } from 'node:timers/promises'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import type { Call } from '@mallard/contract/api'
import { everyCall } from '@mallard/contract/calls'
import { adminCalls } from '@mallard/contract/admin-calls'
import { hookTables } from '@mallard/contract/hook-calls.gen'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { maxUnpaid } from '@mallard/contract/trade/order/order.codes'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { type Role, roles } from '@mallard/contract/people/staff/rights'
import { type Caller, caller, spread } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makers } from './testing/test-makers.ts'
import { personDigest, sharedStamps, stampOf } from './testing/test-stamps.ts'
import { accessInputs, type Input, plainOf } from './testing/test-access.ts'
import { referenceCheck } from './testing/test-reference.ts'
import {
  buyer,
  expectBooksToAgree,
  hangzhou,
  placeOrder,
  skusWithStock,
} from './testing/test-buyer.ts'
import { testShop } from './testing/test-shop.ts'
import { keepPassword } from './testing/test-staff.ts'

const shop = await testShop()
const { db } = shop.services
const otherStore = { partnerId: 1, storeId: 2 }
const otherPartner = { partnerId: 2, storeId: 1 }
const [sku] = await skusWithStock(shop, 1, 900)
const owner = await shop.staff('owner')
const ofOtherPartner = await shop.staff('northridge', otherPartner)
const ofOtherStore = await shop.staff('hangzhou')
const make = makers(shop, owner, sku!)
const ana = await buyer(shop)
const ben = await buyer(shop)
const carol = await shop.shopper(undefined, otherPartner)
await carol.data(addressCalls.save, hangzhou)
const benMe = await ben.data(identityCalls.userInfo, {})
await ben.data(addressCalls.save, { ...hangzhou, detail: '只有本恩知道的门牌' })
const anaOrders = async () => JSON.stringify(await ana.data(orderCalls.orderList, {}))
const { orderSn: bensSecretOrder } = await placeOrder(ben, [sku!])
/** What no answer to anyone else may hold. */
const secrets = ['只有本恩知道的门牌', benMe.uuid, benMe.phoneMasked, bensSecretOrder]

const { open, owned, admin, refusals, shared } = await accessInputs(
  { shop, make, owner, buyer: ben, sku: sku! },
  { owner: ofOtherPartner, buyer: carol },
)
// What channels say by themselves of what was made there comes a moment later.
for (let before = ''; before !== (await stampOf(db)); await sleep(500)) before = await stampOf(db)
const rows = [...everyCall(), ...everyCall(adminCalls), ...everyCall(hookTables)].map(
  ({ domain, name, call }) => ({
    id: `${domain}.${name}`,
    call,
  }),
)
const rowsFor = (...authz: Call['authz'][]) => rows.filter(({ call }) => authz.includes(call.authz))
const unlikeReference = referenceCheck()
const isScoped = (call: Call) => call.path.includes('{p}-{s}')

interface Answer {
  status: number
  code: unknown
  reason: unknown
  text: string
}

async function ask(
  who: Caller,
  call: Call,
  input: Input,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { path, query, body } = spread(call, who.scope, input)
  const init: RequestInit =
    call.method === 'GET'
      ? { headers }
      : { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
  const response = await who.fetch(path + query, { method: call.method, ...init })
  const text = await response.text()
  if (who !== ben && call.authz !== 'operator')
    for (const secret of secrets) expect(text).not.toContain(secret)
  const envelope = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
  if (text.startsWith('{')) expect(unlikeReference(call, response.status, envelope)).toBeUndefined()
  return {
    status: response.status,
    code: envelope['code'],
    reason: envelope['reason'],
    text: text || (response.headers.get('location') ?? ''),
  }
}

/** Asks as a stranger: refused so, and nothing at all changes. */
async function refusedTo(
  who: Caller,
  call: Call,
  input: Input,
  expected: Partial<Answer>,
  headers?: Record<string, string>,
): Promise<void> {
  const before = await stampOf(db)
  expect(await ask(who, call, input, headers)).toMatchObject(expected)
  expect(await stampOf(db)).toBe(before)
}

/**
 * What another site could make a browser send: its cookies, without the token or with somebody's.
 */
async function forgedRefused(
  who: Caller,
  other: Caller,
  call: Call,
  input: Input,
  cookie: string,
): Promise<void> {
  if (call.method === 'GET') return
  const token = decodeURIComponent(other.cookies.get(cookie) ?? '')
  expect(token).not.toBe('')
  for (const headers of [
    { 'x-xsrf-token': '' },
    { 'x-xsrf-token': token },
    { origin: 'https://elsewhere.example' },
  ] as Record<string, string>[]) {
    await refusedTo(who, call, input, { status: 403, code: 403 }, headers)
  }
}

async function as<T>(who: Caller, scope: Caller['scope'], run: () => Promise<T>): Promise<T> {
  const before = who.scope
  who.scope = scope
  return run().finally(() => {
    who.scope = before
  })
}

/** Frees a shopper's places for unpaid orders, of which a test fills a few. */
async function closeUnpaid(who: Caller): Promise<void> {
  const { id } = await who.data(identityCalls.userInfo, {})
  const { rows: unpaid } = await sql<{ sn: string }>`
    select order_sn as sn from orders where member_id = ${id} and status = 0 and order_sn <> ${bensSecretOrder}`.execute(
    db,
  )
  if (unpaid.length < maxUnpaid / 4) return
  for (const { sn } of unpaid) await owner.data(orderAdminCalls.close, { sn, reason: 'test' })
}

beforeEach(async () => {
  for (const who of [ana, ben]) await closeUnpaid(who)
})

afterAll(() => expectBooksToAgree(shop))

describe('what the table of calls says of access', () => {
  it('is known to this test for every row', () => {
    expect(
      rowsFor('self')
        .map(({ id }) => id)
        .filter((id) => !owned[id]),
    ).toEqual([])
    expect(
      rowsFor('operator')
        .map(({ id }) => id)
        .filter((id) => !admin[id]),
    ).toEqual([])
    expect(
      rowsFor('none', 'user', 'provider')
        .map(({ id }) => id)
        .filter((id) => !open[id]),
    ).toEqual([])
    const known = new Set(rows.map(({ id }) => id))
    expect(
      [...Object.keys(owned), ...Object.keys(admin), ...Object.keys(open)].filter(
        (id) => !known.has(id),
      ),
    ).toEqual([])
  })

  it('is known to this test for every field of a row that names owned things', () => {
    const fieldsOf = (call: Call) =>
      [call.params, call.query, call.body].flatMap((schema) => Object.keys(schema?.shape ?? {}))
    for (const { id, call } of rowsFor('self', 'operator')) {
      const { missing = {}, plain = [] } = owned[id] ?? admin[id]!
      const known = [...Object.keys(missing), ...new Set([...plain, ...plainOf(call)])]
      expect({ id, fields: known.toSorted() }).toEqual({
        id,
        fields: [...new Set(fieldsOf(call))].toSorted(),
      })
    }
  })

  it('names a right for every call of the back office but those about oneself', () => {
    expect(
      rowsFor('operator')
        .filter(({ call }) => !call.right)
        .map(({ id }) => id),
    ).toEqual([
      'approval.code',
      'approval.phone',
      'secondFactor.mine',
      'secondFactor.begin',
      'secondFactor.confirm',
      'secondFactor.codes',
      'secondFactor.off',
      'staff.logout',
      'staff.me',
      'staff.changePassword',
      'staff.sessions',
      'staff.endSession',
      'staff.newSignIns',
      'staff.knowSignIns',
      // Whoever works in a store has an inbox and to-dos there, with what their rights show of them.
      'alertAdmin.unread',
      'alertAdmin.list',
      'alertAdmin.read',
      'alertAdmin.readAll',
      'figuresAdmin.toDos',
    ])
  })
})

describe('a call for a signed-in shopper', () => {
  it.each(rowsFor('user', 'self'))(
    '$id refuses visitors, other partners and forgers',
    async ({ id, call }) => {
      const input = open[id] ?? (await owned[id]!.own(ana))
      await refusedTo(caller(shop.url, ana.scope), call, input, {
        code: 401,
        reason: 'notLoggedIn',
      })
      const visitor = await shop.visitor()
      await refusedTo(visitor, call, input, { code: 401, reason: 'notLoggedIn' })
      await refusedTo(ofOtherStore, call, input, { code: 401 })
      if (isScoped(call))
        await as(ana, otherPartner, () => refusedTo(ana, call, input, { code: 401 }))
      await forgedRefused(ana, ben, call, input, 'XSRF-TOKEN')
      if (open[id])
        expect(await ask(ana, call, input)).toMatchObject({
          status: 200,
          ...(refusals[id] ? { reason: refusals[id] } : { code: 200 }),
        })
    },
  )
})

describe('a call about something of one’s own', () => {
  it.each(rowsFor('self'))(
    '$id treats what is another’s like what does not exist',
    async ({ id, call }) => {
      const row = owned[id]!
      const [mine, theirs] = [await row.own(ana), await row.own(ben)]
      const before = await personDigest(db, benMe.id)
      for (const attempt of foreignAttempts(mine, theirs, row.missing)) {
        const unchanged = await stampOf(db)
        const [foreign, unknown] = [
          await ask(ana, call, attempt.foreign),
          await ask(ana, call, attempt.unknown),
        ]
        expect({ what: attempt.what, ...foreign }).toEqual({ what: attempt.what, ...unknown })
        if (foreign.code !== 200) expect(await stampOf(db)).toBe(unchanged)
      }
      expect(await personDigest(db, benMe.id)).toBe(before)
      const fresh = await row.own(ana)
      if (!row.inEveryStore) {
        const orders = await anaOrders()
        const [elsewhereMine, unknown] = await as(ana, otherStore, async () => [
          await ask(ana, call, fresh),
          await ask(ana, call, { ...fresh, ...row.missing }),
        ])
        expect(elsewhereMine).toEqual(unknown)
        expect(await anaOrders()).toBe(orders)
      }
      const done = await ask(ana, call, fresh)
      expect(call.kind === 'redirect' ? done : { id, ...done }).toMatchObject(
        call.kind === 'redirect' ? { status: 302 } : { id, status: 200, code: 200 },
      )
    },
  )
})

/**
 * Each id replaced by the other person's, alone, together, and beside one's own where several fit.
 */
function foreignAttempts(
  mine: Input,
  theirs: Input,
  missing: Input,
): { what: string; foreign: Input; unknown: Input }[] {
  const fields = Object.keys(missing)
  const single = fields.map((field) => ({
    what: field,
    foreign: { ...mine, [field]: theirs[field] },
    unknown: { ...mine, [field]: missing[field] },
  }))
  const pick = (from: Input) => Object.fromEntries(fields.map((field) => [field, from[field]]))
  const beside = fields
    .filter((field) => Array.isArray(mine[field]) || field === 'sn')
    .map((field) => {
      const join = (other: unknown) =>
        Array.isArray(mine[field])
          ? [...(mine[field] as unknown[]), ...(other as unknown[])]
          : `${String(mine[field])},${String(other)}`
      return {
        what: `${field} beside one's own`,
        foreign: { ...mine, [field]: join(theirs[field]) },
        unknown: { ...mine, [field]: join(missing[field]) },
      }
    })
  return [
    ...single,
    { what: 'all ids', foreign: { ...mine, ...pick(theirs) }, unknown: { ...mine, ...missing } },
    ...beside,
  ]
}

describe('a call that anyone may make', () => {
  it.each(rowsFor('none'))(
    '$id needs no login, and cannot be forged for who has one',
    async ({ id, call }) => {
      expect((await ask(caller(shop.url, ana.scope), call, open[id]!)).code).not.toBe(401)
      if (call.path.startsWith('/admin/')) return
      const other = await shop.visitor()
      await forgedRefused(await shop.visitor(), other, call, open[id]!, 'XSRF-TOKEN')
    },
  )
})

describe('a call of the back office', () => {
  const lacking: { role: Role; who: Caller }[] = []
  beforeAll(async () => {
    for (const role of ['manager', 'warehouse', 'service'] as const) {
      await owner.data(staffCalls.save, {
        login: `only-${role}`,
        name: role,
        password: 'a long password',
        active: true,
        roles: [{ role, storeId: null }],
      })
      await keepPassword(db, `only-${role}`)
      const who = caller(shop.url, owner.scope, {
        cookie: 'STAFF-XSRF-TOKEN',
        header: 'x-xsrf-token',
      })
      await who.data(staffCalls.login, { login: `only-${role}`, password: 'a long password' })
      lacking.push({ role, who })
    }
  })

  it('changes nothing that all stores share, by who looks after one of them', async () => {
    await owner.data(staffCalls.save, {
      login: 'here-only',
      name: '店主',
      password: 'a long password',
      active: true,
      roles: [{ role: 'owner', storeId: 1 }],
    })
    await keepPassword(db, 'here-only')
    const who = caller(shop.url, owner.scope, {
      cookie: 'STAFF-XSRF-TOKEN',
      header: 'x-xsrf-token',
    })
    await who.data(staffCalls.login, { login: 'here-only', password: 'a long password' })
    const reached: Record<string, string[]> = {}
    for (const { id, call } of rowsFor('operator')) {
      if (
        call.method === 'GET' ||
        ['staff.logout', 'staff.changePassword', 'staff.login'].includes(id)
      )
        continue
      // Two people cannot have one login.
      const input = {
        ...(await admin[id]!.own()),
        ...(id === 'staff.save' && { login: 'newcomer-here' }),
      }
      const before = await sharedStamps(db)
      await ask(who, call, input)
      const after = await sharedStamps(db)
      const changed = [...after]
        .filter(([table, hash]) => before.get(table) !== hash)
        .map(([table]) => table)
      if (changed.length > 0) reached[id] = changed
    }
    expect(reached).toEqual(shared)
  })

  it.each(rowsFor('operator'))(
    '$id refuses shoppers, other partners, other stores, lesser roles and forgers',
    async ({ id, call }) => {
      const row = admin[id]!
      const input = await row.own()
      await refusedTo(caller(shop.url, ana.scope), call, input, { code: 401 })
      await refusedTo(ana, call, input, { code: 401 })
      if (call.right) {
        for (const who of [ofOtherPartner, ofOtherStore])
          await as(who, owner.scope, () => refusedTo(who, call, input, { reason: 'forbidden' }))
        for (const { role, who } of lacking) {
          if (!(roles[role] as readonly string[]).includes(call.right))
            await refusedTo(who, call, input, { reason: 'forbidden' })
        }
      }
      await forgedRefused(owner, lacking[0]!.who, call, input, 'STAFF-XSRF-TOKEN')
      for (const attempt of foreignAttempts(
        input,
        { ...input, ...row.theirs },
        row.missing ?? {},
      )) {
        if (!row.missing || attempt.what.includes('beside')) continue
        const before = await stampOf(db)
        const [foreign, unknown] = [
          await ask(owner, call, attempt.foreign),
          await ask(owner, call, attempt.unknown),
        ]
        expect({ what: attempt.what, ...foreign }).toEqual({ what: attempt.what, ...unknown })
        expect(await stampOf(db)).toBe(before)
      }
      // Signing out ends what the other rows need.
      if (id === 'staff.logout') return
      expect(await ask(owner, call, input)).toMatchObject(
        id === 'staff.changePassword'
          ? { reason: 'wrongCurrentPassword' }
          : { status: 200, code: 200 },
      )
    },
  )

  it('lets nobody who looks after one store reach beyond it', async () => {
    await owner.data(staffCalls.save, {
      login: 'store-owner',
      name: '店主',
      password: 'a long password',
      active: true,
      roles: [{ role: 'owner', storeId: 2 }],
    })
    await keepPassword(db, 'store-owner')
    const who = caller(shop.url, otherStore, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
    const me = await who.data(staffCalls.login, {
      login: 'store-owner',
      password: 'a long password',
    })
    const friend = { login: 'friend', name: '朋友', password: 'a long password', active: true }
    const everything = [{ role: 'owner' as const, storeId: null }]
    const self = { id: me.id, login: 'store-owner', name: '店主', active: true }
    const boss = (await owner.data(staffCalls.me, {})).id
    await refusedTo(who, staffCalls.save, { ...friend, roles: everything }, { reason: 'forbidden' })
    await refusedTo(
      who,
      staffCalls.save,
      { ...friend, roles: [{ role: 'owner', storeId: 1 }] },
      { reason: 'forbidden' },
    )
    await refusedTo(who, staffCalls.save, { ...self, roles: everything }, { reason: 'forbidden' })
    await refusedTo(
      who,
      staffCalls.save,
      { ...friend, id: boss, roles: [{ role: 'service', storeId: 2 }] },
      { reason: 'forbidden' },
    )
    const helper = await who.data(staffCalls.save, {
      ...friend,
      roles: [{ role: 'service', storeId: 2 }],
    })
    expect((await who.data(staffCalls.audit, {})).list.map(({ object }) => object)).toEqual([
      `staff ${helper.id}`,
    ])
  })

  it('writes no line into another partner’s book', async () => {
    const before = (await owner.data(staffCalls.audit, {})).total
    const password = shop.logins.find(({ login }) => login === 'northridge')!.password
    await ofOtherPartner.data(staffCalls.changePassword, {
      current: password,
      next: 'a new long password',
    })
    expect((await owner.data(staffCalls.audit, {})).total).toBe(before)
    const written = await db
      .selectFrom('audit_log')
      .where('action', '=', 'staff.password')
      .select(['partner_id', 'store_id'])
      .execute()
    expect(written).toEqual([{ partner_id: 2, store_id: null }])
  })
})

describe('a call for providers', () => {
  it.each(rowsFor('provider'))('$id takes nothing without a signature', async ({ id, call }) => {
    const before = await stampOf(db)
    const { path } = spread(call, ana.scope, open[id]!)
    for (const body of [
      '',
      '{}',
      'a=1&sign=x',
      '{"id":"1","resource":{}}',
      '\u0000',
      '[',
      'null',
    ]) {
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/xml']) {
        const response = await fetch(shop.url + path, {
          method: 'POST',
          headers: { 'content-type': type },
          body,
        })
        const text = await response.text()
        expect({
          body,
          type,
          isTaken: response.ok && /success|"returnCode":"200"|"code":"SUCCESS"/i.test(text),
        }).toEqual({ body, type, isTaken: false })
      }
    }
    expect(await stampOf(db)).toBe(before)
  })
})
