import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PagesOptions } from './pages-plugin.ts'

/** Milliseconds between two readings of the catalogue for the sitemap. */
const sitemapTtl = 600_000
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
  let kept: { text: Promise<string>; until: number } | undefined

  async function pathsOf(scope: Scope, request: FastifyRequest, reply: FastifyReply): Promise<string[]> {
    const paths = [href('homeScoped', { ...scope }), href('goodslist', { ...scope })]
    for (let pageNum = 1; paths.length < mostEntries; pageNum += 1) {
      const { data } = await call({ name: 'catalog.productList', scope, input: { pageNum, pageSize } }, { request, reply, isAnonymous: true })
      const page = data as GoodsPage | undefined
      paths.push(...(page?.list ?? []).map(({ itemId }) => href('goods', { itemId, ...scope })))
      if (!page?.hasNext) break
    }
    return paths
  }

  async function write(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const paths: string[] = []
    for (const scope of await openStores()) paths.push(...(await pathsOf(scope, request, reply)))
    const rows = paths.slice(0, mostEntries).map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
    return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>`
  }

  app.get('/sitemap.xml', async (request, reply) => {
    if (!kept || kept.until <= clock.now()) {
      kept = { text: write(request, reply), until: clock.now() + sitemapTtl }
      kept.text.catch(() => {
        kept = undefined
      })
    }
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(await kept.text)
  })

  app.get('/robots.txt', async (_, reply) => {
    const closed = ['/user/', '/order/', '/login/', '/sso/', '/b2c/', '/pay/', '/p/', '/admin/']
    const text = `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(text)
  })
}
