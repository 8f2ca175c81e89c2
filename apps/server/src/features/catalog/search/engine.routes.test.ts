import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { searchAdminCalls } from '@mallard/contract/catalog/search/search-admin.calls'
import type { InputOf } from '@mallard/contract/api'
import { minute } from '@mallard/kernel'
import {
  createMeilisearch,
  type SearchEngine,
  type SearchQuestion,
} from '@mallard/providers/search'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { openLists } from '#app/lists.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { updateIndex } from './engine.service.ts'
import { engineJobs } from './engine.jobs.ts'
import { goodsToSave } from '#features/catalog/catalog/test-goods.ts'

const shop = await testShop()
const owner = await shop.staff()
const browser = await shop.visitor()
const official = { partnerId: 1, storeId: 1 }
/** Milliseconds after which nothing that was kept is shown. */
const fresh = 11_000

/** Without an index in memory, so that the engine is asked for every list. */
const setEngine = (search: SearchEngine | undefined, listIndex = 0) => {
  const lists = openLists({ ...shop.services, search }, { listIndex, dataDir: '' })
  return Object.assign(shop.services, { search, lists })
}
const listed = async (input: Partial<InputOf<typeof searchCalls.productList>>) => {
  shop.clock.advance(fresh)
  return browser.data(searchCalls.productList, { pageSize: 100, ...input })
}
const idsOf = ({ list }: { list: readonly { itemId: number }[] }) =>
  list.map(({ itemId }) => itemId)
const indexing = () =>
  engineJobs(shop.services)['listing.engine'].run({
    payload: {},
    scope: undefined,
    attempt: 1,
    finish: async () => undefined,
  })

const busy = { kind: 'unknown', code: 'SLOW', message: 'x' } as const

/** Finds what it is made to find, and notes what it is sent. */
function fakeEngine(finds: () => readonly number[] = () => []) {
  const done = { kind: 'ok', data: undefined } as const
  const gone = { kind: 'failed', reason: 'missing', code: 'x', message: 'x' } as const
  const sent: Record<string, readonly number[]> = {}
  const documents = new Map<string, Map<number, string>>()
  const indexOf = (index: string) =>
    documents.get(index) ?? documents.set(index, new Map()).get(index)!
  const note = (what: string, ids: readonly number[]) => {
    sent[what] = [...(sent[what] ?? []), ...ids]
  }
  const engine: SearchEngine = {
    look: async (index) => (documents.has(index) ? done : gone),
    prepare: async (index) => {
      indexOf(index)
      note('prepare', [])
      return done
    },
    put: async (index, goods) => {
      for (const { id, title } of goods) indexOf(index).set(id, title)
      note(
        'put',
        goods.map(({ id }) => id),
      )
      return done
    },
    remove: async (index, ids) => {
      for (const id of ids) indexOf(index).delete(id)
      note('remove', ids)
      return done
    },
    clear: async (index) => {
      indexOf(index).clear()
      note('clear', [])
      return done
    },
    find: async (_, { offset, limit }) => {
      const ids = finds()
      return { kind: 'ok', data: { ids: ids.slice(offset, offset + limit), total: ids.length } }
    },
  }
  const taken = () => {
    const copy = { ...sent }
    for (const what of Object.keys(sent)) delete sent[what]
    return copy
  }
  return { engine, documents, taken }
}

afterEach(() => setEngine(undefined))

describe('an external engine', () => {
  it('that is behind says which goods a word finds; prices, filters and counts are the shop’s', async () => {
    const { list } = await listed({ q: '禾光' })
    const some = list
      .slice(0, 6)
      .map(({ itemId }) => itemId)
      .toReversed()
    setEngine(fakeEngine(() => [...some, 999_999]).engine)
    await indexing()
    const page = await listed({ q: 'whatever' })
    expect(idsOf(page)).toEqual(some)
    expect(page.total).toBe(6)
    expect(page.list.map(({ price }) => price)).toEqual(
      some.map((id) => list.find(({ itemId }) => itemId === id)?.price),
    )
    const prices = (await listed({ q: 'whatever', sort: 'priceUp' })).list.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const { facets, suggestions } = await browser.data(searchCalls.searchCategoryList, {
      q: 'whatever',
    })
    expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(6)
    expect(suggestions).toHaveLength(6)
    const [category] = facets.categories as [(typeof facets.categories)[number]]
    expect((await listed({ q: 'whatever', categoryId: category.id })).total).toBe(category.count)
  })

  it('shows nothing that is not on sale, however far behind it is', async () => {
    const [first, ...others] = idsOf(await listed({ q: '禾光' })).slice(0, 5) as [number]
    setEngine(fakeEngine(() => [first, ...others]).engine)
    await indexing()
    await owner.data(goodsAdminCalls.shelf, { id: first, onSale: false })
    expect(idsOf(await listed({ q: 'whatever' }))).toEqual(others)
    await owner.data(goodsAdminCalls.shelf, { id: first, onSale: true })
  })

  it('that finds next to nothing, or does not answer, leaves the search to the shop', async () => {
    const own = idsOf(await listed({ q: '水壶' }))
    setEngine(fakeEngine(() => [1]).engine)
    await indexing()
    expect(idsOf(await listed({ q: '水壶' }))).toEqual(own)
    const { keys } = shop.sandbox
    setEngine(createMeilisearch({ ...keys.search, key: 'wrong', clock: shop.clock }))
    expect(idsOf(await listed({ q: '水壶' }))).toEqual(own)
    setEngine(
      createMeilisearch({ ...keys.search, baseUrl: 'http://127.0.0.1:9', clock: shop.clock }),
    )
    expect(idsOf(await listed({ q: '水壶' }))).toEqual(own)
  })
})

