import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { BoundedMap } from './bounded.ts'

/** Books that outlive the process: a bank does not forget a payment because a shop restarts. */
export interface Journal {
  /** A map whose every set is on disk before the call returns. */
  map<V>(name: string, limit: number): BoundedMap<V>
  close(): void
}

/** Entries per map that a restart brings back. */
const keptEntries = 2000
/** Bytes after which the file is written anew, with its newest entries alone. */
const largestFile = 16_777_216

interface Line {
  readonly map: string
  readonly key: string
  readonly value: unknown
}

export function openJournal(file: string): Journal {
  const earlier = read(file)
  const maps = new Map<string, ReadonlyMap<string, unknown>>(earlier)
  let { descriptor, size } = open(file, maps)
  let closed = false

  function write(line: Line): void {
    if (closed) return
    const text = textOf(line)
    writeSync(descriptor, text)
    size += text.length
    if (size < largestFile) return
    closeSync(descriptor)
    ;({ descriptor, size } = open(file, maps))
  }

  return {
    map<V>(name: string, limit: number) {
      const entries = [...(earlier.get(name) ?? [])] as [string, V][]
      const map = new BoundedMap<V>(limit, entries.slice(-keptEntries), (key, value) => write({ map: name, key, value }))
      maps.set(name, map)
      return map
    },
    close() {
      if (!closed) closeSync(descriptor)
      closed = true
    },
  }
}

const textOf = (line: Line) => `${JSON.stringify(line)}\n`

/** The last value of each key wins; a last line that was cut off by a crash was never answered for. */
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

/** Goes on where the file ends, or writes it anew when it has grown too large. */
function open(file: string, maps: ReadonlyMap<string, ReadonlyMap<string, unknown>>): { descriptor: number; size: number } {
  const size = existsSync(file) ? statSync(file).size : 0
  if (size < largestFile) {
    const descriptor = openSync(file, 'a', 0o600)
    // Ends a line that a crash cut off.
    writeSync(descriptor, '\n')
    return { descriptor, size: size + 1 }
  }
  const lines = [...maps].flatMap(([map, entries]) => [...entries].slice(-keptEntries).map(([key, value]) => textOf({ map, key, value })))
  const text = lines.join('')
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return { descriptor: openSync(file, 'a', 0o600), size: text.length }
}
