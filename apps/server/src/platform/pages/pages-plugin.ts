import { storeCookie } from '@mallard/contract/constants'
import { ownPlaceOf } from '@mallard/contract/content-pages'
import { pages, type PageName } from '@mallard/contract/pages'
import { withLang } from '@mallard/contract/lang'
import { fillPath, href, matchPage } from '@mallard/contract/paths'
import { paperOf } from '@mallard/contract/shop/store/brand-look'
import type { AppMarks } from '@mallard/contract/host-signals'
import type { HostOverrides } from '@mallard/contract/hosts'
import { type OfStore, type PageMode, type PageRenderer } from '@mallard/contract/rendering'
import { parseScope, scopeText, type Clock, type Scope } from '@mallard/kernel'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type BrandFace, iconPath, markPath, markVersion } from '../brand-face/brand-face.ts'
import type { Cache, Sized } from '../cache.ts'
import { adminTag } from '../cache-tags.ts'
import { contentPolicies, htmlType } from '../http/document-headers.ts'
import { noteKnown } from '../http/known-request.ts'
import { sendReady } from '../http/ready-text.ts'
import { registerHashedFiles } from '../hashed-files.ts'
import { fault } from '../http/reply.ts'
import { cookiesOf, langIn, storeLocaleOf, wireOf } from '../http/wire.ts'
import { readBuild } from './build-files.ts'
import { documentOf, scriptsIn } from './document.ts'
import { pageAnswer, type PageAnswer } from './page-answer.ts'
import type { CallInside } from './page-calls.ts'
import { manifestPath, registerManifests } from './manifest.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { registerSitemap, type SitemapSource } from './sitemap.ts'

export interface PagesOptions {
  /** The storefront's browser build. */
  clientDir: string
  renderer: PageRenderer
  call: CallInside
  clock: Clock
  /** Keeps pages that everyone in a store sees alike; while the database is away also old ones. */
  documents: Cache
  /** The store of pages that name none, for visitors who have seen no other. */
  defaultScope: Scope
  /** Whether there is such a store, and it is open. */
  isOpen: (scope: Scope) => Promise<boolean>
  /** Whether a store shows itself in English as well as in Chinese. */
  speaksEnglish: (scope: Scope) => Promise<boolean>
  /** What shows a store's brand around its pages; undefined: there is no such store. */
  faceOf: (scope: Scope) => Promise<BrandFace | undefined>
  /** What draws and keeps its marks. */
  pictures: Pictures
  /** Address of the shop as the outside sees it, without a slash at the end. */
  publicUrl: string
  sitemap: SitemapSource
  /** The operator's settings of host environments. */
  hosts?: HostOverrides
  /** By which the own apps of a store's brand are recognised, where that differs from the usual marks. */
  appMarks?: (scope: Scope) => Promise<Partial<AppMarks>>
  /**
   * Origins of apps and sites that may show the shop in a frame; nobody, unless the operator names
   * them.
   */
  frameAncestors?: readonly string[]
  /** Origin that pictures are sent to, if it is not our own. */
  uploads?: string | undefined
  /**
   * Whether the database is known to be away: pages are then older than they usually are, and say
   * so.
   */
  isAway?: () => boolean
  /**
   * Milliseconds that a page drawn for everyone is sent again, unless staff change something; with
   * the 4 s that the catalogue keeps its answers, nothing shown is older than 10 s.
   */
  pageTtl?: number
}

/**
 * Of a page that everyone in one store sees alike, at an address that other stores share: the
 * browser may keep it, nobody else.
 */
const forBrowser = 'private, max-age=0'

/** Everyone in a store sees it alike. */
const isShared = (name: PageName) => 'anonymous' in pages[name] || name === 'notFound'

/** What a page differs by whose address leaves its language to the reader's browser. */
const readerVary = 'Accept-Encoding, Accept-Language, Cookie'

/** A page that is asked for, and the store that it is drawn for. */
interface PageRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly name: PageName
  /** Whether the address names the store. */
  readonly hasStore: boolean
  readonly scope: Scope
}

