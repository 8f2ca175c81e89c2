import { figuresAdminCalls } from '@mallard/contract/insight/figures/figures-admin.calls'
import { reportNames, type ReportName } from '@mallard/contract/insight/figures/report.codes'
import { trackingCalls } from '@mallard/contract/insight/tracking/tracking.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, hour } from '@mallard/kernel'
import { visitRecord } from '@mallard/testing/visit-record'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { countDays } from '#features/insight/tracking/index.ts'
import { mendDays } from './figures.jobs.ts'
import { dayOf, startOf } from './figures.rules.ts'

const shop = await testShop()
const [kettle, cup] = await skusWithStock(shop, 2)
/** What was paid, by order. */
const paid: number[] = []
let [first, second] = ['', '']

/** Two who buy on one day, one of them again on the next. */
beforeAll(async () => {
  shop.clock.set(startOf(dayOf(shop.clock.now())) + 40 * day + 10 * hour)
  first = dayOf(shop.clock.now())
  const [ana, ben] = [await buyer(shop), await buyer(shop)]
  const flowUuid = randomUUID()
  const pages = [
    ['search', '/list/1-1', 'q=%E6%B0%B4%E5%A3%B6&sort=sales'],
    ['search', '/list/1-1', 'q=%E6%B0%B4%E5%A3%B6'],
    ['search', '/list/1-1', 'q=139+1234+5678'],
    ['search', '/list/1-1', 'categoryId=3'],
    ['goods', `/goods/${kettle!.goodsId}-1-1`, 'q=%E8%8C%B6'],
    ['cart', '/order/1-1/cart', ''],
  ] as const
  await ana.data(trackingCalls.web, {
    records: pages.map(([urlType, path, query], place) =>
      visitRecord({
        flowUuid,
        flowIndex: place + 1,
        urlType,
        path,
        query,
        clientTime: shop.clock.now(),
      }),
    ),
  })
  for (const browser of [ana, ben]) {
    const { orderSn, payAmount } = await placeOrder(browser, [{ ...kettle!, quantity: 2 }, cup!])
    await pay(shop, browser, orderSn)
    paid.push(payAmount)
  }
  await shop.dispatch()
  await countDays(shop.services, 1)
  shop.clock.advance(day)
  second = dayOf(shop.clock.now())
  const { orderSn, payAmount } = await placeOrder(ana, [cup!])
  await pay(shop, ana, orderSn)
  paid.push(payAmount)
  await mendDays(shop.services)
})

/** A report of both days, its rows as objects. */
async function rowsOf(name: ReportName, reach: 'store' | 'all' = 'store') {
  const owner = await shop.staff()
  const asked = { name, from: first, until: second, reach }
  const { columns, rows, sums } = await owner.data(figuresAdminCalls.report, asked)
  const read = (cells: readonly unknown[]) =>
    Object.fromEntries(columns.map(({ key }, place) => [key, cells[place]]))
  return { rows: rows.map(read), sums: read(sums) }
}
const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0)

describe('reports', () => {
  it('of sales have every day, and add up to what was paid', async () => {
    const { rows, sums } = await rowsOf('sales')
    expect(rows.map((row) => [row['day'], row['orders'], row['paid']])).toEqual([
      [second, 1, paid[2]],
      [first, 2, sum(paid.slice(0, 2))],
    ])
    expect(sums).toMatchObject({ orders: 3, paid: sum(paid), net: sum(paid), day: null })
    for (const { gross, discount, paid: each } of rows)
      expect(Number(gross) - Number(discount)).toBe(each)
  })

  it('of goods go from the visit over the cart to what was sold', async () => {
    const { rows } = await rowsOf('goods')
    const line = rows.find(({ units }) => units === 4)
    expect(line).toMatchObject({ views: 1, visits: 1, carts: 1, orders: 2, rate: 20_000 })
  })

  it('of ways to pay, kinds and provinces have each order once', async () => {
    for (const name of ['payments', 'provinces'] as const) {
      const { rows, sums } = await rowsOf(name)
      expect([name, sums['orders'], sums['paid']]).toEqual([name, 3, sum(paid)])
      expect(rows).toHaveLength(1)
    }
    const { rows } = await rowsOf('offers')
    expect(rows.find(({ what }) => what === '购买方式')).toMatchObject({
      orders: 3,
      newBuyers: 2,
      paid: sum(paid),
    })
  })

  it('tell buyers who came first from those who came back, by day and by month', async () => {
    const { rows } = await rowsOf('buyers')
    expect(rows.map((row) => [row['day'], row['new'], row['back']])).toEqual([
      [second, 0, 1],
      [first, 2, 0],
    ])
    expect((await rowsOf('cohorts')).rows.find(({ months }) => months === 0)).toMatchObject({
      size: 2,
      buyers: 2,
      kept: 10_000,
    })
  })

  it('of visits tell hosts and sources apart', async () => {
    expect((await rowsOf('hosts')).rows[0]).toMatchObject({ goods: 1, cart: 1, paid: 1 })
    expect((await rowsOf('sources')).rows).toHaveLength(1)
  })

  it('of search words tell what was looked for, how far it led, and no number of anybody', async () => {
    expect((await rowsOf('words')).rows).toEqual([
      expect.objectContaining({
        word: '水壶',
        views: 2,
        visits: 1,
        goods: 1,
        cart: 1,
        paid: 1,
        rate: 10_000,
      }),
    ])
  })

  it('of all stores are the same where only one sold', async () => {
    expect((await rowsOf('sales', 'all')).sums).toEqual((await rowsOf('sales')).sums)
  })

  it.each(reportNames)('%s are taken away as a table, which is written down', async (name) => {
    const owner = await shop.staff()
    const input = { name, from: first, until: second, format: 'csv' as const }
    const { file, rows } = await owner.data(figuresAdminCalls.exportReport, input)
    const lines = Buffer.from(file.base64, 'base64').toString().trim().split('\r\n')
    expect(lines).toHaveLength(rows + 1)
    const { list } = await owner.data(staffCalls.audit, { object: 'reports' })
    expect(list[0]).toMatchObject({ action: 'report.export' })
  })

  it('of days backwards, or of too many, are refused', async () => {
    const owner = await shop.staff()
    for (const [from, until] of [
      [second, first],
      ['2020-01-01', second],
    ] as const)
      expect(
        await owner.call(figuresAdminCalls.report, { name: 'sales', from, until }),
      ).toMatchObject({ reason: 'badInput' })
  })
})
