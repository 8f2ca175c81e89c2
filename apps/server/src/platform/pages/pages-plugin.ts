import { ownPlaceOf } from '@mallard/contract/content-pages'
import { pages, type PageName } from '@mallard/contract/pages'
import { withLang } from '@mallard/contract/lang'
import { fillPath, href, matchPage } from '@mallard/contract/paths'
import type { PageRenderer } from '@mallard/contract/rendering'
import type { Scope } from '@mallard/kernel'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noteKnown } from '../http/known-request.ts'
import { registerHashedFiles } from '../hashed-files.ts'
import { fault } from '../http/reply.ts'
import { langIn } from '../http/wire.ts'
import { type MakerOptions, pageMaker } from './make-page.ts'
import { registerManifests } from './manifest.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { type SharedPageOptions, sharedPages } from './page-cache.ts'
import {
  forBrowser,
  isShared,
  lastStoreOf,
  type PageRequest,
  sendAnswer,
  storeIn,
} from './page-request.ts'
import { registerSitemap } from './sitemap.ts'
import type { SitemapSource } from './sitemap-texts.ts'

export interface PagesOptions extends MakerOptions, SharedPageOptions {
  /** The store of pages that name none, for visitors who have seen no other. */
  defaultScope: Scope
  /** Whether there is such a store, and it is open. */
  isOpen: (scope: Scope) => Promise<boolean>
  /** What draws and keeps the marks of a store's brand. */
  pictures: Pictures
  sitemap: SitemapSource
}

/** The files of the browser's build. */
async function registerFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await registerHashedFiles(app, clientDir, '/assets/')
  await app.register(staticFiles, {
    root: clientDir,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', 'pages.json*', '**/*.{br,gz}'],
    cacheControl: false,
    // A worker must be able to follow a new version at once.
    setHeaders: (response, path) =>
      void response.setHeader(
        'cache-control',
        path.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=86400',
      ),
    index: false,
    decorateReply: false,
  })
}

/** A page has one address: from any other it is led there, with what the link says besides. */
function sendElsewhere({ reply, hasStore }: PageRequest, path: string, search: URLSearchParams) {
  return reply
    .header('cache-control', hasStore ? 'public, max-age=3600' : forBrowser)
    .redirect(search.size === 0 ? path : `${path}?${search.toString()}`, hasStore ? 301 : 302)
}

type AddressOf = (
  name: PageName,
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
) => Promise<string>

/** Writes the address of a page without what makes no difference to it. */
function addressesBy(renderer: PageRenderer): AddressOf {
  const names = new Map<PageName, readonly string[]>()
  return async (name, params, search) => {
    const path = name === 'notFound' ? '/404' : fillPath(pages[name].path, params)
    const kept = names.get(name) ?? (await renderer.queryNames(name))
    names.set(name, kept)
    const query = new URLSearchParams()
    for (const key of kept) if (search.has(key)) query.set(key, search.get(key) ?? '')
    return query.size === 0 ? path : `${path}?${query.toString()}`
  }
}

/**
 * Serves the shop's pages: drawn here for everyone or for who asks, or a shell with its data for
 * those who are signed in; and the files they load.
 */
export async function pagesPlugin(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { clock, defaultScope, isOpen, publicUrl } = options
  const maker = pageMaker(options)
  const sendShared = sharedPages(maker, options)
  const addressOf = addressesBy(options.renderer)

  await registerFiles(app, options.clientDir)
  registerManifests(app, options)
  registerSitemap(app, { clock, publicUrl, source: options.sitemap })
  app.get('/*', (request, reply) => answer(request, reply))

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const at = request.url.indexOf('?')
    const pathname = at < 0 ? request.url : request.url.slice(0, at)
    const { name, params } = matchPage(pathname)
    noteKnown(request, { route: pages[name].path })
    if (name === 'notFound' && !(request.headers.accept ?? '').includes('text/html')) {
      return reply.code(404).type('application/json; charset=utf-8').send(fault(404, 'Not found'))
    }
    const search = new URLSearchParams(at < 0 ? '' : request.url.slice(at))
    const named = storeIn(params)
    const asked: PageRequest = {
      request,
      reply,
      name,
      hasStore: named !== undefined,
      scope: named ?? (await lastStoreOf(request, isOpen)) ?? defaultScope,
    }
    const own = ownPlaceOf(name, params, asked.scope)
    if (own !== undefined) return sendElsewhere(asked, own, search)
    if (isShared(name))
      return sendShared(asked, withLang(await addressOf(name, params, search), langIn(request)))
    return sendOwn(asked, pathname + (at < 0 ? '' : request.url.slice(at)))
  }

  async function sendOwn(asked: PageRequest, url: string): Promise<FastifyReply> {
    const { request, reply, name, scope } = asked
    const isSignedIn = maker.isSignedIn(asked)
    if ('login' in pages[name] && !isSignedIn) {
      const login = href('login', { ...scope }, { to: publicUrl + url })
      return reply
        .header('cache-control', 'no-store')
        .redirect(withLang(login, langIn(request)), 302)
    }
    // Names and orders are for the screen: neither a browser's disk nor the way back after signing
    // out keeps them.
    const isDraft = 'isDraft' in pages[name]
    // No search engine is to know of it, not even by its address.
    if (isDraft) void reply.header('x-robots-tag', 'noindex, nofollow')
    const page = await maker.make(asked, url, 'drawnForEach' in pages[name] ? 'own' : 'shell')
    if ('store' in page) return sendOwn({ ...asked, scope: page.store }, url)
    return sendAnswer(asked, page, isSignedIn || isDraft ? 'no-store' : 'private, no-cache')
  }
}
