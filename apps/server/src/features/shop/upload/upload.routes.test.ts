import { uploadCalls } from '@mallard/contract/shop/upload/upload.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { day, hour, minute } from '@mallard/kernel'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sendBytes, sendPicture, testPicture } from '../../../app/testing/test-pictures.ts'
import { testShop } from '../../../app/testing/test-shop.ts'
import { opens } from './picture-address.service.ts'
import { claim, letGo, signPicture, sweep } from './upload.service.ts'

const shop = await testShop()
const { clock } = shop
const { db, storage, hashKey } = shop.services
const large = await testPicture('jpeg', 800, 600)
const ana = await shop.shopper()
const ben = await shop.shopper()
const ownerOf = async (who: typeof ana) => ({
  partnerId: 1,
  memberId: (await who.data(identityCalls.userInfo, {})).id,
})
const claimNow = async (
  who: typeof ana,
  keys: string[],
  purpose: 'review' | 'voucher' = 'review',
) => {
  const owner = await ownerOf(who)
  return db.transaction().execute((trx) => claim(trx, owner, keys, purpose))
}
const masterOf = (key: string) => storage.read(`pictures/u-${key}`, 1e7)

describe('sending', () => {
  it('is permitted for one picture, with a key of the server’s choosing', async () => {
    const first = await ana.data(uploadCalls.policy, {})
    const second = await ana.data(uploadCalls.policy, {})
    expect(first.key).not.toBe(second.key)
    expect(first).toMatchObject({ maxSize: 10 * 1024 * 1024, expire: clock.now() + 5 * minute })
  })

  it('is refused to strangers, and beyond a fair number', async () => {
    expect((await (await shop.visitor()).call(uploadCalls.policy, {})).code).toBe(401)
    const eager = await shop.shopper()
    const codes = []
    for (let count = 0; count < 61; count += 1)
      codes.push((await eager.call(uploadCalls.policy, {})).code)
    expect(codes.filter((code) => code === 200)).toHaveLength(60)
    expect(codes.at(-1)).toBe(500)
  })

  it('takes nothing more than 10 MB, nothing twice, and nothing too late', async () => {
    expect((await sendBytes(shop, ana, Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413)
    const bytes = await testPicture()
    const { url, status } = await sendBytes(shop, ana, bytes)
    expect(status).toBe(204)
    const put = (address: string) =>
      fetch(new URL(address, shop.url), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'image/jpeg' },
      })
    expect((await put(url)).status).toBe(409)
    const late = await ana.data(uploadCalls.policy, {})
    clock.advance(6 * minute)
    expect((await put(late.url)).status).toBe(403)
    expect((await put('/uploads/incoming/x')).status).toBe(403)
    expect(
      (await put('/uploads/..%2f..%2fetc/passwd?size=9&until=99999999999999&signature=x')).status,
    ).toBe(403)
    expect((await fetch(new URL(url, shop.url))).status).toBe(404)
  })
})

