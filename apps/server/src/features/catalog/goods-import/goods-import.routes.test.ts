import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { stockAdminCalls } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { goodsImportCalls } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import { exportAdminCalls } from '@mallard/contract/people/export/export-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, placeOrder } from '#app/testing/test-buyer.ts'
import { fileMedia } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { fileAt, wantedOf } from '#features/people/export/test-exports.ts'
import { readSheetFile } from '#platform/sheets/index.ts'
import { goodsToSave } from '../catalog/test-goods.ts'
import { csv, rowsOf, runImport, sendImport } from './test-import.ts'

const shop = await testShop()
const owner = await shop.staff('owner')
const { db } = shop.services
const { freightTemplates } = await owner.data(goodsAdminCalls.options, {})
const freight = freightTemplates[0]!.name
const category = (await owner.data(catalogCalls.categoryList, {}))[0]!.name
const picture = await fileMedia(db, 1)

const heads = [
  '商品编码*',
  '商品名称*',
  '分类*',
  '规格1名',
  '规格1值',
  '规格编码*',
  '售价*',
  '划线价',
  '划线价依据',
  '库存*',
  '重量g',
  '主图',
  '运费模板*',
  '退货规则',
  '上架',
]
const row = (code: string, sn: string, more: Record<string, string | number> = {}) => {
  const cells: Record<string, string | number> = {
    '商品编码*': code,
    '商品名称*': `${code} 壶`,
    '分类*': category,
    '规格编码*': sn,
    '售价*': '1,299.00元',
    '库存*': 12,
    '运费模板*': freight,
    ...more,
  }
  return heads.map((head) => cells[head] ?? '')
}
const two = (code: string, more: Record<string, string | number> = {}) =>
  ['白', '黑'].map((colour, place) =>
    row(code, `${code}-${place + 1}`, { 规格1名: '颜色', 规格1值: colour, ...more }),
  )
/** Without the apostrophe that keeps our own tables from being run. */
const send = (rows: readonly (readonly (string | number)[])[]) =>
  sendImport(shop, owner, Buffer.from(String(csv([heads, ...rows])).replaceAll("'=", '=')))
const one = (id: number) => owner.data(goodsImportCalls.detail, { id })
const counted = async () => {
  const { rows } = await sql<{ goods: number; skus: number; logs: number; media: number }>`
    select (select count(*)::int from goods) as goods, (select count(*)::int from sku) as skus,
      (select count(*)::int from stock_log) as logs, (select count(*)::int from media) as media`.execute(
    db,
  )
  return rows[0]
}
const goodsOf = async (code: string) => {
  const { rows } = await sql<{ id: number }>`select id from goods where code = ${code}`.execute(db)
  return owner.data(goodsAdminCalls.detail, { id: rows[0]!.id })
}

afterAll(() => expectBooksToAgree(shop))

