import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { lawfulReturns } from '@mallard/contract/catalog/catalog/return-policy.codes'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { goodsImportCalls } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import { importMappingCalls } from '@mallard/contract/catalog/goods-import/import-mapping.calls'
import type { Cell } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { workbookFile } from '#platform/sheets/index.ts'
import { csv, rowsOf, runImport, sendImport } from './test-import.ts'

const shop = await testShop()
const owner = await shop.staff('owner')
const { db } = shop.services
const { freightTemplates } = await owner.data(goodsAdminCalls.options, {})
const category = (await owner.data(catalogCalls.categoryList, {}))[0]!
const choices = {
  freightTemplateId: freightTemplates[0]!.id,
  categoryId: category.id,
  brand: '',
  returnPolicy: lawfulReturns,
  tax: null,
  onHand: null,
  listNote: '',
} as const

/** A table of made-up goods as a shop of another system might write it. */
const heads = [
  '商品ID',
  '商品名',
  '规格名称',
  '规格编码',
  '国际条码',
  '价格(元)',
  '划线价',
  '剩余库存',
  '重量(kg)',
  '状态',
  '创建时间',
]
const sample = (shop: string): Cell[][] => [
  [
    `="${shop}01"`,
    '鹭溪手冲壶',
    '颜色:白;容量:0.6L',
    `${shop}-A1`,
    '="6901000000018"',
    '￥１,２９９.00',
    '0',
    '12 件',
    '0.9',
    '出售中',
    '2026-03-01',
  ],
  [
    '',
    '',
    '颜色:黑;容量:0.6L',
    `${shop}-A2`,
    "'6901000000025",
    '1,299.00元',
    '0',
    '8',
    '0.9',
    '',
    '',
  ],
  [`="${shop}02"`, '鹭溪滤纸', '', '', '', '29', '39.00', '-2', '', '仓库中', '2026-03-01'],
]

/** Two bytes for each character that is none of ASCII. */
const wide = new Map<string, number[]>()
const decoder = new TextDecoder('gb18030')
for (let lead = 0x81; lead < 0xff; lead += 1)
  for (let trail = 0x40; trail < 0xff; trail += 1)
    wide.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail])
const gb18030 = (rows: readonly (readonly Cell[])[]): Buffer => {
  const quoted = (cell: Cell) => `"${String(cell).replaceAll('"', '""')}"`
  const text = rows.map((row) => row.map(quoted).join(',')).join('\r\n')
  return Buffer.from([...text].flatMap((each) => wide.get(each) ?? [each.codePointAt(0)!]))
}
const xlsx = async (rows: readonly (readonly Cell[])[]) =>
  Buffer.from((await workbookFile('a', [{ name: 'a', rows, widths: [] }])).base64, 'base64')

const one = (id: number) => owner.data(goodsImportCalls.detail, { id })
const columnsOf = (id: number) => owner.data(importMappingCalls.columns, { id })
/** As the table looks like, which is what the screen proposes. */
async function guessedFor(id: number, name: string) {
  const { columns, layout, groupBy } = await columnsOf(id)
  const mapped = columns.flatMap(({ place, guess }) => (guess ? [{ place, column: guess }] : []))
  return { id, name, kept: null, layout, groupBy, columns: mapped }
}
async function mapped(input: Awaited<ReturnType<typeof guessedFor>>) {
  await owner.data(importMappingCalls.map, input)
  await shop.worker.runDue()
  return one(input.id)
}
async function chosen(id: number) {
  await owner.data(goodsImportCalls.choose, { id, profile: 'mapped', ...choices })
  await shop.worker.runDue()
  return one(id)
}
const keptAs = async (name: string) => {
  const { list } = await owner.data(importMappingCalls.list, {})
  return list.find((each) => each.name === name)
}
const goodsCalled = async (code: string) => {
  const { rows } = await sql<{ id: number }>`
    select goods_id as id from import_link where source = 'mapping' and foreign_id = ${code}`.execute(
    db,
  )
  return owner.data(goodsAdminCalls.detail, { id: rows[0]!.id })
}

afterAll(() => expectBooksToAgree(shop))

