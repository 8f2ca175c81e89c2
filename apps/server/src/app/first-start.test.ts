import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cmsCalls } from '@mallard/contract/content/cms/cms.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { storeCalls } from '@mallard/contract/shop/store/store.calls'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { beijingDay, fakeClock, hour } from '@mallard/kernel'
import { world } from '@mallard/shop-data'
import { evaluations } from '@mallard/shop-data/activities/evaluate'
import { groupBuys } from '@mallard/shop-data/activities/group-buy'
import { seckills } from '@mallard/shop-data/activities/seckill'
import { promotions } from '@mallard/shop-data/pricing/promotion'
import { caller } from '@mallard/testing/caller'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { resetPassword } from '#features/people/staff/index.ts'
import type { Database } from '#platform/db/database.ts'
import { processLimiter } from '#platform/rate-limit.ts'
import { createCache } from '#platform/cache.ts'
import type { Services } from '#platform/services.ts'
import { type Login, loginsFile } from './demo/logins.ts'
import { firstStart, type ShopData } from './first-start.ts'
import { buildServer } from './server.ts'
import { raceTest, testDatabase } from './testing/test-harness.ts'
import { testShop } from './testing/test-shop.ts'

const { services: filled } = await testShop()
const dataDir = mkdtempSync(join(tmpdir(), 'mallard-first-'))
const opened: FastifyInstance[] = []
afterAll(async () => {
  for (const app of opened) await app.close()
  rmSync(dataDir, { recursive: true })
})

const pictureOf = async (key: string) => ({
  url: `/pictures/${key}.00000000.webp`,
  width: 1000,
  height: 1000,
  color: '#eeeeee',
})

/** A shop whose database is still empty. */
async function emptyShop(): Promise<{ database: Database; services: Services }> {
  const database = await testDatabase()
  const clock = fakeClock()
  return {
    database,
    services: {
      ...filled,
      db: database.kysely,
      clock,
      cache: createCache(clock),
      limiter: processLimiter(clock),
    },
  }
}

async function begin(
  shop: { database: Database; services: Services },
  shopData: ShopData,
  rest: { ownerPassword?: string; adopt?: () => void } = {},
): Promise<readonly Login[]> {
  const options = { shopData, dataDir, pictureOf, ...rest }
  const { logins, refresh } = await firstStart(shop.database, shop.services, options)
  await refresh?.()
  return logins
}

async function countOf(database: Database, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.kysely)
  return rows[0]?.count ?? 0
}

async function ordersByKind({ database }: { database: Database }) {
  const { rows } = await sql<{ kind: number; count: number }>`
    select kind, count(*)::int as count from orders group by 1 order by 1`.execute(database.kysely)
  return rows
}

