import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { cmsCalls } from '@mallard/contract/content/cms/cms.calls'
import { collectionCalls } from '@mallard/contract/catalog/collection/collection.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { reviewCalls } from '@mallard/contract/catalog/review/review.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { storeCalls } from '@mallard/contract/shop/store/store.calls'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { goodsToSave } from './test-goods.ts'

const shop = await testShop()
const official = { partnerId: 1, storeId: 1 }
const hangzhou = { partnerId: 1, storeId: 2 }
const northridge = { partnerId: 2, storeId: 1 }
const everyGoods = { pageSize: 100 }
const fresh = 5000

afterAll(() => expectBooksToAgree(shop))

describe('goods', () => {
  it('are those of the store: fewer in Hangzhou, others at another partner', async () => {
    const titles = async (scope: typeof official) =>
      (await (await shop.visitor(scope)).data(searchCalls.productList, everyGoods)).list.map(
        (goods) => goods.title,
      )
    const [here, there, elsewhere] = [
      await titles(official),
      await titles(hangzhou),
      await titles(northridge),
    ]
    expect(here.length).toBeGreaterThanOrEqual(48)
    expect(there.length).toBeGreaterThan(0)
    expect(there.length).toBeLessThan(here.length)
    expect(elsewhere).toHaveLength(12)
    expect(here.filter((title) => elsewhere.includes(title))).toEqual([])
  })

  it('of another partner are not found, as if they did not exist', async () => {
    const theirs = (await (await shop.visitor(northridge)).data(searchCalls.productList, {}))
      .list[0]
    const browser = await shop.visitor(official)
    expect(await browser.call(catalogCalls.detail, { id: theirs?.itemId ?? 0 })).toMatchObject({
      code: 500,
      reason: 'notFound',
    })
    expect(await browser.call(catalogCalls.detail, { id: 2_000_000_000 })).toMatchObject({
      code: 500,
      reason: 'notFound',
    })
  })

  it.each([
    ['priceUp', (list: number[]) => list.toSorted((a, b) => a - b)],
    ['priceDown', (list: number[]) => list.toSorted((a, b) => b - a)],
  ] as const)('come sorted by %s, over all pages and each once', async (sort, sorted) => {
    const browser = await shop.visitor()
    const all = []
    for (let pageNum = 1; ; pageNum += 1) {
      const page = await browser.data(searchCalls.productList, { sort, pageNum, pageSize: 7 })
      all.push(...page.list)
      if (!page.hasNext) break
    }
    expect(all.map((goods) => goods.price)).toEqual(sorted(all.map((goods) => goods.price)))
    expect(new Set(all.map((goods) => goods.itemId)).size).toBe(all.length)
  })

  it('are found by Chinese and English words, by category, price, attribute and stock', async () => {
    const browser = await shop.visitor()
    const find = async (
      input: Parameters<typeof browser.data<typeof searchCalls.productList>>[1],
    ) => (await browser.data(searchCalls.productList, { ...everyGoods, ...input })).list
    const kettles = await find({ q: '水壶' })
    expect(kettles.length).toBeGreaterThan(1)
    expect((await find({ q: 'kettle' })).length).toBeGreaterThan(1)
    expect(await find({ q: '不存在的东西' })).toEqual([])
    expect(await find({ q: '%' })).toEqual([])
    const cheap = await find({ priceMax: 10_000 })
    expect(cheap.every((goods) => goods.price <= 10_000)).toBe(true)
    expect((await find({ inStock: '1' })).every((goods) => goods.stockState > 0)).toBe(true)
    const tree = await browser.data(catalogCalls.categoryList, {})
    const under = await find({ categoryId: tree[0]?.id ?? 0 })
    expect(under.length).toBeGreaterThan(0)
    const oat = await find({ attrs: '颜色:燕麦白' })
    expect(oat.length).toBeGreaterThan(3)
    expect(oat.length).toBeLessThan(60)
  })

  it('tell what a search can be narrowed by, and suggest titles while one types', async () => {
    const browser = await shop.visitor()
    const { suggestions, facets, hotWords } = await browser.data(searchCalls.searchCategoryList, {
      q: '壶',
    })
    expect(hotWords.length).toBeGreaterThan(3)
    expect(suggestions.every((title) => title.includes('壶') || title.length > 0)).toBe(true)
    const { total } = await browser.data(searchCalls.productList, { q: '壶' })
    expect(facets.categories.reduce((sum, category) => sum + category.count, 0)).toBe(total)
    expect(facets.priceMin).toBeLessThanOrEqual(facets.priceMax)
  })

  it('show themselves in English to who asks for it', async () => {
    const browser = await shop.visitor()
    browser.cookies.set('lang', 'en')
    const [card] = (await browser.data(searchCalls.productList, {})).list
    const goods = await browser.data(catalogCalls.detail, { id: card?.itemId ?? 0 })
    for (const text of [
      goods.title,
      goods.subTitle,
      goods.params[0]?.name,
      goods.skus[0]?.attrs[0]?.value,
      goods.sections[0]?.text,
    ])
      expect(text).not.toMatch(/[\u4e00-\u9fff]/)
  })

  it('are recommended beside an item from its own category first, never the item itself', async () => {
    const browser = await shop.visitor()
    const itemId = (await browser.data(searchCalls.productList, { q: '水壶' })).list[0]?.itemId ?? 0
    const { categoryId } = await browser.data(catalogCalls.detail, { id: itemId })
    const { list } = await browser.data(searchCalls.recommend, { itemId, pageSize: 40 })
    const isBeside = []
    for (const goods of list)
      isBeside.push(
        (await browser.data(catalogCalls.detail, { id: goods.itemId })).categoryId === categoryId,
      )
    expect(isBeside[0]).toBe(true)
    expect(isBeside).toEqual(isBeside.toSorted((one, other) => Number(other) - Number(one)))
    expect(list.map((goods) => goods.itemId)).not.toContain(itemId)
  })

  it('have a SKU for each choice of attributes that they offer', async () => {
    const browser = await shop.visitor()
    const { list } = await browser.data(searchCalls.productList, { pageSize: 12 })
    for (const { itemId } of list) {
      const goods = await browser.data(catalogCalls.detail, { id: itemId })
      for (const sku of goods.skus) {
        expect(sku.attrs.map((attr) => attr.key)).toEqual(goods.attrs.map((attr) => attr.key))
        for (const attr of sku.attrs)
          expect(
            goods.attrs.find((each) => each.key === attr.key)?.values.map(({ value }) => value),
          ).toContain(attr.value)
      }
    }
  })
})

