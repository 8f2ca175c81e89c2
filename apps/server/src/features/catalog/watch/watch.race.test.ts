import { watchCalls } from '@mallard/contract/catalog/watch/watch.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buyer, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { watchJobs } from './watch.jobs.ts'

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1)

it('is told once by servers that look at the same moment', async () => {
  const { productSn, skuId } = sku!
  const { db } = shop.services
  const stock = (units: number) =>
    sql`update store_sku set on_hand = ${units}, reserved = 0
      where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(db)
  await stock(0)
  const browsers = [await buyer(shop), await buyer(shop), await buyer(shop)]
  for (const each of browsers)
    await each.data(watchCalls.set, { productSn, kind: 'stock', isOn: true })
  await stock(5)
  const { run } = watchJobs(shop.services)['watch.tell']
  await Promise.all(Array.from({ length: 20 }, () => run({ payload: {}, attempt: 1 } as never)))
  for (const each of browsers)
    expect((await each.data(noticesCalls.list, { kind: 'activity' })).total).toBe(1)
}, 120_000)
