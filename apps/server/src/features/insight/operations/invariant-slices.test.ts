import { hour } from '@mallard/kernel'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { invariantSubjects } from '#app/invariant-subjects.ts'
import { invariants } from '#app/invariants.ts'
import { jobHandlers } from '#app/jobs.ts'
import { buyer, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { usualPace, type Pace } from './invariant-slices.service.ts'
import { checkByClock } from './invariants.service.ts'

const shop = await testShop()
const { db } = shop.services
const skus = await skusWithStock(shop, 9)
const browser = await buyer(shop)
const place = async () => (await placeOrder(browser, [skus[0]!])).orderSn
/** One key of each subject in an hour, and of the logs only what is new. */
const step: Pace = { atOnce: 1, logRows: 3, reread: 0, round: 10_000 * hour }

const booked = 'I-5 an order has given back what its refunds came to, and no more than was paid'
const book = {
  invariants: invariants.filter(({ name }) => name === booked),
  subjects: { order: invariantSubjects['order']! },
}
const spoil = (sn: string) =>
  sql`update orders set paid_amount = pay_amount, refunded_amount = 1 where order_sn = ${sn}`.execute(
    db,
  )
const mend = () =>
  sql`update orders set paid_amount = 0, refunded_amount = 0 where refunded_amount = 1`.execute(db)

/** Orders that the next hourly run complains of. */
async function complaints(pace: Pace = step): Promise<unknown[]> {
  const results = await checkByClock(shop.services, book, pace)
  const [{ name, total, rows, fault }] = results as [NonNullable<typeof results>[number]]
  expect({ name, fault, rows: rows.length }).toEqual({
    name: booked,
    fault: undefined,
    rows: total,
  })
  return rows.map((row) => row['order_sn']).toSorted()
}

async function countOrders(): Promise<number> {
  return (await sql<{ orders: number }>`select count(*)::int as orders from orders`.execute(db))
    .rows[0]!.orders
}

/** Keys that the round has done; undefined between two rounds. */
async function done(): Promise<number | undefined> {
  const { rows } = await sql<{
    done: number
  }>`select done::int as done from invariant_mark where subject = 'order' and log = ''`.execute(db)
  return rows[0]?.done
}

describe('an hourly run', () => {
  it('finds what is new and broken at once, and what was broken long ago in its turn', async () => {
    const old: string[] = []
    while (old.length < 6) old.push(await place())
    expect(await complaints()).toEqual([])
    const [fresh, other] = [await place(), await place()]
    await spoil(fresh)
    expect(await complaints()).toEqual([fresh])
    // Known of, and said until it is mended, wherever the round stands.
    expect(await complaints()).toEqual([fresh])
    await mend()
    expect(await complaints()).toEqual([])

    await spoil(old[0]!)
    let runs = 1
    while ((await complaints()).length === 0) runs += 1
    expect(runs).toBeGreaterThan(1)
    expect(runs).toBeLessThanOrEqual((await countOrders()) + 1)
    for (let count = 0; count < 3; count += 1) expect(await complaints()).toEqual([old[0]])
    await spoil(other)
    while ((await complaints()).length === 1);
    expect(await complaints()).toEqual([old[0], other].toSorted())
    await mend()
    expect(await complaints()).toEqual([])
  })

  it('comes to every row within the time of a round, and catches up on hours that were missed', async () => {
    const pace = { ...usualPace, atOnce: 1, round: 4 * hour }
    while ((await done()) !== undefined) await complaints()
    const total = await countOrders()
    const seen: (number | undefined)[] = []
    for (const hours of [1, 2, 1]) {
      await complaints(pace)
      seen.push(await done())
      shop.clock.advance(hours * hour)
    }
    // The whole round took four parts of an hour each, two of which came together; behind the last
    // key nothing is left.
    expect(seen.slice(0, 2)).toEqual([Math.ceil(total / 4), Math.ceil(total / 2)])
    await complaints(pace)
    expect(await done()).toBeUndefined()
  })

  it('asks what is about all rows together once a night, and what was broken again each hour', async () => {
    const together = {
      invariants: [
        { name: 'together', statement: `select 1 as one from partner where name = 'broken'` },
      ],
      subjects: {},
    }
    const found = async () =>
      (await checkByClock(shop.services, together))!.map(({ total }) => total)
    const call = (name: string) => sql`update partner set name = ${name} where id = 1`.execute(db)
    expect(await found()).toEqual([0])
    await call('broken')
    shop.clock.advance(hour)
    expect(await found()).toEqual([0])
    shop.clock.advance(24 * hour)
    expect(await found()).toEqual([1])
    await call('Mallard')
    shop.clock.advance(hour)
    expect(await found()).toEqual([0])
  })

  it('leaves one dead job of all that complained', async () => {
    await sql`insert into job (kind, key, payload, due_at, state) values ('invariants.check', 'recurring', '{}', now(), 'dead')`.execute(
      db,
    )
    const run = () =>
      jobHandlers(shop.services)['invariants.check'].run({
        payload: {},
        scope: undefined,
        attempt: 1,
        finish: async () => {},
      })
    const dead = async () =>
      (await sql`select 1 from job where kind = 'invariants.check' and state = 'dead'`.execute(db))
        .rows.length
    await run()
    expect(await dead()).toBe(1)
    await spoil(await place())
    await expect(run()).rejects.toThrow(booked)
    expect(await dead()).toBe(0)
  })
})
