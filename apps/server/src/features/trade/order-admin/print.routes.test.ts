import { randomUUID } from 'node:crypto'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [cup, kettle] = await skusWithStock(shop, 2, 50)
const admin = await shop.staff()

async function paid(...lines: { productSn: string; quantity?: number }[]): Promise<string> {
  const browser = await buyer(shop)
  const { orderSn } = await placeOrder(browser, lines, '周末送')
  await pay(shop, browser, orderSn)
  return orderSn
}
const printed = async (...sns: string[]) =>
  (await admin.data(orderAdminCalls.printed, { sns })).list

describe('what is printed for orders', () => {
  it('is what is left to send, in the order in which they were chosen, with barcodes', async () => {
    await sql`update sku set barcode = '6901234567892' where product_sn = ${cup!.productSn}`.execute(
      shop.services.db,
    )
    const one = await paid({ productSn: cup!.productSn, quantity: 3 }, kettle!)
    const two = await paid(kettle!)
    const { items } = await admin.data(orderAdminCalls.detail, { sn: one })
    const line = items.find(({ productSn }) => productSn === cup!.productSn)
    await admin.data(orderAdminCalls.ship, {
      sn: one,
      companyCode: 'shunfeng',
      deliverySn: 'SF9990001112',
      lines: [{ orderItemId: line!.id, quantity: 1 }],
    })
    const list = await printed(two, one)
    expect(list.map(({ orderSn }) => orderSn)).toEqual([two, one])
    expect(list[1]).toMatchObject({
      remark: '周末送',
      receiver: { name: '林小满', phone: '13900001234' },
      lines: [
        { productSn: kettle!.productSn, quantity: 1 },
        { productSn: cup!.productSn, barcode: '6901234567892', quantity: 2 },
      ],
    })
    await admin.data(orderAdminCalls.ship, {
      sn: one,
      companyCode: 'shunfeng',
      deliverySn: 'SF9990001113',
    })
    expect((await printed(one))[0]!.lines.map(({ quantity }) => quantity)).toEqual([1, 3])
  })

  it('holds no note of staff, and nothing of another store', async () => {
    const sn = await paid(cup!)
    await admin.data(orderAdminCalls.addNote, { sn, requestId: randomUUID(), text: '买家难缠' })
    expect(JSON.stringify(await printed(sn))).not.toContain('买家难缠')
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect((await local.call(orderAdminCalls.printed, { sns: [sn] })).reason).toBe('notFound')
  })
})
