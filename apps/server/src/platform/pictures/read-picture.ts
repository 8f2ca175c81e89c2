import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** domain.md §6: 50 megapixels. */
const mostPixels = 50_000_000
/** Pixels of the longer side that is kept; the widest that phones are sent is 1080. */
const longestSide = 2160
const quality = 84
/** Pictures drawn at once: each may want some 200 MB. */
const atOnce = 2

export type PictureFault = 'heic' | 'type' | 'pixels' | 'broken'

export interface ReadPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** While it loads. */
  readonly color: string
  readonly hash: string
}

/** What the first bytes say it is; what the sender calls it counts for nothing. */
export function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heic' | undefined {
  const text = bytes.subarray(0, 32).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return text.slice(4, 8) === 'ftyp' && /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(text.slice(8, 12)) ? 'heic' : undefined
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await act()
  } finally {
    // Whoever waits longest takes the place over.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Draws a stranger's picture anew: nothing of the file itself is left, neither its place and camera nor what else may be hidden in it. */
export async function readPicture(bytes: Buffer): Promise<ReadPicture | PictureFault> {
  const kind = kindOf(bytes)
  if (kind === undefined) return 'type'
  if (kind === 'heic') return 'heic'
  return inTurn(() => draw(bytes))
}

async function draw(bytes: Buffer): Promise<ReadPicture | PictureFault> {
  const options = { limitInputPixels: mostPixels, failOn: 'error' } as const
  try {
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return 'pixels'
    const drawn = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true })
    const { data: pixel } = await sharp(drawn.data).resize(1, 1).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
    return {
      bytes: drawn.data,
      width: drawn.info.width,
      height: drawn.info.height,
      color: `#${[...pixel.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
      hash: createHash('sha256').update(drawn.data).digest('hex').slice(0, 8),
    }
  } catch {
    return 'broken'
  }
}
