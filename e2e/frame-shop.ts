import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import cookie from '@fastify/cookie'
import type { PageRenderer } from '@mallard/contract/rendering'
import { systemClock } from '@mallard/kernel'
import Fastify from 'fastify'
import { build } from 'vite'
import { createCache } from '../apps/server/src/platform/cache.ts'
import { pagesPlugin, type CallInside } from '../apps/server/src/platform/pages/index.ts'

const fixture = fileURLToPath(new URL('../apps/storefront/frame-fixture', import.meta.url))

export interface FrameShop {
  url: string
  /** Calls that came over HTTP, by path. */
  readonly calls: string[]
  stop(): Promise<void>
}

const goods = Array.from({ length: 40 }, (_, index) => ({
  itemId: index + 1,
  title: `Kettle ${index + 1}`,
}))
const partner = {
  wapGoods: { hotWords: [], freeFreightOver: null },
  partner: {
    id: 1,
    logo: '',
    name: 'Hearthlight',
    themeColor: '#c8452b',
    themeColorDark: '#e8694e',
    look: {},
  },
  store: { id: 1, name: 'One', address: '', phone: '', hours: '' },
  serverTime: 0,
}
const user = {
  id: 7,
  uuid: 'u',
  nickname: 'Lin',
  avatar: '',
  phoneMasked: '',
  roles: ['user'],
  staffLevel: 0,
  gender: 0,
  birthday: '',
  integration: 0,
  growth: 0,
}

function answer(path: string, isSignedIn: boolean): unknown {
  if (path.startsWith('/sso/init'))
    return {
      token: 't',
      is_new_pv: 0,
      weixinapi: null,
      weixinUser: null,
      user: isSignedIn ? user : null,
      tipMsg: null,
    }
  if (path.endsWith('/init')) return partner
  if (path.includes('/product-list')) return { list: goods, hasNext: false }
  if (path.includes('/getCartTotal')) return { cartNum: 3, checkedNum: 3, payAmount: 100 }
  const id = /\/detail\/(\d+)/.exec(path)?.[1]
  return id ? goods[Number(id) - 1] : {}
}

const insidePaths: Readonly<Record<string, (input: Readonly<Record<string, unknown>>) => string>> =
  {
    'store.partnerInit': () => '/b2c/init/1-1/init',
    'catalog.productList': () => '/b2c/product/1-1/product-list',
    'catalog.detail': ({ id }) => `/b2c/product/1-1/detail/${String(id)}`,
    'identity.ssoInit': () => '/sso/init/sso',
    'member.index': () => '/b2c/member/1-1/index',
  }

const call: CallInside = async ({ name, input }, { request, isAnonymous }) => ({
  code: 200,
  data: answer(
    insidePaths[name]?.(input) ?? '',
    !isAnonymous && request.cookies['session-1'] !== undefined,
  ),
})

/** Builds the frame with the few pages of its fixture and serves it as the real shop is served. */
export async function startFrameShop(): Promise<FrameShop> {
  const folder = mkdtempSync(join(tmpdir(), 'frame-'))
  const configFile = join(fixture, 'vite.config.ts')
  const common = { configFile, logLevel: 'error' as const, mode: 'production' }
  await build({ ...common, build: { outDir: join(folder, 'client'), emptyOutDir: true } })
  await build({
    ...common,
    build: {
      outDir: join(folder, 'ssr'),
      emptyOutDir: true,
      ssr: join(fixture, 'entry-server.ts'),
    },
  })
  const renderer = (await import(
    pathToFileURL(join(folder, 'ssr/entry-server.js')).href
  )) as PageRenderer

  const calls: string[] = []
  const app = Fastify()
  await app.register(cookie)
  for (const prefix of ['/b2c/*', '/sso/*']) {
    app.get(prefix, async (request) => {
      calls.push(request.url)
      return {
        code: 200,
        data: answer(request.url.split('?')[0] ?? '', request.cookies['session-1'] !== undefined),
        message: 'success',
      }
    })
  }
  await app.register(pagesPlugin, {
    clientDir: join(folder, 'client'),
    renderer,
    clock: systemClock,
    documents: createCache(systemClock),
    call,
    isOpen: async () => true,
    speaksEnglish: async () => true,
    faceOf: async () => undefined,
    pictures: { master: async () => undefined, drawn: async () => undefined },
    defaultScope: { partnerId: 1, storeId: 1 },
    publicUrl: 'http://shop.example',
    sitemap: {
      openStores: async () => [],
      partsOf: async () => [],
      goodsOf: async () => [],
      pagesOf: async () => [],
    },
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    calls,
    stop: async () => {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
