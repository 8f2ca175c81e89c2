import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureWidths } from '@mallard/contract/constants'
import type { StorageChannel } from '@mallard/providers/storage'
import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'
import { createTurns, NoTurn } from '../turns.ts'

export interface PicturesOptions {
  /** Folder of the masters, `<key>.webp`. */
  masters: string
  /** Folder that the derived widths are kept in. */
  derived: string
  /** Where the pictures lie that people sent: `pictures/u-…` and `private/v-…`. */
  sent?: Pick<StorageChannel, 'read'>
  /** Whether this pass opens this private picture. */
  opens?: (pass: string, file: string) => boolean
}

const name = /^([a-z0-9][a-z0-9-]{0,99})\.([0-9a-f]{8})\.(webp|jpg)$/
const quality = 76
/** For link cards, which show them on their own and small. */
const jpegQuality = 80
/** Bytes of a picture that people sent, drawn again. */
const largestSent = 10 * 1024 * 1024
/** Widths are made a few at once, and what waits holds no memory. */
const turns = createTurns({ atOnce: 2, waiting: 500, perCaller: 500, patience: 30_000 })

/**
 * Serves pictures in the widths that phones want, and one as JPEG for link cards, which do not all
 * read WebP: made once from the master, kept on disk, and never again stale since the name holds
 * its hash.
 */
export async function picturesPlugin(
  app: FastifyInstance,
  { masters, derived, sent, opens }: PicturesOptions,
): Promise<void> {
  await mkdir(derived, { recursive: true })
  const running = new Map<string, Promise<Buffer | 'busy' | undefined>>()

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
    const kept = `${key}.${hash}.${width}.${format}`
    const making =
      running.get(kept) ?? make(key, hash, width, kept).finally(() => running.delete(kept))
    running.set(kept, making)
    const bytes = await making
    if (bytes === 'busy')
      return reply.code(503).header('retry-after', '5').header('cache-control', 'no-store').send()
    if (!bytes) return reply.code(404).send()
    return reply
      .type(isJpeg ? 'image/jpeg' : 'image/webp')
      .header('cache-control', caching)
      .header('x-content-type-options', 'nosniff')
      .send(bytes)
  }

  async function make(
    key: string,
    hash: string,
    width: number,
    kept: string,
  ): Promise<Buffer | 'busy' | undefined> {
    const file = join(derived, kept)
    const ready = await readFile(file).catch(() => undefined)
    if (ready) return ready
    try {
      return await turns.run(kept, () => draw(key, hash, width, file))
    } catch (error) {
      if (error instanceof NoTurn) return 'busy'
      throw error
    }
  }

  async function draw(
    key: string,
    hash: string,
    width: number,
    file: string,
  ): Promise<Buffer | undefined> {
    const master = await masterOf(key)
    if (!master || createHash('sha256').update(master).digest('hex').slice(0, 8) !== hash)
      return undefined
    const drawn = sharp(master).resize({ width, withoutEnlargement: true })
    const bytes = await (
      file.endsWith('.jpg')
        ? drawn.flatten({ background: '#fff' }).jpeg({ quality: jpegQuality })
        : drawn.webp({ quality })
    ).toBuffer()
    // A full disk keeps nothing, and shows everything.
    await keep(file, bytes).catch((error: unknown) =>
      app.log.warn({ err: error, file }, 'a picture could not be kept'),
    )
    return bytes
  }

  /** Renamed when whole: a reader sees all of it or nothing. */
  async function keep(file: string, bytes: Buffer): Promise<void> {
    const draft = `${file}.${process.pid}`
    try {
      await writeFile(draft, bytes)
      await rename(draft, file)
    } finally {
      await rm(draft, { force: true })
    }
  }

  async function masterOf(key: string): Promise<Buffer | undefined> {
    const folder = key.startsWith('u-') ? 'pictures' : key.startsWith('v-') ? 'private' : undefined
    if (!folder) return readFile(join(masters, `${key}.webp`)).catch(() => undefined)
    const found = await sent?.read(`${folder}/${key}`, largestSent)
    return found?.kind === 'ok' ? found.data : undefined
  }
}

/**
 * The smallest width that we make and that is enough; all others are refused, so that nobody fills
 * the disk.
 */
function widthOf(text: string | undefined): number | undefined {
  if (text === undefined) return pictureWidths.at(-1)
  const width = Number(text)
  return pictureWidths.find((each) => each === width)
}
