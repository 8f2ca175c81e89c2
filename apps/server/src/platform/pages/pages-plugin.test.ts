import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import { pages } from '@mallard/contract/pages'
import { matchPage } from '@mallard/contract/paths'
import type { PageRenderer, PageRequest } from '@mallard/contract/rendering'
import { fakeClock } from '@mallard/kernel'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCache } from '../cache.ts'
import { adminTag } from '../cache-tags.ts'
import type { CallInside } from './page-calls.ts'
import { pagesPlugin } from './pages-plugin.ts'
import { clientFolder } from './test-client-folder.ts'

const clientDir = clientFolder()
const clock = fakeClock()
let asked: PageRequest[] = []
let status: 200 | 404 | 503 = 200
let isAway = false

const renderer: PageRenderer = {
  queryNames: async (name) => (name === 'search' ? ['q'] : []),
  render: async (request) => {
    asked.push(request)
    await request.call({ name: 'catalog.detail', input: {}, scope: request.fallbackScope })
    const isDrawn = request.mode === 'page' && status === 200
    return {
      status,
      name: matchPage(request.url.split('?')[0] ?? '').name,
      isDrawn,
      attributes: ' style="--partner-brand:#123456"',
      head: '<title>壶</title>',
      body: `<p>${request.url} ${request.locale}</p>`,
      state: '{}',
    }
  },
}

const anonymities: boolean[] = []
/** More goods than one sitemap may hold, with a gap. */
const many = Array.from(
  { length: 60_000 },
  (_, place) => (place < 30_000 ? place : place + 90_000) + 20,
)
/** Stores whose catalogue refuses to answer. */
let shut: readonly number[] = []
const call: CallInside = async ({ name, scope }, visit) => {
  anonymities.push(visit.isAnonymous)
  if (name === 'store.partnerInit')
    return scope.partnerId === 1
      ? {
          code: 200,
          data: { partner: { name: '禾光', themeColor: '#c8452b' }, store: { name: '二号店' } },
        }
      : { code: 560 }
  return { code: 200, data: {} }
}

const face = {
  logo: '<svg viewBox="0 0 4 4"><path d="M1 1h2"/></svg>',
  picture: null,
  colour: '#c8452b',
  paper: { light: '#eaeceb', dark: '#0e1412' },
}

const app = Fastify()
const documents = createCache(clock, undefined, () => isAway)
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

beforeAll(async () => {
  await app.register(cookie)
  await app.register(pagesPlugin, {
    clientDir,
    renderer,
    clock,
    documents,
    call,
    defaultScope: { partnerId: 1, storeId: 1 },
    isOpen: async () => true,
    speaksEnglish: async ({ storeId }) => storeId !== 4,
    faceOf: async ({ partnerId }) => (partnerId === 1 ? face : undefined),
    pictures: { master: async () => undefined, drawn: async () => undefined },
    appMarks: async ({ partnerId }) => {
      if (partnerId === 3) throw new Error('the store cannot be read')
      return partnerId === 2 ? { mall: 'KettleShop' } : {}
    },
    publicUrl: 'https://shop.example',
    isAway: () => isAway,
    sitemap: {
      openStores: async () => [
        { partnerId: 1, storeId: 1, speaksEnglish: true },
        { partnerId: 1, storeId: 2, speaksEnglish: true },
        { partnerId: 1, storeId: 4, speaksEnglish: false },
      ],
      partsOf: async ({ storeId }, size) => {
        if (shut.includes(storeId)) throw new Error('shut')
        const parts = storeId === 2 ? new Set(many.map((id) => Math.floor(id / size))) : [0]
        return [...parts].map((part) => ({ part, changedAt: new Date(Date.UTC(2026, 0, 2)) }))
      },
      goodsOf: async ({ storeId }, from, below) =>
        (storeId === 2 ? many : [10])
          .filter((id) => id >= from && id < below)
          .map((id) => ({ id, changedAt: new Date(Date.UTC(2026, 0, 1)) })),
      pagesOf: async ({ storeId }) => [
        { path: `/article/1-${storeId}/detail/tea`, changedAt: new Date(Date.UTC(2026, 0, 3)) },
        { path: `/a/1-${storeId}`, changedAt: new Date(Date.UTC(2026, 0, 1)) },
      ],
    },
  })
})

