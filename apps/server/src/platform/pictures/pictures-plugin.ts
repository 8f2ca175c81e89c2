import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureWidths } from '@mallard/contract/constants'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

export interface PicturesOptions {
  /** Folder of the masters, `<key>.webp`. */
  masters: string
  /** Folder that the derived widths are kept in. */
  derived: string
}

const name = /^([a-z0-9][a-z0-9-]{0,99})\.([0-9a-f]{8})\.webp$/
const quality = 76

/** Serves pictures in the widths that phones want: made once from the master, kept on disk, and never again stale since the name holds its hash. */
export async function picturesPlugin(app: FastifyInstance, { masters, derived }: PicturesOptions): Promise<void> {
  await mkdir(derived, { recursive: true })
  const running = new Map<string, Promise<Buffer | undefined>>()

  app.get<{ Params: { file: string }; Querystring: { w?: string } }>('/pictures/:file', async (request, reply) => {
    const [, key, hash] = name.exec(request.params.file) ?? []
    const width = widthOf(request.query.w)
    if (!key || !hash || width === undefined) return reply.code(404).send()
    const kept = `${key}.${hash}.${width}.webp`
    const making = running.get(kept) ?? make(key, hash, width, kept).finally(() => running.delete(kept))
    running.set(kept, making)
    const bytes = await making
    if (!bytes) return reply.code(404).send()
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').header('x-content-type-options', 'nosniff').send(bytes)
  })

  async function make(key: string, hash: string, width: number, kept: string): Promise<Buffer | undefined> {
    const file = join(derived, kept)
    const ready = await readFile(file).catch(() => undefined)
    if (ready) return ready
    const master = await readFile(join(masters, `${key}.webp`)).catch(() => undefined)
    if (!master || createHash('sha256').update(master).digest('hex').slice(0, 8) !== hash) return undefined
    const bytes = await sharp(master).resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer()
    // Renamed when whole: a reader sees all of it or nothing.
    await writeFile(`${file}.${process.pid}`, bytes)
    await rename(`${file}.${process.pid}`, file)
    return bytes
  }
}

/** The smallest width that we make and that is enough; all others are refused, so that nobody fills the disk. */
function widthOf(text: string | undefined): number | undefined {
  if (text === undefined) return pictureWidths.at(-1)
  const width = Number(text)
  return pictureWidths.find((each) => each === width)
}
