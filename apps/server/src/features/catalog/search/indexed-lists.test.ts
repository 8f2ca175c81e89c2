import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hour } from '@mallard/kernel'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sizeOf } from '#app/proof/test-sizes.ts'
import { testShop } from '#app/test-shop.ts'
import {
  attributeTerm,
  listingWaysOf,
  refreshListing,
  storeGoodsTag,
} from '#features/catalog/catalog/index.ts'
import { dropTags } from '#platform/cache-tags.ts'
import { indexOrders } from '#platform/list-index/question.ts'
import { findFacets } from './facets.repo.ts'
import { countIn, facetsIn, titlesIn } from './indexed-rows.service.ts'
import type { ListingFollower } from './list-index.service.ts'
import { findTitles } from './search.repo.ts'
import { vocabularyIn } from './search.service.ts'
import { asksOf, openIndexed, type Page, pageOf, scope, topOf } from './test-indexed.ts'
import { fillListing } from './test-listing.ts'

const shop = await testShop()
const { db } = shop.services
const folder = mkdtempSync(join(tmpdir(), 'mallard-lists-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Lists that are made up. */
const questions = sizeOf('LIST_QUESTIONS', 200)

const opened = (least = 100) => openIndexed(shop, { folder, least })
const asks = (lists?: ListingFollower) => asksOf(shop, lists)

const words = [
  '限量',
  '禾光',
  '水壶',
  '电水壶',
  'kettle',
  'ke',
  '1.7L',
  '不锈钢',
  '燕麦',
  '限',
  'nothing',
]
const attributes = [
  { key: '颜色', value: '燕麦白' },
  { key: '颜色', value: '墨黑' },
  { key: '容量', value: '0.8 L' },
  { key: 'Colour', value: 'Oat' },
  { key: '颜色', value: '没有' },
]
const rarely = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: of })

function anyPage(categories: readonly number[], goods: readonly number[]): fc.Arbitrary<Page> {
  const phrases = fc
    .uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 2 })
    .map((said) => listingWaysOf(said.join(' ')))
  const attrs = fc.uniqueArray(fc.constantFrom(...attributes), { minLength: 1, maxLength: 2 })
  const category = fc.constantFrom(...categories)
  const price = fc.integer({ min: 50, max: 1_100 })
  return fc
    .record({
      categoryId: rarely(category),
      notCategoryId: rarely(category),
      phrases: rarely(phrases),
      where: rarely(fc.constantFrom('names' as const, 'details' as const)),
      attrs: rarely(attrs),
      priceMin: rarely(price),
      priceMax: rarely(price),
      inStock: rarely(fc.constant(true)),
      goodsIds: rarely(fc.subarray([...goods], { minLength: 10 })),
      notGoodsId: rarely(fc.constantFrom(...goods)),
      sort: fc.constantFrom(...indexOrders),
      offset: fc.constantFrom(0, 0, 20, 60, 400, 990, 1_290),
    })
    .map(({ sort, offset, ...filter }) => ({
      ...{ sort, offset },
      filter: {
        ...filter,
        terms: filter.attrs?.map((each) => [attributeTerm(each)]),
      },
    }))
}

/** What a busy hour does to goods; some of it without a word to any cache. */
const changes = [
  sql`update store_goods set on_sale = not on_sale where partner_id = 1 and store_id = 1 and goods_id % 9 = 4`,
  sql`update goods set title = '限量 ' || title, tokens = tokens || array['新', '款', '新款'] where partner_id = 1 and id % 13 = 3`,
  sql`update sku set closed_at = now() where partner_id = 1 and goods_id % 8 = 2 and closed_at is null and id % 2 = 0`,
  sql`with made as (
      insert into sku (partner_id, goods_id, product_sn, attrs, pic, list_price)
      select 1, id, 'N' || id, '[{"key":"颜色","value":"墨黑"},{"key":"容量","value":"0.8 L"}]', pics->0, 100000
      from goods where partner_id = 1 and id % 6 = 1 returning id)
    insert into store_sku (partner_id, store_id, sku_id, sale_price, on_hand) select 1, 1, id, 500, 9 from made where id % 2 = 0`,
  sql`update goods set search_text = search_text || ' 新款' where partner_id = 1 and id % 11 = 2`,
  sql`update listing set price = price + 40 where partner_id = 1 and store_id = 1 and goods_id % 5 = 1`,
  sql`update listing set stock_state = 0, sales = sales + 7 where partner_id = 1 and store_id = 1 and goods_id % 7 = 1`,
  sql`update goods set category_id = (select min(id) from category where partner_id = 1) where partner_id = 1 and id % 19 = 5`,
  sql`update goods set attrs = '[{"key":"材质","values":[{"value":"竹"},{"value":"钢"}]},{"key":"颜色","values":[]}]' where partner_id = 1 and id % 12 = 7`,
  sql`update goods set en = en || '{"attrs":[{"key":"Colour","values":[{"value":"Oat"},{"value":"Ash"}]}]}' where partner_id = 1 and id % 10 = 3`,
  sql`update store_goods set sort = 3 where partner_id = 1 and store_id = 1 and goods_id % 17 = 0`,
]

let categories: number[] = []
let goods: number[] = []
beforeAll(async () => {
  await fillListing(db)
  await sql`analyze`.execute(db)
  categories = (
    await sql<{ id: number }>`select id from category where partner_id = 1`.execute(db)
  ).rows.map(({ id }) => id)
  goods = (
    await sql<{
      id: number
    }>`select goods_id as id from store_goods where partner_id = 1 and store_id = 1 order by goods_id % 37, goods_id limit 40`.execute(
      db,
    )
  ).rows.map(({ id }) => id)
})

/** Asks both for made-up lists; how many of them had something on their page. */
async function expectSame(follower: ListingFollower, count: number): Promise<number> {
  const [indexed, plain] = [asks(follower), asks()]
  let filled = 0
  await fc.assert(
    fc.asyncProperty(anyPage(categories, goods), async (page) => {
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
  for (const most of [30, 400, 30])
    expect(new Map(await vocabularyIn(indexed, most))).toEqual(await vocabularyIn(plain, most))
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
