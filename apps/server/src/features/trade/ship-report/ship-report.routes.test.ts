import { carrierAdminCalls } from '@mallard/contract/trade/carrier/carrier-admin.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { shipReportAdminCalls } from '@mallard/contract/trade/ship-report/ship-report-admin.calls'
import { hour, minute, second } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
  statusOf,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { sendParcelAgain } from '#features/trade/shipping/index.ts'
import { findStoreOrder } from '#features/trade/order/index.ts'
import { maxTries } from './ship-report.service.ts'
import { atWeixin, paidInMini, send } from './test-reports.ts'

const shop = await testShop()
let staff = await shop.staff()
const browser = await buyer(shop)
const [kettle, cup] = await skusWithStock(shop, 2)
if (!kettle || !cup) throw new Error('the demo world has too few goods')
const one = [{ productSn: kettle.productSn }]
const two = [{ productSn: kettle.productSn, quantity: 2 }]

afterAll(() => expectBooksToAgree(shop))
beforeEach(async () => {
  await shop.control('/_ctl/shipments/managed', { on: true })
  shop.clock.advance(minute)
  staff = await shop.staff()
})

/** What was done becomes known to WeChat. */
async function settle() {
  await shop.dispatch()
  await shop.worker.runDue()
}
const reportOf = async (payNo: string) =>
  (await staff.data(shipReportAdminCalls.list, { q: payNo })).list[0]
const fail = (kind: string, subject?: string, times = 1) =>
  shop.control('/_ctl/rules', {
    match: { provider: 'weixin', operation: 'shippingReport', subject },
    do: { kind },
    times,
  })
const transactionOf = async (payNo: string) => {
  const { rows } = await sql<{ no: string }>`
    select channel_trade_no as no from pay_order where pay_no = ${payNo}`.execute(shop.services.db)
  return rows[0]!.no
}
const lineOf = async (sn: string) => (await staff.data(orderAdminCalls.detail, { sn })).items[0]!.id