describe.each([
  ['GB18030', 'YA', gb18030],
  ['a workbook', 'YB', xlsx],
])('a table that no profile knows, as %s', (_, code, written) => {
  it('is mapped once, goes in, is known again, and changes nothing a second time', async () => {
    const table = [[...heads, code], ...sample(code)]
    const id = await sendImport(shop, owner, await written(table), `${code}.csv`)
    expect(await one(id)).toMatchObject({ state: 'choosing', profile: null, fits: [], rowCount: 3 })
    const { columns, name } = await columnsOf(id)
    expect(name).toBe(code)
    expect(columns.map(({ guess }) => guess)).toEqual([
      'code',
      'title',
      'value1',
      'productSn',
      'barcode',
      'salePrice',
      'listPrice',
      'onHand',
      'weightG',
      'onSale',
      null,
      null,
    ])
    expect(columns[5]!.samples).toEqual(['¥1,299.00', '1,299.00元', '29'])
    const input = await guessedFor(id, code)
    expect(input).toMatchObject({ layout: 'grouped', groupBy: 0 })
    expect(await mapped(input)).toMatchObject({
      state: 'choosing',
      profile: 'mapped',
      mapping: { name: code, layout: 'grouped' },
      goodsCount: 2,
      ignored: ['创建时间', code],
    })
    expect(await chosen(id)).toMatchObject({ state: 'checked', found: { new: 3, wrong: 0 } })
    expect(await runImport(shop, owner, id)).toMatchObject({ state: 'done', differing: 0 })
    expect(await goodsCalled(`${code.toLowerCase()}01`)).toMatchObject({
      code: `${code}01`,
      title: '鹭溪手冲壶',
      axes: [{ key: '颜色' }, { key: '容量' }],
      skus: [
        {
          productSn: `${code}-A1`,
          values: ['白', '0.6L'],
          barcode: '6901000000018',
          salePrice: 129_900,
          onHand: 12,
          weightG: 900,
        },
        { productSn: `${code}-A2`, barcode: '6901000000025', salePrice: 129_900, onHand: 8 },
      ],
    })
    expect((await goodsCalled(`${code.toLowerCase()}02`)).skus).toMatchObject([
      { salePrice: 2900, listPrice: 2900, onHand: 0 },
    ])
    const again = await sendImport(shop, owner, await written(table))
    expect(await one(again)).toMatchObject({
      state: 'choosing',
      profile: 'mapped',
      mapping: { name: code },
      goodsCount: 2,
    })
    expect(await chosen(again)).toMatchObject({ found: { same: 3 } })
    expect(await runImport(shop, owner, again)).toMatchObject({ made: { same: 3 } })
  })
})

