import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { largeShop } from '@mallard/testing/large-shop'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { filling } from '#app/testing/test-reads.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { attributeTerm, listingTermsOf } from '#features/catalog/catalog/index.ts'
import { findCards, findFirstCards, findSorted } from './list.repo.ts'
import { countListed, enough, type ListFilter, orders } from './matching.repo.ts'

const shop = await testShop()
const { db } = shop.services
const scope = { partnerId: 1, storeId: 1 }
const sorts = Object.keys(orders) as (keyof typeof orders)[]
const oat = { key: '颜色', value: '燕麦白' }

/** Each finds more than a thousand of four thousand goods. */
const many: readonly { query: { q?: string; attrs?: string }; filter: ListFilter }[] = [
  { query: { q: '机' }, filter: { phrases: [listingTermsOf('机')] } },
  {
    query: { attrs: `${oat.key}:${oat.value}` },
    filter: { attrs: [oat], terms: [[attributeTerm(oat)]] },
  },
]

beforeAll(async () => {
  await filling(db, async (one) => {
    for (const statement of largeShop({ goods: 4_000, members: 0, orders: 0 }))
      await sql.raw(statement).execute(one)
    await sql`analyze`.execute(one)
  })
}, 120_000)

it('shows of many hits the page that a walk along the order comes to', async () => {
  const browser = await shop.visitor()
  for (const { query, filter } of many) {
    expect(await countListed(db, scope, filter)).toBe(enough)
    for (const sort of sorts)
      for (const pageNum of [1, 3, 9, 60]) {
        const place = { offset: 20 * (pageNum - 1), limit: 20 }
        const walked = await findCards(db, scope, filter, sort, 'zh', place)
        const page = await browser.data(searchCalls.productList, { ...query, sort, pageNum })
        expect(page, `${sort} ${pageNum}`).toMatchObject({ total: enough, hasNext: true })
        expect(page.list.map(({ itemId }) => itemId)).toEqual(walked.map((row) => row.item_id))
        const sorted = await findSorted(db, scope, filter, sort, place)
        expect(sorted).toEqual(walked.map((row) => row.item_id))
      }
  }
}, 60_000)

it('plans a page of many hits once for all words and places', async () => {
  await db.connection().execute(async (one) => {
    for (let time = 0; time < 12; time += 1) {
      const filter = { phrases: [listingTermsOf(['壶', '电', '机'][time % 3]!)] }
      const place = { offset: time, limit: 20 }
      await findFirstCards(one, scope, filter, 'sales', 'zh', place)
      await findSorted(one, scope, filter, 'sales', place)
    }
    const { rows: kept } = await sql<{ custom: number; generic: number }>`
      select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
      where statement ~ '(limit 4096|limit 30001)' and custom_plans + generic_plans >= 12`.execute(
      one,
    )
    // Five plans are made to see what they cost; then one stays.
    expect(kept.map(({ custom, generic }) => ({ custom, isKept: generic > 0 }))).toEqual([
      { custom: 5, isKept: true },
      { custom: 5, isKept: true },
    ])
  })
}, 60_000)
