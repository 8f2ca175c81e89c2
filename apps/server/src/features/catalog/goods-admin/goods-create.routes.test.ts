import { randomUUID } from 'node:crypto'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { mediaAdminCalls } from '@mallard/contract/catalog/media/media-admin.calls'
import { afterAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, placeOrder } from '#app/testing/test-buyer.ts'
import { fileMedia } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff('owner')
const { freightTemplates } = await owner.data(goodsAdminCalls.options, {})
const pictures = await Promise.all([1, 2, 3, 4, 5].map(() => fileMedia(shop.services.db, 1)))
const category = (await owner.data(catalogCalls.categoryList, {}))[0]!
const axis = (key: string, keyEn: string, ...values: [string, string][]) => ({
  key,
  keyEn,
  values: values.map(([value, valueEn]) => ({ value, valueEn, swatch: null })),
})
const colours = axis('颜色', 'Colour', ['云白', 'White'], ['墨黑', 'Black'])
const sizes = axis('容量', 'Size', ['1升', '1 l'], ['1.5升', '1.5 l'], ['2升', '2 l'])
const one = {
  productSn: '',
  salePrice: 19_900,
  listPrice: 25_900,
  onHand: 20,
  weightG: 900,
  barcode: '',
  pic: '',
}
const skus = colours.values.flatMap(({ value: colour }) =>
  sizes.values.map(({ value: size }) => ({ ...one, values: [colour, size] })),
)
const skusOf = (...values: string[]) => values.map((value) => ({ ...one, values: [value] }))
const kettle = {
  code: '',
  title: '晨雾细口壶',
  titleEn: 'Morning mist kettle',
  subTitle: '手冲更稳',
  subTitleEn: '',
  brand: '禾光',
  categoryId: category.id,
  tags: ['新品'],
  pics: pictures.map(({ url }) => url),
  params: [{ name: '材质', value: '不锈钢' }],
  detailHtml: '<h2>一壶好水</h2><script>alert(1)</script>',
  maxPerUser: 0,
  returnPolicy: { days: 7 },
  listBasis: 'maker',
  listBasisNote: '官网建议零售价',
  listBasisNoteEn: '',
  freightTemplateId: freightTemplates[0]!.id,
  axes: [colours, sizes],
  skus,
  onSale: true,
}
const createNow = async (change: Record<string, unknown> = {}) =>
  owner.data(goodsAdminCalls.create, { ...kettle, ...change, requestId: randomUUID() } as never)
const tryToCreate = async (change: Record<string, unknown>) =>
  owner.call(goodsAdminCalls.create, { ...kettle, ...change, requestId: randomUUID() } as never)

afterAll(() => expectBooksToAgree(shop))

