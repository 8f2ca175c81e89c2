import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { brokenInvariants } from '#platform/db/invariants.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { deadJobs } from '#platform/jobs/jobs.repo.ts'
import { fillOrders } from './demo/fill-orders.ts'
import { invariants } from './invariants.ts'
import { testShop } from './test-shop.ts'

it('hold in the demo world with all its past orders, and a broken one ends as a dead job', async () => {
  const shop = await testShop()
  const db = shop.database.kysely
  await fillOrders(shop.services, shop.members)
  expect(await brokenInvariants(db, invariants)).toEqual([])
  expect((await db.selectFrom('orders').select(sql<number>`count(*)::int`.as('count')).executeTakeFirst())?.count).toBeGreaterThan(8)

  await sql`update store_sku set on_hand = on_hand + 1 where sku_id = (select min(sku_id) from store_sku)`.execute(db)
  await enqueue(db, { kind: 'invariants.check', payload: {}, runAt: shop.clock.now() })
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await shop.worker.runDue()
    shop.clock.advance(3_600_000)
  }
  expect((await deadJobs(db, 10)).map((job) => job.kind)).toContain('invariants.check')
})
