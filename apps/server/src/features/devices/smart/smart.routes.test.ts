import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { smartCalls } from '@mallard/contract/devices/smart/smart.calls'
import { smartAdminCalls } from '@mallard/contract/devices/smart/smart-admin.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { act, boxed, modelInput, ownedDevice, push, type TestDevice } from './test-smart.ts'

const shop = await testShop()
const owner = await shop.staff()
const [sku] = await skusWithStock(shop, 1)
const theirs = { partnerId: 2, storeId: 1 }

const own = (who: Caller, more: object = {}) => ownedDevice(shop, owner, { ...sku!, ...more }, who)
const look = (who: Caller, { deviceId }: TestDevice) => who.data(smartCalls.device, { deviceId })

describe('a device', () => {
  it('is bound by the code on it, again alike, and by nobody else then', async () => {
    const [who, other] = [await shop.shopper(), await shop.shopper()]
    const { code: model } = await owner.data(smartAdminCalls.saveModel, modelInput(sku!))
    const device = await boxed(shop, model, who.scope)
    expect((await who.call(smartCalls.bind, { ...device, code: 'x' })).reason).toBe(
      'deviceCodeUnknown',
    )
    await who.data(smartCalls.bind, device)
    await who.data(smartCalls.bind, device)
    expect((await other.call(smartCalls.bind, device)).reason).toBe('deviceTaken')
    expect((await who.data(smartCalls.devices, {})).list).toMatchObject([
      { deviceId: device.deviceId, name: '智能剃须刀', lifeLeft: 100, isOnline: false },
    ])
    expect((await look(who, device)).settings.map(({ value }) => value)).toEqual(['off', '5'])
  })

  it('of a model that nobody looks after, or another store does, is bound by nobody', async () => {
    const who = await shop.shopper()
    const stray = await boxed(shop, 'no-such-model', who.scope)
    expect((await who.call(smartCalls.bind, stray)).reason).toBe('deviceCodeUnknown')
    await shop.worker.runDue()
    // It is not the first one's at the cloud either.
    const other = await shop.shopper()
    expect((await other.call(smartCalls.bind, stray)).reason).toBe('deviceCodeUnknown')
    const { code: model } = await owner.data(smartAdminCalls.saveModel, modelInput(sku!))
    const abroad = await shop.shopper(undefined, { partnerId: 1, storeId: 2 })
    const device = await boxed(shop, model, abroad.scope)
    expect((await abroad.call(smartCalls.bind, device)).reason).toBe('deviceCodeUnknown')
  })

  it('waits when the cloud is silent, and is bound when it is asked again', async () => {
    const who = await shop.shopper()
    const { code: model } = await owner.data(smartAdminCalls.saveModel, modelInput(sku!))
    const device = await boxed(shop, model, who.scope)
    await shop.control('/_ctl/rules', {
      match: { provider: 'device', operation: 'deviceBind' },
      do: { kind: 'dropAfter' },
      times: 1,
    })
    expect((await who.call(smartCalls.bind, device)).reason).toBe('deviceCloudSilent')
    await who.data(smartCalls.bind, device)
  })

  it('is given up once, at the cloud as well, and is another’s then with its warranty alone', async () => {
    const [who, next] = [await shop.shopper(), await shop.shopper()]
    const device = await own(who)
    const card = await who.data(smartCalls.activateWarranty, device)
    await act(shop, device, 'on')
    await act(shop, device, 'use', { minutes: 9 })
    expect((await look(who, device)).use.at(-1)?.minutes).toBe(9)
    const blocks = async () => (await who.data(memberCalls.checkCancel, {})).blocks
    expect(await blocks()).toMatchObject([
      { code: 'devices', count: 1, link: '/smart/1-1/equipment/mine/0' },
    ])
    await who.data(smartCalls.unbind, device)
    await who.data(smartCalls.unbind, device)
    expect(await blocks()).toEqual([])
    expect((await who.call(smartCalls.device, device)).reason).toBe('notFound')
    await shop.worker.runDue()
    await next.data(smartCalls.bind, device)
    expect((await next.call(smartCalls.unbind, { deviceId: 'no-such-device' })).reason).toBe(
      'notFound',
    )
    const seen = await look(next, device)
    expect(seen.warranty).toEqual(card)
    expect(seen.mesh.usedMinutes).toBe(9)
    // What the last one did with it is not the next one's to know.
    expect(seen.use.every(({ minutes }) => minutes === 0)).toBe(true)
    expect((await who.call(smartCalls.activateWarranty, device)).reason).toBe('notFound')
  })
})

