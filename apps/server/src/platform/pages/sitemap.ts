import type { Clock } from '@mallard/kernel'
import { LimitedMap } from '@mallard/kernel/limited-map'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../db/database.ts'
import { type ReadyText, readyText, sendReady } from '../http/ready-text.ts'
import { fault } from '../http/reply.ts'
import { type SitemapOptions, writeIndex, writePart } from './sitemap-texts.ts'

/** Milliseconds between two readings of the catalogue. */
const freshFor = 600_000
/** Milliseconds after which it is tried again when the catalogue could not be read. */
const retryAfter = 60_000
/** Texts that are kept, the oldest forgotten first; each may have most of a megabyte. */
const maxKept = 20

interface Kept {
  readonly text: ReadyText | undefined
  readonly until: number
}

type Write = () => Promise<string | undefined>

/**
 * Keeps texts by their name, and writes those anew that are no longer fresh. A whole one or none:
 * what is left out of it, search engines forget. Many that ask at once are one reading.
 */
function keptTexts(
  clock: Clock,
  log: Pick<Log, 'error'>,
): (name: string, write: Write) => Promise<ReadyText | undefined> {
  const kept = new LimitedMap<string, Kept>(maxKept)
  const writing = new Map<string, Promise<ReadyText | undefined>>()

  function keep(name: string, entry: Kept): void {
    kept.delete(name)
    kept.set(name, entry)
  }

  return async (name, write) => {
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
      log.error({ err: error, name }, 'a sitemap could not be written')
      keep(name, { ...known, until: clock.now() + retryAfter })
    }
    return kept.get(name)?.text
  }
}

const partAddress = /^sitemap-([1-9]\d{0,8})-([1-9]\d{0,8})-(0|[1-9]\d{0,8})(?:-en)?\.xml$/

/** What search engines ask for first: an index, and behind it all goods of every open store. */
export function registerSitemap(
  app: FastifyInstance,
  { clock, ...options }: SitemapOptions & { clock: Clock },
): void {
  const newest = keptTexts(clock, app.log)

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    write: Write,
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

  app.get('/sitemap.xml', async (request, reply) =>
    answer(request, reply, 'index', () => writeIndex(options)),
  )

  app.get<{ Params: { file: string } }>(
    '/:file(^sitemap-\\d+-\\d+-\\d+(?:-en)?\\.xml$)',
    async (request, reply) => {
      const { file } = request.params
      const lang = file.endsWith('-en.xml') ? 'en' : undefined
      const [, partnerId, storeId, part] = partAddress.exec(file)?.map(Number) ?? []
      if (partnerId === undefined || storeId === undefined || part === undefined) {
        reply.callNotFound()
        return reply
      }
      const scope = { partnerId, storeId }
      return answer(request, reply, file, () => writePart(options, scope, part, lang))
    },
  )

  registerRobots(app, options.publicUrl)
}

function registerRobots(app: FastifyInstance, publicUrl: string): void {
  const closed = ['/user/', '/order/', '/login/', '/sso/', '/b2c/', '/pay/', '/p/', '/admin/']
  const text = `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`
  app.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(text),
  )
}
