import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { goodsImportCalls } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import { importAfterCalls } from '@mallard/contract/catalog/goods-import/import-after.calls'
import { mediaAdminCalls } from '@mallard/contract/catalog/media/media-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, hour } from '@mallard/kernel'
import { zipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, placeOrder } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { goodsToSave } from '../catalog/test-goods.ts'
import { csv, rowsOf, runImport, sendImport } from './test-import.ts'
import { startPictureHost } from './test-picture-host.ts'

const shop = await testShop()
const host = await startPictureHost()
Object.assign(shop.services, { reach: host.reach })
afterAll(() => expectBooksToAgree(shop))
afterAll(() => host.close())

const owner = await shop.staff('owner')
const { db } = shop.services
const { freightTemplates } = await owner.data(goodsAdminCalls.options, {})
const freight = freightTemplates[0]!.name
const category = (await owner.data(catalogCalls.categoryList, {}))[0]!.name

type Row = Readonly<Record<string, string | number>>
const heads = ['商品编码', '商品名称', '分类', '规格编码', '售价', '库存', '重量g']
const more = ['主图', '规格图', '详情', '运费模板', '上架']
const row = (code: string, said: Row = {}): Row => ({
  商品编码: code,
  商品名称: `${code} 壶`,
  分类: category,
  规格编码: code,
  售价: 100,
  库存: 10,
  运费模板: freight,
  ...said,
})
const send = (rows: readonly Row[]) => {
  const all = [...heads, ...more]
  return sendImport(
    shop,
    owner,
    csv([all, ...rows.map((each) => all.map((head) => each[head] ?? ''))]),
  )
}
async function imported(rows: readonly Row[]): Promise<number> {
  const id = await send(rows)
  expect(await runImport(shop, owner, id)).toMatchObject({ state: 'done' })
  return id
}
const after = (id: number) => owner.data(importAfterCalls.detail, { id })
const idOf = async (code: string) => {
  const { rows } = await sql<{ id: number }>`select id from goods where code = ${code}`.execute(db)
  return rows[0]?.id
}
const goodsOf = async (code: string) =>
  owner.data(goodsAdminCalls.detail, { id: (await idOf(code))! })
async function takeBack(id: number) {
  await owner.data(importAfterCalls.takeBack, { id })
  await shop.worker.runDue()
  return (await after(id)).back
}
const whyKept = async (id: number) =>
  (await owner.data(importAfterCalls.kept, { id })).list.map(({ line, outcome, why }) => [
    line,
    outcome,
    why,
  ])

