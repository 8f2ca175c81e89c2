import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What one feature says in a file of this kind. */
export interface Manifest<T> {
  /** From the folder with the sources on. */
  readonly file: string
  /** The name of what the file exports. */
  readonly name: string
  readonly value: T
  readonly text: string
}

/**
 * What all files say whose names end so, in the order of their paths.
 *
 * @throws when a file exports more than one thing, or nothing
 */
export async function manifests<T>(source: string, ending: string): Promise<Manifest<T>[]> {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const files = found.filter((file) => file.endsWith(ending)).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const path = join(source, file)
      const exported = (await import(pathToFileURL(path).href)) as Record<string, T>
      const [name = '', ...more] = Object.keys(exported)
      if (name === '' || more.length > 0) throw new Error(`${path} exports one thing`)
      return { file, name, value: exported[name]!, text: readFileSync(path, 'utf8') }
    }),
  )
}

/** A function that is told each value once. @throws when it is told one twice */
export function once(what: string): (value: string) => void {
  const seen = new Set<string>()
  return (value) => {
    if (seen.has(value)) throw new Error(`${what} ${value} is said twice`)
    seen.add(value)
  }
}
