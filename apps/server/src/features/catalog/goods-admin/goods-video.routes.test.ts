import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { mediaAdminCalls } from '@mallard/contract/catalog/media/media-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { largestVideo } from '@mallard/contract/shop/upload/video.codes'
import { type Caller, caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type TestVideo, testVideo } from '#platform/videos/test-video.ts'
import { fileMedia, sendTo } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { sweep } from '#features/shop/upload/upload.service.ts'
import { goodsToSave, newGoods } from '#features/catalog/catalog/test-goods.ts'

const shop = await testShop()
const owner = await shop.staff('owner')
const { db, storage } = shop.services

const send = async (bytes: Buffer, who: Caller = owner) =>
  (await sendTo(shop, await who.data(goodsAdminCalls.videoPolicy, {}), bytes)).key
const sent = async (given?: TestVideo) =>
  owner.data(goodsAdminCalls.addVideo, { key: await send(testVideo(given)) })
const made = async () => newGoods(owner, (await fileMedia(db, 1)).url, '有视频的壶')
const save = async (id: number, video: { url: string; cover: string } | null) =>
  owner.call(goodsAdminCalls.save, { ...(await goodsToSave(owner, id)), video })
const shown = async (id: number) =>
  (await (await shop.visitor()).data(catalogCalls.detail, { id })).video
const answer = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(url, shop.url), { method, headers })
const isThere = async (url: string) => (await answer(url, {}, 'HEAD')).status === 200
/** Somebody else who may change goods in every store. */
async function colleague(): Promise<Caller> {
  const login = 'another-boss'
  const password = 'a long password'
  const roles = [{ role: 'manager' as const, storeId: null }]
  await owner.data(staffCalls.save, { login, name: '店长', password, active: true, roles })
  const who = caller(shop.url, owner.scope, {
    cookie: 'STAFF-XSRF-TOKEN',
    header: 'x-xsrf-token',
  })
  await who.data(staffCalls.login, { login, password })
  const next = 'a longer password'
  await who.data(staffCalls.changePassword, { current: password, next })
  return who
}
/** A day later what nothing shows is gone. */
const sweptAfterADay = async () => {
  await sql`update upload set created_at = created_at - interval '2 days'`.execute(db)
  await sweep(shop.services)
}

it('the video of goods is sent, shown with its cover, replaced and taken away', async () => {
  const id = await made()
  const cover = await fileMedia(db, 1)
  const video = await sent()
  expect(video).toMatchObject({ width: 1280, height: 720, duration: 12_000 })
  expect(await save(id, { url: video.url, cover: cover.url })).toMatchObject({ code: 200 })
  expect(await shown(id)).toMatchObject({ ...video, cover: { url: cover.url } })
  // A picture that stands for it is in use.
  const { uses } = await owner.data(mediaAdminCalls.uses, { id: cover.id })
  expect(uses).toMatchObject([{ kind: 'goods', id }])

  const other = await sent({ seconds: 20 })
  await save(id, { url: other.url, cover: '' })
  expect(await shown(id)).toMatchObject({ duration: 20_000, cover: null })
  await sweptAfterADay()
  expect([await isThere(video.url), await isThere(other.url)]).toEqual([false, true])

  // Who knows nothing of videos leaves it alone.
  const { video: _video, ...words } = await goodsToSave(owner, id)
  await owner.data(goodsAdminCalls.save, { ...words, title: '另一个名字' })
  expect(await shown(id)).toMatchObject({ url: other.url })
  await save(id, null)
  expect(await shown(id)).toBeUndefined()
  const { list } = await owner.data(staffCalls.audit, { object: `goods ${id}` })
  expect(list[0]).toMatchObject({ changes: { video: { before: other.url, after: null } } })
  await sweptAfterADay()
  expect(await isThere(other.url)).toBe(false)
})

it('stays as long as any goods show it', async () => {
  const [first, copy] = [await made(), await made()]
  const { url } = await sent()
  await save(first, { url, cover: '' })
  await save(copy, { url, cover: '' })
  await save(first, null)
  await sweptAfterADay()
  expect(await isThere(url)).toBe(true)
  await owner.data(goodsAdminCalls.archive, { id: copy, isArchived: true })
  await owner.data(goodsAdminCalls.remove, { id: copy })
  expect(await save(first, { url, cover: '' })).toMatchObject({ reason: 'videoGone' })
  await sweptAfterADay()
  expect(await isThere(url)).toBe(false)
})

