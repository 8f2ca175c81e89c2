import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { maxUnpaid } from '@mallard/contract/trade/order/order.codes'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { caller, type Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '#app/server.ts'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  setStock,
  skusWithStock,
  toCashier,
} from '#app/testing/test-buyer.ts'
import { kind } from '#app/testing/test-harness.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { silentLog } from '#platform/log.ts'
import type { Services } from '#platform/services.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 3)
const buyers: Caller[] = []
let secondUrl: string

/** A second server process in all but name: on PostgreSQL with its own pool of connections. */
beforeAll(async () => {
  const database = await secondPool()
  const services = Object.create(shop.services, {
    db: { value: database?.kysely ?? shop.services.db },
  }) as Services
  const app = await buildServer({
    services,
    defaultScope: { partnerId: 1, storeId: 1 },
    trustProxy: true,
  })
  secondUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  for (let count = 0; count < 40; count += 1) buyers.push(await buyer(shop))
  return async () => {
    await app.close()
    await database?.close()
  }
}, 120_000)

afterAll(() => expectBooksToAgree(shop))

async function secondPool(): Promise<Database | undefined> {
  if (kind !== 'postgres') return undefined
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    shop.services.db,
  )
  const address = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  address.pathname = `/${rows[0]!.name}`
  return openDatabase({ databaseUrl: address.href, dataDir: '', log: silentLog })
}

/** The same browser, served by the other server. */
function atSecond(browser: Caller): Caller {
  const twin = caller(secondUrl, browser.scope)
  for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
  return twin
}

const either = (browser: Caller, index: number) => (index % 2 === 0 ? browser : atSecond(browser))

