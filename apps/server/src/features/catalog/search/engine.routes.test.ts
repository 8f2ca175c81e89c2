import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { searchAdminCalls } from '@mallard/contract/catalog/search/search-admin.calls'
import { createMeilisearch, type SearchEngine } from '@mallard/providers/search'
import { afterEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/test-shop.ts'
import { updateIndex } from './engine.service.ts'
import { engineJobs } from './engine.jobs.ts'
import { goodsToSave } from '#features/catalog/catalog/test-goods.ts'

const shop = await testShop()
const owner = await shop.staff()
const browser = await shop.visitor()
const official = { partnerId: 1, storeId: 1 }
/** Milliseconds after which nothing that was kept is shown. */
const fresh = 11_000

const setEngine = (search: SearchEngine | undefined) => Object.assign(shop.services, { search })
const listed = async (input: { q: string; categoryId?: number; sort?: 'priceUp' }) => {
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
    find: async () => ({ kind: 'ok', data: [...finds()] }),
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
  it('says which goods are found and in which order; prices, filters and counts are the shop’s', async () => {
    const { list } = await listed({ q: '禾光' })
    const some = list
      .slice(0, 6)
      .map(({ itemId }) => itemId)
      .toReversed()
    setEngine(fakeEngine(() => [...some, 999_999]).engine)
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
    await owner.data(goodsAdminCalls.shelf, { id: first, onSale: false })
    expect(idsOf(await listed({ q: 'whatever' }))).toEqual(others)
    await owner.data(goodsAdminCalls.shelf, { id: first, onSale: true })
  })

  it('that finds next to nothing, or does not answer, leaves the search to the shop', async () => {
    const own = idsOf(await listed({ q: '水壶' }))
    setEngine(fakeEngine(() => [1]).engine)
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
    const busy = { kind: 'unknown', code: 'SLOW', message: 'x' } as const
    await updateIndex(shop.services, { ...engine, put: async () => busy }, official)
    expect(taken()).toEqual({ prepare: [] })
    await updateIndex(shop.services, engine, official)
    expect(taken()['put']).toHaveLength(size)
    await updateIndex(shop.services, { ...engine, look: async () => busy }, official)
    expect(taken()).toEqual({})
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

it('Meilisearch, as the sandbox plays it, finds the shop’s goods with a letter missing', async () => {
  const engine = createMeilisearch({ ...shop.sandbox.keys.search, clock: shop.clock })
  setEngine(engine)
  await indexing()
  const found = await listed({ q: 'ketle' })
  expect(found.total).toBeGreaterThanOrEqual(3)
  // Behind it stands what is for kettles, whose letters are two apart.
  const kettles = idsOf(await listed({ q: 'kettle' }))
  expect(idsOf(found)).toEqual(kettles.slice(0, found.total))
  const said = await engine.find('goods-1-1', 'kettle', 1000)
  expect(kettles).toEqual(said.kind === 'ok' ? said.data : [])
})
