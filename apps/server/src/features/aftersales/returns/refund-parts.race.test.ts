import { randomUUID } from 'node:crypto'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/test-buyer.ts'
import { testShop } from '#app/test-shop.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 6, 900)

it('parts of one order that two persons refund at once come to no more than the limit', async () => {
  const people = [await shop.staff(), await shop.staff('finance')]
  const browser = await buyer(shop)
  const amount = 90_000
  const lot = skus.map((sku) => ({ ...sku, quantity: Math.ceil((2 * amount) / sku.price) }))
  const { orderSn: sn } = await placeOrder(browser, lot)
  await pay(shop, browser, sn)
  await shop.dispatch()
  const { lines } = await people[0]!.data(refundAdminCalls.options, { sn })
  const answers = await Promise.all(
    lines.map(({ orderItemId }, turn) =>
      people[turn % 2]!.call(refundAdminCalls.refund, {
        sn,
        isUnsent: false,
        lines: [{ orderItemId, quantity: 0, amount }],
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
  expect(lines.length).toBe(6)
  expect(made).toHaveLength(2)
  expect(rows).toEqual([{ sum: 2 * amount }])
})
