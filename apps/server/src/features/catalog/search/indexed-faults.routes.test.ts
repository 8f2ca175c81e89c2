import { mkdtempSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import type { InputOf } from '@mallard/contract/api'
import { minute } from '@mallard/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import type { IndexedLists } from '#platform/list-index/indexed-lists.ts'
import { mortalIndexWorker } from '#platform/list-index/test-worker.ts'
import { openIndexed } from './test-indexed.ts'

const shop = await testShop()
const browser = await shop.visitor()
const folder = mkdtempSync(join(tmpdir(), 'mallard-lists-'))
const files = join(folder, 'files')
const deadly = join(folder, 'deadly')
afterAll(() => rmSync(folder, { recursive: true }))

const lists: Partial<InputOf<typeof searchCalls.productList>>[] = [
  { sort: 'priceDown' },
  { pageNum: 2 },
  { q: '水壶' },
  { inStock: '1', sort: 'sales', priceMin: 5_000 },
  { attrs: '颜色:燕麦白' },
]

/** What shoppers are shown, and how often the index said what. */
async function shown(index?: IndexedLists) {
  let answers = 0
  const noted = <T>(answer: T) => {
    if (answer) answers += 1
    return answer
  }
  const counted: IndexedLists = {
    find: async (...asked) => noted(await index?.find(...asked)),
    facets: async (...asked) => noted(await index?.facets(...asked)),
    vocabulary: async (...asked) => noted(await index?.vocabulary(...asked)),
  }
  Object.assign(shop.services, { lists: counted })
  shop.services.cache.clear()
  // One visitor may search so often in a minute.
  shop.clock.advance(minute)
  const pages = await Promise.all(
    lists.map((list) => browser.data(searchCalls.productList, { pageSize: 10, ...list })),
  )
  const search = await browser.data(searchCalls.searchCategoryList, { q: '水壶' })
  return { seen: { pages, search }, answers }
}

async function expectIndexed(index: IndexedLists, seen: unknown): Promise<void> {
  const now = await shown(index)
  expect(now.seen).toEqual(seen)
  expect(now.answers, 'lists from the index').toBeGreaterThan(lists.length)
}

let worker: string
beforeAll(async () => {
  worker = await mortalIndexWorker(join(folder, 'worker'), deadly)
})
const opened = () => openIndexed(shop, { folder: files, least: 10, worker })

it('shoppers are shown the same while the thread ends that they ask, and it begins again', async () => {
  const { seen } = await shown()
  expect(seen.pages.every(({ list }) => list.length > 0)).toBe(true)
  const { follower, index } = opened()
  expect(await shown(follower)).toEqual({ seen, answers: 0 })
  await follower.step()
  await expectIndexed(follower, seen)
  writeFileSync(deadly, '')
  expect(await shown(follower)).toEqual({ seen, answers: 0 })
  rmSync(deadly)
  expect(index.losses).toBe(1)
  await follower.step()
  await expectIndexed(follower, seen)
  await follower.close()
  expect(index.losses, 'no thread is left').toBe(2)
  expect(readdirSync(files)).toContain('1-1.index')
  expect(readdirSync(files).filter((name) => !/^\d+-\d+\.index$/.test(name))).toEqual([])
  expect(await shown(follower), 'closed').toEqual({ seen, answers: 0 })
})

it.each([
  ['cut', async () => truncateSync(join(files, '1-1.index'), 5_000)],
  [
    'another store’s',
    async () => {
      const { index } = opened()
      await index.run('open', { store: '1-2' })
      await index.run('save', { store: '1-2' })
      await index.close()
      renameSync(join(files, '1-2.index'), join(files, '1-1.index'))
    },
  ],
])(
  'shoppers are shown the same with a file that was %s, which is built anew',
  async (_, change) => {
    const before = opened().follower
    await before.step()
    const { seen } = await shown(before)
    await before.close()
    await change()
    const { follower } = opened()
    expect(await shown(follower)).toEqual({ seen, answers: 0 })
    await follower.step()
    await expectIndexed(follower, seen)
    await follower.close()
  },
)
