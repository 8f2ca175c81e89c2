import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { second } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { sizeOf } from '#app/testing/test-sizes.ts'
import { buyer, expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { purchaseKindsOf, purchasesOnOrders } from '#features/trade/checkout/index.ts'
import { seckillPurchase } from './seckill-purchase.ts'
import { runningSeckill, take } from './test-seckill.ts'

const buyers = sizeOf('SECKILL_BUYERS', 30)
const tries = sizeOf('SECKILL_TRIES', 4)

/** Tries under way, of two open files each: a process does not have enough for all of a night's. */
const atOnce = 2000

async function together<T>(acts: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers: T[] = []
  const waiting = acts.values()
  const lane = async () => {
    for (const act of waiting) answers.push(await act())
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return answers
}

const shop = await testShop()
const [sku, another] = await skusWithStock(shop, 2, 100_000)

afterAll(() => expectBooksToAgree(shop))

describe('many buyers at the same moment', () => {
  it('take the quota exactly, and none of them more than the limit', async () => {
    const owner = await shop.staff()
    const quota = buyers + Math.floor(buyers / 2)
    const { id } = await runningSeckill(shop, owner, [sku!], { quota, limit: 2 })
    const browsers: Caller[] = []
    for (let count = 0; count < buyers; count += 1) browsers.push(await buyer(shop))
    const answers = await together(
      browsers.flatMap((browser) =>
        Array.from({ length: tries }, () => () => take(browser, sku!, id)),
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const refusals = new Set(answers.flatMap(({ code, reason }) => (code === 200 ? [] : [reason])))
    expect(
      [...refusals].every((reason) =>
        ['seckillChance', 'seckillLimit', 'seckillSoldOut', 'seckillFew'].includes(reason ?? ''),
      ),
    ).toBe(true)
    const won = answers.filter(({ code }) => code === 200).length
    const { rows } = await sql<{ reserved: number; most: number; orders: number }>`
      select q.reserved, (select max(units) from seckill_user u where u.seckill_id = q.seckill_id) as most,
        (select count(*)::int from orders o where o.kind = 3 and (o.context->>'seckillId')::bigint = ${id}) as orders
      from seckill_sku q where q.seckill_id = ${id}`.execute(shop.services.db)
    expect(rows[0]).toEqual({ reserved: quota, most: 2, orders: quota })
    expect(won).toBe(quota)
    shop.clock.advance(second)
    expect((await browsers[0]!.data(seckillCalls.quota, { id })).skus[0]).toMatchObject({
      left: 0,
      state: 'chance',
    })
  })
})

/** Takes the place of what a test did to see what it would do. */
class Enough extends Error {}

describe('orders that are paid and closed at once', () => {
  it('never wait in a circle with a member who buys again', async () => {
    const owner = await shop.staff()
    const { id } = await runningSeckill(shop, owner, [another!], { quota: 10, limit: 3 })
    const [again, other] = [await buyer(shop), await buyer(shop)]
    for (const browser of [again, other]) expect((await take(browser, another!, id)).code).toBe(200)
    const { db } = shop.services
    const { rows } = await sql<OrderOfSale>`
      select id as "orderId", order_sn as "orderSn", member_id as "memberId", kind, context from orders
      where kind = 3 and (context->>'seckillId')::bigint = ${id} order by id`.execute(db)
    const at = new Date(shop.clock.now())
    const event = (row: OrderOfSale | undefined, name: 'cancel' | 'pay') =>
      ({ ...row!, scope: { partnerId: 1, storeId: 1 }, event: name, at }) as never
    const handler = purchasesOnOrders(purchaseKindsOf([seckillPurchase]))

    let letGo = (): void => undefined
    const end = new Promise<void>((resolve) => (letGo = resolve))
    let holding: Promise<void> | undefined
    await new Promise<void>((resolve) => {
      holding = db.transaction().execute(async (trx) => {
        await sql`select 1 from seckill_sku where seckill_id = ${id} for update`.execute(trx)
        resolve()
        await end
      })
    })
    const handling = db
      .transaction()
      .execute(async (trx) => {
        // Of two who wait in a circle, the one who looks first gives way: here the error is seen.
        await sql`set local deadlock_timeout = '20ms'`.execute(trx)
        await handler.handle(trx, [event(rows[1], 'pay'), event(rows[0], 'cancel')])
        throw new Enough()
      })
      .catch((error: unknown) => error)
    await waiting(1)
    const buying = take(again, another!, id)
    await waiting(2).finally(letGo)
    await holding
    expect(await handling).toBeInstanceOf(Enough)
    expect((await buying).code).toBe(200)
  })
})

interface OrderOfSale {
  readonly orderId: number
  readonly orderSn: string
  readonly memberId: number
  readonly kind: number
  readonly context: unknown
}

/** Until so many wait for somebody's row. */
async function waiting(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(distinct pid)::int as count from pg_locks where not granted`.execute(
        shop.services.db,
      )
      return rows[0]?.count
    })
    .toBeGreaterThanOrEqual(count)
}
