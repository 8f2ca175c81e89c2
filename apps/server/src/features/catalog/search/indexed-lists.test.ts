import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hour } from '@mallard/kernel'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sizeOf } from '#app/testing/test-sizes.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { refreshListing, storeGoodsTag } from '#features/catalog/catalog/index.ts'
import { dropTags } from '#platform/cache-tags.ts'
import { findFacets } from './facets.repo.ts'
import { countIn, facetsIn, titlesIn } from './indexed-rows.service.ts'
import type { ListingFollower } from './list-index.service.ts'
import { findTitles } from './search.repo.ts'
import { vocabularyIn } from './search.service.ts'
import { asksOf, openIndexed, pageOf, scope, topOf } from './test-indexed.ts'
import { fillListing } from './test-listing.ts'
import { anyPage, changes, type World, worldOf } from './test-questions.ts'

const shop = await testShop()
const { db } = shop.services
const folder = mkdtempSync(join(tmpdir(), 'mallard-lists-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Lists that are made up. */
const questions = sizeOf('LIST_QUESTIONS', 200)

const opened = (least = 100) => openIndexed(shop, { folder, least })
const asks = (lists?: ListingFollower) => asksOf(shop, lists)

let world: World
beforeAll(async () => {
  await fillListing(db)
  await sql`analyze`.execute(db)
  world = await worldOf(db)
})

/** Asks both for made-up lists; how many of them had something on their page. */
async function expectSame(follower: ListingFollower, count: number): Promise<number> {
  const [indexed, plain] = [asks(follower), asks()]
  let filled = 0
  await fc.assert(
    fc.asyncProperty(anyPage(world), async (page) => {
      const answer = await follower.find(scope, {
        ...{ order: page.sort, offset: 0, limit: 1, rankedBelow: 1 },
      })
      expect(answer, 'the index is ready').toBeDefined()
      const shown = await pageOf(indexed, page)
      expect(shown).toEqual(await pageOf(plain, page))
      if (shown.ids.length > 0) filled += 1
      expect(await countIn(indexed, page.filter)).toBe(await countIn(plain, page.filter))
      const { phrases } = page.filter
      if (phrases)
        expect(await titlesIn(indexed, phrases, 'zh', 30)).toEqual(
          await findTitles(db, scope, { phrases }, 'zh', 30, 10_000),
        )
      // The database tells the same of all hits, if it is asked to gather them.
      for (const locale of ['zh', 'en'] as const)
        expect(await facetsIn({ ...indexed, locale }, page.filter)).toEqual(
          await findFacets(db, scope, page.filter, locale, 10_000),
        )
    }),
    { numRuns: count },
  )
  for (const max of [30, 400, 30])
    expect(new Map(await vocabularyIn(indexed, max))).toEqual(await vocabularyIn(plain, max))
  return filled
}

it('an index answers any list as the database does, also after goods changed, and from its file', async () => {
  const { follower } = opened()
  await follower.step()
  const filled = [await expectSame(follower, Math.ceil(questions / 2))]
  for (const change of changes) await change.execute(db)
  await refreshListing(db, scope, null)
  await follower.step()
  filled.push(await expectSame(follower, Math.ceil(questions / 2)))
  await follower.close()
  for (const change of changes.slice(4)) await change.execute(db)
  const next = opened()
  await next.follower.step()
  filled.push(await expectSame(next.follower, Math.ceil(questions / 10)))
  expect(
    filled.reduce((sum, each) => sum + each),
    'pages with something',
  ).toBeGreaterThan(questions / 6)
}, 3_600_000)

const sell = async (id: number, isOnSale: boolean) => {
  await sql`update store_goods set on_sale = ${isOnSale} where partner_id = 1 and store_id = 1 and goods_id = ${id}`.execute(
    db,
  )
  await refreshListing(db, scope, [id])
}

it('a list shows at once what a change told the caches of, and never what is not on sale', async () => {
  const { follower, cache } = opened()
  await follower.step()
  const before = await topOf(asks(follower))
  const [gone] = before as [number]
  await sell(gone, false)
  // Nobody told anyone: a card that is missing has the database say the whole page.
  expect(await topOf(asks(follower))).toEqual(await topOf(asks()))
  expect(await topOf(asks(follower))).not.toContain(gone)
  await sell(gone, true)
  dropTags({ ...shop.services, cache }, [storeGoodsTag(scope)])
  expect(
    await follower.find(scope, { order: 'default', offset: 0, limit: 21, rankedBelow: 1 }),
  ).toMatchObject({ ids: before })
})

it('the database answers small stores, and all of them while an index is not there', async () => {
  const small = opened(100_000)
  await small.follower.step()
  const question = { order: 'default', offset: 0, limit: 21, rankedBelow: 1 } as const
  expect(await small.follower.find(scope, question)).toBeUndefined()
  const { follower, lose, index } = opened()
  expect(await follower.find(scope, question)).toBeUndefined()
  expect(await topOf(asks(follower))).toEqual(await topOf(asks()))
  await follower.step()
  expect(await follower.find(scope, question)).toBeDefined()
  lose()
  await index.run('forget', { store: '1-1' })
  expect(await follower.find(scope, question)).toBeUndefined()
  expect(await topOf(asks(follower))).toEqual(await topOf(asks()))
  await follower.step()
  expect(await follower.find(scope, question)).toMatchObject({ ids: await topOf(asks()) })
  // Marks that are older than an hour are swept: whoever slept for so long compares all goods.
  const [gone] = (await topOf(asks())) as [number]
  await sell(gone, false)
  await sql`delete from listing_change`.execute(db)
  shop.clock.advance(hour)
  await follower.step()
  expect((await follower.find(scope, question))?.ids).toEqual(await topOf(asks()))
  await sell(gone, true)
})
