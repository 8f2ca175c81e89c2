import { setTimeout as sleep } from 'node:timers/promises'
import { minute } from '@mallard/kernel'
import { createMeilisearch } from '@mallard/providers/search'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { openLists } from '#app/lists.ts'
import { sizeOf } from '#app/testing/test-sizes.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { refreshListing } from '#features/catalog/catalog/index.ts'
import type { IndexedLists } from '#platform/list-index/indexed-lists.ts'
import { indexOrders } from '#platform/list-index/question.ts'
import { updateIndex } from './engine.service.ts'
import { questionOf } from './indexed-rows.service.ts'
import { enough } from './matching.repo.ts'
import { asksOf, type Page, pageOf, scope } from './test-indexed.ts'
import { fillListing } from './test-listing.ts'
import { anyPage, changes, rarely, type World, worldOf } from './test-questions.ts'

const shop = await testShop()
const { db } = shop.services
/** Lists that are made up. */
const questions = sizeOf('LIST_QUESTIONS', 200)

const engine = createMeilisearch({
  ...shop.sandbox.keys.search,
  clock: shop.clock,
  pause: () => sleep(5),
})
const lists: IndexedLists = openLists(
  { ...shop.services, search: engine },
  { listIndex: 0, dataDir: '' },
)!

/** The first one with a letter missing, the last one of hundreds of goods. */
const keywords = ['ketle', '水壶', '不锈钢', '限量']
const firstOf = (keyword: string, limit = 1_000) =>
  lists.find(scope, { ...questionOf({}, 'default', { offset: 0, limit }), keyword })

let world: World
beforeAll(async () => {
  await fillListing(db)
  await sql`analyze`.execute(db)
  world = await worldOf(db)
})

const anyQuestion = () =>
  fc
    .record({ page: anyPage(world), keyword: rarely(fc.constantFrom(...keywords)) })
    .map(({ page, keyword }) => {
      // The words of the shop's own search are none of an engine's.
      const { phrases: _, where: __, ...filter } = page.filter
      return { keyword, page: { ...page, filter } }
    })

/** As the shop does it: what a busy engine did not take is sent again. */
async function tell(): Promise<void> {
  for (let tries = 0; !(await updateIndex(shop.services, engine, scope)); tries += 1) {
    expect(tries, 'the engine takes nothing').toBeLessThan(5)
    shop.clock.advance(minute)
  }
}

/** Asks both for made-up lists; how many of them had something on their page. */
async function expectSame(count: number): Promise<number> {
  const plain = asksOf(shop)
  const hits = new Map<string, readonly number[]>()
  for (const keyword of keywords) {
    const found = await firstOf(keyword)
    expect(found?.ids.length, keyword).toBe(found?.total)
    hits.set(keyword, found?.ids ?? [])
  }
  let filled = 0
  await fc.assert(
    fc.asyncProperty(anyQuestion(), async ({ page, keyword }) => {
      const place = { offset: page.offset, limit: 21 }
      const answer = await lists.find(scope, {
        ...questionOf(page.filter, page.sort, place),
        keyword,
      })
      const found = keyword === undefined ? undefined : hits.get(keyword)
      const expected: Page = { ...page, filter: { ...page.filter, found } }
      const { ids, total } = await pageOf(plain, expected)
      expect(answer && { ids: answer.ids, total: Math.min(answer.total, enough) }).toEqual({
        ids,
        total,
      })
      if (ids.length > 0) filled += 1
    }),
    { numRuns: count },
  )
  return filled
}

it('an engine answers any list as the database does, also after goods changed', async () => {
  expect(await firstOf('水壶'), 'it knows nothing yet').toBeUndefined()
  await tell()
  shop.clock.advance(11_000)
  let filled = await expectSame(Math.ceil(questions / 2))
  for (const change of changes) await change.execute(db)
  await refreshListing(db, scope, null)
  await tell()
  filled += await expectSame(Math.ceil(questions / 2))
  expect(filled, 'pages with something').toBeGreaterThan(questions / 6)
}, 3_600_000)

it('every order of everything is the database’s to the last page', async () => {
  for (const sort of indexOrders)
    for (const offset of [0, 500, 1_000, 1_180, 2_000]) {
      const page = { filter: {}, sort, offset }
      const answer = await lists.find(scope, questionOf({}, sort, { offset, limit: 21 }))
      expect(answer?.ids, `${sort} from ${offset}`).toEqual((await pageOf(asksOf(shop), page)).ids)
    }
})

it('what an engine cannot answer is the database’s', async () => {
  const first = { offset: 0, limit: 10 }
  const asked = (filter: Parameters<typeof questionOf>[0]) =>
    lists.find(scope, questionOf(filter, 'default', first))
  expect(await asked({ inStock: true })).toBeDefined()
  expect(await asked({ phrases: [['水壶']] })).toBeUndefined()
  expect(await asked({ terms: [['水壶', '#1']] })).toBeUndefined()
  expect(await asked({ terms: [['@颜色:燕麦白']] })).toBeUndefined()
  const four = ['a', 'b', 'c', 'd'].map((value) => ({ key: 'k', value }))
  expect(await asked({ attrs: four })).toBeUndefined()
  const deep = questionOf({}, 'default', { offset: 9_990, limit: 21 })
  expect(await lists.find(scope, deep)).toBeUndefined()
})
