import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { voucherCalls } from '@mallard/contract/trade/payment/voucher.calls'
import { voucherAdminCalls } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  setStock,
  skusWithStock,
  toCashier,
} from '#app/testing/test-buyer.ts'
import { sendPicture } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { colleague, newSerial, sendVoucher, voucherOf } from '#app/testing/test-transfers.ts'

const shop = await testShop()
const sku = (await skusWithStock(shop, 40)).find(({ price }) => price > 10_000)!
const ana = await buyer(shop)
const owner = await shop.staff()
const manager = await colleague(shop, owner, 'manager')

afterAll(() => expectBooksToAgree(shop))

async function send(browser: Caller, orderId: string) {
  const input = await voucherOf(shop, browser, orderId)
  return { input, answer: await browser.call(voucherCalls.toPayOffline, input) }
}

/** An order whose voucher waits; its place in the queue. */
async function inReview(quantity = 1) {
  const { orderSn, payAmount } = await placeOrder(ana, [{ ...sku, quantity }])
  return { orderSn, payAmount, id: await sendVoucher(shop, ana, owner, orderSn) }
}

const statusOf = async (orderSn: string) =>
  (await ana.data(orderCalls.detail, { sn: orderSn })).status

describe('the queue of vouchers', () => {
  it('is searched by what a bank statement tells: reference, payer, amount, and the number of a transfer that was booked', async () => {
    const [one, other] = [await inReview(1), await inReview(2)]
    const found = async (q: string, state: 'review' | 'approved' = 'review') => {
      const { list, total } = await owner.data(voucherAdminCalls.list, { state, q, pageSize: 100 })
      expect(total).toBe(list.length)
      return list.map(({ id }) => id)
    }
    expect(await found(one.orderSn.slice(-8))).toEqual([one.id])
    expect(await found('林小')).toEqual(expect.arrayContaining([one.id, other.id]))
    for (const typed of [
      (other.payAmount / 100).toFixed(2),
      `¥${(other.payAmount / 100).toLocaleString('en')}`,
    ]) {
      const ids = await found(typed)
      expect(ids).toContain(other.id)
      expect(ids).not.toContain(one.id)
    }
    expect(await found('%')).toEqual([])
    const serialNo = newSerial()
    await owner.data(voucherAdminCalls.approve, { id: one.id, amount: one.payAmount, serialNo })
    expect(await found(serialNo, 'approved')).toEqual([one.id])
    expect((await owner.data(voucherAdminCalls.list, { q: 'nobody' })).waiting).toBeGreaterThan(0)
  })
})

