import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureRef } from '@mallard/contract/fields'
import { sharpLibrary } from '#platform/pictures/sharp.ts'

/** Looks pictures up by their key: address, size and colour while it loads. */
export type PictureOf = (key: string) => Promise<PictureRef>

/**
 * Reads the masters of a folder, each once. A key without a master is a fault of the demo world and
 * is named.
 */
export function picturesIn(folder: string): PictureOf {
  const known = new Map<string, Promise<PictureRef>>()
  return (key) => {
    const found = known.get(key) ?? read(folder, key)
    known.set(key, found)
    return found
  }
}

async function read(folder: string, key: string): Promise<PictureRef> {
  const file = join(folder, `${key}.webp`)
  if (!existsSync(file)) throw new Error(`the picture ${key} has no master in ${folder}`)
  const bytes = await readFile(file)
  const sharp = await sharpLibrary()
  const image = sharp(bytes)
  const { width, height } = await image.metadata()
  const { data } = await image
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const color = `#${[...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return { url: `/pictures/${key}.${hash}.webp`, width, height, color }
}
