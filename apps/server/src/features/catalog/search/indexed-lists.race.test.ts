import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect } from 'vitest'
import { raceTest } from '#app/testing/test-harness.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { refreshListing } from '#features/catalog/catalog/index.ts'
import type { Db } from '#platform/db/database.ts'
import { indexOrders } from '#platform/list-index/question.ts'
import { asksOf, openIndexed, pageOf, scope, topOf } from './test-indexed.ts'

const shop = await testShop()
const { db } = shop.services
const folder = mkdtempSync(join(tmpdir(), 'mallard-lists-'))
afterAll(() => rmSync(folder, { recursive: true }))

const placed = (of: Db, id: number, sort: number) =>
  sql`update listing set sort = ${sort} where partner_id = 1 and store_id = 1 and goods_id = ${id}`.execute(
    of,
  )

raceTest('a change that ends after later ones is not missed', async () => {
  const { follower } = openIndexed(shop, { folder, least: 10 })
  await follower.step()
  const [indexed, plain] = [asksOf(shop, follower), asksOf(shop)]
  const [one, other] = (await topOf(plain)) as [number, number]
  await db.transaction().execute(async (slow) => {
    await placed(slow, one, 9_999)
    await placed(db, other, 9_998)
    await follower.step()
    await follower.step()
    expect(await topOf(indexed)).toEqual(await topOf(plain))
  })
  await follower.step()
  expect(await topOf(indexed)).toEqual(await topOf(plain))
  expect((await topOf(indexed))[0]).not.toBe(one)
})

raceTest('whatever many change at once, an index ends up with what there is', async () => {
  const { follower } = openIndexed(shop, { folder, least: 10 })
  await follower.step()
  const ids = await topOf(asksOf(shop))
  let isOver = false
  const following = (async () => {
    while (!isOver) await follower.step()
  })()
  const change = async (who: number) => {
    for (let turn = 0; turn < 15; turn += 1)
      await db.transaction().execute(async (trx) => {
        const id = ids[(who * 5 + turn * 7) % ids.length]!
        if (turn % 3 === 0)
          await sql`update store_goods set on_sale = not on_sale where partner_id = 1 and store_id = 1 and goods_id = ${id}`.execute(
            trx,
          )
        else if (turn % 3 === 1)
          await sql`update goods set title = title || ${String(who)}::text, tokens = tokens || ${`w${who}`}::text where partner_id = 1 and id = ${id}`.execute(
            trx,
          )
        else await placed(trx, id, who * 100 + turn)
        await refreshListing(trx, scope, [id])
      })
  }
  await Promise.all([1, 2, 3, 4, 5, 6].map(change))
  isOver = true
  await following
  await follower.step()
  expect(
    await follower.find(scope, { order: 'default', offset: 0, limit: 1, rankedBelow: 1 }),
  ).toBeDefined()
  for (const sort of indexOrders) {
    const page = { filter: {}, sort, offset: 0 }
    expect(await pageOf(asksOf(shop, follower), page)).toEqual(await pageOf(asksOf(shop), page))
  }
})