describe('sending a voucher', () => {
  it('tells where to transfer to, and waits 72 hours instead of half an hour', async () => {
    const { orderSn, payAmount } = await placeOrder(ana, [sku])
    const before = await ana.data(voucherCalls.offlineStatus, { orderId: orderSn })
    expect(before).toMatchObject({
      status: -1,
      orderStatus: 0,
      amount: payAmount,
      remarkCode: orderSn.slice(-8),
      voucher: null,
    })
    expect(before.account).toMatchObject({
      holder: '禾光生活电器有限公司',
      accountNo: expect.stringMatching(/\d/),
    })
    const { input, answer } = await send(ana, orderSn)
    expect(answer).toMatchObject({ code: 200, data: { status: 6 } })
    expect(await ana.call(voucherCalls.toPayOffline, input)).toMatchObject({
      code: 200,
      data: { status: 6 },
    })
    const after = await ana.data(voucherCalls.offlineStatus, { orderId: orderSn })
    expect(after).toMatchObject({
      status: 0,
      orderStatus: 6,
      closesAt: shop.clock.now() + 72 * hour,
      voucher: { payer: '林小满', bank: '示例银行' },
    })
    shop.clock.advance(hour)
    await shop.worker.runDue()
    expect(await ana.data(orderCalls.detail, { sn: orderSn })).toMatchObject({
      status: 6,
      statusText: '转账审核中',
      actions: ['voucher', 'rebuy'],
    })
    const { list } = await ana.data(orderCalls.orderList, { active: 1 })
    expect(list.map((order) => order.orderSn)).toContain(orderSn)
  })

  it('shows its picture to nobody but its sender and the staff, for some minutes', async () => {
    const { orderSn } = await inReview()
    const { voucher } = await ana.data(voucherCalls.offlineStatus, { orderId: orderSn })
    const [picture] = voucher!.pics
    expect(picture!.url).toMatch(/^\/private-pictures\/[0-9a-z]+\.[\w-]+\/v-/)
    expect(picture!.url).not.toBe(
      (
        await shop.services.db
          .selectFrom('offline_payment')
          .select('pics')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
      ).pics[0]!.url,
    )
  })

  it('closes the cashiers that are open, and keeps new ones shut', async () => {
    const { orderSn } = await placeOrder(ana, [sku])
    await toCashier(shop, ana, orderSn, 'aliPay')
    expect((await send(ana, orderSn)).answer.code).toBe(200)
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from pay_order p join pay_order_target t on t.pay_order_id = p.id join orders o on o.id = t.order_id
      where o.order_sn = ${orderSn} and p.status in (0, 1)`.execute(shop.services.db)
    expect(rows[0]!.open).toBe(0)
    await expect(toCashier(shop, ana, orderSn)).rejects.toThrow('no cashier')
    expect(await ana.call(orderCalls.cancel, { sn: orderSn })).toMatchObject({
      code: 500,
      reason: 'orderStateChanged',
    })
    expect((await send(ana, orderSn)).answer).toMatchObject({ code: 500, reason: 'inReview' })
  })

  it('is refused for what is paid, too small, a stranger’s, or shown by no picture of one’s own', async () => {
    const paid = await placeOrder(ana, [sku])
    await pay(shop, ana, paid.orderSn)
    expect((await send(ana, paid.orderSn)).answer).toMatchObject({ reason: 'alreadyPaid' })
    const { orderSn } = await placeOrder(ana, [sku])
    const ben = await buyer(shop)
    expect((await send(ben, orderSn)).answer).toMatchObject({ reason: 'notFound' })
    expect(await ben.call(voucherCalls.offlineStatus, { orderId: orderSn })).toMatchObject({
      reason: 'notFound',
    })
    expect(
      (await (await shop.visitor()).call(voucherCalls.offlineStatus, { orderId: orderSn })).code,
    ).toBe(401)
    const input = { orderId: orderSn, payer: '林小满', bank: '示例银行' }
    expect(await ana.call(voucherCalls.toPayOffline, { ...input, pics: [] })).toMatchObject({
      reason: 'badInput',
    })
    expect(
      await ana.call(voucherCalls.toPayOffline, {
        ...input,
        pics: [await sendPicture(shop, ben, 'voucher')],
      }),
    ).toMatchObject({ reason: 'uploadGone' })
    expect(
      await ana.call(voucherCalls.toPayOffline, {
        ...input,
        pics: [await sendPicture(shop, ana, 'review')],
      }),
    ).toMatchObject({ reason: 'uploadGone' })
    await sql`update transfer_account set least_amount = 100000000 where partner_id = 1`.execute(
      shop.services.db,
    )
    const small = await send(ana, orderSn)
    expect(small.answer).toMatchObject({ reason: 'offlineTooSmall' })
    expect((await ana.data(voucherCalls.offlineStatus, { orderId: orderSn })).account).toBeNull()
    await sql`update transfer_account set least_amount = 10000 where partner_id = 1`.execute(
      shop.services.db,
    )
    expect(await statusOf(orderSn)).toBe(0)
    expect((await ana.call(voucherCalls.toPayOffline, small.input)).code).toBe(200)
  })
})

describe('a voucher that nobody has looked at', () => {
  const withdraw = (orderId: string) => ana.call(voucherCalls.withdrawOffline, { orderId })

  it('is taken back, and another sent or the order paid otherwise', async () => {
    const { orderSn, id, payAmount } = await inReview()
    expect(await ana.data(voucherCalls.offlineStatus, { orderId: orderSn })).toMatchObject({
      canWithdraw: true,
    })
    for (let turn = 0; turn < 2; turn += 1)
      expect(await withdraw(orderSn)).toMatchObject({ code: 200, data: { status: 0 } })
    const after = await ana.data(voucherCalls.offlineStatus, { orderId: orderSn })
    expect(after).toMatchObject({
      status: 3,
      orderStatus: 0,
      canWithdraw: false,
      closesAt: shop.clock.now() + 30 * minute,
    })
    expect(
      await owner.call(voucherAdminCalls.approve, { id, amount: payAmount, serialNo: newSerial() }),
    ).toMatchObject({ reason: 'voucherSettled' })
    expect(
      (await owner.data(voucherAdminCalls.list, { state: 'withdrawn', pageSize: 100 })).list.map(
        (each) => each.id,
      ),
    ).toContain(id)
    expect((await send(ana, orderSn)).answer.code).toBe(200)
    await withdraw(orderSn)
    await pay(shop, ana, orderSn)
    expect(await statusOf(orderSn)).toBe(1)
    expect(await withdraw(orderSn)).toMatchObject({ reason: 'voucherSettled' })
  })

  it('is taken back three times only: each one holds the goods again', async () => {
    const { orderSn } = await inReview()
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await withdraw(orderSn)).code).toBe(200)
      expect((await send(ana, orderSn)).answer.code).toBe(200)
    }
    expect(await ana.data(voucherCalls.offlineStatus, { orderId: orderSn })).toMatchObject({
      canWithdraw: false,
    })
    expect(await withdraw(orderSn)).toMatchObject({ reason: 'voucherNoted' })
    expect(await statusOf(orderSn)).toBe(6)
  })

  it('stays once a first person has found the money', async () => {
    await setStock(shop, sku.skuId, 1000)
    const { orderSn, payAmount, id } = await inReview(Math.ceil(200_000 / sku.price))
    await owner.data(voucherAdminCalls.approve, { id, amount: payAmount, serialNo: newSerial() })
    expect(await withdraw(orderSn)).toMatchObject({ reason: 'voucherNoted' })
  })
})

describe('the vouchers in the back office', () => {
  it('shows a voucher beside its order, and what should make one look twice', async () => {
    const { orderSn, id, payAmount } = await inReview()
    const page = await owner.data(voucherAdminCalls.detail, { id })
    expect(page).toMatchObject({
      orderSn,
      amount: payAmount,
      receiver: { name: '林小满', phoneMasked: expect.stringContaining('****') },
      doubts: [],
      others: [],
    })
    expect(page.goodsAmount + page.freightAmount).toBe(payAmount)
    expect(page.items.reduce((sum, { realAmount }) => sum + realAmount, 0)).toBe(page.goodsAmount)
    await owner.data(voucherAdminCalls.reject, { id, reason: '图片看不清' })
    const input = { ...(await voucherOf(shop, ana, orderSn)), payer: '另一个人' }
    await ana.data(voucherCalls.toPayOffline, input)
    const [second] = (await owner.data(voucherAdminCalls.list, { pageSize: 100 })).list.filter(
      (each) => each.orderSn === orderSn,
    )
    const doubtful = await owner.data(voucherAdminCalls.detail, { id: second!.id })
    expect(doubtful).toMatchObject({
      doubts: ['strangePayer', 'sentBefore'],
      others: [{ id, state: 'rejected', reason: '图片看不清' }],
    })
    await owner.data(voucherAdminCalls.approve, {
      id: second!.id,
      amount: payAmount,
      serialNo: newSerial(),
      payer: '另一个人',
    })
    const next = await inReview()
    expect((await owner.data(voucherAdminCalls.detail, { id: next.id })).knownPayers).toContain(
      '另一个人',
    )
  })

  it('pays the order when the money arrived in full, once, and tells its member', async () => {
    const { orderSn, payAmount, id } = await inReview()
    const serialNo = newSerial()
    expect(
      await owner.call(voucherAdminCalls.approve, { id, amount: payAmount - 1, serialNo }),
    ).toMatchObject({ reason: 'transferDiffers' })
    expect(await statusOf(orderSn)).toBe(6)
    for (let turn = 0; turn < 2; turn += 1) {
      expect(
        await owner.data(voucherAdminCalls.approve, { id, amount: payAmount, serialNo }),
      ).toMatchObject({ state: 'approved', serialNo })
    }
    expect(await ana.data(orderCalls.detail, { sn: orderSn })).toMatchObject({
      status: 1,
      payStatus: 1,
      payMethod: 'offline',
    })
    expect(await ana.data(voucherCalls.offlineStatus, { orderId: orderSn })).toMatchObject({
      status: 1,
      orderStatus: 1,
      account: null,
      closesAt: null,
    })
    expect(
      await manager.call(voucherAdminCalls.reject, { id, reason: '未查到款项' }),
    ).toMatchObject({ reason: 'voucherSettled' })
    const { list } = await owner.data(staffCalls.audit, { object: `order ${orderSn}` })
    expect(list.filter(({ action }) => action === 'voucher.approve')).toHaveLength(1)
    expect(await shop.dispatch()).toBeGreaterThan(0)
  })

  it('gives the order back with a reason; it can be sent again, or paid otherwise within half an hour', async () => {
    const { orderSn, payAmount, id } = await inReview()
    for (let turn = 0; turn < 2; turn += 1)
      expect(
        await owner.data(voucherAdminCalls.reject, { id, reason: '图片看不清' }),
      ).toMatchObject({ state: 'rejected' })
    const seen = await ana.data(voucherCalls.offlineStatus, { orderId: orderSn })
    expect(seen).toMatchObject({
      status: 2,
      reason: '图片看不清',
      orderStatus: 0,
      closesAt: shop.clock.now() + 30 * minute,
    })
    expect(
      await owner.call(voucherAdminCalls.approve, { id, amount: payAmount, serialNo: newSerial() }),
    ).toMatchObject({ reason: 'voucherSettled' })
    expect((await send(ana, orderSn)).answer.code).toBe(200)
    expect(await ana.data(voucherCalls.offlineStatus, { orderId: orderSn })).toMatchObject({
      status: 0,
      orderStatus: 6,
    })
    const other = await inReview()
    await owner.data(voucherAdminCalls.reject, { id: other.id, reason: '金额不符' })
    await pay(shop, ana, other.orderSn)
    expect(await statusOf(other.orderSn)).toBe(1)
    const late = await inReview()
    await owner.data(voucherAdminCalls.reject, { id: late.id, reason: '金额不符' })
    shop.clock.advance(31 * minute)
    await shop.worker.runDue()
    expect(await ana.data(orderCalls.detail, { sn: late.orderSn })).toMatchObject({
      status: 4,
      closeReason: 10,
    })
  })

  it('wants two persons for a large amount, who note the same transfer', async () => {
    await setStock(shop, sku.skuId, 1000)
    const { orderSn, payAmount, id } = await inReview(Math.ceil(200_000 / sku.price))
    const serialNo = newSerial()
    for (let turn = 0; turn < 2; turn += 1) {
      const noted = await owner.data(voucherAdminCalls.approve, { id, amount: payAmount, serialNo })
      expect(noted).toMatchObject({
        state: 'review',
        needsTwo: true,
        canApprove: false,
        firstBy: expect.stringMatching(/./),
      })
    }
    expect(await statusOf(orderSn)).toBe(6)
    expect(
      await manager.call(voucherAdminCalls.approve, {
        id,
        amount: payAmount,
        serialNo: newSerial(),
      }),
    ).toMatchObject({ reason: 'checksDiffer' })
    expect(
      await manager.data(voucherAdminCalls.approve, { id, amount: payAmount, serialNo }),
    ).toMatchObject({ state: 'approved' })
    expect(await statusOf(orderSn)).toBe(1)
  })

  it('takes one transfer for one order only', async () => {
    const [first, second] = [await inReview(), await inReview()]
    const serialNo = newSerial()
    await owner.data(voucherAdminCalls.approve, { id: first.id, amount: first.payAmount, serialNo })
    expect(
      await owner.call(voucherAdminCalls.approve, {
        id: second.id,
        amount: second.payAmount,
        serialNo,
      }),
    ).toMatchObject({ reason: 'serialUsed' })
    expect(await statusOf(second.orderSn)).toBe(6)
  })

  it('is closed to other stores, and to staff without the right', async () => {
    const { id, payAmount } = await inReview()
    const warehouse = await colleague(shop, owner, 'warehouse')
    expect(
      await warehouse.call(voucherAdminCalls.reject, { id, reason: '未查到款项' }),
    ).toMatchObject({ reason: 'forbidden' })
    const north = await shop.staff('northridge', { partnerId: 2, storeId: 1 })
    expect(
      await north.call(voucherAdminCalls.approve, { id, amount: payAmount, serialNo: newSerial() }),
    ).toMatchObject({ reason: 'notFound' })
  })

  it('closes what nobody looked at within 72 hours, gives back what it held, and judges nothing while that job is late', async () => {
    const { orderSn, payAmount, id } = await inReview()
    shop.clock.advance(72 * hour - minute)
    await shop.worker.runDue()
    expect(await statusOf(orderSn)).toBe(6)
    shop.clock.advance(2 * minute)
    const later = await shop.staff()
    expect(
      await later.call(voucherAdminCalls.approve, { id, amount: payAmount, serialNo: newSerial() }),
    ).toMatchObject({ reason: 'voucherSettled' })
    expect(await later.call(voucherAdminCalls.reject, { id, reason: '未查到款项' })).toMatchObject({
      reason: 'voucherSettled',
    })
    await shop.worker.runDue()
    expect(await ana.data(orderCalls.detail, { sn: orderSn })).toMatchObject({
      status: 4,
      closeReason: 10,
    })
    expect(
      await later.call(voucherAdminCalls.approve, { id, amount: payAmount, serialNo: newSerial() }),
    ).toMatchObject({ reason: 'voucherSettled' })
    const { list } = await later.data(voucherAdminCalls.list, { state: 'closed' })
    expect(list.map((each) => each.id)).toContain(id)
  })
})
