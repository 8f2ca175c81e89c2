import { nameKey } from '@mallard/kernel'

/** A path of a picture as it is compared: whatever case, width of signs and form of accents it has. */
export const pathKey = (path: string): string =>
  nameKey(path)
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')

const bareKey = (key: string) => key.replace(/\.(?:jpe?g|png|webp)$/, '')

type ZipPlace =
  | { readonly index: number }
  /** Several files have the name, in different folders. */
  | 'several'

/**
 * Files of a zip that names mean, by the keys of the names: with or without the folders above, and
 * without its ending where no file has exactly the name.
 */
export function zipPlaces(
  names: Iterable<string>,
  files: readonly string[],
): ReadonlyMap<string, ZipPlace> {
  const byEnd = new Map<string, number[]>()
  const note = (key: string, index: number) => byEnd.set(key, [...(byEnd.get(key) ?? []), index])
  const wholes = new Map<string, number>()
  for (const [index, file] of files.entries()) {
    const key = pathKey(file)
    if (!wholes.has(key)) wholes.set(key, index)
    const parts = key.split('/')
    for (const at of parts.keys()) {
      const end = parts.slice(at).join('/')
      note(end, index)
      if (bareKey(end) !== end) note(`${bareKey(end)}\n`, index)
    }
  }
  const found = new Map<string, ZipPlace>()
  for (const name of names) {
    const key = pathKey(name)
    const whole = wholes.get(key)
    const ends = byEnd.get(key) ?? byEnd.get(`${bareKey(key) === key ? key : ''}\n`) ?? []
    if (whole !== undefined) found.set(key, { index: whole })
    else if (ends.length === 1) found.set(key, { index: ends[0]! })
    else if (ends.length > 1) found.set(key, 'several')
  }
  return found
}
