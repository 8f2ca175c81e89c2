import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { lawfulReturns } from '@mallard/contract/catalog/catalog/return-policy.codes'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { goodsImportCalls } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { readSheetFile } from '#platform/sheets/index.ts'
import { csv, rowsOf, runImport, sendImport } from './test-import.ts'
import { type SampleTable, shopifyOldSample, shopifySample, wooSample } from './test-tables.ts'

const shop = await testShop()
// Nothing is fetched from anywhere.
Object.assign(shop.services, { reach: { allows: () => false, ports: [] } })
const owner = await shop.staff('owner')
const { db } = shop.services
const { freightTemplates } = await owner.data(goodsAdminCalls.options, {})
const category = (await owner.data(catalogCalls.categoryList, {}))[0]!

const choices = {
  freightTemplateId: freightTemplates[0]!.id,
  categoryId: category.id,
  brand: 'Usual',
  returnPolicy: { days: 15 },
  tax: { code: '1060512990000000000', rate: 1300 },
  onHand: 4,
  listNote: '',
} as const

const one = (id: number) => owner.data(goodsImportCalls.detail, { id })
/** As its maker writes it: nothing is marked for table programs. */
const send = ({ heads, rows }: SampleTable, name?: string) => {
  const quoted = (cell: unknown) => `"${String(cell).replaceAll('"', '""')}"`
  const text = [heads, ...rows].map((row) => row.map(quoted).join(',')).join('\n')
  return sendImport(shop, owner, Buffer.from(text), name)
}
async function chosen(id: number, more: Record<string, unknown> = {}) {
  const { profile } = await one(id)
  await owner.data(goodsImportCalls.choose, { id, profile: profile!, ...choices, ...more } as never)
  await shop.worker.runDue()
  return one(id)
}
const goodsCalled = async (title: string) => {
  const { rows } = await sql<{ id: number }>`select id from goods where title = ${title}`.execute(
    db,
  )
  return owner.data(goodsAdminCalls.detail, { id: rows[0]!.id })
}

afterAll(() => expectBooksToAgree(shop))