describe('a table of goods', () => {
  it('that was exported holds nothing to change', async () => {
    const { itemId: id } = (await owner.data(goodsAdminCalls.list, {})).list[0]!
    const tax = { code: '1060512990000000000', rate: 'exempt' } as const
    await owner.data(goodsAdminCalls.save, { ...(await goodsToSave(owner, id)), tax })
    const wanted = await wantedOf(shop, owner, 'goods')
    const made = await owner.data(exportAdminCalls.create, wanted)
    await shop.worker.runDue()
    const { url } = await owner.data(exportAdminCalls.link, { id: made.id })
    const { text } = await fileAt(shop, url)
    expect(text).toContain('免税')
    const again = await sendImport(shop, owner, Buffer.from(text))
    const found = await one(again)
    const states = ['new', 'changed', 'wrong', 'skipped'] as const
    const others = states.map((state) => owner.data(goodsImportCalls.rows, { id: again, state }))
    expect((await Promise.all(others)).flatMap(({ list }) => list)).toEqual([])
    expect(found.found.same).toBe(found.rowCount)
  })

  it('is checked without a trace, does what the check found, and changes nothing a second time', async () => {
    const before = await counted()
    const rows = [
      ...two('IMP-A', { 主图: picture.url, 上架: '是', 退货规则: '15天' }),
      row('IMP-B', 'IMP-B-1', { '库存*': '３', 重量g: '0.5kg' }),
    ]
    const id = await send(rows)
    expect(await counted()).toEqual(before)
    const found = await one(id)
    expect(found).toMatchObject({ state: 'checked', profile: 'goods', rowCount: 3, goodsCount: 2 })
    expect(found.found).toEqual({ new: 3, changed: 0, same: 0, wrong: 0, skipped: 0 })
    const done = await runImport(shop, owner, id)
    expect(done).toMatchObject({ state: 'done', made: found.found, differing: 0, toShelve: 1 })
    const a = await goodsOf('IMP-A')
    expect(a).toMatchObject({ title: 'IMP-A 壶', onSale: false, returnPolicy: { days: 15 } })
    expect(a.pics.map(({ url }) => url)).toEqual([picture.url])
    expect(
      a.skus.map(({ productSn, values, salePrice, onHand }) => [
        productSn,
        values,
        salePrice,
        onHand,
      ]),
    ).toEqual([
      ['IMP-A-1', ['白'], 129_900, 12],
      ['IMP-A-2', ['黑'], 129_900, 12],
    ])
    const b = await goodsOf('IMP-B')
    expect(b.skus[0]).toMatchObject({ onHand: 3, weightG: 500 })
    expect(b.pics).toHaveLength(1)
    const after = await counted()
    const again = await send(rows)
    expect((await one(again)).found).toMatchObject({ same: 3 })
    expect(await runImport(shop, owner, again)).toMatchObject({ made: { same: 3 }, differing: 0 })
    expect(await counted()).toEqual(after)
    const { list } = await owner.data(staffCalls.audit, { object: `goodsImport ${id}` })
    expect(list[0]).toMatchObject({ action: 'goods.import' })
  })

  it('puts new goods on the shelf by a second click: those that say so and have a picture', async () => {
    const rows = [
      ...two('IMP-C', { 主图: picture.url, 上架: '是' }),
      row('IMP-D', 'IMP-D-1', { 上架: '是' }),
    ]
    const id = await send(rows)
    await runImport(shop, owner, id)
    await owner.data(goodsImportCalls.shelve, { id })
    await shop.worker.runDue()
    expect(await one(id)).toMatchObject({ state: 'done', toShelve: 0 })
    expect(await goodsOf('IMP-C')).toMatchObject({ onSale: true })
    expect(await goodsOf('IMP-D')).toMatchObject({ onSale: false })
  })

  it('changes goods that are there, says before and after, and undoes no sale', async () => {
    const rows = two('IMP-E', { 主图: picture.url, 上架: '是' })
    const first = await send(rows)
    await runImport(shop, owner, first)
    await owner.data(goodsImportCalls.shelve, { id: first })
    await shop.worker.runDue()
    const changed = [
      row('imp-e', 'IMP-E-1', { '商品名称*': '新名字', '售价*': 1199, '库存*': 20 }),
      row('imp-e', 'IMP-E-2', { '商品名称*': '新名字', 重量g: 800 }),
      row('imp-e', 'IMP-E-3', { '商品名称*': '新名字', 规格1名: '颜色', 规格1值: '红' }),
    ]
    const id = await send(changed)
    const { list } = await owner.data(goodsImportCalls.rows, { id })
    expect(list.map(({ state, changes }) => [state, changes])).toEqual([
      [
        'changed',
        [
          { column: '商品名称', before: 'IMP-E 壶', after: '新名字' },
          { column: '售价', before: '1299.00', after: '1199.00' },
          { column: '库存', before: '12', after: '20' },
        ],
      ],
      ['changed', [{ column: '重量g', before: '0', after: '800' }]],
      ['new', []],
    ])
    await placeOrder(await buyer(shop), [{ productSn: 'IMP-E-1', quantity: 2 }])
    await owner.data(goodsAdminCalls.sku, {
      sn: 'IMP-E-1',
      version: (await goodsOf('IMP-E')).skus[0]!.version,
      salePrice: 129_900,
      listPrice: 129_900,
      onHand: 9,
      onHandSeen: 12,
      reason: '卖出',
    })
    expect(await runImport(shop, owner, id)).toMatchObject({ differing: 0 })
    const after = await goodsOf('IMP-E')
    expect(
      after.skus.map(({ productSn, salePrice, onHand }) => [productSn, salePrice, onHand]),
    ).toEqual([
      ['IMP-E-1', 119_900, 17],
      ['IMP-E-2', 129_900, 12],
      ['IMP-E-3', 129_900, 12],
    ])
    const { list: stock } = await owner.data(stockAdminCalls.list, { q: 'IMP-E-1' })
    const ledger = await owner.data(stockAdminCalls.ledger, { id: stock[0]!.skuId })
    expect(ledger.list[0]).toMatchObject({ deltaOnHand: 8, reason: '表格导入' })
  })

  it('says of each bad row where and why, takes none of its goods, and all the others', async () => {
    const id = await send([
      row('BAD-1', 'BAD-1', { '商品名称*': '=cmd()' }),
      row('BAD-2', 'BAD-2', { '分类*': '一>二>三>四' }),
      row('BAD-3', 'BAD-3', { '运费模板*': '没有的模板' }),
      row('BAD-4', 'BAD-4', { '售价*': '免费' }),
      row('BAD-5', 'BAD-5', { 划线价: 2000 }),
      row('GOOD-1', 'TWICE'),
      ...two('BAD-6').map((cells, place) => (place === 1 ? cells.with(5, 'twice') : cells)),
      row('BAD-7', 'BAD 7'),
      row('BAD-8', 'BAD-8', { '商品名称*': '' }),
      row('BAD-9', 'IMP-A-1'),
    ])
    expect(await rowsOf(owner, id)).toEqual([
      [2, 'wrong', 'formula', '商品名称', '=cmd()'],
      [3, 'wrong', 'categoryDepth', '分类', '一>二>三>四'],
      [4, 'wrong', 'unknownFreight', '运费模板', '没有的模板'],
      [5, 'wrong', 'badAmount', '售价', '免费'],
      [6, 'wrong', 'listNoBasis', '划线价', ''],
      [7, 'new', 'pictureless', '主图', ''],
      [8, 'wrong', 'otherRow', '', '9'],
      [9, 'wrong', 'twice', '规格编码', '7'],
      [10, 'wrong', 'badCode', '规格编码', 'BAD 7'],
      [11, 'wrong', 'required', '商品名称', ''],
      [12, 'wrong', 'skuTaken', '规格编码', 'IMP-A-1'],
    ])
    const done = await runImport(shop, owner, id)
    expect(done).toMatchObject({ made: { new: 1, wrong: 10 }, differing: 0 })
    const file = await owner.data(goodsImportCalls.wrong, { id })
    const read = await readSheetFile(Buffer.from(file.base64, 'base64'), 100)
    expect(read[0]).toEqual([...heads, '错误'])
    expect(read).toHaveLength(11)
    expect(read[4]).toEqual(expect.arrayContaining(['第 5 行 售价：“免费”不是金额']))
    // The file of what was wrong is a table again: its own column is passed over.
    const again = await sendImport(shop, owner, Buffer.from(file.base64, 'base64'))
    expect(await one(again)).toMatchObject({ found: { wrong: 10 }, ignored: ['错误'] })
  })
})

