import { randomUUID } from 'node:crypto'
import { goodsDeskCalls } from '@mallard/contract/catalog/goods-desk.calls'
import { invoiceCalls } from '@mallard/contract/invoice/invoice.calls'
import { voucherCalls } from '@mallard/contract/payment/voucher.calls'
import { promotionDeskCalls } from '@mallard/contract/promotion/promotion-desk.calls'
import { minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '#platform/db/invariants.ts'
import { thirdAt } from '#features/third-return/test-third.ts'
import type { Db } from '#platform/db/database.ts'
import { invariants } from './invariants.ts'
import { buyer, pay, placeOrder, skusWithStock, toCashier } from './test-buyer.ts'
import { runPromotion } from './test-promotions.ts'
import { testShop } from './test-shop.ts'
import { voucherOf } from './test-transfers.ts'

const shop = await testShop()
const { db } = shop.services
const [kettle, cup] = await skusWithStock(shop, 2)
const browser = await buyer(shop)
const paid = await placeOrder(browser, [{ productSn: kettle!.productSn, quantity: 2 }])
await pay(shop, browser, paid.orderSn)
const unpaid = await placeOrder(browser, [{ productSn: cup!.productSn }])
await toCashier(shop, browser, unpaid.orderSn)
const held = await placeOrder(browser, [{ productSn: kettle!.productSn, quantity: 2 }])
await browser.data(voucherCalls.toPayOffline, await voucherOf(shop, browser, held.orderSn))
await browser.data(invoiceCalls.apply, { orderId: paid.orderSn, type: 1, name: '林小满' })
const stranger = await buyer(shop)
const third = await thirdAt(db, { partnerId: 1, storeId: 1 }, 2)
await placeOrder(stranger, [{ productSn: cup!.productSn }])

class Undo extends Error {}

/** The names that speak up while a violation is planted; nothing of it stays. */
async function namesAfter(plant: (trx: Db) => Promise<unknown>): Promise<string[]> {
  let names: string[] = []
  const planted = db.transaction().execute(async (trx) => {
    // Constraints that would keep the violation out are not what is tried here.
    await sql`set local session_replication_role = replica`.execute(trx)
    await plant(trx)
    names = (await brokenInvariants(trx, invariants)).map(({ name }) => name.split(' ')[0]!)
    throw new Undo()
  })
  await expect(planted).rejects.toBeInstanceOf(Undo)
  return [...new Set(names)]
}

const paidOrder = sql`(select id from orders where order_sn = ${paid.orderSn})`
const heldOrder = sql`(select id from orders where order_sn = ${held.orderSn})`
const unpaidOrder = sql`(select id from orders where order_sn = ${unpaid.orderSn})`

describe('the invariants', () => {
  it('hold for orders, payments and stock as they come about', async () => {
    expect(await brokenInvariants(db, invariants)).toEqual([])
    expect(invariants.length).toBeGreaterThan(15)
  })

  it.each([
    ['I-1', sql`delete from order_item where order_id = ${paidOrder}`],
    ['I-4', sql`update order_item set freight_share = freight_share + 1 where order_id = ${paidOrder}`],
    ['I-5', sql`update orders set refunded_amount = 1 where id = ${paidOrder}`],
    ['I-7', sql`update order_item set shipped_quantity = 1 where order_id = ${paidOrder}`],
    ['I-9', sql`update store_sku set on_hand = on_hand + 1 where sku_id = ${kettle!.skuId} and partner_id = 1 and store_id = 1`],
    ['I-9', sql`delete from stock_log where biz_type = 'pay'`],
    ['I-10', sql`update store_sku set reserved = reserved - 1 where sku_id = ${cup!.skuId} and partner_id = 1 and store_id = 1`],
    ['I-11', sql`update goods set max_per_user = 1 where id = ${kettle!.goodsId}`],
    ['I-13', sql`update member set points_debt = points_debt + 1 where id = (select min(id) from member)`],
    ['I-13', sql`update member set status = 3 where integration > 0 and id = (select min(member_id) from points_ledger where balance > 0)`],
    ['I-16', sql`update pay_order set is_applied = false where status = 2`],
    ['I-16', sql`update orders set pay_status = 1, paid_amount = pay_amount where id = ${unpaidOrder}`],
    ['I-16', sql`update pay_order set paid_amount = paid_amount - 1 where status = 2`],
    ['I-17', sql`update pay_order set status = 2, is_applied = false, paid_amount = amount, paid_at = now(), channel_trade_no = 'x' where status = 1`],
    [
      'I-17',
      sql`
      insert into pay_refund (partner_id, store_id, refund_no, pay_order_id, amount, cause, created_at)
      select 1, 1, 'R1', id, amount, 'late', now() from pay_order where status = 1`,
    ],
    ['I-18', sql`insert into order_log (order_id, event, from_status, to_status, actor_type, at) select ${unpaidOrder}, 'confirm', 0, 3, 1, now()`],
    ['I-18', sql`insert into order_log (order_id, event, from_status, to_status, actor_type, at) select ${paidOrder}, 'pay', 0, 1, 4, now()`],
    ['I-19', sql`update orders set status = 2 where id = ${paidOrder}`],
    ['I-20', sql`update checkout_flow set order_sn = 'x' where order_sn = ${paid.orderSn}`],
    ['I-21', sql`update order_item set store_id = 2 where order_id = ${paidOrder}`],
    ['I-22', sql`update orders set member_id = (select max(id) from member) where id = ${unpaidOrder}`],
    ['I-7', sql`update third_return set quantity = 2, received = 2 where apply_id = ${third}`],
    ['I-18', sql`update third_return set status = 4 where apply_id = ${third}`],
    ['I-19', sql`update offline_payment set status = 3, settled_at = now() where status = 0`],
    ['I-19', sql`update orders set status = 0 where id = ${heldOrder}`],
    ['I-16', sql`update offline_payment set status = 1, serial_no = 'x-1', settled_at = now() where status = 0`],
    ['I-18', sql`update invoice set state = 'failed' where order_id = ${paidOrder}`],
    [
      'I-18',
      sql`insert into invoice_log (invoice_id, event, from_state, to_state, actor_type, at) select id, 'issue', 'issuing', 'applied', 4, now() from invoice`,
    ],
    ['lists', sql`update store_goods set price = price + 1 where goods_id = ${kettle!.goodsId} and partner_id = 1 and store_id = 1`],
  ])('%s speaks up when it is broken', async (name, violation) => {
    expect(await namesAfter((trx) => violation.execute(trx))).toContain(name)
  })

  it('bear with what was ordered before the desk set a limit, and with nothing after it', async () => {
    const desk = await shop.staff()
    const again = await buyer(shop)
    const kind = { type: 1, rule: { cut: 'bp', value: 9_000 } } as const
    const offer = await runPromotion(shop, desk, kind, { scope: 'sku', scopeIds: [cup!.skuId], limitPerUser: 2 })
    for (let count = 0; count < 2; count += 1) await placeOrder(again, [{ productSn: cup!.productSn, quantity: 2 }])
    expect((await sql`select 1 from promotion_use where promotion_id = ${offer.id}`.execute(db)).rows).toHaveLength(2)
    const { state: _state, skus: _skus, ...setup } = offer
    await desk.data(promotionDeskCalls.save, { ...setup, limitPerUser: 1, requestId: randomUUID() })
    for (const { goodsId } of [kettle!, cup!]) {
      const goods = await desk.data(goodsDeskCalls.detail, { id: goodsId })
      const { version, title, titleEn, subTitle, subTitleEn, brand, categoryId, tags, params, detailHtml, afterSaleDays } = goods
      const words = { version, title, titleEn, subTitle, subTitleEn, brand, categoryId, tags, params, detailHtml, afterSaleDays }
      await desk.data(goodsDeskCalls.save, { id: goodsId, ...words, maxPerUser: 1 })
    }
    expect(await brokenInvariants(db, invariants)).toEqual([])
    const later = new Date(shop.clock.now() + 2 * minute)
    const late = (trx: Db) =>
      sql`update orders set created_at = ${later} where order_sn = ${paid.orderSn} or member_id = (select max(member_id) from promotion_use)`.execute(trx)
    expect(await namesAfter(late)).toEqual(expect.arrayContaining(['I-11', 'nobody']))
    const given = async (trx: Db) => {
      await sql`update orders set created_at = ${later} where order_sn = ${paid.orderSn}`.execute(trx)
      await sql`update order_item set gift_of = 1, promotion_amount = promotion_amount + real_amount, real_amount = 0 where order_id = ${paidOrder}`.execute(
        trx,
      )
    }
    expect(await namesAfter(given)).not.toContain('I-11')
  })
})