describe('a mapping', () => {
  it('of counted stock is checked at once, each time', async () => {
    const [first] = (await owner.data(goodsAdminCalls.list, {})).list
    const goods = await owner.data(goodsAdminCalls.detail, { id: first!.itemId })
    const { productSn: sn, onHand } = goods.skus[0]!
    const table = csv([
      ['货架', '货品编码', '实盘数'],
      ['3', `'${sn}`, onHand + 5],
    ])
    const id = await sendImport(shop, owner, table)
    const input = {
      id,
      name: '盘点机',
      kept: null,
      layout: 'stock' as const,
      groupBy: null,
      columns: [
        { place: 1, column: 'productSn' as const },
        { place: 2, column: 'onHand' as const },
      ],
    }
    await owner.data(importMappingCalls.map, input)
    await shop.worker.runDue()
    expect(await one(id)).toMatchObject({ state: 'checked', found: { changed: 1 } })
    expect(await runImport(shop, owner, id)).toMatchObject({ made: { changed: 1 } })
    const again = await sendImport(shop, owner, table)
    expect(await one(again)).toMatchObject({ state: 'checked', found: { same: 1 } })
  })

  it('is refused at its field, and of columns that are empty or twice the same tells which', async () => {
    const wide = ['', '名', '名', ...Array.from({ length: 253 }, (_, at) => `列${at}`)]
    const id = await sendImport(shop, owner, csv([wide, wide.map((_, at) => `v${at}`)]))
    const { columns } = await columnsOf(id)
    expect(columns).toHaveLength(256)
    expect(columns.slice(0, 3).map(({ head }) => head)).toEqual(['[A]', '名', '名 [C]'])
    const map = { id, name: '宽表', kept: null, layout: 'flat', groupBy: null } as const
    for (const columns of [
      [0, 1].map((place) => ({ place, column: 'code' })),
      [{ place: 1, column: 'title' }],
      [{ place: 256, column: 'code' }],
      [],
    ])
      expect(await owner.call(importMappingCalls.map, { ...map, columns } as never)).toMatchObject({
        reason: 'badInput',
      })
    expect(await one(id)).toMatchObject({ state: 'choosing', profile: null })
    expect(await keptAs('宽表')).toBeUndefined()
    const said = [
      { place: 2, column: 'code' },
      { place: 0, column: 'title' },
    ]
    await owner.data(importMappingCalls.map, { ...map, columns: said } as never)
    await shop.worker.runDue()
    await chosen(id)
    expect(await rowsOf(owner, id)).toEqual([[2, 'wrong', 'required', '售价', '']])
    const { list } = await owner.data(goodsImportCalls.rows, { id })
    expect(list).toMatchObject([{ code: 'v2', title: 'v0' }])
  })

  it('is changed at the next table by one person at a time, renamed and deleted', async () => {
    const table = csv([
      ['款', '叫法', '标价'],
      ['KEPT-1', '壶', '9.90'],
    ])
    const id = await sendImport(shop, owner, table)
    const all = [
      { place: 0, column: 'code' },
      { place: 1, column: 'title' },
      { place: 2, column: 'listPrice' },
    ] as const
    const first = {
      id,
      name: '旧系统',
      kept: null,
      layout: 'flat',
      groupBy: null,
      columns: [...all],
    } as const
    await mapped(first as never)
    const kept = (await keptAs('旧系统'))!
    // The same again, as when an answer was lost, and what another person says of the same table.
    const other = await sendImport(
      shop,
      owner,
      csv([
        ['款', '叫法', '现价', '库'],
        ['KEPT-1', '壶', 9, 1],
      ]),
    )
    expect(await columnsOf(other)).toMatchObject({
      kept: expect.arrayContaining([
        expect.objectContaining({ name: '旧系统', lacking: ['标价'], columns: all.slice(0, 2) }),
      ]),
    })
    const dearer = [...all.slice(0, 2), { place: 2, column: 'salePrice' }]
    const taken = { ...first, id: other, columns: dearer }
    expect(await owner.call(importMappingCalls.map, taken as never)).toMatchObject({
      reason: 'mappingNameTaken',
    })
    const change = { ...taken, kept: { id: kept.id, version: kept.version } }
    const stale = { ...change, kept: { ...change.kept, version: kept.version + 7 } }
    expect(await owner.call(importMappingCalls.map, stale as never)).toMatchObject({
      reason: 'versionConflict',
    })
    await Promise.all([1, 2].map(() => owner.data(importMappingCalls.map, change as never)))
    await shop.worker.runDue()
    expect(await one(other)).toMatchObject({ state: 'choosing', mapping: { id: kept.id } })
    const now = (await keptAs('旧系统'))!
    expect(now).toMatchObject({ version: kept.version + 1, layout: 'flat' })
    expect(now.columns).toContainEqual({ head: '现价', column: 'salePrice' })
    // How an import is read that was begun before stays as it was said.
    expect(await chosen(id)).toMatchObject({ state: 'checked', found: { wrong: 1 } })

    const { id: keptId, version } = now
    const renamed = { id: keptId, name: '老店', version }
    await owner.data(importMappingCalls.rename, renamed)
    await owner.data(importMappingCalls.rename, renamed)
    expect(
      await owner.call(importMappingCalls.rename, { id: keptId, name: '新店', version }),
    ).toMatchObject({ reason: 'versionConflict' })
    await owner.data(importMappingCalls.remove, { id: keptId })
    await owner.data(importMappingCalls.remove, { id: keptId })
    expect(await keptAs('老店')).toBeUndefined()
    expect(await one(await sendImport(shop, owner, table))).toMatchObject({ profile: null })
  })

  it('may take the place of what a table was found to be', async () => {
    const id = await sendImport(
      shop,
      owner,
      csv([
        ['规格编码', '库存', '名'],
        ['OWN-1', 3, '杯'],
      ]),
    )
    expect(await one(id)).toMatchObject({ profile: 'stock', state: 'checked' })
    const columns = [
      { place: 0, column: 'code' },
      { place: 2, column: 'title' },
    ]
    const input = { id, name: '不是盘点', kept: null, layout: 'flat', groupBy: null, columns }
    expect(await mapped(input as never)).toMatchObject({ state: 'choosing', profile: 'mapped' })
    const next = await sendImport(
      shop,
      owner,
      csv([
        ['名', '库存', '规格编码'],
        ['杯', 3, 'OWN-1'],
      ]),
    )
    expect(await one(next)).toMatchObject({ state: 'choosing', mapping: { name: '不是盘点' } })
  })
})
