import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  paymentAt,
  placeOrder,
  skusWithStock,
  toCashier,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [kettle] = await skusWithStock(shop, 1)
const admin = await shop.staff()
const finance = await shop.staff('finance')

afterAll(() => expectBooksToAgree(shop))

async function unpaid() {
  const browser = await buyer(shop)
  const { orderSn: sn, payAmount } = await placeOrder(browser, [kettle!])
  const { version, prices } = await admin.data(orderAdminCalls.detail, { sn })
  const { orderItemId, amount } = prices.lines[0]!
  const ask = (off: number) => ({
    sn,
    version,
    lines: [{ orderItemId, amount: amount - off }],
    freightAmount: prices.freight.amount,
    reason: '议价',
  })
  return { browser, sn, payAmount, ask }
}

const paidOf = async (sn: string) => {
  const { rows } = await sql<{ paid: number; due: number; status: number }>`
    select paid_amount as paid, pay_amount as due, pay_status as status from orders where order_sn = ${sn}`.execute(
    shop.services.db,
  )
  return rows[0]!
}

describe('at the same moment', () => {
  it('of two operators who change a price, one does', async () => {
    const { sn, payAmount, ask } = await unpaid()
    const answers = await Promise.all(
      [admin, finance].flatMap((who, place) =>
        [1, 2, 3].map(() => who.call(orderAdminCalls.price, ask(place + 1))),
      ),
    )
    const codes = new Set(answers.map(({ code, reason }) => (code === 200 ? '' : reason)))
    expect([...codes].filter((reason) => !['', 'versionConflict'].includes(reason ?? ''))).toEqual(
      [],
    )
    const { due } = await paidOf(sn)
    expect([payAmount - 1, payAmount - 2]).toContain(due)
  })

  it('a price is changed or paid as it was, whatever comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { browser, sn, payAmount, ask } = await unpaid()
      const cashier = await toCashier(shop, browser, sn)
      const [changed, paid] = await Promise.all([
        admin.call(orderAdminCalls.price, ask(100)),
        shop.control<{ paid: boolean }>('/_ctl/pay', paymentAt('wxPay', cashier)),
      ])
      const now = await paidOf(sn)
      if (changed.code === 200) {
        expect(now).toEqual({ paid: 0, due: payAmount - 100, status: 0 })
        expect(paid.paid).toBe(false)
        await pay(shop, browser, sn)
        expect(await paidOf(sn)).toEqual({ paid: payAmount - 100, due: payAmount - 100, status: 1 })
      } else {
        expect(['alreadyPaid', 'orderStateChanged', 'busy']).toContain(changed.reason)
        if (changed.reason !== 'busy')
          expect(now).toEqual({ paid: payAmount, due: payAmount, status: 1 })
      }
    }
  })

  it('a cashier that opens meanwhile asks for what the order costs', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { browser, sn, ask } = await unpaid()
      await Promise.all([
        admin.call(orderAdminCalls.price, ask(100)),
        toCashier(shop, browser, sn).catch(() => undefined),
      ])
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from pay_order p join pay_order_target t on t.pay_order_id = p.id join orders o on o.id = t.order_id
        where o.order_sn = ${sn} and p.status in (0, 1) and t.amount <> o.pay_amount`.execute(
        shop.services.db,
      )
      expect(rows[0]!.n).toBe(0)
      expect((await browser.data(orderCalls.detail, { sn })).status).toBe(0)
    }
  })
})
