import { withLang } from '@mallard/contract/lang'
import { href } from '@mallard/contract/paths'
import { scopeText, type Clock, type Scope } from '@mallard/kernel'
import { LimitedMap } from '@mallard/kernel/limited-map'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublishedPage } from '../feature.ts'
import { type ReadyText, readyText, sendReady } from '../http/ready-text.ts'
import { fault } from '../http/reply.ts'

/**
 * The goods that search engines are told of, in parts whose addresses never change: by their
 * numbers, so many to a part.
 */
export interface SitemapSource {
  /** Stores whose pages are listed. */
  openStores(): Promise<readonly ListedStore[]>
  /** Numbers of the parts that have goods: part `n` has those from `n * size` on. */
  partsOf(scope: Scope, size: number): Promise<readonly (Changed & { part: number })[]>
  goodsOf(scope: Scope, from: number, below: number): Promise<readonly (Changed & { id: number })[]>
  /** What is published in a store besides: content pages, articles, agreements and the like. */
  pagesOf(scope: Scope): Promise<readonly PublishedPage[]>
}

interface ListedStore extends Scope {
  /** Its pages are there in English as well. */
  readonly speaksEnglish: boolean
}

type Changed = Pick<PublishedPage, 'changedAt'>
type Listed = Pick<PublishedPage, 'path'> & Partial<Changed>

/** What follows an address in a list: when it was changed last, where that is known. */
const lastmod = (at: Date | undefined) => (at ? `<lastmod>${at.toISOString()}</lastmod>` : '')

const latest = (all: readonly Changed[]) =>
  all.reduce<Date | undefined>(
    (last, { changedAt }) => (last && last >= changedAt ? last : changedAt),
    undefined,
  )

/** Milliseconds between two readings of the catalogue. */
const freshFor = 600_000
/** Milliseconds after which it is tried again when the catalogue could not be read. */
const retryAfter = 60_000
/** Goods in one file; sitemaps.org allows 50 000 addresses and 50 MB. */
const partSize = 10_000
/** Texts that are kept, the oldest forgotten first; each may have most of a megabyte. */
const mostKept = 20

const xml = (root: string, rows: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</${root}>`

interface Kept {
  readonly text: ReadyText | undefined
  readonly until: number
}

/** What search engines ask for first: an index, and behind it all goods of every open store. */
export function registerSitemap(
  app: FastifyInstance,
  { clock, publicUrl, source }: { clock: Clock; publicUrl: string; source: SitemapSource },
): void {
  const kept = new LimitedMap<string, Kept>(mostKept)
  const writing = new Map<string, Promise<ReadyText | undefined>>()

  async function index(): Promise<string> {
    const rows: string[] = []
    for (const scope of await source.openStores()) {
      const [pages, parts] = await Promise.all([
        source.pagesOf(scope),
        source.partsOf(scope, partSize),
      ])
      // The first part has the store's own pages as well, and is there without goods.
      for (const part of new Set([0, ...parts.map(({ part }) => part)])) {
        const inside = [...parts.filter((one) => one.part === part), ...(part === 0 ? pages : [])]
        for (const lang of scope.speaksEnglish ? ['', '-en'] : [''])
          rows.push(
            `<sitemap><loc>${publicUrl}/sitemap-${scopeText(scope)}-${part}${lang}.xml</loc>${lastmod(latest(inside))}</sitemap>`,
          )
      }
    }
    return xml('sitemapindex', rows)
  }

  async function partOf(
    scope: Scope,
    part: number,
    lang: 'en' | undefined,
  ): Promise<string | undefined> {
    const isOpen = (await source.openStores()).some(
      ({ partnerId, storeId, speaksEnglish }) =>
        partnerId === scope.partnerId &&
        storeId === scope.storeId &&
        (lang === undefined || speaksEnglish),
    )
    const goods = isOpen ? await source.goodsOf(scope, part * partSize, (part + 1) * partSize) : []
    if (!isOpen || (part > 0 && goods.length === 0)) return undefined
    const own: readonly Listed[] =
      part === 0
        ? [
            { path: href('homeScoped', { ...scope }) },
            { path: href('goodslist', { ...scope }) },
            ...(await source.pagesOf(scope)),
          ]
        : []
    const ofGoods = goods.map(({ id, changedAt }) => ({
      path: href('goods', { itemId: id, ...scope }),
      changedAt,
    }))
    // The home is a content page as well, which knows when it was changed.
    const pages = new Map([...own, ...ofGoods].map((page) => [page.path, page]))
    return xml(
      'urlset',
      [...pages.values()].map(
        ({ path, changedAt }) =>
          `<url><loc>${publicUrl}${withLang(path, lang)}</loc>${lastmod(changedAt)}</url>`,
      ),
    )
  }

  /**
   * A whole one or none: what is left out of it, search engines forget. Many that ask at once are
   * one reading.
   */
  async function newest(
    name: string,
    write: () => Promise<string | undefined>,
  ): Promise<ReadyText | undefined> {
    const known = kept.get(name)
    if (known && known.until > clock.now()) return known.text
    const begun =
      writing.get(name) ??
      write()
        .then((text) => (text === undefined ? undefined : readyText(text)))
        .finally(() => writing.delete(name))
    writing.set(name, begun)
    try {
      keep(name, { text: await begun, until: clock.now() + freshFor })
    } catch (error) {
      if (!known) throw error
      app.log.error({ err: error, name }, 'a sitemap could not be written')
      keep(name, { ...known, until: clock.now() + retryAfter })
    }
    return kept.get(name)?.text
  }

  function keep(name: string, entry: Kept): void {
    kept.delete(name)
    kept.set(name, entry)
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    write: () => Promise<string | undefined>,
  ): Promise<FastifyReply> {
    try {
      const text = await newest(name, write)
      if (text === undefined) {
        reply.callNotFound()
        return reply
      }
      void reply.header('cache-control', 'public, max-age=600')
      return await sendReady(request, reply, text, {
        'content-type': 'application/xml; charset=utf-8',
      })
    } catch (error) {
      app.log.error({ err: error, name }, 'a sitemap could not be written')
      const headers = {
        'retry-after': String(retryAfter / 1000),
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      }
      return reply.code(503).headers(headers).send(fault(503, 'The catalogue cannot be read now'))
    }
  }

  app.get('/sitemap.xml', async (request, reply) => answer(request, reply, 'index', index))

  app.get<{ Params: { file: string } }>(
    '/:file(^sitemap-\\d+-\\d+-\\d+(?:-en)?\\.xml$)',
    async (request, reply) => {
      const { file } = request.params
      const lang = file.endsWith('-en.xml') ? 'en' : undefined
      const [, partnerId, storeId, part] =
        /^sitemap-([1-9]\d{0,8})-([1-9]\d{0,8})-(0|[1-9]\d{0,8})(?:-en)?\.xml$/
          .exec(file)
          ?.map(Number) ?? []
      if (partnerId === undefined || storeId === undefined || part === undefined) {
        reply.callNotFound()
        return reply
      }
      return answer(request, reply, file, () => partOf({ partnerId, storeId }, part, lang))
    },
  )

  app.get('/robots.txt', async (_, reply) => {
    const closed = ['/user/', '/order/', '/login/', '/sso/', '/b2c/', '/pay/', '/p/', '/admin/']
    const text = `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(text)
  })
}
