import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { storeAdminCalls } from '@mallard/contract/people/setting/store-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { beijingDay, beijingDateTime, day, hour } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff()
const [sku] = await skusWithStock(shop, 1, 20)
const here = async () => (await owner.data(storeAdminCalls.list, {}))[0]!
const everyDay = { days: [1, 2, 3, 4, 5, 6, 7], untilHour: 24, daysOff: [], daysOn: [] }

async function shipBy(): Promise<number> {
  const browser = await buyer(shop)
  const { orderSn: sn } = await placeOrder(browser, [sku!])
  await pay(shop, browser, sn)
  return (await owner.data(orderAdminCalls.detail, { sn })).shipBy!
}

it('the time to ship passes over days on which the store does not send, and is written down', async () => {
  const { version, sending } = await here()
  expect(sending).toEqual(everyDay)
  expect(await shipBy()).toBe(shop.clock.now() + 48 * hour)
  const tomorrow = beijingDateTime(shop.clock.now() + day).slice(0, 10)
  const closed = { ...everyDay, daysOff: [tomorrow] }
  const saved = await owner.data(storeAdminCalls.saveSending, { version, sending: closed })
  expect(saved).toMatchObject({ version: version + 1, sending: closed })
  expect(await shipBy()).toBe(shop.clock.now() + 72 * hour)
  const [entry] = (await owner.data(staffCalls.audit, { object: 'store 1' })).list
  expect(entry).toMatchObject({
    action: 'store.sending',
    changes: { daysOff: { before: [], after: [tomorrow] } },
  })
  const until = { ...closed, untilHour: 1 }
  await owner.data(storeAdminCalls.saveSending, { version: version + 1, sending: until })
  expect(await shipBy()).toBe(beijingDay(shop.clock.now()) + 4 * day)
})

it.each([
  ['no day at all', { days: [] }],
  ['a day twice', { days: [1, 1] }],
  ['no date', { daysOff: ['2026-02-30'] }],
  ['an hour that no day has', { untilHour: 25 }],
])('a calendar with %s is refused, and nothing changes', async (_what, wrong) => {
  const before = await here()
  const asked = { version: before.version, sending: { ...everyDay, ...wrong } }
  expect((await owner.call(storeAdminCalls.saveSending, asked)).reason).toBe('badInput')
  expect(await here()).toEqual(before)
})
