import { mediaAdminCalls } from '@mallard/contract/catalog/media/media-admin.calls'
import { pageAdminCalls } from '@mallard/contract/content/cms/page-admin.calls'
import { shareCalls } from '@mallard/contract/insight/share/share.calls'
import { brandAdminCalls } from '@mallard/contract/people/setting/brand-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { storeCalls } from '@mallard/contract/shop/store/store.calls'
import { afterEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { appMarksOf, faceOf, storeOf } from '#features/shop/store/index.ts'
import { sendTo, testPicture } from '#app/testing/test-pictures.ts'
import { createCache } from '#platform/cache.ts'

const shop = await testShop()
const owner = await shop.staff()
const visitor = await shop.visitor()
const read = () => owner.data(brandAdminCalls.read, {})
const first = await read()

afterEach(async () => {
  await owner.data(brandAdminCalls.save, { ...first, version: (await read()).version })
})

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148'

const star =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24"><path d="M12 2l3 7h7l-6 4 3 9-7-6-7 6 3-9-6-4h7z"/></svg>'

describe('the brand', () => {
  it('is renamed, drawn and coloured, and every store shows it at once', async () => {
    const saved = await owner.data(brandAdminCalls.save, {
      ...first,
      name: '山雾茶舍',
      nameEn: 'Mist Tea',
      logo: `<?xml version="1.0"?><!-- drawn --> ${star}`,
      themeColor: '#1F5F4A',
      themeColorDark: '#7DB8A4',
      ground: 'mist',
      corners: 'square',
    })
    expect(saved).toMatchObject({ name: '山雾茶舍', ground: 'mist', version: first.version + 1 })
    expect(saved.logo).toContain('<path d="M12 2l3 7h7l-6 4 3 9-7-6-7 6 3-9-6-4h7z"')
    expect(saved.logo).not.toContain('width="24"')
    for (const storeId of [1, 2]) {
      visitor.scope = { partnerId: 1, storeId }
      const { partner } = await visitor.data(storeCalls.partnerInit, {})
      expect(partner).toMatchObject({
        name: '山雾茶舍',
        themeColor: '#1F5F4A',
        look: { ground: { light: { paper: '#EAECEB' } }, corners: 'square' },
      })
      expect(decodeURIComponent(partner.logo)).toContain(saved.logo)
    }
    const [entry] = (await owner.data(staffCalls.audit, { object: 'store 1' })).list
    expect(entry).toMatchObject({
      action: 'brand.save',
      changes: {
        name: { before: first.name, after: '山雾茶舍' },
        logo: { before: null, after: 'SVG' },
      },
    })
    expect(Object.keys(entry!.changes)).not.toContain('titles')
  })

  it('may speak Chinese alone, and then does so to everybody', async () => {
    const english = { headers: { 'accept-language': 'en' } }
    const shown = async () => (await visitor.fetch('/b2c/init/1-1/init', english)).text()
    visitor.scope = { partnerId: 1, storeId: 1 }
    const named = { ...first, version: (await read()).version, name: '山雾', nameEn: 'Mist' }
    const saved = await owner.data(brandAdminCalls.save, named)
    expect(await shown()).toContain('"name":"Mist"')
    await owner.data(brandAdminCalls.save, { ...saved, hasEnglish: false })
    expect(await shown()).toContain('"name":"山雾"')
    expect(await shown()).toContain('"hasEnglish":false')
    // The shopper is refused in Chinese; staff are answered as they chose.
    const refused = await visitor.fetch('/b2c/product/1-1/detail/999999', english)
    expect(await refused.text()).toMatch(/[\u4e00-\u9fff]/)
    const staff = await owner.fetch('/admin/api/1-1/goods/999999', english)
    expect(await staff.text()).not.toMatch(/[\u4e00-\u9fff]/)
    // Nobody is told that English is missing.
    const { findings } = await owner.data(pageAdminCalls.draw, {
      lang: 'zh',
      title: '茶',
      titleEn: '',
      blocks: [],
    })
    expect(findings).toEqual([])
  })

  it('has a picture of the library for its logo, and another one when that is replaced', async () => {
    const [media] = (await owner.data(mediaAdminCalls.list, { use: 'used' })).list
    const { id, picture } = media!
    const wish = { ...first, version: (await read()).version, logoPicture: picture }
    expect((await owner.data(brandAdminCalls.save, wish)).logoPicture).toEqual(picture)
    const shown = async (storeId: number) => {
      visitor.scope = { partnerId: 1, storeId }
      return (await visitor.data(storeCalls.partnerInit, {})).partner.logo
    }
    const small = `${picture.url}?w=200`
    expect([await shown(1), await shown(2)]).toEqual([small, small])
    const { uses } = await owner.data(mediaAdminCalls.uses, { id })
    expect(uses).toContainEqual({ kind: 'brand', id: 1, title: first.name })
    const [entry] = (await owner.data(staffCalls.audit, { object: 'store 1' })).list
    expect(entry!.changes).toEqual({ logoPicture: { before: '', after: picture.url } })

    const other = { ...shop.services, cache: createCache(shop.clock) }
    const scope = { partnerId: 1, storeId: 2 }
    expect((await faceOf(other, scope))?.picture).toEqual(picture)
    const bytes = await testPicture('png', 600, 600)
    const { key } = await sendTo(shop, await owner.data(mediaAdminCalls.policy, {}), bytes)
    const { version } = media!
    const replaced = await owner.data(mediaAdminCalls.replace, { id, version, key })
    expect(await shown(2)).toBe(`${replaced.picture.url}?w=200`)
    shop.clock.advance(4_500)
    expect((await faceOf(other, scope))?.picture).toEqual(replaced.picture)

    const gone = { ...picture, url: '/pictures/u-00000000000000000000000000.00000000.webp' }
    const asked = { ...(await read()), logoPicture: gone }
    expect((await owner.call(brandAdminCalls.save, asked)).reason).toBe('mediaGone')
    // What the library says of its size counts, not who asks.
    const tinyFile = await testPicture('png', 90, 90)
    const sent = await sendTo(shop, await owner.data(mediaAdminCalls.policy, {}), tinyFile)
    const { media: tiny } = await owner.data(mediaAdminCalls.add, { key: sent.key, name: '小' })
    const claimed = { ...tiny.picture, width: 900, height: 900 }
    const refused = await owner.call(brandAdminCalls.save, { ...asked, logoPicture: claimed })
    expect([refused.reason, refused.data]).toEqual([
      'badInput',
      expect.objectContaining({ field: 'logoPicture' }),
    ])
  })

  it('is shared with a picture and words of its own', async () => {
    const [media] = (await owner.data(mediaAdminCalls.list, { use: 'unused' })).list
    const { id, picture, version } = media!
    await owner.data(brandAdminCalls.save, {
      ...(await read()),
      sharePicture: picture,
      shareTitle: '山雾茶舍',
      shareTitleEn: 'Mist Tea',
      shareText: '一杯好茶',
    })
    visitor.scope = { partnerId: 1, storeId: 2 }
    const card = () => visitor.data(shareCalls.card, {})
    expect(await card()).toEqual({ title: '山雾茶舍', text: '一杯好茶', picture })
    const english = { headers: { 'accept-language': 'en' } }
    const words = await (await visitor.fetch('/b2c/share/1-2/card', english)).text()
    expect(words).toContain('"title":"Mist Tea","text":"一杯好茶"')
    const bytes = await testPicture('png', 500, 400)
    const { key } = await sendTo(shop, await owner.data(mediaAdminCalls.policy, {}), bytes)
    const replaced = await owner.data(mediaAdminCalls.replace, { id, version, key })
    expect((await card()).picture).toEqual(replaced.picture)
  })

  it('knows its own apps by its own marks, and no other brand knows them', async () => {
    const isApp = async (partnerId: number, mark: string) => {
      const headers = { 'user-agent': `${iphone} ${mark}/3.1` }
      const ways = await visitor.fetch(`/sso/oauth/${partnerId}-1/loginType`, { headers })
      return (await ways.text()).includes('"by":"native"')
    }
    expect(await isApp(1, 'MallardApp')).toBe(true)
    const marks = { smartMark: 'kettleSmart', mallMark: 'KettleShop' }
    const version = (await read()).version
    expect(await owner.data(brandAdminCalls.save, { ...first, version, ...marks })).toMatchObject(
      marks,
    )
    expect(await isApp(1, 'KettleShop')).toBe(true)
    expect(await isApp(1, 'KETTLESMART')).toBe(true)
    expect(await isApp(1, 'MallardApp')).toBe(false)
    expect(await isApp(2, 'KettleShop')).toBe(false)
    expect(await isApp(2, 'MallardApp')).toBe(true)
    expect(await appMarksOf(shop.services, { partnerId: 1, storeId: 2 })).toEqual({
      smart: 'kettleSmart',
      mall: 'KettleShop',
    })
  })

  it('is shown within five seconds by a process that heard of nothing', async () => {
    const other = { ...shop.services, cache: createCache(shop.clock) }
    const scope = { partnerId: 1, storeId: 2 }
    const shown = async () => (await storeOf(other, scope))?.partner_name
    expect(await shown()).toBe(first.name)
    await owner.data(brandAdminCalls.save, {
      ...first,
      version: (await read()).version,
      name: '另一个名字',
    })
    shop.clock.advance(4_500)
    expect(await shown()).toBe('另一个名字')
  })

  it('is saved once, and not from an older reading', async () => {
    const wish = { ...first, version: (await read()).version, nameEn: 'Hearth' }
    const saved = await owner.data(brandAdminCalls.save, wish)
    expect(await owner.data(brandAdminCalls.save, wish)).toEqual(saved)
    const late = await owner.call(brandAdminCalls.save, { ...wish, name: '别的' })
    expect(late.reason).toBe('versionConflict')
  })

  it('keeps a ground of its own that is none to choose from', async () => {
    const kept = await shop.database.kysely
      .selectFrom('partner')
      .where('id', '=', 1)
      .select('look')
      .executeTakeFirstOrThrow()
    const sand = { paper: '#f3ead9', surface: '#ffffff', fill: '#efe3cd', line: '#e2d3b5' }
    const ground = { light: sand, dark: sand }
    const set = (look: object) =>
      shop.database.kysely
        .updateTable('partner')
        .set({ look: JSON.stringify(look) })
        .where('id', '=', 1)
        .execute()
    await set({ ...kept.look, ground })
    const now = await read()
    expect(now.ground).toBe('own')
    await owner.data(brandAdminCalls.save, { ...now, titles: 'heavy' })
    visitor.scope = { partnerId: 1, storeId: 1 }
    const { partner } = await visitor.data(storeCalls.partnerInit, {})
    expect(partner.look).toMatchObject({ ground, titles: 'heavy' })
    await set(kept.look)
  })

  it.each([
    ['a name', 'name', ''],
    ['a pale colour', 'themeColor', '#f3c5b5'],
    ['a colour that is dark in the dark', 'themeColorDark', '#7a1f12'],
    ['the name of a colour', 'themeColor', 'red'],
    ['a drawing with a script', 'logo', star.replace('<path', '<script>alert(1)</script><path')],
    [
      'a drawing that fetches',
      'logo',
      star.replace('<path', '<image href="https://e.example/a"/><path'),
    ],
    ['a drawing without shapes', 'logo', '<svg viewBox="0 0 1 1"><title>x</title></svg>'],
    ['no drawing', 'logo', 'logo.png'],
    ['an unknown ground', 'ground', 'gold'],
    ['a long picture', 'logoPicture', { url: '/a', width: 900, height: 600, color: '#fff' }],
    ['a mark of the device app that is no kind of browser', 'smartMark', 'kettle'],
    ['a mark that is an expression', 'mallMark', 'Kettle.*'],
    ['a mark that every browser writes', 'mallMark', 'AppleWebKit'],
    ['a mark that holds the other one', 'mallMark', 'MallardSmartMall'],
  ])('is not %s: it is said at its field, and nothing changes', async (_what, field, wrong) => {
    const before = await read()
    const { reason, data } = await owner.call(brandAdminCalls.save, { ...before, [field]: wrong })
    expect(reason).toBe('badInput')
    const { at, field: named } = data as unknown as { at?: string; field: string }
    expect((at ?? named).split('.')[0]).toBe(field)
    expect(await read()).toEqual(before)
  })

  it('is changed by who looks after all of its stores alone', async () => {
    const hangzhou = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    const asked = { ...(await read()), name: '别家' }
    expect((await hangzhou.call(brandAdminCalls.save, asked)).reason).toBe('partnerWide')
    hangzhou.scope = { partnerId: 2, storeId: 1 }
    expect((await hangzhou.call(brandAdminCalls.save, asked)).reason).toBe('forbidden')
  })
})
