import { join } from 'node:path'
import { pages, type PageName } from '@mallard/contract/pages'
import { fillPath, href, matchPage } from '@mallard/contract/paths'
import type { HostOverrides } from '@mallard/contract/hosts'
import type { PageRenderer } from '@mallard/contract/rendering'
import { parseScope, type Clock, type Scope } from '@mallard/kernel'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createCache } from '../cache.ts'
import { fault } from '../http/reply.ts'
import { localeOf, sessionCookie } from '../http/wire.ts'
import { readBuild } from './build-files.ts'
import { contentPolicies } from './content-policy.ts'
import { documentOf } from './document.ts'
import { encodingOf, pageAnswer, type PageAnswer } from './page-answer.ts'
import type { CallInside } from './page-calls.ts'
import { manifestPath, registerManifests } from './manifest.ts'
import { registerSitemap } from './sitemap.ts'

export interface PagesOptions {
  /** The storefront's browser build. */
  clientDir: string
  renderer: PageRenderer
  call: CallInside
  clock: Clock
  /** The store of pages that name none. */
  defaultScope: Scope
  /** Address of the shop as the outside sees it, without a slash at the end. */
  publicUrl: string
  /** Stores whose pages the sitemap lists. */
  openStores: () => Promise<readonly Scope[]>
  /** The operator's settings of host environments. */
  hosts?: HostOverrides
  /** Origins of apps and sites that may show the shop in a frame; nobody, unless the operator names them. */
  frameAncestors?: readonly string[]
  /** Origin that pictures are sent to, if it is not our own. */
  uploads?: string | undefined
  /** Milliseconds that a page drawn for everyone is sent again; with the 4 s that the catalogue keeps its answers, nothing shown is older than 10 s. */
  pageTtl?: number
}

/** Pages kept; an address that nobody asks for leaves first. */
const mostPages = 2_000
const html = 'text/html; charset=utf-8'

/** Serves the shop's pages: drawn here for everyone, or a shell with its data for those who are signed in; and the files they load. */
export async function pagesPlugin(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { clientDir, renderer, call, clock, defaultScope, publicUrl, hosts = {}, frameAncestors = [], uploads, pageTtl = 5_000 } = options
  const build = readBuild(clientDir)
  const contentPolicy = contentPolicies({ hosts, publicUrl, frameAncestors, uploads })
  const cache = createCache(clock, mostPages)
  const names = new Map<PageName, readonly string[]>()

  await app.register(staticFiles, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  })
  await app.register(staticFiles, {
    root: clientDir,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', 'pages.json*', '**/*.{br,gz}'],
    cacheControl: false,
    // A worker must be able to follow a new version at once.
    setHeaders: (response, path) => void response.setHeader('cache-control', path.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=86400'),
    index: false,
    decorateReply: false,
  })
  registerManifests(app, options)
  registerSitemap(app, options)
  app.get('/*', (request, reply) => answer(request, reply))

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const at = request.url.indexOf('?')
    const pathname = at < 0 ? request.url : request.url.slice(0, at)
    const { name, params } = matchPage(pathname)
    if (name === 'notFound' && !(request.headers.accept ?? '').includes('text/html')) {
      return reply.code(404).type('application/json; charset=utf-8').send(fault(404, 'Not found'))
    }
    const search = new URLSearchParams(at < 0 ? '' : request.url.slice(at))
    if ('anonymous' in pages[name] || name === 'notFound') return sendShared(request, reply, name, await addressOf(name, params, search))
    return sendOwn(request, reply, name, pathname + (at < 0 ? '' : request.url.slice(at)))
  }

  /** The address without what makes no difference to the page. */
  async function addressOf(name: PageName, params: Readonly<Record<string, string>>, search: URLSearchParams): Promise<string> {
    const path = name === 'notFound' ? '/404' : fillPath(pages[name].path, params)
    const kept = names.get(name) ?? (await renderer.queryNames(name))
    names.set(name, kept)
    const query = new URLSearchParams()
    for (const key of kept) if (search.has(key)) query.set(key, search.get(key) ?? '')
    return query.size === 0 ? path : `${path}?${query.toString()}`
  }

  async function sendShared(request: FastifyRequest, reply: FastifyReply, name: PageName, url: string): Promise<FastifyReply> {
    const locale = localeOf(request)
    const page = await cache.get(`${locale} ${url}`, pageTtl, () => make(request, reply, name, url, 'page'))
    const seconds = Math.floor(pageTtl / 1000)
    return sendAnswer(request, reply, page, page.status === 503 ? 'no-store' : `public, max-age=0, s-maxage=${seconds}`)
  }

  async function sendOwn(request: FastifyRequest, reply: FastifyReply, name: PageName, url: string): Promise<FastifyReply> {
    if ('login' in pages[name] && !request.cookies[sessionCookie]) {
      return reply.header('cache-control', 'no-store').redirect(href('login', { ...storeOf(url) }, { to: publicUrl + url }), 302)
    }
    return sendAnswer(request, reply, await make(request, reply, name, url, 'shell'), 'private, no-cache')
  }

  const storeOf = (url: string) => {
    const { params } = matchPage(url.split('?')[0] ?? '')
    return parseScope(`${params['partnerId']}-${params['storeId']}`) ?? defaultScope
  }

  async function make(request: FastifyRequest, reply: FastifyReply, name: PageName, url: string, mode: 'page' | 'shell'): Promise<PageAnswer> {
    const locale = localeOf(request) === 'en' ? 'en' : 'zh-CN'
    const isAnonymous = mode === 'page'
    const page = await renderer.render({
      url,
      locale,
      origin: publicUrl,
      fallbackScope: defaultScope,
      mode,
      code: build.codeOf(name),
      isSignedIn: !isAnonymous && request.cookies[sessionCookie] !== undefined,
      call: (one) => call(one, { request, reply, isAnonymous }),
      now: clock.now(),
      hosts,
    })
    const { isDrawn } = page
    const style = isDrawn ? build.stylesFor(name, page.body) : ''
    const html = documentOf({ page, locale, manifest: manifestPath(storeOf(url)), entry: build.entry, files: build.filesOf(name), style })
    return pageAnswer(page.status, html, contentPolicy({ isDrawn, style }))
  }
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, page: PageAnswer, cacheControl: string): FastifyReply | Promise<FastifyReply> {
  void reply.headers({ 'cache-control': cacheControl, etag: page.etag, vary: 'Accept-Encoding, Accept-Language, Cookie' })
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const encoding = encodingOf(request.headers['accept-encoding'])
  void reply.code(page.status).headers({
    'content-type': html,
    'content-security-policy': page.contentPolicy,
  })
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  const body = page.body(encoding)
  return body instanceof Promise ? body.then((bytes) => reply.send(bytes)) : reply.send(body)
}
