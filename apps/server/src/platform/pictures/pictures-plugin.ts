import { pictureWidths } from '@mallard/contract/constants'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Pictures } from './pictures.ts'
import { sharpLibrary } from './sharp.ts'

export interface PicturesOptions {
  pictures: Pictures
  /** Whether this pass opens this private picture. */
  opens?: (pass: string, file: string) => boolean
}

const name = /^([a-z0-9][a-z0-9-]{0,99})\.([0-9a-f]{8})\.(webp|jpg)$/
const quality = 76
/** For link cards, which show them on their own and small. */
const jpegQuality = 80

/**
 * Serves pictures in the widths that phones want, and one as JPEG for link cards, which do not all
 * read WebP: made once from the master, kept on disk, and never again stale since the name holds
 * its hash.
 */
export async function picturesPlugin(
  app: FastifyInstance,
  { pictures, opens }: PicturesOptions,
): Promise<void> {
  app.get<{ Params: { file: string }; Querystring: { w?: string } }>(
    '/pictures/:file',
    async (request, reply) => {
      const { file } = request.params
      if (file.startsWith('v-')) return reply.code(404).send()
      return send(reply, file, request.query.w, 'public, max-age=31536000, immutable')
    },
  )

  app.get<{ Params: { pass: string; file: string }; Querystring: { w?: string } }>(
    '/private-pictures/:pass/:file',
    async (request, reply) => {
      const { pass, file } = request.params
      if (!file.startsWith('v-') || !opens?.(pass, file))
        return reply.code(404).header('cache-control', 'no-store').send()
      void reply.header('cross-origin-resource-policy', 'same-origin')
      return send(reply, file, request.query.w, 'private, max-age=600')
    },
  )

  async function send(
    reply: FastifyReply,
    file: string,
    wanted: string | undefined,
    caching: string,
  ): Promise<FastifyReply> {
    const [, key, hash, format] = name.exec(file) ?? []
    const width = widthOf(wanted)
    const isJpeg = format === 'jpg'
    if (!key || !hash || width === undefined || (isJpeg && wanted !== undefined))
      return reply.code(404).send()
    const bytes = await pictures.drawn(`${key}.${hash}.${width}.${format}`, async () => {
      const master = await pictures.master(key, hash)
      return master && draw(master, width, isJpeg)
    })
    return sendDrawn(reply, bytes, isJpeg ? 'image/jpeg' : 'image/webp', caching)
  }
}

/** Answers with what was drawn, or says that it is not there, or not yet. */
export function sendDrawn(
  reply: FastifyReply,
  bytes: Buffer | 'busy' | undefined,
  type: string,
  caching: string,
): FastifyReply {
  if (bytes === 'busy')
    return reply.code(503).header('retry-after', '5').header('cache-control', 'no-store').send()
  if (!bytes) return reply.code(404).send()
  return reply
    .type(type)
    .header('cache-control', caching)
    .header('x-content-type-options', 'nosniff')
    .send(bytes)
}

async function draw(master: Buffer, width: number, isJpeg: boolean): Promise<Buffer> {
  const sharp = await sharpLibrary()
  const drawn = sharp(master).resize({ width, withoutEnlargement: true })
  return (
    isJpeg
      ? drawn.flatten({ background: '#fff' }).jpeg({ quality: jpegQuality })
      : drawn.webp({ quality })
  ).toBuffer()
}

/**
 * The smallest width of `pictureWidths` that is large enough. No other width is made, so that
 * requests cannot fill the disk.
 */
function widthOf(text: string | undefined): number | undefined {
  if (text === undefined) return pictureWidths.at(-1)
  const width = Number(text)
  return pictureWidths.find((each) => each === width)
}
