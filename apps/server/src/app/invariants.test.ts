import { randomUUID } from 'node:crypto'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { voucherCalls } from '@mallard/contract/trade/payment/voucher.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { keysAfter, keysPart } from '#features/insight/operations/invariant-marks.repo.ts'
import { brokenInvariants, questionOf } from '#platform/db/invariants.ts'
import { openLink, openPromoting, promoter } from '#features/promoters/fx/test-fx.ts'
import { thirdAt } from '#features/aftersales/third-return/test-third.ts'
import type { Db } from '#platform/db/database.ts'
import { invariantSubjects } from './invariant-subjects.ts'
import { invariants } from './invariants.ts'
import { type Breach, breachesOf } from './testing/test-breaches.ts'
import { buyer, pay, placeOrder, skusWithStock, toCashier } from './testing/test-buyer.ts'
import { runPromotion } from './testing/test-promotions.ts'
import { testShop } from './testing/test-shop.ts'
import { voucherOf } from './testing/test-transfers.ts'

const shop = await testShop()
const { db } = shop.services
const [kettle, cup] = await skusWithStock(shop, 2)
const browser = await buyer(shop)
await openPromoting(await shop.staff())
const introducer = await promoter(shop, await shop.staff())
await openLink(browser, introducer.sponsorId)
const paid = await placeOrder(browser, [{ productSn: kettle!.productSn, quantity: 2 }])
await pay(shop, browser, paid.orderSn)
await shop.dispatch()
const unpaid = await placeOrder(browser, [{ productSn: cup!.productSn }])
await toCashier(shop, browser, unpaid.orderSn)
const held = await placeOrder(browser, [{ productSn: kettle!.productSn, quantity: 2 }])
await browser.data(voucherCalls.toPayOffline, await voucherOf(shop, browser, held.orderSn))
await browser.data(invoiceCalls.apply, { orderId: paid.orderSn, type: 1, name: '林小满' })
const stranger = await buyer(shop)
const third = await thirdAt(db, { partnerId: 1, storeId: 1 }, 2)
await placeOrder(stranger, [{ productSn: cup!.productSn }])

const breaches = await breachesOf({ shop, browser, stranger, kettle: kettle!, cup: cup! })

const subjectOf = new Map(invariants.map(({ name, subject }) => [name, subject]))

/** Those that break when each is asked of its subject, a few keys at a time. */
async function brokenSlices(trx: Db): Promise<string[]> {
  const broken: string[] = []
  for (const invariant of invariants) {
    if (invariant.subject === undefined) continue
    const subject = invariantSubjects[invariant.subject]!
    const keys = await keysAfter(trx, subject, '', 10_000)
    let found = 0
    for (let from = 0; from < keys.length; from += 50) {
      const { rows } =
        await sql`select from (${questionOf(invariant, keysPart(subject, keys.slice(from, from + 50)))}) as found`.execute(
          trx,
        )
      found += rows.length
    }
    if (found > 0) broken.push(invariant.name)
  }
  return broken
}

class Undo extends Error {}

