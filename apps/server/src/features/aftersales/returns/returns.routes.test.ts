import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { floorAdminCalls } from '@mallard/contract/people/floor/floor-admin.calls'
import { fxAdminCalls } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsEnd } from '@mallard/contract/trade/order/returnable'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { openPromoting, promoter as newPromoter } from '#features/promoters/fx/test-fx.ts'

const shop = await testShop()
const { db } = shop.services
const [kettle, cup, tray] = await skusWithStock(shop, 3)
if (!kettle || !cup || !tray) throw new Error('the demo world has too few goods')
let admin = await shop.staff()
let parcels = 0

afterAll(() => expectBooksToAgree(shop))

const waybill = () => ({
  companyCode: 'yuantong',
  deliverySn: `YT${String((parcels += 1)).padStart(10, '0')}`,
})
const onHand = async (skuId: number) => {
  const { rows } = await sql<{ n: number }>`
    select on_hand - reserved as n from store_sku
    where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(db)
  return rows[0]!.n
}

async function paid(
  wanted: Parameters<typeof placeOrder>[1],
): Promise<{ browser: Caller; sn: string; payAmount: number }> {
  const browser = await buyer(shop)
  const { orderSn: sn, payAmount } = await placeOrder(browser, wanted)
  await pay(shop, browser, sn)
  return { browser, sn, payAmount }
}

async function shipped(wanted: Parameters<typeof placeOrder>[1]) {
  const order = await paid(wanted)
  await admin.data(orderAdminCalls.ship, { sn: order.sn, ...waybill() })
  return order
}

/** Lets the refunds run, the channel and its notifications. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await shop.worker.runDue()
    shop.clock.advance(minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    await shop.dispatch()
  }
  await shop.worker.runDue()
}

const itemOf = async (browser: Caller, sn: string, productSn: string) =>
  (await browser.data(orderCalls.detail, { sn })).items.find(
    (item) => item.productSn === productSn,
  )!
const because = { reasonCode: 'quality', desc: '有划痕' }

describe('a return', () => {
  it('gives back one of two units to the fen, then the other, and closes the order', async () => {
    const { browser, sn } = await shipped([{ productSn: kettle.productSn, quantity: 2 }])
    const before = await onHand(kettle.skuId)
    await browser.data(orderCalls.confirm, { sn })
    const item = await itemOf(browser, sn, kettle.productSn)
    const options = await browser.data(returnsCalls.v2OrderDetail, { orderItemId: item.id })
    expect(options.types.map(({ type }) => type)).toEqual([1, 2, 3, 4])
    const [one, both] = options.types[0]!.refundable
    expect(both).toBe(item.realAmount)
    for (const part of [one!, both! - one!]) {
      const asked = { orderItemId: item.id, num: 1, type: 1, ...because }
      const { applyId } = await browser.data(returnsCalls.v2Apply, asked)
      expect(await browser.data(returnsCalls.v2Apply, asked)).toEqual({ applyId })
      expect(await browser.data(returnsCalls.v2Detail, { applyId })).toMatchObject({
        status: -1,
        applyAmount: part,
        actions: ['cancel'],
      })
      expect(await admin.data(returnsAdminCalls.agree, { applyId })).toMatchObject({
        status: 0,
        approvedAmount: part,
      })
      expect((await admin.call(returnsAdminCalls.agree, { applyId })).reason).toBe(
        'returnStateChanged',
      )
      const parcel = waybill()
      await browser.data(returnsCalls.v2SetFreight, { applyId, ...parcel })
      await browser.data(returnsCalls.v2SetFreight, { applyId, ...parcel })
      const lines = [{ orderItemId: item.id, received: 1, sellable: 1 }]
      for (const wrong of [{ received: 2 }, { sellable: 2 }, { received: 0, sellable: 0 }]) {
        expect(
          (
            await admin.call(returnsAdminCalls.receive, {
              applyId,
              lines: [{ ...lines[0]!, ...wrong }],
            })
          ).reason,
        ).toBe('returnTooMany')
      }
      expect(
        (await admin.call(returnsAdminCalls.receive, { applyId, lines, amount: part + 1 })).reason,
      ).toBe('refundTooMuch')
      expect((await admin.data(returnsAdminCalls.detail, { applyId })).inspected).toEqual([])
      expect(await admin.data(returnsAdminCalls.receive, { applyId, lines })).toMatchObject({
        status: 2,
        refund: { refundNo: `R${applyId}` },
        inspected: lines,
      })
      await settle()
      expect(await browser.data(returnsCalls.v2Detail, { applyId })).toMatchObject({ status: 3 })
    }
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({
      status: 4,
      closeReason: 20,
      refundStatus: 20,
      refundedAmount: item.realAmount,
    })
    expect(await onHand(kettle.skuId)).toBe(before + 2)
    expect((await browser.data(returnsCalls.v2List, {})).total).toBe(2)
  })

  it('before shipping gives everything back with freight, at once or in parts', async () => {
    const stock = await onHand(kettle.skuId)
    const { browser, sn, payAmount } = await paid([
      { productSn: kettle.productSn },
      { productSn: cup.productSn, quantity: 2 },
    ])
    const whole = await browser.data(returnsCalls.orderDetail, { sn })
    expect(whole).toMatchObject({ amount: payAmount, types: [{ type: 4 }] })
    const first = await itemOf(browser, sn, kettle.productSn)
    const second = await itemOf(browser, sn, cup.productSn)
    const one = await browser.data(returnsCalls.v2Apply, {
      orderItemId: first.id,
      num: 1,
      type: 0,
      reasonCode: 'unwanted',
    })
    const two = await browser.data(returnsCalls.v2Apply, {
      orderItemId: second.id,
      num: 2,
      type: 4,
      reasonCode: 'unwanted',
    })
    expect((await admin.call(orderAdminCalls.ship, { sn, ...waybill() })).reason).toBe(
      'notShippable',
    )
    // Whichever is decided last takes the freight along.
    await admin.data(returnsAdminCalls.agree, two)
    await admin.data(returnsAdminCalls.agree, one)
    await settle()
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({
      status: 4,
      closeReason: 20,
      refundedAmount: payAmount,
    })
    expect(await onHand(kettle.skuId)).toBe(stock)

    const again = await paid([{ productSn: kettle.productSn }, { productSn: cup.productSn }])
    const { applyId } = await again.browser.data(returnsCalls.apply, {
      sn: again.sn,
      type: 0,
      reasonCode: 'unwanted',
    })
    await admin.data(returnsAdminCalls.agree, { applyId })
    await settle()
    expect(await again.browser.data(orderCalls.detail, { sn: again.sn })).toMatchObject({
      status: 4,
      refundedAmount: again.payAmount,
      actions: ['delete', 'rebuy'],
    })
  })

  it('of a part before shipping leaves the rest to be sent', async () => {
    const { browser, sn } = await paid([{ productSn: kettle.productSn, quantity: 2 }])
    const item = await itemOf(browser, sn, kettle.productSn)
    const { applyId } = await browser.data(returnsCalls.v2Apply, {
      orderItemId: item.id,
      num: 1,
      type: 4,
      reasonCode: 'unwanted',
    })
    expect(await admin.data(orderAdminCalls.detail, { sn })).toMatchObject({
      toShip: [{ quantity: 1, held: 1 }],
    })
    const part = await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
    expect(part).toMatchObject({
      status: 1,
      delivery: [{ lines: [{ quantity: 1 }] }],
      toShip: [{ quantity: 0, held: 1 }],
      adminActions: ['refund'],
    })
    await admin.data(returnsAdminCalls.agree, { applyId })
    await settle()
    expect(await admin.data(orderAdminCalls.detail, { sn })).toMatchObject({ toShip: [] })
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({
      status: 2,
      refundStatus: 10,
    })
  })

  it('gives the limit per person back with its units', async () => {
    const { browser, sn } = await paid([{ productSn: tray.productSn, quantity: 2 }])
    await sql`update goods set max_per_user = 2 where id = ${tray.goodsId}`.execute(db)
    const flow = await browser.data(checkoutCalls.checkout, {
      productSn: tray.productSn,
      quantity: 1,
    })
    expect(await browser.call(checkoutCalls.submit, flow)).toMatchObject({ reason: 'overLimit' })
    const item = await itemOf(browser, sn, tray.productSn)
    const { applyId } = await browser.data(returnsCalls.v2Apply, {
      orderItemId: item.id,
      num: 1,
      type: 4,
      reasonCode: 'unwanted',
    })
    await admin.data(returnsAdminCalls.agree, { applyId })
    await settle()
    expect((await browser.data(checkoutCalls.submit, flow)).needPay).toBe(true)
    await sql`update goods set max_per_user = 0 where id = ${tray.goodsId}`.execute(db)
  })

  it('exchanges goods by an order of its own that costs nothing', async () => {
    const { browser, sn } = await shipped([{ productSn: cup.productSn, quantity: 2 }])
    const item = await itemOf(browser, sn, cup.productSn)
    const { applyId } = await browser.data(returnsCalls.v2Apply, {
      orderItemId: item.id,
      num: 1,
      type: 2,
      ...because,
    })
    expect(await browser.call(orderCalls.confirm, { sn })).toMatchObject({
      code: 500,
      reason: 'returnOpen',
    })
    await admin.data(returnsAdminCalls.agree, { applyId })
    await browser.data(returnsCalls.v2SetFreight, { applyId, ...waybill() })
    const before = await onHand(cup.skuId)
    const received = await admin.data(returnsAdminCalls.receive, {
      applyId,
      lines: [{ orderItemId: item.id, received: 1, sellable: 0 }],
    })
    expect(received).toMatchObject({
      status: 2,
      exchangeOrderSn: expect.stringMatching(/^\d{20}$/),
    })
    const exchange = await browser.data(orderCalls.detail, { sn: received.exchangeOrderSn! })
    expect(exchange).toMatchObject({
      status: 1,
      kind: 10,
      amounts: { payAmount: 0 },
      actions: ['rebuy'],
    })
    expect(await onHand(cup.skuId)).toBe(before - 1)
    expect(await admin.data(orderAdminCalls.detail, { sn: exchange.orderSn })).toMatchObject({
      exchangeOf: applyId,
    })
    expect(await admin.data(orderAdminCalls.detail, { sn })).toMatchObject({ exchangeOf: null })
    await admin.data(orderAdminCalls.ship, { sn: exchange.orderSn, ...waybill() })
    await shop.dispatch()
    const told = (await browser.data(noticesCalls.list, {})).list
      .filter(({ link }) => link.endsWith(exchange.orderSn))
      .map(({ title }) => title)
    expect(told).toEqual(['商品已发货', '换货订单已生成'])
    expect(await browser.data(returnsCalls.v2Detail, { applyId })).toMatchObject({ status: 3 })
    expect(
      (await admin.data(returnsAdminCalls.list, { q: exchange.orderSn })).list.map(
        (each) => each.applyId,
      ),
    ).toEqual([applyId])
    expect(await browser.data(orderCalls.confirm, { sn })).toEqual({ status: 3 })
    // What came in exchange was not bought: of three that one person may buy, one is left.
    await sql`update goods set max_per_user = 3 where id = ${cup.goodsId}`.execute(db)
    await placeOrder(browser, [{ productSn: cup.productSn }])
    await sql`update goods set max_per_user = 0 where id = ${cup.goodsId}`.execute(db)
  })

  it('sends again what was missing, in a parcel of the same order', async () => {
    const { browser, sn } = await shipped([{ productSn: cup.productSn, quantity: 2 }])
    const item = await itemOf(browser, sn, cup.productSn)
    const { applyId } = await browser.data(returnsCalls.v2Apply, {
      orderItemId: item.id,
      num: 1,
      type: 3,
      reasonCode: 'missing',
    })
    const before = await onHand(cup.skuId)
    expect(await admin.data(returnsAdminCalls.agree, { applyId })).toMatchObject({
      status: 2,
      adminActions: ['sendAgain'],
    })
    const parcel = waybill()
    expect(await admin.data(returnsAdminCalls.sendAgain, { applyId, ...parcel })).toMatchObject({
      status: 3,
    })
    expect(await onHand(cup.skuId)).toBe(before - 1)
    expect(
      (await browser.data(orderCalls.detail, { sn })).delivery.map(({ isAgain }) => isAgain),
    ).toEqual([false, true])
    expect((await browser.data(returnsCalls.v2Detail, { applyId })).timeline[0]?.note).toBe(
      `圆通速递 ${parcel.deliverySn}`,
    )
  })

  it('is refused with a reason, or taken back, and may be asked for again', async () => {
    const { browser, sn } = await shipped([{ productSn: tray.productSn }])
    const item = await itemOf(browser, sn, tray.productSn)
    const ask = () =>
      browser.data(returnsCalls.v2Apply, { orderItemId: item.id, num: 1, type: 1, ...because })
    const first = await ask()
    await admin.data(returnsAdminCalls.refuse, { ...first, reason: '超出保修' })
    expect(await browser.data(returnsCalls.v2Detail, first)).toMatchObject({
      status: 4,
      answer: '超出保修',
    })
    const [told] = (await browser.data(noticesCalls.list, { kind: 'return' })).list
    expect(told).toMatchObject({
      title: '售后进度',
      link: `/user/1-1/order/return/detail/${first.applyId}`,
    })
    expect(told!.text).toMatch(/：超出保修$/)
    const second = await ask()
    await browser.data(returnsCalls.v2Cancel, second)
    await browser.data(returnsCalls.v2Cancel, second)
    expect((await admin.call(returnsAdminCalls.agree, second)).reason).toBe('returnStateChanged')
    const third = await ask()
    await admin.data(returnsAdminCalls.agree, third)
    await browser.data(returnsCalls.v2SetFreight, { ...third, ...waybill() })
    await admin.data(returnsAdminCalls.refuseReceipt, { ...third, reason: '影响二次销售' })
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({
      status: 2,
      items: [{ afterSaleStatus: 0 }],
      actions: ['logistics', 'confirm', 'return', 'invoice', 'rebuy'],
    })
  })

  it('moves on by itself when nobody acts, and the time to confirm receipt stands still in the meantime', async () => {
    const { browser, sn } = await shipped([
      { productSn: kettle.productSn },
      { productSn: cup.productSn },
    ])
    const { autoConfirmAt } = await browser.data(orderCalls.detail, { sn })
    const [first, second] = [
      await itemOf(browser, sn, kettle.productSn),
      await itemOf(browser, sn, cup.productSn),
    ]
    const lost = await browser.data(returnsCalls.v2Apply, {
      orderItemId: first.id,
      num: 1,
      type: 1,
      ...because,
    })
    const kept = await browser.data(returnsCalls.v2Apply, {
      orderItemId: second.id,
      num: 1,
      type: 1,
      ...because,
    })
    shop.clock.advance(3 * day)
    await shop.worker.runDue()
    expect(await browser.data(returnsCalls.v2Detail, lost)).toMatchObject({
      status: 0,
      returnAddress: { phone: expect.any(String) },
    })
    await browser.data(returnsCalls.v2SetFreight, { ...kept, ...waybill() })
    shop.clock.advance(7 * day)
    expect(await browser.call(returnsCalls.v2SetFreight, { ...lost, ...waybill() })).toMatchObject({
      reason: 'returnStateChanged',
    })
    await shop.worker.runDue()
    await shop.worker.runDue()
    expect(await browser.data(returnsCalls.v2Detail, lost)).toMatchObject({ status: 5 })
    shop.clock.advance(3 * day)
    await settle()
    admin = await shop.staff()
    expect(await browser.data(returnsCalls.v2Detail, kept)).toMatchObject({ status: 3 })
    const order = await browser.data(orderCalls.detail, { sn })
    expect(order).toMatchObject({ status: 2, refundStatus: 10, refundedAmount: second.realAmount })
    expect(order.autoConfirmAt! - autoConfirmAt!).toBeGreaterThanOrEqual(13 * day)
    shop.clock.advance(11 * day)
    await shop.worker.runDue()
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({ status: 3 })
    admin = await shop.staff()
  })

  it('that began before the rest was sent prolongs the time to confirm by no day that it did not stand', async () => {
    const { browser, sn } = await paid([kettle, cup])
    const { id: orderItemId } = await itemOf(browser, sn, kettle.productSn)
    const lines = [{ orderItemId, quantity: 1 }]
    await admin.data(orderAdminCalls.ship, { sn, ...waybill(), lines })
    const asked = { orderItemId, num: 1, type: 1, ...because }
    const { applyId } = await browser.data(returnsCalls.v2Apply, asked)
    shop.clock.advance(2 * day)
    admin = await shop.staff()
    await admin.data(orderAdminCalls.ship, { sn, ...waybill() })
    const { autoConfirmAt } = await browser.data(orderCalls.detail, { sn })
    shop.clock.advance(hour)
    await browser.data(returnsCalls.v2Cancel, { applyId })
    const after = await browser.data(orderCalls.detail, { sn })
    expect(after.autoConfirmAt! - autoConfirmAt!).toBe(hour)
  })

  it('is over seven days after receipt, for everybody but a supervisor', async () => {
    const { browser, sn } = await shipped([{ productSn: kettle.productSn }])
    await browser.data(orderCalls.confirm, { sn })
    const item = await itemOf(browser, sn, kettle.productSn)
    shop.clock.advance(16 * day)
    expect((await browser.data(orderCalls.detail, { sn })).actions).not.toContain('return')
    const asked = { orderItemId: item.id, num: 1, type: 1, ...because }
    expect((await browser.call(returnsCalls.v2Apply, asked)).reason).toBe('returnWindowOver')
    const floor = await shop.shopper()
    for (const role of [1, 2, 3, 4])
      expect((await floor.call(returnsCalls.v2Apply, { ...asked, role })).reason).toBe('notFound')
    admin = await shop.staff()
    const { id: memberId } = await floor.data(identityCalls.userInfo, {})
    await admin.data(floorAdminCalls.save, { memberId, role: 'guide' })
    expect((await floor.call(returnsCalls.v2Apply, { ...asked, role: 3 })).reason).toBe(
      'returnWindowOver',
    )
    await admin.data(floorAdminCalls.save, { memberId, role: 'supervisor' })
    expect((await floor.data(returnsCalls.orderDetail, { sn, role: 4 })).items).toHaveLength(1)
    const { applyId } = await floor.data(returnsCalls.v2Apply, { ...asked, role: 4 })
    expect(await browser.data(returnsCalls.v2Detail, { applyId })).toMatchObject({
      role: 4,
      status: -1,
    })
  })

  it('is open as long as the goods promised when they were bought', async () => {
    const promise = (days: number) =>
      sql`update goods set after_sale_days = ${days}
        where id = (select goods_id from sku where id = ${kettle.skuId})`.execute(db)
    await promise(15)
    const { browser, sn } = await shipped([{ productSn: kettle.productSn }])
    await promise(7)
    await browser.data(orderCalls.confirm, { sn })
    const canReturn = async () =>
      (await browser.data(orderCalls.detail, { sn })).actions.includes('return')
    shop.clock.set(returnsEnd(shop.clock.now(), 15) - 1)
    expect(await canReturn()).toBe(true)
    shop.clock.advance(1)
    expect(await canReturn()).toBe(false)
    admin = await shop.staff()
  })

  it('may be asked for by the promoter through whom the order came, for goods alone', async () => {
    const { browser, sn } = await shipped([{ productSn: kettle.productSn }])
    const item = await itemOf(browser, sn, kettle.productSn)
    await openPromoting(admin)
    const { browser: promoter, id } = await newPromoter(shop, admin)
    expect((await promoter.data(identityCalls.userInfo, {})).roles).toContain('distributor')
    const asked = { orderItemId: item.id, num: 1, type: 1, role: 2, ...because }
    expect((await promoter.call(returnsCalls.v2Apply, asked)).reason).toBe('notFound')
    await sql`insert into fx_order (order_id, partner_id, store_id, promoter_id, member_id, created_at)
      select id, partner_id, store_id, ${id}, member_id, created_at from orders where order_sn = ${sn}`.execute(
      db,
    )
    await admin.data(fxAdminCalls.decide, { id, verdict: 'disable', note: '暂停' })
    expect((await promoter.call(returnsCalls.v2Apply, asked)).reason).toBe('notFound')
    expect((await promoter.data(identityCalls.userInfo, {})).roles).not.toContain('distributor')
    await admin.data(fxAdminCalls.decide, { id, verdict: 'enable' })
    expect(
      (
        await promoter.data(returnsCalls.v2OrderDetail, { orderItemId: item.id, role: 2 })
      ).types.map(({ type }) => type),
    ).toEqual([1, 2, 3])
    expect(
      (await promoter.call(returnsCalls.v2Apply, { ...asked, type: 4, reasonCode: 'notArrived' }))
        .reason,
    ).toBe('notReturnable')
    const { applyId } = await promoter.data(returnsCalls.v2Apply, asked)
    expect(await browser.data(returnsCalls.v2Detail, { applyId })).toMatchObject({
      role: 2,
      status: -1,
    })
  })

  it('is nobody else’s, and takes no nonsense', async () => {
    const { browser, sn } = await shipped([{ productSn: kettle.productSn, quantity: 2 }])
    const item = await itemOf(browser, sn, kettle.productSn)
    const asked = { orderItemId: item.id, num: 1, type: 1, ...because }
    const stranger = await shop.shopper()
    expect((await stranger.call(returnsCalls.v2OrderDetail, { orderItemId: item.id })).reason).toBe(
      'notFound',
    )
    expect((await stranger.call(returnsCalls.v2Apply, asked)).reason).toBe('notFound')
    expect((await browser.call(returnsCalls.v2Apply, { ...asked, num: 3 })).reason).toBe(
      'returnTooMany',
    )
    expect(
      (await browser.call(returnsCalls.v2Apply, { ...asked, reasonCode: 'slow' })).reason,
    ).toBe('badInput')
    expect(
      (await browser.call(returnsCalls.v2Apply, { ...asked, pics: ['0'.repeat(26)] })).reason,
    ).toBe('badInput')
    const { applyId } = await browser.data(returnsCalls.v2Apply, asked)
    for (const call of [returnsCalls.v2Detail, returnsCalls.v2Cancel])
      expect((await stranger.call(call, { applyId })).reason).toBe('notFound')
    expect(
      (await admin.call(returnsAdminCalls.agree, { applyId, amount: item.realAmount })).reason,
    ).toBe('refundTooMuch')
  })
})
