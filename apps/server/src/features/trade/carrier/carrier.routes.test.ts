import {
  carrierAdminCalls,
  type ListedCarrier,
} from '@mallard/contract/trade/carrier/carrier-admin.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { shippingAdminCalls } from '@mallard/contract/trade/shipping/shipping-admin.calls'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { csvOf } from '#platform/sheets/csv.ts'

const shop = await testShop()
const owner = await shop.staff()
const [kettle] = await skusWithStock(shop, 1)
if (!kettle) throw new Error('the demo world has too few goods')

afterAll(() => expectBooksToAgree(shop))
beforeEach(() => offer([van, on('shunfeng'), on('nothing'), on('pickup'), on('jd', false)]))

const on = (code: string, isOn = true): ListedCarrier => ({ code, isOn, own: null })
const van: ListedCarrier = {
  code: 'ownvan00001',
  isOn: true,
  own: { name: '小李面包车', nameEn: 'Li’s van', phone: '13900001234' },
}
const read = () => owner.data(carrierAdminCalls.read, {})
const offer = async (list: ListedCarrier[]) =>
  owner.data(carrierAdminCalls.save, { list, version: (await read()).version })
const codes = async () => (await owner.data(orderAdminCalls.carriers, {})).map(({ code }) => code)

async function paidOrder(quantity = 2) {
  const browser = await buyer(shop)
  const { orderSn: sn } = await placeOrder(browser, [
    { productSn: kettle?.productSn ?? '', quantity },
  ])
  await pay(shop, browser, sn)
  return { browser, sn }
}
const ship = (sn: string, companyCode: string, deliverySn: string, quantity?: number) =>
  owner.data(orderAdminCalls.detail, { sn }).then(({ items }) =>
    owner.data(orderAdminCalls.ship, {
      sn,
      companyCode,
      deliverySn,
      ...(quantity && { lines: [{ orderItemId: items[0]!.id, quantity }] }),
    }),
  )

describe('the carriers of a partner', () => {
  it('are offered in their order, without those that are off, and the log says so', async () => {
    expect(await codes()).toEqual(['ownvan00001', 'shunfeng', 'nothing', 'pickup'])
    const before = await read()
    const saved = await offer([on('jd'), van])
    expect(saved.version).toBe(before.version + 1)
    expect(await codes()).toEqual(['jd', 'ownvan00001'])
    const [entry] = (await owner.data(staffCalls.audit, { object: 'carriers' })).list
    expect(entry).toMatchObject({
      action: 'carriers.save',
      changes: { offeredCarriers: { after: ['京东物流', '小李面包车'] } },
    })
    expect(Object.keys(entry!.changes)).toEqual(['offeredCarriers'])
    const again = { list: [on('jd'), van], version: before.version }
    expect((await owner.data(carrierAdminCalls.save, again)).version).toBe(saved.version)
  })

  it('are not changed over a newer list, by a bad one, or by who manages one store', async () => {
    const { version } = await read()
    const refused = async (list: ListedCarrier[], seen = version) =>
      (await owner.call(carrierAdminCalls.save, { list, version: seen })).reason
    expect(await refused([on('jd')], version - 1)).toBe('versionConflict')
    expect(await refused([on('jd', false)])).toBe('badInput')
    expect(await refused([on('pigeon')])).toBe('badInput')
    expect(await refused([])).toBe('badInput')
    const own = { name: '小李', nameEn: '', phone: '12' }
    expect(await refused([{ ...van, own }])).toBe('badInput')
    expect(await refused([{ ...van, own: { ...own, name: ' ', phone: '' } }])).toBe('badInput')
    expect((await read()).version).toBe(version)
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect((await local.data(carrierAdminCalls.read, {})).version).toBe(version)
    expect((await local.call(carrierAdminCalls.save, { list: [on('jd')], version })).reason).toBe(
      'partnerWide',
    )
  })

  it('that are off send nothing, and a parcel that went by one keeps its name', async () => {
    const { browser, sn } = await paidOrder()
    await ship(sn, 'shunfeng', 'SF1234567890', 1)
    await offer([on('jd'), van])
    const parcel = { sn, companyCode: 'shunfeng', deliverySn: 'SF1234567891' }
    expect((await owner.call(orderAdminCalls.ship, parcel)).reason).toBe('badInput')
    const [first] = (await browser.data(orderCalls.detail, { sn })).delivery
    expect(first).toMatchObject({ companyName: '顺丰速运', kind: 'express', phone: '95338' })
    // The number alone may be mended, with the carrier that it went by.
    const { delivery } = await owner.data(orderAdminCalls.correctWaybill, {
      ...parcel,
      id: first!.id,
      reason: '仓库填错单号',
    })
    expect(delivery).toMatchObject([{ companyName: '顺丰速运', deliverySn: 'SF1234567891' }])
  })
})