/** The names that speak up while a violation is planted; nothing of it stays. */
async function namesAfter(plant: (trx: Db) => Promise<unknown>): Promise<string[]> {
  let names: string[] = []
  const planted = db.transaction().execute(async (trx) => {
    // Constraints that would keep the violation out are not what is tried here.
    await sql`set local session_replication_role = replica`.execute(trx)
    await plant(trx)
    const broken = (await brokenInvariants(trx, invariants)).map(({ name }) => name)
    expect(await brokenSlices(trx)).toEqual(
      broken.filter((name) => subjectOf.get(name) !== undefined),
    )
    names = broken.map((name) => name.split(' ')[0]!)
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
    expect(new Set(invariants.flatMap(({ subject }) => subject ?? []))).toEqual(
      new Set(Object.keys(invariantSubjects)),
    )
  })

  it.each<Breach>([
    ['I-1', sql`delete from order_item where order_id = ${paidOrder}`],
    [
      'I-4',
      sql`update order_item set freight_share = freight_share + 1 where order_id = ${paidOrder}`,
    ],
    ['I-5', sql`update orders set refunded_amount = 1 where id = ${paidOrder}`],
    ['I-7', sql`update order_item set shipped_quantity = 1 where order_id = ${paidOrder}`],
    [
      'I-9',
      sql`update store_sku set on_hand = on_hand + 1 where sku_id = ${kettle!.skuId} and partner_id = 1 and store_id = 1`,
    ],
    ['I-9', sql`delete from stock_log where biz_type = 'pay'`],
    [
      'I-10',
      sql`update store_sku set reserved = reserved - 1 where sku_id = ${cup!.skuId} and partner_id = 1 and store_id = 1`,
    ],
    ['I-11', sql`update goods set max_per_user = 1 where id = ${kettle!.goodsId}`],
    [
      'I-21',
      sql`with r as (
        insert into dining_receipt (partner_id, store_id, token, table_name, dish, staff_id, created_at, expires_at)
        values (1, 1, ${'r'.repeat(22)}, '1', '汤', (select min(id) from staff), now(), now() + interval '7 days') returning id
      ) insert into dining_comment (partner_id, store_id, receipt_id, request_id, star, content, created_at)
        select 1, 1, id, gen_random_uuid(), 5, '好', now() from r`,
    ],
    [
      'I-13',
      sql`update member set points_debt = points_debt + 1 where id = (select min(id) from member)`,
    ],
    [
      'I-13',
      sql`update member set status = 3 where integration > 0 and id = (select min(member_id) from points_ledger where balance > 0)`,
    ],
    ['I-14', sql`update fx_promoter set available = available + 1`],
    ['I-14', sql`update fx_commission set reversed = reversed + 1 where amount > reversed`],
    [
      'I-14',
      sql`update fx_order f set member_id = p.member_id from fx_promoter p where p.id = f.promoter_id`,
    ],
    ['I-16', sql`update pay_order set is_applied = false where status = 2`],
    [
      'I-16',
      sql`update orders set pay_status = 1, paid_amount = pay_amount where id = ${unpaidOrder}`,
    ],
    ['I-16', sql`update pay_order set paid_amount = paid_amount - 1 where status = 2`],
    [
      'I-17',
      sql`update pay_order set status = 2, is_applied = false, paid_amount = amount, paid_at = now(), channel_trade_no = 'x' where status = 1`,
    ],
    [
      'I-17',
      sql`
      insert into pay_refund (partner_id, store_id, refund_no, pay_order_id, amount, cause, created_at)
      select 1, 1, 'R1', id, amount, 'late', now() from pay_order where status = 1`,
    ],
    [
      'I-18',
      sql`insert into order_log (order_id, partner_id, event, from_status, to_status, actor_type, at) select ${unpaidOrder}, 1, 'confirm', 0, 3, 1, now()`,
    ],
    [
      'I-18',
      sql`insert into order_log (order_id, partner_id, event, from_status, to_status, actor_type, at) select ${paidOrder}, 1, 'pay', 0, 1, 4, now()`,
    ],
    ['I-19', sql`update orders set status = 2 where id = ${paidOrder}`],
    ['I-20', sql`update checkout_flow set order_sn = 'x' where order_sn = ${paid.orderSn}`],
    ['I-21', sql`update order_item set store_id = 2 where order_id = ${paidOrder}`],
    ['I-21', sql`update order_log set partner_id = 2 where order_id = ${paidOrder}`],
    ['I-21', sql`update invoice_log set partner_id = 2`],
    ['I-21', sql`update coupon_log set partner_id = 2`],
    ['I-21', sql`update third_return_log set partner_id = 2`],
    [
      'I-22',
      sql`update orders set member_id = (select max(id) from member), unpaid_place = null where id = ${unpaidOrder}`,
    ],
    ['I-7', sql`update third_return set quantity = 2, received = 2 where apply_id = ${third}`],
    ['I-18', sql`update third_return set status = 4 where apply_id = ${third}`],
    ['I-19', sql`update offline_payment set status = 3, settled_at = now() where status = 0`],
    ['I-19', sql`update orders set status = 0 where id = ${heldOrder}`],
    [
      'I-16',
      sql`update offline_payment set status = 1, serial_no = 'x-1', settled_at = now() where status = 0`,
    ],
    ['I-18', sql`update invoice set state = 'failed' where order_id = ${paidOrder}`],
    ['I-18', sql`update invoice_log set event = 'keep' where event = 'apply'`],
    ['I-18', sql`update order_log set event = 'ship' where event = 'submit'`],
    [
      'I-18',
      sql`
      with made as (
        insert into return_apply (partner_id, store_id, apply_id, order_id, applicant_id, role, type, status, is_unsent, is_whole, reason_code, description, apply_amount, freight_amount, created_at)
        select 1, 1, '26010610000000000001', id, member_id, 1, 1, 4, false, false, 'quality', '', 0, 0, now() from orders where id = ${paidOrder} returning id)
      insert into return_log (apply_id, partner_id, event, from_status, to_status, actor_type, at) select id, 1, 'receive', null, 4, 1, now() from made`,
    ],
    [
      'I-18',
      sql`insert into invoice_log (invoice_id, partner_id, event, from_state, to_state, actor_type, at) select id, 1, 'issue', 'issuing', 'applied', 4, now() from invoice`,
    ],
    [
      'lists',
      sql`update store_goods set price = price + 1 where goods_id = ${kettle!.goodsId} and partner_id = 1 and store_id = 1`,
    ],
    ...breaches,
  ])('%s speaks up when it is broken', async (name, violation) => {
    expect(await namesAfter((trx) => violation.execute(trx))).toContain(name)
  })

  it('bear with what was ordered before the back office set a limit, and with nothing after it', async () => {
    const admin = await shop.staff()
    const again = await buyer(shop)
    const kind = { type: 1, rule: { cut: 'bp', value: 9_000 } } as const
    const offer = await runPromotion(shop, admin, kind, {
      scope: 'sku',
      scopeIds: [cup!.skuId],
      limitPerUser: 2,
    })
    for (let count = 0; count < 2; count += 1)
      await placeOrder(again, [{ productSn: cup!.productSn, quantity: 2 }])
    expect(
      (await sql`select 1 from promotion_use where promotion_id = ${offer.id}`.execute(db)).rows,
    ).toHaveLength(2)
    const { state: _state, skus: _skus, ...setup } = offer
    await admin.data(promotionAdminCalls.save, {
      ...setup,
      limitPerUser: 1,
      requestId: randomUUID(),
    })
    for (const { goodsId } of [kettle!, cup!]) {
      const goods = await admin.data(goodsAdminCalls.detail, { id: goodsId })
      const {
        version,
        title,
        titleEn,
        subTitle,
        subTitleEn,
        brand,
        categoryId,
        tags,
        params,
        detailHtml,
        returnPolicy,
        listBasis,
        listBasisNote,
        listBasisNoteEn,
        freightTemplateId,
      } = goods
      const pics = goods.pics.map(({ url }) => url)
      const words = {
        pics,
        version,
        title,
        titleEn,
        subTitle,
        subTitleEn,
        brand,
        categoryId,
        tags,
        params,
        detailHtml,
        returnPolicy,
        listBasis,
        listBasisNote,
        listBasisNoteEn,
        freightTemplateId,
      }
      await admin.data(goodsAdminCalls.save, { id: goodsId, ...words, maxPerUser: 1 })
    }
    expect(await brokenInvariants(db, invariants)).toEqual([])
    const later = new Date(shop.clock.now() + 2 * minute)
    const late = (trx: Db) =>
      sql`update orders set created_at = ${later} where order_sn = ${paid.orderSn} or member_id = (select max(member_id) from promotion_use)`.execute(
        trx,
      )
    expect(await namesAfter(late)).toEqual(expect.arrayContaining(['I-11', 'nobody']))
    const given = async (trx: Db) => {
      await sql`update orders set created_at = ${later} where order_sn = ${paid.orderSn}`.execute(
        trx,
      )
      await sql`update order_item set gift_of = 1, promotion_amount = promotion_amount + real_amount, real_amount = 0 where order_id = ${paidOrder}`.execute(
        trx,
      )
    }
    expect(await namesAfter(given)).not.toContain('I-11')
  })
})
