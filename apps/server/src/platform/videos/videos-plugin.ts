import { Readable } from 'node:stream'
import type { StorageChannel } from '@mallard/providers/storage'
import type { FastifyInstance } from 'fastify'
import { rangeOf, type Range } from './range.rules.ts'

/** Bytes that are read at once: what one player keeps in memory. */
const atOnce = 512 * 1024
const caching = 'public, max-age=31536000, immutable'

/**
 * Serves the videos that staff sent, whole or in the parts that a player asks for: it looks at the
 * end first, and seeks. What lies behind an address never changes.
 */
export function serveVideos(
  app: FastifyInstance,
  storage: Pick<StorageChannel, 'head' | 'part'>,
): void {
  app.get<{ Params: { name: string } }>(
    '/videos/:name(^u-[0-9a-z]{26}).mp4',
    async (request, reply) => {
      const { name } = request.params
      const key = `videos/${name}`
      const found = await storage.head(key)
      if (found.kind === 'unknown')
        return reply.code(503).header('retry-after', '5').header('cache-control', 'no-store').send()
      if (found.kind === 'failed') return reply.code(404).header('cache-control', 'no-store').send()
      const { size } = found.data
      const etag = `"${name}"`
      void reply.type('video/mp4').headers({
        'accept-ranges': 'bytes',
        'cache-control': caching,
        etag,
        'x-content-type-options': 'nosniff',
      })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const isOther = (request.headers['if-range'] ?? etag) !== etag
      const range = isOther ? undefined : rangeOf(request.headers.range, size)
      if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send()
      const { from, to } = range ?? { from: 0, to: size - 1 }
      void reply.header('content-length', to - from + 1)
      if (range) void reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`)
      // Of anything but a stream Fastify would tell the length as that of the answer.
      if (request.method === 'HEAD') return reply.send(Readable.from([]))
      return reply.send(Readable.from(partsOf(storage, key, { from, to })))
    },
  )
}

/** Read as they are taken. */
async function* partsOf(
  storage: Pick<StorageChannel, 'part'>,
  key: string,
  { from, to }: Range,
): AsyncGenerator<Buffer> {
  for (let at = from; at <= to;) {
    const part = await storage.part(key, at, Math.min(atOnce, to - at + 1))
    if (part.kind !== 'ok' || part.data.length === 0) throw new Error(`a video broke off: ${key}`)
    yield part.data
    at += part.data.length
  }
}
