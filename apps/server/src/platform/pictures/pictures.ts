import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StorageChannel } from '@mallard/providers/storage'
import type { Services } from '../services.ts'
import { createTurns, NoTurn } from '../turns.ts'

export interface PictureFolders {
  /** Folder of the masters, `<key>.webp`. */
  masters: string
  /** Folder that what is drawn of them is kept in. */
  derived: string
  /** Where the pictures lie that people sent: `pictures/u-…` and `private/v-…`. */
  sent?: Pick<StorageChannel, 'read'>
  log: Pick<Services['log'], 'warn'>
}

export interface Pictures {
  /** The picture as it is kept, where its address has the hash of it. */
  master(key: string, hash: string): Promise<Buffer | undefined>
  /**
   * The picture with this file name: drawn at the first request, then kept on disk. `busy`: the
   * queue is full; undefined: there is nothing to draw.
   */
  drawn(file: string, draw: () => Promise<Buffer | undefined>): Promise<Buffer | 'busy' | undefined>
}

/** Bytes of a picture that people sent, drawn again. */
const largestSent = 10 * 1024 * 1024
/** A few are drawn at once, and what waits holds no memory. */
const turns = createTurns({ atOnce: 2, waiting: 500, perCaller: 500, patience: 30_000 })

const address = /^\/pictures\/([a-z0-9][a-z0-9-]{0,99})\.([0-9a-f]{8})\.webp$/

/** The picture at a public address, as it is kept. */
export async function masterAt(pictures: Pictures, url: string): Promise<Buffer | undefined> {
  const [, key, hash] = address.exec(url) ?? []
  return key && hash ? pictures.master(key, hash) : undefined
}

/** Pictures and what is drawn of them, each once. */
export async function openPictures({
  masters,
  derived,
  sent,
  log,
}: PictureFolders): Promise<Pictures> {
  await mkdir(derived, { recursive: true })
  const running = new Map<string, Promise<Buffer | 'busy' | undefined>>()

  async function make(
    name: string,
    draw: () => Promise<Buffer | undefined>,
  ): Promise<Buffer | 'busy' | undefined> {
    const file = join(derived, name)
    const ready = await readFile(file).catch(() => undefined)
    if (ready) return ready
    try {
      const bytes = await turns.run(name, draw)
      // A full disk keeps nothing, and shows everything.
      if (bytes)
        await keep(file, bytes).catch((error: unknown) =>
          log.warn({ err: error, file }, 'a picture could not be kept'),
        )
      return bytes
    } catch (error) {
      if (error instanceof NoTurn) return 'busy'
      throw error
    }
  }

  async function masterOf(key: string): Promise<Buffer | undefined> {
    const folder = key.startsWith('u-') ? 'pictures' : key.startsWith('v-') ? 'private' : undefined
    if (!folder) return readFile(join(masters, `${key}.webp`)).catch(() => undefined)
    const found = await sent?.read(`${folder}/${key}`, largestSent)
    return found?.kind === 'ok' ? found.data : undefined
  }

  return {
    async master(key, hash) {
      const bytes = await masterOf(key)
      const isIt = bytes && createHash('sha256').update(bytes).digest('hex').slice(0, 8) === hash
      return isIt ? bytes : undefined
    },
    drawn(file, draw) {
      const making = running.get(file) ?? make(file, draw).finally(() => running.delete(file))
      running.set(file, making)
      return making
    },
  }
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
