import { smartCalls } from '@mallard/contract/devices/smart/smart.calls'
import { smartAdminCalls } from '@mallard/contract/devices/smart/smart-admin.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { modelInput, ownedDevice, push } from './test-smart.ts'

const shop = await testShop()
const owner = await shop.staff()
const [sku] = await skusWithStock(shop, 1)
const who = await shop.shopper()
const device = await ownedDevice(shop, owner, sku!, who)
const { deviceId } = device
// The cloud tells of the binding as well, when it comes to it.
await vi.waitUntil(async () => {
  const { rows } = await sql`select 1 from device_event`.execute(shop.services.db)
  return rows.length > 0
})

const used = (more: object = {}) => ({
  eventId: randomUUID(),
  deviceId,
  kind: 'used',
  minutes: 5,
  ...more,
})
const minutesNow = async () => (await who.data(smartCalls.device, { deviceId })).mesh.usedMinutes
const digest = async () => {
  const { rows } = await sql<{ all: string }>`
    select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as all from (
      select d::text as t from device d union all select b::text from device_binding b
      union all select e::text from device_event e union all select u::text from device_use u) t`.execute(
    shop.services.db,
  )
  return rows[0]!.all
}

it('a push counts once, however often it comes', async () => {
  const event = used()
  const before = await minutesNow()
  expect(await push(shop, event)).toBe(200)
  const once = await digest()
  expect(await push(shop, event)).toBe(200)
  expect(await push(shop, event, { late: minute })).toBe(200)
  expect(await digest()).toBe(once)
  expect(await minutesNow()).toBe(before + 5)
})

it('a push that is cut off between its parts has none of them, and counts once when it comes again', async () => {
  const event = used()
  const [before, minutes] = [await digest(), await minutesNow()]
  const { db } = shop.services
  // The event is written and the day is not: as if the server died there.
  await sql`alter table device_use add constraint cut check (minutes < 0) not valid`.execute(db)
  expect(await push(shop, event)).toBe(500)
  expect(await digest()).toBe(before)
  await sql`alter table device_use drop constraint cut`.execute(db)
  expect(await push(shop, event)).toBe(200)
  expect(await push(shop, event)).toBe(200)
  expect(await minutesNow()).toBe(minutes + 5)
})

it.each([
  ['signed by somebody else', {}, { secret: 'x'.repeat(32) }],
  ['of yesterday', {}, { late: -24 * 60 * minute }],
  ['six minutes old', {}, { late: -6 * minute }],
  ['of the future', {}, { late: 6 * minute }],
  ['to another brand', {}, { partnerId: 2 }],
  ['to no brand', {}, { partnerId: 999 }],
  ['of a device that is not known', { deviceId: 'no-such-device' }, {}],
  ['without minutes', { minutes: 0 }, {}],
  ['of nothing that happens', { kind: 'sold' }, {}],
  ['without a number', { eventId: '' }, {}],
])('a push %s changes nothing', async (_, event, how) => {
  const before = await digest()
  expect(await push(shop, used(event), how)).toBe(400)
  expect(await digest()).toBe(before)
})

it.each([
  ['a model that the brand has not', { model: 'no-such-model', userId: '1' }],
  ['a member of another brand', { userId: '999999999' }],
  ['nobody', { userId: 'me' }],
])('a device of %s is bound by no push', async (_, more) => {
  const { code: model } = await owner.data(smartAdminCalls.saveModel, modelInput(sku!))
  const before = await digest()
  const event = { eventId: randomUUID(), deviceId: 'pushed', kind: 'bound', model, ...more }
  expect(await push(shop, event)).toBe(400)
  expect(await digest()).toBe(before)
})

it('a push binds a device in its app, and says so late without harm', async () => {
  const next = await shop.shopper()
  const { id } = await next.data(identityCalls.userInfo, {})
  const { code: model } = await owner.data(smartAdminCalls.saveModel, modelInput(sku!))
  const at = shop.clock.now()
  const news = (more: object) => ({ eventId: randomUUID(), deviceId: `app-${model}`, ...more })
  expect(await push(shop, news({ kind: 'bound', model, userId: String(id), at }))).toBe(200)
  const mine = async () =>
    (await next.data(smartCalls.devices, {})).list.map((each) => each.deviceId)
  expect(await mine()).toEqual([`app-${model}`])
  // One that lies switched off is bound as well.
  expect((await next.data(smartCalls.devices, {})).list[0]?.isOnline).toBe(false)
  // Given up in the moment in which it was bound, it stays so when that is told late.
  const { deviceId: itself } = news({})
  await next.data(smartCalls.unbind, { deviceId: itself })
  expect(await push(shop, news({ kind: 'bound', model, userId: String(id), at }))).toBe(200)
  expect(await mine()).toEqual([])
  shop.clock.advance(1)
  expect(await push(shop, news({ kind: 'bound', model, userId: String(id), at: at + 1 }))).toBe(200)
  // What was said before it was bound is not about this binding.
  expect(await push(shop, news({ kind: 'unbound', at: at - minute }))).toBe(200)
  expect(await mine()).toHaveLength(1)
  expect(await push(shop, news({ kind: 'unbound', at: at + 2 }))).toBe(200)
  expect(await mine()).toEqual([])
  expect(await push(shop, news({ kind: 'bound', model, userId: String(id), at }))).toBe(200)
  expect(await mine()).toEqual([])
})

it('what a device says is kept as a line that can be read', async () => {
  const text = 'hot\u0000 as \u202eiron'
  const event = { eventId: randomUUID(), deviceId, kind: 'fault', code: 'E7', text }
  expect(await push(shop, event)).toBe(200)
  const { fault } = await who.data(smartCalls.device, { deviceId })
  expect(fault).toMatchObject({ code: 'E7', text: 'hot as iron' })
})

it('an old word does not say how a device is now', async () => {
  const at = shop.clock.now()
  const say = (kind: string, when: number, more: object = {}) =>
    push(shop, { eventId: randomUUID(), deviceId, kind, at: when, ...more })
  await say('fault', at, { code: '', text: '' })
  await say('offline', at)
  await say('online', at - minute)
  await say('fault', at - minute, { code: 'E1', text: 'hot' })
  expect(await who.data(smartCalls.device, { deviceId })).toMatchObject({
    fault: null,
    isOnline: false,
  })
})
