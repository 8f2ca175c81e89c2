import { randomUUID } from 'node:crypto'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import {
  type ShippingRow,
  shippingAdminCalls,
} from '@mallard/contract/trade/shipping/shipping-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { maxSheetRows } from '@mallard/contract/sheet'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { lastCell, sheetRows, workbook } from '#app/testing/test-sheets.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { csvOf } from '#platform/sheets/csv.ts'
import { sheetFile } from '#platform/sheets/index.ts'

const shop = await testShop()
const [kettle, cup] = await skusWithStock(shop, 2)
if (!kettle || !cup) throw new Error('the demo world has too few goods')
const admin = await shop.staff()

afterAll(() => expectBooksToAgree(shop))

async function paidOrder() {
  const browser = await buyer(shop)
  const { orderSn } = await placeOrder(browser, [
    { productSn: kettle!.productSn, quantity: 2 },
    { productSn: cup!.productSn },
  ])
  await pay(shop, browser, orderSn)
  return { browser, sn: orderSn }
}

let waybills = 0
const waybill = () => `SF${String((waybills += 1)).padStart(10, '0')}`
const heads = ['订单编号', '快递公司', '运单号', '商品编号', '发货数量']

async function check(rows: readonly (readonly string[])[], name = 'waybills.csv') {
  return admin.data(shippingAdminCalls.check, {
    name,
    base64: csvOf([heads, ...rows]).toString('base64'),
  })
}
async function run(id: number) {
  await admin.data(shippingAdminCalls.run, { id })
  await shop.worker.runDue()
  return admin.data(shippingAdminCalls.detail, { id })
}
const rowsOf = async (id: number): Promise<ShippingRow[]> =>
  (await admin.data(shippingAdminCalls.rows, { id, pageSize: 100 })).list
const stateOf = async (sn: string) => {
  const { status, delivery } = await admin.data(orderAdminCalls.detail, { sn })
  return { status, parcels: delivery.map(({ deliverySn }) => deliverySn) }
}

describe('the table of what waits to be shipped', () => {
  it('goes out as text and as a workbook, comes back filled in, and is noted in the log', async () => {
    const { browser, sn } = await paidOrder()
    for (const format of ['csv', 'xlsx'] as const) {
      const { file, orders, rows } = await admin.data(shippingAdminCalls.export, { format, q: sn })
      expect({ orders, rows }).toEqual({ orders: 1, rows: 2 })
      const [names = [], first = [], second = []] = await sheetRows(file)
      expect(String(first[0]).trim()).toBe(sn)
      expect(first).toContain('林小满')
      const filled = [first, second].map((line) =>
        line.map((cell, place) =>
          names[place] === '快递公司'
            ? '顺丰'
            : names[place] === '运单号'
              ? `SF${sn.slice(-10)}`
              : cell,
        ),
      )
      const again = await sheetFile(
        'back',
        format,
        names.map((head) => ({ head: String(head), width: 10 })),
        filled,
      )
      const batch = await admin.data(shippingAdminCalls.check, {
        name: again.name,
        base64: again.base64,
      })
      expect(batch).toMatchObject({
        state: 'checked',
        orderCount: 1,
        parcelCount: 1,
        counts: { ready: 2, wrong: 0, blank: 0 },
      })
      if (format === 'xlsx') await run(batch.id)
    }
    expect(await stateOf(sn)).toEqual({ status: 2, parcels: [`SF${sn.slice(-10)}`] })
    expect((await browser.data(orderCalls.detail, { sn })).status).toBe(2)
    const { list } = await admin.data(staffCalls.audit, { action: 'order.export' })
    expect(list[0]).toMatchObject({
      action: 'order.export',
      changes: { rows: { after: 2 }, orders: { after: 1 } },
    })
    expect((await admin.data(shippingAdminCalls.export, { format: 'csv', q: sn })).rows).toBe(0)
  })

  it('holds nothing that a table program would run', async () => {
    const { sn } = await paidOrder()
    await admin.data(orderAdminCalls.addNote, {
      sn,
      requestId: randomUUID(),
      text: '=HYPERLINK("http://evil.example")',
    })
    const { file } = await admin.data(shippingAdminCalls.export, { format: 'csv', q: sn })
    expect(Buffer.from(file.base64, 'base64').toString()).toContain(`"'=HYPERLINK(`)
  })
})