describe('what a mini-program took', () => {
  it('is reported once it was sent, with the goods and a masked phone, and freed by the payer', async () => {
    const { payNo, sns } = await paidInMini(shop, browser, two)
    await settle()
    expect(await reportOf(payNo)).toBe(undefined)
    expect((await atWeixin(shop, payNo)).funds).toBe('frozen')
    await send(staff, sns[0]!, 'SF1000000001')
    await shop.dispatch()
    expect(await reportOf(payNo)).toMatchObject({ state: 'waiting', toldTime: null })
    await shop.worker.runDue()
    const { funds, shipment } = await atWeixin(shop, payNo)
    expect(funds).toBe('reported')
    expect(shipment).toMatchObject({
      isSplit: false,
      isWhole: true,
      parcels: [{ trackingNo: 'SF1000000001', carrier: 'SF', phone: '139****1234' }],
    })
    expect(shipment?.parcels[0]?.items).toMatch(/×2$/)
    expect(await reportOf(payNo)).toMatchObject({
      state: 'reported',
      stateText: '已上报',
      orders: [{ orderSn: sns[0], status: 2 }],
      toldTime: shop.clock.now(),
      fault: '',
    })
  })

  it('is told part by part, and is whole with the last parcel', async () => {
    const { payNo, sns } = await paidInMini(shop, browser, two)
    const [sn = ''] = sns
    await send(staff, sn, 'SF1000000002', [{ orderItemId: await lineOf(sn), quantity: 1 }])
    await settle()
    expect(await atWeixin(shop, payNo)).toMatchObject({
      funds: 'frozen',
      shipment: { isSplit: true, isWhole: false },
    })
    expect(await reportOf(payNo)).toMatchObject({ state: 'reported', isPart: true })
    shop.clock.advance(second)
    await send(staff, sn, 'SF1000000003')
    await settle()
    expect(await atWeixin(shop, payNo)).toMatchObject({
      funds: 'reported',
      shipment: {
        isWhole: true,
        isResent: false,
        parcels: [{ trackingNo: 'SF1000000002' }, { trackingNo: 'SF1000000003' }],
      },
    })
    expect(await reportOf(payNo)).toMatchObject({ state: 'reported', isPart: false })
  })

  it('with two orders is whole once both were sent', async () => {
    const { payNo, sns } = await paidInMini(shop, browser, one, [{ productSn: cup.productSn }])
    await send(staff, sns[1]!, 'SF1000000004')
    await settle()
    expect(await reportOf(payNo)).toMatchObject({
      isPart: true,
      orders: sns.map((orderSn) => ({ orderSn })),
    })
    shop.clock.advance(second)
    await send(staff, sns[0]!, 'SF1000000005')
    await settle()
    expect((await atWeixin(shop, payNo)).funds).toBe('reported')
  })

  it('is corrected once with a waybill, and says so when another change comes too late', async () => {
    const { payNo, sns } = await paidInMini(shop, browser, one)
    const [sn = ''] = sns
    const { delivery } = await send(staff, sn, 'SF1000000006')
    await settle()
    const correct = async (deliverySn: string) => {
      shop.clock.advance(second)
      const parcel = { sn, id: delivery[0]!.id, companyCode: 'zhongtong', deliverySn }
      await staff.data(orderAdminCalls.correctWaybill, { ...parcel, reason: '仓库填错单号' })
      await settle()
    }
    await correct('ZT1000000007')
    expect(await reportOf(payNo)).toMatchObject({ state: 'corrected', note: '' })
    const told = { parcels: [{ trackingNo: 'ZT1000000007', carrier: 'ZTO' }] }
    expect((await atWeixin(shop, payNo)).shipment).toMatchObject({ ...told, isResent: true })
    await correct('ZT1000000008')
    expect(await reportOf(payNo)).toMatchObject({ state: 'corrected', note: 'correctionUsed' })
    expect((await atWeixin(shop, payNo)).shipment).toMatchObject(told)
  })

  it('is corrected with goods that are sent once more', async () => {
    const { payNo, sns } = await paidInMini(shop, browser, one)
    const [sn = ''] = sns
    await send(staff, sn, 'SF1000000009')
    await settle()
    shop.clock.advance(second)
    const order = (await findStoreOrder(shop.services.db, staff.scope, sn))!
    await shop.services.db.transaction().execute((trx) =>
      sendParcelAgain(trx, {
        scope: staff.scope,
        order,
        companyCode: 'shunfeng',
        deliverySn: 'SF1000000010',
        lines: [{ orderItemId: order.items[0]!.id, quantity: 1 }],
        at: new Date(shop.clock.now()),
      }),
    )
    await settle()
    expect(await reportOf(payNo)).toMatchObject({ state: 'corrected' })
    expect((await atWeixin(shop, payNo)).shipment?.parcels).toHaveLength(2)
  })

  it.each([
    ['ownvan00001', 2],
    ['nothing', 3],
    ['pickup', 4],
  ])('is freed without a number where it goes by %s, as a whole', async (companyCode, type) => {
    const { version } = await staff.data(carrierAdminCalls.read, {})
    const on = (code: string) => ({ code, isOn: true, own: null })
    const own = { name: '小李面包车', nameEn: '', phone: '13900001234' }
    const list = [
      { code: 'ownvan00001', isOn: true, own },
      ...['shunfeng', 'zhongtong', 'nothing', 'pickup'].map(on),
    ]
    await staff.data(carrierAdminCalls.save, { list, version })
    const { payNo, sns } = await paidInMini(shop, browser, two)
    const [sn = ''] = sns
    const lines = [{ orderItemId: await lineOf(sn), quantity: 1 }]
    const parcel = { sn, companyCode, deliverySn: 'sign000001' }
    await staff.data(orderAdminCalls.ship, { ...parcel, lines })
    await settle()
    expect(await atWeixin(shop, payNo)).toMatchObject({ funds: 'frozen', shipment: null })
    await staff.data(orderAdminCalls.ship, { ...parcel, deliverySn: 'sign000002' })
    await settle()
    const { funds, shipment } = await atWeixin(shop, payNo)
    expect(funds).toBe('reported')
    expect(shipment).toMatchObject({
      type,
      isSplit: false,
      isWhole: true,
      parcels: [{ trackingNo: '', carrier: '', phone: '139****1234' }],
    })
    expect(shipment?.parcels[0]?.items).toMatch(/×1；.*×1$/)
    shop.clock.advance(hour)
    await browser.data(orderCalls.confirm, { sn })
    await settle()
    expect((await atWeixin(shop, payNo)).shipment?.isReminded).toBe(false)
    expect(await reportOf(payNo)).toMatchObject({ state: 'reported', fault: '' })
  })

  it('has its payer reminded once, when the shop hears of the receipt', async () => {
    const { payNo, sns } = await paidInMini(shop, browser, one)
    await send(staff, sns[0]!, 'SF1000000011')
    await settle()
    expect((await atWeixin(shop, payNo)).shipment?.isReminded).toBe(false)
    shop.clock.advance(hour)
    await browser.data(orderCalls.confirm, { sn: sns[0]! })
    await settle()
    expect((await atWeixin(shop, payNo)).shipment?.isReminded).toBe(true)
    expect(await reportOf(payNo)).toMatchObject({ state: 'reported', fault: '' })
  })

  it('is not reported where WeChat does not hold it', async () => {
    await shop.control('/_ctl/shipments/managed', { on: false })
    const { payNo, sns } = await paidInMini(shop, browser, one)
    await send(staff, sns[0]!, 'SF1000000012')
    await settle()
    expect(await reportOf(payNo)).toMatchObject({ state: 'exempt', toldTime: null })
    expect((await atWeixin(shop, payNo)).shipment).toBe(null)
  })
})