describe('an import', () => {
  it('that is stopped half-way or killed goes on or ends without doubles', async () => {
    const rows = Array.from({ length: 55 }, (_, place) => row(`MANY-${place}`, `MANY-SKU-${place}`))
    const id = await send(rows)
    await owner.data(goodsImportCalls.run, { id })
    // One batch is done when the process dies: its job is taken again by another.
    await sql`create function die() returns trigger language plpgsql as $$ begin
      if new.mark > 50 then raise exception 'killed'; end if; return new; end $$`.execute(db)
    await sql`create trigger die before update on goods_import for each row when (new.state = 'running') execute function die()`.execute(
      db,
    )
    await shop.worker.runDue()
    expect(await one(id)).toMatchObject({ state: 'running', goodsDone: 50, made: { new: 50 } })
    await sql`drop function die cascade`.execute(db)
    shop.clock.advance(60_000)
    await shop.worker.runDue()
    expect(await one(id)).toMatchObject({ state: 'done', made: { new: 55 }, differing: 0 })
    const { rows: goods } = await sql<{ count: number }>`
      select count(*)::int as count from goods where code like 'MANY-%'`.execute(db)
    expect(goods[0]).toEqual({ count: 55 })
    const other = await send([row('STOP-1', 'STOP-1')])
    await owner.data(goodsImportCalls.run, { id: other })
    expect(await owner.data(goodsImportCalls.stop, { id: other })).toMatchObject({
      state: 'stopped',
      made: { skipped: 1 },
    })
    await shop.worker.runDue()
    expect((await one(other)).state).toBe('stopped')
  })

  it('of a count sets stock alone, through the log of stock', async () => {
    const id = await sendImport(
      shop,
      owner,
      csv([
        ['规格编码', '库存'],
        ['imp-a-1', 7],
        ['IMP-A-2', ''],
        ['NO-SUCH', 3],
        ['IMP-E-1', 1],
      ]),
    )
    expect(await one(id)).toMatchObject({ profile: 'stock' })
    expect(await rowsOf(owner, id)).toEqual([
      [2, 'changed', null, '', ''],
      [3, 'skipped', 'noStock', '库存', ''],
      [4, 'wrong', 'unknownSku', '规格编码', 'NO-SUCH'],
      [5, 'wrong', 'belowReserved', '库存', '2'],
    ])
    expect(await runImport(shop, owner, id)).toMatchObject({ differing: 0 })
    expect((await goodsOf('IMP-A')).skus[0]).toMatchObject({ onHand: 7 })
  })

  it.each([
    ['nothing', Buffer.from('\uFEFF'), 'noColumns'],
    ['no rows', csv([heads]), 'noRows'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'unreadable'],
    ['half of a workbook', Buffer.from('PK\u0003\u0004 nonsense'), 'unreadable'],
    ['two columns of one name', csv([[...heads, '售价'], row('X', 'X')]), 'columnTwice'],
    ['words alone', csv([['本月新品，详见附件。'], ['联系人见群公告']]), 'noColumns'],
  ])('of a file with %s says so', async (_, bytes, fault) => {
    expect(await one(await sendImport(shop, owner, bytes))).toMatchObject({
      state: 'failed',
      fault,
    })
  })

  it('reads what Excel saves: a workbook, GB18030 and UTF-16', async () => {
    const text = [heads, row('ENC-1', 'ENC-1')]
      .map((cells) => cells.map((cell) => String(cell).replace(',', '')).join(','))
      .join('\r\n')
    const wide = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(text.replaceAll(',', '\t'), 'utf16le'),
    ])
    const { sheetFile } = await import('#platform/sheets/index.ts')
    const columns = heads.map((head) => ({ head, width: 10 }))
    const book = await sheetFile('a', 'xlsx', columns, [row('ENC-1', 'ENC-1')])
    for (const bytes of [wide, Buffer.from(book.base64, 'base64')]) {
      const id = await sendImport(shop, owner, bytes)
      expect(await one(id)).toMatchObject({ state: 'checked', found: { new: 1 } })
    }
  })

  it('is given up when its file never comes, and offers a template', async () => {
    const { id } = await owner.data(goodsImportCalls.begin, {
      requestId: crypto.randomUUID(),
      name: '商品.xlsx',
      size: 10,
    })
    shop.clock.advance(3_600_000)
    await shop.worker.runDue()
    expect(await one(id)).toMatchObject({ state: 'failed', fault: 'missing' })
    const file = await owner.data(goodsImportCalls.template, { format: 'xlsx' })
    const read = await readSheetFile(Buffer.from(file.base64, 'base64'), 10)
    expect(read[0]).toContain('商品编码*')
    const large = { requestId: crypto.randomUUID(), name: 'a.csv', size: 51 * 1024 * 1024 }
    expect(await owner.call(goodsImportCalls.begin, large)).toMatchObject({ reason: 'badInput' })
  })
})
