import { randomUUID } from 'node:crypto'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { Axis } from '@mallard/contract/catalog/catalog/goods-create.fields'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, placeOrder } from '#app/testing/test-buyer.ts'
import { fileMedia } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { goodsToSave, matrixToSave } from '#features/catalog/catalog/test-goods.ts'

const shop = await testShop()
const owner = await shop.staff('owner')
const { freightTemplates } = await owner.data(goodsAdminCalls.options, {})
const [main, other] = await Promise.all([1, 2].map(() => fileMedia(shop.services.db, 1)))
const category = (await owner.data(catalogCalls.categoryList, {}))[0]!

const axis = (key: string, keyEn: string, ...values: [string, string][]): Axis => ({
  key,
  keyEn,
  values: values.map(([value, valueEn]) => ({ value, valueEn, swatch: null })),
})
const colours = axis('颜色', 'Colour', ['云白', 'White'], ['墨黑', 'Black'])
const fresh = {
  was: '',
  productSn: '',
  salePrice: 19_900,
  listPrice: 19_900,
  onHand: 20,
  weightG: 900,
  barcode: '',
  pic: '',
  isClosed: false,
}

/** Goods of the test's own with an SKU for each value; none: with one SKU. */
async function made(title: string, axes: Axis[] = [colours]): Promise<number> {
  const { was: _was, isClosed: _isClosed, ...sku } = fresh
  const { itemId } = await owner.data(goodsAdminCalls.create, {
    requestId: randomUUID(),
    code: '',
    title,
    titleEn: '',
    subTitle: '',
    subTitleEn: '',
    brand: '',
    categoryId: category.id,
    tags: [],
    pics: [main!.url],
    params: [],
    detailHtml: '',
    maxPerUser: 0,
    returnPolicy: { days: 7 },
    listBasis: 'none',
    listBasisNote: '',
    listBasisNoteEn: '',
    freightTemplateId: freightTemplates[0]!.id,
    axes,
    skus: axes[0]
      ? axes[0].values.map(({ value }) => ({ ...sku, values: [value] }))
      : [{ ...sku, values: [] }],
    onSale: true,
  })
  return itemId
}
type Matrix = Awaited<ReturnType<typeof matrixToSave>>
const change = async (id: number, to: (now: Matrix) => object) => {
  const now = await matrixToSave(owner, id)
  return owner.call(goodsAdminCalls.matrix, { ...now, ...to(now) } as never)
}
const shownTo = async (id: number, lang = 'zh') => {
  const visitor = await shop.visitor()
  visitor.cookies.set('lang', lang)
  return visitor.data(catalogCalls.detail, { id })
}
const skuIdsOf = async (id: number) =>
  (
    await sql<{ id: number }>`select id from sku where goods_id = ${id} order by id`.execute(
      shop.services.db,
    )
  ).rows.map((row) => row.id)

afterAll(() => expectBooksToAgree(shop))

