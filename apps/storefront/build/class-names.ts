import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = `${letters}0123456789`

/** A class of a stylesheet: which file, below the root, and what it is called there. */
type Key = `${string}#${string}`

/**
 * Short names for the classes of all stylesheets below `folders`: every page carries those that it
 * uses, each at least twice, and what is drawn by chance does not pack. Two signs have room for 3
 * 224. A name comes from where the class stands, so that few others change when one is added, and
 * the browser's build and the renderer's say the same.
 */
export function shortClassNames(
  root: string,
  folders: readonly string[],
): (name: string, file: string) => string {
  let names = namesOf(root, folders)
  return (name, file) => {
    const key = keyOf(root, file.replace(/\?.*$/, ''), name)
    // In development a class may be younger than the list.
    if (!names.has(key)) names = namesOf(root, folders)
    const short = names.get(key)
    if (short === undefined)
      throw new Error(`${key} stands in no stylesheet below ${folders.join(', ')}`)
    return short
  }
}

function keyOf(root: string, file: string, name: string): Key {
  return `${relative(root, file).split(sep).join('/')}#${name}`
}

function namesOf(root: string, folders: readonly string[]): Map<Key, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.module.css'))
      .map((path) => join(root, folder, path)),
  )
  const keys = new Set(
    files.flatMap((file) => {
      const found = readFileSync(file, 'utf8').matchAll(
        /\.([A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g,
      )
      return [...found].map(([, name, motion]) => keyOf(root, file, name ?? motion ?? ''))
    }),
  )
  // A name that is taken already leads to another, in an order that both builds share.
  const length = keys.size * 2 < letters.length * signs.length ? 2 : 3
  const taken = new Set<string>()
  const names = new Map<Key, string>()
  for (const key of [...keys].toSorted()) {
    let attempt = 0
    let name = nameFrom(key, attempt, length)
    while (taken.has(name)) name = nameFrom(key, (attempt += 1), length)
    taken.add(name)
    names.set(key, name)
  }
  return names
}

function nameFrom(key: Key, attempt: number, length: number): string {
  const bytes = createHash('sha256').update(`${key} ${attempt}`).digest()
  return Array.from({ length }, (_, place) => {
    const kinds = place === 0 ? letters : signs
    return kinds[bytes.readUInt32BE(place * 4) % kinds.length]
  }).join('')
}