describe('new goods', () => {
  it('of 2 × 3 SKUs with five pictures are found, chosen from and bought at once', async () => {
    const { itemId } = await createNow()
    const who = await buyer(shop)
    expect((await who.data(searchCalls.productList, { q: '细口壶' })).list[0]).toMatchObject({
      itemId,
      price: 19_900,
      listPrice: 25_900,
    })
    expect(
      (
        await who.data(searchCalls.productList, { categoryId: category.id, sort: 'newest' })
      ).list.map((each) => each.itemId),
    ).toContain(itemId)
    const shown = await who.data(catalogCalls.detail, { id: itemId })
    expect(shown).toMatchObject({
      title: '晨雾细口壶',
      detailHtml: '<h2>一壶好水</h2>',
      onSale: true,
    })
    expect(shown.pics.map(({ url }) => url)).toEqual(kettle.pics)
    expect(shown.attrs.map(({ key, values }) => [key, values.map(({ value }) => value)])).toEqual([
      ['颜色', ['云白', '墨黑']],
      ['容量', ['1升', '1.5升', '2升']],
    ])
    expect(shown.skus).toHaveLength(6)
    const { productSn } = shown.skus[4]!
    const order = await placeOrder(who, [{ productSn }])
    expect(order.payAmount).toBeGreaterThanOrEqual(19_900)
    const { skus: after } = await owner.data(goodsAdminCalls.detail, { id: itemId })
    expect(after.find((sku) => sku.productSn === productSn)).toMatchObject({
      onHand: 20,
      reserved: 1,
    })
    // What shows the pictures is known.
    const { list } = await owner.data(mediaAdminCalls.list, { use: 'used', pageSize: 100 })
    expect(list.find(({ picture }) => picture.url === kettle.pics[0])).toMatchObject({ uses: 1 })
  })

  it('say in English what was written in English', async () => {
    const { itemId } = await createNow({ title: '双语壶' })
    const answer = await (
      await shop.visitor()
    ).fetch(`/b2c/product/1-1/detail/${itemId}`, {
      headers: { cookie: 'lang=en', 'accept-language': 'en' },
    })
    const { data } = (await answer.json()) as {
      data: { title: string; attrs: { key: string }[]; skus: { attrs: { value: string }[] }[] }
    }
    expect(data.title).toBe('Morning mist kettle')
    expect(data.attrs.map(({ key }) => key)).toEqual(['Colour', 'Size'])
    expect(data.skus[5]!.attrs.map(({ value }) => value)).toEqual(['Black', '2 l'])
  })

  it('of values with one English name are told apart by their places; new ones are refused', async () => {
    const { itemId } = await createNow({
      title: '两种蓝',
      axes: [colours],
      skus: skusOf('云白', '墨黑'),
    })
    const blue = [{ key: 'Colour', value: 'Blue' }]
    const { db } = shop.services
    const twins = colours.values.map(() => ({ value: 'Blue', swatch: null }))
    await db
      .updateTable('goods')
      .set({ en: JSON.stringify({ attrs: [{ key: 'Colour', values: twins }] }) })
      .where('id', '=', itemId)
      .execute()
    await db
      .updateTable('sku')
      .set({ attrs_en: JSON.stringify(blue) })
      .where('goods_id', '=', itemId)
      .execute()
    const answer = await (
      await shop.visitor()
    ).fetch(`/b2c/product/1-1/detail/${itemId}`, { headers: { cookie: 'lang=en' } })
    const { data } = (await answer.json()) as {
      data: { skus: { attrs: unknown; places: number[] }[] }
    }
    expect(data.skus.map(({ attrs }) => attrs)).toEqual([blue, blue])
    expect(data.skus.map(({ places }) => places)).toEqual([[0], [1]])
    const both = axis('颜色', 'Colour', ['藏青', 'Blue'], ['天蓝', 'blue'])
    expect(await tryToCreate({ axes: [both], skus: skusOf('藏青', '天蓝') })).toMatchObject({
      reason: 'badInput',
    })
  })

  it('are made once by a request, however often and at the same moment it is sent', async () => {
    const input = { ...kettle, title: '只此一件', requestId: randomUUID() }
    const made = await Promise.all(
      [1, 2, 3].map(() => owner.data(goodsAdminCalls.create, input as never)),
    )
    expect(new Set(made.map(({ itemId }) => itemId)).size).toBe(1)
    expect((await owner.data(goodsAdminCalls.list, { q: '只此一件' })).total).toBe(1)
  })

  it('that are not put on the shelf are seen by the staff alone', async () => {
    const { itemId } = await createNow({
      title: '还没上架',
      onSale: false,
      axes: [],
      skus: [{ ...one, values: [] }],
    })
    const visitor = await shop.visitor()
    expect((await visitor.data(searchCalls.productList, { q: '还没上架' })).total).toBe(0)
    expect(
      (await owner.data(goodsAdminCalls.list, { q: '还没上架', shelf: 'off' })).list[0],
    ).toMatchObject({ itemId, skuCount: 1 })
    await owner.data(goodsAdminCalls.shelf, { id: itemId, onSale: true })
    expect((await visitor.data(searchCalls.productList, { q: '还没上架' })).list[0]?.itemId).toBe(
      itemId,
    )
  })

  it('can be copied: what is read of goods makes the same again', async () => {
    const { itemId } = await createNow({ title: '母本', skus: skus.slice(0, 4) })
    const {
      axes,
      skus: known,
      freightTemplateId,
    } = await owner.data(goodsAdminCalls.detail, { id: itemId })
    expect(freightTemplateId).toBe(kettle.freightTemplateId)
    const again = known.map(({ values, salePrice, listPrice, weightG }) => ({
      ...one,
      values,
      salePrice,
      listPrice,
      weightG,
    }))
    const copy = await createNow({ title: '副本', axes, skus: again })
    const { axes: copied, skus: made } = await owner.data(goodsAdminCalls.detail, {
      id: copy.itemId,
    })
    expect(copied).toEqual(axes)
    expect(made.map(({ values }) => values)).toEqual(known.map(({ values }) => values))
  })
})

