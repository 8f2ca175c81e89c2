import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl'
import { PartsReader, type ZipSource } from './parts-reader.ts'
import { entryFault, entryName, isNoFile, type ZipFault } from './names.rules.ts'

interface ZipLimits {
  /** Entries at the most. */
  readonly entries: number
  /** Bytes of one of them, unfolded. */
  readonly each: number
  /** Bytes of all that is unfolded. */
  readonly total: number
}

export interface ZipEntry {
  readonly name: string
  /** What it holds, or why it is passed over. */
  unfold(): Promise<Buffer | ZipFault>
}

interface PassedEntry {
  readonly name: string
  readonly fault: ZipFault
}

interface OpenZip {
  readonly entries: readonly ZipEntry[]
  readonly passed: readonly PassedEntry[]
}

/**
 * What a stranger's zip holds, by its own list; nothing is unfolded before it is asked for, and then
 * no further than it says and the bounds let.
 */
export async function readZip(
  source: ZipSource,
  limits: ZipLimits,
): Promise<OpenZip | 'unreadable' | 'tooMany'> {
  const entries: ZipEntry[] = []
  const passed: PassedEntry[] = []
  let left = limits.total
  try {
    const zip = await fromRandomAccessReaderPromise(new PartsReader(source), source.size, {
      autoClose: false,
      // Names are ours to decode and to judge.
      decodeStrings: false,
    })
    if (zip.entryCount > limits.entries) return 'tooMany'
    for await (const entry of zip.eachEntry()) {
      const name = entryName(entry.fileNameRaw)
      if (isNoFile(name)) continue
      const head = { name, size: entry.uncompressedSize, ...flagsOf(entry) }
      const fault = entryFault(head, limits.each)
      if (fault) {
        passed.push({ name, fault })
        continue
      }
      const unfold = async (): Promise<Buffer | ZipFault> => {
        if (entry.uncompressedSize > left) return 'total'
        left -= entry.uncompressedSize
        return unfolded(zip, entry)
      }
      entries.push({ name, unfold })
    }
  } catch {
    // Whatever is wrong with such a file is wrong with the file.
    return 'unreadable'
  }
  return { entries, passed }
}

const flagsOf = (entry: Entry) => ({
  isEncrypted: entry.isEncrypted(),
  mode: entry.versionMadeBy >> 8 === 3 ? entry.externalFileAttributes >>> 16 : 0,
})

/** The library ends a stream that holds more or less than its entry says. */
async function unfolded(zip: ZipFile, entry: Entry): Promise<Buffer | 'broken'> {
  try {
    const parts: Buffer[] = []
    for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>)
      parts.push(part)
    return Buffer.concat(parts)
  } catch {
    return 'broken'
  }
}
