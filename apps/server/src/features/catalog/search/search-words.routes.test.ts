import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { folded } from '#platform/text.rules.ts'
import { runScript } from '#platform/db/script.ts'
import { detailTermsMigration } from '#features/catalog/catalog/catalog.migrations/0602-detail-terms.ts'
import { goodsToSave } from '#features/catalog/catalog/test-goods.ts'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { searchLettersMigration } from '#features/catalog/catalog/catalog.migrations/0563-search-letters.ts'

const shop = await testShop()
const browser = await shop.visitor()
const words = (q: string) => browser.data(searchCalls.searchCategoryList, { q })
const titles = async (q: string) =>
  (await browser.data(searchCalls.productList, { q, pageSize: 20 })).list.map(({ title }) => title)

/** Milliseconds after which nothing that was kept is shown. */
const fresh = 11_000
beforeEach(() => shop.clock.advance(fresh))

describe('the words of a search', () => {
  it('are put right where they find nothing, and what is found is shown at once', async () => {
    expect((await words('电水胡')).didYouMean).toEqual({ q: '电水壶', isShown: true })
    expect(await titles('电水胡')).toEqual(await titles('电水壶'))
    expect((await words('glss ketle')).didYouMean).toEqual({ q: 'glass kettle', isShown: true })
  })

  it('are left as they are where they find enough, sound right, or are near nothing', async () => {
    for (const q of ['电水壶', 'dianshuihu', 'dsh', 'kett', '不存在的东西', '!!!'])
      expect((await words(q)).didYouMean, q).toBeUndefined()
  })

  it('narrow what sounds or was put right like anything else', async () => {
    const { facets } = await words('dsh')
    const all = await browser.data(searchCalls.productList, { q: 'dsh', pageSize: 20 })
    expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
    const [category] = facets.categories as [(typeof facets.categories)[number]]
    expect(
      (await browser.data(searchCalls.productList, { q: 'dsh', categoryId: category.id })).total,
    ).toBe(category.count)
    const dearest = await browser.data(searchCalls.productList, {
      q: 'dsh',
      sort: 'priceDown',
      pageSize: 20,
    })
    const prices = dearest.list.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect((await browser.data(searchCalls.productList, { q: 'dsh', priceMax: 1 })).total).toBe(0)
  })

  it('go on in ways that find something, with the number of goods', async () => {
    const { completions = [] } = await words('空气')
    expect(completions.length).toBeGreaterThan(1)
    for (const { word, count } of completions) {
      expect(word.startsWith('空气')).toBe(true)
      expect((await browser.data(searchCalls.productList, { q: word })).total, word).toBe(count)
    }
    expect((await words('kongqi')).completions?.[0]?.word).toContain('空气')
  })

  it('that find nothing lead to categories: those nearest to them, else the largest', async () => {
    const { nearest = [], completions, suggestions } = await words('壶嘴漏水怎么办')
    expect({ completions, suggestions }).toEqual({ completions: [], suggestions: [] })
    expect(nearest.map(({ name }) => name)).toContain('日常水壶')
    expect((await words('xyzzyq')).nearest?.length).toBeGreaterThan(3)
    expect((await words('电水壶')).nearest).toBeUndefined()
  })

  it('find goods by sound that were there before they could be, once the job has run', async () => {
    const { db } = shop.services
    const named = await titles('dianshuihu')
    await sql`update goods set sounds = null where partner_id = 1`.execute(db)
    await sql`select refresh_listing(1, 1, null)`.execute(db)
    shop.clock.advance(fresh)
    expect(await titles('dianshuihu')).toEqual([])
    await sql`insert into job (kind, key, payload, due_at) values ('listing.sounds', 'all', '{}', to_timestamp(0))`.execute(
      db,
    )
    await shop.worker.runDue()
    shop.clock.advance(fresh)
    expect(await titles('dianshuihu')).toEqual(named)
    // Details say no sounds; they stand behind what names goods.
    expect(named.length).toBeGreaterThan(2)
    expect((await titles('电水壶')).slice(0, named.length)).toEqual(named)
  })

  it('find details of goods that were there before, once the job has run, and of those saved since at once', async () => {
    const { db } = shop.services
    const found = await titles('HL-KT02')
    expect(found).toHaveLength(1)
    const { rows } = await sql<{
      id: number
    }>`select goods_id as id from sku where product_sn = 'HL-KT02-MIST-17'`.execute(db)
    await sql`update goods set detail_terms = null`.execute(db)
    await sql`select refresh_listing(1, 1, null)`.execute(db)
    shop.clock.advance(fresh)
    expect(await titles('HL-KT02')).toEqual([])
    const { sql: text } = detailTermsMigration
    await runScript(db, text.slice(text.indexOf('insert into job')))
    await shop.worker.runDue()
    shop.clock.advance(fresh)
    expect(await titles('HL-KT02')).toEqual(found)
    expect((await sql`select 1 from goods where detail_terms is null`.execute(db)).rows).toEqual([])

    const staff = await shop.staff()
    const goods = await goodsToSave(staff, rows[0]!.id)
    const params = [...goods.params, { name: '认证', value: 'QX-9000' }]
    await staff.data(goodsAdminCalls.save, { ...goods, params })
    shop.clock.advance(fresh)
    expect(await titles('qx9000')).toEqual(found)
  })

  it('are folded alike by the shop and by the database', async () => {
    const { db } = shop.services
    const samples = [...'ＩＨ１．５Ｌ％㎖éÉñÅßøがパ한漢𠮷豈ﬁ①½™℃İ', 'Cafe\u0301', 'a\u0300\u0301b']
    const { rows } = await sql<{ text: string }>`
      select folded(t.text) as text from unnest(${samples}::text[]) with ordinality t (text, place) order by place`.execute(
      db,
    )
    expect(rows.map(({ text }) => text)).toEqual(samples.map(folded))
  })

  it('find wide, marked and rare letters of goods that were there before, once the job has run', async () => {
    const { db } = shop.services
    const title = '１．５Ｌ ＩＨ Café 𠮷野家饭煲'
    await sql`update goods set title = ${title}, search_text = ${title.toLowerCase()}, tokens = '{}'
      where partner_id = 1 and id = (select min(goods_id) from listing where partner_id = 1 and store_id = 1)`.execute(
      db,
    )
    await sql`select refresh_listing(1, 1, null)`.execute(db)
    shop.clock.advance(fresh)
    expect(await titles('café')).not.toContain(title)
    await runScript(
      db,
      searchLettersMigration.sql.slice(searchLettersMigration.sql.indexOf('insert into job')),
    )
    await shop.worker.runDue()
    shop.clock.advance(fresh)
    for (const q of ['café', 'ＣＡＦＥ', 'IH 1.5L', 'ＩＨ', '𠮷野家', '野家饭煲', '\u200b𠮷'])
      expect(await titles(q), q).toContain(title)
  })
})
