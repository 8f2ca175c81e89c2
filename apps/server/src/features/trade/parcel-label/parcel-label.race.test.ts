import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { parcelLabelAdminCalls } from '@mallard/contract/trade/parcel-label/parcel-label-admin.calls'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { accountOf } from './test-labels.ts'

const { cancel, list, take } = parcelLabelAdminCalls
const shop = await testShop()
const admin = await shop.staff()
const browser = await buyer(shop)
const [sku] = await skusWithStock(shop, 1)
const accountId = await accountOf(admin)

afterAll(() => expectBooksToAgree(shop))

async function paidOrder(): Promise<string> {
  const { orderSn } = await placeOrder(browser, [sku!])
  await pay(shop, browser, orderSn)
  return orderSn
}

describe('clerks at the same order', () => {
  it('who take a label at once have the same one', async () => {
    const sn = await paidOrder()
    const taken = await Promise.all(
      Array.from({ length: 6 }, () => admin.data(take, { sn, accountId })),
    )
    expect(new Set(taken.map(({ deliverySn }) => deliverySn)).size).toBe(1)
    expect(await admin.data(list, { sns: [sn] })).toHaveLength(1)
  })

  it('of whom one ships and one gives the label back: what was shipped with stays', async () => {
    for (let round = 0; round < 4; round += 1) {
      const sn = await paidOrder()
      const { id, companyCode, deliverySn } = await admin.data(take, { sn, accountId })
      const [, given] = await Promise.all([
        admin.call(orderAdminCalls.ship, { sn, companyCode, deliverySn }),
        admin.call(cancel, { sn, id }),
      ])
      const labels = await admin.data(list, { sns: [sn] })
      // Shipped first: it stays. Given back first: it is none any more, and the clerk typed it.
      expect(labels.map(({ isUsed }) => isUsed)).toEqual(given.code === 200 ? [] : [true])
    }
  })
})
