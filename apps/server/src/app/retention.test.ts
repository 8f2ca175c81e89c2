import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { beijingMonth, day } from '@mallard/kernel'
import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '#platform/db/invariants.ts'
import { sweepInBatches } from '#platform/db/sweep.ts'
import { invariants } from './invariants.ts'
import { jobHandlers } from './jobs.ts'
import { sweeps, sweptElsewhere } from './retention.ts'
import { buyer, pay, placeOrder, skusWithStock } from './testing/test-buyer.ts'
import { testShop } from './testing/test-shop.ts'

const shop = await testShop()
const { db } = shop.services
const now = () => shop.clock.now()
const night = () =>
  jobHandlers(shop.services)['retention.sweep'].run({
    payload: {},
    scope: undefined,
    attempt: 1,
    finish: async () => {},
  })
const countOf = async (table: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db))
    .rows[0]?.count
const text = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
/** Rows of the table of retention. */
const documented = new Map(
  [
    ...text
      .slice(text.indexOf('## How long what is kept'))
      .matchAll(/^\| ((?:`\w+`(?:, )?)+) \| (.+) \| (.+) \|$/gm),
  ].flatMap(([, names = '', kept = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, kept] as const),
  ),
)

describe('retention', () => {
  it('is decided for every table, and operators can read it', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
      db,
    )
    expect(
      rows.map(({ name }) => name).filter((name) => !documented.has(name)),
      'add them to docs/operations.md and, if they grow, to retention.ts',
    ).toEqual([])
    const tables = new Set(rows.map(({ name }) => name))
    for (const name of [...Object.keys(sweeps), ...Object.keys(sweptElsewhere)]) {
      expect(tables.has(name), name).toBe(true)
      expect(documented.get(name), name).not.toMatch(/for good/)
    }
    for (const [name, kept] of documented)
      if (!(name in sweeps) && !(name in sweptElsewhere))
        expect(kept, name).toMatch(/for good|with |bounded|until/)
  })

  it('removes what anyone can make, in batches, and leaves what is still good', async () => {
    await sql`
      insert into session (token_hash, partner_id, store_id, xsrf, ip, user_agent, created_at, seen_at, expires_at)
      select 'h' || n, 1, 1, 'x', '127.0.0.1', '', now(), now(), ${new Date(now())}::timestamptz - (n - 10) * interval '1 day' from generate_series(1, 5010) n`.execute(
      db,
    )
    await sql`
      insert into captcha (id, answer_hash, expires_at) select 'c' || n, 'x', ${new Date(now())}::timestamptz - n * interval '1 hour' from generate_series(1, 3000) n`.execute(
      db,
    )
    await sql`
      insert into sms_code (partner_id, phone, scene, code_hash, created_at, expires_at)
      select 1, '13900000000', 'login', 'x', now(), ${new Date(now())}::timestamptz - n * interval '1 hour' from generate_series(1, 3000) n`.execute(
      db,
    )
    await night()
    expect(await countOf('captcha')).toBe(24)
    expect(await countOf('sms_code')).toBe(7 * 24)
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from session where token_hash like 'h%'`.execute(db)
    expect(rows[0]?.count).toBe(17)
  })

  it('takes logs away by whole months, the oldest first, a batch at a time', async () => {
    const thisMonth = beijingMonth(now())
    await sql`delete from audit_log`.execute(db)
    await sql`
      insert into audit_log (partner_id, staff_name, action, object, changes, ip, at)
      select 1, 'x', 'x', 'x', '{}', '', ${new Date(thisMonth)}::timestamptz - interval '36 months' + (n - 2500) * interval '1 minute' from generate_series(1, 3000) n`.execute(
      db,
    )
    const sweep = sweeps['audit_log']!
    expect(await sweepInBatches(db, sweep, now(), { most: 1000, batches: 1 })).toBe(true)
    expect(await countOf('audit_log')).toBe(2000)
    expect(await sweepInBatches(db, sweep, now(), { most: 1000 })).toBe(false)
    expect(await countOf('audit_log')).toBe(501)
    await sql`delete from audit_log`.execute(db)
  })

  it('leaves the books in agreement when the logs of orders and of stock were swept, again and again', async () => {
    const ana = await buyer(shop)
    const [sku] = await skusWithStock(shop, 1, 50)
    const placed = [await placeOrder(ana, [sku!]), await placeOrder(ana, [sku!])]
    await pay(shop, ana, placed[0]!.orderSn)
    await ana.data(orderCalls.cancel, { sn: placed[1]!.orderSn })
    await shop.dispatch()
    expect(await brokenInvariants(db, invariants)).toEqual([])
    const movements = await countOf('stock_log')
    shop.clock.advance(40 * 31 * day)
    for (let run = 0; run < 2; run += 1) {
      await night()
      expect(await brokenInvariants(db, invariants)).toEqual([])
    }
    const { rows: kept } = await sql<{ orderSn: string; events: string }>`
      select o.order_sn as "orderSn", string_agg(l.event, ' ' order by l.id) as events from orders o join order_log l on l.order_id = o.id
      where o.order_sn in (${placed[0]!.orderSn}, ${placed[1]!.orderSn}) group by o.id order by o.id`.execute(
      db,
    )
    // Paid and not ended: all of it stays. Closed: how it ended.
    expect(kept.map(({ events }) => events)).toEqual(['submit pay', 'cancel'])
    expect(await countOf('stock_log')).toBeLessThan(movements!)
    const { rows: carried } = await sql<{ count: number }>`
      select count(*)::int as count from stock_log where sku_id = ${sku!.skuId} and biz_type in ('submit', 'cancel', 'close', 'pay')`.execute(
      db,
    )
    expect(carried).toEqual([{ count: 0 }])
  })
})