it('is answered whole, and in the parts that players ask for', async () => {
  const { url, bytes } = await sent({ frameSize: 5000 })
  const whole = await answer(url)
  expect(whole.status).toBe(200)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'content-length': String(bytes),
  })
  const film = Buffer.from(await whole.arrayBuffer())
  expect(film.length).toBe(bytes)
  const part = async (range: string, more = {}) => {
    const { status, headers, ...rest } = await answer(url, { range, ...more }).then(
      async (response) => ({
        status: response.status,
        headers: response.headers,
        body: Buffer.from(await response.arrayBuffer()),
      }),
    )
    return { status, range: headers.get('content-range'), body: rest.body }
  }
  const probe = await part('bytes=0-1')
  expect([probe.status, probe.range]).toEqual([206, `bytes 0-1/${bytes}`])
  const seek = await part('bytes=700000-')
  expect(seek.range).toBe(`bytes 700000-${bytes - 1}/${bytes}`)
  expect(seek.body.equals(film.subarray(700_000))).toBe(true)
  const end = await part('bytes=-9')
  expect(end.body.equals(film.subarray(bytes - 9))).toBe(true)
  expect(await part(`bytes=${bytes}-`)).toMatchObject({ status: 416, range: `bytes */${bytes}` })
  // A part of another file than the one that the player has.
  expect((await part('bytes=0-1', { 'if-range': '"other"' })).status).toBe(200)
  const head = await answer(url, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes)])
  const etag = head.headers.get('etag') ?? ''
  expect((await answer(url, { 'if-none-match': etag })).status).toBe(304)
  // No other file has a name that differs in one character, whichever it has.
  const another = url.replace(/u-(.)/, (_, first) => `u-${first === '0' ? '1' : '0'}`)
  expect((await answer(another)).status).toBe(404)
})

it('is refused in words when it is none, and nothing of it stays', async () => {
  const whole = testVideo()
  const cases: [Buffer, string][] = [
    [Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000)]), 'videoType'],
    [testVideo({ codec: 'hvc1' }), 'videoCodec'],
    [testVideo({ seconds: 75, said: 12 }), 'videoTooLong'],
    [whole.subarray(0, whole.length - 1), 'videoBroken'],
  ]
  for (const [bytes, reason] of cases) {
    const key = await send(bytes)
    expect(await owner.call(goodsAdminCalls.addVideo, { key })).toMatchObject({ reason })
    expect((await storage.head(`incoming/${key}`)).kind).toBe('failed')
    expect((await storage.head(`videos/u-${key}`)).kind).toBe('failed')
  }
})

it('of more than 100 MB is not even taken, and one that breaks off leaves nothing', async () => {
  const permission = await owner.data(goodsAdminCalls.videoPolicy, {})
  expect(permission).toMatchObject({ maxSize: largestVideo, contentTypes: ['video/mp4'] })
  const large = await sendTo(shop, permission, Buffer.alloc(largestVideo + 1)).catch(() => ({
    status: 413,
  }))
  expect(large.status).toBe(413)
  const { key } = permission
  expect(await owner.call(goodsAdminCalls.addVideo, { key })).toMatchObject({
    reason: 'videoMissing',
  })
  expect((await storage.head(`incoming/${key}`)).kind).toBe('failed')
})

it('is of who sent it until goods have it, and is no picture', async () => {
  const id = await made()
  const boss = await colleague()
  const { url } = await sent()
  const words = { ...(await goodsToSave(boss, id)), video: { url, cover: '' } }
  expect(await boss.call(goodsAdminCalls.save, words)).toMatchObject({ reason: 'videoGone' })
  const key = await send(testVideo())
  expect(await boss.call(goodsAdminCalls.addVideo, { key })).toMatchObject({ reason: 'notFound' })
  expect(await owner.call(mediaAdminCalls.add, { key, name: '图' })).toMatchObject({
    reason: 'notFound',
  })
  for (const wrong of ['/videos/u-nothing.mp4', 'https://elsewhere.example/a.mp4', '/pictures/a'])
    expect(await save(id, { url: wrong, cover: '' })).toMatchObject({ reason: 'videoGone' })
  const { url: own } = await sent()
  expect(await save(id, { url: own, cover: '/pictures/none.webp' })).toMatchObject({
    reason: 'mediaGone',
  })
  const { rows } = await sql<{ state: number }>`
    select state from upload where video ->> 'url' = ${own}`.execute(db)
  expect(rows).toEqual([{ state: 1 }])
})

it('English details are shown to who reads English, and the others without them', async () => {
  const id = await made()
  const words = await goodsToSave(owner, id)
  const pic = await fileMedia(db, 1)
  const detailHtmlEn = `<p>English <script>x</script></p><img src="${pic.url}" alt="" />`
  await owner.data(goodsAdminCalls.save, { ...words, detailHtml: '<p>中文</p>', detailHtmlEn })
  const visitor = await shop.visitor()
  const read = async (lang: string) => {
    visitor.cookies.set('lang', lang)
    return (await visitor.data(catalogCalls.detail, { id })).detailHtml
  }
  expect(await read('zh')).toBe('<p>中文</p>')
  expect(await read('en')).toMatch(/^<p>English ?<\/p><img/)
  const { uses } = await owner.data(mediaAdminCalls.uses, { id: pic.id })
  expect(uses).toMatchObject([{ kind: 'goods', id }])
  // A form that knows nothing of them leaves them; an emptied one takes them away.
  const { detailHtmlEn: _html, ...older } = await goodsToSave(owner, id)
  await owner.data(goodsAdminCalls.save, older)
  expect(await read('en')).toMatch(/^<p>English/)
  await owner.data(goodsAdminCalls.save, { ...(await goodsToSave(owner, id)), detailHtmlEn: '' })
  expect(await read('en')).toBe('<p>中文</p>')
})