async function signsIn(
  { services }: { services: Services },
  login: string,
  password: string,
): Promise<number> {
  const app = await buildServer({
    services,
    defaultScope: { partnerId: 1, storeId: 1 },
    trustProxy: true,
  })
  opened.push(app)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const admin = caller(
    url,
    { partnerId: 1, storeId: 1 },
    { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' },
  )
  return (await admin.call(staffCalls.login, { login, password })).code
}

describe('the first start of a demo', () => {
  it('leaves nothing when it is broken off before the passwords are known, and begins again', async () => {
    const shop = await emptyShop()
    const breaks = async (key: string) =>
      key === world.pages.at(-1)?.sharePicture
        ? Promise.reject(new Error('killed'))
        : pictureOf(key)
    await expect(
      firstStart(shop.database, shop.services, { shopData: 'demo', dataDir, pictureOf: breaks }),
    ).rejects.toThrow('killed')
    expect(await countOf(shop.database, 'staff')).toBe(0)
    const [owner] = await begin(shop, 'demo')
    expect(await signsIn(shop, owner!.login, owner!.password)).toBe(200)
  })

  it('goes on with the past orders where it was killed, and tells nobody a password twice', async () => {
    const shop = await emptyShop()
    let paid = 0
    const adopt = () => {
      paid += 1
      if (paid === 3) throw new Error('killed')
    }
    await expect(begin(shop, 'demo', { adopt })).rejects.toThrow('killed')
    const kept = JSON.parse(readFileSync(loginsFile(dataDir, 'demo'), 'utf8')) as Login[]
    expect(statSync(loginsFile(dataDir, 'demo')).mode & 0o077).toBe(0)
    expect(await begin(shop, 'demo')).toEqual([])
    expect(await signsIn(shop, kept[0]!.login, kept[0]!.password)).toBe(200)
    const { rows } = await sql<{ orders: number; promotions: number; isDone: boolean }>`
      select past_orders as orders, (select count(*)::int from promotion) as promotions, done_at is not null as "isDone" from first_start`.execute(
      shop.database.kysely,
    )
    expect(rows[0]).toEqual({
      orders: world.pastOrders.length,
      promotions: promotions.length,
      isDone: true,
    })
    const before = await countOf(shop.database, 'orders')
    expect(await begin(shop, 'demo')).toEqual([])
    expect(await countOf(shop.database, 'orders')).toBe(before)
  })

  raceTest('by two processes on one empty database fills it once', async () => {
    const shop = await emptyShop()
    const [first, second] = await Promise.all([begin(shop, 'demo'), begin(shop, 'demo')])
    expect([first.length, second.length].toSorted((a, b) => a - b)).toEqual([0, world.staff.length])
    const { now } = shop.services.clock
    const running = seckills.filter(
      ({ hours: [from, to] }) =>
        now() >= beijingDay(now()) + from * hour && now() < beijingDay(now()) + to * hour,
    )
    expect(running.length).toBeGreaterThan(0)
    // One order for each of the goods that a shopper takes.
    const grouped = groupBuys.flatMap(({ joined }) => joined.flatMap(([, items]) => items))
    const tested = evaluations
      .flatMap(({ applied }) => applied)
      .filter(({ receivedDaysAgo }) => receivedDaysAgo !== undefined)
    expect(await ordersByKind(shop)).toEqual([
      { kind: orderKind.cart, count: world.pastOrders.length },
      { kind: orderKind.seckill, count: running.length },
      { kind: orderKind.groupBuy, count: grouped.length },
      { kind: orderKind.evaluate, count: tested.length },
    ])
  })
})

describe('the first start of a live shop', () => {
  const things = [
    'member',
    'orders',
    'pay_order',
    'review',
    'address',
    'session',
    'page_visit',
    'promotion',
    'transfer_account',
    'coupon_history',
  ]

  it('with the catalogue brings in nothing that nobody did, and one owner a brand', async () => {
    const shop = await emptyShop()
    const logins = await begin(shop, 'catalog')
    expect(logins.map(({ login }) => login)).toEqual(['owner', 'owner-2'])
    const file = loginsFile(dataDir, 'catalog')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(logins)
    expect(statSync(file).mode & 0o077).toBe(0)
    for (const table of things)
      expect([table, await countOf(shop.database, table)]).toEqual([table, 0])
    expect(await countOf(shop.database, 'goods')).toBe(world.goods.length)
    expect(
      (await sql`select 1 from store_goods where sales > 0`.execute(shop.database.kysely)).rows,
    ).toEqual([])
  })

  it('with nothing has one store, and one owner with the password that was given', async () => {
    const shop = await emptyShop()
    const [owner, ...others] = await begin(shop, 'none', { ownerPassword: 'a long first password' })
    expect(owner?.isGiven).toBe(true)
    expect([owner?.password, others]).toEqual(['a long first password', []])
    for (const table of [...things, 'goods', 'sku', 'category', 'coupon_template'])
      expect([table, await countOf(shop.database, table)]).toEqual([table, 0])
    expect(await signsIn(shop, 'owner', 'a long first password')).toBe(200)
    const init = await opened
      .at(-1)!
      .inject({ url: storeCalls.partnerInit.path.replace('{p}-{s}', '1-1') })
    expect(init.json()).toMatchObject({ code: 200, data: { store: { name: '我的店铺' } } })
    const home = await opened
      .at(-1)!
      .inject({ url: cmsCalls.v1a.path.replace('{p}-{s}', '1-1').replace('{type}', 'home') })
    expect(home.json()).toMatchObject({
      code: 200,
      data: { title: '我的店铺', blocks: [{ kind: 'feed' }] },
    })
    expect(await begin(shop, 'none')).toEqual([])
  })
})

it('a forgotten password is made again at the machine: the old one and every session end', async () => {
  const shop = await emptyShop()
  const [owner] = await begin(shop, 'none')
  const reset = await resetPassword(shop.services.db, 'owner', new Date(shop.services.clock.now()))
  expect(await signsIn(shop, 'owner', owner!.password)).not.toBe(200)
  expect(await signsIn(shop, 'owner', reset!.password)).toBe(200)
  expect(await resetPassword(shop.services.db, 'nobody', new Date())).toBeUndefined()
})
