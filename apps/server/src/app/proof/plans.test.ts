import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { maxUnpaid } from '@mallard/contract/trade/order/order.codes'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { orderDigests } from '#features/trade/order-notices/index.ts'
import { payablesOf } from '#features/trade/payment/attempt.repo.ts'
import type { Db } from '#platform/db/database.ts'
import { buyer, pay, placeOrder, skusWithStock } from '../testing/test-buyer.ts'
import { filling } from '../testing/test-reads.ts'
import { testShop } from '../testing/test-shop.ts'

// PostgreSQL plans by its statistics. Here it has some that once made it choose badly; rows and
// plans are counted, nothing is timed.
const shop = await testShop()
const { db } = shop.services
const skus = await skusWithStock(shop, 20)
const scope = { partnerId: 1, storeId: 1 }

/** Rows of a table that `run` reads, by whatever way. */
async function rowsRead(table: string, run: (trx: Db) => Promise<unknown>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const count = async () => {
      const { rows } = await sql<{ read: number }>`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables where relname = ${table}`.execute(
        trx,
      )
      return rows[0]!.read
    }
    const before = await count()
    await run(trx)
    return (await count()) - before
  })
}

/**
 * Ten times the goods of the demo world, and a cart with one of each, the only one when PostgreSQL
 * counted: carts are long, and the one who is not named has none.
 */
async function oneLongCart(): Promise<void> {
  const copies = sql`generate_series(10000, 100000, 10000) n`
  await filling(db, async (trx) => {
    await sql`
      with g as (
        insert into goods overriding system value
        select copied.* from goods g, ${copies}, jsonb_populate_record(null::goods, to_jsonb(g) || jsonb_build_object('id', g.id + n, 'code', g.code || n)) copied
      ), k as (
        insert into sku overriding system value
        select copied.* from sku k, ${copies}, jsonb_populate_record(null::sku, to_jsonb(k) || jsonb_build_object('id', k.id + n, 'goods_id', k.goods_id + n, 'product_sn', k.product_sn || n)) copied
      ), sg as (
        insert into store_goods select copied.* from store_goods g, ${copies}, jsonb_populate_record(null::store_goods, to_jsonb(g) || jsonb_build_object('goods_id', g.goods_id + n)) copied
      )
      insert into store_sku select copied.* from store_sku s, ${copies}, jsonb_populate_record(null::store_sku, to_jsonb(s) || jsonb_build_object('sku_id', s.sku_id + n)) copied`.execute(
      trx,
    )
    await sql`
      with m as (insert into member (partner_id, uuid, nickname, created_at) values (1, 'long-cart', '', now()) returning id)
      insert into cart_item (partner_id, store_id, member_id, sku_id, quantity, added_price, created_at)
      select 1, 1, m.id, s.sku_id, 1, s.sale_price, now() from m, store_sku s where s.partner_id = 1 and s.store_id = 1`.execute(
      trx,
    )
    await sql`analyze`.execute(trx)
  })
}

it('plans the statements on a cart once for everyone, although carts differ in length (decision 33)', async () => {
  await oneLongCart()
  const browser = await buyer(shop)
  for (let time = 0; time < 12; time += 1) {
    await placeOrder(browser, [skus[time]!])
    await browser.data(cartCalls.list, {})
  }
  const { rows } = await sql<{ statement: string; custom: number; generic: number }>`
    select statement, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
    where statement like '%cart\_item c%' and custom_plans + generic_plans >= 12`.execute(db)
  // Five plans are made to see what they cost; then one stays. Adding, listing, opening the
  // checkout, submitting.
  expect(
    rows.map(({ statement, custom, generic }) => ({
      statement: statement.trim().slice(0, 200),
      custom,
      isKept: generic > 0,
    })),
  ).toEqual(
    Array.from({ length: 4 }, () => ({ statement: expect.any(String), custom: 5, isKept: true })),
  )
})