describe('goods that are there', () => {
  it('get a value, which is found and bought at once, and SKUs keep their ids', async () => {
    const id = await made('加色壶')
    const before = await skuIdsOf(id)
    const red = axis('颜色', 'Colour', ['云白', 'White'], ['墨黑', 'Black'], ['朱红', 'Vermilion'])
    expect(
      await change(id, ({ skus }) => ({
        axes: [red],
        skus: [
          ...skus,
          { ...fresh, values: ['朱红'], onHand: 7, salePrice: 18_800, listPrice: 18_800 },
        ],
      })),
    ).toMatchObject({ code: 200, data: { axes: [red] } })
    expect((await skuIdsOf(id)).slice(0, 2)).toEqual(before)
    const shown = await shownTo(id, 'en')
    expect(shown.attrs[0]?.values.map(({ value }) => value)).toEqual([
      'White',
      'Black',
      'Vermilion',
    ])
    expect(shown).toMatchObject({ price: 18_800 })
    expect(shown.skus[2]).toMatchObject({ stock: 7, price: 18_800, places: [2] })
    const who = await buyer(shop)
    expect((await who.data(searchCalls.productList, { q: '加色壶' })).list[0]).toMatchObject({
      price: 18_800,
    })
    await placeOrder(who, [{ productSn: shown.skus[2]!.productSn }])
  })

  it('get an option: what was the only SKU is one of them', async () => {
    const id = await made('加规格壶', [])
    const [only] = await skuIdsOf(id)
    const sizes = axis('容量', 'Size', ['1升', ''], ['2升', ''])
    await change(id, ({ skus }) => ({
      axes: [sizes],
      skus: [
        { ...skus[0], values: ['1升'] },
        { ...fresh, values: ['2升'] },
      ],
    }))
    const { skus } = await owner.data(goodsAdminCalls.detail, { id })
    expect(skus.map(({ values }) => values)).toEqual([['1升'], ['2升']])
    expect((await skuIdsOf(id))[0]).toBe(only)
    const { axes: _axes, ...none } = await matrixToSave(owner, id)
    const gone = { ...none, axes: [], skus: none.skus.map((sku) => ({ ...sku, values: [] })) }
    expect(await owner.call(goodsAdminCalls.matrix, gone as never)).toMatchObject({
      reason: 'badInput',
      data: { field: 'axes' },
    })
  })

  it('have a value renamed: the page and the cart say so, an order what was bought', async () => {
    const id = await made('改名壶')
    const [white] = (await shownTo(id)).skus
    const who = await buyer(shop)
    const { orderSn } = await placeOrder(who, [{ productSn: white!.productSn }])
    await who.data(cartCalls.add, { goods: white!.productSn, qty: 1 })
    const renamed = axis('色', 'Shade', ['月白', 'Moon'], ['墨黑', 'Black'])
    await change(id, ({ skus: [first, ...rest] }) => ({
      axes: [renamed],
      skus: [{ ...first, values: ['月白'] }, ...rest],
    }))
    const after = await shownTo(id, 'en')
    expect(after.skus[0]).toMatchObject({ attrs: [{ key: 'Shade', value: 'Moon' }], places: [0] })
    const cart = JSON.stringify(await who.data(cartCalls.list, {}))
    expect([cart.includes('月白'), cart.includes('云白')]).toEqual([true, false])
    const order = JSON.stringify(await who.data(orderCalls.detail, { sn: orderSn }))
    expect([order.includes('月白'), order.includes('云白')]).toEqual([false, true])
    const { list } = await owner.data(staffCalls.audit, { object: `goods ${id}` })
    expect(list[0]).toMatchObject({
      action: 'goods.matrix',
      changes: { axes: { before: ['颜色: 云白, 墨黑'], after: ['色: 月白, 墨黑'] } },
    })
  })

  it('have a SKU closed: nobody buys it, its value is not offered, and it can be opened again', async () => {
    const id = await made('停售壶')
    const [white, black] = (await shownTo(id)).skus
    const who = await buyer(shop)
    await who.data(cartCalls.add, { goods: black!.productSn, qty: 1 })
    const close = (isClosed: boolean) =>
      change(id, ({ skus: [first, second] }) => ({ skus: [first, { ...second, isClosed }] }))
    expect(await close(true)).toMatchObject({
      data: { axes: [colours], skus: [{ isClosed: false }, { isClosed: true }] },
    })
    const shown = await shownTo(id)
    expect(shown.skus.map(({ productSn }) => productSn)).toEqual([white!.productSn])
    expect(shown.attrs[0]?.values.map(({ value }) => value)).toEqual(['云白'])
    expect(JSON.stringify(await who.data(cartCalls.list, {}))).toContain(
      '"invalidReason":"offShelf"',
    )
    const add = { goods: black!.productSn, qty: 1 }
    expect(await who.call(cartCalls.add, add)).toMatchObject({ reason: 'offShelf' })
    // The last one that is open stays open.
    expect(
      await change(id, ({ skus }) => ({ skus: skus.map((sku) => ({ ...sku, isClosed: true })) })),
    ).toMatchObject({ reason: 'badInput', data: { field: 'skus' } })
    // What goods say of themselves does not open it.
    await owner.data(goodsAdminCalls.save, (await goodsToSave(owner, id)) as never)
    expect((await shownTo(id)).skus).toHaveLength(1)
    await close(false)
    expect((await shownTo(id)).skus).toHaveLength(2)
    expect(await who.call(cartCalls.add, add)).toMatchObject({ code: 200 })
  })

  it('have code, barcode, weight and picture of a SKU changed; the old code still leads to them', async () => {
    const id = await made('改码壶')
    const [white, black] = (await matrixToSave(owner, id)).skus
    const was = white!.productSn
    const named = { productSn: 'NEW-1', barcode: '690123', weightG: 1200, pic: other!.url }
    expect(
      await change(id, ({ skus: [first, second] }) => ({ skus: [{ ...first, ...named }, second] })),
    ).toMatchObject({
      data: { skus: [{ ...named, pic: { url: other!.url } }, { productSn: black!.productSn }] },
    })
    const visitor = await shop.visitor()
    expect(await visitor.data(catalogCalls.bySn, { productSn: was })).toMatchObject({ itemId: id })
    const other2 = await made('别的壶')
    for (const productSn of [was, was.toUpperCase(), 'new-1', black!.productSn])
      expect(
        await change(other2, ({ skus: [first, second] }) => ({
          skus: [{ ...first, productSn }, second],
        })),
      ).toMatchObject({ reason: 'skuTaken', data: { sn: productSn } })
    // Its own may come back.
    expect(
      await change(id, ({ skus: [first, second] }) => ({
        skus: [{ ...first, productSn: was }, second],
      })),
    ).toMatchObject({ code: 200 })
  })

  it('are changed by one of two', async () => {
    const id = await made('两人壶')
    const now = await matrixToSave(owner, id)
    const both = await Promise.all(
      [1, 2].map(() => owner.call(goodsAdminCalls.matrix, now as never)),
    )
    expect(both.map(({ code, reason }) => reason ?? code).toSorted()).toEqual(
      [200, 'versionConflict'].toSorted(),
    )
  })

  it.each<[string, (now: Matrix) => object, string]>([
    ['a SKU is left out', ({ skus }) => ({ skus: skus.slice(1) }), 'badInput'],
    ['no SKU is sent', () => ({ skus: [] }), 'badInput'],
    [
      'a SKU is of others',
      ({ skus }) => ({ skus: [...skus.slice(1), { ...fresh, was: 'KT-0', values: ['云白'] }] }),
      'badInput',
    ],
    [
      'a combination is there twice',
      ({ skus }) => ({ skus: [...skus, { ...fresh, values: ['墨黑'] }] }),
      'badInput',
    ],
    [
      'a new price is nothing',
      ({ skus }) => ({ skus: [...skus, { ...fresh, values: ['红'], salePrice: 0 }] }),
      'badInput',
    ],
    [
      'a code has a space',
      ({ skus: [a, b] }) => ({ skus: [{ ...a, productSn: 'a b' }, b] }),
      'badInput',
    ],
    [
      'a weight is below nothing',
      ({ skus: [a, b] }) => ({ skus: [{ ...a, weightG: -1 }, b] }),
      'badInput',
    ],
    [
      'a picture is not in the library',
      ({ skus: [a, b] }) => ({ skus: [{ ...a, pic: '/pictures/none.00000000.webp' }, b] }),
      'mediaGone',
    ],
    [
      'a new list price has no basis',
      ({ axes: [each], skus }) => ({
        axes: [{ ...each, values: [...each!.values, { value: '红', valueEn: '', swatch: null }] }],
        skus: [...skus, { ...fresh, values: ['红'], listPrice: 29_900 }],
      }),
      'listPriceNoBasis',
    ],
    ['the version is old', ({ version }) => ({ version: version + 1 }), 'versionConflict'],
  ])('stay as they are when %s', async (_, to, reason) => {
    const id = await made('不变壶')
    const before = await owner.data(goodsAdminCalls.detail, { id })
    expect(await change(id, to)).toMatchObject({ code: 500, reason })
    expect(await owner.data(goodsAdminCalls.detail, { id })).toEqual(before)
  })

  it('are not changed by who has the right in one store alone, nor by who only reads', async () => {
    const id = await made('权限壶')
    const now = (await matrixToSave(owner, id)) as never
    const local = await shop.staff('hangzhou')
    local.scope = { partnerId: 1, storeId: 2 }
    expect(await local.call(goodsAdminCalls.matrix, now)).toMatchObject({ reason: 'partnerWide' })
  })
})
