import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { hour, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
  toCashier,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [kettle, cup] = await skusWithStock(shop, 2)
if (!kettle || !cup) throw new Error('the demo world has too few goods')
const parcel = (deliverySn: string) => ({ companyCode: 'shunfeng', deliverySn })

afterAll(() => expectBooksToAgree(shop))

async function paidOrder(remark?: string) {
  const browser = await buyer(shop)
  const { orderSn } = await placeOrder(
    browser,
    [{ productSn: kettle?.productSn ?? '', quantity: 2 }, { productSn: cup?.productSn ?? '' }],
    remark,
  )
  await pay(shop, browser, orderSn)
  return { browser, sn: orderSn }
}

describe('the orders in the back office', () => {
  it('is in English for who works in English: goods are found by their English names, and the log names the carrier so', async () => {
    const { sn } = await paidOrder()
    const english = await shop.staff()
    english.cookies.set('lang', 'en')
    const [line] = (await english.data(orderAdminCalls.detail, { sn })).items
    expect(line!.title).toMatch(/^[ -~]+$/)
    const { list } = await english.data(orderAdminCalls.list, {
      q: line!.title.toUpperCase(),
      pageSize: 100,
    })
    expect(list.map(({ orderSn }) => orderSn)).toContain(sn)
    await english.data(orderAdminCalls.ship, { sn, ...parcel('SF1234567899') })
    const noteOf = async (admin: typeof english) =>
      (await admin.data(orderAdminCalls.detail, { sn })).log.at(-1)?.reason
    expect(await noteOf(english)).toBe('SF Express SF1234567899')
    expect(await noteOf(await shop.staff())).toBe('顺丰速运 SF1234567899')
  })

  it('changes the receiver until a parcel has left, never the province, and writes it down', async () => {
    const admin = await shop.staff()
    const { sn } = await paidOrder()
    const { version } = await admin.data(orderAdminCalls.detail, { sn })
    const moved = {
      sn,
      version,
      name: '林小满',
      phone: '13900005678',
      city: '宁波市',
      county: '鄞州区',
      detail: '天童路 9 号',
    }
    expect((await admin.data(orderAdminCalls.receiver, moved)).receiver).toMatchObject({
      province: '浙江省',
      city: '宁波市',
      county: '鄞州区',
      phone: '13900005678',
    })
    expect((await admin.call(orderAdminCalls.receiver, { ...moved, city: '南京市' })).reason).toBe(
      'badArea',
    )
    expect((await admin.call(orderAdminCalls.receiver, { ...moved, name: '周时雨' })).reason).toBe(
      'versionConflict',
    )
    await admin.data(orderAdminCalls.ship, { sn, ...parcel('SF2234567890') })
    const { version: late } = await admin.data(orderAdminCalls.detail, { sn })
    expect(
      (await admin.call(orderAdminCalls.receiver, { ...moved, version: late, name: '周时雨' }))
        .reason,
    ).toBe('orderStateChanged')
    const entries = (await admin.data(staffCalls.audit, { object: `order ${sn}` })).list
    expect(entries.map((entry) => entry.action)).toEqual(['order.ship', 'order.receiver'])
    const [shipped, received] = entries.map(({ changes }) => changes)
    expect(shipped).toEqual({ parcel: { before: null, after: '顺丰速运 SF2234567890' } })
    expect(received).toMatchObject({ county: { before: expect.any(String), after: '鄞州区' } })
  })

  it('closes an unpaid order with a reason, and no paid one', async () => {
    const admin = await shop.staff()
    const browser = await buyer(shop)
    const { orderSn: sn } = await placeOrder(browser, [{ productSn: cup.productSn }])
    expect(await admin.data(orderAdminCalls.close, { sn, reason: '客户要求' })).toMatchObject({
      status: 4,
      closeReason: 50,
    })
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({
      status: 4,
      actions: ['delete', 'rebuy'],
    })
    const paid = await paidOrder()
    expect((await admin.call(orderAdminCalls.close, { sn: paid.sn, reason: 'x' })).reason).toBe(
      'orderStateChanged',
    )
  })

  it('finds a payment whose notification never came, by asking the channel', async () => {
    const admin = await shop.staff()
    const browser = await buyer(shop)
    const { orderSn: sn } = await placeOrder(browser, [{ productSn: cup.productSn }])
    const { payNo } = await toCashier(shop, browser, sn)
    await shop.control('/_ctl/rules', {
      match: { provider: 'wxpay', operation: 'notify' },
      do: { kind: 'lost' },
      times: 1,
    })
    await shop.control('/_ctl/pay', { payNo })
    expect((await admin.data(orderAdminCalls.detail, { sn })).status).toBe(0)
    expect(await admin.data(orderAdminCalls.repair, { sn })).toMatchObject({
      status: 1,
      payStatus: 1,
    })
    expect(await admin.data(orderAdminCalls.repair, { sn })).toMatchObject({ status: 1 })
    const { list } = await admin.data(staffCalls.audit, {
      object: `order ${sn}`,
      action: 'pay.repair',
    })
    expect(list.map(({ changes }) => changes)).toEqual([
      { channelSaid: { before: null, after: 'notAsked' } },
      { status: { before: 0, after: 1 }, channelSaid: { before: null, after: ['paid'] } },
    ])
  })

  it('writes down what the channel answered where nothing was paid', async () => {
    const admin = await shop.staff()
    const browser = await buyer(shop)
    const { orderSn: sn } = await placeOrder(browser, [{ productSn: cup.productSn }])
    await toCashier(shop, browser, sn)
    expect(await admin.data(orderAdminCalls.repair, { sn })).toMatchObject({ status: 0 })
    const { list } = await admin.data(staffCalls.audit, { object: `order ${sn}` })
    expect(list).toMatchObject([
      { action: 'pay.repair', changes: { channelSaid: { before: null, after: ['open'] } } },
    ])
  })

  it('finds orders by number, receiver, phone, title, time and state', async () => {
    const admin = await shop.staff()
    const { sn } = await paidOrder()
    const found = async (input: object) =>
      (await admin.data(orderAdminCalls.list, { pageSize: 100, ...input })).list.map(
        (order) => order.orderSn,
      )
    const title = (await admin.data(orderAdminCalls.detail, { sn })).items[0]?.title ?? ''
    for (const q of [sn, '林小满', '13900001234', title]) expect(await found({ q })).toContain(sn)
    const groups = sn.replace(/(.{4})(?=.)/g, '$1 ')
    const wide = '１３９００００１２３４'
    for (const q of [
      `'${sn}`,
      groups,
      ' +86 139 0000 1234',
      '139-0000-1234',
      wide,
      '\u202d１２３４',
    ])
      expect(await found({ q }), q).toContain(sn)
    expect(await found({ q: '%' })).toEqual([])
    await sql`update member set phone = '13655508642' where id = (select member_id from orders where order_sn = ${sn})`.execute(
      shop.services.db,
    )
    for (const q of [
      '13655508642',
      '136 5550 8642',
      '8642',
      '5508642',
      sn.slice(-4),
      sn.slice(-9),
      '1234',
      cup.productSn,
      cup.productSn.toLowerCase(),
    ])
      expect(await found({ q }), q).toContain(sn)
    for (const q of ['642', '13655508643', '99999999', 'NOSUCH-1'])
      expect(await found({ q }), q).not.toContain(sn)
    expect(await found({ status: 1 })).toContain(sn)
    expect(await found({ status: 4 })).not.toContain(sn)
    expect(await found({ from: shop.clock.now() + minute })).toEqual([])
    const { counts, total } = await admin.data(orderAdminCalls.list, {})
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total)
  })

  it('finds an order by the number of its parcel and of its payment, or the end of one', async () => {
    const admin = await shop.staff()
    const found = async (q: string, by = admin) =>
      (await by.data(orderAdminCalls.list, { q, pageSize: 100 })).list.map((each) => each.orderSn)
    const { sn } = await paidOrder()
    const { sn: other } = await paidOrder()
    await admin.data(orderAdminCalls.ship, { sn, ...parcel('SF7301982645') })
    const [attempt] = (await admin.data(orderAdminCalls.detail, { sn })).attempts
    const numbers = ['SF7301982645', attempt!.payNo, attempt!.channelTradeNo!]
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    for (const number of numbers) {
      const copied = `'${number.slice(0, 5)} ${number.slice(5)}`
      for (const q of [number, number.toLowerCase(), copied, number.slice(-6)]) {
        expect(await found(q), q).toContain(sn)
        expect(await found(q), q).not.toContain(other)
        expect(await found(q, local), q).toEqual([])
      }
    }
    for (const q of ['SF7301982646', 'SF730198264', `${attempt!.payNo.slice(1)}0`])
      expect(await found(q), q).toEqual([])
  })

  it('begins what waits to be sent with the order that waits longest, and says until when', async () => {
    const admin = await shop.staff()
    const waiting = async () =>
      (await admin.data(orderAdminCalls.list, { status: 1, pageSize: 100 })).list
    const { sn: first } = await paidOrder()
    shop.clock.advance(minute)
    const { browser, sn: second } = await paidOrder()
    const places = (await waiting()).map(({ orderSn }) => orderSn)
    expect(places.indexOf(first)).toBe(places.indexOf(second) - 1)
    expect((await waiting()).at(-1)).toMatchObject({
      orderSn: second,
      shipBy: shop.clock.now() + 48 * hour,
    })
    // As if its group had formed just now.
    shop.clock.advance(minute)
    await sql`update orders set to_ship_at = ${new Date(shop.clock.now())} where order_sn = ${first}`.execute(
      shop.services.db,
    )
    expect((await waiting()).at(-1)).toMatchObject({
      orderSn: first,
      shipBy: shop.clock.now() + 48 * hour,
    })
    await admin.data(orderAdminCalls.ship, { sn: second, ...parcel('SF7301982688') })
    expect((await admin.data(orderAdminCalls.detail, { sn: second })).shipBy).toBeNull()
    expect(JSON.stringify(await browser.data(orderCalls.detail, { sn: second }))).not.toContain(
      'shipBy',
    )
  })

  it('knows nothing of the orders of another store or partner', async () => {
    const { sn } = await paidOrder()
    const [local, other] = [
      await shop.staff('hangzhou', { partnerId: 1, storeId: 2 }),
      await shop.staff('northridge', { partnerId: 2, storeId: 1 }),
    ]
    for (const admin of [local, other]) {
      expect(await admin.call(orderAdminCalls.detail, { sn })).toMatchObject({
        code: 500,
        reason: 'notFound',
      })
      expect(
        await admin.call(orderAdminCalls.ship, { sn, ...parcel('SF3234567890') }),
      ).toMatchObject({ code: 500, reason: 'notFound' })
      expect((await admin.data(orderAdminCalls.list, {})).total).toBe(0)
    }
  })
})