describe('reviews', () => {
  it('add up to the summary, and filter', async () => {
    const browser = await shop.visitor()
    const { list } = await browser.data(searchCalls.productList, { sort: 'sales', pageSize: 3 })
    for (const { itemId } of list) {
      const all = await browser.data(reviewCalls.list, { id: itemId, pageSize: 100 })
      expect(all.summary.stars.reduce((sum, count) => sum + count, 0)).toBe(all.total)
      const good = await browser.data(reviewCalls.list, {
        id: itemId,
        filter: 'good',
        pageSize: 100,
      })
      expect(good.list.every((review) => review.star >= 4)).toBe(true)
      const pics = await browser.data(reviewCalls.list, {
        id: itemId,
        filter: 'pics',
        pageSize: 100,
      })
      expect(pics.total).toBe(all.summary.withPics)
    }
  })
})

describe('favourites', () => {
  it('are kept once, listed newest first, and only the owner’s', async () => {
    const [browser, other] = [await shop.shopper(), await shop.shopper()]
    const { list } = await browser.data(searchCalls.productList, { pageSize: 3 })
    for (const { itemId } of [...list, ...list])
      await browser.data(collectionCalls.add, { goods: itemId })
    expect(
      (await browser.data(collectionCalls.list, {})).list.map((goods) => goods.itemId),
    ).toEqual(list.map((goods) => goods.itemId).toReversed())
    expect((await other.data(collectionCalls.list, {})).total).toBe(0)
    await other.data(collectionCalls.deleteMore, {
      ids: list.map((goods) => goods.itemId).join(','),
    })
    expect((await browser.data(memberCalls.index, {})).counts.collections).toBe(3)
    await browser.data(collectionCalls.delete, { goods: list[0]?.itemId ?? 0 })
    expect((await browser.data(collectionCalls.list, { itemId: list[0]?.itemId })).total).toBe(0)
    expect(await browser.call(collectionCalls.add, { goods: 2_000_000_000 })).toMatchObject({
      reason: 'notFound',
    })
  })
})

