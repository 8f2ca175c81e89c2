import { href } from '@mallard/contract/paths'
import { scopeText, type Scope } from '@mallard/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../http/reply.ts'
import type { PagesOptions } from './pages-plugin.ts'

/** Milliseconds between two readings of the catalogue for the sitemap. */
const sitemapTtl = 600_000
/** Milliseconds after which it is tried again when the catalogue could not be read. */
const retryAfter = 60_000
const pageSize = 100
/** Entries that one sitemap may hold (sitemaps.org). */
const mostEntries = 50_000

interface GoodsPage {
  list: readonly { itemId: number }[]
  hasNext: boolean
}

/** What search engines ask for first. */
export function registerSitemap(
  app: FastifyInstance,
  { call, clock, publicUrl, openStores }: Pick<PagesOptions, 'call' | 'clock' | 'publicUrl' | 'openStores'>,
): void {
  /** The last one that was whole. */
  let kept: { text: string; until: number } | undefined
  let writing: Promise<string> | undefined

  async function pathsOf(scope: Scope, request: FastifyRequest, reply: FastifyReply): Promise<string[]> {
    const paths = [href('homeScoped', { ...scope }), href('goodslist', { ...scope })]
    for (let pageNum = 1; paths.length < mostEntries; pageNum += 1) {
      const { code, data } = await call({ name: 'catalog.productList', scope, input: { pageNum, pageSize } }, { request, reply, isAnonymous: true })
      if (code !== 200) throw new Error(`the catalogue of ${scopeText(scope)} answered ${code}`)
      const page = data as GoodsPage
      paths.push(...page.list.map(({ itemId }) => href('goods', { itemId, ...scope })))
      if (!page.hasNext) break
    }
    return paths
  }

  async function write(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const paths: string[] = []
    for (const scope of await openStores()) paths.push(...(await pathsOf(scope, request, reply)))
    const rows = paths.slice(0, mostEntries).map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
    return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>`
  }

  /** A whole one or none: what is left out of it, search engines forget. */
  async function newest(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    if (kept && kept.until > clock.now()) return kept.text
    writing ??= write(request, reply).finally(() => {
      writing = undefined
    })
    try {
      kept = { text: await writing, until: clock.now() + sitemapTtl }
    } catch (error) {
      request.log.error({ err: error }, 'the sitemap could not be written')
      if (kept) kept = { ...kept, until: clock.now() + retryAfter }
    }
    return kept?.text
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const text = await newest(request, reply)
    if (text === undefined) {
      const headers = { 'retry-after': String(retryAfter / 1000), 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }
      return reply.code(503).headers(headers).send(fault(503, 'The catalogue cannot be read now'))
    }
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600').send(text)
  })

  app.get('/robots.txt', async (_, reply) => {
    const closed = ['/user/', '/order/', '/login/', '/sso/', '/b2c/', '/pay/', '/p/', '/admin/']
    const text = `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(text)
  })
}