beforeEach(() => {
  clock.advance(60_000)
  asked = []
  status = 200
  isAway = false
})

afterAll(async () => {
  await app.close()
  rmSync(clientDir, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } })

describe('a page for everyone', () => {
  it('stands in the document with its styles, its scripts and its state', async () => {
    const { body, headers } = await get('/goods/1-1-1')
    expect(body).toContain('<html lang="zh-CN" style="--partner-brand:#123456">')
    expect(body).toContain('<style>body{color:red}</style>')
    expect(body).toContain(
      '<script type="application/json" id="files">["/assets/entry-1.js","/assets/goods-1.js","/assets/entry-1.css"]</script>',
    )
    expect(body).not.toContain('rel="stylesheet"')
    expect(body).toContain('<div id="root"><p>/goods/1-1-1 zh</p></div>')
    expect(body).not.toContain('user-scalable')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<link rel="icon" href="/manifest/1-1.svg">')
    expect(body).toMatch(/rel="apple-touch-icon" href="\/manifest\/1-1\/[0-9a-f]{8}-180\.png"/)
    expect(body.match(/(?<="theme-color" content=")[^"]+/g)).toEqual(['#eaeceb', '#0e1412'])
  })

  it('is told the marks of its own brand’s apps, and nothing where there are none', async () => {
    for (const partnerId of [1, 2, 3]) await get(`/a/${partnerId}-1`)
    expect(asked.map(({ hosts }) => hosts)).toEqual([{}, { marks: { mall: 'KettleShop' } }, {}])
  })

  it('allows no text to run or to style it but those that stand in it', async () => {
    const { body, headers } = await get('/goods/1-1-1')
    const policy = String(headers['content-security-policy'])
    const inline = [...body.matchAll(/<(?:script|style)>([^]*?)<\/(?:script|style)>/g)].map(
      ([, text = '']) => hashOf(text),
    )
    expect(inline).toHaveLength(3)
    expect(inline.filter((hash) => !policy.includes(hash))).toEqual([])
    expect(policy).toMatch(/script-src 'strict-dynamic'(?: 'sha256-[\w+/=]+'){2};/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+'$/)
    expect(policy.match(/'unsafe-[\w-]+'/g)).toEqual(["'unsafe-inline'"])
    expect(policy).toContain("style-src-attr 'unsafe-inline';")
  })

  it('knows the two scripts of a page that the browser draws, and allows no style to stand in it', async () => {
    const { body, headers } = await get('/user/1-1/order/list/all', {
      cookie: '__Host-session-1=secret',
    })
    const policy = String(headers['content-security-policy'])
    const inline = [...body.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) =>
      hashOf(text),
    )
    expect(policy).toContain(`script-src 'strict-dynamic' ${inline.join(' ')};`)
    expect(policy).toMatch(/style-src 'self'$/)
    expect(body).not.toContain('<style>')
  })

  it('names no file with a script that the document itself would run', async () => {
    for (const { body } of [
      await get('/goods/1-1-1'),
      await get('/user/1-1/order/list/all', { cookie: '__Host-session-1=secret' }),
    ]) {
      expect(body).not.toMatch(/<script[^>]*\ssrc=/)
      expect(body).toContain('id="files">["/assets/entry-1.js"')
    }
  })

  it('is shown in nobody’s frame, leads forms nowhere else and has no other base', async () => {
    const policy = String((await get('/goods/1-1-1')).headers['content-security-policy'])
    for (const rule of [
      "frame-ancestors 'none'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
    ])
      expect(policy.split('; ')).toContain(rule)
  })

  it('is drawn once for many who come at the same time, and again when its seconds are over', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/goods/2-1-1')))
    clock.advance(4_999)
    await get('/goods/2-1-1')
    expect(asked).toHaveLength(1)
    clock.advance(1)
    await get('/goods/2-1-1')
    expect(asked).toHaveLength(2)
  })

  it('is drawn again as soon as staff of its partner have changed something', async () => {
    for (const path of ['/goods/3-1-1', '/goods/3-2-1']) await get(path)
    documents.forget([adminTag(1)])
    for (const path of ['/goods/3-1-1', '/goods/3-2-1']) await get(path)
    expect(asked.map(({ url }) => url)).toEqual(['/goods/3-1-1', '/goods/3-2-1', '/goods/3-1-1'])
  })

  it('is the same page whatever else stands in the query, but not for what it reads', async () => {
    await get('/list/1-1?q=壶&utm_source=x')
    await get('/list/1-1?utm_source=y&q=%E5%A3%B6')
    await get('/list/1-1?q=%E6%9D%AF')
    expect(asked.map((request) => decodeURIComponent(request.url))).toEqual([
      '/list/1-1?q=壶',
      '/list/1-1?q=杯',
    ])
  })

  it('knows nothing of a signed-in visitor', async () => {
    anonymities.length = 0
    await get('/goods/3-1-1', { cookie: '__Host-session-1=secret' })
    expect(asked[0]).toMatchObject({ mode: 'page', isSignedIn: false })
    expect(anonymities).toEqual([true])
  })

  it('is drawn for each language apart', async () => {
    const chinese = await get('/goods/4-1-1', { 'accept-language': 'zh-CN,zh' })
    const english = await get('/goods/4-1-1', { cookie: 'lang=en' })
    expect(chinese.body).toContain('zh</p>')
    expect(english.body).toContain('<html lang="en"')
    expect(english.headers.vary).toContain('Cookie')
  })

  it('is in the language of its address, where that names one, for everybody alike', async () => {
    const headers = { cookie: 'lang=zh', 'accept-language': 'zh-CN' }
    const english = await get('/goods/10-1-1?lang=en', headers)
    await get('/goods/10-1-1?lang=en', { 'accept-language': 'en' })
    await get('/goods/10-1-1?utm_source=x&lang=en')
    expect(asked.map(({ url, locale }) => [url, locale])).toEqual([['/goods/10-1-1?lang=en', 'en']])
    expect(english.body).toContain('<html lang="en"')
    expect(english.headers.vary).toBe('Accept-Encoding')
    expect((await get('/?lang=en')).headers.vary).toBe('Accept-Encoding, Cookie')
    const chinese = await get('/goods/10-1-1?lang=zh', { cookie: 'lang=en' })
    expect(chinese.body).toContain('<html lang="zh-CN"')
    for (const url of ['/goods/10-1-1', '/goods/10-1-1?lang=fr', '/goods/10-1-1?lang=en&lang=zh']) {
      const other = await get(url, { cookie: 'lang=en' })
      expect(other.body).toContain('<p>/goods/10-1-1 en</p>')
      expect(other.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie')
    }
  })

  it('is in Chinese for everybody where the store speaks no English', async () => {
    for (const url of ['/goods/10-1-4', '/goods/10-1-4?lang=en']) {
      const { body } = await get(url, { cookie: 'lang=en' })
      expect(body).toContain('<html lang="zh-CN"')
      expect(body).toContain('zh</p>')
    }
  })

  it('is not sent again to who has it', async () => {
    const { headers } = await get('/goods/5-1-1')
    const again = await get('/goods/5-1-1', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers['cache-control']).toBe('public, max-age=0, s-maxage=5')
    expect((await get('/goods/6-1-1', { 'if-none-match': String(headers.etag) })).statusCode).toBe(
      200,
    )
  })

  it('travels compressed as the browser wants it', async () => {
    const plain = await get('/goods/7-1-1')
    const brotli = await get('/goods/7-1-1', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/goods/7-1-1', { 'accept-encoding': 'gzip, br;q=0' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  it('is not kept by anyone when it broke', async () => {
    status = 503
    const broken = await get('/goods/9-1-1')
    expect(broken.statusCode).toBe(503)
    expect(broken.headers['cache-control']).toBe('no-store')
    expect(broken.body).toContain('<link rel="stylesheet" href="/assets/entry-1.css">')
  })
})

describe('a page of one’s own', () => {
  it('is a shell with the visitor’s data, kept by nobody else', async () => {
    anonymities.length = 0
    const { headers } = await get('/user/1-1/order/list/all', { cookie: '__Host-session-1=secret' })
    expect(asked[0]).toMatchObject({
      mode: 'shell',
      isSignedIn: true,
      url: '/user/1-1/order/list/all',
    })
    expect(anonymities).toEqual([false])
    expect(headers['cache-control']).toBe('no-store')
    // One who is signed in with another brand alone is nobody here.
    const { headers: elsewhere } = await get('/user/1-1/order/list/all', {
      cookie: '__Host-session-2=secret',
    })
    expect(asked.at(-1)).toMatchObject({ isSignedIn: false })
    expect(elsewhere['cache-control']).toBe('private, no-cache')
  })

  it('is drawn for who asks where its page says so, and kept by nobody', async () => {
    anonymities.length = 0
    const { headers } = await get('/user/1-1', { cookie: '__Host-session-1=secret' })
    expect(asked.at(-1)).toMatchObject({ mode: 'own', isSignedIn: true, url: '/user/1-1' })
    expect(anonymities).toEqual([false])
    expect(headers['cache-control']).toBe('no-store')
    const open = Object.values(pages).find((page) => 'drawnForEach' in page && !('login' in page))!
    const path = open.path.replace('{partnerId}-{storeId}', '1-1').replace(/\{\w+\}/, 'any')
    const { headers: ofStranger } = await get(path)
    expect(asked.at(-1)).toMatchObject({ mode: 'own', isSignedIn: false })
    expect(ofStranger['cache-control']).toBe('private, no-cache')
  })

  it('asks a stranger to sign in, in the language of the address', async () => {
    const { headers } = await get('/user/1-2?lang=en')
    expect(headers.location).toBe(
      `/login/1-2?to=${encodeURIComponent('https://shop.example/user/1-2?lang=en')}&lang=en`,
    )
  })

  it('sends a stranger to the login page of the store, with the full address to come back to', async () => {
    const { statusCode, headers } = await get('/user/1-2?tab=1')
    expect(statusCode).toBe(302)
    expect(headers.location).toBe(
      `/login/1-2?to=${encodeURIComponent('https://shop.example/user/1-2?tab=1')}`,
    )
  })
})

describe('other addresses', () => {
  it('draws one not-found page for all unknown paths', async () => {
    status = 404
    expect((await get('/no/such/page')).statusCode).toBe(404)
    expect((await get('/nor/this')).statusCode).toBe(404)
    expect(asked.map(({ url }) => url)).toEqual(['/404'])
  })

  it('answers an unknown call with an envelope', async () => {
    const { statusCode, body } = await app.inject({
      url: '/b2c/nothing',
      headers: { accept: 'application/json' },
    })
    expect(statusCode).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ code: 404 })
  })

  it('serves hashed files for good, in their compressed form', async () => {
    const { headers, body } = await get('/assets/entry-1.js', { 'accept-encoding': 'br' })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
    expect(body).toBe('compressed')
    expect((await get('/assets/entry-2.js')).statusCode).toBe(404)
    expect((await get('/favicon.svg')).statusCode).toBe(200)
    expect((await get('/pages.json', { accept: 'application/json' })).statusCode).toBe(404)
  })

  it('lets each store be put on a phone’s home screen under its own name and colour', async () => {
    const { headers, body } = await get('/manifest/1-2.webmanifest')
    expect(headers['content-type']).toContain('application/manifest+json')
    expect(JSON.parse(body)).toMatchObject({
      id: '/a/1-2',
      start_url: '/a/1-2',
      name: '禾光 二号店',
      short_name: '禾光',
      theme_color: '#c8452b',
    })
    expect((await get('/a/1-2')).body).toContain(
      '<link rel="manifest" href="/manifest/1-2.webmanifest">',
    )
    expect((await get('/')).body).toContain(
      '<link rel="manifest" href="/manifest/1-1.webmanifest">',
    )
    for (const store of ['9-9', '1', 'x-y', '1-2-3'])
      expect((await get(`/manifest/${store}.webmanifest`)).statusCode).toBe(404)
  })

  it('lets the worker of the shop be replaced at once', async () => {
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400')
  })

  it('asks search engines to come again when a catalogue cannot be read, and never shows them a list with gaps', async () => {
    shut = [2]
    const { statusCode, headers } = await get('/sitemap.xml')
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '60',
      'no-store',
    ])
    shut = []
    const whole = (await get('/sitemap.xml')).body
    expect(whole).toContain('/sitemap-1-2-0.xml')
    shut = [1, 2]
    clock.advance(600_000)
    for (let turn = 0; turn < 2; turn += 1)
      expect(await get('/sitemap.xml')).toMatchObject({ statusCode: 200, body: whole })
    shut = []
  })

  it('sends search engines a list from one buffer, compressed, and not to who has it', async () => {
    const plain = await get('/sitemap.xml')
    const packed = await get('/sitemap.xml', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.headers['content-type']).toBe('application/xml; charset=utf-8')
    const again = await get('/sitemap.xml', { 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('lists all goods of every open store for search engines, however many there are', async () => {
    const addresses = (text: string) =>
      [...text.matchAll(/<loc>https:\/\/shop\.example([^<]+)<\/loc>/g)].map(([, path = '']) => path)
    const { body } = await get('/sitemap.xml')
    expect(body).toContain('<sitemapindex')
    const parts = await Promise.all(addresses(body).map((path) => get(path)))
    expect(
      parts.every(
        ({ statusCode, body: text }) => statusCode === 200 && addresses(text).length <= 50_000,
      ),
    ).toBe(true)
    const all = parts.flatMap(({ body: text }) => addresses(text))
    // Every page is there in English as well, where the store speaks it.
    const listed = all.filter((path) => !path.endsWith('?lang=en'))
    const both = listed.filter((path) => !path.includes('1-4'))
    expect(both.length).toBeLessThan(listed.length)
    expect(all.filter((path) => path.endsWith('?lang=en')).toSorted()).toEqual(
      both.map((path) => `${path}?lang=en`).toSorted(),
    )
    // Of each store its home, its list, and what is published there.
    expect(listed.filter((path) => !path.startsWith('/goods/'))).toHaveLength(9)
    const known = new Set(listed)
    expect(known.size).toBe(listed.length)
    expect(
      ['/goods/10-1-1', ...many.map((id) => `/goods/${id}-1-2`)].filter((path) => !known.has(path)),
    ).toEqual([])
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://shop.example/sitemap.xml')
  })

  it('tells search engines when each page was changed last, and of a list the newest of it', async () => {
    const { body } = await get('/sitemap-1-1-0.xml')
    const entry = (path: string, day: string) =>
      `<url><loc>https://shop.example${path}</loc><lastmod>2026-01-${day}T00:00:00.000Z</lastmod></url>`
    expect(body).toContain(entry('/a/1-1', '01'))
    expect(body).toContain(entry('/article/1-1/detail/tea', '03'))
    expect(body).toContain(entry('/goods/10-1-1', '01'))
    expect(body).toContain('<url><loc>https://shop.example/category-1-1</loc></url>')
    const index = (await get('/sitemap.xml')).body
    expect(index).toContain('/sitemap-1-1-0-en.xml</loc><lastmod>2026-01-03T')
    expect(index).not.toContain('/sitemap-1-4-0-en.xml')
    expect(index).toMatch(/\/sitemap-1-2-15\.xml<\/loc><lastmod>2026-01-02T/)
  })

  it.each([
    '/sitemap-1-2-5.xml',
    '/sitemap-1-2-0-zh.xml',
    '/sitemap-1-4-0-en.xml',
    '/sitemap-1-3-0.xml',
    '/sitemap-1-2-99999999999.xml',
    '/sitemap-01-2-0.xml',
  ])('has no sitemap %s', async (path) => {
    expect((await get(path)).body).not.toContain('<urlset')
  })
})

describe('while the database is away', () => {
  const words = '可能是几分钟前的'

  it('a page that was drawn before is shown for ten minutes, says that it is old, and is kept by nobody', async () => {
    const url = '/category-1-1'
    expect((await app.inject({ url })).body).not.toContain(words)
    status = 503
    isAway = true
    clock.advance(9 * 60_000)
    const old = await app.inject({ url })
    expect(old.statusCode).toBe(200)
    expect(old.headers['cache-control']).toBe('no-store')
    expect(old.body).toMatch(/<body><p role="status"[^>]*>[^<]*可能是几分钟前的/)
    expect(old.headers['content-security-policy']).toContain(`style-src-attr 'unsafe-inline'`)
    clock.advance(60_000 + 1)
    expect((await app.inject({ url })).statusCode).toBe(503)
    status = 200
    isAway = false
    expect((await app.inject({ url })).body).not.toContain(words)
  })

  it('a page that is drawn from what is left says so too, in the language of the reader', async () => {
    isAway = true
    expect((await app.inject({ url: '/category-1-2' })).body).toContain(words)
    expect(
      (await app.inject({ url: '/category-1-2', headers: { 'accept-language': 'en' } })).body,
    ).toContain('The shop is recovering')
  })
})