describe('at the same moment', () => {
  it('200 submits for the last 10 units sell exactly 10, round after round, through two servers', async () => {
    const [sku] = skus
    for (let round = 0; round < 3; round += 1) {
      const reserved = (
        await sql<{
          reserved: number
        }>`select reserved from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${sku!.skuId}`.execute(
          shop.services.db,
        )
      ).rows[0]!.reserved
      await setStock(shop, sku!.skuId, reserved + 10)
      const flows = await Promise.all(
        Array.from({ length: 200 }, async (_, index) => {
          const browser = buyers[index % buyers.length]!
          return {
            browser,
            flow: await browser.data(checkoutCalls.checkout, {
              productSn: sku!.productSn,
              quantity: 1,
            }),
          }
        }),
      )
      const answers = await Promise.all(
        flows.map(({ browser, flow }, index) =>
          either(browser, index).call(checkoutCalls.submit, flow),
        ),
      )
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(10)
      expect(answers.filter(({ reason }) => reason === 'soldOut')).toHaveLength(190)
      expect(answers.every(({ status }) => status === 200)).toBe(true)
    }
  }, 120_000)

  it('twenty submits of one checkout make one order, through two servers', async () => {
    const browser = buyers[0]!
    const flow = await browser.data(checkoutCalls.checkout, {
      productSn: skus[1]!.productSn,
      quantity: 1,
    })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        either(browser, index).data(checkoutCalls.submit, flow),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it('baskets with the same goods in another order do not block each other, nor do cancels between them', async () => {
    const [, second, third] = skus
    const answers = await Promise.all(
      buyers.map(async (browser, index) => {
        const pair = index % 2 === 0 ? [second!, third!] : [third!, second!]
        const placed = await placeOrder(browser, pair)
        if (index % 3 === 0) await atSecond(browser).data(orderCalls.cancel, { sn: placed.orderSn })
        return placed.orderSn
      }),
    )
    expect(new Set(answers).size).toBe(buyers.length)
  })

  it('thirty edits of a cart come to the same as one after another', async () => {
    const browser = buyers[1]!
    const [, second, third] = skus
    await browser.data(cartCalls.add, { goods: second!.productSn, qty: 1 })
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        either(browser, index).data(cartCalls.add, {
          goods: index % 3 === 0 ? third!.productSn : second!.productSn,
          qty: 1,
        }),
      ),
    )
    const cart = await browser.data(cartCalls.list, {})
    const lines = Object.fromEntries(
      cart.groups[0]!.lines.map(({ productSn, productQuantity }) => [productSn, productQuantity]),
    )
    expect(lines).toEqual({ [second!.productSn]: 21, [third!.productSn]: 10 })
    await browser.data(cartCalls.delete, {
      ids: cart.groups[0]!.lines.map(({ id }) => id).join(','),
    })
  })

  it('one person’s two checkouts of limited goods do not both pass', async () => {
    const [, , third] = skus
    const { db } = shop.services
    const browser = await buyer(shop)
    await sql`update goods set max_per_user = 1 where id = ${third!.goodsId}`.execute(db)
    const flows = await Promise.all(
      Array.from({ length: 6 }, () =>
        browser.data(checkoutCalls.checkout, { productSn: third!.productSn, quantity: 1 }),
      ),
    )
    const answers = await Promise.all(
      flows.map((flow, index) => either(browser, index).call(checkoutCalls.submit, flow)),
    )
    await sql`update goods set max_per_user = 0 where id = ${third!.goodsId}`.execute(db)
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'overLimit')).toHaveLength(5)
  })

  it('forty submits of one member leave twenty unpaid orders, and each that ends makes room for one', async () => {
    const browser = await buyer(shop)
    const flows = () =>
      Promise.all(
        Array.from({ length: 40 }, () =>
          browser.data(checkoutCalls.checkout, { productSn: skus[1]!.productSn, quantity: 1 }),
        ),
      )
    const race = async () => {
      const answers = await Promise.all(
        (await flows()).map((flow, index) =>
          either(browser, index).call(checkoutCalls.submit, flow),
        ),
      )
      const sold = answers.filter(({ code }) => code === 200)
      expect(answers.filter(({ reason }) => reason === 'tooManyUnpaid')).toHaveLength(
        40 - sold.length,
      )
      return sold.map(({ data }) => data.orderSn)
    }
    const first = await race()
    expect(first).toHaveLength(maxUnpaid)
    expect(await race()).toEqual([])
    expect((await pay(shop, browser, first[0]!)).paid).toBe(true)
    for (const sn of first.slice(1, 4)) await browser.data(orderCalls.cancel, { sn })
    expect(await race()).toHaveLength(4)
    const { rows } = await sql<{ places: number; held: number }>`
      select count(distinct o.unpaid_place)::int as places, count(*)::int as held from orders o
      where o.status = 0 and o.member_id = (select member_id from orders where order_sn = ${first[0]})`.execute(
      shop.services.db,
    )
    expect(rows[0]).toEqual({ places: maxUnpaid, held: maxUnpaid })
  }, 120_000)

  it('a payment and a cancel leave either a paid order or the money on its way back', async () => {
    const orders = await Promise.all(
      buyers.slice(0, 20).map(async (browser, index) => {
        const { orderSn } = await placeOrder(browser, [{ productSn: skus[1]!.productSn }])
        return {
          browser,
          orderSn,
          ...(await toCashier(shop, browser, orderSn, index % 2 === 0 ? 'wxPay' : 'aliPay')),
          index,
        }
      }),
    )
    const outcomes = await Promise.all(
      orders.flatMap(({ browser, orderSn, payNo, cashier, index }) => [
        shop.control<{ paid: boolean }>(
          '/_ctl/pay',
          index % 2 === 0 ? { payNo, late: true } : { cashier, late: true },
        ),
        atSecond(browser).call(orderCalls.cancel, { sn: orderSn }),
      ]),
    )
    expect(outcomes).toHaveLength(40)
    await shop.worker.runDue()
    const { rows } = await sql<{ status: number; applied: number; refunds: number }>`
      select o.status, count(p.id) filter (where p.is_applied)::int as applied, count(r.id)::int as refunds
      from orders o join pay_order_target t on t.order_id = o.id join pay_order p on p.id = t.pay_order_id left join pay_refund r on r.pay_order_id = p.id
      where o.order_sn = any(${orders.map(({ orderSn }) => orderSn)}::text[]) group by o.id`.execute(
      shop.services.db,
    )
    for (const { status, applied, refunds } of rows)
      expect([status, applied, refunds]).toEqual(status === 1 ? [1, 1, 0] : [4, 0, 1])
  })

  it('a notification that comes twenty times at once is handled once', async () => {
    const browser = buyers[2]!
    const { orderSn } = await placeOrder(browser, [{ productSn: skus[1]!.productSn }])
    const { payNo } = await toCashier(shop, browser, orderSn)
    await shop.control('/_ctl/rules', {
      match: { provider: 'wxpay', operation: 'notify' },
      do: { kind: 'lost' },
    })
    await shop.control('/_ctl/pay', { payNo })
    const [notice] = await shop.control<{ id: string }[]>('/_ctl/notices')
    await Promise.all([
      ...Array.from({ length: 20 }, () => shop.control(`/_ctl/notices/${notice!.id}/replay`, {})),
      ...Array.from({ length: 5 }, (_, index) =>
        either(browser, index).data(orderCalls.orderStatus, { sn: orderSn }),
      ),
    ])
    const { rows } = await sql<{ logs: number; moves: number }>`
      select (select count(*)::int from order_log l where l.order_id = o.id and l.event = 'pay') as logs,
        (select count(*)::int from stock_log s where s.biz_type = 'pay' and s.biz_id = o.order_sn) as moves
      from orders o where o.order_sn = ${orderSn}`.execute(shop.services.db)
    expect(rows[0]).toEqual({ logs: 1, moves: 1 })
  })

  it('ten taps on "pay" open one cashier', async () => {
    const browser = buyers[3]!
    const { orderSn } = await placeOrder(browser, [{ productSn: skus[1]!.productSn }])
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        either(browser, index).fetch(`/pay/v2/toPay/1-1/wxPay-WAP/${orderSn}.html`),
      ),
    )
    expect(answers.every(({ status }) => status === 302)).toBe(true)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pay_order_target t join orders o on o.id = t.order_id where o.order_sn = ${orderSn}`.execute(
      shop.services.db,
    )
    expect(rows[0]!.count).toBe(1)
    await pay(shop, browser, orderSn)
  })
})