it('what was paid elsewhere is nobody’s to report', async () => {
  const { orderSn } = await placeOrder(browser, one)
  await pay(shop, browser, orderSn)
  await send(staff, orderSn, 'SF1000000013')
  await settle()
  expect((await staff.data(shipReportAdminCalls.list, { q: orderSn })).list).toEqual([])
})

describe('receipt that was confirmed at WeChat', () => {
  it('is confirmed here, once, and the payer is not reminded of it', async () => {
    const { payNo, sns } = await paidInMini(shop, browser, one, one)
    for (const [at, sn] of sns.entries()) await send(staff, sn, `SF400000000${at}`)
    await settle()
    const confirm = () => shop.control(`/_ctl/shipments/${payNo}/confirm`, {})
    expect(await confirm()).toEqual({ confirmed: true })
    for (const sn of sns) expect(await statusOf(browser, sn)).toBe(3)
    await settle()
    expect(await reportOf(payNo)).toMatchObject({
      state: 'reported',
      receivedTime: Math.floor(shop.clock.now() / second) * second,
    })
    expect((await atWeixin(shop, payNo)).shipment?.isReminded).toBe(false)
    const { sent } = await lastPush()
    expect(await sent()).toBe(200)
    const { log } = await staff.data(orderAdminCalls.detail, { sn: sns[0]! })
    expect(log.filter(({ to }) => to === 3)).toHaveLength(1)
  })

  it('is nothing to an address that WeChat did not sign', async () => {
    const { body } = await lastPush()
    const post = (query: string) =>
      fetch(`${shop.url}/hooks/weixin/mini${query}`, { method: 'POST', body })
    expect((await post('')).status).toBe(403)
    expect((await post('?timestamp=1&nonce=2&msg_signature=ab')).status).toBe(403)
    expect((await fetch(`${shop.url}/hooks/weixin/mini?echostr=x`)).status).toBe(403)
  })
})

/** The newest push of the mini-program, and a way to send it once more. */
async function lastPush() {
  const notices =
    await shop.control<{ provider: string; operation: string; url: string; body: string }[]>(
      '/_ctl/notices',
    )
  const { url, body } = notices.find(
    ({ provider, operation }) => provider === 'weixin' && operation === 'push',
  )!
  return { body, sent: async () => (await fetch(url, { method: 'POST', body })).status }
}