describe('the engine is sent', () => {
  it('every store’s goods once, then what changed, left or came back alone', async () => {
    const { engine, documents, taken } = fakeEngine()
    await indexing()
    expect(taken()).toEqual({})
    setEngine(engine)
    await indexing()
    const all = taken()
    expect([...documents.keys()].toSorted()).toEqual(['goods-1-1', 'goods-1-2', 'goods-2-1'])
    expect(all['put']).toHaveLength(
      [...documents.values()].reduce((sum, { size }) => sum + size, 0),
    )
    expect(documents.get('goods-1-1')?.size).toBe((await listed({ q: '禾光' })).total)
    await indexing()
    expect(taken()).toEqual({})

    const [id] = idsOf(await listed({ q: '禾光' })) as [number]
    const goods = await goodsToSave(owner, id)
    await owner.data(goodsAdminCalls.save, { ...goods, title: `${goods.title} 新` })
    await indexing()
    expect(new Set(taken()['put'])).toEqual(new Set([id]))
    expect(documents.get('goods-1-1')?.get(id)).toContain('新')
    await owner.data(goodsAdminCalls.shelf, { id, onSale: false })
    await indexing()
    expect(taken()).toEqual({ remove: [id] })
    await owner.data(goodsAdminCalls.shelf, { id, onSale: true })
    await indexing()
    expect(taken()).toEqual({ put: [id] })
  })

  it('all again when it lost its index, and what it could not take', async () => {
    const { engine, documents, taken } = fakeEngine()
    setEngine(engine)
    await indexing()
    const size = documents.get('goods-1-1')!.size
    expect(size).toBeGreaterThan(40)
    taken()
    documents.delete('goods-1-1')
    await updateIndex(shop.services, { ...engine, put: async () => busy }, official)
    expect(taken()).toEqual({ prepare: [] })
    await updateIndex(shop.services, engine, official)
    expect(taken()['put']).toHaveLength(size)
    await updateIndex(shop.services, { ...engine, look: async () => busy }, official)
    expect(taken()).toEqual({})
  })

  it('what was marked as changed alone, and all that differs when it had heard nothing for long', async () => {
    const { engine, taken } = fakeEngine()
    setEngine(engine)
    await indexing()
    taken()
    const [id] = idsOf(await listed({ q: '禾光' })) as [number]
    const forget = sql`delete from search_indexed where partner_id = 1 and store_id = 1 and goods_id = ${id}`
    await forget.execute(shop.services.db)
    await indexing()
    expect(taken()).toEqual({})
    shop.clock.advance(31 * minute)
    await indexing()
    expect(taken()).toEqual({ put: [id] })
  })

  it('everything, with nothing left, when the database is a backup', async () => {
    const { engine, documents, taken } = fakeEngine()
    setEngine(engine)
    await indexing()
    const size = documents.get('goods-1-1')!.size
    taken()
    documents.get('goods-1-1')!.set(999_999, 'Made after the backup')
    const seen = `${shop.clock.now()} 4000000000:4000000000:`
    await sql`update search_indexed set digest = ${seen} where partner_id = 1 and store_id = 1 and goods_id = -1`.execute(
      shop.services.db,
    )
    await indexing()
    expect(documents.get('goods-1-1')?.size).toBe(size)
    expect(taken()).toMatchObject({ clear: [], prepare: [] })
  })

  it('synonyms, in every store of the partner', async () => {
    const { engine, taken } = fakeEngine()
    setEngine(engine)
    await indexing()
    taken()
    const groups = [['刮胡刀', '剃须刀']]
    await owner.data(searchAdminCalls.saveSynonyms, { groups, version: 0 })
    await indexing()
    expect(taken()).toEqual({ prepare: [] })
    await indexing()
    expect(taken()).toEqual({})
  })
})

