import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { searchAdminCalls } from '@mallard/contract/catalog/search/search-admin.calls'
import { day } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { searchFeature } from './feature.ts'

const shop = await testShop()
const owner = await shop.staff()
const browser = await shop.visitor()
const find = async (input: { q: string; priceMin?: number; pageNum?: number }) => {
  // An answer that was kept is no search of its own.
  shop.clock.advance(11_000)
  return browser.data(searchCalls.productList, input)
}
const misses = async () =>
  (await owner.data(searchAdminCalls.misses, {})).list.map(({ word, searches }) => [word, searches])

it('are words that found nothing, by how often, without what could be a number of somebody', async () => {
  for (const q of ['拖拉机', 'TRACTOR', '拖拉机', '139 1234 5678', '？！']) await find({ q })
  await find({ q: '挖掘机', priceMin: 100 })
  await find({ q: '挖掘机', pageNum: 2 })
  const [found] = (await browser.data(searchCalls.productList, {})).list
  expect((await find({ q: found!.title })).total).toBeGreaterThan(0)
  expect(await misses()).toEqual([
    ['拖拉机', 2],
    ['tractor', 1],
  ])
})

it('are those of the store, and go a month after the last search', async () => {
  const other = await shop.staff('northridge', { partnerId: 2, storeId: 1 })
  expect((await other.data(searchAdminCalls.misses, {})).list).toEqual([])
  const { db } = shop.services
  const sweep = searchFeature.retention.search_miss
  await sweep(db, shop.clock.now() + 29 * day, 100)
  expect(await misses()).toHaveLength(2)
  await sweep(db, shop.clock.now() + 31 * day, 100)
  expect(await misses()).toEqual([])
})