describe('a table of another system', () => {
  it('of Shopify waits for what it does not say, goes in, and changes nothing a second time', async () => {
    const id = await send(shopifyOldSample)
    const found = await one(id)
    expect(found).toMatchObject({
      state: 'choosing',
      profile: 'shopifyOld',
      fits: ['shopifyOld'],
      choices: null,
      rowCount: 5,
      goodsCount: 3,
    })
    expect(await chosen(id)).toMatchObject({
      state: 'checked',
      choices,
      found: { new: 4, wrong: 0, skipped: 1 },
    })
    expect(await rowsOf(owner, id)).toEqual([
      [2, 'new', 'pictureAddress', 'Image Src', 'https://cdn.example.com/files/a.jpg?v=1'],
      [3, 'new', 'pictureAddress', 'Variant Image', 'https://cdn.example.com/files/black.jpg?v=1'],
      [4, 'new', null, '', ''],
      [5, 'new', 'pictureless', 'Image Src', ''],
      [6, 'skipped', 'otherKind', '', 'Gift Card'],
    ])
    expect(await runImport(shop, owner, id)).toMatchObject({ state: 'done', differing: 0 })
    expect(await goodsCalled('Pour kettle')).toMatchObject({
      code: 'pour-kettle',
      brand: 'Heron Ware',
      categoryId: category.id,
      freightTemplateId: choices.freightTemplateId,
      returnPolicy: choices.returnPolicy,
      tax: choices.tax,
      detailHtml: '<p>Steel.</p>',
      onSale: false,
      skus: [
        {
          productSn: 'PK-W',
          values: ['White'],
          barcode: '0012345678905',
          salePrice: 129_900,
          listPrice: 129_900,
          onHand: 12,
          weightG: 900,
        },
        { productSn: 'PK-B', onHand: 0 },
      ],
    })
    const paper = await goodsCalled('手冲滤纸')
    expect(paper).toMatchObject({ brand: 'Usual', axes: [], skus: [{ onHand: 40 }] })
    const again = await send(shopifyOldSample)
    const choosing = { ...choices, brand: 'Another', returnPolicy: lawfulReturns }
    expect(await chosen(again, choosing)).toMatchObject({ found: { same: 4, skipped: 1 } })
    expect(await runImport(shop, owner, again)).toMatchObject({ made: { same: 4 }, differing: 0 })
  })

  it('has list prices once somebody says what they rest on', async () => {
    const id = await send(shopifyOldSample)
    await chosen(id, { listNote: '官网' })
    const { list } = await owner.data(goodsImportCalls.rows, { id, state: 'changed' })
    expect(list.map(({ line, changes }) => [line, changes.map(({ column }) => column)])).toEqual([
      [2, ['划线价依据', 'Variant Compare At Price']],
    ])
  })

  it('of Shopify today has the same goods under other headings', async () => {
    const id = await send(shopifySample)
    expect(await chosen(id)).toMatchObject({ profile: 'shopify', found: { new: 2 } })
    await runImport(shop, owner, id)
    expect((await goodsCalled('Wool throw')).skus.map(({ values }) => values)).toEqual([
      ['Small', 'Grey'],
      ['Large', 'Grey'],
    ])
  })

  it('of WooCommerce finds its goods again by their numbers, and says what is wrong', async () => {
    const id = await send(wooSample)
    expect(await chosen(id)).toMatchObject({ profile: 'woocommerce', goodsCount: 4 })
    expect(
      (await rowsOf(owner, id)).map(([line, state, problem]) => [line, state, problem]),
    ).toEqual([
      [2, 'new', null],
      [3, 'new', 'pictureAddress'],
      [4, 'new', null],
      [5, 'new', 'pictureless'],
      [6, 'skipped', 'otherKind'],
      [7, 'wrong', 'parentMissing'],
    ])
    await runImport(shop, owner, id)
    const mug = await goodsCalled('Stone mug')
    expect(mug.skus).toMatchObject([
      { productSn: 'MUG-SAND', values: ['Sand'], salePrice: 6800, onHand: 7, weightG: 454 },
      { values: ['Slate'], salePrice: 8800, onHand: 0, weightG: 907 },
    ])
    const dearer = wooSample.heads.indexOf('Regular price')
    const rows = wooSample.rows.map((row) => (row[0] === 13 ? row.with(dearer, '99') : row))
    const again = await send({ ...wooSample, rows })
    await chosen(again)
    const { list } = await owner.data(goodsImportCalls.rows, { id: again, state: 'changed' })
    expect(list).toMatchObject([
      {
        line: 4,
        changes: [{ column: 'Regular price', before: '88.00', after: '99.00' }],
      },
    ])
  })

  it('says what is wrong in its own columns, and comes back as it was sent', async () => {
    const [first, ...others] = shopifyOldSample.rows
    const heads = shopifyOldSample.heads
    const put = (values: Record<string, string>) =>
      first!.map((cell, place) => values[heads[place]!] ?? cell)
    const rows = [
      put({ Handle: 'bad-1', Title: '=cmd()', 'Variant SKU': 'BAD-1' }),
      put({ Handle: 'bad-2', 'Variant Price': 'free', 'Variant SKU': 'BAD-2' }),
      put({ Handle: 'bad-3', 'Variant SKU': 'pk-w' }),
      put({ Handle: 'good-1', 'Variant SKU': 'GOOD-1', Title: 'Good one' }),
      put({ Handle: 'bad-4', 'Variant SKU': 'GOOD-1' }),
      ...others.slice(-1),
    ]
    const id = await send({ heads, rows })
    await chosen(id, { categoryId: null })
    expect((await rowsOf(owner, id)).slice(0, 4)).toEqual([
      [2, 'wrong', 'formula', 'Title', '=cmd()'],
      [3, 'wrong', 'badAmount', 'Variant Price', 'free'],
      expect.arrayContaining([4, 'wrong', 'categoryDepth', 'Product Category']),
      expect.arrayContaining([5, 'wrong', 'categoryDepth']),
    ])
    // Chosen once more, without the file being sent again.
    expect(await chosen(id)).toMatchObject({ found: { new: 1, wrong: 4, skipped: 1 } })
    expect((await rowsOf(owner, id)).slice(2, 5)).toEqual([
      [4, 'wrong', 'skuTaken', 'Variant SKU', 'PK-W'],
      expect.arrayContaining([5, 'new']),
      [6, 'wrong', 'twice', 'Variant SKU', '5'],
    ])
    const file = await owner.data(goodsImportCalls.wrong, { id })
    const read = await readSheetFile(Buffer.from(file.base64, 'base64'), 100)
    expect(read[0]).toEqual([...heads, '错误'])
    expect(read[2]!.at(-1)).toBe('第 3 行 Variant Price：“free”不是金额')
  })

  it('that could be two kinds, or whose choices are not there, is not checked', async () => {
    const heads = ['商品编码', '规格编码', 'Handle', 'Option1 Value', 'Variant Price']
    const id = await sendImport(shop, owner, csv([heads, ['TWO-1', 'TWO-1', 'two-1', 'x', 1]]))
    expect(await one(id)).toMatchObject({
      state: 'choosing',
      profile: null,
      fits: ['goods', 'shopifyOld'],
    })
    for (const wrong of [
      { profile: 'woocommerce' },
      { profile: 'goods', freightTemplateId: 999_999 },
      { profile: 'goods', categoryId: 999_999 },
      { profile: 'goods', tax: { code: '1', rate: 1300 } },
    ])
      expect(
        await owner.call(goodsImportCalls.choose, { id, ...choices, ...wrong } as never),
      ).toMatchObject({ reason: 'badInput' })
    await owner.data(goodsImportCalls.choose, { id, profile: 'goods', ...choices } as never)
    await shop.worker.runDue()
    expect(await one(id)).toMatchObject({ state: 'checked', profile: 'goods', found: { wrong: 1 } })
    await owner.data(goodsImportCalls.stop, { id })
  })
})