describe('Meilisearch, as the sandbox plays it', () => {
  /** With what it is asked. */
  const opened = () => {
    const engine = createMeilisearch({ ...shop.sandbox.keys.search, clock: shop.clock })
    const asked: SearchQuestion[] = []
    const find: SearchEngine['find'] = (index, question) => {
      asked.push(question)
      return engine.find(index, question)
    }
    return { engine: { ...engine, find }, asked }
  }

  it('finds the shop’s goods with a letter missing, narrowed and sorted', async () => {
    const { engine, asked } = opened()
    setEngine(engine)
    await indexing()
    const found = await listed({ q: 'ketle' })
    expect(found.total).toBeGreaterThanOrEqual(3)
    // Behind it stands what is for kettles, whose letters are two apart.
    const kettles = await listed({ q: 'kettle' })
    expect(idsOf(found)).toEqual(idsOf(kettles).slice(0, found.total))
    const dear = kettles.list.toSorted((a, b) => b.price - a.price || b.itemId - a.itemId)
    const priceMin = dear[2]!.price
    asked.length = 0
    const sorted = await listed({ q: 'kettle', sort: 'priceDown', priceMin, pageSize: 2 })
    expect(idsOf(sorted)).toEqual(idsOf({ list: dear.slice(0, 2) }))
    expect(sorted).toMatchObject({
      total: dear.filter(({ price }) => price >= priceMin).length,
      hasNext: true,
    })
    expect(asked, 'one question').toMatchObject([{ keyword: 'kettle', order: 'priceDown' }])
  })

  it('lists goods as the database does, where no index is in memory', async () => {
    const [category] = (await browser.data(searchCalls.searchCategoryList, {})).facets.categories
    const lists: Parameters<typeof listed>[0][] = [
      { sort: 'priceDown' },
      { pageNum: 2, pageSize: 10 },
      { inStock: '1', sort: 'sales', priceMin: 5_000 },
      { attrs: '颜色:燕麦白', sort: 'newest' },
      { categoryId: category!.id, priceMax: 100_000 },
    ]
    const all = async () => {
      const pages = []
      for (const list of lists) pages.push(await listed(list))
      return pages
    }
    const pages = await all()
    expect(pages.map(({ list }) => list.length > 0)).toEqual(lists.map(() => true))
    const { engine, asked } = opened()
    setEngine(engine)
    await indexing()
    expect(await all()).toEqual(pages)
    expect(asked).toHaveLength(lists.length)

    const [dearest] = pages[0]!.list as [(typeof pages)[0]['list'][0]]
    const inRange = { priceMin: dearest.price, priceMax: dearest.price }
    expect(idsOf(await listed(inRange))).toContain(dearest.itemId)
    await sql`update listing set price = price - 1 where partner_id = 1 and store_id = 1
      and goods_id = ${dearest.itemId}`.execute(shop.services.db)
    expect(idsOf(await listed(inRange)), 'a price of the past').not.toContain(dearest.itemId)
    await indexing()
    expect(idsOf(await listed(inRange)), 'as the engine knows now').not.toContain(dearest.itemId)
    await sql`update listing set price = price + 1 where partner_id = 1 and store_id = 1
      and goods_id = ${dearest.itemId}`.execute(shop.services.db)
    await indexing()

    asked.length = 0
    setEngine(engine, 1_000_000)
    await listed({ sort: 'sales' })
    expect(asked, 'memory goes before').toEqual([])
    await listed({ q: 'kettle' })
    expect(asked).toMatchObject([{ keyword: 'kettle' }])
  })

  it('is not asked unless it knows everything, in documents of this version', async () => {
    const { engine, asked } = opened()
    setEngine(engine)
    await indexing()
    const isAsked = async () => {
      asked.length = 0
      await listed({ sort: 'sales' })
      return asked.length > 0
    }
    expect(await isAsked()).toBe(true)
    const told = (digest: string) =>
      sql`update search_indexed set digest = ${digest} where partner_id = 1 and store_id = 1 and goods_id = 0`.execute(
        shop.services.db,
      )
    await told('0cc175b9c0f1b6a831c399e269772661')
    expect(await isAsked(), 'another version has changed it').toBe(false)
    await indexing()
    expect(await isAsked()).toBe(true)
    shop.clock.advance(5 * minute)
    expect(await isAsked(), 'it hears nothing any more').toBe(false)
    await updateIndex(shop.services, { ...engine, look: async () => busy }, official)
    expect(await isAsked()).toBe(false)
    await indexing()
    expect(await isAsked()).toBe(true)
  })
})
