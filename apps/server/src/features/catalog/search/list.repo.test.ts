import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { attributeTerm, listingTermsOf } from '#features/catalog/catalog/index.ts'
import { sql } from 'kysely'
import { findCards, findFirstCards, findHits, findSorted } from './list.repo.ts'
import { countListed, isNarrow, type ListFilter, orders } from './matching.repo.ts'

const { services } = await testShop()
const { db } = services
const scope = { partnerId: 1, storeId: 1 }

const { rows } = await sql<{
  categories: number[]
  goods: number[]
  attributes: { key: string; value: string }[]
}>`
  select array(select distinct category_id::int from listing where partner_id = 1 and store_id = 1 order by 1) as categories,
    array(select goods_id::int from listing where partner_id = 1 and store_id = 1 and category_id = 0 order by 1) as goods,
    array(select distinct e from sku k, jsonb_array_elements(k.attrs) e where k.partner_id = 1 order by 1) as attributes`.execute(
  db,
)
const world = rows[0]!
const words = ['壶', '电', '不锈钢', '机', '玻璃', '1.7L', 'kettle', '饭煲', '飞机票']

/** Seldom there: what is narrowed in many ways at once holds nothing. */
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

const filters: fc.Arbitrary<ListFilter> = fc
  .record({
    categoryId: maybe(fc.constantFrom(...world.categories.filter((id) => id > 0))),
    attrs: maybe(fc.subarray(world.attributes, { minLength: 1, maxLength: 2 })),
    phrases: maybe(fc.subarray(words, { minLength: 1, maxLength: 2 })),
    where: maybe(fc.constantFrom('names' as const, 'details' as const)),
    priceMin: maybe(fc.integer({ min: 0, max: 60_000 })),
    priceMax: maybe(fc.integer({ min: 10_000, max: 200_000 })),
    inStock: maybe(fc.constant(true)),
    goodsIds: maybe(fc.subarray(world.goods)),
    notGoodsId: maybe(fc.constantFrom(...world.goods)),
    notCategoryId: maybe(fc.constantFrom(...world.categories.filter((id) => id > 0))),
  })
  .map(({ attrs, phrases, ...rest }) => ({
    ...rest,
    attrs,
    terms: attrs?.map((attribute) => [attributeTerm(attribute)]),
    phrases: phrases?.map(listingTermsOf),
  }))

const places = fc.record({
  offset: fc.integer({ min: 0, max: 40 }),
  limit: fc.integer({ min: 1, max: 30 }),
})
const sorts = fc.constantFrom(...(Object.keys(orders) as (keyof typeof orders)[]))

it('comes to the same page by the first rows, by sorting and by a walk', async () => {
  let [found, firsts] = [0, 0]
  await fc.assert(
    fc.asyncProperty(filters, sorts, places, fc.integer({ min: 1, max: 60 }), async (...drawn) => {
      const [filter, sort, place, max] = drawn
      fc.pre(isNarrow(filter, sort))
      const walked = (await findCards(db, scope, filter, sort, 'zh', place)).map(idOf)
      expect(await findSorted(db, scope, filter, sort, place)).toEqual(walked)
      const first = await findFirstCards(db, scope, filter, sort, 'zh', place, max)
      if (first) expect(first.map(idOf)).toEqual(walked)
      if (!first && max >= world.goods.length) expect(walked.length).toBeLessThan(place.limit)
      const hits = await findHits(db, scope, filter, sort, 'zh', place)
      expect(hits?.count).toBe(await countListed(db, scope, filter))
      // The default order of what is looked for is another one while it can be sorted by rank.
      if (sort !== 'default' || !filter.phrases) expect(hits?.rows.map(idOf)).toEqual(walked)
      if (walked.length > 0) found += 1
      if (first) firsts += 1
    }),
    { numRuns: 100 },
  )
  expect(found).toBeGreaterThan(5)
  expect(firsts).toBeGreaterThan(0)
}, 60_000)

it('sorts no more than it may', async () => {
  const filter: ListFilter = { phrases: [listingTermsOf('壶')], where: 'names' }
  const count = await countListed(db, scope, filter)
  expect(count).toBeGreaterThan(1)
  const sorted = (max: number) =>
    findSorted(db, scope, filter, 'sales', { offset: 0, limit: 100 }, max)
  expect(await sorted(count - 1)).toBeUndefined()
  expect(await sorted(count)).toHaveLength(count)
})

const idOf = ({ item_id: id }: { item_id: number }) => id
