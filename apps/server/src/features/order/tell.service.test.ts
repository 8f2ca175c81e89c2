import { orderCalls } from '@mallard/contract/order/order.calls'
import { minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/test-buyer.ts'
import { raceTest } from '#app/test-harness.ts'
import { testShop } from '#app/test-shop.ts'
import type { Db } from '#platform/db/database.ts'
import { deadJobs, revive } from '#platform/jobs/jobs.repo.ts'
import { type OrderListener, type OrderMoved, tellAll, tellJobs, tellWaiting } from './index.ts'
import type { OrderHappening } from './order.events.ts'

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1)
const { services } = shop
const browser = await buyer(shop)
const heard: OrderMoved[] = []

/** Writes down what it hears, in memory and in the transaction. */
function listener(name: string, events: readonly OrderHappening[], fails: (moved: readonly OrderMoved[]) => boolean = () => false): OrderListener {
  return {
    name,
    events,
    hear: async (trx, moved) => {
      for (const row of moved) await sql`insert into heard (listener, log_id) values (${name}, ${row.logId})`.execute(trx)
      if (fails(moved)) throw new Error(`${name} cannot hear this`)
      heard.push(...moved)
    },
  }
}

const tell = (...listeners: OrderListener[]) => tellAll({ ...services, listeners })
const place = async () => (await placeOrder(browser, [sku!])).orderSn
const eventsOf = async (name: string, orderSn: string) => {
  const { rows } = await sql<{ event: string }>`
    select l.event from heard h join order_log l on l.id = h.log_id join orders o on o.id = l.order_id where h.listener = ${name} and o.order_sn = ${orderSn} order by h.place`.execute(
    services.db,
  )
  return rows.map(({ event }) => event)
}
/** Runs the job `order.tell` as the worker does, with the test's own listeners. */
async function retell(...listeners: OrderListener[]): Promise<number> {
  const { rows } = await sql<{
    id: number
    payload: { listener: string; orderId: number }
  }>`select id, payload from job where kind = 'order.tell' order by id`.execute(services.db)
  const finish = (id: number) => async (trx: Db) => void (await sql`delete from job where id = ${id}`.execute(trx))
  for (const { id, payload } of rows) await tellJobs(services, listeners)['order.tell'].run({ payload, scope: undefined, attempt: 1, finish: finish(id) })
  return rows.length
}

beforeEach(async () => {
  await shop.tell()
  heard.length = 0
  await sql`create table if not exists heard (place bigint generated always as identity, listener text, log_id bigint, primary key (listener, log_id))`.execute(
    services.db,
  )
})

describe('what happened to an order', () => {
  it('is heard once, in its order, by those who want it', async () => {
    const orderSn = await place()
    await pay(shop, browser, orderSn)
    const points = listener('points', ['pay'])
    const growth = listener('growth', ['submit', 'pay', 'cancel'])
    expect(await tell(points, growth)).toBe(2)
    expect(await tell(points, growth)).toBe(0)
    expect(await eventsOf('points', orderSn)).toEqual(['pay'])
    expect(await eventsOf('growth', orderSn)).toEqual(['submit', 'pay'])
    expect(heard.at(-1)).toMatchObject({ orderSn, event: 'pay', from: 0, to: 1, scope: { partnerId: 1, storeId: 1 }, at: new Date(shop.clock.now()) })
    expect(heard.at(-1)?.memberId).toBeGreaterThan(0)
  })

  it('while others are told of theirs waits for the next time, where it is told with what else came', async () => {
    const orderSn = await place()
    const adding: OrderListener = {
      name: 'adding',
      events: ['submit', 'ship'],
      // What comes while a batch is told: here by the listener itself, at a busy time by other calls.
      hear: async (trx, moved) => {
        heard.push(...moved)
        if (moved.every(({ event }) => event !== 'submit')) return
        await sql`insert into order_log (order_id, event, from_status, to_status, actor_type, at)
          select ${moved[0]!.orderId}, 'ship', 1, 2, 3, ${new Date(shop.clock.now())} from generate_series(1, 2)`.execute(trx)
      },
    }
    expect(await tellWaiting({ ...services, listeners: [adding] })).toBe(1)
    expect(heard.map(({ event }) => event)).toEqual(['submit'])
    expect(await tellWaiting({ ...services, listeners: [adding] })).toBe(2)
    expect(heard.map(({ orderSn: sn, event }) => [sn, event])).toEqual([
      [orderSn, 'submit'],
      [orderSn, 'ship'],
      [orderSn, 'ship'],
    ])
  })

  it('is not heard if it was undone', async () => {
    const orderSn = await place()
    await tell()
    await services.db
      .transaction()
      .execute(async (trx) => {
        await sql`insert into order_log (order_id, event, from_status, to_status, actor_type, at) select id, 'cancel', 0, 4, 1, now() from orders where order_sn = ${orderSn}`.execute(
          trx,
        )
        throw new Error('undone')
      })
      .catch(() => {})
    expect(await tell(listener('undone', ['cancel']))).toBe(0)
  })
})

describe('a listener that fails', () => {
  it('holds up neither the others nor the other orders, and leaves nothing half done', async () => {
    const [first, second] = [await place(), await place()]
    const broken = listener('broken', ['submit'], (moved) => moved.some(({ orderSn }) => orderSn === first))
    const sound = listener('sound', ['submit'])
    expect(await tell(broken, sound)).toBe(2)
    expect([await eventsOf('broken', first), await eventsOf('broken', second)]).toEqual([[], ['submit']])
    expect([await eventsOf('sound', first), await eventsOf('sound', second)]).toEqual([['submit'], ['submit']])
    expect(await retell(listener('broken', ['submit']))).toBe(1)
    expect(await eventsOf('broken', first)).toEqual(['submit'])
  })

  it('hears the later happenings of that order after the earlier ones', async () => {
    const orderSn = await place()
    await tell(listener('slow', ['submit', 'cancel'], () => true))
    await browser.data(orderCalls.cancel, { sn: orderSn })
    const mended = listener('slow', ['submit', 'cancel'])
    await tell(mended)
    expect(await eventsOf('slow', orderSn)).toEqual([])
    expect(await retell(mended)).toBe(1)
    expect(await eventsOf('slow', orderSn)).toEqual(['submit', 'cancel'])
  })

  it('ends as a dead job that a person can wake', async () => {
    await place()
    await tell(listener('gone', ['submit'], () => true))
    for (let tries = 0; tries < 12; tries += 1) {
      shop.clock.advance(300 * minute)
      await shop.worker.runDue()
    }
    const dead = (await deadJobs(services.db, 10)).find(({ kind }) => kind === 'order.tell')
    expect(dead?.last_error).toContain('gone')
    expect(await revive(services.db, dead!.id, shop.clock.now())).toBe(true)
  })
})

raceTest('two processes that tell at once tell each happening once, and each order in its order', async () => {
  const orders: string[] = []
  for (let count = 0; count < 8; count += 1) orders.push(await place())
  for (const orderSn of orders) await browser.data(orderCalls.cancel, { sn: orderSn })
  const both = listener('both', ['submit', 'cancel'])
  const counts = await Promise.all([tell(both), tell(both), tell(both), tell(both)])
  await tell(both)
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(16)
  for (const orderSn of orders) expect(await eventsOf('both', orderSn)).toEqual(['submit', 'cancel'])
})