describe('a report', () => {
  it.each([
    ['dropAfter', 'SF2000000001'],
    ['errorAfter', 'SF2000000002'],
  ])('whose answer was lost (%s) is told once: WeChat is asked first', async (kind, deliverySn) => {
    const { payNo, sns } = await paidInMini(shop, browser, one)
    await fail(kind, await transactionOf(payNo))
    await send(staff, sns[0]!, deliverySn)
    await settle()
    const lost = await reportOf(payNo)
    expect([lost?.state, lost?.toldTime, lost?.fault !== '']).toEqual(['waiting', null, true])
    shop.clock.advance(minute)
    await shop.worker.runDue()
    expect(await reportOf(payNo)).toMatchObject({ state: 'reported', fault: '' })
    expect((await atWeixin(shop, payNo)).shipment).toMatchObject({ isWhole: true, wholeTimes: 1 })
  })

  it('that WeChat refuses stands with its reason, and is sent again at once when staff ask', async () => {
    const { payNo, sns } = await paidInMini(shop, browser, one)
    const payerIs = (openId: string) =>
      sql`update pay_order set open_id = ${openId} where pay_no = ${payNo}`.execute(
        shop.services.db,
      )
    const { rows } = await sql<{ open_id: string }>`
      select open_id from pay_order where pay_no = ${payNo}`.execute(shop.services.db)
    await payerIs('oSomebodyElse')
    await send(staff, sns[0]!, 'SF2000000003')
    await settle()
    const failed = await staff.data(shipReportAdminCalls.list, { state: 'failed' })
    expect(failed).toMatchObject({ failed: 1, waiting: 0, list: [{ payNo }] })
    expect(failed.list[0]!.fault).toContain('10060031')
    await payerIs(rows[0]!.open_id)
    expect(await staff.data(shipReportAdminCalls.again, { payNo })).toMatchObject({
      state: 'waiting',
    })
    await shop.worker.runDue()
    expect(await reportOf(payNo)).toMatchObject({ state: 'reported', fault: '' })
    // What WeChat knows stays as it is.
    expect(await staff.data(shipReportAdminCalls.again, { payNo })).toMatchObject({
      state: 'reported',
    })
  })

  it('of what WeChat never finds counts as failed after a day, not before', async () => {
    const { payNo, sns } = await paidInMini(shop, browser, one)
    const transactionId = await transactionOf(payNo)
    const isKnownAs = (number: string) =>
      sql`update pay_order set channel_trade_no = ${number} where pay_no = ${payNo}`.execute(
        shop.services.db,
      )
    await isKnownAs('elsewhere')
    await send(staff, sns[0]!, 'SF2000000004')
    await settle()
    expect(await reportOf(payNo)).toMatchObject({ state: 'waiting' })
    for (let tries = 1; tries < maxTries; tries += 1) {
      shop.clock.advance(4 * hour)
      await shop.worker.runDue()
    }
    staff = await shop.staff()
    expect(await reportOf(payNo)).toMatchObject({ state: 'failed' })
    await isKnownAs(transactionId)
    await staff.data(shipReportAdminCalls.again, { payNo })
    await shop.worker.runDue()
    expect(await reportOf(payNo)).toMatchObject({ state: 'reported' })
  })

  it('of what WeChat was told elsewhere ends with that', async () => {
    const { payNo, sns } = await paidInMini(shop, browser, one)
    const { delivery } = await send(staff, sns[0]!, 'SF2000000005')
    await settle()
    const parcel = { sn: sns[0]!, id: delivery[0]!.id, companyCode: 'shunfeng' }
    shop.clock.advance(second)
    await staff.data(orderAdminCalls.correctWaybill, {
      ...parcel,
      deliverySn: 'SF2000000006',
      reason: '仓库填错单号',
    })
    await settle()
    // As if somebody else had told it.
    await sql`update ship_report set state = 'waiting', told = '', is_whole = false, is_corrected = false where pay_no = ${payNo}`.execute(
      shop.services.db,
    )
    shop.clock.advance(second)
    await staff.data(orderAdminCalls.correctWaybill, {
      ...parcel,
      deliverySn: 'SF2000000007',
      reason: '仓库填错单号',
    })
    await settle()
    expect(await reportOf(payNo)).toMatchObject({ state: 'corrected', note: 'toldElsewhere' })
  })
})
