import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { BoundedMap } from './bounded.ts'

/** Books that outlive the process: a bank does not forget a payment because a shop restarts. */
export interface Journal {
  /** A map whose every set is on disk before the call returns. */
  map<V>(name: string, limit: number): BoundedMap<V>
  close(): void
}

/** Entries per map that a restart brings back. */
const keptEntries = 2000
/** Bytes after which the file is written again, with its newest entries alone. */
const largestFile = 16_777_216

interface Line {
  readonly map: string
  readonly key: string
  readonly value: unknown
}

export function openJournal(file: string): Journal {
  const earlier = read(file)
  const maps = new Map<string, ReadonlyMap<string, unknown>>(earlier)
  let { descriptor, size } = openNamed(file, maps)
  let closed = false
  /**
   * What could not be written yet, such as on a full disk: the newest of each entry, in their
   * order.
   */
  const behind = new Map<string, string>()

  function write(line: Line): void {
    if (closed) return
    const id = `${line.map} ${line.key}`
    const isFirst = behind.size === 0
    behind.delete(id)
    behind.set(id, textOf(line))
    try {
      // A line that was cut off ends here.
      const text = `${isFirst ? '' : '\n'}${[...behind.values()].join('')}`
      writeWhole(descriptor, text)
      size += text.length
      behind.clear()
      if (size >= largestFile) ({ descriptor, size } = rewritten(descriptor, file, maps))
    } catch (error) {
      // The books go on in memory: a bank that cannot write must not end the shop beside it.
      if (isFirst)
        process.emitWarning(
          `The sandbox's books ${file} cannot be written, and what happens now is lost if it stops: ${(error as Error).message}`,
        )
    }
  }

  return {
    map<V>(name: string, limit: number) {
      const entries = [...(earlier.get(name) ?? [])] as [string, V][]
      const map = new BoundedMap<V>(limit, entries.slice(-keptEntries), (key, value) =>
        write({ map: name, key, value }),
      )
      maps.set(name, map)
      return map
    },
    close() {
      if (!closed) closeSync(descriptor)
      closed = true
    },
  }
}

/** The system may take a part of it alone, and say why only when it is asked again. */
function writeWhole(descriptor: number, text: string): void {
  const bytes = Buffer.from(text)
  for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written)
}

/** The books in a new file; the old one is closed once that is there. */
function rewritten(
  descriptor: number,
  file: string,
  maps: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
): { descriptor: number; size: number } {
  const opened = open(file, maps)
  closeSync(descriptor)
  return opened
}

/** A full disk tells no name. */
function openNamed(
  file: string,
  maps: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
): { descriptor: number; size: number } {
  try {
    return open(file, maps)
  } catch (error) {
    throw Object.assign(
      new Error(`The sandbox's books ${file} cannot be written: ${(error as Error).message}`),
      { syscall: 'write', cause: error },
    )
  }
}

const textOf = (line: Line) => `${JSON.stringify(line)}\n`

/**
 * The last value of each key wins; a last line that was cut off by a crash was never answered for.
 */
function read(file: string): Map<string, Map<string, unknown>> {
  const found = new Map<string, Map<string, unknown>>()
  for (const text of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    try {
      const { map, key, value } = JSON.parse(text) as Line
      const entries = found.get(map) ?? new Map<string, unknown>()
      found.set(map, entries.set(key, value))
    } catch {
      continue
    }
  }
  return found
}

/** Goes on where the file ends, or writes it again when it has grown too large. */
function open(
  file: string,
  maps: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
): { descriptor: number; size: number } {
  const size = existsSync(file) ? statSync(file).size : 0
  if (size < largestFile) {
    const descriptor = openSync(file, 'a', 0o600)
    // Ends a line that a crash cut off.
    writeSync(descriptor, '\n')
    return { descriptor, size: size + 1 }
  }
  const lines = [...maps].flatMap(([map, entries]) =>
    [...entries].slice(-keptEntries).map(([key, value]) => textOf({ map, key, value })),
  )
  const text = lines.join('')
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return { descriptor: openSync(file, 'a', 0o600), size: text.length }
}