describe('looking at what was sent', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'draws a %s again, and says the same however often it is asked',
    async (format) => {
      const { key } = await sendBytes(shop, ana, await testPicture(format))
      const picture = await ana.data(uploadCalls.done, { key })
      expect(picture).toMatchObject({
        key,
        width: 64,
        height: 48,
        url: expect.stringMatching(new RegExp(`^/pictures/u-${key}\\.[0-9a-f]{8}\\.webp$`)),
      })
      expect(picture.color).toMatch(/^#[0-9a-f]{6}$/)
      expect(await ana.data(uploadCalls.done, { key })).toEqual(picture)
    },
  )

  it('leaves nothing of where and with what a picture was taken, and turns it upright', async () => {
    const taken = await sharp(await testPicture())
      .withExif({
        IFD0: { Model: 'Secret camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const { key } = await sendBytes(shop, ana, taken)
    expect(await ana.data(uploadCalls.done, { key })).toMatchObject({ width: 48, height: 64 })
    const kept = await masterOf(key)
    const { exif, icc, xmp, orientation } = await sharp(
      kept.kind === 'ok' ? kept.data : undefined,
    ).metadata()
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
  })

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>'
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic'),
    Buffer.alloc(64),
  ])
  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'uploadType'],
    ['a drawing with a script', Buffer.from(svg), 'uploadType'],
    [
      'a drawing that begins like a picture',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
      'uploadBroken',
    ],
    ['a program', Buffer.from('\x7fELF programme'), 'uploadType'],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00'), 'uploadType'],
    ['an archive', Buffer.from('PK\x03\x04 archive'), 'uploadType'],
    ['an iPhone’s own format', heic, 'uploadHeic'],
    ['half a picture', large.subarray(0, 900), 'uploadBroken'],
    ['nothing', Buffer.alloc(0), 'uploadType'],
  ])('refuses %s in words, whatever it is called', async (_what, bytes, reason) => {
    const { key } = await sendBytes(shop, ana, bytes)
    const answer = await ana.call(uploadCalls.done, { key })
    expect(answer).toMatchObject({ status: 200, code: 500, reason })
    expect((await masterOf(key)).kind).toBe('failed')
  })

  it('refuses a picture that is small as a file and huge when drawn', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 6000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const { key } = await sendBytes(shop, ana, bomb)
    expect(await ana.call(uploadCalls.done, { key })).toMatchObject({
      code: 500,
      reason: 'uploadPixels',
    })
  })

  it('drops what is hidden behind a good picture', async () => {
    const { key } = await sendBytes(
      shop,
      ana,
      Buffer.concat([await testPicture(), Buffer.from('<script>alert("hidden")</script>')]),
    )
    await ana.data(uploadCalls.done, { key })
    const kept = await masterOf(key)
    expect(kept.kind === 'ok' && kept.data.includes('hidden')).toBe(false)
  })

  it('says that a picture did not arrive, and lets it be sent after all', async () => {
    const { key, url } = await ana.data(uploadCalls.policy, {})
    expect(await ana.call(uploadCalls.done, { key })).toMatchObject({
      code: 500,
      reason: 'uploadMissing',
    })
    await fetch(new URL(url, shop.url), {
      method: 'PUT',
      body: new Uint8Array(await testPicture()),
    })
    expect((await ana.call(uploadCalls.done, { key })).code).toBe(200)
  })

  it('knows nothing of other people’s keys, and of no key that is none', async () => {
    const key = await sendPicture(shop, ben)
    expect(await ana.call(uploadCalls.done, { key })).toMatchObject({
      code: 500,
      reason: 'notFound',
    })
    for (const bad of ['../../etc/passwd', `${'0'.repeat(25)}/`, '', 'A'.repeat(26)])
      expect(await ana.call(uploadCalls.done, { key: bad })).toMatchObject({
        code: 500,
        reason: 'badInput',
      })
  })
})

describe('making it part of something', () => {
  it('works once, in the order that was asked for', async () => {
    const keys = [await sendPicture(shop, ana), await sendPicture(shop, ana)]
    const pictures = await claimNow(ana, [keys[1]!, keys[0]!])
    expect(pictures?.map(({ url }) => url)).toEqual([
      expect.stringContaining(keys[1]!),
      expect.stringContaining(keys[0]!),
    ])
    expect(await claimNow(ana, keys)).toBeUndefined()
  })

  it('takes all or nothing: not somebody else’s, not of another purpose, not the same twice, not what was never looked at', async () => {
    const mine = await sendPicture(shop, ana)
    const unseen = (await sendBytes(shop, ana, await testPicture())).key
    for (const keys of [
      [mine, await sendPicture(shop, ben)],
      [mine, unseen],
      [mine, mine],
      [mine, '0'.repeat(26)],
    ])
      expect(await claimNow(ana, keys)).toBeUndefined()
    expect(await claimNow(ana, [mine], 'voucher')).toBeUndefined()
    expect(await claimNow(ana, [mine])).toHaveLength(1)
  })

  it('gives one of many at once the picture', async () => {
    const key = await sendPicture(shop, ana)
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimNow(ana, [key])))
    expect(claims.filter(Boolean)).toHaveLength(1)
  })
})