describe('pictures by address', () => {
  const [one, two, gone] = ['/one.png', '/a/two.png?v=1', '/gone.png'].map((path) => host.at(path))

  it('are fetched by the run, each once, and what cannot be had is a to-do', async () => {
    await host.show('/one.png', '#aa0000')
    await host.show('/a/two.png?v=1', '#00aa00')
    const html = `<p>看<img src="${one}"><img src="${gone}" alt="没有"><img src="/x.png"></p>`
    const id = await send([
      row('PIC-A', { 主图: `${one}\n${two}`, 规格图: two!, 上架: '是' }),
      row('PIC-B', { 主图: `${one}\n${gone}`, 详情: html }),
      row('PIC-C', { 主图: host.at('/inside.jpg') }),
      row('PIC-D', { 主图: 'http://169.254.169.254/latest/meta-data' }),
      row('PIC-E', { 主图: host.at('/page.jpg') }),
      row('PIC-F', { 主图: `${shop.services.publicUrl}/pictures/none.webp` }),
    ])
    expect(host.asked).toEqual([])
    const toFetch = (line: number, what: string) => [line, 'new', 'pictureToFetch', '主图', what]
    expect(await rowsOf(owner, id)).toEqual([
      toFetch(2, one!),
      [3, 'new', 'noPicture', '详情', '/x.png'],
      toFetch(4, host.at('/inside.jpg')),
      [5, 'new', 'pictureAddress', '主图', 'http://169.254.169.254/latest/meta-data'],
      toFetch(6, host.at('/page.jpg')),
      [7, 'new', 'noPicture', '主图', `${shop.services.publicUrl}/pictures/none.webp`],
    ])
    expect(await runImport(shop, owner, id)).toMatchObject({
      state: 'done',
      differing: 0,
      toShelve: 1,
    })
    expect(await rowsOf(owner, id)).toEqual([
      [2, 'new', null, '', ''],
      [3, 'new', 'pictureGone', '主图', gone],
      [4, 'new', 'pictureAddress', '主图', host.at('/inside.jpg')],
      [5, 'new', 'pictureAddress', '主图', 'http://169.254.169.254/latest/meta-data'],
      [6, 'new', 'pictureKind', '主图', host.at('/page.jpg')],
      [7, 'new', 'noPicture', '主图', `${shop.services.publicUrl}/pictures/none.webp`],
    ])
    expect(host.asked.filter((path) => path === '/one.png')).toHaveLength(1)
    expect(await after(id)).toMatchObject({ pictures: { all: 5, waiting: 0, failed: 3 } })
    const [a, b] = [await goodsOf('PIC-A'), await goodsOf('PIC-B')]
    expect(a.pics).toHaveLength(2)
    expect(a.skus[0]!.pic).toEqual(a.pics[1])
    expect(b.detailHtml).toBe(`<p>看<img src="${a.pics[0]!.url}" /></p>`)
    const { list } = await owner.data(mediaAdminCalls.list, { q: 'two.png' })
    expect(list.map(({ picture }) => picture.url)).toEqual([a.pics[1]!.url])
  })

  it('that are known are not fetched again, and change nothing a second time', async () => {
    const asked = host.asked.length
    const id = await send([row('PIC-A', { 主图: `${one}\n${two}`, 规格图: two! })])
    expect(await rowsOf(owner, id)).toEqual([[2, 'same', null, '', '']])
    expect(await runImport(shop, owner, id)).toMatchObject({ made: { same: 1 } })
    expect(host.asked).toHaveLength(asked)
  })

  it('are put in once they can be had, where nobody put others', async () => {
    await host.show('/gone.png', undefined)
    const id = await imported([
      row('AGAIN-A', { 主图: gone!, 上架: '是', 详情: `<p>图<img src="${gone}"></p>` }),
      row('AGAIN-B', { 主图: gone! }),
    ])
    const b = await goodsOf('AGAIN-B')
    const own = (await goodsOf('PIC-A')).pics[0]!.url
    await owner.data(goodsAdminCalls.save, { ...(await goodsToSave(owner, b.itemId)), pics: [own] })
    await host.show('/gone.png', '#0000aa')
    expect(await owner.data(importAfterCalls.fetchAgain, { id })).toMatchObject({ isAgain: true })
    await owner.data(importAfterCalls.fetchAgain, { id })
    await shop.worker.runDue()
    expect(await after(id)).toMatchObject({ isAgain: false, pictures: { waiting: 0, failed: 0 } })
    const a = await goodsOf('AGAIN-A')
    expect(a.skus[0]!.pic).toEqual(a.pics[0])
    expect(a.detailHtml).toBe(`<p>图<img src="${a.pics[0]!.url}" /></p>`)
    expect((await goodsOf('AGAIN-B')).pics.map(({ url }) => url)).toEqual([own])
    expect(await rowsOf(owner, id)).toEqual([
      [2, 'new', null, '', ''],
      [3, 'new', null, '', ''],
    ])
    expect(await owner.data(goodsImportCalls.detail, { id })).toMatchObject({ toShelve: 1 })
    // What was put in later goes with the goods that the import made.
    expect(await takeBack(id)).toMatchObject({ restored: 1, kept: 1 })
    expect(await idOf('AGAIN-A')).toBeUndefined()
  })
})