it('a device that was given up and taken again at once stays, at the cloud as well', async () => {
  const [who, other] = [await shop.shopper(), await shop.shopper()]
  const device = await own(who)
  await who.data(smartCalls.unbind, device)
  shop.clock.advance(1000)
  await who.data(smartCalls.bind, device)
  await shop.worker.runDue()
  expect((await look(who, device)).deviceId).toBe(device.deviceId)
  expect((await other.call(smartCalls.bind, device)).reason).toBe('deviceTaken')
})

describe('a warranty', () => {
  it('lasts twelve months from its activation, and is activated once', async () => {
    const who = await shop.shopper()
    const device = await own(who)
    const cards = await Promise.all(
      [1, 2, 3].map(() => who.data(smartCalls.activateWarranty, device)),
    )
    expect(new Set(cards.map(({ cardNo }) => cardNo)).size).toBe(1)
    expect(cards[0]).toMatchObject({
      cardNo: expect.stringMatching(/^\d{12}$/),
      startAt: shop.clock.now(),
      isOver: false,
      orderSn: null,
    })
    expect(cards[0]!.endAt - cards[0]!.startAt).toBe(365 * day)
  })

  it('begins with the purchase where that was earlier, one unit for one device', async () => {
    const who = await buyer(shop)
    const { orderSn } = await placeOrder(who, [sku!])
    await pay(shop, who, orderSn)
    const paidAt = shop.clock.now()
    shop.clock.advance(hour)
    const [first, second] = [await own(who), await own(who)]
    const card = await who.data(smartCalls.activateWarranty, first)
    expect(card.orderSn).toBe(orderSn)
    expect(Math.abs(card.startAt - paidAt)).toBeLessThan(minute)
    expect(card.activatedAt).toBe(shop.clock.now())
    expect((await who.data(smartCalls.activateWarranty, second)).orderSn).toBeNull()
  })
})

describe('settings', () => {
  const save = (who: Caller, { deviceId }: TestDevice, values: Record<string, string>) =>
    who.call(smartCalls.saveSettings, {
      deviceId,
      values: Object.entries(values).map(([code, value]) => ({ code, value })),
    })
  const valuesOf = async (who: Caller, device: TestDevice) => {
    const { settings, saved } = await look(who, device)
    return { values: settings.map(({ value }) => value), state: saved?.state, saved }
  }

  it('wait while the device is offline, all together, and are its own when it took them', async () => {
    const who = await shop.shopper()
    const device = await own(who)
    await save(who, device, { lock: 'on' })
    await shop.worker.runDue()
    await save(who, device, { minutes: '7' })
    await save(who, device, { minutes: '7' })
    await shop.worker.runDue()
    expect(await valuesOf(who, device)).toMatchObject({ values: ['on', '7'], state: 'pending' })
    await act(shop, device, 'on')
    expect(await valuesOf(who, device)).toMatchObject({ values: ['on', '7'], state: 'applied' })
  })

  it('that the device does not take are as they were, with its reason', async () => {
    const who = await shop.shopper()
    const device = await own(who)
    await act(shop, device, 'stubborn')
    await act(shop, device, 'on')
    await save(who, device, { lock: 'on' })
    await shop.worker.runDue()
    await expect.poll(async () => (await valuesOf(who, device)).state).toBe('failed')
    const { values, saved } = await valuesOf(who, device)
    expect(values).toEqual(['off', '5'])
    expect(saved?.reason).toContain('设备正在使用')
  })

  it('are sent again while the cloud is silent', async () => {
    const who = await shop.shopper()
    const device = await own(who)
    await shop.control('/_ctl/rules', {
      match: { provider: 'device', operation: 'deviceSettings' },
      do: { kind: 'dropBefore' },
      times: 1,
    })
    await act(shop, device, 'on')
    await save(who, device, { lock: 'on' })
    await shop.worker.runDue()
    expect((await valuesOf(who, device)).state).toBe('pending')
    shop.clock.advance(60_000)
    await shop.worker.runDue()
    await expect.poll(async () => (await valuesOf(who, device)).state).toBe('applied')
  })

  it('fail when the cloud does not know the device, whatever it says to that', async () => {
    const who = await shop.shopper()
    const { id } = await who.data(identityCalls.userInfo, {})
    const { code: model } = await owner.data(smartAdminCalls.saveModel, modelInput(sku!))
    const device = { deviceId: `app-${model}`, code: '' }
    const { deviceId } = device
    const event = { eventId: randomUUID(), deviceId, kind: 'bound', model, userId: String(id) }
    expect(await push(shop, event)).toBe(200)
    await save(who, device, { lock: 'on' })
    await shop.worker.runDue()
    expect((await valuesOf(who, device)).saved).toMatchObject({ state: 'failed', reason: '' })
  })

  it('of another model, or beyond its bounds, are refused and change nothing', async () => {
    const who = await shop.shopper()
    const device = await own(who)
    const wrong: Record<string, string>[] = [{ speed: '1' }, { minutes: '11' }, { lock: 'maybe' }]
    for (const values of wrong)
      expect((await save(who, device, values)).reason).toBe('settingsUnknown')
    expect((await valuesOf(who, device)).saved).toBeNull()
  })
})