describe('a table of waybills', () => {
  it('is shown row by row before anything is shipped, then shipped parcel by parcel', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()]
    const [part, rest, whole] = [waybill(), waybill(), waybill()]
    const batch = await check([
      [first.sn, '顺丰', part, kettle.productSn, '1'],
      [first.sn, 'zhongtong', rest, '', ''],
      [second.sn, '顺丰速运', whole, kettle.productSn, '2'],
      [second.sn, '顺丰速运', whole, cup.productSn, '1'],
      [second.sn, '顺丰', waybill(), cup.productSn, '1'],
      ['26010112000000000009', '顺丰', waybill(), '', ''],
      [first.sn, '', '', kettle.productSn, ''],
    ])
    // What is wrong is no parcel: two orders go out in three.
    expect(batch).toMatchObject({
      state: 'checked',
      rowCount: 7,
      orderCount: 2,
      parcelCount: 3,
      counts: { ready: 4, wrong: 2, blank: 1, shipped: 0, already: 0 },
    })
    expect((await stateOf(first.sn)).parcels).toEqual([])
    expect(
      (await rowsOf(batch.id)).map(({ line, state, problem }) => [line, problem ?? state]),
    ).toEqual([
      [2, 'ready'],
      [3, 'ready'],
      [4, 'ready'],
      [5, 'ready'],
      [6, 'tooMany'],
      [7, 'unknownOrder'],
      [8, 'blank'],
    ])
    expect(await run(batch.id)).toMatchObject({
      state: 'done',
      counts: { shipped: 4, ready: 0, wrong: 2, blank: 1 },
    })
    expect(await stateOf(first.sn)).toEqual({ status: 2, parcels: [part, rest] })
    expect(await stateOf(second.sn)).toEqual({ status: 2, parcels: [whole] })
    const entries = (await admin.data(staffCalls.audit, { object: `order ${first.sn}` })).list
    expect(entries.map(({ action, staffName }) => [action, staffName])).toEqual(
      Array(2).fill(['order.ship', (await admin.data(staffCalls.me, {})).name]),
    )

    const file = await admin.data(shippingAdminCalls.result, { id: batch.id, format: 'xlsx' })
    const lines = await sheetRows(file)
    expect(lines[1]?.slice(-2)).toEqual(['已发货', ''])
    expect(lines[6]?.slice(-2)).toEqual(['有误', '本店没有这个订单'])
  })

  it('ships once, however often it is run and sent in', async () => {
    const { sn } = await paidOrder()
    const rows = [[sn, '顺丰', waybill(), kettle.productSn, '1']]
    const batch = await check(rows)
    await Promise.all([
      admin.data(shippingAdminCalls.run, { id: batch.id }),
      admin.data(shippingAdminCalls.run, { id: batch.id }),
    ])
    await shop.worker.runDue()
    expect(await run(batch.id)).toMatchObject({ state: 'done', counts: { shipped: 1 } })
    const again = await check(rows)
    expect(again).toMatchObject({ sameAs: batch.id, counts: { already: 1, ready: 0 } })
    expect(await run(again.id)).toMatchObject({ state: 'checked', counts: { already: 1 } })
    expect((await stateOf(sn)).parcels).toHaveLength(1)
    expect((await admin.data(staffCalls.audit, { object: `shipping ${batch.id}` })).total).toBe(1)
  })

  it('looks at each order again when it is its turn', async () => {
    const { sn } = await paidOrder()
    const batch = await check([[sn, '顺丰', waybill(), kettle.productSn, '2']])
    await admin.data(orderAdminCalls.ship, { sn, companyCode: 'shunfeng', deliverySn: waybill() })
    await run(batch.id)
    expect(await rowsOf(batch.id)).toMatchObject([{ state: 'wrong', problem: 'notShippable' }])
  })

  it('is refused in words when it is none', async () => {
    const send = (bytes: Buffer) =>
      admin.call(shippingAdminCalls.check, { name: 'x', base64: bytes.toString('base64') })
    expect(await send(Buffer.from('PK\u0003\u0004nonsense'))).toMatchObject({
      code: 500,
      reason: 'badInput',
    })
    expect(await send(workbook(lastCell))).toMatchObject({
      code: 500,
      reason: 'badInput',
      message: expect.stringContaining('表格太大'),
    })
    expect(await send(csvOf([['订单', '快递公司', '运单号']]))).toMatchObject({
      reason: 'badInput',
    })
    expect((await send(csvOf([heads]))).message).toContain('没有数据行')
    const many = Array.from({ length: maxSheetRows + 1 }, () => [
      '26010112000000000009',
      '顺丰',
      'SF1234567890',
      '',
      '',
    ])
    expect((await send(csvOf([heads, ...many]))).message).toContain('5000')
    expect((await check(many.slice(1))).counts.wrong).toBe(maxSheetRows)
    const { status } = await admin.call(shippingAdminCalls.check, {
      name: 'x',
      base64: 'A'.repeat(3_000_000),
    })
    expect(status).toBe(413)
  })

  it('is the business of its own store', async () => {
    const { sn } = await paidOrder()
    const batch = await check([[sn, '顺丰', waybill(), '', '']])
    const other = await shop.staff('northridge', { partnerId: 2, storeId: 1 })
    for (const call of [shippingAdminCalls.detail, shippingAdminCalls.run] as const)
      expect((await other.call(call, { id: batch.id })).reason).toBe('notFound')
    expect((await other.data(shippingAdminCalls.list, {})).total).toBe(0)
    const theirs = await other.data(shippingAdminCalls.check, {
      name: 'x',
      base64: csvOf([heads, [sn, '顺丰', waybill(), '', '']]).toString('base64'),
    })
    expect((await other.data(shippingAdminCalls.rows, { id: theirs.id })).list[0]).toMatchObject({
      problem: 'unknownOrder',
    })
  })
})
