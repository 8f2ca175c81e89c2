import { randomUUID } from 'node:crypto'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/test-buyer.ts'
import { testShop } from '#app/test-shop.ts'

const shop = await testShop()
const [kettle] = await skusWithStock(shop, 1, 900)

it('parts of one order that two persons refund at once come to no more than the limit', async () => {
  const people = [await shop.staff(), await shop.staff('finance')]
  const browser = await buyer(shop)
  const quantity = Math.ceil(600_000 / kettle!.price)
  const { orderSn: sn } = await placeOrder(browser, [{ ...kettle!, quantity }])
  await pay(shop, browser, sn)
  await shop.dispatch()
  const { lines } = await people[0]!.data(refundAdminCalls.options, { sn })
  const amount = 90_000
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, turn) =>
      people[turn % 2]!.call(refundAdminCalls.refund, {
        sn,
        isUnsent: false,
        lines: [{ orderItemId: lines[0]!.orderItemId, quantity: 0, amount }],
        freightAmount: 0,
        amount,
        restock: false,
        reasonCode: 'storeOutOfStock',
        desc: '补差',
        requestId: randomUUID(),
      }),
    ),
  )
  const made = answers.filter(
    ({ code, data }) => code === 200 && (data as { applyId: string | null }).applyId !== null,
  )
  const { rows } = await sql<{
    sum: number
  }>`select sum from given_sum where subject = ${`order ${sn}`}`.execute(shop.services.db)
  expect(made.length).toBeGreaterThan(0)
  expect(rows).toEqual([{ sum: made.length * amount }])
  expect(made.length * amount).toBeLessThanOrEqual(200_000)
})