describe('a van of the partner’s own', () => {
  it('brings parts of an order without a number, each once, and its phone is shown', async () => {
    const { browser, sn } = await paidOrder()
    await ship(sn, 'ownvan00001', 'sign000001', 1)
    expect((await ship(sn, 'ownvan00001', 'sign000001', 1)).delivery).toHaveLength(1)
    const whole = await ship(sn, 'ownvan00001', 'sign000002')
    expect(whole.status).toBe(2)
    expect(whole.log.at(-1)?.reason).toBe('商家自送：小李面包车')
    const shown = { kind: 'van', companyName: '小李面包车', deliverySn: '', phone: '13900001234' }
    const order = await browser.data(orderCalls.detail, { sn })
    expect(order.delivery).toMatchObject([shown, shown])
    expect(order.actions).toContain('logistics')
    expect(await browser.data(orderCalls.traceDetail, { sn })).toMatchObject([
      { ...shown, stateText: '商家自送', traces: [] },
      shown,
    ])
    await shop.worker.runDue()
    const { rows } = await watched(whole.delivery.map(({ id }) => id))
    expect(rows).toEqual(['none', 'none'])
    const id = whole.delivery[0]!.id
    expect((await owner.call(orderAdminCalls.watchParcel, { sn, id })).reason).toBe('badInput')
    await shop.dispatch()
    const { list } = await browser.data(noticesCalls.list, {})
    expect(list.map(({ text }) => text).find((text) => text.includes('送货上门'))).toBeTruthy()
  })

  it('that is renamed or deleted is shown as it was when it went', async () => {
    const { browser, sn } = await paidOrder()
    await ship(sn, 'ownvan00001', 'sign000001', 1)
    await offer([
      { ...van, own: { name: '老王三轮', nameEn: '', phone: '13900005678' } },
      on('shunfeng'),
    ])
    await ship(sn, 'ownvan00001', 'sign000002')
    const names = async () =>
      (await browser.data(orderCalls.detail, { sn })).delivery.map(({ companyName, phone }) => [
        companyName,
        phone,
      ])
    const both = [
      ['小李面包车', '13900001234'],
      ['老王三轮', '13900005678'],
    ]
    expect(await names()).toEqual(both)
    await offer([on('shunfeng')])
    expect(await names()).toEqual(both)
    browser.cookies.set('lang', 'en')
    expect((await names()).map(([name]) => name)).toEqual(['Li’s van', '老王三轮'])
  })

  it('takes over a parcel that was noted under a wrong carrier, and the other way', async () => {
    const { sn } = await paidOrder()
    const { delivery } = await ship(sn, 'shunfeng', 'SF2234567890')
    const correct = (companyCode: string, deliverySn: string) =>
      owner.data(orderAdminCalls.correctWaybill, {
        sn,
        id: delivery[0]!.id,
        companyCode,
        deliverySn,
        reason: '其实是自己送的',
      })
    expect((await correct('ownvan00001', 'sign000009')).delivery).toMatchObject([
      { kind: 'van', deliverySn: '', phone: '13900001234' },
    ])
    expect((await correct('shunfeng', 'SF2234567891')).delivery).toMatchObject([
      { kind: 'express', deliverySn: 'SF2234567891', phone: '95338' },
    ])
  })

  it('is named in a table without a waybill, and what is off is refused there', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()]
    const table = csvOf([
      ['订单编号', '快递公司', '运单号'],
      [one.sn, '小李面包车', ''],
      [other.sn, '京东', 'JD1234567890'],
    ])
    const file = { name: 'x.csv', base64: table.toString('base64') }
    for (const counts of [
      { ready: 1, wrong: 1 },
      { already: 1, wrong: 1 },
    ]) {
      const batch = await owner.data(shippingAdminCalls.check, file)
      expect(batch.counts).toMatchObject(counts)
      await owner.data(shippingAdminCalls.run, { id: batch.id })
      await shop.worker.runDue()
    }
    const { status, delivery } = await owner.data(orderAdminCalls.detail, { sn: one.sn })
    expect([status, delivery.length, delivery[0]?.kind]).toEqual([2, 1, 'van'])
  })
})

describe('an order without a delivery', () => {
  it.each([
    ['nothing', 'none', '无需物流', 'Nothing to deliver'],
    ['pickup', 'pickup', '到店自提', 'Pick-up at the store'],
  ])('by %s is said in a sentence, with no parcel to look for', async (code, kind, zh, en) => {
    const { browser, sn } = await paidOrder()
    const { log } = await ship(sn, code, 'sign000001')
    expect(log.at(-1)?.reason).toBe(zh)
    const order = await browser.data(orderCalls.detail, { sn })
    expect(order).toMatchObject({ status: 2, delivery: [{ kind, companyName: zh, phone: '' }] })
    expect(order.actions).not.toContain('logistics')
    expect(order.actions).toContain('confirm')
    browser.cookies.set('lang', 'en')
    expect(await browser.data(orderCalls.traceDetail, { sn })).toMatchObject([
      { companyName: en, stateText: en, deliverySn: '' },
    ])
    await browser.data(orderCalls.confirm, { sn })
    expect((await browser.data(orderCalls.detail, { sn })).status).toBe(3)
  })
})

async function watched(ids: readonly number[]) {
  const rows = await shop.services.db
    .selectFrom('delivery')
    .select('watch')
    .where('id', 'in', [...ids])
    .execute()
  return { rows: rows.map(({ watch }) => watch) }
}
