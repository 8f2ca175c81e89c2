import { randomUUID } from 'node:crypto'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { figuresAdminCalls } from '@mallard/contract/insight/figures/figures-admin.calls'
import { trackingCalls } from '@mallard/contract/insight/tracking/tracking.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { visitRecord } from '@mallard/testing/visit-record'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { countDays } from '#features/insight/tracking/index.ts'
import { oddDays } from './count.repo.ts'
import { mendDays } from './figures.jobs.ts'
import { dayOf, startOf } from './figures.rules.ts'

const shop = await testShop()
const { db } = shop.services
const [kettle] = await skusWithStock(shop, 1)
let owner: Caller

/** Ten in the morning, some days from now, so that nothing else happened near it. */
const toMorning = (days: number) =>
  shop.clock.set(startOf(dayOf(shop.clock.now())) + days * day + 10 * hour)

/** Lets all that happened be heard and counted. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await shop.dispatch()
    await shop.worker.runDue()
    shop.clock.advance(5000)
  }
}

async function buy(browser: Caller, quantity = 1) {
  const { orderSn, payAmount } = await placeOrder(browser, [{ ...kettle!, quantity }])
  expect((await pay(shop, browser, orderSn)).paid).toBe(true)
  return { orderSn, payAmount }
}

const summary = (input: object = {}, browser = owner) =>
  browser.data(figuresAdminCalls.summary, input)

beforeAll(async () => {
  toMorning(40)
  owner = await shop.staff()
})

describe('the figures of a day', () => {
  it('are what its orders came to, with each buyer once', async () => {
    const [ana, ben] = [await buyer(shop), await buyer(shop)]
    const orders = [await buy(ana), await buy(ana, 2), await buy(ben)]
    await settle()
    const paid = orders.reduce((sum, { payAmount }) => sum + payAmount, 0)
    const { now, before, hours, days } = await summary()
    expect(now).toMatchObject({
      paid,
      orders: 3,
      buyers: 2,
      average: Math.round(paid / 3),
      refunded: 0,
      net: paid,
    })
    expect(before).toMatchObject({ paid: 0, orders: 0, buyers: 0, average: 0 })
    expect(hours[10]).toEqual({ hour: 10, paid, before: 0 })
    expect(hours[11]).toEqual({ hour: 11, paid: null, before: 0 })
    expect(days.at(-1)).toEqual({ day: dayOf(shop.clock.now()), paid, refunded: 0 })
    expect(await oddDays(db)).toEqual([])
  })

  it('are held against the day before until the same moment, to the second', async () => {
    toMorning(2)
    owner = await shop.staff()
    const ana = await buyer(shop)
    const early = await buy(ana)
    shop.clock.advance(30 * minute)
    const late = await buy(await buyer(shop))
    shop.clock.set(startOf(dayOf(shop.clock.now())) + day + 10 * hour + 20 * minute)
    owner = await shop.staff()
    await settle()
    expect((await summary()).before).toMatchObject({ paid: early.payAmount, orders: 1, buyers: 1 })
    shop.clock.advance(30 * minute)
    const { before } = await summary()
    expect(before).toMatchObject({
      paid: early.payAmount + late.payAmount,
      orders: 2,
      buyers: 2,
    })
    expect((await summary({ span: 'yesterday' })).now).toEqual({ ...before })
    expect((await summary({ span: 'week' })).now).toMatchObject({ orders: 5, buyers: 4 })
  })

  it('count what went back on the day on which it did', async () => {
    toMorning(2)
    owner = await shop.staff()
    const bought = await buy(await buyer(shop))
    await settle()
    toMorning(1)
    owner = await shop.staff()
    const { lines } = await owner.data(refundAdminCalls.options, { sn: bought.orderSn })
    const [{ orderItemId, amounts }] = lines as [(typeof lines)[number]]
    await owner.data(refundAdminCalls.refund, {
      sn: bought.orderSn,
      isUnsent: true,
      lines: [{ orderItemId, quantity: 1, amount: 0 }],
      freightAmount: 0,
      amount: amounts[0]!,
      restock: true,
      reasonCode: 'storeOutOfStock',
      desc: '',
      requestId: randomUUID(),
    })
    for (let round = 0; round < 3; round += 1) {
      await shop.worker.runDue()
      shop.clock.advance(minute)
      await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
      await shop.dispatch()
    }
    await settle()
    const { now, before } = await summary()
    expect(now).toMatchObject({ paid: 0, refunds: 1, refunded: amounts[0], net: 0 - amounts[0]! })
    expect(before).toMatchObject({ paid: bought.payAmount, refunds: 0, refunded: 0 })
    expect(await oddDays(db)).toEqual([])
  })

  it('have visitors of the same hours, and a conversion of none where nobody came', async () => {
    toMorning(3)
    owner = await shop.staff()
    expect((await summary()).now).toMatchObject({ visits: 0, visitors: 0, conversionBp: null })
    const visit = (browser: Caller) =>
      browser.data(trackingCalls.web, {
        records: [visitRecord({ clientTime: shop.clock.now(), flowUuid: randomUUID() })],
      })
    const [one, two] = [await shop.visitor(), await shop.visitor()]
    await visit(one)
    await visit(one)
    shop.clock.advance(40 * minute)
    await visit(two)
    await buy(await buyer(shop))
    await settle()
    await countDays(shop.services, 1)
    shop.clock.set(startOf(dayOf(shop.clock.now())) + day + 10 * hour + 5 * minute)
    owner = await shop.staff()
    const { before } = await summary()
    expect(before).toMatchObject({ visits: 2, visitors: 1, orders: 0, conversionBp: 0 })
    expect((await summary({ span: 'yesterday' })).now).toMatchObject({
      visits: 3,
      visitors: 2,
      conversionBp: 5000,
    })
  })

  it('of all stores are those of the stores that one may see', async () => {
    const all = await summary({ reach: 'all', span: 'month' })
    const here = await summary({ span: 'month' })
    expect(all.stores).toBe(2)
    expect(all.now.orders).toBe(here.now.orders)
    const there = await summary(
      { span: 'month' },
      await shop.staff('owner', { partnerId: 1, storeId: 2 }),
    )
    expect(there.now.orders).toBe(0)
  })
})

it('days that differ from their orders are found and counted again', async () => {
  await sql`update figure_hour set paid = paid + 1, orders = orders + 1`.execute(db)
  await sql`delete from figure_buyer`.execute(db)
  const odd = await oddDays(db)
  expect(odd.length).toBeGreaterThan(3)
  expect(await mendDays(shop.services)).toBe(odd.length)
  expect(await oddDays(db)).toEqual([])
  expect(await mendDays(shop.services)).toBe(0)
})