const storeIn = (params: Readonly<Record<string, string>>) =>
  parseScope(`${params['partnerId']}-${params['storeId']}`)

/**
 * The store that this browser visited last. A cookie may say anything: only of a store that is open
 * is a page drawn, and kept.
 */
async function lastStoreOf(
  request: FastifyRequest,
  isOpen: PagesOptions['isOpen'],
): Promise<Scope | undefined> {
  for (const value of cookiesOf(request).get(storeCookie) ?? []) {
    const last = parseScope(value)
    if (last && (await isOpen(last).catch(() => false))) return last
  }
  return undefined
}

/** An address that names both store and language is one page for everybody: caches keep it once. */
function varyOf({ request, name, hasStore }: PageRequest): string {
  if (langIn(request) === undefined || !isShared(name)) return readerVary
  return hasStore ? 'Accept-Encoding' : 'Accept-Encoding, Cookie'
}

/** A page and when it was begun (ms). */
interface Drawn extends Sized {
  readonly page: PageAnswer
  readonly at: number
}

/** Of the text: it is kept as it is and compressed, to a fifth. */
const withPacked = 1.2

class PageBroken extends Error {
  readonly page: PageAnswer
  constructor(page: PageAnswer) {
    super('the page could not be drawn')
    this.page = page
  }
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

/**
 * Serves the shop's pages: drawn here for everyone or for who asks, or a shell with its data for
 * those who are signed in; and the files they load.
 */
export async function pagesPlugin(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const {
    clientDir,
    renderer,
    call,
    clock,
    documents,
    defaultScope,
    isOpen,
    speaksEnglish,
    faceOf,
    publicUrl,
    hosts = {},
    appMarks = async () => ({}),
    frameAncestors = [],
    uploads,
    isAway = () => false,
    pageTtl = 5_000,
  } = options
  const build = readBuild(clientDir)
  const contentPolicy = contentPolicies({ hosts, publicUrl, frameAncestors, uploads, scriptsIn })
  const names = new Map<PageName, readonly string[]>()
  const wire = wireOf({ publicUrl })
  const localeFor = ({ request, scope }: PageRequest) =>
    storeLocaleOf(request, scope, speaksEnglish)

  await registerFiles(app, clientDir)
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

  /** A page has one address: from any other it is led there, with what the link says besides. */
  function sendElsewhere({ reply, hasStore }: PageRequest, path: string, search: URLSearchParams) {
    return reply
      .header('cache-control', hasStore ? 'public, max-age=3600' : forBrowser)
      .redirect(search.size === 0 ? path : `${path}?${search.toString()}`, hasStore ? 301 : 302)
  }

  /** The address without what makes no difference to the page. */
  async function addressOf(
    name: PageName,
    params: Readonly<Record<string, string>>,
    search: URLSearchParams,
  ): Promise<string> {
    const path = name === 'notFound' ? '/404' : fillPath(pages[name].path, params)
    const kept = names.get(name) ?? (await renderer.queryNames(name))
    names.set(name, kept)
    const query = new URLSearchParams()
    for (const key of kept) if (search.has(key)) query.set(key, search.get(key) ?? '')
    return query.size === 0 ? path : `${path}?${query.toString()}`
  }

  async function sendShared(visit: PageRequest, url: string): Promise<FastifyReply> {
    const first = await keptPage(visit, url)
    // Drawn once for all who come from other stores, and forgotten with what its own one changes.
    const asked = 'store' in first ? { ...visit, scope: first.store } : visit
    const kept = 'store' in first ? await keptPage(asked, url) : first
    if ('store' in kept) throw new Error(`two stores draw ${url} for each other`)
    const { page, at } = kept
    const isOld = isAway() || clock.now() - at > 2 * pageTtl
    if (isOld && page.status === 200)
      return sendAnswer(asked, page.aged(await localeFor(asked)), 'no-store')
    const seconds = Math.floor(pageTtl / 1000)
    // One address, another page for each store: a cache between us and the browser that knows no
    // cookies would mix them up.
    const control = asked.hasStore ? `public, max-age=0, s-maxage=${seconds}` : forBrowser
    return sendAnswer(asked, page, page.status === 503 ? 'no-store' : control)
  }

  /** The page for everyone in a store, as it was drawn a moment ago, or now. */
  async function keptPage(asked: PageRequest, url: string): Promise<Drawn | OfStore> {
    const { hasStore, scope } = asked
    const locale = await localeFor(asked)
    const key = hasStore ? `page:${locale} ${url}` : `page:${locale} ${scopeText(scope)} ${url}`
    let isOwn = false
    const load = () => {
      isOwn = true
      return makeWhole(asked, url)
    }
    const broken = (error: unknown) => {
      if (error instanceof PageBroken) return { page: error.page, at: clock.now(), keptBytes: 0 }
      throw error
    }
    const get = () => documents.get(key, pageTtl, load, [adminTag(scope.partnerId)]).catch(broken)
    const kept = await get()
    // What one visitor was refused is nobody else's page; anyone who came to share it asks once
    // more.
    return 'page' in kept && kept.page.status === 503 && !isOwn ? get() : kept
  }

  /** A page that could not be drawn is not kept: the one before it is shown for a while. */
  async function makeWhole(asked: PageRequest, url: string): Promise<Drawn | OfStore> {
    const at = clock.now()
    const page = await make(asked, url, 'page')
    if ('store' in page) return page
    if (page.status === 503) throw new PageBroken(page)
    return { page, at, keptBytes: Math.round(withPacked * page.bytes) }
  }

  async function sendOwn(asked: PageRequest, url: string): Promise<FastifyReply> {
    const { request, reply, name, scope } = asked
    const isSignedIn = wire.isSignedIn(request, scope.partnerId)
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
    const page = await make(asked, url, 'drawnForEach' in pages[name] ? 'own' : 'shell')
    if ('store' in page) return sendOwn({ ...asked, scope: page.store }, url)
    return sendAnswer(asked, page, isSignedIn || isDraft ? 'no-store' : 'private, no-cache')
  }

  async function make(
    asked: PageRequest,
    url: string,
    mode: PageMode,
  ): Promise<PageAnswer | OfStore> {
    const { request, reply, name, scope } = asked
    const locale = await localeFor(asked)
    // A page that can be drawn while the store cannot be read is better than none.
    const marks = await appMarks(scope).catch(() => ({}))
    const isAnonymous = mode === 'page'
    const page = await renderer.render({
      url,
      locale,
      origin: publicUrl,
      fallbackScope: scope,
      mode,
      code: build.codeOf(name),
      isSignedIn: !isAnonymous && wire.isSignedIn(request, scope.partnerId),
      call: (one) => call(one, { request, reply, isAnonymous }),
      now: clock.now(),
      hosts: Object.keys(marks).length > 0 ? { ...hosts, marks } : hosts,
    })
    if ('store' in page) return page
    const { isDrawn } = page
    const style = isDrawn ? build.stylesFor(name, [page.attributes, page.body]) : ''
    // A page that can be drawn while the store cannot be read is better than none.
    const face = await faceOf(scope).catch(() => undefined)
    const html = documentOf({
      page,
      locale,
      manifest: manifestPath(scope),
      icon: iconPath(scope, face),
      touchIcon: markPath(scope, '180', face && markVersion(face)),
      paper: face?.paper ?? paperOf({}),
      entry: build.entry,
      files: build.filesOf(name),
      style,
    })
    return pageAnswer(
      page.status,
      html,
      contentPolicy({ isDrawn, style, isDraft: 'isDraft' in pages[name] }),
    )
  }
}

function sendAnswer(
  asked: PageRequest,
  page: PageAnswer,
  cacheControl: string,
): FastifyReply | Promise<FastifyReply> {
  const { request, reply } = asked
  void reply.code(page.status).headers({
    'cache-control': cacheControl,
    vary: varyOf(asked),
  })
  return sendReady(request, reply, page, {
    'content-type': htmlType,
    'content-security-policy': page.contentPolicy,
  })
}