describe('private pictures', () => {
  it('open by a signed address alone, for minutes', async () => {
    const key = await sendPicture(shop, ana, 'voucher')
    const [kept] = (await claimNow(ana, [key], 'voucher')) ?? []
    expect(kept?.url).toMatch(/^\/private-pictures\/v-[0-9a-z]{26}\.[0-9a-f]{8}\.webp$/)
    const [, , pass = '', file = ''] = signPicture(shop.services, kept!).url.split('/')
    const now = clock.now()
    expect(opens(pass, file, now, hashKey)).toBe(true)
    expect(opens(pass, file, now + hour, hashKey)).toBe(false)
    expect(opens(pass, file.replace('v-', 'v-0'), now, hashKey)).toBe(false)
    expect(opens(pass, file, now, 'another secret')).toBe(false)
    expect(opens('zzzzzzzz.x', file, now, hashKey)).toBe(false)
    expect(opens(pass.replace(/^\w+/, 'zzzzzzzz'), file, now, hashKey)).toBe(false)
    expect(opens('', file, now, hashKey)).toBe(false)
  })

  it('leaves the addresses of all others as they are', () => {
    const picture = {
      url: '/pictures/kettle-oat.00000000.webp',
      width: 1,
      height: 1,
      color: '#eeeeee',
    }
    expect(signPicture(shop.services, picture)).toEqual(picture)
  })
})

describe('a face of one’s own', () => {
  it('is worn, however often it is asked for, and goes with the next sweep when another is put on', async () => {
    const who = await shop.shopper()
    const key = await sendPicture(shop, who, 'avatar')
    const { avatar } = await who.data(identityCalls.updateInfo, { avatarKey: key })
    expect(avatar).toContain(`/pictures/u-${key}.`)
    expect((await who.data(identityCalls.updateInfo, { avatarKey: key })).avatar).toBe(avatar)
    expect((await who.data(identityCalls.updateInfo, { avatar: '/avatars/cup.svg' })).avatar).toBe(
      '/avatars/cup.svg',
    )
    expect(await who.call(identityCalls.updateInfo, { avatarKey: key })).toMatchObject({
      code: 500,
      reason: 'uploadGone',
    })
    clock.advance(day + minute)
    await sweep(shop.services)
    expect((await masterOf(key)).kind).toBe('failed')
  })

  it('is nobody else’s, and no picture of another purpose', async () => {
    const who = await shop.shopper()
    for (const key of [
      await sendPicture(shop, ben, 'avatar'),
      await sendPicture(shop, who, 'review'),
    ])
      expect(await who.call(identityCalls.updateInfo, { avatarKey: key })).toMatchObject({
        code: 500,
        reason: 'uploadGone',
      })
  })
})

describe('sweeping', () => {
  it('removes after a day what nothing became part of, and what was let go; the rest stays', async () => {
    const [orphan, kept, dropped] = [
      await sendPicture(shop, ana),
      await sendPicture(shop, ana),
      await sendPicture(shop, ana),
    ]
    await claimNow(ana, [kept])
    const gone = (await claimNow(ana, [dropped])) ?? []
    await letGo(db, [...gone, { url: '/pictures/kettle-oat.00000000.webp' }])
    await sweep(shop.services)
    expect((await masterOf(orphan)).kind).toBe('ok')
    clock.advance(day + minute)
    await sweep(shop.services)
    expect((await masterOf(kept)).kind).toBe('ok')
    for (const key of [orphan, dropped]) expect((await masterOf(key)).kind).toBe('failed')
    const { rows } = await sql<{
      name: string
      state: number
    }>`select name, state from upload where name in (${orphan}, ${kept}, ${dropped})`.execute(db)
    expect(rows).toEqual([{ name: kept, state: 2 }])
    expect(await claimNow(ana, [orphan])).toBeUndefined()
  })
})
