import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { KeptLists } from './numbered-lists.ts'
import type { KeptIndex } from './store-index.ts'
import type { KeptTexts } from './texts.ts'

/** Another one when files are written otherwise; those of others are not read. */
const version = 2
const checksumBytes = 32

/** The folder of indexes in that of a shop's data. */
export const indexFolder = 'list-index'
/** Bytes per write. */
const piece = 1_000_000
/** Milliseconds after which a draft counts as abandoned by its writer. */
const longestDraft = 10 * 60_000

const types = { Float64Array, Uint32Array, Uint8Array }
type Kept = InstanceType<(typeof types)[keyof typeof types]>

interface Head {
  readonly version: number
  readonly store: string
  readonly partRows: readonly number[]
  readonly arrays: readonly { readonly type: keyof typeof types; readonly bytes: number }[]
}

const arraysOf = ({ titles, variants, traits, parts, ...rows }: KeptIndex): Kept[] => [
  ...[rows.ids, rows.digests, rows.rowVariants, rows.rowTraits],
  ...textArrays(titles),
  ...[variants.attributes, ...listArrays(variants.lists)],
  ...[...listArrays(traits.lists), ...textArrays(traits.words)],
  ...parts.flatMap(({ terms, categories }) =>
    [terms, categories].flatMap(({ codes, places, bytes }) => [codes, places, bytes]),
  ),
]

const textArrays = ({ bytes, ends }: KeptTexts): Kept[] => [bytes, ends]
const listArrays = ({ hashes, words, ends }: KeptLists): Kept[] => [hashes, words, ends]

/**
 * Writes what an index knows: the length of its head, the head, its arrays, and a checksum of all of
 * it. The file is there as a whole or not at all.
 */
export async function writeIndex(file: string, store: string, kept: KeptIndex): Promise<void> {
  const arrays = arraysOf(kept)
  const head: Head = {
    version,
    store,
    partRows: kept.parts.map(({ rowCount }) => rowCount),
    arrays: arrays.map((array) => ({ type: typeOf(array), bytes: array.byteLength })),
  }
  const headBytes = Buffer.from(JSON.stringify(head))
  const lengthBytes = Buffer.alloc(4)
  lengthBytes.writeUInt32LE(headBytes.length)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await sweepDrafts(file)
  const draft = `${file}.${process.pid}`
  const handle = await open(draft, 'w', 0o600)
  try {
    const hash = createHash('sha256')
    const bytes = arrays.map((array) => Buffer.from(array.buffer, 0, array.byteLength))
    for (const part of [lengthBytes, headBytes, ...bytes])
      for (let from = 0; from < part.length; from += piece) {
        const some = part.subarray(from, from + piece)
        hash.update(some)
        await handle.writeFile(some)
      }
    await handle.writeFile(hash.digest())
    await handle.sync()
    await handle.close()
    await rename(draft, file)
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
}

/** Removes drafts of processes that were killed while writing. */
async function sweepDrafts(file: string): Promise<void> {
  const drafts = (await readdir(dirname(file))).filter((name) =>
    name.startsWith(`${basename(file)}.`),
  )
  for (const name of drafts) {
    const draft = join(dirname(file), name)
    const written = await stat(draft).catch(() => undefined)
    if (written && Date.now() - written.mtimeMs > longestDraft) await rm(draft, { force: true })
  }
}

const typeOf = (array: Kept): keyof typeof types =>
  array instanceof Float64Array
    ? 'Float64Array'
    : array instanceof Uint32Array
      ? 'Uint32Array'
      : 'Uint8Array'

/**
 * What an index of this store knew; undefined without a file, and of one that was cut, that was
 * written otherwise, or that is another store's.
 */
export async function readIndex(file: string, store: string): Promise<KeptIndex | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes || bytes.length < 4 + checksumBytes) return undefined
  const end = bytes.length - checksumBytes
  const hash = createHash('sha256')
  for (let from = 0; from < end; from += piece) {
    hash.update(bytes.subarray(from, Math.min(end, from + piece)))
    await new Promise((resolve) => setImmediate(resolve))
  }
  if (!hash.digest().equals(bytes.subarray(end))) return undefined
  const headEnd = 4 + bytes.readUInt32LE()
  const head = JSON.parse(bytes.toString('utf8', 4, headEnd)) as Head
  if (head.version !== version || head.store !== store) return undefined
  let from = headEnd
  const arrays = head.arrays.map(({ type, bytes: length }) => {
    const copy = bytes.buffer.slice(bytes.byteOffset + from, bytes.byteOffset + from + length)
    from += length
    return new types[type](copy as ArrayBuffer)
  })
  return keptOf(head, arrays)
}

function keptOf({ partRows }: Head, arrays: Kept[]): KeptIndex {
  const next = <T extends Kept>() => arrays.shift() as T
  const texts = (): KeptTexts => ({ bytes: next(), ends: next() })
  const lists = (): KeptLists => ({ hashes: next(), words: next(), ends: next() })
  const segment = () => ({
    codes: next<Uint32Array<ArrayBuffer>>(),
    places: next<Uint32Array<ArrayBuffer>>(),
    bytes: next<Uint8Array<ArrayBuffer>>(),
  })
  // Properties are made in this order, which is that of `arraysOf`.
  return {
    ids: next(),
    digests: next(),
    rowVariants: next(),
    rowTraits: next(),
    titles: texts(),
    variants: { attributes: next(), lists: lists() },
    traits: { lists: lists(), words: texts() },
    parts: partRows.map((rowCount) => ({ terms: segment(), categories: segment(), rowCount })),
  }
}
