import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { voucherCalls } from '@mallard/contract/trade/payment/voucher.calls'
import { voucherAdminCalls } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  paymentAt,
  placeOrder,
  setStock,
  skusWithStock,
  toCashier,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { colleague, newSerial, sendVoucher, voucherOf } from '#app/testing/test-transfers.ts'

const shop = await testShop()
const sku = (await skusWithStock(shop, 40)).find(({ price }) => price > 10_000)!
await setStock(shop, sku.skuId, 5000)
const ana = await buyer(shop)
const owner = await shop.staff()
const manager = await colleague(shop, owner, 'manager')
const turns = 6

afterAll(() => expectBooksToAgree(shop))

interface Books {
  readonly status: number
  /** Payments that count, and those that go back. */
  readonly applied: number
  readonly back: number
  readonly approvals: number
}

async function booksOf(orderSn: string): Promise<Books> {
  const { rows } = await sql<Books>`
    select o.status, (select count(*)::int from pay_order_target t join pay_order p on p.id = t.pay_order_id where t.order_id = o.id and p.is_applied) as applied,
      (select count(*)::int from pay_order_target t join pay_refund r on r.pay_order_id = t.pay_order_id where t.order_id = o.id) as back,
      (select count(*)::int from order_log l where l.order_id = o.id and l.event = 'approve') as approvals
    from orders o where o.order_sn = ${orderSn}`.execute(shop.services.db)
  return rows[0]!
}

const place = (quantity = 1) => placeOrder(ana, [{ ...sku, quantity }])

describe('at the same moment', () => {
  it('two approvals pay an order once, and an approval against a rejection ends in one of them', async () => {
    for (let turn = 0; turn < turns; turn += 1) {
      const { orderSn, payAmount } = await place()
      const id = await sendVoucher(shop, ana, owner, orderSn)
      const serialNo = newSerial()
      await Promise.all(
        [owner, manager].map((who) =>
          who.call(voucherAdminCalls.approve, { id, amount: payAmount, serialNo }),
        ),
      )
      expect(await booksOf(orderSn)).toEqual({ status: 1, applied: 1, back: 0, approvals: 1 })

      const other = await place()
      const otherId = await sendVoucher(shop, ana, owner, other.orderSn)
      const [approved, rejected] = await Promise.all([
        owner.call(voucherAdminCalls.approve, {
          id: otherId,
          amount: other.payAmount,
          serialNo: newSerial(),
        }),
        manager.call(voucherAdminCalls.reject, { id: otherId, reason: '未查到款项' }),
      ])
      expect([approved.code, rejected.code].toSorted()).toEqual([200, 500])
      const isPaid = approved.code === 200
      expect(await booksOf(other.orderSn)).toEqual({
        status: isPaid ? 1 : 0,
        applied: isPaid ? 1 : 0,
        back: 0,
        approvals: isPaid ? 1 : 0,
      })
    }
  })

  it('of two large approvals by the same person and one by another, two different ones count', async () => {
    const quantity = Math.ceil(200_000 / sku.price)
    for (let turn = 0; turn < turns; turn += 1) {
      const { orderSn, payAmount } = await place(quantity)
      const id = await sendVoucher(shop, ana, owner, orderSn)
      const check = { id, amount: payAmount, serialNo: newSerial() }
      await Promise.all([
        owner.call(voucherAdminCalls.approve, check),
        owner.call(voucherAdminCalls.approve, check),
      ])
      expect(await booksOf(orderSn)).toMatchObject({ status: 6, applied: 0 })
      await Promise.all([
        manager.call(voucherAdminCalls.approve, check),
        manager.call(voucherAdminCalls.approve, check),
      ])
      expect(await booksOf(orderSn)).toEqual({ status: 1, applied: 1, back: 0, approvals: 1 })
    }
  })

  it('one transfer named for two orders pays one of them', async () => {
    const [first, second] = [await place(), await place()]
    const ids = [
      await sendVoucher(shop, ana, owner, first.orderSn),
      await sendVoucher(shop, ana, owner, second.orderSn),
    ]
    const serialNo = newSerial()
    const answers = await Promise.all([
      owner.call(voucherAdminCalls.approve, { id: ids[0]!, amount: first.payAmount, serialNo }),
      manager.call(voucherAdminCalls.approve, { id: ids[1]!, amount: second.payAmount, serialNo }),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500])
    expect(answers.find(({ code }) => code === 500)).toMatchObject({ reason: 'serialUsed' })
    expect(
      [(await booksOf(first.orderSn)).applied, (await booksOf(second.orderSn)).applied].toSorted(),
    ).toEqual([0, 1])
  })

  it('an approval against the closing leaves the order paid or closed, never both', async () => {
    for (let turn = 0; turn < turns; turn += 1) {
      const { orderSn, payAmount } = await place()
      const id = await sendVoucher(shop, ana, owner, orderSn)
      // Moving the clock would sign everybody out.
      const over = new Date(shop.clock.now() - minute)
      await sql`update orders set auto_close_at = ${over} where order_sn = ${orderSn}`.execute(
        shop.services.db,
      )
      await sql`update job set due_at = ${over} where kind = 'order.close' and key = ${orderSn}`.execute(
        shop.services.db,
      )
      const [approved] = await Promise.all([
        owner.call(voucherAdminCalls.approve, { id, amount: payAmount, serialNo: newSerial() }),
        shop.worker.runDue(),
      ])
      await shop.worker.runDue()
      const isPaid = approved.code === 200
      expect(await booksOf(orderSn)).toEqual({
        status: isPaid ? 1 : 4,
        applied: isPaid ? 1 : 0,
        back: 0,
        approvals: isPaid ? 1 : 0,
      })
    }
  })

  it('a voucher against a payment at a cashier leaves one of them', async () => {
    for (let turn = 0; turn < turns; turn += 1) {
      const { orderSn, payAmount } = await place()
      const opened = await toCashier(shop, ana, orderSn)
      const input = await voucherOf(shop, ana, orderSn)
      const [sent] = await Promise.all([
        ana.call(voucherCalls.toPayOffline, input),
        shop.control('/_ctl/pay', { ...paymentAt('wxPay', opened), late: true }),
      ])
      const { status } = await ana.data(orderCalls.detail, { sn: orderSn })
      expect(status).toBe(sent.code === 200 ? 6 : 1)
      if (sent.code !== 200) continue
      const { list } = await owner.data(voucherAdminCalls.list, { pageSize: 100 })
      const id = list.find((each) => each.orderSn === orderSn)!.id
      await owner.data(voucherAdminCalls.approve, { id, amount: payAmount, serialNo: newSerial() })
      expect(await booksOf(orderSn)).toMatchObject({ status: 1, applied: 1, approvals: 1 })
    }
  })

  it('what a closed cashier takes all the same goes back, while an approval pays the order', async () => {
    for (let turn = 0; turn < turns; turn += 1) {
      const { orderSn, payAmount } = await place()
      const opened = await toCashier(shop, ana, orderSn)
      const id = await sendVoucher(shop, ana, owner, orderSn)
      await Promise.all([
        owner.call(voucherAdminCalls.approve, { id, amount: payAmount, serialNo: newSerial() }),
        shop.control('/_ctl/pay', { ...paymentAt('wxPay', opened), late: true }),
      ])
      expect(await booksOf(orderSn)).toEqual({ status: 1, applied: 1, back: 1, approvals: 1 })
    }
  })
})