describe('goods that are not made', () => {
  it.each([
    [
      'a picture that is not in the library',
      { pics: ['/pictures/none.00000000.webp'] },
      'mediaGone',
    ],
    [
      'a SKU’s picture that is not in the library',
      { skus: [{ ...skus[0], pic: '/pictures/none.00000000.webp' }] },
      'mediaGone',
    ],
    ['no picture', { pics: [] }, 'badInput'],
    ['no SKU', { skus: [] }, 'badInput'],
    ['a price of nothing', { skus: [{ ...skus[0], salePrice: 0 }] }, 'badInput'],
    ['stock below nothing', { skus: [{ ...skus[0], onHand: -1 }] }, 'badInput'],
    ['a combination twice', { skus: [skus[0], skus[0]] }, 'badInput'],
    ['an unknown value', { skus: [{ ...skus[0], values: ['红', '1升'] }] }, 'badInput'],
    ['an unknown category', { categoryId: 2_000_000_000 }, 'badInput'],
    ['an unknown freight template', { freightTemplateId: 2_000_000_000 }, 'badInput'],
  ])('for %s leave nothing behind', async (_, change, reason) => {
    const { total } = await owner.data(goodsAdminCalls.list, {})
    expect(await tryToCreate({ ...change, title: '做不成' })).toMatchObject({ code: 500, reason })
    expect((await owner.data(goodsAdminCalls.list, {})).total).toBe(total)
  })

  it('have a code that others have; of two at once with one code, one is made', async () => {
    const own = { axes: [], skus: [{ ...one, values: [], productSn: 'MORNING-1' }] }
    const both = await Promise.all(['甲', '乙'].map((title) => tryToCreate({ ...own, title })))
    expect(both.map(({ code, reason }) => reason ?? code).toSorted()).toEqual(
      [200, 'skuTaken'].toSorted(),
    )
    expect(await tryToCreate({ ...own, title: '丙' })).toMatchObject({
      reason: 'skuTaken',
      message: '规格编号 MORNING-1 已被使用',
    })
    const other = { ...own, skus: [{ ...one, values: [], productSn: 'morning-1' }] }
    expect(await tryToCreate(other)).toMatchObject({ reason: 'skuTaken' })
    const named = { axes: [], skus: [{ ...one, values: [] }], code: 'Mist-9' }
    await createNow(named)
    expect(await tryToCreate({ ...named, code: 'mIST-9' })).toMatchObject({
      reason: 'goodsCodeTaken',
    })
  })

  it('are asked for by who has the right in one store alone', async () => {
    const local = await shop.staff('hangzhou')
    local.scope = { partnerId: 1, storeId: 2 }
    expect(
      await local.call(goodsAdminCalls.create, { ...kettle, requestId: randomUUID() } as never),
    ).toMatchObject({ reason: 'partnerWide' })
  })
})