describe('the life of a mesh', () => {
  it('goes by minutes, is told at 20 % once, and begins again with a new one', async () => {
    const who = await shop.shopper()
    const device = await own(who)
    const told = async () =>
      (await who.data(noticesCalls.list, {})).list.filter(({ title }) => title.includes('刀网'))
    await act(shop, device, 'on')
    await act(shop, device, 'use', { minutes: 79 })
    expect((await look(who, device)).lifeLeft).toBe(21)
    expect(await told()).toEqual([])
    await act(shop, device, 'use', { minutes: 1 })
    await act(shop, device, 'use', { minutes: 30 })
    const worn = await look(who, device)
    expect([worn.lifeLeft, worn.mesh.usedMinutes]).toEqual([0, 110])
    const notices = await told()
    expect(notices).toHaveLength(1)
    expect(notices[0]).toMatchObject({
      text: expect.stringContaining('20%'),
      link: expect.stringContaining(`/serviceLife/${device.deviceId}/`),
    })
    const { since } = worn.mesh
    shop.clock.advance(1000)
    const { deviceId } = device
    const fresh = await who.data(smartCalls.confirmMesh, { deviceId, since })
    expect([fresh.lifeLeft, fresh.mesh.since]).toEqual([100, shop.clock.now()])
    await act(shop, device, 'use', { minutes: 3 })
    // The phone had not heard the first answer.
    const again = await who.data(smartCalls.confirmMesh, { deviceId, since })
    expect(again.mesh).toMatchObject({ usedMinutes: 3, since: fresh.mesh.since })
    await act(shop, device, 'use', { minutes: 80 })
    expect(await told()).toHaveLength(2)
  })
})

describe('the back office', () => {
  it('sets a model up once for each request, with settings that can be set', async () => {
    const input = modelInput(sku!)
    const made = await owner.data(smartAdminCalls.saveModel, input)
    expect(await owner.data(smartAdminCalls.saveModel, input)).toEqual(made)
    const { code } = input
    expect((await owner.call(smartAdminCalls.saveModel, modelInput(sku!, { code }))).reason).toBe(
      'modelCodeTaken',
    )
    const wrong = input.settings.map((each) => ({ ...each, initial: 'x' }))
    expect(
      await owner.call(smartAdminCalls.saveModel, modelInput(sku!, { settings: wrong })),
    ).toMatchObject({
      reason: 'modelSettingsFaulty',
      message: expect.stringContaining('lock, minutes'),
    })
    for (const field of [{ meshSn: 'NO-SUCH' }, { goodsId: 999_999 }])
      expect((await owner.call(smartAdminCalls.saveModel, modelInput(sku!, field))).reason).toBe(
        'badInput',
      )
    const change = { ...input, id: made.id, version: made.version, ratedMinutes: 300 }
    expect(await owner.data(smartAdminCalls.saveModel, change)).toMatchObject({
      ratedMinutes: 300,
      version: made.version + 1,
    })
    const late = { ...change, ratedMinutes: 400 }
    expect((await owner.call(smartAdminCalls.saveModel, late)).reason).toBe('versionConflict')
  })

  it('sees devices of its store, with owner, faults, use and what was heard', async () => {
    const who = await shop.shopper()
    const device = await own(who)
    await act(shop, device, 'on')
    await act(shop, device, 'use', { minutes: 6 })
    await act(shop, device, 'fault')
    const found = await owner.data(smartAdminCalls.devices, { q: device.deviceId, state: 'faulty' })
    expect(found.list).toMatchObject([{ deviceId: device.deviceId, fault: { code: 'E12' } }])
    expect(found.faulty).toBeGreaterThan(0)
    const { id } = found.list[0]!
    const detail = await owner.data(smartAdminCalls.device, { id })
    expect(detail).toMatchObject({
      usedMinutes: 6,
      ratedMinutes: 100,
      warranty: null,
      bindings: [{ endedAt: null }],
    })
    expect(detail.use).toHaveLength(30)
    expect(detail.use.at(-1)?.minutes).toBe(6)
    expect(detail.events.map(({ kind }) => kind).slice(0, 3)).toEqual(['fault', 'used', 'online'])
    await act(shop, device, 'well')
    await act(shop, device, 'reset')
    const free = await owner.data(smartAdminCalls.devices, { q: device.deviceId, state: 'free' })
    expect(free.list).toMatchObject([{ fault: null, memberId: null }])
    const abroad = await shop.staff('northridge', theirs)
    expect((await abroad.call(smartAdminCalls.device, { id })).reason).toBe('notFound')
  })
})
