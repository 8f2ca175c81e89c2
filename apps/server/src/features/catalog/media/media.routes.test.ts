import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { mediaAdminCalls } from '@mallard/contract/catalog/media/media-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { uploadCalls } from '@mallard/contract/shop/upload/upload.calls'
import { day } from '@mallard/kernel'
import { type Caller, caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { jobHandlers } from '#app/jobs.ts'
import { sendTo } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { keepPassword } from '#app/testing/test-staff.ts'
import { goodsToSave } from '../catalog/test-goods.ts'

const shop = await testShop()
const { db, storage } = shop.services
let owner = await shop.staff('owner')
const shopper = caller(shop.url, { partnerId: 1, storeId: 1 })

afterAll(() => expectBooksToAgree(shop))

let pictures = 0

/** Bytes of a picture like no other: by its width, unless one is given. */
async function newPicture(width?: number, height = 48): Promise<Buffer> {
  pictures += 1
  return sharp({
    create: { width: width ?? 64 + pictures, height, channels: 3, background: '#3b6ea5' },
  })
    .png()
    .toBuffer()
}

async function send(who: Caller, bytes: Buffer): Promise<string> {
  const { key, status } = await sendTo(shop, await who.data(mediaAdminCalls.policy, {}), bytes)
  expect(status).toBe(204)
  return key
}

async function file(
  name: string,
  { folderId = 0, bytes }: { folderId?: number; bytes?: Buffer } = {},
) {
  const key = await send(owner, bytes ?? (await newPicture()))
  return (await owner.data(mediaAdminCalls.add, { key, name, folderId })).media
}

const listed = async (input: Record<string, unknown>) =>
  (await owner.data(mediaAdminCalls.list, input as never)).list.map(({ name }) => name)

/** Two days later, when what nobody wants is swept; the operator signs in again. */
async function sweepLater(): Promise<void> {
  shop.clock.advance(2 * day)
  await jobHandlers(shop.services)['upload.sweep'].run({
    payload: {},
    scope: undefined,
    attempt: 1,
    finish: async () => {},
  })
  owner = await shop.staff('owner')
}

/** Goods as an operator saves them, the first of the store unless told. */
async function goodsNow(id?: number) {
  return goodsToSave(owner, id ?? (await owner.data(goodsAdminCalls.list, {})).list[0]!.itemId)
}

const masterOf = (url: string) =>
  storage.read(`pictures/${/\/(u-[0-9a-z]{26})\./.exec(url)?.[1]}`, 10_000_000)

describe('a picture', () => {
  it('is drawn again, filed under its name, and found by it and by what is said of it', async () => {
    const media = await file('晨光里的壶', { bytes: await newPicture(3000, 2000) })
    expect(media).toMatchObject({
      name: '晨光里的壶',
      folderId: 0,
      uses: 0,
      alt: '',
      picture: { width: 2160, height: 1440 },
    })
    expect(media.bytes).toBe(((await masterOf(media.picture.url)) as { data: Buffer }).data.length)
    const { id, version } = media
    const words = { name: '晨光里的壶', alt: '一只白壶', altEn: 'A white Kettle', folderId: 0 }
    expect(await owner.data(mediaAdminCalls.save, { id, version, ...words })).toMatchObject({
      alt: '一只白壶',
      version: version + 1,
    })
    for (const q of ['晨光', '白壶', 'white kettle'])
      expect(await listed({ q })).toEqual(['晨光里的壶'])
    expect(
      await owner.call(mediaAdminCalls.save, { id, version, ...words, name: '别名' }),
    ).toMatchObject({ reason: 'versionConflict' })
  })

  it('is filed once, however often that is asked, and found when it is sent again under another name', async () => {
    const bytes = await newPicture()
    const key = await send(owner, bytes)
    const first = await owner.data(mediaAdminCalls.add, { key, name: '原名' })
    expect(first.isKnown).toBe(false)
    const together = await Promise.all(
      [1, 2, 3].map(() => owner.data(mediaAdminCalls.add, { key, name: '又一次' })),
    )
    for (const again of together) expect(again).toEqual(first)
    const twin = await owner.data(mediaAdminCalls.add, {
      key: await send(owner, bytes),
      name: '同一张',
    })
    expect(twin).toEqual({ media: first.media, isKnown: true })
    expect(await listed({ q: '同一张' })).toEqual([])
  })

  it('is replaced wherever it is shown, at an address of its own, and keeps its words', async () => {
    const media = await file('旧图')
    const goods = await goodsNow()
    const { url } = media.picture
    await owner.data(goodsAdminCalls.save, {
      ...goods,
      pics: [url, ...goods.pics],
      detailHtml: `<img src="${url}" alt="壶" width="1" height="1" />`,
    })
    const before = await owner.data(mediaAdminCalls.detail, { id: media.id })
    const replace = {
      id: media.id,
      version: before.version,
      key: await send(owner, await newPicture()),
    }
    const after = await owner.data(mediaAdminCalls.replace, replace)
    expect(after).toMatchObject({
      id: media.id,
      name: '旧图',
      uses: 1,
      version: before.version + 1,
    })
    expect(after.picture.url).not.toBe(url)
    // Asked again, nothing more is done; what another one began with is refused.
    expect(await owner.data(mediaAdminCalls.replace, replace)).toEqual(after)
    const late = { ...replace, key: await send(owner, await newPicture()) }
    expect(await owner.call(mediaAdminCalls.replace, late)).toMatchObject({
      reason: 'versionConflict',
    })
    const seen = await shopper.data(catalogCalls.detail, { id: goods.id })
    expect(seen.pics[0]).toEqual(after.picture)
    expect(seen.detailHtml).toBe(
      `<img src="${after.picture.url}" alt="壶" width="${after.picture.width}" height="48" />`,
    )
    const now = await goodsNow(goods.id)
    await owner.data(goodsAdminCalls.save, { ...now, pics: goods.pics, detailHtml: '' })
    // Orders may show the old one: its file stays.
    await sweepLater()
    expect((await masterOf(url)).kind).toBe('ok')
  })

  it('is not replaced by one that the library has under another name', async () => {
    const bytes = await newPicture()
    await file('原有的', { bytes })
    const { id, version } = await file('要换的')
    expect(
      await owner.call(mediaAdminCalls.replace, { id, version, key: await send(owner, bytes) }),
    ).toMatchObject({ reason: 'mediaKnown' })
    expect(await owner.data(mediaAdminCalls.detail, { id })).toMatchObject({ version })
  })

  it('of a content page is in the library, and replaced there', async () => {
    const { list } = await owner.data(mediaAdminCalls.list, { use: 'used', pageSize: 100 })
    const used = await Promise.all(
      list.map(async ({ id, version }) => ({
        id,
        version,
        uses: (await owner.data(mediaAdminCalls.uses, { id })).uses,
      })),
    )
    const banner = used.find(({ uses }) => uses.some(({ kind }) => kind === 'page'))!
    expect(banner.uses.find(({ kind }) => kind === 'page')!.title).not.toBe('')
    const { picture } = await owner.data(mediaAdminCalls.replace, {
      id: banner.id,
      version: banner.version,
      key: await send(owner, await newPicture()),
    })
    const pages = await sql<{ found: boolean }>`
      select bool_or((share::text || blocks::text || blocks_en::text) like ${`%${picture.url}%`}) as found from cms_page`.execute(
      db,
    )
    expect(pages.rows).toEqual([{ found: true }])
  })

  it('of two people who send the same at once is one picture', async () => {
    const bytes = await newPicture()
    const keys = [await send(owner, bytes), await send(owner, bytes)]
    const [one, two] = await Promise.all(
      keys.map((key) => owner.data(mediaAdminCalls.add, { key, name: '同时' })),
    )
    expect(one!.media.id).toBe(two!.media.id)
    expect([one!.isKnown, two!.isKnown].toSorted()).toEqual([false, true])
  })

  it.each([
    ['is none', async () => Buffer.from('<svg onload=alert(1)>'), 'uploadType'],
    ['is cut off', async () => (await newPicture(800, 800)).subarray(0, 300), 'uploadBroken'],
    ['has a side beyond any camera’s', async () => newPicture(1, 20_000), 'uploadPixels'],
  ])('that %s is refused with a word, and nothing is filed', async (_, bytesOf, reason) => {
    const { total } = await owner.data(mediaAdminCalls.list, {})
    expect(
      await owner.call(mediaAdminCalls.add, {
        key: await send(owner, await bytesOf()),
        name: '坏图',
      }),
    ).toMatchObject({ code: 500, reason })
    expect((await owner.data(mediaAdminCalls.list, {})).total).toBe(total)
  })

  it('of a shopper is none of the library’s, and a shopper can send none for it', async () => {
    const shopper = await shop.shopper()
    expect(await shopper.call(uploadCalls.policy, { type: 'media' as never })).toMatchObject({
      reason: 'badInput',
    })
    const key = await send(owner, await newPicture())
    expect(await shopper.call(uploadCalls.done, { key })).toMatchObject({ reason: 'notFound' })
  })

  it('is filed by those alone who have the right in every store', async () => {
    const login = 'one-store'
    await owner.data(staffCalls.save, {
      login,
      name: '店长',
      password: 'a long password',
      active: true,
      roles: [{ role: 'manager', storeId: 1 }],
    })
    await keepPassword(shop.services.db, login)
    const local = caller(shop.url, owner.scope, {
      cookie: 'STAFF-XSRF-TOKEN',
      header: 'x-xsrf-token',
    })
    await local.data(staffCalls.login, { login, password: 'a long password' })
    expect((await local.data(mediaAdminCalls.list, {})).total).toBeGreaterThan(0)
    expect(await local.call(mediaAdminCalls.policy, {})).toMatchObject({ reason: 'partnerWide' })
    const { id } = await file('不让删')
    expect(await local.call(mediaAdminCalls.remove, { ids: [id] })).toMatchObject({
      reason: 'partnerWide',
    })
  })
})

describe('the pictures that a shop came with', () => {
  it('are filed, with the goods and categories that show them', async () => {
    const { pics, id, title } = await goodsNow()
    const { list } = await owner.data(mediaAdminCalls.list, { use: 'used', pageSize: 100 })
    const main = list.find(({ picture }) => picture.url === pics[0])!
    const { uses, total } = await owner.data(mediaAdminCalls.uses, { id: main.id })
    expect(total).toBe(main.uses)
    expect(uses).toContainEqual({ kind: 'goods', id, title })
    const { rows } = await sql<{
      kind: string
    }>`select distinct kind from media_use where partner_id = 1 order by kind`.execute(db)
    expect(rows.map(({ kind }) => kind)).toEqual(['category', 'goods', 'page'])
  })
})

describe('a picture that goods show', () => {
  it('is chosen out of the library, in its place, and says so until it is taken out', async () => {
    const goods = await goodsNow()
    const { id, picture } = await file('新主图')
    const pics = [picture.url, ...goods.pics.toReversed()]
    expect(
      (await owner.data(goodsAdminCalls.save, { ...goods, pics })).pics.map(({ url }) => url),
    ).toEqual(pics)
    expect(await owner.data(mediaAdminCalls.uses, { id })).toEqual({
      uses: [{ kind: 'goods', id: goods.id, title: goods.title }],
      total: 1,
    })
    expect(await owner.call(mediaAdminCalls.remove, { ids: [id] })).toMatchObject({
      reason: 'mediaUsed',
      message: '有 1 张图片正在使用，不能删除：新主图',
    })
    const now = await goodsNow(goods.id)
    await owner.data(goodsAdminCalls.save, { ...now, pics: goods.pics })
    expect((await owner.data(mediaAdminCalls.uses, { id })).total).toBe(0)
    await owner.data(mediaAdminCalls.remove, { ids: [id] })
    expect(await listed({ q: '新主图' })).toEqual([])
    // Orders and reviews may show it still.
    await sweepLater()
    expect((await masterOf(picture.url)).kind).toBe('ok')
  })

  it('is one of the library or one that they had: anything else is refused, and nothing changes', async () => {
    const goods = await goodsNow()
    const other = await file('会被删')
    await owner.data(mediaAdminCalls.remove, { ids: [other.id] })
    for (const url of [
      other.picture.url,
      'https://elsewhere.example/a.webp',
      '/pictures/none.00000000.webp',
      '',
    ]) {
      expect(
        await owner.call(goodsAdminCalls.save, { ...goods, title: '不该改', pics: [url] }),
      ).toMatchObject({ reason: 'mediaGone' })
    }
    expect(await goodsNow(goods.id)).toEqual(goods)
  })

  it('is noted as well where only the details show it', async () => {
    const goods = await goodsNow()
    const { id, picture } = await file('详情图')
    const detailHtml = `<p>看</p><img src="${picture.url}" alt="壶" />`
    await owner.data(goodsAdminCalls.save, { ...goods, detailHtml })
    expect((await owner.data(mediaAdminCalls.uses, { id })).total).toBe(1)
    await owner.data(goodsAdminCalls.save, { ...(await goodsNow(goods.id)), detailHtml: '' })
    expect((await owner.data(mediaAdminCalls.uses, { id })).total).toBe(0)
  })

  it('is noted as long as a SKU shows it that only another store sells, whichever saves the goods', async () => {
    const elsewhere = await shop.staff('owner', { partnerId: 1, storeId: 2 })
    const itemId = (await elsewhere.data(goodsAdminCalls.list, {})).list[0]!.itemId
    const { id, picture } = await file('只在别处卖')
    const { rows } = await sql<{ id: number }>`
      insert into sku (partner_id, goods_id, product_sn, attrs, pic, list_price)
      select partner_id, goods_id, 'ONLY-THERE', attrs, ${JSON.stringify(picture)}::jsonb, list_price
      from sku where partner_id = 1 and goods_id = ${itemId} limit 1 returning id`.execute(db)
    const save = async (who: Caller) =>
      who.data(goodsAdminCalls.save, await goodsToSave(who, itemId))
    await save(elsewhere)
    expect((await owner.data(mediaAdminCalls.uses, { id })).total).toBe(1)
    await sql`delete from sku where id = ${rows[0]!.id}`.execute(db)
    await save(elsewhere)
    expect((await owner.data(mediaAdminCalls.uses, { id })).total).toBe(0)
  })

  it('and is taken away at the same moment: either the goods have it and it stays, or they are told', async () => {
    const { id: goodsId, pics } = await goodsNow()
    for (let round = 0; round < 8; round += 1) {
      const media = await file(`抢 ${round}`)
      const goods = await goodsNow(goodsId)
      const [saved, removed] = await Promise.all([
        owner.call(goodsAdminCalls.save, { ...goods, pics: [...pics, media.picture.url] }),
        owner.call(mediaAdminCalls.remove, { ids: [media.id] }),
      ])
      expect([
        [200, 'mediaUsed'],
        ['mediaGone', 200],
      ]).toContainEqual([saved, removed].map(({ code, reason }) => reason ?? code))
    }
  })
})

describe('many pictures at once', () => {
  it('are taken away all or none; files that nothing ever showed go with the next sweep', async () => {
    const [free, shown] = [await file('没人用'), await file('有人用')]
    const goods = await goodsNow()
    await owner.data(goodsAdminCalls.save, { ...goods, pics: [...goods.pics, shown.picture.url] })
    expect(await owner.call(mediaAdminCalls.remove, { ids: [free.id, shown.id] })).toMatchObject({
      reason: 'mediaUsed',
    })
    expect(await listed({ q: '没人用' })).toEqual(['没人用'])
    expect(await listed({ use: 'unused' })).toContain('没人用')
    expect(await listed({ use: 'unused' })).not.toContain('有人用')
    for (let count = 0; count < 2; count += 1)
      await owner.data(mediaAdminCalls.remove, { ids: [free.id] })
    await sweepLater()
    expect((await masterOf(free.picture.url)).kind).toBe('failed')
    expect((await masterOf(shown.picture.url)).kind).toBe('ok')
  })

  it('go into a folder and out of it; a folder that is taken away leaves them', async () => {
    const { id: folderId } = await owner.data(mediaAdminCalls.saveFolder, { name: '主图' })
    for (const name of ['主图', ' 主图　'])
      expect(await owner.data(mediaAdminCalls.saveFolder, { name })).toEqual({ id: folderId })
    const [one, two] = [await file('夹一', { folderId }), await file('夹二')]
    await owner.data(mediaAdminCalls.move, { ids: [one.id, two.id], folderId })
    expect((await listed({ folderId })).toSorted()).toEqual(['夹一', '夹二'])
    const countOf = async () =>
      (await owner.data(mediaAdminCalls.folders, {})).folders.find(({ id }) => id === folderId)
    expect(await countOf()).toEqual({ id: folderId, name: '主图', count: 2 })
    await owner.data(mediaAdminCalls.saveFolder, { id: folderId, name: '主图 2026' })
    const { id: other } = await owner.data(mediaAdminCalls.saveFolder, { name: '详情' })
    for (const name of ['主图 2026', '主图　２０２６'])
      expect(await owner.call(mediaAdminCalls.saveFolder, { id: other, name })).toMatchObject({
        reason: 'folderTaken',
      })
    for (let count = 0; count < 2; count += 1)
      await owner.data(mediaAdminCalls.removeFolder, { id: folderId })
    expect(await countOf()).toBeUndefined()
    expect(await listed({ folderId: 0, q: '夹' })).toHaveLength(2)
    expect(await owner.call(mediaAdminCalls.move, { ids: [one.id], folderId })).toMatchObject({
      reason: 'notFound',
    })
  })

  it('are counted by folder as the list finds them', async () => {
    const { folders, total, unfiled } = await owner.data(mediaAdminCalls.folders, {})
    expect(unfiled + folders.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    expect((await owner.data(mediaAdminCalls.list, {})).total).toBe(total)
    expect((await owner.data(mediaAdminCalls.list, { folderId: 0 })).total).toBe(unfiled)
  })
})

it('a library is the partner’s own', async () => {
  const { id } = await file('自家')
  const others = await shop.staff('northridge', { partnerId: 2, storeId: 1 })
  expect((await others.data(mediaAdminCalls.list, { q: '自家' })).total).toBe(0)
  expect(await others.call(mediaAdminCalls.uses, { id })).toMatchObject({ reason: 'notFound' })
  await others.data(mediaAdminCalls.remove, { ids: [id] })
  expect(await listed({ q: '自家' })).toEqual(['自家'])
})
