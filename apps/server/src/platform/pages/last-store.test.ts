import { rmSync } from 'node:fs'
import cookie from '@fastify/cookie'
import { matchPage } from '@mallard/contract/paths'
import type { PageRenderer, PageRequest } from '@mallard/contract/rendering'
import { fakeClock, scopeText } from '@mallard/kernel'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCache } from '../cache.ts'
import { adminTag } from '../cache-tags.ts'
import { pagesPlugin } from './pages-plugin.ts'
import { clientFolder } from './test-client-folder.ts'

const clientDir = clientFolder()
const clock = fakeClock()
const openStores = new Set(['1-1', '1-2', '2-1'])
let asked: PageRequest[] = []

/** Draws which store a page is of. */
const renderer: PageRenderer = {
  queryNames: async () => [],
  render: async (request) => {
    asked.push(request)
    const { name } = matchPage(request.url)
    const drawn = scopeText(request.fallbackScope)
    if (name === 'kitchenIndex' && drawn !== '1-2') return { store: { partnerId: 1, storeId: 2 } }
    const state = JSON.stringify({ store: drawn })
    return {
      status: 200,
      name,
      isDrawn: request.mode === 'page',
      attributes: '',
      head: '',
      body: '',
      state,
    }
  },
}

const documents = createCache(clock)
const app = Fastify()

beforeAll(async () => {
  await app.register(cookie)
  await app.register(pagesPlugin, {
    clientDir,
    renderer,
    clock,
    documents,
    call: async () => ({ code: 560 }),
    defaultScope: { partnerId: 1, storeId: 1 },
    isOpen: async (scope) => openStores.has(scopeText(scope)),
    speaksEnglish: async () => true,
    faceOf: async () => undefined,
    pictures: { master: async () => undefined, drawn: async () => undefined },
    publicUrl: 'https://shop.example',
    sitemap: {
      openStores: async () => [],
      partsOf: async () => [],
      goodsOf: async () => [],
      pagesOf: async () => [],
    },
  })
})

beforeEach(() => {
  clock.advance(60_000)
  asked = []
})

afterAll(async () => {
  await app.close()
  rmSync(clientDir, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } })

describe('a page that names no store', () => {
  const storeOn = (body: string) => /"store":"(\d+-\d+)"/.exec(body)?.[1]
  const drawnFor = async (url: string, cookie = '') => storeOn((await get(url, { cookie })).body)

  it('is drawn for the store that was visited last, and for the first one where none was or it is not open', async () => {
    for (const url of ['/', '/a/new-home', '/list', '/no/such/page']) {
      expect(await drawnFor(url, 'store=2-1'), url).toBe('2-1')
      expect(await drawnFor(url, 'store=1-2'), url).toBe('1-2')
      for (const cookie of ['', 'store=9-9', 'store=1-3', 'store=2-1x', 'store=%00'])
        expect(await drawnFor(url, cookie), cookie).toBe('1-1')
    }
    expect((await get('/', { cookie: 'store=1-2' })).body).toContain(
      '<link rel="manifest" href="/manifest/1-2.webmanifest">',
    )
  })

  it('is drawn once for all who come from the same store, whatever their cookies say of others', async () => {
    for (const cookie of [
      '',
      'store=9-9',
      'store=1-1',
      'store=1-1; lang=zh',
      'store=2-1',
      '__Host-visitor-2=x; store=2-1',
    ])
      await get('/', { cookie })
    expect(asked).toHaveLength(2)
  })

  it('is that of the store in its address where there is one', async () => {
    expect((await get('/a/1-2', { cookie: 'store=2-1' })).body).toContain(
      'href="/manifest/1-2.webmanifest"',
    )
  })

  it('is kept by the browser alone, so that no cache on the way gives one store’s to visitors of another', async () => {
    const kept = new Map<string, string>()
    /** A cache that knows addresses and no cookies, as many do; what is private it leaves alone. */
    const throughCache = async (url: string, cookie = '') => {
      const known = kept.get(url)
      if (known !== undefined) return known
      const { body, headers } = await get(url, { cookie })
      if (/\bs-maxage=[1-9]/.test(String(headers['cache-control']))) kept.set(url, body)
      return body
    }
    for (const store of ['2-1', '1-2', '1-1', '2-1']) {
      for (const url of ['/', '/list'])
        expect(storeOn(await throughCache(url, `store=${store}`)), `${url} ${store}`).toBe(store)
      await throughCache('/category-1-1', `store=${store}`)
    }
    expect([...kept.keys()]).toEqual(['/category-1-1'])
  })

  it('is drawn for the store of what it is about, once for all, and in its frame', async () => {
    for (const cookie of ['', 'store=1-1', 'store=2-1', 'store=1-2']) {
      const { body, headers } = await get('/kitchen/index-7', { cookie })
      expect(storeOn(body), cookie).toBe('1-2')
      expect(body).toContain('href="/manifest/1-2.webmanifest"')
      expect(headers['cache-control']).toBe('private, max-age=0')
    }
    const drawn = asked.filter(({ fallbackScope }) => scopeText(fallbackScope) === '1-2')
    expect(drawn).toHaveLength(1)
  })

  it('is forgotten with the rest of that store', async () => {
    await get('/kitchen/index-7', { cookie: 'store=2-1' })
    asked = []
    documents.forget([adminTag(1)])
    await get('/kitchen/index-7', { cookie: 'store=2-1' })
    expect(asked.map(({ fallbackScope }) => scopeText(fallbackScope))).toEqual(['1-2'])
  })

  it('is led to its own address where it has one, in that store', async () => {
    const led = async (url: string) => {
      const { statusCode, headers } = await get(url, { cookie: 'store=2-1' })
      return [statusCode, headers.location]
    }
    expect(await led('/b/1-1/ka-tea?lang=en&utm_source=x')).toEqual([
      301,
      '/KAShare/1-1/tea?lang=en&utm_source=x',
    ])
    expect(await led('/a/1-1/storeMiniMall')).toEqual([301, '/storeMiniMall/1-1'])
    expect(await led('/b/aqiyi')).toEqual([302, '/aqiyi/2-1'])
    expect(await led('/a/breakfast')).toEqual([200, undefined])
  })

  it('is not sent again to the browser that has it, and is once another store was visited', async () => {
    const { headers } = await get('/', { cookie: 'store=2-1' })
    const again = { 'if-none-match': String(headers.etag) }
    expect((await get('/', { cookie: 'store=2-1', ...again })).statusCode).toBe(304)
    expect((await get('/', { cookie: 'store=1-2', ...again })).statusCode).toBe(200)
  })

  it('asks strangers to sign in at that store, and knows who is signed in with its brand', async () => {
    const { headers } = await get('/integral/center', {
      cookie: 'store=2-1; __Host-session-1=secret',
    })
    expect(headers.location).toMatch(/^\/login\/2-1\?to=/)
    await get('/integral/center', { cookie: 'store=2-1; __Host-session-2=secret' })
    expect(asked.at(-1)).toMatchObject({
      mode: 'shell',
      isSignedIn: true,
      fallbackScope: { partnerId: 2, storeId: 1 },
    })
  })
})
