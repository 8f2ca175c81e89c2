import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { caller, type Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '#app/server.ts'
import {
  buyer,
  expectBooksToAgree,
  paymentAt,
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
import { settleFree } from './index.ts'

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1)
let secondUrl: string

/** A second server process in all but name: on PostgreSQL with its own pool of connections. */
beforeAll(async () => {
  await setStock(shop, sku!.skuId, 500)
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

function atSecond(browser: Caller): Caller {
  const twin = caller(secondUrl, browser.scope)
  for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
  return twin
}

const place = (browser: Caller) => placeOrder(browser, [{ productSn: sku!.productSn }])

interface Books {
  readonly status: number
  readonly applied: number
  readonly back: number
  readonly paidLogs: number
}

async function booksOf(orderSns: readonly string[]): Promise<Books[]> {
  const { rows } = await sql<Books>`
    select o.status, (select count(*)::int from pay_order_target t join pay_order p on p.id = t.pay_order_id where t.order_id = o.id and p.is_applied) as applied,
      (select count(*)::int from pay_order_target t join pay_refund r on r.pay_order_id = t.pay_order_id where t.order_id = o.id) as back,
      (select count(*)::int from order_log l where l.order_id = o.id and l.event = 'pay') as "paidLogs"
    from orders o where o.order_sn = any(${orderSns}::text[]) order by o.id`.execute(
    shop.services.db,
  )
  return rows
}

describe('at the same moment', () => {
  it('a notice of UnionPay that comes twenty times, at two servers, is handled once', async () => {
    const browser = await buyer(shop)
    const { orderSn } = await place(browser)
    const opened = await toCashier(shop, browser, orderSn, 'unionPay')
    // One that was altered on its way is refused; mended, it is a genuine one that nobody has taken
    // yet.
    await shop.control('/_ctl/rules', {
      match: { provider: 'unionpay', operation: 'notify' },
      do: { kind: 'wrongSignature' },
    })
    await shop.control('/_ctl/pay', paymentAt('unionPay', opened))
    expect(await booksOf([orderSn])).toMatchObject([{ status: 0 }])
    const [notice] =
      await shop.control<{ headers: Record<string, string>; body: string }[]>('/_ctl/notices')
    const fields = new URLSearchParams(notice!.body)
    fields.set('respMsg', fields.get('respMsg')!.slice(0, -1))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        fetch(`${index % 2 === 0 ? shop.url : secondUrl}/pay/v2/notify/unionPay`, {
          method: 'POST',
          headers: notice!.headers,
          body: fields.toString(),
        }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await booksOf([orderSn])).toEqual([{ status: 1, applied: 1, back: 0, paidLogs: 1 }])
  })

  it('payments of one order at two cashiers book one and give the other back', async () => {
    const orders = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const browser = await buyer(shop)
        const { orderSn } = await place(browser)
        // Neither cashier can be closed by opening the next: one does not answer, the other cannot.
        const union = await toCashier(shop, browser, orderSn, 'unionPay')
        const wechat = await toCashier(shop, browser, orderSn, 'wxPay')
        return { orderSn, union, wechat }
      }),
    )
    await Promise.all(
      orders.flatMap(({ union, wechat }) => [
        shop.control('/_ctl/pay', { ...paymentAt('unionPay', union), late: true }),
        shop.control('/_ctl/pay', { ...paymentAt('wxPay', wechat), late: true }),
      ]),
    )
    for (const books of await booksOf(orders.map(({ orderSn }) => orderSn)))
      expect(books).toEqual({ status: 1, applied: 1, back: 1, paidLogs: 1 })
  })

  it('paying three orders together against cancelling one leaves all paid, or the money on its way back', async () => {
    const batches = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const browser = await buyer(shop)
        const orderSns: string[] = []
        for (let count = 0; count < 3; count += 1) orderSns.push((await place(browser)).orderSn)
        const method = (['wxPay', 'aliPay', 'unionPay'] as const)[index % 3]!
        return {
          browser,
          orderSns,
          method,
          opened: await toCashier(shop, browser, orderSns.join(','), method),
        }
      }),
    )
    await Promise.all(
      batches.flatMap(({ browser, orderSns, method, opened }) => [
        shop.control('/_ctl/pay', { ...paymentAt(method, opened), late: true }),
        atSecond(browser).call(orderCalls.cancel, { sn: orderSns[1]! }),
      ]),
    )
    for (const { orderSns } of batches) {
      const books = await booksOf(orderSns)
      const isPaid = books.every(({ status }) => status === 1)
      expect(books.map(({ status }) => status)).toEqual(isPaid ? [1, 1, 1] : [0, 4, 0])
      expect(new Set(books.map(({ applied, back }) => `${applied}${back}`))).toEqual(
        new Set([isPaid ? '10' : '01']),
      )
    }
  })

  it('an order that costs nothing is paid by its submit, once', async () => {
    const browser = await buyer(shop)
    const { orderSn } = await place(browser)
    const { db } = shop.services
    const free = () =>
      db.transaction().execute(async (trx) => {
        await sql`update orders o set coupon_amount = o.coupon_amount + i.real, freight_discount_amount = o.freight_amount, pay_amount = 0
          from (select order_id, sum(real_amount) as real from order_item group by order_id) i where i.order_id = o.id and o.order_sn = ${orderSn} and o.status = 0`.execute(
          trx,
        )
        await sql`update order_item i set coupon_amount = i.coupon_amount + i.real_amount, real_amount = 0 from orders o where o.id = i.order_id and o.order_sn = ${orderSn}`.execute(
          trx,
        )
        await settleFree(trx, { partnerId: 1, storeId: 1 }, orderSn, shop.clock.now())
      })
    const outcomes = await Promise.allSettled([free(), free(), free()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await booksOf([orderSn])).toEqual([{ status: 1, applied: 1, back: 0, paidLogs: 1 }])
    expect(await browser.data(orderCalls.detail, { sn: orderSn })).toMatchObject({
      payMethod: 'none',
      payStatus: 1,
    })
    expect(await browser.call(orderCalls.cancel, { sn: orderSn })).toMatchObject({ code: 500 })
  })
})
