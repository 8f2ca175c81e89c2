import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '@mallard/kernel'
import { answered, failed } from '../../answer.ts'
import { goodKey, type Permit, type Received, type StorageChannel } from '../port.ts'

export interface DiskConfig {
  readonly folder: string
  /** Path of the shop that takes what browsers send: `/uploads`. */
  readonly path: string
  readonly secret: string
  readonly clock: Clock
}

/** Addresses that allow to send one file, signed so that nobody else makes one. */
function signedPermits({ path, secret, clock }: Pick<DiskConfig, 'path' | 'secret' | 'clock'>) {
  const signatureOf = (key: string, size: string, until: string) =>
    createHmac('sha256', secret).update(`upload\n${key}\n${size}\n${until}`).digest('base64url')

  return {
    write({ key, maxSize, expiresAt }: Pick<Permit, 'key' | 'maxSize' | 'expiresAt'>): string {
      const [size, until] = [String(maxSize), String(expiresAt)]
      return `${path}/${key}?${new URLSearchParams({ size, until, signature: signatureOf(key, size, until) })}`
    },
    /** The key and size that an address allows; undefined when it is forged or over. */
    read(address: string): { key: string; maxSize: number } | undefined {
      const url = new URL(address, 'http://shop')
      const key = url.pathname.slice(path.length + 1)
      const [size, until, given] = ['size', 'until', 'signature'].map(
        (name) => url.searchParams.get(name) ?? '',
      ) as [string, string, string]
      const expected = Buffer.from(signatureOf(key, size, until))
      const isOurs =
        goodKey.test(key) &&
        Buffer.byteLength(given) === expected.length &&
        timingSafeEqual(Buffer.from(given), expected)
      return isOurs && Number(until) > clock.now() ? { key, maxSize: Number(size) } : undefined
    },
  }
}

/** Writes what arrives into a file that is not there yet. */
async function take(file: string, maxSize: number, body: Readable): Promise<Received> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  let isOver = false
  let size = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      isOver = size > maxSize
      done(isOver ? new Error('too large') : null, chunk)
    },
  })
  // Open before anything can break: a stream that opens later would make what was removed again.
  const opened = await open(draft, 'wx', 0o600)
  try {
    await pipeline(body, count, opened.createWriteStream())
    // A link fails where something lies already: an address is good once.
    await link(draft, file)
    return 'taken'
  } catch (error) {
    if (isOver) return 'tooLarge'
    return (error as NodeJS.ErrnoException).code === 'EEXIST' ? 'again' : 'broken'
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * A folder of this machine; browsers send to the shop itself, to an address that is good once and
 * for minutes.
 */
export function createDiskStorage({ folder, path, secret, clock }: DiskConfig): StorageChannel {
  const fileOf = (key: string) => join(folder, ...key.split('/'))
  const permits = signedPermits({ path, secret, clock })
  /** Keys that are being sent. */
  const arriving = new Set<string>()

  async function receive(address: string, body: Readable): Promise<Received> {
    const permit = permits.read(address)
    if (!permit) return 'forbidden'
    // It may break before anything reads it.
    body.on('error', () => {})
    // One at a time: anyone who has one address could fill the disk with halves.
    if (arriving.has(permit.key)) return 'again'
    arriving.add(permit.key)
    try {
      return await take(fileOf(permit.key), permit.maxSize, body)
    } finally {
      arriving.delete(permit.key)
    }
  }

  return {
    receive,
    permit: (permit) => ({ method: 'PUT', url: permits.write(permit), fields: {} }),
    async head(key) {
      const found = goodKey.test(key) ? await stat(fileOf(key)).catch(() => undefined) : undefined
      return found?.isFile() ? answered({ size: found.size }) : failed('missing', 'ENOENT')
    },
    async read(key, max) {
      const found = goodKey.test(key) ? await stat(fileOf(key)).catch(() => undefined) : undefined
      if (!found?.isFile()) return failed('missing', 'ENOENT')
      return found.size > max
        ? failed('tooLarge', String(found.size))
        : answered(await readFile(fileOf(key)))
    },
    async part(key, from, max) {
      const file = goodKey.test(key)
        ? await open(fileOf(key), 'r').catch(() => undefined)
        : undefined
      if (!file) return failed('missing', 'ENOENT')
      try {
        const { size } = await file.stat()
        const bytes = Buffer.alloc(Math.max(0, Math.min(max, size - from)))
        const { bytesRead } = await file.read(bytes, 0, bytes.length, from)
        return answered(bytes.subarray(0, bytesRead))
      } finally {
        await file.close()
      }
    },
    async write(key, bytes) {
      if (!goodKey.test(key)) return failed('refused', 'KEY')
      const file = fileOf(key)
      await mkdir(dirname(file), { recursive: true })
      const draft = `${file}.${randomUUID()}`
      await writeFile(draft, bytes, { mode: 0o600 })
      await rename(draft, file)
      return answered({ size: bytes.length })
    },
    async remove(key) {
      if (goodKey.test(key)) await rm(fileOf(key), { force: true })
      return answered(null)
    },
  }
}
