import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import type { InputOf } from '@mallard/contract/api'
import { minute } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { fillListing } from './test-listing.ts'

const shop = await testShop()
const browser = await shop.visitor()

beforeAll(() => fillListing(shop.services.db))
afterAll(() => expectBooksToAgree(shop))

type ListInput = InputOf<typeof searchCalls.productList>

interface Truth {
  id: number
  sort: number
  sales: number
  price: number
  launched: number
  stock: number
  category: number
  parent: number
  isLimited: boolean
  saysLimited: boolean
  isOat: boolean
}

/** What the store sells by the wide tables alone. */
async function truth(): Promise<Truth[]> {
  const { rows } = await sql<Truth>`
    select sg.goods_id as id, sg.sort, sg.sales, sg.price, extract(epoch from g.launched_at) * 1000 as launched, sg.stock_state as stock, g.category_id as category,
      coalesce(c.parent_id, 0) as parent, position('限量' in g.search_text) > 0 as "isLimited",
      position('限量' in g.title) > 0 as "saysLimited",
      exists (select 1 from sku k where k.goods_id = g.id and k.attrs @> '[{"key":"颜色","value":"燕麦白"}]') as "isOat"
    from store_goods sg join goods g on g.id = sg.goods_id join category c on c.id = g.category_id
    where sg.partner_id = 1 and sg.store_id = 1 and sg.on_sale`.execute(shop.services.db)
  return rows.map((row) => ({ ...row, launched: Number(row.launched) }))
}

const orders: Record<NonNullable<ListInput['sort']>, (a: Truth, b: Truth) => number> = {
  default: (a, b) => a.sort - b.sort || a.id - b.id,
  sales: (a, b) => b.sales - a.sales || a.id - b.id,
  priceUp: (a, b) => a.price - b.price || a.id - b.id,
  priceDown: (a, b) => b.price - a.price || b.id - a.id,
  newest: (a, b) => b.launched - a.launched || a.id - b.id,
}
/** What a search that gathers its hits begins with. */
const byRank = (a: Truth, b: Truth) =>
  Number(b.saysLimited) - Number(a.saysLimited) ||
  Number(b.sales > 0) - Number(a.sales > 0) ||
  orders.default(a, b)
const sorts = Object.keys(orders) as (keyof typeof orders)[]

async function expectPages(
  input: ListInput,
  keeps: (goods: Truth) => boolean,
  all: readonly Truth[],
): Promise<void> {
  for (const sort of sorts) {
    // One visitor may search so often in a minute.
    shop.clock.advance(minute)
    const kept = all.filter(keeps)
    const isRanked = sort === 'default' && input.q !== undefined && kept.length < 1001
    const expected = kept.toSorted(isRanked ? byRank : orders[sort])
    for (const pageNum of [1, 2, 5, 51, Math.max(1, Math.ceil(expected.length / 20))]) {
      const page = await browser.data(searchCalls.productList, {
        ...input,
        sort,
        pageNum,
        pageSize: 20,
      })
      expect(
        page.list.map(({ itemId }) => itemId),
        `${sort} ${pageNum}`,
      ).toEqual(expected.slice((pageNum - 1) * 20, pageNum * 20).map(({ id }) => id))
      expect(page).toMatchObject({
        total: Math.min(expected.length, 1001),
        hasNext: pageNum * 20 < expected.length,
      })
    }
  }
}

describe('a list of a large store', () => {
  it('has each page of each order, whatever it is narrowed by and however much that leaves', async () => {
    const all = await truth()
    expect(all.length).toBeGreaterThan(1_100)
    const [{ parent, category }] = all.filter((goods) => goods.parent > 0) as [Truth]
    await expectPages({}, () => true, all)
    await expectPages(
      { categoryId: parent },
      (goods) => goods.parent === parent || goods.category === parent,
      all,
    )
    await expectPages(
      { categoryId: category, inStock: '1' },
      (goods) => goods.category === category && goods.stock > 0,
      all,
    )
    await expectPages({ q: '限量' }, ({ isLimited }) => isLimited, all)
    await expectPages(
      { attrs: '颜色:燕麦白', inStock: '1' },
      ({ isOat, stock }) => isOat && stock > 0,
      all,
    )
    await expectPages(
      { priceMin: 300, priceMax: 400 },
      ({ price }) => price >= 300 && price <= 400,
      all,
    )
    await expectPages({ priceMin: 101 }, ({ price }) => price >= 101, all)
    await expectPages(
      { q: '限量', categoryId: parent, priceMax: 700 },
      (goods) => goods.isLimited && goods.parent === parent && goods.price <= 700,
      all,
    )
  })

  it('walks the order when a search finds more than it sorts', async () => {
    const all = await truth()
    // The brand's name stands in the words of every goods.
    await expectPages({ q: '禾光' }, () => true, all)
    expect(
      (await browser.data(searchCalls.searchCategoryList, { q: '禾光' })).suggestions,
    ).toHaveLength(8)
  })

  it('recommends what sells of the same category first, and then all else once', async () => {
    const all = (await truth()).filter(({ stock }) => stock > 0)
    const [{ id, category }] = all as [Truth]
    const near = all
      .filter((goods) => goods.category === category && goods.id !== id)
      .toSorted(orders.sales)
    const expected = [
      ...near,
      ...all.filter((goods) => goods.category !== category).toSorted(orders.sales),
    ].map((goods) => goods.id)
    const last = Math.ceil(near.length / 20)
    for (const pageNum of [1, last, last + 1, last + 7, 51]) {
      const { list } = await browser.data(searchCalls.recommend, {
        itemId: id,
        pageNum,
        pageSize: 20,
      })
      expect(list.map(({ itemId }) => itemId)).toEqual(
        expected.slice((pageNum - 1) * 20, pageNum * 20),
      )
    }
  })
})