describe('content pages', () => {
  it('bring each store its own home with the prices of now', async () => {
    for (const scope of [official, hangzhou, northridge]) {
      const browser = await shop.visitor(scope)
      const home = await browser.data(cmsCalls.v1a, { type: 'home' })
      expect(home.blocks.map((block) => block.kind)).toContain('hero')
      const { list } = await browser.data(searchCalls.productList, everyGoods)
      for (const block of home.blocks) {
        if (block.kind !== 'row' && block.kind !== 'grid') continue
        expect(block.goods.length).toBeGreaterThan(0)
        for (const card of block.goods)
          expect(list.find((goods) => goods.itemId === card.itemId)?.price).toBe(card.price)
      }
    }
    expect(await (await shop.visitor()).call(cmsCalls.v1b, { type: 'nothing-here' })).toMatchObject(
      { reason: 'notFound' },
    )
  })
})

describe('the back office', () => {
  it('changes price and stock, the shop shows it at once, and the audit log tells who', async () => {
    const [admin, browser] = [await shop.staff('owner'), await shop.visitor()]
    const [card] = (await browser.data(searchCalls.productList, {})).list
    const id = card?.itemId ?? 0
    const before = (await browser.data(catalogCalls.detail, { id })).skus[0]
    const sku = (await admin.data(goodsAdminCalls.detail, { id })).skus[0]
    admin.cookies.set('lang', 'en')
    const [inEnglish] = (await admin.data(goodsAdminCalls.detail, { id })).skus
    expect(inEnglish!.attrs.map(({ value }) => value).join()).toMatch(/^[ -~]+$/)
    expect(inEnglish).toEqual({ ...sku, attrs: inEnglish!.attrs })
    expect(inEnglish!.attrs).not.toEqual(sku?.attrs)
    admin.cookies.delete('lang')
    if (!before || !sku) throw new Error('the first goods item has no SKU')
    const change = {
      sn: sku.productSn,
      version: sku.version,
      salePrice: 12_345,
      listPrice: 20_000,
      onHand: sku.onHand + 7,
      onHandSeen: sku.onHand,
    }
    expect(await admin.data(goodsAdminCalls.sku, change)).toMatchObject({
      salePrice: 12_345,
      onHand: sku.onHand + 7,
      version: sku.version + 1,
    })
    expect((await browser.data(catalogCalls.detail, { id })).skus[0]?.price).toBe(12_345)
    expect((await admin.call(goodsAdminCalls.sku, change)).reason).toBe('versionConflict')
    expect(
      (
        await admin.call(goodsAdminCalls.sku, {
          ...change,
          version: sku.version + 1,
          onHand: 0,
          onHandSeen: 1_000_000,
        })
      ).reason,
    ).toBe('stockBelowReserved')
    const [entry] = (await admin.data(staffCalls.audit, { object: `sku ${sku.productSn}` })).list
    expect(entry).toMatchObject({
      action: 'sku.save',
      changes: {
        salePrice: { before: before.price, after: 12_345 },
        onHand: { before: sku.onHand, after: sku.onHand + 7 },
      },
    })
  })

  it('takes goods off the shelf and finds them under their new name', async () => {
    const [admin, browser] = [await shop.staff('owner'), await shop.visitor()]
    const id = (await browser.data(searchCalls.productList, {})).list[1]?.itemId ?? 0
    await admin.data(goodsAdminCalls.save, {
      ...(await goodsToSave(admin, id)),
      title: '改名测试壶',
      detailHtml: '<p>好<script>alert(1)</script></p>',
    })
    expect((await browser.data(searchCalls.productList, { q: '改名测试' })).list[0]?.itemId).toBe(
      id,
    )
    expect((await browser.data(catalogCalls.detail, { id })).detailHtml).toBe('<p>好</p>')
    await admin.data(goodsAdminCalls.shelf, { id, onSale: false })
    expect((await browser.data(searchCalls.productList, { q: '改名测试' })).total).toBe(0)
    expect((await browser.data(catalogCalls.detail, { id })).onSale).toBe(false)
  })

  it('takes goods off the newest at once, which come in their order over all pages, also of one category', async () => {
    const [admin, browser] = [await shop.staff('owner'), await shop.visitor()]
    const pages = async (input: { categoryId?: number }) => {
      const ids: number[] = []
      for (let pageNum = 1; ; pageNum += 1) {
        const page = await browser.data(searchCalls.productList, {
          ...input,
          sort: 'newest',
          pageNum,
          pageSize: 7,
        })
        ids.push(...page.list.map(({ itemId }) => itemId))
        if (!page.hasNext) return { ids, total: page.total }
      }
    }
    const all = await pages({})
    const { rows } = await sql<{ id: number; category_id: number }>`
      select g.id, g.category_id from goods g join store_goods s on s.partner_id = g.partner_id and s.goods_id = g.id
      where s.partner_id = 1 and s.store_id = 1 and s.on_sale order by g.launched_at desc, g.id`.execute(
      shop.services.db,
    )
    expect(all).toEqual({ ids: rows.map(({ id }) => id), total: rows.length })
    const categoryId = rows[0]?.category_id ?? 0
    expect((await pages({ categoryId })).ids).toEqual(
      rows.filter((row) => row.category_id === categoryId).map(({ id }) => id),
    )
    const gone = all.ids[10] ?? 0
    await admin.data(goodsAdminCalls.shelf, { id: gone, onSale: false })
    expect((await pages({})).ids).toEqual(all.ids.filter((id) => id !== gone))
    await admin.data(goodsAdminCalls.shelf, { id: gone, onSale: true })
  })

  it('lets staff of one store change its price, stock and shelf, and nothing that other stores share', async () => {
    const [local, owner] = [await shop.staff('hangzhou'), await shop.staff('owner')]
    local.scope = hangzhou
    const id = (await local.data(goodsAdminCalls.list, {})).list[0]?.itemId ?? 0
    const before = await owner.data(goodsAdminCalls.detail, { id })
    const goods = await goodsToSave(local, id)
    expect(
      await local.call(goodsAdminCalls.save, { ...goods, title: '一家店改的名' }),
    ).toMatchObject({ code: 500, reason: 'partnerWide' })
    const sku = (await local.data(goodsAdminCalls.detail, { id })).skus[0]
    if (!sku) throw new Error('the first goods item has no SKU')
    const change = {
      sn: sku.productSn,
      version: sku.version,
      salePrice: sku.salePrice + 100,
      listPrice: sku.listPrice,
      onHand: sku.onHand + 3,
      onHandSeen: sku.onHand,
    }
    expect(
      (await local.call(goodsAdminCalls.sku, { ...change, listPrice: sku.listPrice + 1 })).reason,
    ).toBe('partnerWide')
    expect((await local.data(goodsAdminCalls.detail, { id })).skus[0]).toEqual(sku)
    expect(await local.data(goodsAdminCalls.sku, change)).toMatchObject({
      salePrice: sku.salePrice + 100,
      listPrice: sku.listPrice,
      onHand: sku.onHand + 3,
    })
    await local.data(goodsAdminCalls.shelf, { id, onSale: false })
    expect((await local.data(goodsAdminCalls.detail, { id })).onSale).toBe(false)
    expect(await owner.data(goodsAdminCalls.detail, { id })).toEqual(before)
    expect((await local.data(staffCalls.me, {})).rightsEverywhere).toEqual([])
    expect((await owner.data(staffCalls.me, {})).rightsEverywhere).toContain('goods.write')
  })

  it('writes down what was before, and nothing where nothing was changed', async () => {
    const admin = await shop.staff('owner')
    const { itemId: id, onSale } = (await admin.data(goodsAdminCalls.list, { shelf: 'on' }))
      .list[2] ?? { itemId: 0 }
    expect(onSale).toBe(true)
    await admin.data(goodsAdminCalls.shelf, { id, onSale: true })
    await admin.data(goodsAdminCalls.shelf, { id, onSale: false })
    await admin.data(goodsAdminCalls.shelf, { id, onSale: true })
    const { list } = await admin.data(staffCalls.audit, { object: `goods ${id}` })
    expect(list.map(({ changes }) => changes)).toEqual([
      { onSale: { before: false, after: true } },
      { onSale: { before: true, after: false } },
    ])
    const staff = (await admin.data(staffCalls.list, {})).find(({ login }) => login === 'hangzhou')
    if (!staff) throw new Error('the demo world has no local staff')
    await admin.data(staffCalls.save, { ...staff, active: false })
    await admin.data(staffCalls.save, { ...staff, active: true })
    const [entry] = (await admin.data(staffCalls.audit, { object: `staff ${staff.id}` })).list
    expect(entry?.changes).toEqual({ active: { before: false, after: true } })
  })

  it('keeps everyone in their own store and partner, and within their rights', async () => {
    const [other, local, shopper] = [
      await shop.staff('northridge'),
      await shop.staff('hangzhou'),
      await shop.shopper(),
    ]
    expect(await other.call(goodsAdminCalls.list, {})).toMatchObject({
      code: 500,
      reason: 'forbidden',
    })
    expect(await local.call(goodsAdminCalls.list, {})).toMatchObject({
      code: 500,
      reason: 'forbidden',
    })
    local.scope = hangzhou
    expect((await local.data(goodsAdminCalls.list, {})).total).toBeGreaterThan(0)
    const newcomer = {
      login: 'newcomer',
      name: '新同事',
      password: 'long enough word',
      active: true,
    }
    const anywhere = [{ role: 'warehouse' as const, storeId: null }]
    expect(await local.call(staffCalls.save, { ...newcomer, roles: anywhere })).toMatchObject({
      reason: 'forbidden',
    })
    expect(await shopper.call(goodsAdminCalls.list, {})).toMatchObject({ code: 401 })
    const owner = await shop.staff('owner')
    const saved = await owner.data(staffCalls.save, { ...newcomer, roles: anywhere })
    expect(saved.roles).toEqual(anywhere)
  })

  it('refuses a wrong password as it refuses an unknown login', async () => {
    const browser = await shop.visitor()
    const answers = [
      await browser.call(staffCalls.login, { login: 'owner', password: 'wrong' }),
      await browser.call(staffCalls.login, { login: 'nobody', password: 'wrong' }),
    ]
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ code: 500, reason: 'wrongPassword' })
  })
})

it('shows a price of another process within ten seconds', async () => {
  const browser = await shop.visitor()
  const [card] = (await browser.data(searchCalls.productList, { sort: 'sales' })).list
  await shop.database.kysely
    .updateTable('store_goods')
    .set({ price: 1 })
    .where('goods_id', '=', card?.itemId ?? 0)
    .execute()
  shop.clock.advance(fresh)
  expect((await browser.data(searchCalls.productList, { sort: 'sales' })).list[0]?.price).toBe(1)
  await shop.database.kysely
    .updateTable('store_goods')
    .set({ price: card?.price ?? 0 })
    .where('goods_id', '=', card?.itemId ?? 0)
    .execute()
})

it('closes a store for everybody', async () => {
  const browser = await shop.visitor(hangzhou)
  await shop.database.kysely
    .updateTable('store')
    .set({ status: 0 })
    .where('partner_id', '=', 1)
    .where('id', '=', 2)
    .execute()
  shop.clock.advance(11_000)
  expect(await browser.call(storeCalls.partnerInit, {})).toMatchObject({ code: 560 })
  expect(await browser.call(searchCalls.productList, {})).toMatchObject({ code: 560 })
})
