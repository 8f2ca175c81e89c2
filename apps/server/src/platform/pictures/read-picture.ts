import { createHash } from 'node:crypto'
import { sharpLibrary } from './sharp.ts'

/** domain.md §6: 50 megapixels. */
const maxPixels = 50_000_000
/**
 * Of a panorama, and as many as a WebP can have: a picture of one column takes seconds to shrink.
 */
const maxOfSide = 16_384
/** Bytes of a picture when it is drawn whole, as interlaced ones are. */
const maxDrawn = 200_000_000
/** Pixels of the longer side that is kept; the widest that phones are sent is 1080. */
const longestSide = 2160
const quality = 84
export type PictureFault = 'heic' | 'type' | 'pixels' | 'broken'

export interface ReadPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** While it loads. */
  readonly color: string
  /** The first 8 hex digits of the digest: part of its address. */
  readonly hash: string
  /** SHA-256 of the bytes, in hex. */
  readonly digest: string
}

/** What the first bytes say it is; what the sender calls it counts for nothing. */
export function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heic' | undefined {
  const text = bytes.subarray(0, 32).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return text.slice(4, 8) === 'ftyp' && /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(text.slice(8, 12))
    ? 'heic'
    : undefined
}

/**
 * Draws a stranger's picture again: nothing of the file itself is left, neither its place and
 * camera nor what else may be hidden in it. The work is done in libvips' own threads; it wants some
 * 200 MB, so callers take turns.
 */
export async function readPicture(bytes: Buffer): Promise<ReadPicture | PictureFault> {
  const kind = kindOf(bytes)
  if (kind === undefined) return 'type'
  if (kind === 'heic') return 'heic'
  return draw(bytes)
}

async function draw(bytes: Buffer): Promise<ReadPicture | PictureFault> {
  const sharp = await sharpLibrary()
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const
  try {
    const { width, height, channels, depth } = await sharp(bytes, {
      ...options,
      limitInputPixels: false,
    }).metadata()
    const pixels = width * height
    if (Math.max(width, height) > maxOfSide || pixels > maxPixels) return 'pixels'
    if (pixels * channels * (depth === 'uchar' ? 1 : 2) > maxDrawn) return 'pixels'
    const drawn = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true })
    const { data: pixel } = await sharp(drawn.data)
      .resize(1, 1)
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const digest = createHash('sha256').update(drawn.data).digest('hex')
    return {
      bytes: drawn.data,
      width: drawn.info.width,
      height: drawn.info.height,
      color: `#${[...pixel.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
      hash: digest.slice(0, 8),
      digest,
    }
  } catch {
    return 'broken'
  }
}