it('plans once what is told of orders, one or many (decision 214)', async () => {
  const browser = await buyer(shop)
  for (const sku of skus.slice(0, 3)) {
    const { orderSn } = await placeOrder(browser, [sku])
    await pay(shop, browser, orderSn)
    await shop.dispatch()
  }
  // Of the connection that dispatched last: nobody else sends these texts.
  const { rows } = await sql<{ text: string; custom: number; generic: number }>`
    select regexp_replace(statement, '\s+', ' ', 'g') as text, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
    where statement ~ 'order_log where not is_handled order by|refresh_member_total|insert into notice|insert into promotion_total|fx_setting t on'`.execute(
    db,
  )
  expect(rows.length).toBeGreaterThanOrEqual(5)
  expect(rows.filter(({ custom, generic }) => custom > 0 || generic === 0)).toEqual([])
})

it('writes what a member ordered only where it is another than it was', async () => {
  const browser = await buyer(shop)
  const { id } = await browser.data(identityCalls.userInfo, {})
  /** Where both rows stand, which changes whenever they are written, and what they say. */
  const totals = async () => {
    await shop.dispatch()
    const { rows } = await sql<{ at: string; orders: number; here: number }>`
      select concat(m.ctid, s.ctid) as at, m.order_count as orders, s.order_count as here
      from member m join member_store s on s.partner_id = m.partner_id and s.member_id = m.id where m.id = ${id}`.execute(
      db,
    )
    return rows[0]!
  }
  const { orderSn } = await placeOrder(browser, [skus[0]!])
  const placed = await totals()
  const other = await placeOrder(browser, [skus[1]!])
  expect(await totals()).toEqual({ ...placed, orders: 0, here: 0 })
  await pay(shop, browser, orderSn)
  expect(await totals()).toMatchObject({ at: expect.not.stringContaining(placed.at), orders: 1 })
  await pay(shop, browser, other.orderSn)
  expect(await totals()).toMatchObject({ orders: 2, here: 2 })
})

it('looks up the first line of an order by key, although orders had hundreds of lines when they were counted', async () => {
  const browser = await buyer(shop)
  // Of somebody else, who may leave no more of them unpaid.
  const other = await buyer(shop)
  for (const sku of skus.slice(0, maxUnpaid)) await placeOrder(other, [sku])
  await filling(db, async (trx) => {
    await sql`
      insert into order_item overriding system value
      select copied.* from order_item i, generate_series(1000, 250000, 1000) n, jsonb_populate_record(null::order_item, to_jsonb(i) || jsonb_build_object('id', i.id + n)) copied`.execute(
      trx,
    )
    await sql`select setval(pg_get_serial_sequence('order_item', 'id'), (select max(id) from order_item))`.execute(
      trx,
    )
    await sql`analyze order_item`.execute(trx)
  })
  const placed = [
    await placeOrder(browser, [skus[0]!, skus[1]!]),
    await placeOrder(browser, [skus[2]!]),
  ]
  const orderSns = placed.map(({ orderSn }) => orderSn)
  const { rows } = await sql<{
    id: number
  }>`select id from orders where order_sn = any(${orderSns}::text[])`.execute(db)
  const { id: memberId } = await browser.data(identityCalls.userInfo, {})
  // As often as the plan that stays is chosen again, and once more.
  for (let time = 0; time < 8; time += 1) {
    const told = await rowsRead('order_item', async (trx) => {
      const digests = await orderDigests(
        trx,
        rows.map(({ id }) => id),
      )
      expect([...digests.values()].map(({ lines }) => lines).toSorted()).toEqual([1, 2])
    })
    const paid = await rowsRead('order_item', async (trx) =>
      expect(await payablesOf(trx, scope, memberId, orderSns)).toHaveLength(2),
    )
    expect(
      { told: told <= 10, paid: paid <= 10 },
      `${told} and ${paid} lines read of an order of two and one of one`,
    ).toEqual({ told: true, paid: true })
  }
})
