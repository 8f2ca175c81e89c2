import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [kettle, cup] = await skusWithStock(shop, 2)
if (!kettle || !cup) throw new Error('the demo world has too few goods')
const parcel = (deliverySn: string) => ({ companyCode: 'shunfeng', deliverySn })

afterAll(() => expectBooksToAgree(shop))

async function paidOrder() {
  const browser = await buyer(shop)
  const { orderSn } = await placeOrder(browser, [
    { productSn: kettle?.productSn ?? '', quantity: 2 },
    { productSn: cup?.productSn ?? '' },
  ])
  await pay(shop, browser, orderSn)
  return { browser, sn: orderSn }
}

describe('parcels in the back office', () => {
  it('ships part and then the rest; the shopper sees each parcel', async () => {
    const admin = await shop.staff()
    const { browser, sn } = await paidOrder()
    const before = await admin.data(orderAdminCalls.detail, { sn })
    expect(before).toMatchObject({ status: 1, adminActions: ['ship', 'refund', 'editReceiver'] })
    expect(before.attempts).toMatchObject([
      { status: 2, method: 'wxPay', notifications: [{ verified: true }] },
    ])
    const line = before.items.find((item) => item.productQuantity === 2)
    const part = {
      sn,
      ...parcel('SF1234567890'),
      lines: [{ orderItemId: line?.id ?? 0, quantity: 1 }],
    }
    expect((await admin.data(orderAdminCalls.ship, part)).status).toBe(1)
    expect((await admin.data(orderAdminCalls.ship, part)).delivery).toHaveLength(1)
    expect(
      (
        await admin.call(orderAdminCalls.ship, {
          ...part,
          ...parcel('SF1234567891'),
          lines: [{ orderItemId: line?.id ?? 0, quantity: 2 }],
        })
      ).reason,
    ).toBe('shipTooMany')
    const whole = await admin.data(orderAdminCalls.ship, { sn, ...parcel('SF1234567892') })
    expect(whole).toMatchObject({ status: 2, adminActions: ['refund'] })
    expect(
      (await browser.data(orderCalls.traceDetail, { sn })).map((each) => each.deliverySn),
    ).toEqual(['SF1234567890', 'SF1234567892'])
    expect(whole.log.map(({ to, actor }) => [to, actor])).toEqual([
      [0, 'shopper'],
      [1, 'channel'],
      [1, 'staff'],
      [2, 'staff'],
    ])
  })

  it('corrects a waybill until the parcel is there, and follows the parcel again', async () => {
    const admin = await shop.staff()
    const { browser, sn } = await paidOrder()
    const sent = await admin.data(orderAdminCalls.ship, { sn, ...parcel('SF4234567890') })
    const { id } = sent.delivery[0]!
    await shop.worker.runDue()
    const watchOf = async () =>
      await shop.services.db
        .selectFrom('delivery')
        .where('id', '=', id)
        .select(['watch', 'delivery_sn', 'traces', 'lines'])
        .executeTakeFirstOrThrow()
    expect(await watchOf()).toMatchObject({ watch: 'watching', delivery_sn: 'SF4234567890' })

    const correction = {
      sn,
      id,
      companyCode: 'zhongtong',
      deliverySn: 'ZT4234567891',
      reason: '仓库填错单号',
    }
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await admin.data(orderAdminCalls.correctWaybill, correction)).delivery).toMatchObject(
        [{ companyName: '中通快递', deliverySn: 'ZT4234567891' }],
      )
    }
    expect(await watchOf()).toMatchObject({
      watch: 'none',
      traces: [],
      lines: sent.delivery[0]!.lines,
    })
    await shop.worker.runDue()
    expect(await watchOf()).toMatchObject({ watch: 'watching' })
    expect(
      (await browser.data(orderCalls.traceDetail, { sn })).map(({ deliverySn }) => deliverySn),
    ).toEqual(['ZT4234567891'])

    await shop.services.db
      .updateTable('delivery')
      .set({ watch: 'aborted' })
      .where('id', '=', id)
      .execute()
    await admin.data(orderAdminCalls.watchParcel, { sn, id })
    await shop.worker.runDue()
    expect(await watchOf()).toMatchObject({ watch: 'watching' })
    expect(
      (await admin.call(orderAdminCalls.correctWaybill, { ...correction, companyCode: 'feige' }))
        .reason,
    ).toBe('badInput')
    const other = await paidOrder()
    expect((await admin.call(orderAdminCalls.watchParcel, { sn: other.sn, id })).reason).toBe(
      'notFound',
    )
    const { list } = await admin.data(staffCalls.audit, { object: `order ${sn}` })
    expect(list.map(({ action }) => action)).toEqual([
      'parcel.watch',
      'parcel.waybill',
      'order.ship',
    ])
    expect(list[0]!.changes).toEqual({
      parcel: { before: null, after: expect.stringContaining('ZT4234567891') as string },
    })
  })
})
