import { smartCalls } from '@mallard/contract/devices/smart/smart.calls'
import { smartAdminCalls } from '@mallard/contract/devices/smart/smart-admin.calls'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { boxed, modelInput, ownedDevice, push } from './test-smart.ts'

const shop = await testShop()
const owner = await shop.staff()
const [sku] = await skusWithStock(shop, 1)

afterAll(() => expectBooksToAgree(shop))

it('counts each of many pushes once, whichever come together', async () => {
  const who = await shop.shopper()
  const { deviceId } = await ownedDevice(shop, owner, sku!, who)
  const events = [1, 2, 3, 4, 5].map((minutes) => ({
    eventId: randomUUID(),
    deviceId,
    kind: 'used',
    minutes,
  }))
  const statuses = await Promise.all(
    [...events, ...events, ...events.toReversed()].map((event) => push(shop, event)),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  const { mesh, use } = await who.data(smartCalls.device, { deviceId })
  expect([mesh.usedMinutes, use.at(-1)?.minutes]).toEqual([15, 15])
})

it('gives a device to one of several, and each activates one card', async () => {
  const { code } = await owner.data(smartAdminCalls.saveModel, modelInput(sku!))
  const people = await Promise.all([1, 2, 3].map(() => shop.shopper()))
  for (let round = 0; round < 3; round += 1) {
    const device = await boxed(shop, code, people[0]!.scope)
    const answers = await Promise.all(
      [0, 1, 2, 0, 1, 2].map((who) => people[who]!.call(smartCalls.bind, device)),
    )
    const winners = new Set(
      answers.flatMap(({ code: said }, place) => (said === 200 ? [place % 3] : [])),
    )
    expect(winners.size).toBe(1)
    const winner = people[[...winners][0]!]!
    const { deviceId } = device
    const cards = await Promise.all(
      [1, 2, 3].map(() => winner.data(smartCalls.activateWarranty, { deviceId })),
    )
    expect(new Set(cards.map(({ cardNo }) => cardNo)).size).toBe(1)
  }
})

it('covers one unit of an order by one of two cards that are activated together', async () => {
  const who = await buyer(shop)
  const { orderSn } = await placeOrder(who, [sku!])
  await pay(shop, who, orderSn)
  const devices = [
    await ownedDevice(shop, owner, sku!, who),
    await ownedDevice(shop, owner, sku!, who),
  ]
  const cards = await Promise.all(
    devices.map(({ deviceId }) => who.data(smartCalls.activateWarranty, { deviceId })),
  )
  expect(cards.map((card) => card.orderSn).toSorted()).toEqual([orderSn, null])
})

it('keeps what was wished for last when wishes and answers meet', async () => {
  const who = await shop.shopper()
  const { deviceId } = await ownedDevice(shop, owner, sku!, who)
  const save = (value: string) =>
    who.data(smartCalls.saveSettings, { deviceId, values: [{ code: 'minutes', value }] })
  await save('2')
  await Promise.all([
    save('3'),
    save('4'),
    ...Array.from({ length: 20 }, (_, id) =>
      push(shop, {
        eventId: randomUUID(),
        deviceId,
        kind: 'settingApplied',
        settingId: String(id + 1),
        isApplied: true,
      }),
    ),
  ])
  const { settings, saved } = await who.data(smartCalls.device, { deviceId })
  expect(['3', '4']).toContain(settings.find(({ code }) => code === 'minutes')?.value)
  expect(['pending', 'applied']).toContain(saved?.state)
})