describe('an import that is taken back', () => {
  it('deletes what nobody bought or changed, and says why the rest stays', async () => {
    const codes = ['BACK-A', 'BACK-B', 'BACK-C', 'BACK-D']
    const id = await imported(codes.map((code) => row(code)))
    await owner.data(goodsAdminCalls.shelf, { id: (await idOf('BACK-A'))!, onSale: true })
    await owner.data(goodsAdminCalls.shelf, { id: (await idOf('BACK-B'))!, onSale: true })
    await placeOrder(await buyer(shop), [{ productSn: 'BACK-B', quantity: 1 }])
    const c = await goodsToSave(owner, (await idOf('BACK-C'))!)
    await owner.data(goodsAdminCalls.save, { ...c, title: '改过的壶' })
    expect((await after(id)).backUntil).toBeGreaterThan(shop.clock.now())
    expect(await takeBack(id)).toMatchObject({
      state: 'taken',
      goodsCount: 4,
      goodsDone: 4,
      restored: 2,
      partly: 0,
      kept: 2,
    })
    expect(await Promise.all(codes.map(async (code) => (await idOf(code)) !== undefined))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(await goodsOf('BACK-B')).toMatchObject({ onSale: true, archivedAt: null })
    expect(await whyKept(id)).toEqual([
      [3, 'kept', [expect.stringContaining('订单')]],
      [4, 'kept', ['商品：导入后改过']],
    ])
    // The answer was lost, and it is asked again; the table makes new goods once more.
    expect(await takeBack(id)).toMatchObject({ restored: 2, kept: 2 })
    const { list } = await owner.data(staffCalls.audit, { object: `goodsImport ${id}` })
    expect(list[0]!.changes).toMatchObject({ step: { after: 'takeBack' } })
    expect(
      (await owner.data(goodsImportCalls.detail, { id: await imported([row('BACK-A')]) })).made,
    ).toMatchObject({ new: 1 })
  })

  it('makes goods what they were, stock by the difference', async () => {
    await imported([row('WAS-A', { 上架: '是' }), row('WAS-B')])
    const [a, b] = [await goodsOf('WAS-A'), await goodsOf('WAS-B')]
    const id = await imported([
      row('WAS-A', { 商品名称: '新名', 售价: 120, 库存: 30, 重量g: 500 }),
      row('WAS-B', { 商品名称: '另一名', 售价: 90 }),
      row('WAS-C'),
    ])
    await owner.data(goodsAdminCalls.shelf, { id: a.itemId, onSale: true })
    await placeOrder(await buyer(shop), [{ productSn: 'WAS-A', quantity: 15 }])
    const changed = await goodsToSave(owner, b.itemId)
    await owner.data(goodsAdminCalls.save, { ...changed, title: '又改了' })
    expect(await takeBack(id)).toMatchObject({ restored: 1, partly: 2, kept: 0 })
    expect(await goodsOf('WAS-A')).toMatchObject({
      title: a.title,
      skus: [{ salePrice: 10_000, onHand: 15, reserved: 15, weightG: 0 }],
    })
    expect(await goodsOf('WAS-B')).toMatchObject({ title: '又改了', skus: [{ salePrice: 10_000 }] })
    expect(await whyKept(id)).toEqual([
      [2, 'partly', ['WAS-A：库存已卖出或被占用，没有全部退回']],
      [3, 'partly', ['商品名称：导入后改过']],
    ])
  })

  it('of a count moves stock back', async () => {
    await imported([row('CNT-A')])
    const id = await sendImport(
      shop,
      owner,
      csv([
        ['规格编码', '库存'],
        ['CNT-A', 4],
      ]),
    )
    await runImport(shop, owner, id)
    expect(await takeBack(id)).toMatchObject({ restored: 1 })
    expect((await goodsOf('CNT-A')).skus[0]).toMatchObject({ onHand: 10 })
  })
})

describe('a zip of pictures', () => {
  const png = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer()
  async function sendZip(id: number, files: Readonly<Record<string, Buffer>>) {
    const bytes = Buffer.from(zipSync(files))
    const { method, url } = await owner.data(importAfterCalls.beginZip, { id, size: bytes.length })
    await fetch(new URL(url, shop.url), {
      method,
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'application/octet-stream' },
    })
    await owner.data(importAfterCalls.readZip, { id })
    await owner.data(importAfterCalls.readZip, { id })
    await shop.worker.runDue()
  }

  it('gives rows what they name of it, before the run and after it', async () => {
    const id = await send([
      row('ZIP-A', { 主图: '正面.PNG\n壶/a.png', 详情: '<p>图<img src="detail.png"></p>' }),
      row('ZIP-B', { 主图: 'late.png', 上架: '是' }),
      row('ZIP-C', { 主图: 'a.png' }),
      row('ZIP-D', { 主图: 'text.png' }),
    ])
    expect(await rowsOf(owner, id)).toContainEqual([2, 'new', 'noPicture', '主图', '正面.PNG'])
    await sendZip(id, {
      'x/正面.png': await png('#111111'),
      'x/壶/a.png': await png('#222222'),
      'x/杯/a.png': await png('#333333'),
      'x/detail.png': await png('#444444'),
      'x/text.png': Buffer.from('no picture'),
      'x/nobody.png': await png('#555555'),
      '../late.png': await png('#666666'),
    })
    const bad = (line: number, problem: string, what: string) => [
      line,
      'new',
      problem,
      '主图',
      what,
    ]
    const found = [
      [2, 'new', null, '', ''],
      bad(3, 'pictureBroken', 'late.png'),
      bad(4, 'pictureSeveral', 'a.png'),
      bad(5, 'pictureKind', 'text.png'),
    ]
    expect(await rowsOf(owner, id)).toEqual(found)
    expect(await after(id)).toMatchObject({ zip: { state: 'done', had: 3, failed: 3, passed: 1 } })
    expect(await runImport(shop, owner, id)).toMatchObject({ state: 'done', differing: 0 })
    expect(await rowsOf(owner, id)).toEqual(found)
    const a = await goodsOf('ZIP-A')
    expect(a.pics).toHaveLength(2)
    expect(a.detailHtml).toMatch(/^<p>图<img src="\/pictures\/[^"]+" \/><\/p>$/)
    await sendZip(id, { 'late.png': await png('#777777') })
    expect((await rowsOf(owner, id))[1]).toEqual([3, 'new', null, '', ''])
    expect(await owner.data(goodsImportCalls.detail, { id })).toMatchObject({ toShelve: 1 })
    const { list } = await owner.data(mediaAdminCalls.list, { q: 'nobody' })
    expect(list).toEqual([])
  })

  it('that is none, or never comes, says so', async () => {
    const id = await send([row('ZIP-E', { 主图: 'e.png' })])
    const { method, url } = await owner.data(importAfterCalls.beginZip, { id, size: 6 })
    await fetch(new URL(url, shop.url), {
      method,
      body: 'no zip',
      headers: { 'content-type': 'application/octet-stream' },
    })
    await owner.data(importAfterCalls.readZip, { id })
    await shop.worker.runDue()
    expect(await after(id)).toMatchObject({ zip: { state: 'unreadable' } })
    await owner.data(importAfterCalls.beginZip, { id, size: 6 })
    shop.clock.advance(hour)
    await shop.worker.runDue()
    expect(await after(id)).toMatchObject({ zip: { state: 'missing' } })
    const large = { id, size: 201 * 1024 * 1024 }
    expect(await owner.call(importAfterCalls.beginZip, large)).toMatchObject({ reason: 'badInput' })
  })
})

it('an import is taken back for seven days, by who may change goods everywhere', async () => {
  const id = await imported([row('LATE-A')])
  const local = await shop.staff('hangzhou')
  local.scope = { partnerId: 1, storeId: 2 }
  expect(await local.call(importAfterCalls.takeBack, { id })).toMatchObject({
    reason: 'partnerWide',
  })
  const tooLate = { code: 500, reason: 'backTooLate' }
  const same = await imported([row('LATE-A')])
  expect(await owner.call(importAfterCalls.takeBack, { id: same })).toMatchObject(tooLate)
  shop.clock.advance(7 * day)
  const later = await shop.staff('owner')
  expect(await later.data(importAfterCalls.detail, { id })).toMatchObject({ backUntil: null })
  expect(await later.call(importAfterCalls.takeBack, { id })).toMatchObject(tooLate)
})
